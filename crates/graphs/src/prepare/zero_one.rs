//! Finds the vertices whose value is 0 and those whose value is 1, by looking at edges only.

use super::Predecessors;
use crate::{Graph, Kind, Vertex};
use num_traits::One;
use work::{Halt, Work};

/// What is certain without computing.
pub struct Certain {
    /// Vertices from which Max cannot even hope.
    pub zero: Vec<bool>,
    /// Vertices from which Max reaches a sink of value 1 almost surely.
    pub one: Vec<bool>,
    /// Whether all of `one` was found; else the search took too long and `one` is empty.
    pub complete: bool,
    /// How a player keeps to that: Min inside `zero`, Max inside `one`. Absent elsewhere.
    pub strategy: Vec<Option<Vertex>>,
}

/// The search for value 1 may need as many rounds as there are vertices; a graph that asks for more work than
/// this many visits of an edge, per edge, is left to the solvers, which need no such knowledge.
const PATIENCE: u64 = 64;
/// Small graphs are always searched to the end.
const SMALL: u64 = 1 << 26;

/// Finds the vertices of value 0 and 1.
///
/// # Errors
/// When stopped.
pub fn certain(graph: &Graph, back: &Predecessors, work: &Work) -> Result<Certain, Halt> {
    let mut strategy = vec![None; graph.len()];
    let zero = zeros(graph, back, &mut strategy);
    work.check()?;
    let one = ones(graph, back, &zero, &mut strategy, work)?;
    let complete = one.is_some();
    Ok(Certain {
        zero,
        one: one.unwrap_or_else(|| vec![false; graph.len()]),
        complete,
        strategy,
    })
}

/// Max has hope where he can reach a paying sink with some probability whatever Min does.
fn zeros(graph: &Graph, back: &Predecessors, strategy: &mut [Option<Vertex>]) -> Vec<bool> {
    let mut hopeless = vec![true; graph.len()];
    let mut blocked = vec![0u32; graph.len()];
    let mut queue: Vec<Vertex> = Vec::new();
    for &(sink, _) in graph.sinks() {
        if graph.pays(sink) {
            hopeless[sink as usize] = false;
            queue.push(sink);
        }
    }
    while let Some(vertex) = queue.pop() {
        for &before in back.to(vertex) {
            let at = before as usize;
            if !hopeless[at] {
                continue;
            }
            if graph.kind(before) == Kind::Min {
                blocked[at] += 1;
                if (blocked[at] as usize) < graph.successors(before).len() {
                    continue;
                }
            }
            hopeless[at] = false;
            queue.push(before);
        }
    }
    for vertex in graph.vertices() {
        if hopeless[vertex as usize] && graph.kind(vertex) == Kind::Min {
            strategy[vertex as usize] = graph
                .successors(vertex)
                .iter()
                .copied()
                .find(|&to| hopeless[to as usize]);
        }
    }
    hopeless
}

/// The largest set in which Max can stay for sure and from all of which he gets home with some probability.
fn ones(
    graph: &Graph,
    back: &Predecessors,
    zero: &[bool],
    strategy: &mut [Option<Vertex>],
    work: &Work,
) -> Result<Option<Vec<bool>>, Halt> {
    let won = |vertex: Vertex| graph.sink(vertex).is_some_and(|value| value.is_one());
    let mut inside: Vec<bool> = graph
        .vertices()
        .map(|vertex| !zero[vertex as usize] && (graph.kind(vertex) != Kind::Sink || won(vertex)))
        .collect();
    let outside: Vec<Vertex> = graph.vertices().filter(|&v| !inside[v as usize]).collect();
    remove(graph, back, &mut inside, outside);
    let effort = (graph.edges() as u64 + graph.len() as u64).max(1);
    let rounds = PATIENCE.max(SMALL / effort);
    for _ in 0..rounds {
        work.check()?;
        let (near, choice) = homeward(graph, back, &inside);
        let far: Vec<Vertex> = graph
            .vertices()
            .filter(|&v| inside[v as usize] && !near[v as usize])
            .collect();
        if far.is_empty() {
            for vertex in graph.vertices().filter(|&v| inside[v as usize]) {
                if graph.kind(vertex) == Kind::Max {
                    strategy[vertex as usize] = choice[vertex as usize];
                }
            }
            return Ok(Some(inside));
        }
        for &vertex in &far {
            inside[vertex as usize] = false;
        }
        remove(graph, back, &mut inside, far);
    }
    Ok(None)
}

/// Removes whatever Min or chance can bring to vertices that are already out.
fn remove(graph: &Graph, back: &Predecessors, inside: &mut [bool], mut queue: Vec<Vertex>) {
    while let Some(vertex) = queue.pop() {
        for &before in back.to(vertex) {
            if !inside[before as usize] {
                continue;
            }
            let lost = graph.kind(before) != Kind::Max
                || graph
                    .successors(before)
                    .iter()
                    .all(|&to| !inside[to as usize]);
            if lost {
                inside[before as usize] = false;
                queue.push(before);
            }
        }
    }
}

/// Vertices from which Max gets home with some probability, and how he chooses on the way.
fn homeward(
    graph: &Graph,
    back: &Predecessors,
    inside: &[bool],
) -> (Vec<bool>, Vec<Option<Vertex>>) {
    let mut near = vec![false; graph.len()];
    let mut choice = vec![None; graph.len()];
    let mut open = vec![0u32; graph.len()];
    let mut queue = std::collections::VecDeque::new();
    for &(sink, _) in graph.sinks() {
        if inside[sink as usize] {
            near[sink as usize] = true;
            queue.push_back(sink);
        }
    }
    while let Some(vertex) = queue.pop_front() {
        for &before in back.to(vertex) {
            let at = before as usize;
            if near[at] || !inside[at] {
                continue;
            }
            if graph.kind(before) == Kind::Min {
                open[at] += 1;
                if (open[at] as usize) < graph.successors(before).len() {
                    continue;
                }
            }
            near[at] = true;
            choice[at] = Some(vertex);
            queue.push_back(before);
        }
    }
    (near, choice)
}
