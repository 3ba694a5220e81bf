//! What a position is worth by its equation: the mean over the die of the best move. A six that cannot be used leads back
//! to the same position, and passing to and fro between two players who cannot move leads round in a circle: both are
//! solved in closed form instead of being iterated.

use super::{Duel, Seen, code};
use crate::cells::{Cells, Pair};
use crate::formation::{FINISHED, Formation, Id};

/// Out of 216 times: a six falls in three tries.
const SIX_IN_THREE: u128 = 91;
/// Out of 216 times: it does not.
const NO_SIX_IN_THREE: u128 = 125;

/// A position's equation, as far as it is known without the position after passing:
/// value × `whole` = sum + `passes` × (1 − value of the opponent after a pass).
#[derive(Clone, Copy)]
pub(super) struct Open {
    low: u128,
    high: u128,
    passes: u128,
    whole: u128,
}

/// What the dice say about a position.
pub(super) enum Outcome {
    /// Its bounds.
    Known(Pair),
    /// Its equation, which needs the position after a pass.
    Open(Open),
}

/// Everything about an opponent that does not change while the mover's formations are gone through.
pub(super) struct Opponent<'f> {
    id: Id,
    formation: &'f Formation,
    /// The opponent's pieces on the ring, as the mover counts fields.
    occupied: u64,
    /// How many fields are free of the opponent's pieces before each field, as he counts them.
    free: &'f [u8],
    /// The mover's column for which `rows` holds.
    column: u8,
    /// Where the opponent's row begins among the positions in which he is to roll and the mover has that column and so
    /// many pieces on the ring.
    rows: [u64; 5],
}

impl<C: Cells> Duel<C> {
    pub(super) fn opponent(&self, id: Id, column: u8) -> Opponent<'_> {
        let formation = self.formations.get(id);
        let seen = &self.seen[id as usize];
        let room = (self.board.pieces() - column.count_ones() as usize) as u8;
        let mut rows = [0; 5];
        for (count, row) in (0..=room).zip(&mut rows) {
            *row = self.row(formation, seen.room, count, room);
        }
        Opponent {
            column,
            rows,
            id,
            formation,
            occupied: fields(seen),
            free: self.free_before(id),
        }
    }

    /// Where a row begins: its owner is to roll, and the other has so many pieces on the ring and outside his column.
    #[inline]
    fn row(&self, owner: &Formation, owner_room: u8, count: u8, room: u8) -> u64 {
        let begin = self.begins[code([owner_room, room, owner.count, count])];
        let free = usize::from(self.board.fields() - owner.count);
        begin.wrapping_add(u64::from(owner.rank) * self.table.of(free, count.into()))
    }

    /// What the mover has when the opponent is to roll and he stands so, nothing captured.
    #[inline]
    fn handed_over(&self, mover: Id, opponent: &Opponent<'_>) -> Pair {
        let seen = &self.seen[mover as usize];
        let row = opponent.formation;
        let mut at = if seen.column == opponent.column {
            opponent.rows[usize::from(seen.count)]
        } else {
            self.row(
                row,
                self.seen[opponent.id as usize].room,
                seen.count,
                seen.room,
            )
        };
        for (place, &field) in seen.fields[..seen.count.into()].iter().enumerate() {
            at += self
                .table
                .of(opponent.free[usize::from(field)].into(), place + 1);
        }
        let pair = self.cells(row.column, seen.column).get(at as usize);
        pair.other(C::ONE)
    }

    /// The best of what can be done with a roll after which the opponent rolls; none when nothing can move.
    #[inline]
    fn best(&self, mover: Id, opponent: &Opponent<'_>, die: u8) -> Option<Pair> {
        let mut best: Option<Pair> = None;
        for go in self.formations.goes(mover, die) {
            let pair = if go.to == FINISHED {
                won::<C>()
            } else if captures(go.lands, opponent) {
                let other = self.without(opponent.id, self.opposite(go.lands));
                self.pair(other, go.to).other(C::ONE)
            } else {
                self.handed_over(go.to, opponent)
            };
            best = Some(best.map_or(pair, |best| best.max(pair)));
        }
        best
    }

    /// The best of what can be done with a six after which the same player rolls again.
    #[inline]
    fn best_and_again(&self, mover: Id, opponent: &Opponent<'_>) -> Option<Pair> {
        let mut best: Option<Pair> = None;
        for go in self.formations.goes(mover, 6) {
            let pair = if go.to == FINISHED {
                won::<C>()
            } else if captures(go.lands, opponent) {
                self.pair(go.to, self.without(opponent.id, self.opposite(go.lands)))
            } else {
                self.pair(go.to, opponent.id)
            };
            best = Some(best.map_or(pair, |best| best.max(pair)));
        }
        best
    }

    /// The opponent's own count of the ring field that the mover counts as his place.
    fn opposite(&self, place: u8) -> u8 {
        (place - 1 + self.board.fields() / 2) % self.board.fields()
    }

    /// What the dice say about the mover's formation against this opponent.
    pub(super) fn outcome(&self, mover: Id, opponent: &Opponent<'_>) -> Outcome {
        let formation = self.formations.get(mover);
        if self.variant.three_tries && formation.ring == 0 && formation.column == 0 {
            return self.in_house(mover, opponent);
        }
        let (mut low, mut high, mut passes) = (0, 0, 0u64);
        let mut whole = 6;
        for die in 1..=5 {
            match self.best(mover, opponent, die) {
                Some(best) if self.variant.may_decline => {
                    let best = best.max(self.handed_over(mover, opponent));
                    low += best.low;
                    high += best.high;
                }
                Some(best) => {
                    low += best.low;
                    high += best.high;
                }
                None => passes += 1,
            }
        }
        if self.variant.may_decline && passes > 0 {
            // Declining mixes with other choices, so that a pass is no longer a term of a linear equation.
            let kept = self.handed_over(mover, opponent);
            low += kept.low * passes;
            high += kept.high * passes;
            passes = 0;
        }
        let again = !self.variant.one_roll;
        let six = if again {
            self.best_and_again(mover, opponent)
        } else {
            self.best(mover, opponent, 6)
        };
        let declined = self.variant.may_decline && !again;
        match six {
            Some(six) if declined => {
                let six = six.max(self.handed_over(mover, opponent));
                low += six.low;
                high += six.high;
            }
            Some(six) if self.variant.may_decline => {
                // Declining a six is rolling again: what the other five faces are worth by themselves.
                return Outcome::Known(Pair {
                    low: ((low + six.low) / 6).max(low / 5),
                    high: (high + six.high).div_ceil(6).max(high.div_ceil(5)),
                });
            }
            Some(six) => {
                low += six.low;
                high += six.high;
            }
            None if again => whole = 5,
            None if declined => {
                let kept = self.handed_over(mover, opponent);
                low += kept.low;
                high += kept.high;
            }
            None => passes += 1,
        }
        if passes == 0 {
            let known = if whole == 6 {
                Pair {
                    low: low / 6,
                    high: high.div_ceil(6),
                }
            } else {
                Pair {
                    low: low / 5,
                    high: high.div_ceil(5),
                }
            };
            return Outcome::Known(known);
        }
        Outcome::Open(Open {
            low: low.into(),
            high: high.into(),
            passes: passes.into(),
            whole,
        })
    }

    /// All pieces in the house, and three tries for a six, which can always be used.
    fn in_house(&self, mover: Id, opponent: &Opponent<'_>) -> Outcome {
        let again = !self.variant.one_roll;
        let entered = if again {
            self.best_and_again(mover, opponent)
        } else {
            self.best(mover, opponent, 6)
        };
        let entered = entered.expect("with all pieces in the house the entry is free");
        let open = |six: Pair| Open {
            low: SIX_IN_THREE * u128::from(six.low),
            high: SIX_IN_THREE * u128::from(six.high),
            passes: NO_SIX_IN_THREE,
            whole: SIX_IN_THREE + NO_SIX_IN_THREE,
        };
        if !self.variant.may_decline {
            return Outcome::Open(open(entered));
        }
        let kept = self.handed_over(mover, opponent);
        if again {
            // Declining every six means to hand over in the end.
            return Outcome::Known(open(entered).with(kept.other(C::ONE), C::ONE).max(kept));
        }
        Outcome::Known(open(entered.max(kept)).with(kept.other(C::ONE), C::ONE))
    }

    /// What the dice say about the position after a pass.
    fn turned(&self, mover: Id, opponent: &Opponent<'_>) -> Outcome {
        self.outcome(
            opponent.id,
            &self.opponent(mover, opponent.formation.column),
        )
    }

    /// New bounds for a position.
    #[inline]
    pub(super) fn evaluate(&self, mover: Id, opponent: &Opponent<'_>) -> Pair {
        match self.outcome(mover, opponent) {
            Outcome::Known(pair) => pair,
            Outcome::Open(here) => match self.turned(mover, opponent) {
                Outcome::Known(there) => here.with(there, C::ONE),
                Outcome::Open(there) => here.together_with(there, C::ONE),
            },
        }
    }
}

