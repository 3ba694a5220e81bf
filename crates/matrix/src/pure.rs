//! Best responses and equilibria in pure strategies of a bimatrix game, by the definition.

use crate::number::Rational;
use crate::payoffs::{Bimatrix, Payoffs};
use num_traits::Zero;

/// The best answers to a mixed strategy, and what they bring.
#[derive(Clone, Debug, PartialEq)]
pub struct BestResponses {
    /// All pure strategies that are best, counted from 0.
    pub strategies: Vec<usize>,
    /// What each of them brings.
    pub payoff: Rational,
    /// What every strategy brings.
    pub payoffs: Vec<Rational>,
}

/// The row player's best answers to a mixture of columns. For the column player, give his table transposed.
///
/// # Panics
/// When there are not as many probabilities as columns.
#[must_use]
pub fn best_responses(payoffs: &Payoffs, against: &[Rational]) -> BestResponses {
    assert_eq!(
        against.len(),
        payoffs.columns(),
        "a probability for each column"
    );
    let brings = |i: usize| {
        let terms = payoffs
            .row(i)
            .iter()
            .zip(against)
            .filter(|(_, share)| !share.is_zero());
        terms.fold(Rational::zero(), |sum, (entry, share)| sum + entry * share)
    };
    let all: Vec<Rational> = (0..payoffs.rows()).map(brings).collect();
    let best = all.iter().max().expect("a row").clone();
    BestResponses {
        strategies: (0..all.len()).filter(|&i| all[i] == best).collect(),
        payoff: best,
        payoffs: all,
    }
}

/// All equilibria in pure strategies, (row, column) counted from 0, in reading order.
#[must_use]
pub fn pure_equilibria(game: &Bimatrix) -> Vec<(usize, usize)> {
    let rows = game.row.ranks();
    let columns = game.column.ranks();
    let mut best_in_column = vec![0; game.row.columns()];
    for row in &rows {
        for (best, &rank) in best_in_column.iter_mut().zip(row) {
            *best = rank.max(*best);
        }
    }
    let mut found = Vec::new();
    for (i, row) in columns.iter().enumerate() {
        let best_in_row = row.iter().max().expect("a column");
        for (j, rank) in row.iter().enumerate() {
            if rank == best_in_row && rows[i][j] == best_in_column[j] {
                found.push((i, j));
            }
        }
    }
    found
}
