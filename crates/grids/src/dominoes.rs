//! Dominoes on a region: where they fit and what they are called. Shared by Cram and Domineering.

use crate::Region;
use rules::Side;

/// A domino, by its upper or left square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Domino {
    /// The row of the upper or left square, counted from 0 at the top.
    pub row: u8,
    /// Its column, counted from 0 at the left.
    pub column: u8,
    /// Whether the other square is below, not to the right.
    pub vertical: bool,
}

impl Domino {
    /// Row and column of both.
    pub(crate) fn squares(self) -> [(usize, usize); 2] {
        let (row, column) = (usize::from(self.row), usize::from(self.column));
        let other = if self.vertical {
            (row + 1, column)
        } else {
            (row, column + 1)
        };
        [(row, column), other]
    }

    /// The region without the two squares.
    #[must_use]
    pub fn placed_on(self, region: &Region) -> Region {
        let covered = self
            .squares()
            .map(|(row, column)| 1u128 << region.index(row, column));
        region.with(region.squares() & !(covered[0] | covered[1]))
    }

    /// Its two squares, the lower or left one first: `b2-b3`, `b2-c2`.
    #[must_use]
    pub fn name(self, region: &Region) -> String {
        let [first, second] = self.squares().map(|(row, column)| region.name(row, column));
        if self.vertical {
            format!("{second}-{first}")
        } else {
            format!("{first}-{second}")
        }
    }
}

/// Appends every place for a domino of one direction; Left's are vertical.
pub(crate) fn places(region: &Region, side: Side, out: &mut Vec<Domino>) {
    let vertical = side == Side::Left;
    let step = if vertical { (1, 0) } else { (0, 1) };
    for (row, column) in region.iter() {
        if region.has(row + step.0, column + step.1) {
            out.push(Domino {
                row: row as u8,
                column: column as u8,
                vertical,
            });
        }
    }
}
