//! From a floating solution to an exact one: the floating one only suggests which strategies are used; exact arithmetic
//! finds how often, and then proves it by the definition. Where the suggestion is wrong there is no answer.

use crate::exact::ExactSolution;
use crate::floating::FloatingSolution;
use crate::linear::solve_ones;
use crate::number::{Rational, over_one_denominator};
use crate::payoffs::Payoffs;
use num_bigint::BigInt;
use num_traits::{Signed, Zero};
use work::{Halt, Work};

/// Probabilities below this are taken for rounding.
const UNUSED: f64 = 1e-9;

/// The exact solution with the supports of a floating one; `None` when there is none, as in some degenerate games.
///
/// One linear system for each player instead of hundreds of pivots on the whole table.
///
/// # Errors
/// [`Halt`] when it was stopped.
pub fn certify(
    payoffs: &Payoffs,
    floating: &FloatingSolution,
    work: &Work,
) -> Result<Option<ExactSolution>, Halt> {
    let used = |shares: &[f64]| -> Vec<usize> {
        (0..shares.len())
            .filter(|&at| shares[at] > UNUSED)
            .collect()
    };
    let (rows, columns) = (used(&floating.row), used(&floating.column));
    if rows.len() != columns.len() {
        return Ok(None);
    }
    let (numerators, denominator) = over_one_denominator(payoffs.entries());
    let shift = BigInt::from(1) - numerators.iter().min().expect("an entry");
    let n = payoffs.columns();
    let at = |i: usize, j: usize| &numerators[i * n + j] + &shift;
    let task = work.task("matrix-task-certify", Some(4));
    // Against these columns every used row brings the same, and the other way round.
    let by_rows = rows
        .iter()
        .map(|&i| columns.iter().map(|&j| at(i, j)).collect());
    let Some(column) = solve_ones(by_rows.collect()) else {
        return Ok(None);
    };
    task.tick()?;
    let by_columns = columns
        .iter()
        .map(|&j| rows.iter().map(|&i| at(i, j)).collect());
    let Some(row) = solve_ones(by_columns.collect()) else {
        return Ok(None);
    };
    task.tick()?;
    if row.0.iter().chain(&column.0).any(Signed::is_negative) {
        return Ok(None);
    }
    // The definition: no row brings more than one against the columns, no column less than one against the rows.
    for i in 0..payoffs.rows() {
        let brings: BigInt = columns
            .iter()
            .zip(&column.0)
            .map(|(&j, weight)| at(i, j) * weight)
            .sum();
        if brings > column.1 {
            return Ok(None);
        }
        work.check()?;
    }
    task.tick()?;
    for j in 0..n {
        let brings: BigInt = rows
            .iter()
            .zip(&row.0)
            .map(|(&i, weight)| at(i, j) * weight)
            .sum();
        if brings < row.1 {
            return Ok(None);
        }
        work.check()?;
    }
    task.tick()?;
    let total: BigInt = column.0.iter().sum();
    let positive_value = Rational::new(column.1.clone(), total);
    Ok(Some(ExactSolution {
        value: (positive_value - Rational::from(shift)) / Rational::from(denominator),
        row: spread(&rows, &row.0, payoffs.rows()),
        column: spread(&columns, &column.0, n),
        pivots: 0,
    }))
}

fn spread(places: &[usize], weights: &[BigInt], length: usize) -> Vec<Rational> {
    let total: BigInt = weights.iter().sum();
    let mut shares = vec![Rational::zero(); length];
    for (&place, weight) in places.iter().zip(weights) {
        shares[place] = Rational::new(weight.clone(), total.clone());
    }
    shares
}
