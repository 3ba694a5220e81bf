//! The engine's packed board: a placement and its hash. It does not know whose turn it is nor what was played before, so that
//! detectors may ask the same board about both sides. Tied to `arimaa::Board` by a test.

use crate::act::Act;
pub use crate::placement::{CAMEL, CAT, DOG, ELEPHANT, HORSE, Placement, RABBIT, Removed};
use std::ops::Deref;

/// A placement with its hash; it reads like the placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    placement: Placement,
    /// A number that differs for different placements, as good as always.
    pub hash: u64,
}

impl Deref for Field {
    type Target = Placement;

    #[inline(always)]
    fn deref(&self) -> &Placement {
        &self.placement
    }
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
        placement: Placement::EMPTY,
        hash: 0,
    };

    /// Puts a piece on an empty square or takes it away again.
    #[inline(always)]
    pub fn toggle(&mut self, side: usize, kind: usize, square: usize) {
        let bit = 1 << (square & 63);
        self.placement.all[side & 1] ^= bit;
        self.placement.kinds[kind] ^= bit;
        self.hash ^= KEYS.0[side & 1][kind][square & 63];
    }

    #[inline(always)]
    fn shift_piece(&mut self, side: usize, kind: usize, from: usize, to: usize) -> Option<Removed> {
        self.hash ^= KEYS.0[side][kind][from] ^ KEYS.0[side][kind][to];
        let removed = self.placement.carry(side, kind, from, to);
        if let Some(gone) = removed {
            self.hash ^= KEYS.0[side][gone.kind][gone.square];
        }
        removed
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
        let (lost, won) = self.moves(side, act, |side, kind, from, to| {
            field.shift_piece(side, kind, from, to)
        });
        (field, lost, won)
    }

    /// The field after an act of a side.
    #[inline]
    #[must_use]
    pub fn after(&self, side: usize, act: Act) -> Field {
        self.after_telling(side, act).0
    }
}
