//! Strategy iteration on one part of a graph, in floats, equations solved directly.
//!
//! Requires that the equations stay sparse when they are solved; where they do not, iteration takes over. Guarantees
//! the bounds that its strategies prove.

use super::improve::{Stuck, first_choice, improve};
use super::leap::FLOAT_BUDGET;
use super::settle::settle;
use super::{Outcome, Task, interval};
use work::Halt;

/// Solves one part.
pub(crate) fn solve(task: &Task, border: &[f64]) -> Result<Outcome, Halt> {
    let first = first_choice(task.part);
    match improve(task.part, border, first, FLOAT_BUDGET, task.work) {
        Ok(improved) => {
            let mut values = improved.values;
            values.truncate(task.part.len());
            settle(task, values, improved.choice, improved.rounds)
        }
        Err(Stuck::Halt(halt)) => Err(halt),
        Err(Stuck::Dense | Stuck::Restless) => interval::solve(task),
    }
}
