//! The engine's packed board: who stands where, frozen pieces, acts and their effect. It does not know whose turn it is nor
//! what was played before, so that detectors may ask the same board about both sides. Tied to `arimaa::Board` by a test.

use crate::act::{Act, Acts, Deed};
use crate::bits::{BACKWARD, GOAL, TRAPS, around, next, shift, take};

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
pub struct Field {
    /// The pieces of each side.
    pub all: [u64; 2],
    /// The pieces of each kind, of both sides.
    pub kinds: [u64; 6],
    /// A number that differs for different placements, as good as always.
    pub hash: u64,
}

impl std::fmt::Display for Field {
    /// Eight rows, row 8 first, dots for empty squares.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for row in (0..8).rev() {
            for column in 0..8 {
                let square = row * 8 + column;
                let letter = b"RCDHMErcdhme"
                    [self.kind_at(square) + 6 * (self.all[1] >> square & 1) as usize];
                let empty = self.empty() >> square & 1 != 0;
                write!(f, "{}", if empty { '.' } else { char::from(letter) })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
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

struct Keys([[[u64; 64]; 6]; 2]);

const fn mix(number: u64) -> u64 {
    let mut z = number
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(0xd1b5_4a32_d192_ed03);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn keys() -> Keys {
    let mut keys = [[[0; 64]; 6]; 2];
    let mut index = 0;
    while index < 768 {
        keys[index / 384][index / 64 % 6][index % 64] = mix(index as u64 + 1);
        index += 1;
    }
    Keys(keys)
}

static KEYS: Keys = keys();

/// The number that tells sides and steps left apart in the search's table.
#[must_use]
pub const fn turn_key(side: usize, left: usize) -> u64 {
    mix(1000 + (side * 8 + left) as u64)
}

impl Field {
    /// No pieces.
    pub const EMPTY: Field = Field {
        all: [0; 2],
        kinds: [0; 6],
        hash: 0,
    };

    /// Puts a piece on an empty square or takes it away again.
    #[inline(always)]
    pub fn toggle(&mut self, side: usize, kind: usize, square: usize) {
        let bit = 1 << (square & 63);
        self.all[side & 1] ^= bit;
        self.kinds[kind] ^= bit;
        self.hash ^= KEYS.0[side & 1][kind][square & 63];
    }

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
        let mut k = kind + 1;
        while k < 6 {
            set |= self.kinds[k];
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

    /// Whether a side has a rabbit on its goal row.
    #[inline(always)]
    #[must_use]
    pub const fn at_goal(&self, side: usize) -> bool {
        self.all[side] & self.kinds[RABBIT] & GOAL[side] != 0
    }

    #[inline(always)]
    fn shift_piece(&mut self, side: usize, kind: usize, from: usize, to: usize) -> Option<Removed> {
        let bits = 1u64 << from | 1u64 << to;
        self.all[side] ^= bits;
        self.kinds[kind] ^= bits;
        self.hash ^= KEYS.0[side][kind][from] ^ KEYS.0[side][kind][to];
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
        self.toggle(side, kind, square);
        Some(Removed { side, kind, square })
    }

    /// The field after an act of a side, and what it removed: first of the mover's pieces, then of the opponent's.
    #[inline]
    #[must_use]
    pub fn after_telling(
        &self,
        side: usize,
        act: Act,
    ) -> (Field, Option<Removed>, Option<Removed>) {
        let mut field = *self;
        match act.deed() {
            Deed::Step => {
                let from = act.square();
                let lost = field.shift_piece(side, self.kind_at(from), from, act.target());
                (field, lost, None)
            }
            Deed::Push => {
                let (square, pusher) = (act.square(), act.other());
                let won = field.shift_piece(1 - side, self.kind_at(square), square, act.target());
                let lost = field.shift_piece(side, self.kind_at(pusher), pusher, square);
                (field, lost, won)
            }
            Deed::Pull => {
                let (square, pulled) = (act.square(), act.other());
                let lost = field.shift_piece(side, self.kind_at(square), square, act.target());
                let won = field.shift_piece(1 - side, self.kind_at(pulled), pulled, square);
                (field, lost, won)
            }
            Deed::Pass => (field, None, None),
        }
    }

    /// The field after an act of a side.
    #[inline]
    #[must_use]
    pub fn after(&self, side: usize, act: Act) -> Field {
        self.after_telling(side, act).0
    }

    /// Whether the act can be played by this side with so many steps left: what a table of another thread says is checked.
    #[must_use]
    pub fn allows(&self, side: usize, act: Act, left: usize) -> bool {
        if act.deed() == Deed::Pass || act.0 > 0xfff || act.cost() > left {
            return false;
        }
        let movable = self.all[side] & !self.frozen(side);
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
    pub fn any_step(&self, side: usize, near: u64, mut asks: impl FnMut(Act) -> bool) -> bool {
        let movable = self.all[side] & !self.frozen(side);
        let empty = self.empty();
        for direction in 0..4 {
            let movers = if direction == BACKWARD[side] {
                movable & !self.kinds[RABBIT]
            } else {
                movable
            };
            let back = direction ^ 1;
            let mut from = movers & shift(empty, back) & (near | shift(near, back));
            while from != 0 {
                if asks(Act::step(take(&mut from), direction)) {
                    return true;
                }
            }
        }
        false
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
        let movable = self.all[side] & !self.frozen(side);
        let empty = self.empty();
        let mut stronger = 0;
        for kind in (0..5).rev() {
            stronger |= movable & self.kinds[kind + 1];
            let mut weak = theirs & self.kinds[kind] & around(stronger);
            while weak != 0 {
                let square = take(&mut weak);
                let bit = 1u64 << square;
                for toward in 0..4 {
                    if shift(bit, toward) & stronger == 0 {
                        continue;
                    }
                    let mover = next(square, toward);
                    for direction in 0..4 {
                        if shift(bit, direction) & empty != 0
                            && asks(Act::push(square, direction, toward))
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
    pub fn can_move(&self, side: usize) -> bool {
        self.any_step(side, !0, |_| true) || self.any_displacement(side, !0, |_| true)
    }
}
