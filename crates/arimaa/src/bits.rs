//! Sets of squares as 64 bits, and how they shift. It knows the shape of the board and where the traps are, but no pieces.

use crate::{Direction, Square};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares: bit 0 is a1, bit 7 is h1, bit 63 is h8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits(pub u64);

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

impl Bits {
    /// No square.
    pub const NONE: Bits = Bits(0);
    /// Every square.
    pub const ALL: Bits = Bits(!0);
    /// c3, f3, c6 and f6.
    pub const TRAPS: Bits = Bits(1 << 18 | 1 << 21 | 1 << 42 | 1 << 45);

    /// The squares of a row, 0 for row 1.
    #[must_use]
    pub const fn row(row: u8) -> Bits {
        Bits(0xff << (8 * row))
    }

    /// The squares of a column, 0 for column a.
    #[must_use]
    pub const fn column(column: u8) -> Bits {
        Bits(FILE_A << column)
    }

    /// Whether no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether some square is in the set.
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many squares are in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The lowest square, if there is one.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        (self.0 != 0).then(|| Square::from_low_bits(self.0.trailing_zeros()))
    }

    /// The squares that are in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Bits) -> Bits {
        Bits(self.0 & !other.0)
    }

    /// Every square one to the north; the last row falls off.
    #[must_use]
    pub const fn north(self) -> Bits {
        Bits(self.0 << 8)
    }

    /// Every square one to the south.
    #[must_use]
    pub const fn south(self) -> Bits {
        Bits(self.0 >> 8)
    }

    /// Every square one to the east.
    #[must_use]
    pub const fn east(self) -> Bits {
        Bits((self.0 & !FILE_H) << 1)
    }

    /// Every square one to the west.
    #[must_use]
    pub const fn west(self) -> Bits {
        Bits((self.0 & !FILE_A) >> 1)
    }

    /// Every square one in the given direction.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Bits {
        match direction {
            Direction::North => self.north(),
            Direction::South => self.south(),
            Direction::East => self.east(),
            Direction::West => self.west(),
        }
    }

    /// The squares next to some square of the set. A square of the set is there only when another one is next to it.
    #[must_use]
    pub const fn neighbours(self) -> Bits {
        Bits(self.north().0 | self.south().0 | self.east().0 | self.west().0)
    }
}

impl From<Square> for Bits {
    fn from(square: Square) -> Bits {
        square.bit()
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bits {
        squares
            .into_iter()
            .fold(Bits::NONE, |set, square| set | square.bit())
    }
}

/// The squares of a set, from a1 upwards.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Square::from_low_bits(lowest))
    }
}

impl IntoIterator for Bits {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl BitAnd for Bits {
    type Output = Bits;
    fn bitand(self, other: Bits) -> Bits {
        Bits(self.0 & other.0)
    }
}

impl BitOr for Bits {
    type Output = Bits;
    fn bitor(self, other: Bits) -> Bits {
        Bits(self.0 | other.0)
    }
}

impl BitXor for Bits {
    type Output = Bits;
    fn bitxor(self, other: Bits) -> Bits {
        Bits(self.0 ^ other.0)
    }
}

impl Not for Bits {
    type Output = Bits;
    fn not(self) -> Bits {
        Bits(!self.0)
    }
}

impl BitAndAssign for Bits {
    fn bitand_assign(&mut self, other: Bits) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Bits) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bits {
    fn bitxor_assign(&mut self, other: Bits) {
        self.0 ^= other.0;
    }
}
