//! End components: sets of vertices in which play can stay for ever when nobody wants to leave. In them the
//! equations of a game have many solutions, of which only the least is its value.

use super::components::{Components, tarjan};
use crate::{Graph, Kind, Vertex};

/// What the search needs to know about a graph or a part of one.
pub(crate) trait View {
    fn count(&self) -> usize;
    fn chance(&self, vertex: u32) -> bool;
    fn successors(&self, vertex: u32) -> &[u32];
    /// Whether this edge may be used; edges of chance always may.
    fn allowed(&self, _from: u32, _place: usize) -> bool {
        true
    }
}

impl View for Graph {
    fn count(&self) -> usize {
        self.len()
    }

    fn chance(&self, vertex: u32) -> bool {
        self.kind(vertex) == Kind::Chance
    }

    fn successors(&self, vertex: u32) -> &[u32] {
        Graph::successors(self, vertex)
    }
}

/// The maximal end components of a graph, sinks excepted; vertices ascending inside each.
#[must_use]
pub fn end_components(graph: &Graph) -> Vec<Vec<Vertex>> {
    let mut found = maximal(graph, |vertex| graph.kind(vertex) != Kind::Sink);
    for part in &mut found {
        part.sort_unstable();
    }
    found.sort_unstable();
    found
}

/// The maximal end components among the `wanted` vertices.
pub(crate) fn maximal(view: &impl View, wanted: impl Fn(u32) -> bool) -> Vec<Vec<u32>> {
    let mut alive: Vec<bool> = (0..view.count() as u32).map(wanted).collect();
    // Which component a vertex was last found in: staying means staying in that.
    let mut home = vec![0u32; view.count()];
    loop {
        prune(view, &mut alive, &home);
        let parts = connected(view, &alive, &home);
        for (name, part) in parts.iter().enumerate() {
            for &vertex in part {
                home[vertex as usize] = name as u32 + 1;
            }
        }
        let settled = |vertex: u32| !alive[vertex as usize] || stays(view, vertex, &alive, &home);
        if (0..view.count() as u32).all(settled) {
            return parts.iter().map(<[u32]>::to_vec).collect();
        }
    }
}

/// Removes vertices from which play cannot stay, again and again; in both directions, so that long chains go at once.
fn prune(view: &impl View, alive: &mut [bool], home: &[u32]) {
    let count = view.count() as u32;
    let mut sweep = |vertices: &mut dyn Iterator<Item = u32>| {
        let mut removed = false;
        for vertex in vertices {
            if alive[vertex as usize] && !stays(view, vertex, alive, home) {
                alive[vertex as usize] = false;
                removed = true;
            }
        }
        removed
    };
    while sweep(&mut (0..count)) && sweep(&mut (0..count).rev()) {}
}

/// Strongly connected components of what is alive, over allowed edges that do not leave a component found before.
fn connected(view: &impl View, alive: &[bool], home: &[u32]) -> Components {
    let mut first = vec![0u32];
    let mut targets = Vec::new();
    for vertex in 0..view.count() as u32 {
        if alive[vertex as usize] {
            for (place, &to) in view.successors(vertex).iter().enumerate() {
                let together = home[to as usize] == home[vertex as usize];
                if alive[to as usize] && together && view.allowed(vertex, place) {
                    targets.push(to);
                }
            }
        }
        first.push(targets.len() as u32);
    }
    let slice = |vertex: u32| {
        &targets[first[vertex as usize] as usize..first[vertex as usize + 1] as usize]
    };
    tarjan(view.count(), slice, |vertex| alive[vertex as usize])
}

/// Whether play can stay in the component of this vertex for one step: chance must, players may.
fn stays(view: &impl View, vertex: u32, alive: &[bool], home: &[u32]) -> bool {
    let here = |to: u32| alive[to as usize] && home[to as usize] == home[vertex as usize];
    let all = view.successors(vertex);
    if view.chance(vertex) {
        all.iter().all(|&to| here(to))
    } else {
        all.iter()
            .enumerate()
            .any(|(place, &to)| here(to) && view.allowed(vertex, place))
    }
}
