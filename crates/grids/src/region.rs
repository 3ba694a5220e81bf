//! A set of squares on a board, and how squares are named. It does not know what is placed on them.

use rules::ReadError;
use say::Message;
use std::fmt;

/// The most squares a board may have.
pub const MOST_SQUARES: usize = 128;

/// A board of which only some squares can be used. Squares are counted row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Region {
    rows: u8,
    columns: u8,
    squares: u128,
}

impl Region {
    /// A full board.
    ///
    /// # Errors
    /// When it has no squares or more than [`MOST_SQUARES`].
    pub fn full(rows: usize, columns: usize) -> Result<Self, ReadError> {
        let fits = rows >= 1
            && columns >= 1
            && rows
                .checked_mul(columns)
                .is_some_and(|squares| squares <= MOST_SQUARES);
        if !fits {
            let size = format!("{rows}x{columns}");
            return Err(too_large(&size, &size));
        }
        let squares = u128::MAX >> (MOST_SQUARES - rows * columns);
        Ok(Region {
            rows: rows as u8,
            columns: columns as u8,
            squares,
        })
    }

    /// The same board with other squares left; those off the board are ignored.
    #[must_use]
    pub fn with(self, squares: u128) -> Self {
        let all = u128::MAX >> (MOST_SQUARES - self.rows() * self.columns());
        Region {
            squares: squares & all,
            ..self
        }
    }

    /// How many rows the board has.
    #[must_use]
    pub fn rows(&self) -> usize {
        usize::from(self.rows)
    }

    /// How many columns the board has.
    #[must_use]
    pub fn columns(&self) -> usize {
        usize::from(self.columns)
    }

    /// The squares as a set of bits, row by row from the top left.
    #[must_use]
    pub fn squares(&self) -> u128 {
        self.squares
    }

    /// Whether the square in this row and column, counted from 0 at the top left, is there.
    #[must_use]
    pub fn has(&self, row: usize, column: usize) -> bool {
        row < self.rows()
            && column < self.columns()
            && self.squares >> self.index(row, column) & 1 == 1
    }

    /// The number of a square.
    #[must_use]
    pub fn index(&self, row: usize, column: usize) -> usize {
        row * self.columns() + column
    }

    /// The rows and columns of all squares that are there.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (columns, squares) = (self.columns(), self.squares);
        (0..MOST_SQUARES)
            .filter(move |index| squares >> index & 1 == 1)
            .map(move |index| (index / columns, index % columns))
    }

    /// The parts that do not touch along an edge, each with at least `least` squares, as sets of bits.
    #[must_use]
    pub fn parts(&self, least: u32) -> Vec<u128> {
        let mut rest = self.squares;
        let mut parts = Vec::new();
        while rest != 0 {
            let mut part = rest & rest.wrapping_neg();
            loop {
                let grown = (part | self.around(part)) & rest;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest &= !part;
            if part.count_ones() >= least {
                parts.push(part);
            }
        }
        parts
    }

    /// All squares next to some, on the board or not, but never around its edge.
    pub(crate) fn around(&self, squares: u128) -> u128 {
        let columns = self.columns();
        let first: u128 = (0..self.rows()).map(|row| 1 << (row * columns)).sum();
        let last = first << (columns - 1);
        let vertical = squares.checked_shl(u32::from(self.columns)).unwrap_or(0)
            | squares.checked_shr(u32::from(self.columns)).unwrap_or(0);
        vertical | (squares & !last) << 1 | (squares & !first) >> 1
    }

    /// The name of a square: columns are letters from the left, rows are numbers from the bottom.
    #[must_use]
    pub fn name(&self, row: usize, column: usize) -> String {
        format!("{}{}", column_name(column), self.rows() - row)
    }

    /// The mirror image on the diagonal.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let mut image = Region {
            rows: self.columns,
            columns: self.rows,
            squares: 0,
        };
        for (row, column) in self.iter() {
            image.squares |= 1 << image.index(column, row);
        }
        image
    }

    /// The mirror image left to right.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut image = self.with(0);
        for (row, column) in self.iter() {
            image.squares |= 1 << self.index(row, self.columns() - 1 - column);
        }
        image
    }

    /// The mirror image top to bottom.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let mut image = self.with(0);
        for (row, column) in self.iter() {
            image.squares |= 1 << self.index(self.rows() - 1 - row, column);
        }
        image
    }

    /// Reads `4x6` (rows by columns), or rows of `.` and `#` joined by `/`.
    ///
    /// # Errors
    /// When the text is neither, or the board too large.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let text = text.trim();
        if let Some((rows, columns)) = text.split_once(['x', 'X', '×']) {
            let number = |digits: &str| {
                let digits = digits.trim();
                let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
                plain.then(|| digits.parse::<usize>().unwrap_or(usize::MAX))
            };
            let (Some(rows), Some(columns)) = (number(rows), number(columns)) else {
                return Err(wrong(text, "grids-error-size", text));
            };
            return Region::full(rows, columns).map_err(|_| too_large(text, text));
        }
        Self::read_rows(text, |symbol| match symbol {
            '.' => Some(true),
            '#' => Some(false),
            _ => None,
        })
    }

    fn read_rows(text: &str, is_there: impl Fn(char) -> Option<bool>) -> Result<Self, ReadError> {
        let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
        let columns = rows[0].len();
        if columns == 0 || rows.iter().any(|row| row.len() != columns) {
            let uneven = rows.iter().find(|row| row.len() != columns);
            let row: String = uneven.unwrap_or(&rows[0]).iter().collect();
            return Err(wrong(text, "grids-error-uneven", &row));
        }
        let mut region = Region::full(rows.len(), columns).map_err(|_| too_large(text, text))?;
        for (row, symbols) in rows.iter().enumerate() {
            for (column, &symbol) in symbols.iter().enumerate() {
                let there = is_there(symbol)
                    .ok_or_else(|| wrong(text, "grids-error-symbol", &symbol.to_string()))?;
                if !there {
                    region.squares &= !(1 << region.index(row, column));
                }
            }
        }
        Ok(region)
    }
}

