//! Value iteration from both sides on one part of a graph.
//!
//! Requires nothing. Guarantees that the value lies between the two bounds, always: bounds are integers and every
//! division is rounded outward. Ends when they meet within the wanted width, or when neither moves any more.
//!
//! - From below: a vertex takes a better lower bound from its successors, and Max's choice changes only where the
//!   bound truly rises. So following the choices leads to ever older, equally large bounds and cannot go in circles.
//! - From above: the same downwards. In an end component Max's upper bounds can hold each other up for ever;
//!   there they are lowered ("deflated") to the best exit that Max has, for Min can keep him inside as long as
//!   he does not take it. That is sound for every end component; those that matter are found by the steps that look best to Min.
//!
//! Large parts are swept in blocks on all cores (`blocks`): bounds and choices are the same whatever the number of threads.

use super::blocks::{Piece, Swept};
use super::leap::{first_leap, leap};
use super::{Outcome, Task};
use crate::Kind;
use crate::fixed::{Bounds, HIGH, LOW, ONE};
use crate::part::Part;
use crate::prepare::ends::{View, maximal};
use work::Halt;

/// The first search for end components waits for the lower bounds to say something; later ones are ever rarer.
const FIRST_SEARCH: u64 = 8;

/// In larger parts all end components together take longer to find than those that matter later on.
const WORTH_KNOWING: usize = 50_000;

/// Solves one part.
pub(crate) fn solve(task: &Task) -> Result<Outcome, Halt> {
    let mut state = State::new(task);
    let progress = task.work.task("graph-task-sweeps", None);
    let (mut search, mut jump) = (FIRST_SEARCH, first_leap(task.part));
    for sweep in 1.. {
        progress.advance(task.part.len() as u64)?;
        let (gap, mut changed) = state.sweep(task.part);
        changed |= state.deflate();
        if gap <= task.width && state.gap() <= task.width {
            return Ok(state.outcome(task, sweep));
        }
        if sweep >= jump {
            jump = sweep.saturating_mul(8);
            changed |= leap(task, &mut state.bounds.now, &mut state.choice)?;
        }
        if state.has_ends && (sweep >= search || !changed) {
            search = sweep.saturating_mul(4);
            let before = state.ends.len();
            state.find_ends(task.part);
            changed |= state.deflate() || state.ends.len() != before;
        }
        if !changed {
            return Ok(state.outcome(task, sweep));
        }
    }
    unreachable!("sweeps have no end of their own")
}

/// An end component with the vertices to which Max can leave it.
struct End {
    members: Vec<u32>,
    exits: Vec<u32>,
}

struct State {
    bounds: Swept<Bounds>,
    choice: Vec<u32>,
    has_ends: bool,
    in_end: Vec<bool>,
    ends: Vec<End>,
}

impl State {
    fn new(task: &Task) -> State {
        let part = task.part;
        let mut in_end = vec![false; part.all()];
        let has_ends = part.len() > WORTH_KNOWING || {
            let ends = maximal(part, |vertex| !part.is_border(vertex as usize));
            for vertex in ends.iter().flatten() {
                in_end[*vertex as usize] = true;
            }
            !ends.is_empty()
        };
        if part.len() > WORTH_KNOWING {
            in_end[..part.len()].fill(true);
        }
        // Nobody gets more than the best or, where nobody can stay, less than the worst at the border.
        let high = task.border.iter().map(|bounds| bounds[HIGH]).max();
        let low = task.border.iter().map(|bounds| bounds[LOW]).min();
        let low = if has_ends { 0 } else { low.unwrap_or(0) };
        let mut bounds = vec![[low, high.unwrap_or(0)]; part.len()];
        bounds.extend_from_slice(task.border);
        State {
            bounds: Swept::new(bounds, part.len()),
            choice: super::improve::first_choice(part),
            has_ends,
            in_end,
            ends: Vec::new(),
        }
    }

    /// One round over all vertices. Returns the widest gap and whether anything moved.
    fn sweep(&mut self, part: &Part) -> (u64, bool) {
        let sweep = |piece: &mut Piece<'_, Bounds, u32>| sweep(part, piece);
        self.bounds
            .round(&mut self.choice, sweep, |one: (u64, bool), other| {
                (one.0.max(other.0), one.1 | other.1)
            })
    }

    fn gap(&self) -> u64 {
        let inner = &self.bounds.now[..self.choice.len()];
        inner
            .iter()
            .map(|bounds| bounds[HIGH].saturating_sub(bounds[LOW]))
            .max()
            .unwrap_or(0)
    }

    /// End components under the steps that look best to Min.
    fn find_ends(&mut self, part: &Part) {
        let view = Tempted {
            part,
            bounds: &self.bounds.now,
        };
        let found = maximal(&view, |vertex| self.in_end[vertex as usize]);
        let mut name = vec![u32::MAX; part.all()];
        self.ends = found
            .into_iter()
            .enumerate()
            .map(|(index, members)| {
                for &member in &members {
                    name[member as usize] = index as u32;
                }
                let mut exits: Vec<u32> = members
                    .iter()
                    .filter(|&&member| part.kinds[member as usize] == Kind::Max)
                    .flat_map(|&member| part.next(member as usize))
                    .copied()
                    .filter(|&to| name[to as usize] != index as u32)
                    .collect();
                exits.sort_unstable();
                exits.dedup();
                End { members, exits }
            })
            .collect();
    }

