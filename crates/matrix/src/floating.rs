//! The floating solution of a zero-sum game by linear programming, with bounds measured on the strategies found.
//! The linear programs are solved by the crate `microlp`; this file only states them.

use crate::number::Rational;
use crate::payoffs::{self, Payoffs};
use microlp::{ComparisonOp, OptimizationDirection, Problem, Solution, SolveOutcome, Variable};
use rules::{Message, Told};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use work::{Halt, Stop, Work};

/// A value between two bounds, and the mixed strategies that assure them.
#[derive(Clone, Debug, PartialEq)]
pub struct FloatingSolution {
    /// The middle of the bounds.
    pub value: f64,
    /// What the row player's strategy assures against every column.
    pub lower: f64,
    /// What the column player's strategy gives away at most, against every row.
    pub upper: f64,
    /// Probabilities of the rows.
    pub row: Vec<f64>,
    /// Probabilities of the columns.
    pub column: Vec<f64>,
}

/// Why there is no floating solution.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum FloatingFailure {
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// The linear program could not be solved in floating arithmetic; the exact solver still can.
    #[error("the linear program failed: {0}")]
    Numerical(String),
}

rules::tell!(FloatingFailure, |failure| match failure {
    FloatingFailure::Halt(halt) => halt.told(),
    FloatingFailure::Numerical(why) => {
        Told::other(Message::new("matrix-error-numerical").with("why", why.as_str()))
            .accepting(Message::new("matrix-accepted-exact"))
    }
});

/// Memory that one entry costs while the linear program runs: measured at about 115 bytes on 300 × 300 and 600 × 600,
/// and three floating copies of the table, on top of the table itself.
const BYTES_PER_ENTRY: u64 = 144 + payoffs::BYTES_PER_ENTRY;

/// How long the linear program runs before it looks whether somebody wants it to stop; it may well run longer.
const SLICE: Duration = Duration::from_secs(1);
/// How long we wait for it before we look ourselves.
const GLANCE: Duration = Duration::from_millis(50);

/// Solves a zero-sum game by two linear programs, one for each player.
///
/// # Errors
/// [`FloatingFailure`].
pub fn solve_floating(payoffs: &Payoffs, work: &Work) -> Result<FloatingSolution, FloatingFailure> {
    let (m, n) = (payoffs.rows(), payoffs.columns());
    work.claim((m * n) as u64 * BYTES_PER_ENTRY)?;
    let (least, most) = (extreme(payoffs, false), extreme(payoffs, true));
    if least == most {
        let same = crate::number::approximate(&least);
        return Ok(FloatingSolution {
            value: same,
            lower: same,
            upper: same,
            row: pure(m),
            column: pure(n),
        });
    }
    // The exact table moved and stretched into [1, 2] before rounding: positive, as the programs below need,
    // and well scaled whatever the units of the payoffs are.
    let width = &most - &least;
    let scaled: Vec<Vec<f64>> = (0..m)
        .map(|i| {
            let entry =
                |entry: &Rational| 1.0 + crate::number::approximate(&((entry - &least) / &width));
            payoffs.row(i).iter().map(entry).collect()
        })
        .collect();
    let task = work.task("matrix-task-program", Some(2));
    let column = minimiser(&scaled, work)?;
    task.tick().map_err(FloatingFailure::Halt)?;
    // The row player minimises what the column player receives.
    let mirrored: Vec<Vec<f64>> = (0..n)
        .map(|j| scaled.iter().map(|row| 3.0 - row[j]).collect())
        .collect();
    let row = minimiser(&mirrored, work)?;
    task.tick().map_err(FloatingFailure::Halt)?;
    let table = payoffs.approximate();
    let (lower, upper) = assured(&table, &row, &column);
    Ok(FloatingSolution {
        value: lower + (upper - lower) / 2.0,
        lower,
        upper,
        row,
        column,
    })
}

