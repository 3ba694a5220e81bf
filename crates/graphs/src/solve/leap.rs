//! A leap where iteration crawls: solve the equations of the strategies that look best, and keep what can be proven of
//! the result. The bounds only ever become tighter.

use super::Task;
use super::certify::{self, Certain, Side};
use super::improve::{Stuck, improve};
use crate::fixed::{Bounds, HIGH, LOW};
use crate::part::Part;
use num_rational::BigRational;
use work::Halt;

/// Multiplications of floats that a direct solution may cost, or what costs as much in fractions.
pub(crate) const FLOAT_BUDGET: u64 = 20_000_000;
pub(crate) const EXACT_BUDGET: u64 = 2_000_000;
/// Parts up to this size are worth fractions when floats do not do.
const EXACT_LIMIT: usize = 400;

/// After how many sweeps a direct solution of the equations may be cheaper than going on; never, for the largest parts.
pub(crate) fn first_leap(part: &Part) -> u64 {
    match part.len() {
        0..=1_000 => 64,
        1_001..=200_000 => 512,
        _ => u64::MAX,
    }
}

/// Tightens `bounds` (members, then border) and Max's `choice`; whether anything moved.
pub(crate) fn leap(task: &Task, bounds: &mut [Bounds], choice: &mut [u32]) -> Result<bool, Halt> {
    let mut moved = attempt::<f64>(task, bounds, choice, FLOAT_BUDGET)?;
    let wide = |bounds: &[Bounds]| {
        bounds[..task.part.len()]
            .iter()
            .any(|bounds| bounds[HIGH].saturating_sub(bounds[LOW]) > task.width)
    };
    if wide(bounds) && task.part.len() <= EXACT_LIMIT {
        moved |= attempt::<BigRational>(task, bounds, choice, EXACT_BUDGET)?;
    }
    Ok(moved)
}

fn attempt<N: Certain>(
    task: &Task,
    bounds: &mut [Bounds],
    choice: &mut [u32],
    budget: u64,
) -> Result<bool, Halt> {
    let middle: Vec<N> = task
        .border
        .iter()
        .map(|bounds| N::from_fixed(bounds[LOW].midpoint(bounds[HIGH])))
        .collect();
    let improved = match improve(task.part, &middle, choice.to_vec(), budget, task.work) {
        Ok(improved) => improved.choice,
        Err(Stuck::Halt(halt)) => return Err(halt),
        Err(Stuck::Dense | Stuck::Restless) => return Ok(false),
    };
    let (low, high) = match sides::<N>(task, &improved, budget) {
        Ok(sides) => sides,
        Err(Stuck::Halt(halt)) => return Err(halt),
        Err(Stuck::Dense | Stuck::Restless) => return Ok(false),
    };
    let mut moved = false;
    if let Some(low) = low {
        for (vertex, bounds) in bounds[..task.part.len()].iter_mut().enumerate() {
            if low.bound[vertex] > bounds[LOW] {
                bounds[LOW] = low.bound[vertex];
                choice[vertex] = low.choice[vertex];
                moved = true;
            }
        }
    }
    if let Some(high) = high {
        for (bounds, &high) in bounds[..task.part.len()].iter_mut().zip(&high.bound) {
            if high < bounds[HIGH] {
                bounds[HIGH] = high;
                moved = true;
            }
        }
    }
    Ok(moved)
}

/// Both proven sides of a pair of strategies.
pub(crate) fn sides<N: Certain>(
    task: &Task,
    choice: &[u32],
    budget: u64,
) -> Result<(Option<Side>, Option<Side>), Stuck> {
    let Task {
        part,
        border,
        width,
        work,
    } = *task;
    Ok((
        certify::lower::<N>(part, border, choice, width, budget, work)?,
        certify::upper::<N>(part, border, choice, width, budget, work)?,
    ))
}
