//! Optimistic value iteration on one part of a graph: iterate from below only, guess that the upper bound is a little
//! higher, and see whether one round of the equations agrees that it is one.
//!
//! Requires nothing. Guarantees its bounds: the lower one as in the interval method, the upper one because no
//! vertex exceeds it in a whole round, which is a proof whether there are end components or not.

use super::leap::{first_leap, leap};
use super::{Outcome, Task};
use crate::Kind;
use crate::fixed::{Bounds, HIGH, LOW, ONE};
use crate::part::Part;
use work::Halt;

/// Solves one part.
pub(crate) fn solve(task: &Task) -> Result<Outcome, Halt> {
    let part = task.part;
    let top = task
        .border
        .iter()
        .map(|bounds| bounds[HIGH])
        .max()
        .unwrap_or(0);
    let mut bounds = vec![[0, top]; part.len()];
    bounds.extend_from_slice(task.border);
    let mut choice = super::improve::first_choice(part);
    let progress = task.work.task("graph-task-sweeps", None);
    let mut still = (task.width / 4).max(1);
    let (mut sweeps, mut jump) = (0u64, first_leap(part));
    loop {
        progress.advance(part.len() as u64)?;
        sweeps += 1;
        let moved = raise(part, &mut bounds, &mut choice);
        let mut stuck = moved == 0;
        if moved <= still {
            let tries = sweeps.min(1000);
            sweeps += guess(task, &mut bounds, tries)?;
            still /= 4;
        }
        if sweeps >= jump {
            jump = sweeps.saturating_mul(8);
            stuck &= !leap(task, &mut bounds, &mut choice)?;
        }
        let met = |bounds: &Bounds| bounds[HIGH].saturating_sub(bounds[LOW]) <= task.width;
        if stuck || bounds[..part.len()].iter().all(met) {
            return Ok(finish(part, bounds, choice, sweeps));
        }
    }
}

/// One round from below; the largest rise.
fn raise(part: &Part, bounds: &mut [Bounds], choice: &mut [u32]) -> u64 {
    let mut most = 0;
    for vertex in 0..part.len() {
        let low = bounds[vertex][LOW];
        let new = match part.kinds[vertex] {
            Kind::Max => {
                let best = part.next(vertex).iter().copied();
                let best = best.max_by_key(|&to| bounds[to as usize][LOW]);
                best.map_or(0, |best| {
                    let new = bounds[best as usize][LOW];
                    if new > low {
                        choice[vertex] = best;
                    }
                    new
                })
            }
            Kind::Min => least(part, vertex, |to| bounds[to][LOW]),
            _ => {
                let (sum, total) = sum(part, vertex, |to| bounds[to][LOW]);
                (sum / total) as u64
            }
        };
        if new > low {
            bounds[vertex][LOW] = new;
            most = most.max(new - low);
        }
    }
    most
}

/// Guesses that all values are within the width above the lower bounds, and keeps the guess if it proves right.
fn guess(task: &Task, bounds: &mut [Bounds], tries: u64) -> Result<u64, Halt> {
    let part = task.part;
    let high = bounds.iter().enumerate().map(|(vertex, bounds)| {
        if part.is_border(vertex) {
            bounds[HIGH]
        } else {
            bounds[HIGH].min(bounds[LOW] + task.width)
        }
    });
    let low: Vec<u64> = bounds[..part.len()]
        .iter()
        .map(|bounds| bounds[LOW])
        .collect();
    let (proven, tried) = prove(task, high.collect(), &low, tries)?;
    for (bounds, high) in bounds.iter_mut().zip(proven.unwrap_or_default()) {
        bounds[HIGH] = bounds[HIGH].min(high);
    }
    Ok(tried)
}

/// Lets the equations act on a guessed upper bound (members, then border) until a whole round raises nothing: then it
/// is one. Gives up when it sinks below `low`, which it then cannot be, or after some tries; also says how many.
pub(crate) fn prove(
    task: &Task,
    mut high: Vec<u64>,
    low: &[u64],
    tries: u64,
) -> Result<(Option<Vec<u64>>, u64), Halt> {
    let part = task.part;
    for tried in 1..=tries {
        task.work.check()?;
        let (mut rose, mut crossed) = (false, false);
        for vertex in 0..part.len() {
            let new = match part.kinds[vertex] {
                Kind::Max => {
                    let next = part.next(vertex).iter();
                    next.map(|&to| high[to as usize]).max().unwrap_or(0)
                }
                Kind::Min => least(part, vertex, |to| high[to]),
                _ => {
                    let (sum, total) = sum(part, vertex, |to| high[to]);
                    sum.div_ceil(total) as u64
                }
            };
            rose |= new > high[vertex];
            crossed |= new < low[vertex];
            high[vertex] = new;
        }
        if crossed {
            return Ok((None, tried));
        }
        if !rose {
            return Ok((Some(high), tried));
        }
    }
    Ok((None, tries))
}

fn least(part: &Part, vertex: usize, bound: impl Fn(usize) -> u64) -> u64 {
    let next = part.next(vertex).iter();
    next.map(|&to| bound(to as usize)).min().unwrap_or(ONE)
}

fn sum(part: &Part, vertex: usize, bound: impl Fn(usize) -> u64) -> (u128, u128) {
    let (draws, total) = part.draws(vertex);
    let sum = draws
        .map(|(to, weight)| u128::from(bound(to)) * u128::from(weight))
        .sum();
    (sum, u128::from(total))
}

fn finish(part: &Part, mut bounds: Vec<Bounds>, mut choice: Vec<u32>, iterations: u64) -> Outcome {
    for vertex in super::improve::players(part, Kind::Min) {
        let next = part.next(vertex).iter().copied();
        if let Some(best) = next.min_by_key(|&to| bounds[to as usize][HIGH]) {
            choice[vertex] = best;
        }
    }
    bounds.truncate(part.len());
    Outcome {
        bounds,
        values: None,
        choice,
        iterations,
    }
}
