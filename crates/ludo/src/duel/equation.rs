//! The equation of a position between two players: what each move leads to. Passing to and fro between two players who
//! cannot move leads round in a circle, which is solved in closed form instead of being iterated.

use super::Duel;
use crate::cells::{Cells, Pair};
use crate::equation::{Open, Outcome, Rolls, outcome};
use crate::formation::{FINISHED, Formation, Id};

/// Everything about an opponent that does not change while the mover's formations are gone through.
pub(super) struct Opponent<'f> {
    id: Id,
    formation: &'f Formation,
    room: u8,
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

/// A player about to roll, and his opponent.
struct Facing<'d, C> {
    duel: &'d Duel<C>,
    mover: Id,
    opponent: &'d Opponent<'d>,
}

impl<C: Cells> Rolls for Facing<'_, C> {
    type Value = Pair;

    #[inline]
    fn best(&self, die: u8) -> Option<Pair> {
        let mut best: Option<Pair> = None;
        for go in self.duel.formations.goes(self.mover, die) {
            let pair = if go.to == FINISHED {
                won::<C>()
            } else if self.opponent.stands_on(go.lands) {
                self.duel.captured(go.to, self.opponent, go.lands, false)
            } else {
                self.duel.handed_over(go.to, self.opponent)
            };
            best = Some(best.map_or(pair, |best| best.max(pair)));
        }
        best
    }

    #[inline]
    fn best_and_again(&self) -> Option<Pair> {
        let mut best: Option<Pair> = None;
        for go in self.duel.formations.goes(self.mover, 6) {
            let pair = if go.to == FINISHED {
                won::<C>()
            } else if self.opponent.stands_on(go.lands) {
                self.duel.captured(go.to, self.opponent, go.lands, true)
            } else {
                self.duel.kept(go.to, self.opponent)
            };
            best = Some(best.map_or(pair, |best| best.max(pair)));
        }
        best
    }

    #[inline]
    fn passed(&self) -> Pair {
        self.duel.handed_over(self.mover, self.opponent)
    }

    #[inline]
    fn better(&self, one: Pair, other: Pair) -> Pair {
        one.max(other)
    }
}

impl<C: Cells> Duel<C> {
    pub(super) fn opponent(&self, id: Id, column: u8) -> Opponent<'_> {
        let formation = self.formations.get(id);
        let seen = &self.seen[id as usize];
        let room = (self.board.pieces() - column.count_ones() as usize) as u8;
        let mut rows = [0; 5];
        for (count, row) in (0..=room).zip(&mut rows) {
            *row = self.row(id, seen.room, count, room);
        }
        let (fields, half) = (self.board.fields(), self.board.fields() / 2);
        let all = (1 << fields) - 1;
        Opponent {
            id,
            formation,
            room: seen.room,
            occupied: (formation.ring << half | formation.ring >> (fields - half)) & all,
            free: self.free_before(id),
            column,
            rows,
        }
    }

    /// The place of the mover's formation in the opponent's row.
    #[inline]
    pub(super) fn spot(&self, mover: Id, opponent: &Opponent<'_>) -> usize {
        let seen = &self.seen[mover as usize];
        let row = if seen.column == opponent.column {
            opponent.rows[usize::from(seen.count)]
        } else {
            self.row(opponent.id, opponent.room, seen.count, seen.room)
        };
        (row + self.column(opponent.formation.count, opponent.free, seen)) as usize
    }

    /// What the mover has when the opponent is to roll and he stands so, nothing captured.
    #[inline]
    pub(super) fn handed_over(&self, mover: Id, opponent: &Opponent<'_>) -> Pair {
        let column = self.seen[mover as usize].column;
        let cells = self.cells(opponent.formation.column, column);
        cells.get(self.spot(mover, opponent)).other(C::ONE)
    }

    /// What the mover has when he is to roll himself and stands so, nothing captured.
    #[inline]
    pub(super) fn kept(&self, mover: Id, opponent: &Opponent<'_>) -> Pair {
        let column = self.seen[mover as usize].column;
        let cells = self.turned(column, opponent.formation.column);
        cells.get(self.spot(mover, opponent))
    }

    /// What the mover has when he stands so, the opponent's piece on this place was sent home, and he is to roll again
    /// or the opponent.
    pub(super) fn captured(
        &self,
        mover: Id,
        opponent: &Opponent<'_>,
        place: u8,
        again: bool,
    ) -> Pair {
        let other = self.without(opponent.id, place);
        let at = self.place(other, mover);
        let columns = (self.seen[mover as usize].column, opponent.formation.column);
        if again {
            self.turned(columns.0, columns.1).get(at)
        } else {
            self.cells(columns.1, columns.0).get(at).other(C::ONE)
        }
    }

    /// The formation without the piece on this place of the opponent.
    pub(super) fn without(&self, id: Id, place: u8) -> Id {
        let formation = self.formations.get(id);
        let field = (place - 1 + self.board.fields() / 2) % self.board.fields();
        let ring = formation.ring & !(1 << field);
        self.formations.find(formation.column, ring, &self.table)
    }

    #[inline]
    fn outcome(&self, mover: Id, opponent: &Opponent<'_>) -> Outcome<Pair> {
        let formation = self.formations.get(mover);
        let facing = Facing {
            duel: self,
            mover,
            opponent,
        };
        outcome(
            &facing,
            self.variant,
            formation.ring == 0 && formation.column == 0,
        )
    }

    /// New bounds for a position.
    #[inline]
    pub(super) fn evaluate(&self, mover: Id, opponent: &Opponent<'_>) -> Pair {
        match self.outcome(mover, opponent) {
            Outcome::Known(pair) => pair,
            Outcome::Open(here) => {
                let turned = self.opponent(mover, opponent.formation.column);
                match self.outcome(opponent.id, &turned) {
                    Outcome::Known(there) => here.with(there.other(C::ONE)),
                    Outcome::Open(there) => together(here, there, C::ONE),
                }
            }
        }
    }
}

/// The value when passing leads there and passing there leads back: two linear equations. Every true value keeps both as
/// inequalities, so what follows from them bounds it, whatever is still unknown.
pub(super) fn together(here: Open<Pair>, there: Open<Pair>, one: u64) -> Pair {
    let [passes, back] = [here.passes, there.passes].map(u128::from);
    let [whole, other] = [here.whole, there.whole].map(u128::from);
    let one = u128::from(one);
    let divisor = whole * other - passes * back;
    let solved = |mine: u64, yours: u64| {
        let most = other * (u128::from(mine) + passes * one);
        most.saturating_sub(passes * (u128::from(yours) + back * one))
    };
    let low = solved(here.sum.low, there.sum.high) / divisor;
    let high = solved(here.sum.high, there.sum.low).div_ceil(divisor);
    Pair {
        low: low as u64,
        high: high.min(one) as u64,
    }
}

pub(super) fn won<C: Cells>() -> Pair {
    Pair {
        low: C::ONE,
        high: C::ONE,
    }
}

impl Opponent<'_> {
    pub(super) fn id(&self) -> Id {
        self.id
    }

    /// Whether a piece of his stands where the mover counts this place; 0 is no place on the ring.
    #[inline]
    pub(super) fn stands_on(&self, place: u8) -> bool {
        place > 0 && self.occupied >> (place - 1) & 1 == 1
    }

    /// Whether one of these ring fields, as the mover counts them, is taken.
    #[inline]
    pub(super) fn meets(&self, ring: u64) -> bool {
        self.occupied & ring != 0
    }
}
