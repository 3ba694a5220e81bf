//! Checks an answer without believing the solver: with fractions, from the graph alone, and with no code of the solvers.
//!
//! - The lower bounds L hold because Max's strategy keeps them: L(x) ≤ L of his choice, ≤ L of every step of Min, ≤ the
//!   average, ≤ the value of a sink; and because play that follows it cannot stay among vertices with L > 0.
//! - The upper bounds U hold because Min's strategy keeps them: U(x) ≥ U of his choice, ≥ U of every step of Max, ≥ the
//!   average, ≥ the value of a sink. Nothing more is needed: play that never ends is worth nothing.

use crate::{Graph, Kind, Vertex};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rules::{Fault, Message, Tell};
use work::{Halt, Work};

/// What is claimed about a graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// A lower bound for each vertex.
    pub lower: Vec<BigRational>,
    /// An upper bound for each vertex.
    pub upper: Vec<BigRational>,
    /// For each vertex of a player the successor to go to.
    pub strategy: Vec<Option<Vertex>>,
}

/// Why a claim does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    /// It is about a graph of another size.
    #[error("{what} has {found} entries and the graph {wanted} vertices")]
    Length {
        /// Which list.
        what: &'static str,
        /// Its entries.
        found: usize,
        /// The vertices.
        wanted: usize,
    },
    /// A player's vertex without a choice, or a choice that is no successor.
    #[error("the strategy of vertex {vertex} is no successor")]
    NoSuccessor {
        /// The vertex.
        vertex: Vertex,
    },
    /// A choice where nobody chooses.
    #[error("vertex {vertex} belongs to no player and has a strategy")]
    NobodyChooses {
        /// The vertex.
        vertex: Vertex,
    },
    /// A bound below 0, above 1, or a lower above its upper bound.
    #[error("the bounds of vertex {vertex} are no bounds")]
    Crossed {
        /// The vertex.
        vertex: Vertex,
    },
    /// The lower bound of this vertex is not kept.
    #[error("the lower bound of vertex {vertex} does not follow")]
    Lower {
        /// The vertex.
        vertex: Vertex,
    },
    /// The upper bound of this vertex is not kept.
    #[error("the upper bound of vertex {vertex} does not follow")]
    Upper {
        /// The vertex.
        vertex: Vertex,
    },
    /// Following Max's strategy, Min can keep play for ever where the lower bound is positive.
    #[error("from vertex {vertex} play need not end, and its lower bound is positive")]
    Endless {
        /// A vertex where play can be kept.
        vertex: Vertex,
    },
    /// A value outside its bounds.
    #[error("the value of vertex {vertex} is not within its bounds")]
    Value {
        /// The vertex.
        vertex: Vertex,
    },
    /// The bounds are further apart than the answer says.
    #[error("the bounds of vertex {vertex} are further apart than {epsilon}")]
    Wide {
        /// The vertex.
        vertex: Vertex,
        /// What they may be apart.
        epsilon: String,
    },
    /// Something in the answer was changed after it was written.
    #[error("the answer was changed after it was written, or belongs to another graph")]
    Changed,
    /// It contradicts itself.
    #[error("the answer contradicts itself: {0}")]
    Contradiction(&'static str),
}

impl Tell for Violation {
    fn fault(&self) -> Fault {
        // Nothing is wrong with the question: the answer is no.
        Fault::Other
    }

    fn message(&self) -> Message {
        let at = |id, vertex: &Vertex| Message::new(id).with("vertex", vertex.to_string());
        match self {
            Violation::Length {
                what,
                found,
                wanted,
            } => Message::new("graph-violation-length")
                .with("what", *what)
                .with("found", *found)
                .with("wanted", *wanted),
            Violation::NoSuccessor { vertex } => at("graph-violation-no-successor", vertex),
            Violation::NobodyChooses { vertex } => at("graph-violation-nobody", vertex),
            Violation::Crossed { vertex } => at("graph-violation-crossed", vertex),
            Violation::Lower { vertex } => at("graph-violation-lower", vertex),
            Violation::Upper { vertex } => at("graph-violation-upper", vertex),
            Violation::Endless { vertex } => at("graph-violation-endless", vertex),
            Violation::Value { vertex } => at("graph-violation-value", vertex),
            Violation::Wide { vertex, epsilon } => {
                at("graph-violation-wide", vertex).with("epsilon", epsilon.as_str())
            }
            Violation::Changed => Message::new("graph-violation-changed"),
            Violation::Contradiction(what) => {
                Message::new("graph-violation-contradiction").with("what", *what)
            }
        }
    }
}

