//! The equation of a position between two players: what each move leads to. Passing to and fro between two players who
//! cannot move leads round in a circle, which is solved in closed form instead of being iterated.

use super::{Duel, Rows};
use crate::cells::{Cells, Pair};
use crate::equation::{Open, Outcome, Rolls, outcome};
use crate::formation::{FINISHED, Formation, Id};
use std::ops::Range;

/// Everything about an opponent that does not change while the mover's formations are gone through.
pub(super) struct Opponent<'d, C, R: Rows> {
    id: Id,
    formation: &'d Formation,
    /// The opponent's pieces on the ring, as the mover counts fields.
    occupied: u64,
    /// The mover's column for which the rest holds.
    column: u8,
    /// The formations with that column.
    near: Range<Id>,
    /// The opponent's row against them.
    row: R::Row,
    /// The bounds in it when he is to roll, and when the mover is.
    rolls: &'d C,
    again: &'d C,
}

/// A player about to roll, and his opponent.
struct Facing<'d, 'o, C, R: Rows> {
    duel: &'d Duel<C, R>,
    mover: Id,
    opponent: &'o Opponent<'d, C, R>,
}

impl<C: Cells, R: Rows> Facing<'_, '_, C, R> {
    #[inline]
    fn most(&self, die: u8, quiet: impl Fn(Id) -> Pair, again: bool) -> Option<Pair> {
        let mut best: Option<Pair> = None;
        for go in self.duel.formations.goes(self.mover, die) {
            let pair = if go.to == FINISHED {
                won::<C>()
            } else if self.opponent.stands_on(go.lands) {
                self.duel.captured(go.to, self.opponent, go.lands, again)
            } else {
                quiet(go.to)
            };
            best = Some(best.map_or(pair, |best| best.max(pair)));
        }
        best
    }
}

impl<C: Cells, R: Rows> Rolls for Facing<'_, '_, C, R> {
    type Value = Pair;

    #[inline]
    fn best(&self, die: u8) -> Option<Pair> {
        let quiet = |to| self.duel.handed_over(to, self.opponent);
        self.most(die, quiet, false)
    }

    #[inline]
    fn best_and_again(&self) -> Option<Pair> {
        self.most(6, |to| self.duel.kept(to, self.opponent), true)
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

impl<C: Cells, R: Rows> Duel<C, R> {
    pub(super) fn opponent(&self, id: Id, column: u8) -> Opponent<'_, C, R> {
        let formation = self.formations.get(id);
        let (fields, half) = (self.board.fields(), self.board.fields() / 2);
        let all = (1 << fields) - 1;
        let near = self.formations.of_column(column);
        Opponent {
            id,
            formation,
            occupied: (formation.ring << half | formation.ring >> (fields - half)) & all,
            column,
            near: near.start as Id..near.end as Id,
            row: self.rows.row(id, column),
            rolls: self.cells(formation.column, column),
            again: self.turned(column, formation.column),
        }
    }

    /// What the mover has when the opponent is to roll and he stands so, nothing captured.
    #[inline]
    pub(super) fn handed_over(&self, mover: Id, opponent: &Opponent<'_, C, R>) -> Pair {
        let there = if opponent.near.contains(&mover) {
            opponent.rolls.get(self.rows.spot(opponent.row, mover))
        } else {
            let columns = (opponent.formation.column, self.column(mover));
            let place = self.rows.place(opponent.id, mover, columns);
            self.cells(columns.0, columns.1).get(place)
        };
        there.other(C::ONE)
    }

    /// What the mover has when he is to roll himself and stands so, nothing captured.
    #[inline]
    pub(super) fn kept(&self, mover: Id, opponent: &Opponent<'_, C, R>) -> Pair {
        if opponent.near.contains(&mover) {
            opponent.again.get(self.rows.spot(opponent.row, mover))
        } else {
            let columns = (opponent.formation.column, self.column(mover));
            let place = self.rows.place(opponent.id, mover, columns);
            self.turned(columns.1, columns.0).get(place)
        }
    }

    /// What the mover has when he stands so, the opponent's piece on this place was sent home, and he is to roll again
    /// or the opponent.
    #[inline]
    pub(super) fn captured(
        &self,
        mover: Id,
        opponent: &Opponent<'_, C, R>,
        place: u8,
        again: bool,
    ) -> Pair {
        let other = self.without(opponent.id, place);
        let near = opponent.near.contains(&mover);
        let column = if near {
            opponent.column
        } else {
            self.column(mover)
        };
        let columns = (opponent.formation.column, column);
        let at = self.rows.place(other, mover, columns);
        match (again, near) {
            (true, true) => opponent.again.get(at),
            (true, false) => self.turned(column, columns.0).get(at),
            (false, true) => opponent.rolls.get(at).other(C::ONE),
            (false, false) => self.cells(columns.0, column).get(at).other(C::ONE),
        }
    }

    /// The formation without the piece on this place of the opponent.
    #[inline]
    pub(super) fn without(&self, id: Id, place: u8) -> Id {
        let (fields, half) = (self.board.fields(), self.board.fields() / 2);
        let field = if place > half {
            place - 1 - half
        } else {
            place - 1 + fields - half
        };
        self.formations.without(id, field)
    }

    #[inline]
    fn outcome(&self, mover: Id, opponent: &Opponent<'_, C, R>) -> Outcome<Pair> {
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
    pub(super) fn evaluate(&self, mover: Id, opponent: &Opponent<'_, C, R>) -> Pair {
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

impl<C: Cells, R: Rows> Opponent<'_, C, R> {
    pub(super) fn id(&self) -> Id {
        self.id
    }

    /// The columns of mover and opponent.
    pub(super) fn columns(&self) -> (u8, u8) {
        (self.column, self.formation.column)
    }

    /// What the mover has when he is to roll, at a place in the row.
    #[inline]
    pub(super) fn pair(&self, spot: usize) -> Pair {
        self.again.get(spot)
    }

    /// The row against the mover's column.
    #[inline]
    pub(super) fn row(&self) -> R::Row {
        self.row
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
