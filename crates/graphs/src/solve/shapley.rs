//! Shapley's algorithm as in the thesis: repeat v(x) = max, min or average of the successors until nothing moves,
//! then read the strategies off.
//!
//! Requires nothing. Guarantees nothing by itself, for "nothing moves" proves nothing; what its strategies prove
//! afterwards is added. Where play can stay for ever the thesis's first values (1 for Max, 0 for Min, ½ for chance)
//! could hold each other up, and iteration starts from 0 instead, from where only the right solution is reached.

use super::blocks::{Piece, Swept};
use super::settle::settle;
use super::{Outcome, Task};
use crate::Kind;
use crate::part::Part;
use crate::prepare::ends::maximal;
use work::Halt;

/// A move smaller than this fraction of ε counts as none.
const STILL: f64 = 1e-6;
/// Rounds after which it is taken to have ended.
const MOST_ROUNDS: u64 = 200_000;
/// Steps after which it is taken to have ended.
const MOST_STEPS: u64 = 4_000_000_000;

/// Solves one part.
pub(crate) fn solve(task: &Task, border: &[f64], epsilon: f64) -> Result<Outcome, Halt> {
    let part = task.part;
    let endless = !maximal(part, |vertex| !part.is_border(vertex as usize)).is_empty();
    let mut values: Vec<f64> = part
        .kinds
        .iter()
        .map(|kind| match kind {
            _ if endless => 0.0,
            Kind::Max => 1.0,
            Kind::Min => 0.0,
            _ => 0.5,
        })
        .collect();
    values.extend_from_slice(border);
    let mut values = Swept::new(values, part.len());
    let mut choice = super::improve::first_choice(part);
    let progress = task.work.task("graph-task-sweeps", None);
    let most = MOST_ROUNDS.min(MOST_STEPS / part.len() as u64).max(1000);
    let mut rounds = 0;
    loop {
        progress.advance(part.len() as u64)?;
        rounds += 1;
        let moved = values.round(&mut choice, |piece| sweep(part, piece, endless), f64::max);
        if moved <= epsilon * STILL || rounds >= most {
            break;
        }
    }
    let mut values = values.now;
    for vertex in super::improve::players(part, Kind::Min) {
        choice[vertex] = step(part, |to| values[to], vertex, choice[vertex]).0;
    }
    values.truncate(part.len());
    settle(task, values, choice, rounds)
}

/// One piece of a round: how far the furthest value moved.
fn sweep(part: &Part, piece: &mut Piece<'_, f64, u32>, endless: bool) -> f64 {
    let mut moved: f64 = 0.0;
    for vertex in piece.vertices() {
        let (now, old) = (*piece.note(vertex), piece.see(vertex));
        let (best, value) = step(part, |to| piece.see(to), vertex, now);
        if value > old || !endless {
            // From below a choice changes only when it truly gains, as in the interval method.
            *piece.note(vertex) = best;
        }
        moved = moved.max((value - old).abs());
        piece.put(vertex, value);
    }
    moved
}

fn step(part: &Part, value: impl Fn(usize) -> f64, vertex: usize, now: u32) -> (u32, f64) {
    let kind = part.kinds[vertex];
    if kind == Kind::Chance {
        let (draws, total) = part.draws(vertex);
        let sum: f64 = draws.map(|(to, weight)| value(to) * weight as f64).sum();
        return (now, sum / total as f64);
    }
    let mut best = now;
    for &to in part.next(vertex) {
        let (new, old) = (value(to as usize), value(best as usize));
        if if kind == Kind::Max {
            new > old
        } else {
            new < old
        } {
            best = to;
        }
    }
    (best, value(best as usize))
}
