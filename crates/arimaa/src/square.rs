//! Squares and directions. They know their names and nothing about pieces.

use crate::Bits;
use std::fmt;

/// A square; index 0 is a1, 7 is h1, 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Every square, from a1 to h8.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The square with this index, taken modulo 64.
    #[must_use]
    pub const fn from_low_bits(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// The square of a column and a row, both counted from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < 8 && row < 8 {
            Some(Square(row * 8 + column))
        } else {
            None
        }
    }

    /// The square with this name, such as `c3`.
    #[must_use]
    pub fn read(text: &str) -> Option<Square> {
        let &[column, row] = text.as_bytes() else {
            return None;
        };
        Square::new(column.wrapping_sub(b'a'), row.wrapping_sub(b'1'))
    }

    /// As an index into arrays of 64; the mask lets the compiler leave out its bounds checks.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 for column a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// 0 for row 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The set of this square alone.
    #[must_use]
    pub const fn bit(self) -> Bits {
        Bits(1 << (self.0 & 63))
    }

    /// The next square in this direction, if the board does not end.
    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Square> {
        self.bit().shift(direction).first()
    }

    /// The same square seen from the other side of the table: rows turned over, columns kept.
    #[must_use]
    pub const fn flipped(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// How many steps apart two squares are on an empty board.
    #[must_use]
    pub const fn distance(self, other: Square) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.column()),
            char::from(b'1' + self.row())
        )
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Where a step goes; north is away from Gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Towards row 8.
    North,
    /// Towards row 1.
    South,
    /// Towards column h.
    East,
    /// Towards column a.
    West,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::South,
        Direction::East,
        Direction::West,
    ];

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::from_low_bits(self as u16 ^ 1)
    }

    /// The direction with this number, taken modulo 4.
    #[must_use]
    pub const fn from_low_bits(number: u16) -> Direction {
        Direction::ALL[(number & 3) as usize]
    }

    /// The direction with this letter: `n`, `s`, `e` or `w`.
    #[must_use]
    pub const fn read(letter: char) -> Option<Direction> {
        Some(match letter {
            'n' => Direction::North,
            's' => Direction::South,
            'e' => Direction::East,
            'w' => Direction::West,
            _ => return None,
        })
    }

    /// `n`, `s`, `e` or `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Direction::North => 'n',
            Direction::South => 's',
            Direction::East => 'e',
            Direction::West => 'w',
        }
    }
}
