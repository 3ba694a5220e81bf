//! Where the bounds of positions are in an array. Each formation owns a row, in which everything that the other player may have has its place.
//! Places in rows with gaps are found at once and take up to some times the memory; files and ranks know rows without gaps only.

use super::gapless::Gapless;
use super::layers::units;
use crate::board::Board;
use crate::formation::{Formations, Id};
use std::ops::Range;

/// A way of keeping rows.
pub trait Rows: Send + Sync + Sized + 'static {
    /// What is looked up once for many of the other's formations.
    type Row: Copy;

    /// For a board with these formations.
    fn new(board: Board, formations: &Formations) -> Self;

    /// How many places there are in all that play from these columns leads to.
    fn places(board: Board, columns: [u8; 2]) -> u128;

    /// Where positions are in a file.
    fn filed(&self) -> &Gapless;

    /// How many places there are in rows whose owner has the first column, against the other.
    fn length(&self, owner: u8, other: u8) -> u64;

    /// The row of a formation against the other's column.
    fn row(&self, owner: Id, column: u8) -> Self::Row;

    /// The place of the other's formation in a row against his column.
    fn spot(&self, row: Self::Row, other: Id) -> usize;

    /// The same for a single place; both columns are told.
    fn place(&self, owner: Id, other: Id, columns: (u8, u8)) -> usize;
}

/// Rows in which every formation has a place, whether it meets the owner's or not: its number.
pub struct Spread {
    filed: Gapless,
    columns: Vec<Range<Id>>,
}

/// Where a row begins, less the number of the first formation in it.
#[derive(Clone, Copy)]
pub struct SpreadRow(usize);

impl Rows for Spread {
    type Row = SpreadRow;

    fn new(board: Board, formations: &Formations) -> Self {
        let columns = (0..(1u16 << board.pieces()) - 1).map(|column| {
            let range = formations.of_column(column as u8);
            range.start as Id..range.end as Id
        });
        Spread {
            filed: Gapless::new(board, formations),
            columns: columns.collect(),
        }
    }

    fn places(board: Board, columns: [u8; 2]) -> u128 {
        let formations = |column: u8| -> u128 {
            let room = board.pieces() as u64 - u64::from(column.count_ones());
            let sets = (0..=room).map(|count| crate::count::choose(board.fields().into(), count));
            sets.map(u128::from).sum()
        };
        let units = units(board.pieces(), columns);
        let layers = units.iter().flat_map(|unit| unit.layers());
        layers
            .map(|(mover, opponent)| formations(mover) * formations(opponent))
            .sum()
    }

    fn filed(&self) -> &Gapless {
        &self.filed
    }

    fn length(&self, owner: u8, other: u8) -> u64 {
        self.columns[usize::from(owner)].len() as u64
            * self.columns[usize::from(other)].len() as u64
    }

    #[inline]
    fn row(&self, owner: Id, column: u8) -> SpreadRow {
        // The owner's column is looked for only here, once for a whole row.
        let own = self.columns.partition_point(|range| range.end <= owner);
        self.begin(owner, (own as u8, column))
    }

    #[inline]
    fn spot(&self, row: SpreadRow, other: Id) -> usize {
        row.0.wrapping_add(other as usize)
    }

    #[inline]
    fn place(&self, owner: Id, other: Id, columns: (u8, u8)) -> usize {
        self.spot(self.begin(owner, columns), other)
    }
}

impl Spread {
    #[inline]
    fn begin(&self, owner: Id, (own, column): (u8, u8)) -> SpreadRow {
        let others = &self.columns[usize::from(column)];
        let number = (owner - self.columns[usize::from(own)].start) as usize;
        SpreadRow((number * others.len()).wrapping_sub(others.start as usize))
    }
}
