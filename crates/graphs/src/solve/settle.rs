//! What float methods have in common at their end: numbers and strategies become bounds, as far as these can be proven.

use super::improve::{Stuck, players};
use super::leap::{EXACT_BUDGET, FLOAT_BUDGET, sides};
use super::{Outcome, Task, optimistic};
use crate::Kind;
use crate::fixed::{self, Bounds, HIGH, LOW, ONE};
use num_rational::BigRational;
use work::Halt;

/// Parts up to this size are worth fractions when floats do not do.
const EXACT_LIMIT: usize = 120;
/// Rounds in which a guessed upper bound must come to rest.
const TRIES: u64 = 200;

/// Proves what can be proven about `choice`. Where nothing can, the bounds are the trivial ones and say so.
pub(crate) fn settle(
    task: &Task,
    values: Vec<f64>,
    choice: Vec<u32>,
    iterations: u64,
) -> Result<Outcome, Halt> {
    let top = task
        .border
        .iter()
        .map(|bounds| bounds[HIGH])
        .max()
        .unwrap_or(0);
    let mut outcome = Outcome {
        bounds: vec![[0, top]; task.part.len()],
        values: Some(values),
        choice,
        iterations,
    };
    tighten::<f64>(task, &mut outcome, FLOAT_BUDGET)?;
    if wide(task, &outcome) {
        guess(task, &mut outcome)?;
    }
    if wide(task, &outcome) && task.part.len() <= EXACT_LIMIT {
        tighten::<BigRational>(task, &mut outcome, EXACT_BUDGET)?;
    }
    Ok(outcome)
}

fn wide(task: &Task, outcome: &Outcome) -> bool {
    let gap = |bounds: &Bounds| bounds[HIGH].saturating_sub(bounds[LOW]);
    outcome.bounds.iter().any(|bounds| gap(bounds) > task.width)
}

/// Where Max can stay for ever his strategies prove no upper bound; but "a little more than the values" may be one,
/// and can be tested like any other guess. Min then keeps to it by always going where it is least.
fn guess(task: &Task, outcome: &mut Outcome) -> Result<(), Halt> {
    let Some(values) = &outcome.values else {
        return Ok(());
    };
    let high = values.iter().map(|value| {
        let up = fixed::width(*value) + task.width / 2;
        up.min(ONE)
    });
    let high = high
        .chain(task.border.iter().map(|bounds| bounds[HIGH]))
        .collect();
    let low: Vec<u64> = outcome.bounds.iter().map(|bounds| bounds[LOW]).collect();
    let (Some(high), _) = optimistic::prove(task, high, &low, TRIES)? else {
        return Ok(());
    };
    for (bounds, &high) in outcome.bounds.iter_mut().zip(&high) {
        bounds[HIGH] = high;
    }
    for vertex in players(task.part, Kind::Min) {
        let next = task.part.next(vertex).iter().copied();
        if let Some(best) = next.min_by_key(|&to| high[to as usize]) {
            outcome.choice[vertex] = best;
        }
    }
    Ok(())
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
