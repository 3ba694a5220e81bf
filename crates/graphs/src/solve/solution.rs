//! What a solver answers: values, strategies, and how far they can be trusted.

use super::{Method, NOBODY, Options, State};
use crate::fixed::{self, Bounds, HIGH, LOW};
use crate::{Claim, Graph, Vertex};
use num_rational::BigRational;

/// How far an answer can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuaranteeKind {
    /// It is a fraction and has no error.
    Exact,
    /// The true value lies between bounds that are at most ε apart.
    Proven,
    /// The bounds are further apart than was asked for, and the value is only probably near.
    Estimate,
}

impl GuaranteeKind {
    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            GuaranteeKind::Exact => "exact",
            GuaranteeKind::Proven => "proven",
            GuaranteeKind::Estimate => "estimate",
        }
    }
}

/// How far an answer can be trusted, with the bounds of the start vertex. They hold whatever the kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guarantee {
    /// For all vertices together.
    pub kind: GuaranteeKind,
    /// The start is worth at least this.
    pub lower: f64,
    /// The start is worth at most this.
    pub upper: f64,
}

/// An answer with bounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// How it was found.
    pub method: Method,
    /// The value of each vertex: a float within its bounds, rounded to fifteen decimals.
    pub values: Vec<f64>,
    /// For each vertex of a player the successor to go to.
    pub strategy: Vec<Option<Vertex>>,
    /// How many rounds it took, over all parts.
    pub iterations: u64,
    /// How far it can be trusted.
    pub guarantee: Guarantee,
    pub(crate) bounds: Vec<Bounds>,
}

impl Solution {
    /// The proven bounds of a vertex, exactly as they were proven.
    #[must_use]
    pub fn bounds(&self, vertex: Vertex) -> (BigRational, BigRational) {
        let [low, high] = self.bounds[vertex as usize];
        (fixed::to_exact(low), fixed::to_exact(high))
    }

    /// What this answer claims, for [`verify`](crate::verify()).
    #[must_use]
    pub fn claim(&self) -> Claim {
        Claim {
            lower: self
                .bounds
                .iter()
                .map(|bounds| fixed::to_exact(bounds[LOW]))
                .collect(),
            upper: self
                .bounds
                .iter()
                .map(|bounds| fixed::to_exact(bounds[HIGH]))
                .collect(),
            strategy: self.strategy.clone(),
        }
    }

    /// The widest gap between the bounds of a vertex.
    #[must_use]
    pub fn widest(&self) -> f64 {
        let gap = |bounds: &Bounds| bounds[HIGH].saturating_sub(bounds[LOW]);
        fixed::float_above(self.bounds.iter().map(gap).max().unwrap_or(0))
    }
}

/// An answer in fractions.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// The value of each vertex.
    pub values: Vec<BigRational>,
    /// For each vertex of a player the successor to go to.
    pub strategy: Vec<Option<Vertex>>,
    /// How many rounds it took, over all parts.
    pub iterations: u64,
}

impl Exact {
    /// What this answer claims, for [`verify`](crate::verify()): its values are both bounds.
    #[must_use]
    pub fn claim(&self) -> Claim {
        Claim {
            lower: self.values.clone(),
            upper: self.values.clone(),
            strategy: self.strategy.clone(),
        }
    }
}

pub(crate) fn named(choice: &[u32]) -> Vec<Option<Vertex>> {
    choice
        .iter()
        .map(|&to| (to != NOBODY).then_some(to))
        .collect()
}

impl State {
    pub(crate) fn solution(self, graph: &Graph, options: &Options) -> Solution {
        let wanted = fixed::width(options.epsilon);
        let met = |bounds: &Bounds| bounds[HIGH].saturating_sub(bounds[LOW]) <= wanted;
        let kind = if self.bounds.iter().all(met) {
            GuaranteeKind::Proven
        } else {
            GuaranteeKind::Estimate
        };
        let [low, high] = self.bounds[graph.start() as usize];
        let values = self
            .bounds
            .iter()
            .enumerate()
            .map(|(vertex, &[low, high])| {
                let middle = fixed::to_float(low.midpoint(high));
                let own = self.values.get(vertex).copied().unwrap_or(middle);
                // Every digit of a float of at most fifteen decimals means something, and it survives being written.
                (own.clamp(fixed::to_float(low), fixed::to_float(high)) * 1e15).round() / 1e15
            })
            .collect();
        Solution {
            method: options.method,
            values,
            strategy: named(&self.choice),
            iterations: self.iterations,
            guarantee: Guarantee {
                kind,
                lower: fixed::float_below(low),
                upper: fixed::float_above(high),
            },
            bounds: self.bounds,
        }
    }
}
