//! The exact solution of a zero-sum game: the simplex method in whole numbers. Shares nothing with the floating solver.

use crate::number::{Rational, over_one_denominator};
use crate::payoffs::Payoffs;
use crate::tableau::Tableau;
use num_bigint::BigInt;
use num_traits::Signed;
use work::{Halt, Work};

/// The value of a zero-sum game and an optimal mixed strategy for each player, exactly.
#[derive(Clone, Debug, PartialEq)]
pub struct ExactSolution {
    /// What the row player receives on average when both play optimally.
    pub value: Rational,
    /// Probabilities of the rows.
    pub row: Vec<Rational>,
    /// Probabilities of the columns.
    pub column: Vec<Rational>,
    /// How many steps the simplex method took.
    pub pivots: u64,
}

/// Solves a zero-sum game exactly.
///
/// # Errors
/// [`Halt`] when it was stopped or would need too much memory.
pub fn solve_exactly(payoffs: &Payoffs, work: &Work) -> Result<ExactSolution, Halt> {
    let (m, n) = (payoffs.rows(), payoffs.columns());
    let (numerators, denominator) = over_one_denominator(payoffs.entries());
    work.claim(estimate(&numerators, m, n))?;
    let least = numerators.iter().min().expect("an entry").clone();
    // All entries become at least one, so that the value is positive and A y ≤ 1 bounds y.
    let shift = BigInt::from(1) - &least;
    let positive: Vec<Vec<BigInt>> = numerators
        .chunks(n)
        .map(|row| row.iter().map(|entry| entry + &shift).collect())
        .collect();
    let mut tableau = Tableau::new(positive);
    tableau.maximise_sum();
    let task = work.task("matrix-task-exact", None);
    let mut pivots = 0;
    // Maximise Σy subject to A y ≤ 1: then y/Σy is the column player's strategy, 1/Σy the value, and the
    // reduced costs of the slacks are the row player's strategy.
    while let Some(entering) = most_negative(&tableau.objective()[..m + n]) {
        let left = tableau.enter(entering, &|| work.check())?;
        left.expect("the polytope is bounded");
        pivots += 1;
        task.tick()?;
    }
    let total = tableau.objective()[m + n].clone();
    let strategy = |parts: &[BigInt]| -> Vec<Rational> {
        let part = |part: &BigInt| Rational::new(part.clone(), total.clone());
        parts.iter().map(part).collect()
    };
    let positive_value = Rational::new(tableau.denominator.clone(), total.clone());
    Ok(ExactSolution {
        value: (positive_value - Rational::from(shift)) / Rational::from(denominator),
        row: strategy(&tableau.objective()[n..n + m]),
        column: strategy(&tableau.values()[..n]),
        pivots,
    })
}

fn most_negative(costs: &[BigInt]) -> Option<usize> {
    let (index, least) = costs.iter().enumerate().min_by_key(|(_, cost)| *cost)?;
    least.is_negative().then_some(index)
}

/// Entries of the tableau are determinants: by Hadamard at most this many bits each.
fn estimate(numerators: &[BigInt], m: usize, n: usize) -> u64 {
    let most_bits = numerators.iter().map(BigInt::bits).max().unwrap_or(0) + 1;
    let order = m.min(n) as u64;
    let bits = order * (most_bits + u64::from(order.max(2).ilog2()));
    let entry = 32 + 16 + bits / 8;
    (m as u64 + 1) * (m as u64 + n as u64 + 1) * entry
}
