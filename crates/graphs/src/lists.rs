//! Graphs as the thesis's library is given them: an edge list or an adjacency matrix, and one list for each kind of vertex.

use crate::{Builder, Defect, Defects, Graph, Kind, Vertex};
use num_rational::BigRational;
use num_traits::{One, Zero};

/// A graph as the thesis's library is given it.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// From, to, and a probability where chance is not uniform.
    pub edges: Vec<(Vertex, Vertex, Option<BigRational>)>,
    /// Vertices of Max.
    pub max: Vec<Vertex>,
    /// Vertices of Min.
    pub min: Vec<Vertex>,
    /// Vertices of chance, which the thesis calls average.
    pub chance: Vec<Vertex>,
    /// Sinks with their values.
    pub sinks: Vec<(Vertex, BigRational)>,
    /// Where play starts.
    pub start: Vertex,
}

impl Builder {
    /// The thesis's way to state a graph: edges, and one list for each kind of vertex.
    ///
    /// # Errors
    /// All defects, up to a hundred.
    pub fn from_lists(lists: &Lists) -> Result<Graph, Defects> {
        let mut builder = Builder::new();
        for (kind, list) in [
            (Kind::Max, &lists.max),
            (Kind::Min, &lists.min),
            (Kind::Chance, &lists.chance),
        ] {
            for &vertex in list {
                builder.set_kind(vertex, kind);
            }
        }
        for (vertex, value) in &lists.sinks {
            builder.set_kind(*vertex, Kind::Sink);
            builder.set_value(*vertex, value.clone());
        }
        for (from, to, probability) in &lists.edges {
            match probability {
                None => builder.edge(*from, *to),
                Some(probability) => {
                    builder.edge_with_probability(*from, *to, probability.clone());
                }
            }
        }
        builder.set_start(lists.start.into());
        builder.build()
    }

    /// The thesis's other way: an adjacency matrix. An entry is 0 where there is no edge; otherwise 1, or for chance
    /// vertices a probability. A row of a chance vertex that holds only zeros and ones is uniform.
    ///
    /// # Errors
    /// All defects, up to a hundred.
    pub fn from_matrix(matrix: &[Vec<BigRational>], lists: &Lists) -> Result<Graph, Defects> {
        let mut lists = lists.clone();
        let mut crooked = Vec::new();
        for (from, row) in matrix.iter().enumerate() {
            if row.len() != matrix.len() {
                crooked.push(Defect::NotSquare {
                    row: from as u64,
                    found: row.len() as u64,
                    wanted: matrix.len() as u64,
                });
            }
            let bare = row.iter().all(|entry| entry.is_zero() || entry.is_one());
            for (to, entry) in row.iter().enumerate().filter(|(_, entry)| !entry.is_zero()) {
                let probability = (!bare).then(|| entry.clone());
                lists
                    .edges
                    .push((from as Vertex, to as Vertex, probability));
            }
        }
        if !crooked.is_empty() {
            return Err(Defects(crooked));
        }
        Builder::from_lists(&lists)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exactly;

    fn coin() -> Lists {
        Lists {
            edges: vec![
                (0, 1, Some(exactly("1/3"))),
                (0, 2, Some(exactly("2/3"))),
                (3, 0, None),
                (3, 4, None),
                (4, 2, None),
            ],
            max: vec![3],
            min: vec![4],
            chance: vec![0],
            sinks: vec![(1, exactly("1")), (2, exactly("1/4"))],
            start: 3,
        }
    }

    #[test]
    fn lists_and_matrix_give_the_same_graph() {
        let lists = coin();
        let graph = Builder::from_lists(&lists).unwrap();
        assert_eq!(graph.weighted(0).collect::<Vec<_>>(), [(1, 1), (2, 2)]);
        assert_eq!((graph.total(0), graph.start()), (3, 3));
        let mut matrix = vec![vec![exactly("0"); 5]; 5];
        for (from, to, probability) in &lists.edges {
            matrix[*from as usize][*to as usize] =
                probability.clone().unwrap_or_else(|| exactly("1"));
        }
        let bare = Lists {
            edges: Vec::new(),
            ..lists
        };
        assert_eq!(Builder::from_matrix(&matrix, &bare), Ok(graph));
        matrix[2].pop();
        assert!(matches!(
            Builder::from_matrix(&matrix, &bare).unwrap_err().0[..],
            [Defect::NotSquare {
                row: 2,
                found: 4,
                wanted: 5
            }]
        ));
    }

    #[test]
    fn every_defect_is_named_with_its_vertex() {
        type Spoil = fn(&mut Lists);
        let cases: [(Spoil, Defect); 14] = [
            (
                |l| l.max.push(4),
                Defect::TwoKinds {
                    vertex: 4,
                    kinds: [Kind::Max, Kind::Min],
                },
            ),
            (|l| l.max.push(6), Defect::NoKind { vertex: 5 }),
            (
                |l| l.edges.push((3, 9, None)),
                Defect::UnknownVertex { from: 3, to: 9 },
            ),
            (|l| l.start = 7, Defect::UnknownStart { vertex: 7 }),
            (
                |l| l.edges.retain(|e| e.0 != 4),
                Defect::NoSuccessor { vertex: 4 },
            ),
            (
                |l| l.edges.push((1, 0, None)),
                Defect::SinkWithSuccessor { vertex: 1 },
            ),
            (
                |l| l.sinks[1].1 = exactly("3/2"),
                Defect::ValueOutside {
                    vertex: 2,
                    value: "3/2".into(),
                },
            ),
            (
                |l| l.sinks[1].1 = exactly("-1/2"),
                Defect::ValueOutside {
                    vertex: 2,
                    value: "-1/2".into(),
                },
            ),
            (
                |l| l.edges[1].2 = Some(exactly("1/2")),
                Defect::SumNotOne {
                    vertex: 0,
                    sum: "5/6".into(),
                },
            ),
            (|l| l.edges[1].2 = None, Defect::MixedWeights { vertex: 0 }),
            (
                |l| l.edges[1].2 = Some(exactly("0")),
                Defect::WeightNotPositive {
                    from: 0,
                    to: 2,
                    weight: "0".into(),
                },
            ),
            (
                |l| l.edges[2].2 = Some(exactly("1")),
                Defect::WeightWithoutChance { from: 3, to: 0 },
            ),
            (
                |l| {
                    l.edges[0].2 = Some(exactly("1/18446744073709551616"));
                    l.edges[1].2 = Some(exactly("18446744073709551615/18446744073709551616"));
                },
                Defect::WeightsTooFine { vertex: 0 },
            ),
            (
                |l| l.sinks.push((4, exactly("1"))),
                Defect::TwoKinds {
                    vertex: 4,
                    kinds: [Kind::Min, Kind::Sink],
                },
            ),
        ];
        for (spoil, wanted) in cases {
            let mut lists = coin();
            spoil(&mut lists);
            let found = Builder::from_lists(&lists).unwrap_err().0;
            assert!(found.contains(&wanted), "{wanted:?} in {found:?}");
        }
        assert_eq!(Builder::new().build().unwrap_err().0, [Defect::Empty]);
        let mut builder = Builder::new();
        builder.add(Kind::Sink);
        assert_eq!(
            builder.build().unwrap_err().0,
            [Defect::NoValue { vertex: 0 }]
        );
        let mut builder = Builder::new();
        builder.add(Kind::Max);
        builder.edge(0, 0);
        builder.set_value(0, exactly("1"));
        assert_eq!(
            builder.build().unwrap_err().0,
            [Defect::ValueWithoutSink { vertex: 0 }]
        );
    }
}
