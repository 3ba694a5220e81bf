//! The edges of a graph turned around.

use crate::{Graph, Vertex};

/// For every vertex, the vertices with an edge to it.
pub struct Predecessors {
    first: Vec<u32>,
    from: Vec<Vertex>,
}

impl Predecessors {
    /// Turns the edges around.
    #[must_use]
    pub fn of(graph: &Graph) -> Self {
        let mut first = vec![0u32; graph.len() + 1];
        for &target in &graph.targets {
            first[target as usize + 1] += 1;
        }
        for vertex in 0..graph.len() {
            first[vertex + 1] += first[vertex];
        }
        let mut next = first.clone();
        let mut from = vec![0; graph.edges()];
        for vertex in graph.vertices() {
            for &target in graph.successors(vertex) {
                let place = &mut next[target as usize];
                from[*place as usize] = vertex;
                *place += 1;
            }
        }
        Predecessors { first, from }
    }

    /// The vertices with an edge to this one, once for each edge.
    #[must_use]
    pub fn to(&self, vertex: Vertex) -> &[Vertex] {
        let vertex = vertex as usize;
        &self.from[self.first[vertex] as usize..self.first[vertex + 1] as usize]
    }
}
