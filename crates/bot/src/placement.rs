//! Who stands where, who is frozen, and what acts do. It knows no hash, so that detectors copy it cheaply, and not whose turn it
//! is, so that they may ask about both sides.

mod acts;

use crate::act::{Act, Deed};
use crate::bits::{GOAL, TRAPS, around};

/// Rabbit, the weakest kind.
pub const RABBIT: usize = 0;
/// Cat.
pub const CAT: usize = 1;
/// Dog.
pub const DOG: usize = 2;
/// Horse.
pub const HORSE: usize = 3;
/// Camel.
pub const CAMEL: usize = 4;
/// Elephant, the strongest kind.
pub const ELEPHANT: usize = 5;

/// A placement of pieces. Sides are 0 (Gold) and 1 (Silver), kinds 0 (rabbit) to 5 (elephant).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The pieces of each side.
    pub all: [u64; 2],
    /// The pieces of each kind, of both sides.
    pub kinds: [u64; 6],
}

/// A piece that was removed by an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removed {
    /// Whose.
    pub side: usize,
    /// Of which kind.
    pub kind: usize,
    /// On which trap.
    pub square: usize,
}

impl Placement {
    /// No pieces.
    pub const EMPTY: Placement = Placement {
        all: [0; 2],
        kinds: [0; 6],
    };

    /// The empty squares.
    #[inline(always)]
    #[must_use]
    pub const fn empty(&self) -> u64 {
        !(self.all[0] | self.all[1])
    }

    /// The pieces of a side and kind.
    #[inline(always)]
    #[must_use]
    pub const fn of(&self, side: usize, kind: usize) -> u64 {
        self.all[side & 1] & self.kinds[kind]
    }

    /// The kind of the piece on a square that is not empty.
    #[inline(always)]
    #[must_use]
    pub const fn kind_at(&self, square: usize) -> usize {
        let k = &self.kinds;
        ((k[1] >> square & 1)
            + 2 * (k[2] >> square & 1)
            + 3 * (k[3] >> square & 1)
            + 4 * (k[4] >> square & 1)
            + 5 * (k[5] >> square & 1)) as usize
    }

    /// The pieces of both sides that are stronger than a kind.
    #[inline(always)]
    #[must_use]
    pub const fn stronger(&self, kind: usize) -> u64 {
        let mut set = 0;
        let mut k = 1;
        // No branch on the kind: it is hardly ever foreseen.
        while k < 6 {
            set |= self.kinds[k] & ((kind < k) as u64).wrapping_neg();
            k += 1;
        }
        set
    }

    /// The pieces of a side that stand beside a stronger piece of the opponent, whether or not a friend helps them.
    #[inline]
    #[must_use]
    pub fn dominated(&self, side: usize) -> u64 {
        let theirs = self.all[1 - side];
        let mut stronger = theirs & self.kinds[ELEPHANT];
        let mut set = self.kinds[CAMEL] & around(stronger);
        stronger |= theirs & self.kinds[CAMEL];
        set |= self.kinds[HORSE] & around(stronger);
        stronger |= theirs & self.kinds[HORSE];
        set |= self.kinds[DOG] & around(stronger);
        stronger |= theirs & self.kinds[DOG];
        set |= self.kinds[CAT] & around(stronger);
        stronger |= theirs & self.kinds[CAT];
        set |= self.kinds[RABBIT] & around(stronger);
        set & self.all[side]
    }

    /// The pieces of a side that cannot step.
    #[inline]
    #[must_use]
    pub fn frozen(&self, side: usize) -> u64 {
        self.dominated(side) & !around(self.all[side])
    }

    /// The pieces of a side that may step.
    #[inline]
    #[must_use]
    pub fn movable(&self, side: usize) -> u64 {
        self.all[side] & !self.frozen(side)
    }

    /// Whether a side has a rabbit on its goal row.
    #[inline(always)]
    #[must_use]
    pub const fn at_goal(&self, side: usize) -> bool {
        self.all[side] & self.kinds[RABBIT] & GOAL[side] != 0
    }

    /// Moves a piece to an empty square and removes whom its leaving or its arrival costs the life.
    #[inline(always)]
    pub fn carry(&mut self, side: usize, kind: usize, from: usize, to: usize) -> Option<Removed> {
        let bits = 1u64 << from | 1u64 << to;
        self.all[side] ^= bits;
        self.kinds[kind] ^= bits;
        // Only the mover's friends lose their support; a step frees at most one of them.
        let endangered = self.all[side] & TRAPS;
        if endangered == 0 {
            return None;
        }
        let lost = endangered & !around(self.all[side]);
        if lost == 0 {
            return None;
        }
        let square = lost.trailing_zeros() as usize & 63;
        let kind = self.kind_at(square);
        self.all[side] ^= lost;
        self.kinds[kind] ^= lost;
        Some(Removed { side, kind, square })
    }

    /// The one or two moves of pieces (side, kind, from, to) of an act, in their order, and what each of them removed: first of
    /// the mover's pieces, then of the opponent's.
    #[inline(always)]
    pub fn moves(
        &self,
        side: usize,
        act: Act,
        mut carry: impl FnMut(usize, usize, usize, usize) -> Option<Removed>,
    ) -> (Option<Removed>, Option<Removed>) {
        let square = act.square();
        match act.deed() {
            Deed::Step => (
                carry(side, self.kind_at(square), square, act.target()),
                None,
            ),
            Deed::Push => {
                let pusher = act.other();
                let won = carry(1 - side, self.kind_at(square), square, act.target());
                let lost = carry(side, self.kind_at(pusher), pusher, square);
                (lost, won)
            }
            Deed::Pull => {
                let pulled = act.other();
                let lost = carry(side, self.kind_at(square), square, act.target());
                let won = carry(1 - side, self.kind_at(pulled), pulled, square);
                (lost, won)
            }
            Deed::Pass => (None, None),
        }
    }

    /// The placement after an act of a side.
    #[inline]
    #[must_use]
    pub fn then(&self, side: usize, act: Act) -> Placement {
        let mut after = *self;
        let _ = self.moves(side, act, |side, kind, from, to| {
            after.carry(side, kind, from, to)
        });
        after
    }
}
