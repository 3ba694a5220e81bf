//! States with choices, each a distribution, as other tools know them, turned into a graph: states first, then a chance
//! vertex for each choice that needs one.

use super::{FormatError, Wrong};
use crate::{Builder, Defect, Defects, Graph, Kind, Vertex, fraction::written};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// One state.
pub(crate) struct Raw {
    pub max: bool,
    pub wins: bool,
    pub choices: Vec<Vec<(Vertex, BigRational)>>,
}

/// The graph in which Max wants to reach a state that wins.
pub(crate) fn assemble(states: &[Raw], start: u64) -> Result<Graph, FormatError> {
    let mut builder = Builder::new();
    for state in states {
        match &state.choices[..] {
            _ if state.wins => builder.sink(BigRational::one()),
            [only] if only.len() > 1 => builder.add(Kind::Chance),
            _ => builder.add(if state.max { Kind::Max } else { Kind::Min }),
        };
    }
    for (number, state) in states.iter().enumerate().filter(|(_, state)| !state.wins) {
        let vertex = number as Vertex;
        for choice in &state.choices {
            match (&choice[..], state.choices.len()) {
                ([(to, _)], _) => builder.edge(vertex, *to),
                (draws, 1) => add_draws(&mut builder, vertex, draws),
                (draws, _) => {
                    let helper = builder.add(Kind::Chance);
                    builder.edge(vertex, helper);
                    add_draws(&mut builder, helper, draws);
                }
            }
        }
    }
    builder.set_start(start);
    Ok(builder.build().map_err(Wrong::from)?)
}

fn add_draws(builder: &mut Builder, from: Vertex, draws: &[(Vertex, BigRational)]) {
    for (to, share) in draws {
        builder.edge_with_probability(from, *to, share.clone());
    }
}

/// Probabilities that add up to one; such as nearly do are scaled. Draws of probability zero are dropped.
pub(crate) fn scaled(
    state: u64,
    mut draws: Vec<(Vertex, BigRational)>,
) -> Result<Vec<(Vertex, BigRational)>, FormatError> {
    let sum: BigRational = draws.iter().map(|(_, share)| share).sum();
    let tolerance = BigRational::new(1.into(), 1_000_000_000.into());
    let negative = draws.iter().any(|(_, share)| share.is_negative());
    if negative || (&sum - BigRational::one()).abs() > tolerance {
        let defect = Defect::SumNotOne {
            vertex: state,
            sum: written(&sum),
        };
        return Err(Wrong::Defects(Defects(vec![defect])).into());
    }
    draws.retain(|(_, share)| !share.is_zero());
    if !sum.is_one() {
        for (_, share) in &mut draws {
            *share = &*share / &sum;
        }
    }
    Ok(draws)
}
