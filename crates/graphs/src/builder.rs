//! Builds graphs from vertices and edges in any order and names every defect. It reads no file format.

use crate::fraction::{parse_exact, small, whole_weights, written};
use crate::{Defect, Defects, Graph, Kind, Vertex};
use num_rational::BigRational;
use num_traits::{One, Signed};
use rustc_hash::FxHashMap;

/// Of more defects than this nobody wants to read.
const REPORTED: usize = 100;

/// A graph that is being put together; [`Builder::build`] finds out whether it is whole.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    kinds: Vec<Option<Kind>>,
    clashes: Vec<Defect>,
    from: Vec<Vertex>,
    to: Vec<Vertex>,
    /// Exact probabilities of edges that have one.
    probabilities: FxHashMap<usize, BigRational>,
    /// Whole weights, parallel to the edges as far as given; 0 where an edge has none.
    weights: Vec<u64>,
    values: FxHashMap<Vertex, BigRational>,
    start: u64,
}

impl Builder {
    /// A graph without vertices, which will start in vertex 0.
    #[must_use]
    pub fn new() -> Self {
        Builder::default()
    }

    /// Room for this many vertices and edges.
    #[must_use]
    pub fn with_capacity(vertices: usize, edges: usize) -> Self {
        Builder {
            kinds: Vec::with_capacity(vertices),
            from: Vec::with_capacity(edges),
            to: Vec::with_capacity(edges),
            ..Builder::default()
        }
    }

    /// How many vertices there are so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Whether there is no vertex yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// A new vertex without edges.
    pub fn add(&mut self, kind: Kind) -> Vertex {
        self.kinds.push(Some(kind));
        (self.kinds.len() - 1) as Vertex
    }

    /// A new sink.
    pub fn sink(&mut self, value: BigRational) -> Vertex {
        let vertex = self.add(Kind::Sink);
        self.values.insert(vertex, value);
        vertex
    }

    /// Makes sure that there are this many vertices; new ones have no kind yet.
    pub fn reserve_vertices(&mut self, count: usize) {
        if count > self.kinds.len() {
            self.kinds.resize(count, None);
        }
    }

    /// Says what a vertex is; a second, different word about it is a defect.
    pub fn set_kind(&mut self, vertex: Vertex, kind: Kind) {
        self.reserve_vertices(vertex as usize + 1);
        match self.kinds[vertex as usize].replace(kind) {
            Some(before) if before != kind => self.clashes.push(Defect::TwoKinds {
                vertex: vertex.into(),
                kinds: [before, kind],
            }),
            _ => {}
        }
    }

    /// Gives a sink its value.
    pub fn set_value(&mut self, vertex: Vertex, value: BigRational) {
        self.values.insert(vertex, value);
    }

    /// Where play starts.
    pub fn set_start(&mut self, start: u64) {
        self.start = start;
    }

    /// An edge that a player chooses, or one of equally likely ones.
    pub fn edge(&mut self, from: Vertex, to: Vertex) {
        self.from.push(from);
        self.to.push(to);
    }

    /// An edge that is drawn with this probability.
    pub fn edge_with_probability(&mut self, from: Vertex, to: Vertex, probability: BigRational) {
        self.probabilities.insert(self.from.len(), probability);
        self.edge(from, to);
    }

    /// An edge that is drawn in proportion to its weight.
    pub fn edge_with_weight(&mut self, from: Vertex, to: Vertex, weight: u64) {
        self.weights.resize(self.from.len(), 0);
        self.weights.push(weight);
        self.edge(from, to);
    }