impl Open {
    /// The value when the opponent's, after a pass, is known.
    fn with(self, there: Pair, one: u64) -> Pair {
        let after = there.other(one);
        let low = (self.low + self.passes * u128::from(after.low)) / self.whole;
        let high = (self.high + self.passes * u128::from(after.high)).div_ceil(self.whole);
        Pair {
            low: low as u64,
            high: (high as u64).min(one),
        }
    }

    /// The value when passing leads there and passing there leads back: two linear equations. Every true value keeps both
    /// as inequalities, so what follows from them bounds it, whatever is still unknown.
    fn together_with(self, there: Open, one: u64) -> Pair {
        let one = u128::from(one);
        let whole = self.whole * there.whole - self.passes * there.passes;
        let least = there.whole * (self.low + self.passes * one);
        let least = least.saturating_sub(self.passes * (there.high + there.passes * one));
        let most = there.whole * (self.high + self.passes * one);
        let most = most.saturating_sub(self.passes * (there.low + there.passes * one));
        Pair {
            low: (least / whole) as u64,
            high: most.div_ceil(whole).min(one) as u64,
        }
    }
}

fn won<C: Cells>() -> Pair {
    Pair {
        low: C::ONE,
        high: C::ONE,
    }
}

#[inline]
fn captures(lands: u8, opponent: &Opponent<'_>) -> bool {
    lands > 0 && opponent.occupied >> (lands - 1) & 1 == 1
}

fn fields(seen: &Seen) -> u64 {
    let taken = &seen.fields[..seen.count.into()];
    taken.iter().fold(0, |all, &field| all | 1 << field)
}

impl Opponent<'_> {
    pub(super) fn id(&self) -> Id {
        self.id
    }

    /// Whether one of these ring fields, as the mover counts them, is taken.
    pub(super) fn meets(&self, ring: u64) -> bool {
        self.occupied & ring != 0
    }
}
