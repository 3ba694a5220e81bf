//! One strongly connected part of a graph, cut out so that solvers work on small, tightly packed arrays: its own
//! vertices first, in a good order for iteration, then the border, which is what they lead to and is already solved.
//!
//! Steps from a vertex to itself are gone: Max gains nothing by waiting, Min would have won by waiting for ever
//! (such vertices are worth 0 and never get here), and chance only delays.

use crate::prepare::ends::View;
use crate::{Graph, Kind, Vertex};
use rustc_hash::FxHashMap;

pub(crate) struct Part {
    /// Which vertices of the graph these are.
    pub members: Vec<Vertex>,
    /// What the border vertices are in the graph.
    pub border: Vec<Vertex>,
    pub kinds: Vec<Kind>,
    pub first: Vec<u32>,
    pub targets: Vec<u32>,
    /// Parallel to `targets`; empty where every draw is uniform.
    pub weights: Vec<u64>,
    /// For chance vertices the sum of their weights; empty where every draw is uniform.
    pub totals: Vec<u64>,
}

impl Part {
    /// Cuts out `members`. `place` holds, for each of them, its place in that list; it is not looked at otherwise
    /// unless `same` says that a vertex belongs to them.
    pub fn cut(
        graph: &Graph,
        members: &[Vertex],
        place: &[u32],
        same: impl Fn(Vertex) -> bool,
    ) -> Part {
        let weighted = !graph.weights.is_empty();
        let mut part = Part {
            members: members.to_vec(),
            border: Vec::new(),
            kinds: members.iter().map(|&vertex| graph.kind(vertex)).collect(),
            first: Vec::with_capacity(members.len() + 1),
            targets: Vec::new(),
            weights: Vec::new(),
            totals: Vec::new(),
        };
        part.first.push(0);
        let mut border: FxHashMap<Vertex, u32> = FxHashMap::default();
        for &vertex in members {
            let mut total = 0;
            for (to, weight) in graph.weighted(vertex) {
                if to == vertex {
                    continue;
                }
                let local = if same(to) {
                    place[to as usize]
                } else {
                    *border.entry(to).or_insert_with(|| {
                        part.border.push(to);
                        (members.len() + part.border.len() - 1) as u32
                    })
                };
                part.targets.push(local);
                if weighted {
                    part.weights.push(weight);
                    total += weight;
                }
            }
            if weighted {
                part.totals.push(total);
            }
            part.first.push(part.targets.len() as u32);
        }
        part
    }

    /// How many vertices are to be solved.
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// The same with the border.
    pub fn all(&self) -> usize {
        self.members.len() + self.border.len()
    }

    pub fn range(&self, vertex: usize) -> std::ops::Range<usize> {
        self.first[vertex] as usize..self.first[vertex + 1] as usize
    }

    pub fn next(&self, vertex: usize) -> &[u32] {
        &self.targets[self.range(vertex)]
    }

    /// Successors of a chance vertex with weights, and the total.
    pub fn draws(&self, vertex: usize) -> (impl Iterator<Item = (usize, u64)> + '_, u64) {
        let range = self.range(vertex);
        let total = if self.weights.is_empty() {
            range.len() as u64
        } else {
            self.totals[vertex]
        };
        let each = range.map(move |place| {
            let weight = self.weights.get(place).copied().unwrap_or(1);
            (self.targets[place] as usize, weight)
        });
        (each, total)
    }

    pub fn is_border(&self, vertex: usize) -> bool {
        vertex >= self.len()
    }

    /// The vertex of the graph behind a local number.
    pub fn global(&self, vertex: usize) -> Vertex {
        if vertex < self.len() {
            self.members[vertex]
        } else {
            self.border[vertex - self.len()]
        }
    }
}

impl View for Part {
    fn count(&self) -> usize {
        self.all()
    }

    fn chance(&self, vertex: u32) -> bool {
        self.kinds.get(vertex as usize) == Some(&Kind::Chance)
    }

    fn successors(&self, vertex: u32) -> &[u32] {
        if self.is_border(vertex as usize) {
            &[]
        } else {
            self.next(vertex as usize)
        }
    }
}
