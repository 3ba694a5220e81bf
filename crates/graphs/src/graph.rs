//! A game with two and a half players as a graph, stored compactly and always whole: every vertex has what its kind
//! asks for. It knows neither how the graph came about nor how it is solved; see [`Builder`](crate::Builder).

use crate::Fraction;
use num_traits::Zero;

/// Who decides in a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Max chooses a successor.
    Max,
    /// Min chooses a successor.
    Min,
    /// A successor is drawn.
    Chance,
    /// The game ends here and has a value.
    Sink,
}

impl Kind {
    /// All kinds, in the order in which people name them.
    pub const ALL: [Kind; 4] = [Kind::Max, Kind::Min, Kind::Chance, Kind::Sink];

    /// The word for it in files.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Kind::Max => "max",
            Kind::Min => "min",
            Kind::Chance => "chance",
            Kind::Sink => "sink",
        }
    }

    /// The kind that files call so. The thesis says "average" where we say "chance".
    #[must_use]
    pub fn from_word(word: &str) -> Option<Kind> {
        match word {
            "average" => Some(Kind::Chance),
            _ => Kind::ALL.into_iter().find(|kind| kind.word() == word),
        }
    }
}

/// A vertex, counted from 0.
pub type Vertex = u32;

/// A finite game graph without defects.
///
/// Successors of all vertices lie behind one another; the weights of chance vertices beside them, and not at all
/// where every draw is uniform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    pub(crate) kinds: Vec<Kind>,
    /// Where the successors of each vertex begin, and one end more.
    pub(crate) first: Vec<u32>,
    pub(crate) targets: Vec<Vertex>,
    /// Parallel to `targets`, or empty where every draw is uniform. Edges of players have weight 1.
    pub(crate) weights: Vec<u64>,
    /// Sorted by vertex.
    pub(crate) sinks: Vec<(Vertex, Fraction)>,
    pub(crate) start: Vertex,
}

impl Graph {
    /// How many vertices there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Never: a graph has at least its start.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// How many edges there are.
    #[must_use]
    pub fn edges(&self) -> usize {
        self.targets.len()
    }

    /// All vertices.
    pub fn vertices(&self) -> impl DoubleEndedIterator<Item = Vertex> + use<> {
        0..self.kinds.len() as Vertex
    }

    /// Where play starts.
    #[must_use]
    pub fn start(&self) -> Vertex {
        self.start
    }

    /// Who decides in this vertex.
    #[must_use]
    pub fn kind(&self, vertex: Vertex) -> Kind {
        self.kinds[vertex as usize]
    }

    /// The successors; none for sinks, at least one for all others.
    #[must_use]
    pub fn successors(&self, vertex: Vertex) -> &[Vertex] {
        let vertex = vertex as usize;
        &self.targets[self.first[vertex] as usize..self.first[vertex + 1] as usize]
    }

    /// The weight of the successor at this place of [`Graph::successors`]; its probability is that divided by [`Graph::total`].
    #[must_use]
    pub fn weight(&self, vertex: Vertex, place: usize) -> u64 {
        if self.weights.is_empty() {
            1
        } else {
            self.weights[self.first[vertex as usize] as usize + place]
        }
    }

    /// The sum of the weights of all successors.
    #[must_use]
    pub fn total(&self, vertex: Vertex) -> u64 {
        let (from, to) = (
            self.first[vertex as usize] as usize,
            self.first[vertex as usize + 1] as usize,
        );
        if self.weights.is_empty() {
            (to - from) as u64
        } else {
            self.weights[from..to].iter().sum()
        }
    }

    /// The successors with their weights.
    pub fn weighted(&self, vertex: Vertex) -> impl Iterator<Item = (Vertex, u64)> + '_ {
        self.successors(vertex)
            .iter()
            .enumerate()
            .map(move |(place, &target)| (target, self.weight(vertex, place)))
    }

    /// Whether all successors of this vertex are equally likely.
    #[must_use]
    pub fn is_uniform(&self, vertex: Vertex) -> bool {
        let mut weights = self.weighted(vertex).map(|(_, weight)| weight);
        let first = weights.next();
        weights.all(|weight| Some(weight) == first)
    }

    /// What a sink is worth to Max; nothing for other vertices.
    #[must_use]
    pub fn sink(&self, vertex: Vertex) -> Option<Fraction> {
        let place = self.sinks.binary_search_by_key(&vertex, |&(at, _)| at);
        place.ok().map(|place| self.sinks[place].1)
    }

    /// All sinks with their values, in the order of the vertices.
    #[must_use]
    pub fn sinks(&self) -> &[(Vertex, Fraction)] {
        &self.sinks
    }

    /// The same graph started elsewhere.
    ///
    /// # Panics
    /// When there is no such vertex.
    #[must_use]
    pub fn started_at(mut self, start: Vertex) -> Self {
        assert!((start as usize) < self.len(), "no such vertex");
        self.start = start;
        self
    }

    /// Whether this is a simple stochastic game: two successors everywhere, and chance is a fair coin.
    #[must_use]
    pub fn is_simple(&self) -> bool {
        self.vertices().all(|vertex| match self.kind(vertex) {
            Kind::Sink => true,
            Kind::Chance => self.successors(vertex).len() == 2 && self.is_uniform(vertex),
            Kind::Max | Kind::Min => self.successors(vertex).len() == 2,
        })
    }

    /// The bytes that a graph of this size occupies, and its solution by the default method needs beside it.
    #[must_use]
    pub fn estimate(vertices: u64, edges: u64, weighted: bool) -> u64 {
        let graph = vertices * 5 + edges * if weighted { 12 } else { 4 };
        // Predecessors, components, the local copy of the largest component, and two bounds three times.
        graph + vertices * 72 + edges * if weighted { 20 } else { 12 }
    }

    /// A number that changes (almost surely) with anything in the graph; certificates carry it.
    #[must_use]
    pub fn digest(&self) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        sum.update(&self.start.to_le_bytes());
        for vertex in self.vertices() {
            sum.update(&[self.kind(vertex) as u8]);
            sum.update(&(self.successors(vertex).len() as u32).to_le_bytes());
            let chance = self.kind(vertex) == Kind::Chance;
            for (target, weight) in self.weighted(vertex) {
                sum.update(&target.to_le_bytes());
                if chance {
                    sum.update(&weight.to_le_bytes());
                }
            }
        }
        for (vertex, value) in &self.sinks {
            sum.update(&vertex.to_le_bytes());
            sum.update(&value.numer().to_le_bytes());
            sum.update(&value.denom().to_le_bytes());
        }
        sum.finalize()
    }

    /// Whether any sink pays anything at all.
    pub(crate) fn pays(&self, vertex: Vertex) -> bool {
        self.sink(vertex).is_some_and(|value| !value.is_zero())
    }
}