fn extreme(payoffs: &Payoffs, most: bool) -> Rational {
    let entries = payoffs.entries().iter();
    let found = if most { entries.max() } else { entries.min() };
    found.expect("an entry").clone()
}

fn pure(length: usize) -> Vec<f64> {
    let mut strategy = vec![0.0; length];
    strategy[0] = 1.0;
    strategy
}

/// The mixture of columns whose worst row is least: y/Σy where Σy is greatest subject to A y ≤ 1, y ≥ 0.
fn minimiser(positive: &[Vec<f64>], work: &Work) -> Result<Vec<f64>, FloatingFailure> {
    let mut program = Problem::new(OptimizationDirection::Maximize);
    let variables: Vec<_> = (0..positive[0].len())
        .map(|_| program.add_var(1.0, (0.0, f64::INFINITY)))
        .collect();
    for row in positive {
        let terms: Vec<_> = variables.iter().copied().zip(row.iter().copied()).collect();
        program.add_constraint(terms, ComparisonOp::Le, 1.0);
    }
    let raw = patiently(work, move |stop| {
        let solution = maximise(program, stop)?;
        let value = |&variable: &Variable| solution.var_value(variable).max(0.0);
        Ok(variables.iter().map(value).collect::<Vec<f64>>())
    })?;
    let total: f64 = raw.iter().sum();
    Ok(raw.iter().map(|weight| weight / total).collect())
}

/// Solves a program in slices, and gives up between them when asked to.
fn maximise(mut program: Problem, stop: &Stop) -> Result<Solution, FloatingFailure> {
    let failed = |error: microlp::Error| FloatingFailure::Numerical(error.to_string());
    program.set_time_limit(SLICE);
    let mut outcome = program.solve().map_err(failed)?;
    loop {
        match outcome {
            SolveOutcome::Solution(solution) => return Ok(solution),
            SolveOutcome::Interrupted(_) if stop.requested() => return Err(Halt::Stopped.into()),
            SolveOutcome::Interrupted(_) => outcome = outcome.resume().map_err(failed)?,
        }
    }
}

/// Runs something that rarely looks up on a thread of its own, so that a stop is obeyed at once; the thread itself ends
/// when it looks up next.
fn patiently<T: Send + 'static>(
    work: &Work,
    run: impl FnOnce(&Stop) -> Result<T, FloatingFailure> + Send + 'static,
) -> Result<T, FloatingFailure> {
    let (sender, receiver) = mpsc::channel();
    let stop = work.stop.clone();
    // Nobody may be listening any more: then the answer is not wanted.
    std::thread::spawn(move || drop(sender.send(run(&stop))));
    loop {
        match receiver.recv_timeout(GLANCE) {
            Ok(answer) => return answer,
            Err(RecvTimeoutError::Timeout) => work.check()?,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(FloatingFailure::Numerical("the solver panicked".to_owned()));
            }
        }
    }
}

/// What the two strategies assure: the least column under `row`, the greatest row under `column`, both widened by more
/// than rounding can have cost, so that the value lies between them.
pub(crate) fn assured(table: &[Vec<f64>], row: &[f64], column: &[f64]) -> (f64, f64) {
    let mut by_column = vec![0.0; column.len()];
    let mut upper = f64::NEG_INFINITY;
    let mut largest: f64 = 0.0;
    for (payoffs, &weight) in table.iter().zip(row) {
        let mut against = 0.0;
        for ((sum, &payoff), &share) in by_column.iter_mut().zip(payoffs).zip(column) {
            *sum += weight * payoff;
            against += payoff * share;
            largest = largest.max(payoff.abs());
        }
        upper = upper.max(against);
    }
    let lower = by_column.into_iter().fold(f64::INFINITY, f64::min);
    // A sum of k products errs by less than k ε times the largest; entries and weights were rounded once each, and
    // the weights add up to one only within k ε.
    let terms = row.len().max(column.len()) as f64;
    let rounding = (2.0 * terms + 4.0) * f64::EPSILON * largest;
    (lower - rounding, upper + rounding)
}
