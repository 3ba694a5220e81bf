//! The floating solution of a zero-sum game by linear programming, with bounds measured on the strategies found.
//! Our own dense simplex method gives both strategies at once; where rounding defeats it, and to check it, the crate
//! `microlp` solves a program for each player.

use crate::number::Rational;
use crate::payoffs::{self, Payoffs};
use crate::simplex;
use microlp::{ComparisonOp, OptimizationDirection, Problem, Solution, SolveOutcome, Variable};
use num_traits::{ToPrimitive, Zero};
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

/// Bounds further apart than this share of the range of the payoffs are rounding's work.
const CLOSE: f64 = 1e-9;

/// Solves a zero-sum game by linear programming.
///
/// # Errors
/// [`FloatingFailure`].
pub fn solve_floating(payoffs: &Payoffs, work: &Work) -> Result<FloatingSolution, FloatingFailure> {
    let Some(scaled) = stretched(payoffs, work)? else {
        return Ok(all_equal(payoffs));
    };
    let task = work.task("matrix-task-program", None);
    let found = simplex::both_programs(&scaled, || task.tick())?;
    if let Some(weights) = found {
        let solution = measured(payoffs, shares(&weights.rows), shares(&weights.columns));
        let bounds = payoffs.entries().iter().map(crate::number::approximate);
        let range = bounds.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), entry| {
            (low.min(entry), high.max(entry))
        });
        let largest = range.0.abs().max(range.1.abs());
        if solution.upper - solution.lower <= CLOSE * largest.max(range.1 - range.0) {
            return Ok(solution);
        }
    }
    by_programs(payoffs, scaled, work)
}

/// The same by two linear programs of `microlp`, one for each player: slower, and another way.
///
/// # Errors
/// [`FloatingFailure`].
pub fn solve_by_programs(
    payoffs: &Payoffs,
    work: &Work,
) -> Result<FloatingSolution, FloatingFailure> {
    match stretched(payoffs, work)? {
        Some(scaled) => by_programs(payoffs, scaled, work),
        None => Ok(all_equal(payoffs)),
    }
}

fn by_programs(
    payoffs: &Payoffs,
    scaled: Vec<Vec<f64>>,
    work: &Work,
) -> Result<FloatingSolution, FloatingFailure> {
    let task = work.task("matrix-task-program", Some(2));
    let column = minimiser(&scaled, work)?;
    task.tick().map_err(FloatingFailure::Halt)?;
    // The row player minimises what the column player receives.
    let mirrored: Vec<Vec<f64>> = (0..payoffs.columns())
        .map(|j| scaled.iter().map(|row| 3.0 - row[j]).collect())
        .collect();
    let row = minimiser(&mirrored, work)?;
    task.tick().map_err(FloatingFailure::Halt)?;
    Ok(measured(payoffs, row, column))
}

/// The exact table moved and stretched into [1, 2] before rounding: positive, as the programs need, and well scaled
/// whatever the units of the payoffs are. Nothing where all payoffs are equal.
fn stretched(payoffs: &Payoffs, work: &Work) -> Result<Option<Vec<Vec<f64>>>, Halt> {
    let (m, n) = (payoffs.rows(), payoffs.columns());
    work.claim((m * n) as u64 * BYTES_PER_ENTRY)?;
    // Whole numbers that floats hold exactly need no fractions: a difference and a quotient are rounded as one.
    const EXACT: i64 = 1 << 52;
    let whole = |entry: &Rational| {
        let small = entry.is_integer().then(|| entry.numer().to_i64())?;
        small.filter(|entry| (-EXACT..=EXACT).contains(entry))
    };
    let whole: Option<Vec<i64>> = payoffs.entries().iter().map(whole).collect();
    let shares: Vec<f64> = if let Some(whole) = whole {
        let (least, most) = (whole.iter().min(), whole.iter().max());
        let least = *least.expect("an entry");
        let width = (most.expect("an entry") - least) as f64;
        let share = |entry: &i64| (entry - least) as f64 / width;
        whole.iter().map(share).collect()
    } else {
        let (least, most) = (extreme(payoffs, false), extreme(payoffs, true));
        let width = &most - &least;
        if width.is_zero() {
            return Ok(None);
        }
        let share = |entry: &Rational| crate::number::approximate(&((entry - &least) / &width));
        payoffs.entries().iter().map(share).collect()
    };
    if shares.iter().any(|share| share.is_nan()) {
        return Ok(None);
    }
    let row = |row: &[f64]| row.iter().map(|share| 1.0 + share).collect();
    Ok(Some(shares.chunks(n).map(row).collect()))
}

fn all_equal(payoffs: &Payoffs) -> FloatingSolution {
    let same = crate::number::approximate(&payoffs.entries()[0]);
    FloatingSolution {
        value: same,
        lower: same,
        upper: same,
        row: pure(payoffs.rows()),
        column: pure(payoffs.columns()),
    }
}

fn measured(payoffs: &Payoffs, row: Vec<f64>, column: Vec<f64>) -> FloatingSolution {
    let (lower, upper) = assured(&payoffs.approximate(), &row, &column);
    FloatingSolution {
        value: lower + (upper - lower) / 2.0,
        lower,
        upper,
        row,
        column,
    }
}

fn shares(weights: &[f64]) -> Vec<f64> {
    let total: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / total).collect()
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
    Ok(shares(&raw))
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
