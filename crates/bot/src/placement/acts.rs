//! Which acts a side can play in a placement: all of them, or those of some pieces and squares. It plays none.

use super::{Placement, RABBIT};
use crate::act::{Act, Acts, Deed};
use crate::bits::{BACKWARD, EAST, FORWARD, WEST, around, next, shift, take};

impl Placement {
    /// Whether the act can be played by this side with so many steps left: what a table of another thread says is checked.
    #[must_use]
    pub fn allows(&self, side: usize, act: Act, left: usize) -> bool {
        if act.deed() == Deed::Pass || act.0 > 0xfff || act.cost() > left {
            return false;
        }
        let movable = self.movable(side);
        let bit = |square: usize| 1u64 << square;
        if shift(bit(act.square()), act.direction()) & self.empty() == 0 {
            return false;
        }
        match act.deed() {
            Deed::Step => {
                movable & bit(act.square()) != 0
                    && (act.direction() != BACKWARD[side]
                        || self.kinds[RABBIT] & bit(act.square()) == 0)
            }
            Deed::Push => {
                let pusher = shift(bit(act.square()), act.second()) & movable;
                self.all[1 - side] & bit(act.square()) != 0
                    && pusher & self.stronger(self.kind_at(act.square())) != 0
            }
            Deed::Pull => {
                let pulled = shift(bit(act.square()), act.second()) & self.all[1 - side];
                movable & bit(act.square()) != 0
                    && pulled != 0
                    && self.kind_at(act.square()) > self.kind_at(act.other())
            }
            Deed::Pass => false,
        }
    }

    /// Whether any plain step of a side that begins or ends within `near` satisfies the question; asks no further then.
    #[inline]
    pub fn any_step(&self, side: usize, near: u64, asks: impl FnMut(Act) -> bool) -> bool {
        self.any_step_of(side, self.movable(side), near, near, asks)
    }

    /// The same for those of the `movable` pieces, and with squares of its own for each end of the step.
    #[inline]
    pub fn any_step_of(
        &self,
        side: usize,
        movable: u64,
        start: u64,
        end: u64,
        mut asks: impl FnMut(Act) -> bool,
    ) -> bool {
        let empty = self.empty();
        for direction in 0..4 {
            let movers = if direction == BACKWARD[side] {
                movable & !self.kinds[RABBIT]
            } else {
                movable
            };
            let back = direction ^ 1;
            let mut from = movers & shift(empty, back) & (start | shift(end, back));
            while from != 0 {
                if asks(Act::step(take(&mut from), direction)) {
                    return true;
                }
            }
        }
        false
    }

    /// The empty squares to which some of these pieces of a side, all of them movable, can step.
    #[inline]
    #[must_use]
    pub fn arrivals(&self, side: usize, movers: u64) -> u64 {
        let rabbits = movers & self.kinds[RABBIT];
        let ahead = shift(rabbits, FORWARD[side]);
        let sideways = shift(rabbits, EAST) | shift(rabbits, WEST);
        (around(movers ^ rabbits) | ahead | sideways) & self.empty()
    }

    /// Whether any push or pull by which a side displaces an opponent's piece of the set `targets` satisfies the question.
    #[inline]
    pub fn any_displacement(
        &self,
        side: usize,
        targets: u64,
        mut asks: impl FnMut(Act) -> bool,
    ) -> bool {
        let theirs = self.all[1 - side] & targets;
        // Most of the time nobody stands beside a stronger piece.
        if theirs & around(self.all[side]) == 0 {
            return false;
        }
        let movable = self.movable(side);
        let mut stronger = 0;
        for kind in (0..5).rev() {
            stronger |= movable & self.kinds[kind + 1];
            let mut weak = theirs & self.kinds[kind] & around(stronger);
            while weak != 0 {
                if self.any_displacement_of(take(&mut weak), stronger, &mut asks) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether any push or pull of the piece on a square by one of these, stronger than it and movable, satisfies the question.
    #[inline]
    pub fn any_displacement_of(
        &self,
        square: usize,
        stronger: u64,
        mut asks: impl FnMut(Act) -> bool,
    ) -> bool {
        let empty = self.empty();
        let bit = 1u64 << square;
        for toward in 0..4 {
            if shift(bit, toward) & stronger == 0 {
                continue;
            }
            let mover = next(square, toward);
            for direction in 0..4 {
                if shift(bit, direction) & empty != 0 && asks(Act::push(square, direction, toward))
                {
                    return true;
                }
                if shift(1u64 << mover, direction) & empty != 0
                    && asks(Act::pull(mover, direction, toward ^ 1))
                {
                    return true;
                }
            }
        }
        false
    }

    /// Appends the pushes and pulls by which a side displaces an opponent's piece.
    #[inline]
    pub fn displacements(&self, side: usize, out: &mut Acts) {
        self.any_displacement(side, !0, |act| {
            out.push(act);
            false
        });
    }

    /// Appends every act of a side that takes at most `left` steps.
    #[inline]
    pub fn acts(&self, side: usize, left: usize, out: &mut Acts) {
        if left >= 2 {
            self.displacements(side, out);
        }
        if left >= 1 {
            self.any_step(side, !0, |act| {
                out.push(act);
                false
            });
        }
    }

    /// Whether a side can play any act with four steps.
    #[must_use]
    #[inline]
    pub fn can_move(&self, side: usize) -> bool {
        self.any_step(side, !0, |_| true) || self.any_displacement(side, !0, |_| true)
    }
}
