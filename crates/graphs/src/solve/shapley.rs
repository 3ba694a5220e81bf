//! Shapley's algorithm as in the thesis: repeat v(x) = max, min or average of the successors until nothing moves,
//! then read the strategies off.
//!
//! Requires nothing. Guarantees nothing by itself, for "nothing moves" proves nothing; what its strategies prove
//! afterwards is added. Where play can stay for ever the thesis's first values (1 for Max, 0 for Min, ½ for chance)
//! could hold each other up, and iteration starts from 0 instead, from where only the right solution is reached.

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
    let mut choice = super::improve::first_choice(part);
    let progress = task.work.task("graph-task-sweeps", None);
    let most = MOST_ROUNDS.min(MOST_STEPS / part.len() as u64).max(1000);
    let mut rounds = 0;
    loop {
        progress.advance(part.len() as u64)?;
        rounds += 1;
        let mut moved: f64 = 0.0;
        for vertex in 0..part.len() {
            let (best, value) = step(part, &values, vertex, choice[vertex]);
            if value > values[vertex] || !endless {
                // From below a choice changes only when it truly gains, as in the interval method.
                choice[vertex] = best;
            }
            moved = moved.max((value - values[vertex]).abs());
            values[vertex] = value;
        }
        if moved <= epsilon * STILL || rounds >= most {
            break;
        }
    }
    for vertex in super::improve::players(part, Kind::Min) {
        choice[vertex] = step(part, &values, vertex, choice[vertex]).0;
    }
    values.truncate(part.len());
    settle(task, values, choice, rounds)
}

fn step(part: &Part, values: &[f64], vertex: usize, now: u32) -> (u32, f64) {
    let kind = part.kinds[vertex];
    if kind == Kind::Chance {
        let (draws, total) = part.draws(vertex);
        let sum: f64 = draws.map(|(to, weight)| values[to] * weight as f64).sum();
        return (now, sum / total as f64);
    }
    let mut best = now;
    for &to in part.next(vertex) {
        let (new, old) = (values[to as usize], values[best as usize]);
        if if kind == Kind::Max {
            new > old
        } else {
            new < old
        } {
            best = to;
        }
    }
    (best, values[best as usize])
}