    /// Lowers every known end component to Max's best exit.
    fn deflate(&mut self) -> bool {
        let bounds = &mut self.bounds.now;
        let mut changed = false;
        for end in &self.ends {
            let exits = end.exits.iter().map(|&to| bounds[to as usize][HIGH]);
            let best = exits.max().unwrap_or(0);
            for &member in &end.members {
                let high = &mut bounds[member as usize][HIGH];
                if *high > best {
                    *high = best;
                    changed = true;
                }
            }
        }
        changed
    }

    fn outcome(mut self, task: &Task, iterations: u64) -> Outcome {
        let part = task.part;
        let mut bounds = self.bounds.now;
        for vertex in super::improve::players(part, Kind::Min) {
            let next = part.next(vertex).iter().copied();
            if let Some(best) = next.min_by_key(|&to| bounds[to as usize][HIGH]) {
                self.choice[vertex] = best;
            }
        }
        bounds.truncate(part.len());
        Outcome {
            bounds,
            values: None,
            choice: self.choice,
            iterations,
        }
    }
}

/// One piece of a round: its widest gap and whether anything moved.
fn sweep(part: &Part, piece: &mut Piece<'_, Bounds, u32>) -> (u64, bool) {
    let (mut widest, mut changed) = (0, false);
    for vertex in piece.vertices() {
        let next = part.next(vertex);
        let [low, high] = piece.see(vertex);
        let (new_low, new_high) = match part.kinds[vertex] {
            Kind::Max => {
                let (mut best, mut choice, mut top) = (0, u32::MAX, 0);
                for &to in next {
                    let [to_low, to_high] = piece.see(to as usize);
                    if to_low > best {
                        (best, choice) = (to_low, to);
                    }
                    top = top.max(to_high);
                }
                if best > low {
                    *piece.note(vertex) = choice;
                }
                (best, top)
            }
            Kind::Min => next.iter().fold((ONE, ONE), |(least, top), &to| {
                let [to_low, to_high] = piece.see(to as usize);
                (least.min(to_low), top.min(to_high))
            }),
            _ if part.weights.is_empty() => even(piece, next),
            _ => weighted(part, piece, vertex),
        };
        let better = [low.max(new_low), high.min(new_high)];
        if better != [low, high] {
            piece.put(vertex, better);
            changed = true;
        }
        widest = widest.max(better[HIGH].saturating_sub(better[LOW]));
    }
    (widest, changed)
}

#[inline]
fn even(piece: &Piece<'_, Bounds, u32>, next: &[u32]) -> (u64, u64) {
    if let [first, second] = *next {
        let (first, second) = (piece.see(first as usize), piece.see(second as usize));
        return (
            (first[LOW] + second[LOW]) / 2,
            (first[HIGH] + second[HIGH]).div_ceil(2),
        );
    }
    let (mut low, mut high) = (0u128, 0u128);
    for &to in next {
        let bounds = piece.see(to as usize);
        low += u128::from(bounds[LOW]);
        high += u128::from(bounds[HIGH]);
    }
    divided(low, high, next.len() as u64)
}

fn weighted(part: &Part, piece: &Piece<'_, Bounds, u32>, vertex: usize) -> (u64, u64) {
    let (draws, total) = part.draws(vertex);
    let (mut low, mut high) = (0u128, 0u128);
    for (to, weight) in draws {
        let bounds = piece.see(to);
        low += u128::from(bounds[LOW]) * u128::from(weight);
        high += u128::from(bounds[HIGH]) * u128::from(weight);
    }
    divided(low, high, total)
}

/// Outward division; in 64 bits where that is enough, which is many times faster.
#[inline]
fn divided(low: u128, high: u128, total: u64) -> (u64, u64) {
    match (u64::try_from(low), u64::try_from(high)) {
        (Ok(low), Ok(high)) => (low / total, high.div_ceil(total)),
        _ => {
            let total = u128::from(total);
            ((low / total) as u64, high.div_ceil(total) as u64)
        }
    }
}

/// A part in which Min only makes steps that look best by the lower bounds.
struct Tempted<'a> {
    part: &'a Part,
    bounds: &'a [Bounds],
}

impl View for Tempted<'_> {
    fn count(&self) -> usize {
        self.part.all()
    }

    fn chance(&self, vertex: u32) -> bool {
        View::chance(self.part, vertex)
    }

    fn successors(&self, vertex: u32) -> &[u32] {
        View::successors(self.part, vertex)
    }

    fn allowed(&self, from: u32, place: usize) -> bool {
        if self.part.kinds.get(from as usize) != Some(&Kind::Min) {
            return true;
        }
        let next = self.part.next(from as usize);
        let here = self.bounds[next[place] as usize][LOW];
        next.iter().all(|&to| self.bounds[to as usize][LOW] >= here)
    }
}
