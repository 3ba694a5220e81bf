//! Games in normal form as questions: values, equilibria, best answers, formulas. This file knows what their documents share:
//! numbers, classes, what dominance removed.

mod bimatrix;
mod continuous;
mod respond;
mod solve;
pub(super) mod tell;

pub use bimatrix::{BimatrixEquilibrium, BimatrixSolution, MatrixBimatrix};
pub use continuous::{ContinuousChoice, ContinuousSolution, MatrixContinuous};
pub use respond::{MatrixRespond, MatrixResponse};
pub use solve::{MatrixMethod, MatrixSolution, MatrixSolve, Undominated};

use crate::Told;
use ::matrix::{Classification, Domination, Player, Rational, Reduction, number};
use say::Message;
use serde::Serialize;
use utoipa::ToSchema;

/// A number: `"1/3"` where exact ones were asked for, else a floating one.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Figure {
    /// Rounded to what a floating number holds.
    Floating(f64),
    /// A whole number or a fraction, to the digit.
    Exact(String),
}

impl Figure {
    /// The number as it was asked for.
    #[must_use]
    pub fn of(number: &Rational, exact: bool) -> Self {
        if exact {
            Figure::Exact(number::write(number))
        } else {
            Figure::Floating(number::approximate(number))
        }
    }

    /// Many numbers as they were asked for.
    #[must_use]
    pub fn all(numbers: &[Rational], exact: bool) -> Vec<Self> {
        let figure = |number| Figure::of(number, exact);
        numbers.iter().map(figure).collect()
    }
}

/// Between which bounds a value lies, and how that is known.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ValueGuarantee {
    /// `exact` or `proven`.
    pub kind: &'static str,
    /// The value is not below this.
    pub lower: Figure,
    /// The value is not above this.
    pub upper: Figure,
}

/// What kind of game it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GameClass {
    /// How many play.
    pub players: usize,
    /// Whether one receives what the others pay.
    pub zero_sum: bool,
    /// What all receive together, where that is always the same.
    pub constant_sum: Option<String>,
    /// Whether everybody has finitely many strategies.
    pub finite: bool,
    /// Whether everybody knows what happened before.
    pub perfect_information: bool,
    /// Whether chance takes part.
    pub chance: bool,
    /// Whether the game looks the same to both.
    pub symmetric: bool,
}

impl From<&Classification> for GameClass {
    fn from(class: &Classification) -> Self {
        GameClass {
            players: class.players,
            zero_sum: class.zero_sum(),
            constant_sum: class.constant_sum.as_ref().map(number::write),
            finite: class.finite,
            perfect_information: class.perfect_information,
            chance: class.chance,
            symmetric: class.symmetric,
        }
    }
}

/// A strategy that dominance removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DominatedStrategy {
    /// Whose it was: `row` or `column`.
    pub player: &'static str,
    /// Which, counted from one.
    pub removed: usize,
    /// By which it is dominated, counted from one.
    pub by: usize,
    /// `strict`, `weak` or `equal`.
    pub kind: &'static str,
}

fn dominated(reduction: &Reduction) -> Vec<DominatedStrategy> {
    let step = |step: &::matrix::Step| DominatedStrategy {
        player: match step.player {
            Player::Row => "row",
            Player::Column => "column",
        },
        removed: step.removed + 1,
        by: step.by + 1,
        kind: match step.how {
            Domination::Strict => "strict",
            Domination::Weak => "weak",
            Domination::Equal => "equal",
        },
    };
    reduction.steps.iter().map(step).collect()
}

/// Pairs of places, counted from one.
fn from_one(places: &[(usize, usize)]) -> Vec<[usize; 2]> {
    let pair = |&(row, column): &(usize, usize)| [row + 1, column + 1];
    places.iter().map(pair).collect()
}

/// How close bounds must be, as people write it.
///
/// # Errors
/// When it is no positive number.
pub fn read_epsilon(text: &str) -> Result<f64, Told> {
    let number = text.parse().ok().filter(|number| is_epsilon(*number));
    number.ok_or_else(|| no_epsilon(text))
}

/// The same as it stands in a request.
fn check_epsilon(epsilon: f64) -> Result<f64, Told> {
    if is_epsilon(epsilon) {
        return Ok(epsilon);
    }
    Err(no_epsilon(&epsilon.to_string()))
}

fn is_epsilon(number: f64) -> bool {
    number.is_finite() && number > 0.0
}

fn no_epsilon(text: &str) -> Told {
    Told::input(
        Message::new("matrix-error-epsilon").with("text", text),
        Message::new("matrix-accepted-epsilon"),
    )
}

/// How close bounds must be if nothing is said.
#[must_use]
pub fn usual_epsilon() -> f64 {
    0.001
}
