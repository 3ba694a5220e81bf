//! What float methods have in common at their end: numbers and strategies become bounds, as far as these can be proven.

use super::improve::Stuck;
use super::leap::{EXACT_BUDGET, FLOAT_BUDGET, sides};
use super::{Outcome, Task};
use crate::fixed::{HIGH, LOW};
use num_rational::BigRational;
use work::Halt;

/// Parts up to this size are worth fractions when floats do not do.
const EXACT_LIMIT: usize = 120;

/// Proves what can be proven about `choice`. Where nothing can, the bounds are the trivial ones and say so.
pub(crate) fn settle(
    task: &Task,
    values: Vec<f64>,
    choice: Vec<u32>,
    iterations: u64,
) -> Result<Outcome, Halt> {
    let top = task.border.iter().map(|bounds| bounds[HIGH]).max().unwrap_or(0);
    let mut outcome = Outcome {
        bounds: vec![[0, top]; task.part.len()],
        values: Some(values),
        choice,
        iterations,
    };
    tighten::<f64>(task, &mut outcome, FLOAT_BUDGET)?;
    let wide = outcome
        .bounds
        .iter()
        .any(|bounds| bounds[HIGH].saturating_sub(bounds[LOW]) > task.width);
    if wide && task.part.len() <= EXACT_LIMIT {
        tighten::<BigRational>(task, &mut outcome, EXACT_BUDGET)?;
    }
    Ok(outcome)
}

fn tighten<N: super::certify::Certain>(
    task: &Task,
    outcome: &mut Outcome,
    budget: u64,
) -> Result<(), Halt> {
    let (low, high) = match sides::<N>(task, &outcome.choice, budget) {
        Ok(sides) => sides,
        Err(Stuck::Halt(halt)) => return Err(halt),
        Err(Stuck::Dense | Stuck::Restless) => return Ok(()),
    };
    for (vertex, bounds) in outcome.bounds.iter_mut().enumerate() {
        // Both sides keep the strategy that proves them, so a certificate can be made of them whole.
        if let Some(low) = &low {
            bounds[LOW] = low.bound[vertex];
        }
        if let Some(high) = &high {
            bounds[HIGH] = high.bound[vertex];
        }
    }
    Ok(())
}
