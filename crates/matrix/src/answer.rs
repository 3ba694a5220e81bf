//! A zero-sum game answered whole: every way that applies, tied together, with the guarantee that the answer carries.

use crate::certify::certify;
use crate::check::{self, Violation};
use crate::classify::Classification;
use crate::dominance::{Reduction, reduce_zero_sum};
use crate::exact::{ExactSolution, solve_exactly};
use crate::fictitious::fictitious_play;
use crate::floating::{FloatingFailure, FloatingSolution, solve_floating};
use crate::number::{Rational, approximate, integer};
use crate::payoffs::{BYTES_PER_ENTRY, Payoffs, ZeroSum};
use crate::saddle::{PureSolution, pure_solution};
use rules::{Message, Told};
use work::{Halt, Work};

/// How a zero-sum game is to be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// By a saddle point where there is one, else by linear programming, and small games exactly as well.
    Automatic,
    /// By linear programming in floating arithmetic.
    LinearProgramming,
    /// By the simplex method in exact arithmetic.
    Exact,
    /// By fictitious play, until the bounds are close enough or the rounds are over.
    FictitiousPlay {
        /// At most so many rounds.
        rounds: u64,
        /// Close enough.
        epsilon: f64,
    },
}

/// What an answer rests on.
#[derive(Clone, Debug, PartialEq)]
pub enum Solved {
    /// Exact fractions.
    Exactly {
        /// The value.
        value: Rational,
        /// Probabilities of the rows.
        row: Vec<Rational>,
        /// Probabilities of the columns.
        column: Vec<Rational>,
    },
    /// Floating numbers; the value lies between the bounds.
    Within(FloatingSolution),
}

/// Which way led to the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A saddle point.
    SaddlePoint,
    /// Linear programming.
    LinearProgramming,
    /// The exact simplex method.
    ExactSimplex,
    /// The exact simplex method, and linear programming agrees.
    BothAgree,
    /// Linear programming suggested the supports; exact arithmetic found the rest and proved it.
    Certified,
    /// Fictitious play, so many rounds.
    FictitiousPlay(u64),
}

/// Everything about a zero-sum game.
#[derive(Clone, Debug, PartialEq)]
pub struct ZeroSumAnswer {
    /// What kind of game it is.
    pub classification: Classification,
    /// Saddle points, and what pure strategies assure.
    pub pure: PureSolution,
    /// What dominance removes.
    pub reduction: Reduction,
    /// The value and strategies.
    pub solved: Solved,
    /// How they were found.
    pub way: Way,
    /// Whether [`check`](crate::check) went over it; with large exact fractions that would take longer than solving.
    pub verified: bool,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AnswerFailure {
    /// Floating arithmetic failed, or the work was halted.
    #[error(transparent)]
    Floating(#[from] FloatingFailure),
    /// Two ways to the value disagree: a fault of ours, which must never pass for an answer.
    #[error("exact arithmetic gives {exact}, linear programming between {lower} and {upper}")]
    Disagreement {
        /// The exact value.
        exact: String,
        /// The lower bound.
        lower: f64,
        /// The upper bound.
        upper: f64,
    },
    /// The checker refused our own answer: likewise.
    #[error("the answer does not stand: {0}")]
    Refused(#[from] Violation),
}

impl From<Halt> for AnswerFailure {
    fn from(halt: Halt) -> Self {
        AnswerFailure::Floating(FloatingFailure::Halt(halt))
    }
}

rules::tell!(AnswerFailure, |failure| match failure {
    AnswerFailure::Floating(failure) => failure.told(),
    AnswerFailure::Disagreement {
        exact,
        lower,
        upper,
    } => Told::other(
        Message::new("matrix-error-disagreement")
            .with("exact", exact.as_str())
            .with("lower", lower.to_string())
            .with("upper", upper.to_string()),
    ),
    AnswerFailure::Refused(violation) => {
        Told::other(Message::new("matrix-error-refused").with("why", violation.to_string()))
    }
});

/// Games with at most this many entries are solved exactly in some hundredths of a second; larger ones only on request.
const SMALL: usize = 1024;

/// Answers a zero-sum game.
///
/// # Errors
/// [`AnswerFailure`].
pub fn answer_zero_sum(
    game: &ZeroSum,
    method: Method,
    work: &Work,
) -> Result<ZeroSumAnswer, AnswerFailure> {
    let payoffs = &game.payoffs;
    work.claim(payoffs.entries().len() as u64 * BYTES_PER_ENTRY)?;
    let pure = pure_solution(payoffs);
    let (solved, way) = match (method, pure.saddle_points.first()) {
        (Method::Automatic | Method::Exact, Some(&(i, j))) => {
            let solved = Solved::Exactly {
                value: pure.lower.clone(),
                row: unit(payoffs.rows(), i),
                column: unit(payoffs.columns(), j),
            };
            (solved, Way::SaddlePoint)
        }
        (Method::Automatic, None) if payoffs.entries().len() <= SMALL => {
            let exact = solve_exactly(payoffs, work)?;
            let floating = solve_floating(payoffs, work)?;
            let value = approximate(&exact.value);
            if value < floating.lower || value > floating.upper {
                return Err(AnswerFailure::Disagreement {
                    exact: exact.value.to_string(),
                    lower: floating.lower,
                    upper: floating.upper,
                });
            }
            (exactly(exact), Way::BothAgree)
        }
        (Method::Exact, None) if payoffs.entries().len() <= SMALL => {
            (exactly(solve_exactly(payoffs, work)?), Way::ExactSimplex)
        }
        (Method::Exact, None) => match certified(payoffs, work)? {
            Some(exact) => (exactly(exact), Way::Certified),
            None => (exactly(solve_exactly(payoffs, work)?), Way::ExactSimplex),
        },
        (Method::Automatic | Method::LinearProgramming, _) => (
            Solved::Within(solve_floating(payoffs, work)?),
            Way::LinearProgramming,
        ),
        (Method::FictitiousPlay { rounds, epsilon }, _) => {
            let (found, played) = fictitious_play(payoffs, rounds, epsilon, work)?;
            (Solved::Within(found), Way::FictitiousPlay(played))
        }
    };
    let verified = match &solved {
        Solved::Exactly { value, row, column } if payoffs.entries().len() <= SMALL => {
            check::verify_zero_sum(payoffs, row, column, value)?;
            true
        }
        _ => false,
    };
    Ok(ZeroSumAnswer {
        classification: Classification::of_zero_sum(payoffs),
        reduction: reduce_zero_sum(payoffs, work)?,
        pure,
        solved,
        way,
        verified,
    })
}

/// The exact solution that linear programming leads to, where it does.
fn certified(payoffs: &Payoffs, work: &Work) -> Result<Option<ExactSolution>, Halt> {
    match solve_floating(payoffs, work) {
        Ok(floating) => certify(payoffs, &floating, work),
        Err(FloatingFailure::Halt(halt)) => Err(halt),
        // Exact arithmetic does not need the suggestion.
        Err(FloatingFailure::Numerical(_)) => Ok(None),
    }
}

fn exactly(solution: ExactSolution) -> Solved {
    Solved::Exactly {
        value: solution.value,
        row: solution.row,
        column: solution.column,
    }
}

fn unit(length: usize, at: usize) -> Vec<Rational> {
    (0..length)
        .map(|index| integer(i64::from(index == at)))
        .collect()
}
