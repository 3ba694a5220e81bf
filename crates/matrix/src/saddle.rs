//! Saddle points of a zero-sum game: entries smallest in their row and largest in their column. Only comparisons; no mixing.

use crate::number::Rational;
use crate::payoffs::Payoffs;

/// What both players can be sure of without mixing.
#[derive(Clone, Debug, PartialEq)]
pub struct PureSolution {
    /// All saddle points, (row, column) counted from 0, in reading order.
    pub saddle_points: Vec<(usize, usize)>,
    /// The most that the row player can be sure of with one row: the largest of the row minima.
    pub lower: Rational,
    /// Rows that assure it.
    pub maximin_rows: Vec<usize>,
    /// The least that the column player can keep him to with one column: the smallest of the column maxima.
    pub upper: Rational,
    /// Columns that keep him to it.
    pub minimax_columns: Vec<usize>,
}

/// Finds all saddle points and what pure strategies assure.
#[must_use]
pub fn pure_solution(payoffs: &Payoffs) -> PureSolution {
    let ranks = payoffs.ranks();
    let least_of_row: Vec<u32> = ranks
        .iter()
        .map(|row| *row.iter().min().expect("a column"))
        .collect();
    let mut most_of_column = vec![0; payoffs.columns()];
    for row in &ranks {
        for (most, &rank) in most_of_column.iter_mut().zip(row) {
            *most = rank.max(*most);
        }
    }
    let mut saddle_points = Vec::new();
    for (i, row) in ranks.iter().enumerate() {
        for (j, &rank) in row.iter().enumerate() {
            if rank == least_of_row[i] && rank == most_of_column[j] {
                saddle_points.push((i, j));
            }
        }
    }
    let best = *least_of_row.iter().max().expect("a row");
    let worst = *most_of_column.iter().min().expect("a column");
    let maximin_rows = places(&least_of_row, best);
    let minimax_columns = places(&most_of_column, worst);
    let value_of = |row: usize, rank: u32| {
        let column = ranks[row].iter().position(|&other| other == rank);
        payoffs
            .at(row, column.expect("the rank is in this row"))
            .clone()
    };
    let upper_row = (0..payoffs.rows())
        .find(|&i| ranks[i][minimax_columns[0]] == worst)
        .expect("the maximum is attained");
    PureSolution {
        lower: value_of(maximin_rows[0], best),
        upper: value_of(upper_row, worst),
        saddle_points,
        maximin_rows,
        minimax_columns,
    }
}

fn places(ranks: &[u32], wanted: u32) -> Vec<usize> {
    (0..ranks.len()).filter(|&i| ranks[i] == wanted).collect()
}