    /// The graph, if nothing is wrong with it.
    ///
    /// # Errors
    /// All defects, up to a hundred.
    pub fn build(mut self) -> Result<Graph, Defects> {
        let mut defects = std::mem::take(&mut self.clashes);
        if self.kinds.is_empty() {
            defects.push(Defect::Empty);
        }
        if self.kinds.len() >= u32::MAX as usize || self.from.len() >= u32::MAX as usize {
            return Err(Defects(vec![Defect::TooMany]));
        }
        self.find_vertex_defects(&mut defects);
        // Edges can be arranged unless an end of one is missing; then all that is wrong is told at once.
        let loose = |defect: &Defect| matches!(defect, Defect::UnknownVertex { .. });
        if self.kinds.is_empty() || defects.iter().any(loose) {
            defects.truncate(REPORTED);
            return Err(Defects(defects));
        }
        let (graph, order) = self.arranged();
        let mut weights = Vec::new();
        self.weigh(&graph, &order, &mut weights, &mut defects);
        if !defects.is_empty() {
            defects.truncate(REPORTED);
            return Err(Defects(defects));
        }
        Ok(Graph { weights, ..graph })
    }

    fn find_vertex_defects(&self, defects: &mut Vec<Defect>) {
        let count = self.kinds.len() as u64;
        if count > 0 && self.start >= count {
            defects.push(Defect::UnknownStart { vertex: self.start });
        }
        let mut has_successor = vec![false; self.kinds.len()];
        for (&from, &to) in self.from.iter().zip(&self.to) {
            if u64::from(from) >= count || u64::from(to) >= count {
                defects.push(Defect::UnknownVertex {
                    from: from.into(),
                    to: to.into(),
                });
            } else {
                has_successor[from as usize] = true;
            }
        }
        for (vertex, kind) in self.kinds.iter().enumerate() {
            let at = vertex as u64;
            match (kind, has_successor[vertex]) {
                (None, _) => defects.push(Defect::NoKind { vertex: at }),
                (Some(Kind::Sink), true) => defects.push(Defect::SinkWithSuccessor { vertex: at }),
                (Some(Kind::Sink), false) => match self.values.get(&(vertex as Vertex)) {
                    None => defects.push(Defect::NoValue { vertex: at }),
                    Some(value) if value.is_negative() || value > &BigRational::one() => {
                        defects.push(Defect::ValueOutside {
                            vertex: at,
                            value: written(value),
                        });
                    }
                    Some(value) if small(value).is_none() => {
                        defects.push(Defect::WeightsTooFine { vertex: at });
                    }
                    Some(_) => {}
                },
                (Some(_), false) => defects.push(Defect::NoSuccessor { vertex: at }),
                (Some(_), true) => {}
            }
        }
        let mut valued: Vec<Vertex> = self.values.keys().copied().collect();
        valued.sort_unstable();
        for vertex in valued {
            let kind = self.kinds.get(vertex as usize).copied().flatten();
            if kind.is_some_and(|kind| kind != Kind::Sink) {
                defects.push(Defect::ValueWithoutSink {
                    vertex: vertex.into(),
                });
            }
        }
    }

    /// The graph without weights, and for each of its edges the number under which it was added.
    fn arranged(&self) -> (Graph, Vec<u32>) {
        let count = self.kinds.len();
        let mut first = vec![0u32; count + 1];
        for &from in &self.from {
            first[from as usize + 1] += 1;
        }
        for vertex in 0..count {
            first[vertex + 1] += first[vertex];
        }
        let mut next = first.clone();
        let mut targets = vec![0; self.from.len()];
        let keep_order = !self.probabilities.is_empty() || !self.weights.is_empty();
        let mut order = vec![0; if keep_order { self.from.len() } else { 0 }];
        for (edge, (&from, &to)) in self.from.iter().zip(&self.to).enumerate() {
            let place = &mut next[from as usize];
            targets[*place as usize] = to;
            if keep_order {
                order[*place as usize] = edge as u32;
            }
            *place += 1;
        }
        let mut sinks: Vec<_> = self
            .values
            .iter()
            .filter_map(|(&vertex, value)| Some((vertex, small(value)?)))
            .collect();
        sinks.sort_unstable_by_key(|&(vertex, _)| vertex);
        let graph = Graph {
            kinds: self
                .kinds
                .iter()
                .map(|kind| kind.unwrap_or(Kind::Sink))
                .collect(),
            first,
            targets,
            weights: Vec::new(),
            sinks,
            start: self.start as Vertex,
        };
        (graph, order)
    }

