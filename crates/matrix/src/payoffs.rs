//! A table of payoffs with the names of its rows and columns. It holds numbers; what they mean is said by who uses it.

use crate::number::{self, Rational};
use num_traits::ToPrimitive;

/// A rectangular table of exact numbers; it has at least one row and one column.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoffs {
    columns: usize,
    entries: Vec<Rational>,
}

/// Memory that one entry costs from reading it to knowing saddle points and dominance: measured at 207 bytes on
/// 1000 × 1000 and 2000 × 2000 (two big integers with their digits on the heap, numerators, ranks).
pub const BYTES_PER_ENTRY: u64 = 224;

impl Payoffs {
    /// A table from its rows.
    ///
    /// `None` when there is no row, no column, or rows differ in length.
    #[must_use]
    pub fn from_rows(rows: Vec<Vec<Rational>>) -> Option<Self> {
        let columns = rows.first()?.len();
        if columns == 0 || rows.iter().any(|row| row.len() != columns) {
            return None;
        }
        let mut entries = Vec::with_capacity(rows.len() * columns);
        entries.extend(rows.into_iter().flatten());
        Some(Payoffs { columns, entries })
    }

    /// A table of whole numbers; for examples and tests.
    ///
    /// # Panics
    /// When rows are missing, empty or ragged.
    #[must_use]
    pub fn of_integers<const C: usize>(rows: &[[i64; C]]) -> Self {
        let row = |row: &[i64; C]| row.iter().map(|&entry| number::integer(entry)).collect();
        Payoffs::from_rows(rows.iter().map(row).collect()).expect("a rectangle")
    }

    /// A table from a function of row and column.
    ///
    /// # Panics
    /// When there is no row or no column.
    #[must_use]
    pub fn from_fn(rows: usize, columns: usize, entry: impl Fn(usize, usize) -> Rational) -> Self {
        let entry = &entry;
        let all = (0..rows).map(|i| (0..columns).map(|j| entry(i, j)).collect());
        Payoffs::from_rows(all.collect()).expect("a rectangle")
    }

    /// How many rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.entries.len() / self.columns
    }

    /// How many columns.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The entry in this row and column, counted from 0.
    #[must_use]
    pub fn at(&self, row: usize, column: usize) -> &Rational {
        &self.entries[row * self.columns + column]
    }

    /// One row.
    #[must_use]
    pub fn row(&self, row: usize) -> &[Rational] {
        &self.entries[row * self.columns..][..self.columns]
    }

    /// All entries, row by row.
    #[must_use]
    pub fn entries(&self) -> &[Rational] {
        &self.entries
    }

    /// The table with rows and columns exchanged.
    #[must_use]
    pub fn transposed(&self) -> Self {
        Payoffs::from_fn(self.columns, self.rows(), |i, j| self.at(j, i).clone())
    }

    /// What the other player receives in a zero-sum game.
    #[must_use]
    pub fn negated(&self) -> Self {
        Payoffs {
            columns: self.columns,
            entries: self.entries.iter().map(|entry| -entry).collect(),
        }
    }

    /// Only these rows and columns, in this order.
    #[must_use]
    pub fn part(&self, rows: &[usize], columns: &[usize]) -> Self {
        Payoffs::from_fn(rows.len(), columns.len(), |i, j| {
            self.at(rows[i], columns[j]).clone()
        })
    }

    /// The nearest floating numbers, row by row.
    #[must_use]
    pub fn approximate(&self) -> Vec<Vec<f64>> {
        let row = |row: &[Rational]| row.iter().map(number::approximate).collect();
        self.entries.chunks(self.columns).map(row).collect()
    }

    /// The same table with every entry replaced by its place in the order of all entries; equal entries share a place.
    ///
    /// Saddle points and dominance only compare, and comparing small integers is far cheaper than fractions.
    #[must_use]
    pub fn ranks(&self) -> Vec<Vec<u32>> {
        let (numerators, _) = number::over_one_denominator(&self.entries);
        let small: Option<Vec<i64>> = numerators.iter().map(ToPrimitive::to_i64).collect();
        let ranks = match small {
            Some(small) => ranks_of(&small),
            None => ranks_of(&numerators),
        };
        ranks.chunks(self.columns).map(<[u32]>::to_vec).collect()
    }
}

fn ranks_of<T: Ord>(entries: &[T]) -> Vec<u32> {
    let mut order: Vec<u32> = (0..entries.len() as u32).collect();
    let entry = |at: u32| &entries[at as usize];
    order.sort_unstable_by(|&a, &b| entry(a).cmp(entry(b)));
    let mut ranks = vec![0; entries.len()];
    for pair in order.windows(2) {
        let step = u32::from(entry(pair[0]) != entry(pair[1]));
        ranks[pair[1] as usize] = ranks[pair[0] as usize] + step;
    }
    ranks
}

/// What the strategies of both players are called, where the file said so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// Names of the rows.
    pub rows: Option<Vec<String>>,
    /// Names of the columns.
    pub columns: Option<Vec<String>>,
}

impl Labels {
    /// The name of a row, or its number counted from one.
    #[must_use]
    pub fn row(&self, row: usize) -> String {
        name(self.rows.as_ref(), row)
    }

    /// The name of a column, or its number counted from one.
    #[must_use]
    pub fn column(&self, column: usize) -> String {
        name(self.columns.as_ref(), column)
    }
}

fn name(names: Option<&Vec<String>>, index: usize) -> String {
    names.map_or_else(|| (index + 1).to_string(), |names| names[index].clone())
}

/// A zero-sum game as it was entered: the row player receives what the column player pays.
#[derive(Clone, Debug, PartialEq)]
pub struct ZeroSum {
    /// What the row player receives.
    pub payoffs: Payoffs,
    /// What the strategies are called.
    pub labels: Labels,
}

/// A game in which each player has a table of his own, of the same shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Bimatrix {
    /// What the row player receives.
    pub row: Payoffs,
    /// What the column player receives.
    pub column: Payoffs,
    /// What the strategies are called.
    pub labels: Labels,
}

impl Bimatrix {
    /// What both receive together, when that is the same in every cell.
    #[must_use]
    pub fn constant_sum(&self) -> Option<Rational> {
        let sum = |(a, b): (&Rational, &Rational)| a + b;
        let mut sums = self
            .row
            .entries()
            .iter()
            .zip(self.column.entries())
            .map(sum);
        let first = sums.next()?;
        sums.all(|other| other == first).then_some(first)
    }

    /// Whether the players are interchangeable: the column player's table is the row player's, transposed.
    #[must_use]
    pub fn symmetric(&self) -> bool {
        let side = self.row.rows();
        let same = |i: usize, j: usize| self.column.at(i, j) == self.row.at(j, i);
        side == self.row.columns() && (0..side).all(|i| (0..side).all(|j| same(i, j)))
    }
}