/// Why a claim was not confirmed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unconfirmed {
    /// It does not hold.
    #[error(transparent)]
    Violated(#[from] Violation),
    /// It was not checked to the end.
    #[error(transparent)]
    Halt(#[from] Halt),
}

rules::tell!(Unconfirmed: Violated, Halt);

/// Checks a claim about a graph.
///
/// # Errors
/// The first thing found that does not hold, or that it was stopped.
pub fn verify(graph: &Graph, claim: &Claim, work: &Work) -> Result<(), Unconfirmed> {
    check_shape(graph, claim)?;
    let progress = work.task("graph-task-verify", Some(graph.len() as u64));
    for vertex in graph.vertices() {
        progress.tick()?;
        check_bounds(graph, claim, vertex)?;
    }
    match kept_inside(graph, claim) {
        Some(vertex) => Err(Violation::Endless { vertex }.into()),
        None => Ok(()),
    }
}

fn check_shape(graph: &Graph, claim: &Claim) -> Result<(), Violation> {
    for (what, found) in [
        ("lower", claim.lower.len()),
        ("upper", claim.upper.len()),
        ("strategy", claim.strategy.len()),
    ] {
        if found != graph.len() {
            return Err(Violation::Length {
                what,
                found,
                wanted: graph.len(),
            });
        }
    }
    for vertex in graph.vertices() {
        let chosen = claim.strategy[vertex as usize];
        match (graph.kind(vertex), chosen) {
            (Kind::Max | Kind::Min, Some(to)) if graph.successors(vertex).contains(&to) => {}
            (Kind::Max | Kind::Min, _) => return Err(Violation::NoSuccessor { vertex }),
            (Kind::Chance | Kind::Sink, None) => {}
            (Kind::Chance | Kind::Sink, Some(_)) => {
                return Err(Violation::NobodyChooses { vertex });
            }
        }
    }
    Ok(())
}

fn check_bounds(graph: &Graph, claim: &Claim, vertex: Vertex) -> Result<(), Violation> {
    let at = vertex as usize;
    let (low, high) = (&claim.lower[at], &claim.upper[at]);
    if low.is_negative() || high > &BigRational::one() || low > high {
        return Err(Violation::Crossed { vertex });
    }
    let chosen = |bounds: &[BigRational]| claim.strategy[at].map(|to| bounds[to as usize].clone());
    let steps = |bounds: &[BigRational]| -> Vec<BigRational> {
        let all = graph.successors(vertex).iter();
        all.map(|&to| bounds[to as usize].clone()).collect()
    };
    let (low_holds, high_holds) = match graph.kind(vertex) {
        Kind::Sink => {
            let worth = graph.sink(vertex).map(|value| {
                BigRational::new(BigInt::from(*value.numer()), BigInt::from(*value.denom()))
            });
            (
                worth.as_ref() >= Some(low),
                worth.as_ref().is_some_and(|worth| worth <= high),
            )
        }
        Kind::Max => (
            chosen(&claim.lower).as_ref() >= Some(low),
            steps(&claim.upper).iter().all(|step| step <= high),
        ),
        Kind::Min => (
            steps(&claim.lower).iter().all(|step| step >= low),
            chosen(&claim.upper).is_some_and(|step| &step <= high),
        ),
        Kind::Chance => (
            &average(graph, &claim.lower, vertex) >= low,
            &average(graph, &claim.upper, vertex) <= high,
        ),
    };
    if !low_holds {
        return Err(Violation::Lower { vertex });
    }
    if !high_holds {
        return Err(Violation::Upper { vertex });
    }
    Ok(())
}

fn average(graph: &Graph, bounds: &[BigRational], vertex: Vertex) -> BigRational {
    let (mut sum, mut total) = (BigRational::zero(), BigInt::zero());
    for (to, weight) in graph.weighted(vertex) {
        sum += &bounds[to as usize] * BigInt::from(weight);
        total += weight;
    }
    sum / total
}

/// A vertex of the largest set with positive lower bounds in which Min can keep play for ever, if there is one.
fn kept_inside(graph: &Graph, claim: &Claim) -> Option<Vertex> {
    let positive = |vertex: Vertex| claim.lower[vertex as usize].is_positive();
    let mut inside: Vec<bool> = graph
        .vertices()
        .map(|vertex| graph.kind(vertex) != Kind::Sink && positive(vertex))
        .collect();
    // How many steps keep play inside, and who asks when a vertex drops out.
    let steps = |vertex: Vertex| match graph.kind(vertex) {
        Kind::Max => claim.strategy[vertex as usize].into_iter().collect(),
        _ => graph.successors(vertex).to_vec(),
    };
    let mut asking: Vec<Vec<Vertex>> = vec![Vec::new(); graph.len()];
    let mut queue: Vec<Vertex> = Vec::new();
    let mut open = vec![0usize; graph.len()];
    for vertex in graph.vertices() {
        if !inside[vertex as usize] {
            queue.push(vertex);
            continue;
        }
        let to = steps(vertex);
        open[vertex as usize] = if graph.kind(vertex) == Kind::Min {
            to.len()
        } else {
            1
        };
        for to in to {
            asking[to as usize].push(vertex);
        }
    }
    while let Some(gone) = queue.pop() {
        for &vertex in &asking[gone as usize] {
            let at = vertex as usize;
            if inside[at] {
                open[at] -= 1;
                if open[at] == 0 {
                    inside[at] = false;
                    queue.push(vertex);
                }
            }
        }
    }
    graph.vertices().find(|&vertex| inside[vertex as usize])
}
