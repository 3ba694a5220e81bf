//! Conversion to a simple stochastic game, in which everybody has exactly two successors and chance is a fair coin, and
//! the way back. These are the thesis's three transformations; draws that are not uniform are treated as uniform ones
//! with successors that occur several times.

use crate::fraction::big;
use crate::{Builder, Defects, Graph, Kind, Vertex};

/// A graph in simple form. Vertices of the original keep their numbers; helpers come behind them.
#[derive(Clone, Debug)]
pub struct Simple {
    /// The simple graph.
    pub graph: Graph,
    /// How many vertices the original has.
    pub original: usize,
}

/// Converts a graph.
///
/// # Errors
/// When the simple graph has more vertices than 32 bits can number.
pub fn to_simple(graph: &Graph) -> Result<Simple, Defects> {
    let mut builder = Builder::with_capacity(graph.len(), 2 * graph.len());
    for vertex in graph.vertices() {
        match graph.sink(vertex) {
            Some(value) => builder.sink(big(&value)),
            None => builder.add(graph.kind(vertex)),
        };
    }
    for vertex in graph.vertices() {
        let next = graph.successors(vertex);
        match (graph.kind(vertex), next) {
            (Kind::Sink, _) => {}
            (_, [only]) => {
                builder.edge(vertex, *only);
                builder.edge(vertex, *only);
            }
            (Kind::Chance, _) => add_coins(&mut builder, graph, vertex),
            (kind, _) => add_chain(&mut builder, kind, vertex, next),
        }
    }
    builder.set_start(graph.start().into());
    Ok(Simple {
        graph: builder.build()?,
        original: graph.len(),
    })
}

/// A chain of binary choices: this one, or one of the rest.
fn add_chain(builder: &mut Builder, kind: Kind, vertex: Vertex, next: &[Vertex]) {
    let mut here = vertex;
    let last = next.len() - 1;
    for &to in &next[..last - 1] {
        let rest = builder.add(kind);
        builder.edge(here, to);
        builder.edge(here, rest);
        here = rest;
    }
    builder.edge(here, next[last - 1]);
    builder.edge(here, next[last]);
}

/// A complete binary tree of coins with at least as many leaves as the weights add up to; surplus leaves lead back to
/// its root. A subtree all of whose leaves are the same is that leaf.
fn add_coins(builder: &mut Builder, graph: &Graph, vertex: Vertex) {
    let mut ends = Vec::new();
    let mut sum = 0u128;
    for (to, weight) in graph.weighted(vertex) {
        sum += u128::from(weight);
        ends.push((sum, to));
    }
    let leaves = sum.next_power_of_two();
    if leaves > sum {
        ends.push((leaves, vertex));
    }
    // Coins still to be given successors, with the leaves below them.
    let mut open = vec![(vertex, 0u128, leaves)];
    while let Some((coin, from, to)) = open.pop() {
        let middle = from.midpoint(to);
        for (from, to) in [(from, middle), (middle, to)] {
            let place = ends.partition_point(|&(end, _)| end <= from);
            let (end, target) = ends[place];
            if end >= to {
                builder.edge(coin, target);
            } else {
                let next = builder.add(Kind::Chance);
                builder.edge(coin, next);
                open.push((next, from, to));
            }
        }
    }
}

impl Simple {
    /// The strategy of the original vertices: through the helpers to where they lead.
    #[must_use]
    pub fn strategy_back(&self, strategy: &[Option<Vertex>]) -> Vec<Option<Vertex>> {
        (0..self.original)
            .map(|vertex| {
                let mut to = strategy[vertex];
                while let Some(helper) = to.filter(|&to| to as usize >= self.original) {
                    to = strategy[helper as usize];
                }
                to
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exactly;

    #[test]
    fn five_equal_draws_become_a_tree_with_three_leaves_back() {
        let mut builder = Builder::new();
        builder.add(Kind::Chance);
        for value in ["0", "1", "0", "0", "1"] {
            let sink = builder.sink(exactly(value));
            builder.edge(0, sink);
        }
        let graph = builder.build().unwrap();
        let simple = to_simple(&graph).unwrap();
        assert!(simple.graph.is_simple());
        // Of eight leaves 5, 6 and 7 lead back; 6 and 7 are one subtree. Coins: 0-7, 0-3, 4-7, 0-1, 2-3, 4-5.
        assert_eq!(simple.graph.len(), 6 + 5);
        let back = simple
            .graph
            .vertices()
            .flat_map(|v| simple.graph.successors(v));
        assert_eq!(back.filter(|&&to| to == 0).count(), 2);
    }
}
