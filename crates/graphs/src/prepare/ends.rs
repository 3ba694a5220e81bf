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
///
/// A set is looked at by itself: whatever cannot stay in it drops out, the rest falls into strongly connected sets, and
/// these are looked at in turn until nothing falls apart any more.
pub(crate) fn maximal(view: &impl View, wanted: impl Fn(u32) -> bool) -> Vec<Vec<u32>> {
    let count = view.count();
    let first: Vec<u32> = (0..count as u32).filter(|&vertex| wanted(vertex)).collect();
    let mut search = Search {
        view,
        before: Before::of(view, &first),
        set: vec![NOWHERE; count],
        place: vec![0; count],
    };
    for &vertex in &first {
        search.set[vertex as usize] = 0;
    }
    let mut waiting = vec![(0, first)];
    let mut next = 1;
    let mut found = Vec::new();
    while let Some((name, members)) = waiting.pop() {
        let kept = search.prune(name, members);
        let parts = search.connected(name, &kept);
        if parts.len() == 1 {
            found.push(kept);
            continue;
        }
        for part in parts.iter() {
            for &vertex in part {
                search.set[kept[vertex as usize] as usize] = next;
            }
            waiting.push((
                next,
                part.iter().map(|&vertex| kept[vertex as usize]).collect(),
            ));
            next += 1;
        }
    }
    found
}

const NOWHERE: u32 = u32::MAX;

/// Allowed edges turned around.
struct Before {
    first: Vec<u32>,
    from: Vec<u32>,
}

impl Before {
    fn of(view: &impl View, vertices: &[u32]) -> Before {
        let mut first = vec![0u32; view.count() + 1];
        let edges = |vertex: u32| {
            let next = view.successors(vertex).iter().enumerate();
            next.filter(move |(place, _)| view.allowed(vertex, *place))
                .map(|(_, &to)| to)
        };
        for to in vertices.iter().flat_map(|&vertex| edges(vertex)) {
            first[to as usize + 1] += 1;
        }
        for vertex in 0..view.count() {
            first[vertex + 1] += first[vertex];
        }
        let mut next = first.clone();
        let mut from = vec![0; first[view.count()] as usize];
        for &vertex in vertices {
            for to in edges(vertex) {
                from[next[to as usize] as usize] = vertex;
                next[to as usize] += 1;
            }
        }
        Before { first, from }
    }

    fn to(&self, vertex: u32) -> std::ops::Range<usize> {
        self.first[vertex as usize] as usize..self.first[vertex as usize + 1] as usize
    }
}

struct Search<'a, V> {
    view: &'a V,
    before: Before,
    /// Which set each vertex belongs to now.
    set: Vec<u32>,
    /// Where a vertex stands in the list of its set.
    place: Vec<u32>,
}

impl<V: View> Search<'_, V> {
    /// Removes vertices of a set from which play cannot stay in it, until there are none.
    fn prune(&mut self, name: u32, mut members: Vec<u32>) -> Vec<u32> {
        let mut queue: Vec<u32> = members
            .iter()
            .copied()
            .filter(|&vertex| !self.stays(vertex))
            .collect();
        for &vertex in &queue {
            self.set[vertex as usize] = NOWHERE;
        }
        while let Some(gone) = queue.pop() {
            for edge in self.before.to(gone) {
                let vertex = self.before.from[edge];
                if self.set[vertex as usize] == name && !self.stays(vertex) {
                    self.set[vertex as usize] = NOWHERE;
                    queue.push(vertex);
                }
            }
        }
        members.retain(|&vertex| self.set[vertex as usize] == name);
        members
    }

    /// Whether play can stay in the set of this vertex for one step: chance must, players may.
    fn stays(&self, vertex: u32) -> bool {
        let here = |to: u32| self.set[to as usize] == self.set[vertex as usize];
        let next = self.view.successors(vertex);
        if self.view.chance(vertex) {
            next.iter().all(|&to| here(to))
        } else {
            let mut next = next.iter().enumerate();
            next.any(|(place, &to)| here(to) && self.view.allowed(vertex, place))
        }
    }

    /// Strongly connected components of a set, by places in the list of its members.
    fn connected(&mut self, name: u32, members: &[u32]) -> Components {
        for (place, &vertex) in members.iter().enumerate() {
            self.place[vertex as usize] = place as u32;
        }
        let mut first = vec![0u32];
        let mut targets = Vec::new();
        for &vertex in members {
            for (place, &to) in self.view.successors(vertex).iter().enumerate() {
                if self.set[to as usize] == name && self.view.allowed(vertex, place) {
                    targets.push(self.place[to as usize]);
                }
            }
            first.push(targets.len() as u32);
        }
        let slice = |place: u32| {
            &targets[first[place as usize] as usize..first[place as usize + 1] as usize]
        };
        tarjan(members.len(), slice, |_| true)
    }
}
