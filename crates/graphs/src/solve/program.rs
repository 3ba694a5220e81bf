//! One part of a graph as one mixed-integer program: the least v such that every vertex of Max equals one of its
//! successors and is at least all others, every vertex of Min the other way round, and chance the average.
//!
//! Requires small parts: branching is exponential in the vertices of players. Guarantees the bounds that its
//! strategies prove. End components need no care: the least solution is what is asked for.

use super::hoffman_karp::{answered, shares};
use super::improve::{first_choice, players};
use super::settle::settle;
use super::{Outcome, Task};
use crate::Kind;
use crate::part::Part;
use microlp::{ComparisonOp, LinearExpr, OptimizationDirection, Problem, Variable};
use work::Halt;

/// The largest part that it takes.
pub(crate) const LARGEST: usize = 60;

/// Solves one part.
pub(crate) fn solve(task: &Task, border: &[f64]) -> Result<Outcome, Halt> {
    let part = task.part;
    task.work.check()?;
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let variables: Vec<Variable> = (0..part.all())
        .map(|vertex| match part.is_border(vertex) {
            true => {
                let known = border[vertex - part.len()];
                problem.add_var(0.0, (known, known))
            }
            false => problem.add_var(1.0, (0.0, 1.0)),
        })
        .collect();
    for vertex in 0..part.len() {
        match part.kinds[vertex] {
            Kind::Max | Kind::Min => constrain_player(&mut problem, part, &variables, vertex),
            _ => {
                let mut row = LinearExpr::empty();
                row.add(variables[vertex], 1.0);
                for (to, share) in shares(part, vertex) {
                    row.add(variables[to], -share);
                }
                problem.add_constraint(row, ComparisonOp::Eq, 0.0);
            }
        }
    }
    // A solution always exists; without one these values prove nothing and are called an estimate.
    let mut values = answered(&problem, &variables).unwrap_or_default();
    values.resize(part.len(), 0.0);
    values.extend_from_slice(border);
    let choice = read_off(part, &values);
    values.truncate(part.len());
    settle(task, values, choice, 1)
}

/// v(x) ≥ v(y) for all y, and ≤ for the one y whose switch is 1; mirrored for Min.
fn constrain_player(problem: &mut Problem, part: &Part, variables: &[Variable], vertex: usize) {
    let (outer, inner, sign) = if part.kinds[vertex] == Kind::Max {
        (ComparisonOp::Ge, ComparisonOp::Le, 1.0)
    } else {
        (ComparisonOp::Le, ComparisonOp::Ge, -1.0)
    };
    let mut next: Vec<u32> = part.next(vertex).to_vec();
    next.sort_unstable();
    next.dedup();
    let difference = |to: u32| {
        let mut row = LinearExpr::empty();
        row.add(variables[vertex], 1.0);
        row.add(variables[to as usize], -1.0);
        row
    };
    if let [only] = next[..] {
        problem.add_constraint(difference(only), ComparisonOp::Eq, 0.0);
        return;
    }
    let mut one = LinearExpr::empty();
    for to in next {
        problem.add_constraint(difference(to), outer, 0.0);
        let switch = problem.add_binary_var(0.0);
        one.add(switch, 1.0);
        let mut row = difference(to);
        row.add(switch, sign);
        problem.add_constraint(row, inner, sign);
    }
    problem.add_constraint(one, ComparisonOp::Eq, 1.0);
}

/// Steps that keep the value; for Max those that lead out, the nearest first, so that he does not go in circles.
pub(crate) fn read_off(part: &Part, values: &[f64]) -> Vec<u32> {
    let mut choice = first_choice(part);
    for vertex in players(part, Kind::Min) {
        let next = part.next(vertex).iter().copied();
        let best = next.min_by(|&a, &b| values[a as usize].total_cmp(&values[b as usize]));
        choice[vertex] = best.unwrap_or(choice[vertex]);
    }
    const NOISE: f64 = 1e-7;
    let mut near = vec![false; part.all()];
    near[part.len()..].fill(true);
    loop {
        let mut grown = false;
        for vertex in 0..part.len() {
            if near[vertex] {
                continue;
            }
            let step = |to: &&u32| near[**to as usize];
            let found = match part.kinds[vertex] {
                Kind::Max => part
                    .next(vertex)
                    .iter()
                    .filter(|&&to| values[to as usize] >= values[vertex] - NOISE)
                    .find(step)
                    .map(|&to| choice[vertex] = to)
                    .is_some(),
                // Min may be led out by any step that is as good for him.
                Kind::Min => part
                    .next(vertex)
                    .iter()
                    .filter(|&&to| values[to as usize] <= values[vertex] + NOISE)
                    .all(|to| near[*to as usize]),
                _ => part.next(vertex).iter().any(|to| near[*to as usize]),
            };
            near[vertex] |= found;
            grown |= found;
        }
        if !grown {
            return choice;
        }
    }
}
