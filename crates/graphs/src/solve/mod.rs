//! Solves games: what is certain first, then one strongly connected part after another, those that others lead to
//! first and independent ones side by side. Each method is a file of its own that solves one part.

mod blocks;
mod certify;
pub(crate) mod chain;
mod exact;
mod hoffman_karp;
pub(crate) mod improve;
mod interval;
mod leap;
mod method;
mod optimistic;
mod program;
mod settle;
mod shapley;
mod solution;
mod strategy_iteration;

pub use exact::solve_exactly;
pub use method::{Method, Options, Unmet};
pub use solution::{Exact, Guarantee, GuaranteeKind, Solution};

use crate::fixed::{self, Bounds, HIGH, LOW, ONE};
use crate::part::Part;
use crate::prepare::{Certain, Components, Predecessors, certain, components};
use crate::{Graph, Kind, Vertex};
use rayon::prelude::*;
use work::{Halt, Work};

/// One part to be solved: the part, bounds for its border, how far apart bounds may stay.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub part: &'a Part,
    pub border: &'a [Bounds],
    pub width: u64,
    pub work: &'a Work,
}

/// What a method found out about a part.
pub(crate) struct Outcome {
    /// Proven bounds of the members.
    pub bounds: Vec<Bounds>,
    /// The method's own numbers, where they are not just the middle of the bounds.
    pub values: Option<Vec<f64>>,
    /// A local successor for each vertex of a player.
    pub choice: Vec<u32>,
    pub iterations: u64,
}

pub(crate) const NOBODY: u32 = u32::MAX;

/// Solves a game by the method of `options` to within its ε, or says that it could not.
///
/// # Errors
/// When stopped, when the memory does not suffice, or when the method is not made for a game of this size.
pub fn solve(graph: &Graph, options: &Options, work: &Work) -> Result<Solution, Unmet> {
    options.check()?;
    let state = run(graph, options, work)?;
    Ok(state.solution(graph, options))
}

/// Everything known so far about each vertex of the graph.
pub(crate) struct State {
    pub bounds: Vec<Bounds>,
    /// Empty where the method has no numbers of its own.
    pub values: Vec<f64>,
    pub choice: Vec<u32>,
    pub iterations: u64,
}

/// How the parts hang together.
pub(crate) struct Plan {
    pub parts: Components,
    /// The part of each vertex; [`NOBODY`] where the value is certain.
    pub part_of: Vec<u32>,
    /// The place of each vertex in its part.
    pub place: Vec<u32>,
    /// For each part the longest way down to the border of the unknown, counting parts with cycles only.
    pub depth: Vec<u32>,
    /// Parts that do not depend on each other together, the lowest first.
    pub waves: Vec<Vec<u32>>,
}

pub(crate) fn run(graph: &Graph, options: &Options, work: &Work) -> Result<State, Unmet> {
    let weighted = !graph.weights.is_empty();
    work.claim(Graph::estimate(
        graph.len() as u64,
        graph.edges() as u64,
        weighted,
    ))?;
    let known = {
        let back = Predecessors::of(graph);
        certain(graph, &back, work)?
    };
    let mut state = State::certain(graph, &known, options.method.has_own_values());
    let plan = Plan::new(graph, &known);
    drop(known);
    let progress = work.task("graph-task-parts", Some(plan.part_of.len() as u64));
    let deepest = plan.depth.iter().copied().max().unwrap_or(0).max(1);
    let width = |part: u32| {
        // Bounds widen from part to part: each gets its share. A little is kept for the rounding of single vertices.
        let share = f64::from(plan.depth[part as usize].max(1)) / f64::from(deepest);
        fixed::width(options.epsilon * 0.98 * share)
    };
    for wave in &plan.waves {
        let cyclic: Vec<u32> = state.solve_single_vertices(graph, &plan, wave);
        progress.advance((wave.len() - cyclic.len()) as u64)?;
        let one = |&part: &u32| -> Result<(Part, Outcome), Unmet> {
            let cut = plan.cut(graph, part);
            let border: Vec<Bounds> = cut
                .border
                .iter()
                .map(|&at| state.bounds[at as usize])
                .collect();
            let numbers: Vec<f64> = cut.border.iter().map(|&at| state.value(at)).collect();
            let task = Task {
                part: &cut,
                border: &border,
                width: width(part),
                work,
            };
            let outcome = options.method.solve_part(&task, &numbers, options)?;
            progress.advance(cut.len() as u64)?;
            Ok((cut, outcome))
        };
        let outcomes: Vec<(Part, Outcome)> = if cyclic.len() > 1 {
            cyclic.par_iter().map(one).collect::<Result<_, _>>()?
        } else {
            cyclic.iter().map(one).collect::<Result<_, _>>()?
        };
        for (part, outcome) in outcomes {
            state.keep(&part, outcome);
        }
    }
    Ok(state)
}

