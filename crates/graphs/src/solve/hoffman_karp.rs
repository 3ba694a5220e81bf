//! The randomised algorithm of Hoffman and Karp as in the thesis: draw 2n random sets of Max's switchable vertices,
//! switch each, find Min's best answer by a linear program, keep the set after which the values add up to most.
//!
//! Requires small parts: every round solves up to 2n linear programs. Guarantees the bounds that its strategies prove.
//! Where Min can keep play inside for ever once Max has chosen, values are 0 and are not left to the program, which
//! would choose the largest of many solutions.

use super::improve::{avoidable, first_choice, players};
use super::settle::settle;
use super::{Outcome, Task};
use crate::Kind;
use crate::part::Part;
use microlp::{
    ComparisonOp, LinearExpr, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable,
};
use rand::RngExt;
use rustc_hash::FxHashSet;
use work::Halt;

/// The largest part that it takes.
pub(crate) const LARGEST: usize = 2000;
/// Branches after which a mixed-integer program is given up; plain linear programs have none.
const MOST_NODES: u64 = 100_000;
/// A gain smaller than this is noise of the linear program.
const NOISE: f64 = 1e-9;

/// Solves one part.
pub(crate) fn solve(task: &Task, border: &[f64]) -> Result<Outcome, Halt> {
    let part = task.part;
    let mut choice = first_choice(part);
    let mut values = best_answer(part, border, &choice);
    let mut random = task
        .work
        .streams
        .stream("hoffman-karp", u64::from(part.members[0]));
    let mut rounds = 0;
    loop {
        rounds += 1;
        let switches: Vec<(usize, u32)> = players(part, Kind::Max)
            .filter_map(|vertex| {
                let next = part.next(vertex).iter().copied();
                let best =
                    next.max_by(|&a, &b| values[a as usize].total_cmp(&values[b as usize]))?;
                (values[best as usize] > values[vertex] + NOISE).then_some((vertex, best))
            })
            .collect();
        if switches.is_empty() {
            break;
        }
        let mut kept: Option<(f64, Vec<u32>, Vec<f64>)> = None;
        let mut seen = FxHashSet::default();
        for _ in 0..2 * part.len() {
            task.work.check()?;
            let drawn: Vec<bool> = switches.iter().map(|_| random.random()).collect();
            // Empty sets are not wanted, and the same set twice gives nothing new.
            if !drawn.contains(&true) || !seen.insert(drawn.clone()) {
                continue;
            }
            let mut switched = choice.clone();
            for (&(vertex, best), _) in switches.iter().zip(&drawn).filter(|(_, drawn)| **drawn) {
                switched[vertex] = best;
            }
            let found = best_answer(part, border, &switched);
            let sum: f64 = found[..part.len()].iter().sum();
            if kept.as_ref().is_none_or(|(most, ..)| sum > *most) {
                kept = Some((sum, switched, found));
            }
        }
        match kept {
            Some((_, switched, found)) => (choice, values) = (switched, found),
            // All draws were empty: switch everything, which never loses.
            None => {
                for (vertex, best) in switches {
                    choice[vertex] = best;
                }
                values = best_answer(part, border, &choice);
            }
        }
    }
    let trapped = avoidable(part, &choice);
    for vertex in players(part, Kind::Min) {
        let next = part.next(vertex).iter().copied();
        let key = |to: u32| {
            let stays = trapped[vertex] && trapped[to as usize];
            (!stays, values[to as usize])
        };
        let best = next.min_by(|&a, &b| {
            key(a)
                .partial_cmp(&key(b))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        choice[vertex] = best.unwrap_or(choice[vertex]);
    }
    values.truncate(part.len());
    settle(task, values, choice, rounds)
}

/// The values, border included, when Max keeps to `choice` and Min answers best: the largest v with v(x) ≤ v(y) for
/// Min's steps and v(x) ≤ average for chance.
fn best_answer(part: &Part, border: &[f64], choice: &[u32]) -> Vec<f64> {
    let trapped = avoidable(part, choice);
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let variables: Vec<_> = (0..part.all())
        .map(|vertex| {
            if part.is_border(vertex) {
                let known = border[vertex - part.len()];
                problem.add_var(0.0, (known, known))
            } else if trapped[vertex] {
                problem.add_var(0.0, (0.0, 0.0))
            } else {
                problem.add_var(1.0, (0.0, 1.0))
            }
        })
        .collect();
    for vertex in (0..part.len()).filter(|&vertex| !trapped[vertex]) {
        let mut below = |right: &[(usize, f64)]| {
            let mut row = LinearExpr::empty();
            row.add(variables[vertex], 1.0);
            for &(to, share) in right {
                row.add(variables[to], -share);
            }
            problem.add_constraint(row, ComparisonOp::Le, 0.0);
        };
        match part.kinds[vertex] {
            Kind::Max => below(&[(choice[vertex] as usize, 1.0)]),
            Kind::Min => {
                for &to in part.next(vertex) {
                    below(&[(to as usize, 1.0)]);
                }
            }
            _ => below(&shares(part, vertex)),
        }
    }
    // Zero satisfies everything, so there is a solution; without one the values prove nothing and are an estimate.
    answered(&problem, &variables).unwrap_or_else(|| {
        let mut values = vec![0.0; part.len()];
        values.extend_from_slice(border);
        values
    })
}

/// The values of the variables, if the program was solved.
pub(crate) fn answered(problem: &Problem, variables: &[Variable]) -> Option<Vec<f64>> {
    let mut options = SolveOptions::default();
    options.node_limit = Some(MOST_NODES);
    match problem.solve_with(options) {
        Ok(SolveOutcome::Solution(found)) => {
            Some(variables.iter().map(|&variable| found[variable]).collect())
        }
        _ => None,
    }
}

/// The successors of a chance vertex, each once, with probabilities.
pub(crate) fn shares(part: &Part, vertex: usize) -> Vec<(usize, f64)> {
    let (draws, total) = part.draws(vertex);
    let mut shares: Vec<(usize, f64)> = Vec::new();
    for (to, weight) in draws {
        let share = weight as f64 / total as f64;
        match shares.iter_mut().find(|(known, _)| *known == to) {
            Some((_, sum)) => *sum += share,
            None => shares.push((to, share)),
        }
    }
    shares
}