fn wrong(text: &str, id: &'static str, part: &str) -> ReadError {
    ReadError::new(text, Message::new(id).with("part", part))
        .accepting(Message::new("grids-accepted-board"))
}

fn too_large(text: &str, size: &str) -> ReadError {
    let why = Message::new("grids-error-too-large")
        .with("part", size)
        .with("most", MOST_SQUARES);
    ReadError::new(text, why).accepting(Message::new("grids-accepted-board"))
}

/// `a` … `z`, then `aa`, `ab`, …
#[must_use]
pub fn column_name(column: usize) -> String {
    let letter = |n: usize| char::from(b'a' + (n % 26) as u8);
    match column / 26 {
        0 => letter(column).to_string(),
        more => format!("{}{}", column_name(more - 1), letter(column)),
    }
}

impl fmt::Display for Region {
    /// Rows of `.` and `#` joined by `/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rows() {
            if row > 0 {
                f.write_str("/")?;
            }
            for column in 0..self.columns() {
                f.write_str(if self.has(row, column) { "." } else { "#" })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_sizes_and_rows() {
        assert_eq!(Region::read("2x3").unwrap().to_string(), ".../...");
        assert_eq!(
            Region::read("..#/.../#..").unwrap().to_string(),
            "..#/.../#.."
        );
        for text in [
            "",
            "/",
            "0x3",
            "3x",
            "x",
            "..a",
            "../.",
            "200x1",
            "12x12",
            "-1x4",
            "..//..",
            "4x6x2",
            "99999999999999999999x2",
        ] {
            assert!(Region::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn squares_have_names() {
        let board = Region::read("4x30").unwrap();
        assert_eq!(
            [board.name(3, 0), board.name(0, 1), board.name(1, 27)],
            ["a1", "b4", "ab3"]
        );
    }

    #[test]
    fn parts_touch_along_edges_only() {
        let board = Region::read("..#/##./.#.").unwrap();
        assert_eq!(board.parts(1).len(), 3);
        assert_eq!(board.parts(2).len(), 2);
        let wide = Region::read("1x128").unwrap();
        assert_eq!(wide.parts(1), [wide.squares()]);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(rows in 1usize..8, columns in 1usize..8, squares: u128) {
            let region = Region::full(rows, columns).unwrap().with(squares);
            prop_assert_eq!(Region::read(&region.to_string()).unwrap(), region);
            prop_assert_eq!(region.transposed().transposed(), region);
            prop_assert_eq!(region.parts(1).into_iter().fold(0, |all, part| all | part), region.squares());
        }

        #[test]
        fn never_panics(text in "[.#/x0-9 ]{0,20}|\\PC{0,10}") {
            let _ = Region::read(&text);
        }
    }
}
