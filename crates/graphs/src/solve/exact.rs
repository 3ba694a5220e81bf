//! The answer as fractions: strategies from the interval method, then improved and evaluated without any rounding
//! until neither player can gain. The values are those of the strategies, and no step improves them: that is the proof.

use super::improve::{Stuck, improve};
use super::solution::{Exact, named};
use super::{Method, Options, Plan, Unmet, run};
use crate::fraction::big;
use crate::prepare::{Predecessors, certain};
use crate::{Graph, Kind, Vertex};
use num_rational::BigRational;
use num_traits::{One, Zero};
use rayon::prelude::*;
use work::Work;

/// What one solution of the equations may cost, in multiplications of short fractions: about a minute. What fills
/// up beyond that would take days.
const BUDGET: u64 = 20_000_000;

/// Solves a game in fractions.
///
/// # Errors
/// When stopped, when the memory does not suffice, or when the equations are too dense.
pub fn solve_exactly(graph: &Graph, work: &Work) -> Result<Exact, Unmet> {
    // Only strategies are taken from here; a hint that is wrong costs time, not truth.
    let hint = run(
        graph,
        &Options {
            method: Method::Interval,
            epsilon: Options::default().epsilon,
        },
        work,
    )?;
    let mut choice = hint.choice;
    let mut iterations = hint.iterations;
    let known = certain(graph, &Predecessors::of(graph), work)?;
    let mut values = vec![BigRational::zero(); graph.len()];
    for &(sink, value) in graph.sinks() {
        values[sink as usize] = big(&value);
    }
    for vertex in graph.vertices() {
        if known.one[vertex as usize] {
            values[vertex as usize] = BigRational::one();
        }
    }
    let plan = Plan::new(graph, &known);
    let progress = work.task("graph-task-exact", Some(plan.part_of.len() as u64));
    for wave in &plan.waves {
        let one = |&part: &u32| {
            let cut = plan.cut(graph, part);
            let border: Vec<BigRational> = cut
                .border
                .iter()
                .map(|&at| values[at as usize].clone())
                .collect();
            let hint = cut.members.iter().enumerate().map(|(place, &vertex)| {
                let wanted = choice[vertex as usize];
                let found = cut.next(place).iter().copied();
                let mut found = found.filter(|&to| cut.global(to as usize) == wanted);
                found.next().unwrap_or(cut.next(place)[0])
            });
            let hint = hint.collect();
            progress.advance(cut.len() as u64)?;
            match improve(&cut, &border, hint, BUDGET, work) {
                Ok(improved) => Ok((cut, improved)),
                Err(Stuck::Halt(halt)) => Err(Unmet::Halt(halt)),
                Err(Stuck::Dense | Stuck::Restless) => Err(Unmet::TooDense { size: cut.len() }),
            }
        };
        let solved: Vec<_> = if wave.len() > 1 {
            wave.par_iter().map(one).collect::<Result<_, Unmet>>()?
        } else {
            wave.iter().map(one).collect::<Result<_, Unmet>>()?
        };
        for (part, improved) in solved {
            iterations += improved.rounds;
            for (place, value) in improved.values.into_iter().take(part.len()).enumerate() {
                let vertex: Vertex = part.members[place];
                values[vertex as usize] = value;
                if graph.kind(vertex) != Kind::Chance {
                    choice[vertex as usize] = part.global(improved.choice[place] as usize);
                }
            }
        }
    }
    Ok(Exact {
        values,
        strategy: named(&choice),
        iterations,
    })
}
