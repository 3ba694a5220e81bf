//! Checks claimed solutions against the definitions. It shares no code with any solver: it only multiplies and compares.

use crate::number::Rational;
use crate::payoffs::Payoffs;
use num_traits::{One, Signed, Zero};

/// What is wrong with a claimed solution.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Violation {
    /// A strategy has another length than the table.
    #[error("a strategy has {found} probabilities instead of {expected}")]
    Length {
        /// How many probabilities it has.
        found: usize,
        /// How many strategies there are.
        expected: usize,
    },
    /// Something is negative, or all do not add up to one.
    #[error("this is no probability distribution: {0}")]
    NotADistribution(String),
    /// The row player would gain by playing `row` instead.
    #[error("the row player gains {gain} by playing row {row}")]
    RowDeviates {
        /// Counted from 0.
        row: usize,
        /// By how much.
        gain: Box<Rational>,
    },
    /// The column player would gain by playing `column` instead.
    #[error("the column player gains {gain} by playing column {column}")]
    ColumnDeviates {
        /// Counted from 0.
        column: usize,
        /// By how much.
        gain: Box<Rational>,
    },
    /// The strategies are optimal, but the value is another one.
    #[error("the value is {actual}, not {claimed}")]
    Value {
        /// What was claimed.
        claimed: Box<Rational>,
        /// What the strategies give.
        actual: Box<Rational>,
    },
}

/// What both receive on average when these strategies meet.
#[must_use]
pub fn expected(payoffs: &Payoffs, row: &[Rational], column: &[Rational]) -> Rational {
    let mut sum = Rational::zero();
    for (i, p) in row.iter().enumerate() {
        for (j, q) in column.iter().enumerate() {
            sum += p * q * payoffs.at(i, j);
        }
    }
    sum
}

/// Whether no player of the bimatrix game (`a`, `b`) gains by deviating alone from (`row`, `column`).
///
/// # Errors
/// The first violation found.
pub fn verify_equilibrium(
    a: &Payoffs,
    b: &Payoffs,
    row: &[Rational],
    column: &[Rational],
) -> Result<(), Violation> {
    distribution(row, a.rows())?;
    distribution(column, a.columns())?;
    let now = expected(a, row, column);
    for i in 0..a.rows() {
        let mut then = Rational::zero();
        for (j, q) in column.iter().enumerate() {
            then += q * a.at(i, j);
        }
        if then > now {
            let gain = Box::new(then - now);
            return Err(Violation::RowDeviates { row: i, gain });
        }
    }
    let now = expected(b, row, column);
    for j in 0..b.columns() {
        let mut then = Rational::zero();
        for (i, p) in row.iter().enumerate() {
            then += p * b.at(i, j);
        }
        if then > now {
            let gain = Box::new(then - now);
            return Err(Violation::ColumnDeviates { column: j, gain });
        }
    }
    Ok(())
}

/// Whether (`row`, `column`) are optimal in the zero-sum game and its value is `value`.
///
/// # Errors
/// The first violation found.
pub fn verify_zero_sum(
    payoffs: &Payoffs,
    row: &[Rational],
    column: &[Rational],
    value: &Rational,
) -> Result<(), Violation> {
    verify_equilibrium(payoffs, &payoffs.negated(), row, column)?;
    let actual = expected(payoffs, row, column);
    if actual == *value {
        Ok(())
    } else {
        Err(Violation::Value {
            claimed: Box::new(value.clone()),
            actual: Box::new(actual),
        })
    }
}

/// The bounds on the value that floating strategies assure, computed exactly: the strategies are taken as the fractions
/// that they are and stretched to sum to one.
///
/// `None` when a strategy has the wrong length, is not finite, negative somewhere or zero everywhere.
#[must_use]
pub fn exact_bounds(
    payoffs: &Payoffs,
    row: &[f64],
    column: &[f64],
) -> Option<(Rational, Rational)> {
    let row = stretched(row, payoffs.rows())?;
    let column = stretched(column, payoffs.columns())?;
    let against_column = (0..payoffs.columns()).map(|j| {
        let terms = row.iter().enumerate().map(|(i, p)| p * payoffs.at(i, j));
        terms.fold(Rational::zero(), |sum, term| sum + term)
    });
    let lower = against_column.min()?;
    let against_row = (0..payoffs.rows()).map(|i| {
        let terms = column.iter().enumerate().map(|(j, q)| q * payoffs.at(i, j));
        terms.fold(Rational::zero(), |sum, term| sum + term)
    });
    let upper = against_row.max()?;
    Some((lower, upper))
}

fn stretched(weights: &[f64], length: usize) -> Option<Vec<Rational>> {
    if weights.len() != length
        || weights
            .iter()
            .any(|weight| weight.is_sign_negative() && *weight != 0.0)
    {
        return None;
    }
    let exact: Option<Vec<Rational>> = weights
        .iter()
        .map(|&weight| Rational::from_float(weight))
        .collect();
    let exact = exact?;
    let total = exact
        .iter()
        .fold(Rational::zero(), |sum, weight| sum + weight);
    (!total.is_zero()).then(|| exact.iter().map(|weight| weight / &total).collect())
}

fn distribution(strategy: &[Rational], length: usize) -> Result<(), Violation> {
    if strategy.len() != length {
        return Err(Violation::Length {
            found: strategy.len(),
            expected: length,
        });
    }
    let negative = strategy.iter().find(|share| share.is_negative());
    if let Some(share) = negative {
        return Err(Violation::NotADistribution(share.to_string()));
    }
    let total = strategy
        .iter()
        .fold(Rational::zero(), |sum, share| sum + share);
    if total.is_one() {
        Ok(())
    } else {
        Err(Violation::NotADistribution(total.to_string()))
    }
}