    /// Turns what was said about the edges into whole weights for each vertex.
    fn weigh(
        &self,
        graph: &Graph,
        order: &[u32],
        weights: &mut Vec<u64>,
        defects: &mut Vec<Defect>,
    ) {
        if order.is_empty() {
            return;
        }
        weights.resize(graph.edges(), 1);
        for vertex in graph.vertices() {
            let range =
                graph.first[vertex as usize] as usize..graph.first[vertex as usize + 1] as usize;
            let (order, targets) = (&order[range.clone()], &graph.targets[range.clone()]);
            let given = |edge: u32| self.is_given(edge);
            if graph.kind(vertex) != Kind::Chance {
                if let Some(place) = order.iter().position(|&edge| given(edge)) {
                    defects.push(Defect::WeightWithoutChance {
                        from: vertex.into(),
                        to: targets[place].into(),
                    });
                }
            } else if order.iter().all(|&edge| given(edge)) {
                match self.whole(vertex, order, targets) {
                    Ok(whole) => weights[range].copy_from_slice(&whole),
                    Err(defect) => defects.push(defect),
                }
            } else if order.iter().any(|&edge| given(edge)) {
                defects.push(Defect::MixedWeights {
                    vertex: vertex.into(),
                });
            }
        }
        if weights.iter().all(|&weight| weight == 1) {
            weights.clear();
            weights.shrink_to_fit();
        }
    }

    fn is_given(&self, edge: u32) -> bool {
        let edge = edge as usize;
        self.weights.get(edge).is_some_and(|&weight| weight != 0)
            || !self.probabilities.is_empty() && self.probabilities.contains_key(&edge)
    }

    /// The least whole weights of one chance vertex, all of whose edges were given one.
    fn whole(&self, vertex: Vertex, order: &[u32], targets: &[Vertex]) -> Result<Vec<u64>, Defect> {
        let probability = |edge: u32| self.probabilities.get(&(edge as usize));
        if self.probabilities.is_empty() || order.iter().all(|&edge| probability(edge).is_none()) {
            // The way of big games: no fractions at all.
            let whole: Vec<u64> = order
                .iter()
                .map(|&edge| self.weights[edge as usize])
                .collect();
            let divisor = whole
                .iter()
                .fold(0, |divisor, &weight| num_integer::gcd(divisor, weight));
            let sum = whole
                .iter()
                .try_fold(0u64, |sum, &weight| sum.checked_add(weight));
            return match sum {
                Some(sum) if sum <= u64::MAX / 2 => {
                    Ok(whole.iter().map(|&weight| weight / divisor).collect())
                }
                _ => Err(Defect::WeightsTooFine {
                    vertex: vertex.into(),
                }),
            };
        }
        let parts: Vec<BigRational> = order
            .iter()
            .map(|&edge| {
                let whole = self.weights.get(edge as usize).copied().unwrap_or(0);
                probability(edge)
                    .cloned()
                    .unwrap_or_else(|| BigRational::from_integer(whole.into()))
            })
            .collect();
        if let Some(place) = parts.iter().position(|part| !part.is_positive()) {
            return Err(Defect::WeightNotPositive {
                from: vertex.into(),
                to: targets[place].into(),
                weight: written(&parts[place]),
            });
        }
        let sum: BigRational = parts.iter().sum();
        if !sum.is_one() {
            return Err(Defect::SumNotOne {
                vertex: vertex.into(),
                sum: written(&sum),
            });
        }
        whole_weights(&parts).ok_or(Defect::WeightsTooFine {
            vertex: vertex.into(),
        })
    }
}

/// A fraction from its usual spelling, for programs that state graphs.
///
/// # Panics
/// When the text is no fraction.
#[must_use]
pub fn exactly(text: &str) -> BigRational {
    parse_exact(text).unwrap_or_else(|error| panic!("{error}"))
}
