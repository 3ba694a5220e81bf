//! What can be wrong with a graph, each named with the vertex. It does not look for defects; the builder does.

use crate::Kind;
use rules::{Message, Tell};

/// One thing that is wrong with a graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Defect {
    /// There is no vertex at all.
    #[error("there is no vertex")]
    Empty,
    /// More vertices or edges than 32 bits can number.
    #[error("there are more than 2^32 - 1 vertices or edges")]
    TooMany,
    /// The vertex is in two lists.
    #[error("vertex {vertex} is both {} and {}", .kinds[0].word(), .kinds[1].word())]
    TwoKinds {
        /// The vertex.
        vertex: u64,
        /// What it is said to be.
        kinds: [Kind; 2],
    },
    /// The vertex is in no list.
    #[error("vertex {vertex} is in no list")]
    NoKind {
        /// The vertex.
        vertex: u64,
    },
    /// A vertex that is no sink has no successor.
    #[error("vertex {vertex} has no successor")]
    NoSuccessor {
        /// The vertex.
        vertex: u64,
    },
    /// A sink has a successor.
    #[error("sink {vertex} has a successor")]
    SinkWithSuccessor {
        /// The sink.
        vertex: u64,
    },
    /// An edge leaves or enters a vertex that does not exist.
    #[error("the edge from {from} to {to} has an end that is no vertex")]
    UnknownVertex {
        /// Where the edge begins.
        from: u64,
        /// Where it leads.
        to: u64,
    },
    /// The start is no vertex.
    #[error("the start {vertex} is no vertex")]
    UnknownStart {
        /// The number given as start.
        vertex: u64,
    },
    /// A sink without a value.
    #[error("sink {vertex} has no value")]
    NoValue {
        /// The sink.
        vertex: u64,
    },
    /// A vertex that is no sink has a value.
    #[error("vertex {vertex} has a value and is no sink")]
    ValueWithoutSink {
        /// The vertex.
        vertex: u64,
    },
    /// The value of a sink is not between 0 and 1.
    #[error("sink {vertex} has the value {value}, which is not between 0 and 1")]
    ValueOutside {
        /// The sink.
        vertex: u64,
        /// Its value.
        value: String,
    },
    /// The probabilities of a chance vertex do not add up to one.
    #[error("the probabilities of vertex {vertex} add up to {sum}")]
    SumNotOne {
        /// The vertex.
        vertex: u64,
        /// What they add up to.
        sum: String,
    },
    /// Some edges of a chance vertex have a probability and others have none.
    #[error("some edges of vertex {vertex} have a probability and others have none")]
    MixedWeights {
        /// The vertex.
        vertex: u64,
    },
    /// A probability that is zero or negative.
    #[error("the edge from {from} to {to} has the probability {weight}")]
    WeightNotPositive {
        /// Where the edge begins.
        from: u64,
        /// Where it leads.
        to: u64,
        /// Its probability.
        weight: String,
    },
    /// An edge that a player chooses has a probability.
    #[error("the edge from {from} to {to} has a probability, and {from} is no chance vertex")]
    WeightWithoutChance {
        /// Where the edge begins.
        from: u64,
        /// Where it leads.
        to: u64,
    },
    /// Fractions whose common denominator does not fit.
    #[error("the probabilities of vertex {vertex} have no common denominator below 2^63")]
    WeightsTooFine {
        /// The vertex.
        vertex: u64,
    },
    /// An adjacency matrix that is not square.
    #[error("row {row} has {found} entries and the matrix has {wanted} rows")]
    NotSquare {
        /// The row, counted from 0.
        row: u64,
        /// Its entries.
        found: u64,
        /// The rows.
        wanted: u64,
    },
}

impl Tell for Defect {
    fn message(&self) -> Message {
        let at = |id, vertex: u64| Message::new(id).with("vertex", vertex.to_string());
        let edge = |id, from: u64, to: u64| {
            Message::new(id)
                .with("from", from.to_string())
                .with("to", to.to_string())
        };
        match self {
            Defect::Empty => Message::new("graph-defect-empty"),
            Defect::TooMany => Message::new("graph-defect-too-many"),
            Defect::TwoKinds { vertex, kinds } => at("graph-defect-two-kinds", *vertex)
                .with("first", kinds[0].word())
                .with("second", kinds[1].word()),
            Defect::NoKind { vertex } => at("graph-defect-no-kind", *vertex),
            Defect::NoSuccessor { vertex } => at("graph-defect-no-successor", *vertex),
            Defect::SinkWithSuccessor { vertex } => at("graph-defect-sink-successor", *vertex),
            Defect::UnknownVertex { from, to } => edge("graph-defect-unknown-vertex", *from, *to),
            Defect::UnknownStart { vertex } => at("graph-defect-unknown-start", *vertex),
            Defect::NoValue { vertex } => at("graph-defect-no-value", *vertex),
            Defect::ValueWithoutSink { vertex } => at("graph-defect-value-no-sink", *vertex),
            Defect::ValueOutside { vertex, value } => {
                at("graph-defect-value-outside", *vertex).with("value", value.as_str())
            }
            Defect::SumNotOne { vertex, sum } => {
                at("graph-defect-sum", *vertex).with("sum", sum.as_str())
            }
            Defect::MixedWeights { vertex } => at("graph-defect-mixed-weights", *vertex),
            Defect::WeightNotPositive { from, to, weight } => {
                edge("graph-defect-weight-positive", *from, *to).with("weight", weight.as_str())
            }
            Defect::WeightWithoutChance { from, to } => {
                edge("graph-defect-weight-chance", *from, *to)
            }
            Defect::WeightsTooFine { vertex } => at("graph-defect-weights-fine", *vertex),
            Defect::NotSquare { row, found, wanted } => Message::new("graph-defect-not-square")
                .with("row", row.to_string())
                .with("found", *found)
                .with("wanted", *wanted),
        }
    }
}

/// Everything that is wrong with a graph; at least one defect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}", .0[0], if .0.len() > 1 { format!(" (and {} more)", .0.len() - 1) } else { String::new() })]
pub struct Defects(pub Vec<Defect>);

impl Tell for Defects {
    fn message(&self) -> Message {
        let first = self.0[0].message();
        if self.0.len() == 1 {
            first
        } else {
            Message::new("graph-defect-more")
                .with("first", first)
                .with("more", self.0.len() - 1)
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("graph-defect-accepted"))
    }
}