impl Plan {
    pub fn new(graph: &Graph, known: &Certain) -> Plan {
        let unknown = |vertex: Vertex| {
            graph.kind(vertex) != Kind::Sink
                && !known.zero[vertex as usize]
                && !known.one[vertex as usize]
        };
        let parts = components(graph, unknown);
        let mut part_of = vec![NOBODY; graph.len()];
        let mut place = vec![0; graph.len()];
        let mut depth: Vec<u32> = Vec::with_capacity(parts.len());
        let mut level: Vec<u32> = Vec::with_capacity(parts.len());
        for (number, members) in parts.iter().enumerate() {
            for (at, &vertex) in members.iter().enumerate() {
                part_of[vertex as usize] = number as u32;
                place[vertex as usize] = at as u32;
            }
            let (mut deep, mut high) = (0, 0);
            for &vertex in members {
                for &to in graph.successors(vertex) {
                    let below = part_of[to as usize];
                    if below != NOBODY && below != number as u32 {
                        deep = deep.max(depth[below as usize]);
                        high = high.max(level[below as usize] + 1);
                    }
                }
            }
            depth.push(deep + u32::from(members.len() > 1));
            level.push(high);
        }
        let mut waves = vec![Vec::new(); level.iter().max().map_or(0, |&top| top as usize + 1)];
        for (part, &level) in level.iter().enumerate() {
            waves[level as usize].push(part as u32);
        }
        Plan {
            parts,
            part_of,
            place,
            depth,
            waves,
        }
    }

    pub fn cut(&self, graph: &Graph, part: u32) -> Part {
        let members = self.parts.members(part as usize);
        let same = |vertex: Vertex| self.part_of[vertex as usize] == part;
        Part::cut(graph, members, &self.place, same)
    }
}

impl State {
    fn certain(graph: &Graph, known: &Certain, own_values: bool) -> State {
        let mut bounds = vec![[0, 0]; graph.len()];
        let mut choice = vec![NOBODY; graph.len()];
        for vertex in graph.vertices() {
            let at = vertex as usize;
            if known.one[at] {
                bounds[at] = [ONE, ONE];
            }
            if matches!(graph.kind(vertex), Kind::Max | Kind::Min) {
                // Where nothing matters any more, any successor will do.
                choice[at] = known.strategy[at].unwrap_or_else(|| graph.successors(vertex)[0]);
            }
        }
        for &(sink, value) in graph.sinks() {
            bounds[sink as usize] = fixed::around(value);
        }
        let values = if own_values {
            bounds
                .iter()
                .map(|bounds| fixed::to_float(bounds[LOW]))
                .collect()
        } else {
            Vec::new()
        };
        State {
            bounds,
            values,
            choice,
            iterations: 0,
        }
    }

    /// The method's number for a vertex, or the middle of its bounds.
    fn value(&self, vertex: Vertex) -> f64 {
        let [low, high] = self.bounds[vertex as usize];
        self.values
            .get(vertex as usize)
            .copied()
            .unwrap_or_else(|| fixed::to_float(low.midpoint(high)))
    }

    /// Parts of one vertex need no method: their successors are known. Returns the other parts.
    fn solve_single_vertices(&mut self, graph: &Graph, plan: &Plan, wave: &[u32]) -> Vec<u32> {
        let mut cyclic = Vec::new();
        for &part in wave {
            match *plan.parts.members(part as usize) {
                [vertex] => self.solve_single_vertex(graph, vertex),
                _ => cyclic.push(part),
            }
        }
        cyclic
    }

    fn solve_single_vertex(&mut self, graph: &Graph, vertex: Vertex) {
        let others = || graph.weighted(vertex).filter(|&(to, _)| to != vertex);
        let at = vertex as usize;
        if graph.kind(vertex) == Kind::Chance {
            let (mut low, mut high, mut total, mut value) = (0u128, 0u128, 0u128, 0.0);
            for (to, weight) in others() {
                let [to_low, to_high] = self.bounds[to as usize];
                low += u128::from(to_low) * u128::from(weight);
                high += u128::from(to_high) * u128::from(weight);
                total += u128::from(weight);
                value += self.value(to) * weight as f64;
            }
            self.bounds[at] = [(low / total) as u64, high.div_ceil(total) as u64];
            if let Some(own) = self.values.get_mut(at) {
                *own = value / total as f64;
            }
            return;
        }
        let max = graph.kind(vertex) == Kind::Max;
        let pick = |key: &dyn Fn(Vertex) -> u64| {
            let all = others().map(|(to, _)| to);
            if max {
                all.max_by_key(|&to| key(to))
            } else {
                all.min_by_key(|&to| key(to))
            }
        };
        let low = pick(&|to| self.bounds[to as usize][LOW]);
        let high = pick(&|to| self.bounds[to as usize][HIGH]);
        let (Some(low), Some(high)) = (low, high) else {
            return;
        };
        self.bounds[at] = [
            self.bounds[low as usize][LOW],
            self.bounds[high as usize][HIGH],
        ];
        self.choice[at] = if max { low } else { high };
        if !self.values.is_empty() {
            let all = others().map(|(to, _)| self.values[to as usize]);
            let best = if max {
                all.reduce(f64::max)
            } else {
                all.reduce(f64::min)
            };
            self.values[at] = best.unwrap_or(0.0);
        }
    }

    fn keep(&mut self, part: &Part, outcome: Outcome) {
        self.iterations += outcome.iterations;
        for (place, &vertex) in part.members.iter().enumerate() {
            let at = vertex as usize;
            self.bounds[at] = outcome.bounds[place];
            if part.kinds[place] != Kind::Chance {
                self.choice[at] = part.global(outcome.choice[place] as usize);
            }
            if let Some(own) = self.values.get_mut(at) {
                *own = outcome.values.as_ref().map_or_else(
                    || {
                        fixed::to_float(
                            outcome.bounds[place][LOW].midpoint(outcome.bounds[place][HIGH]),
                        )
                    },
                    |values| values[place],
                );
            }
        }
    }
}

impl From<Halt> for Unmet {
    fn from(halt: Halt) -> Self {
        Unmet::Halt(halt)
    }
}
