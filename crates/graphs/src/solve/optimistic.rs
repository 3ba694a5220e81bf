//! Optimistic value iteration on one part of a graph: iterate from below only, guess that the upper bound is a little
//! higher, and see whether one round of the equations agrees that it is one.
//!
//! Requires nothing. Guarantees its bounds: the lower one as in the interval method, the upper one because no
//! vertex exceeds it in a whole round, which is a proof whether there are end components or not. That holds for rounds in
//! blocks too (`blocks`): what a vertex then saw of another piece was, if nothing rose, no lower than it is afterwards.

use super::blocks::{Piece, Swept};
use super::leap::{first_leap, leap};
use super::{Outcome, Task};
use crate::Kind;
use crate::fixed::{Bounds, HIGH, LOW, ONE};
use crate::part::Part;
use work::Halt;

/// So often a guess may rise where the lower bound lags behind. Later it may only sink: pieces that are swept side by side
/// could hand one and the same rise to each other for ever.
const FREE_ROUNDS: u64 = 8;

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
    let mut bounds = Swept::new(bounds, part.len());
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
            sweeps += guess(task, &mut bounds.now, tries)?;
            still /= 4;
        }
        if sweeps >= jump {
            jump = sweeps.saturating_mul(8);
            stuck &= !leap(task, &mut bounds.now, &mut choice)?;
        }
        let met = |bounds: &Bounds| bounds[HIGH].saturating_sub(bounds[LOW]) <= task.width;
        if stuck || bounds.now[..part.len()].iter().all(met) {
            return Ok(finish(part, bounds.now, choice, sweeps));
        }
    }
}

/// One round from below; the largest rise.
fn raise(part: &Part, bounds: &mut Swept<Bounds>, choice: &mut [u32]) -> u64 {
    bounds.round(choice, |piece| raise_piece(part, piece), u64::max)
}

fn raise_piece(part: &Part, piece: &mut Piece<'_, Bounds, u32>) -> u64 {
    let mut most = 0;
    for vertex in piece.vertices() {
        let [low, high] = piece.see(vertex);
        let new = match part.kinds[vertex] {
            Kind::Max => {
                let best = part.next(vertex).iter().copied();
                let best = best.max_by_key(|&to| piece.see(to as usize)[LOW]);
                best.map_or(0, |best| {
                    let new = piece.see(best as usize)[LOW];
                    if new > low {
                        *piece.note(vertex) = best;
                    }
                    new
                })
            }
            Kind::Min => least(part, vertex, |to| piece.see(to)[LOW]),
            _ => {
                let (sum, total) = sum(part, vertex, |to| piece.see(to)[LOW]);
                (sum / total) as u64
            }
        };
        if new > low {
            piece.put(vertex, [new, high]);
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
    high: Vec<u64>,
    low: &[u64],
    tries: u64,
) -> Result<(Option<Vec<u64>>, u64), Halt> {
    let part = task.part;
    let mut high = Swept::new(high, part.len());
    // Nothing is noted of a vertex.
    let mut notes = vec![(); part.len()];
    for tried in 1..=tries {
        task.work.check()?;
        let check =
            |piece: &mut Piece<'_, u64, ()>| check_piece(part, piece, low, tried <= FREE_ROUNDS);
        let (rose, crossed) = high.round(&mut notes, check, |one, other| {
            (one.0 | other.0, one.1 | other.1)
        });
        if crossed {
            return Ok((None, tried));
        }
        if !rose {
            return Ok((Some(high.now), tried));
        }
    }
    Ok((None, tries))
}

/// Whether a guess rose, or would have risen, anywhere in a piece, and whether it sank below what is known.
fn check_piece(
    part: &Part,
    piece: &mut Piece<'_, u64, ()>,
    low: &[u64],
    free: bool,
) -> (bool, bool) {
    let (mut rose, mut crossed) = (false, false);
    for vertex in piece.vertices() {
        let new = match part.kinds[vertex] {
            Kind::Max => {
                let next = part.next(vertex).iter();
                next.map(|&to| piece.see(to as usize)).max().unwrap_or(0)
            }
            Kind::Min => least(part, vertex, |to| piece.see(to)),
            _ => {
                let (sum, total) = sum(part, vertex, |to| piece.see(to));
                sum.div_ceil(total) as u64
            }
        };
        let old = piece.see(vertex);
        rose |= new > old;
        crossed |= new < low[vertex];
        piece.put(vertex, if free { new } else { new.min(old) });
    }
    (rose, crossed)
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
