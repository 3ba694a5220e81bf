//! A bimatrix game answered whole: which way is taken for its size, and what was found, with the check that it passed.

use crate::check::{self, Violation};
use crate::classify::Classification;
use crate::dominance::{Reduction, reduce_bimatrix};
use crate::equilibria::{AllEquilibria, EquilibriaFailure, Equilibrium, all_equilibria};
use crate::lemke_howson::lemke_howson;
use crate::number::Rational;
use crate::payoffs::Bimatrix;
use crate::pure::pure_equilibria;
use num_traits::{One, Signed, Zero};
use rules::{Fault, Message, Tell};
use work::{Halt, Work};

/// Games with more cells are not checked again: long fractions would take longer to check than to find.
const LARGEST_VERIFIED: usize = 1024;

/// Everything about a bimatrix game.
#[derive(Clone, Debug, PartialEq)]
pub struct BimatrixAnswer {
    /// What kind of game it is.
    pub classification: Classification,
    /// What dominance removes.
    pub reduction: Reduction,
    /// The equilibria in pure strategies, (row, column) counted from 0.
    pub pure: Vec<(usize, usize)>,
    /// All equilibria where all were sought, else one.
    pub equilibria: Vec<Equilibrium>,
    /// How complete they are, where all were sought.
    pub all: Option<AllEquilibria>,
    /// Whether [`check`](crate::check), which shares no code with the solvers, went over every equilibrium.
    pub verified: bool,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BimatrixFailure {
    /// The path was to start from a strategy that does not exist.
    #[error("there is no strategy {start}, only 1 to {strategies}")]
    Start {
        /// The strategy, counted from one.
        start: usize,
        /// How many both players have together.
        strategies: usize,
    },
    /// The checker refused our own answer: a fault of ours, which must never pass for an answer.
    #[error("the answer does not stand: {0}")]
    Refused(#[from] Violation),
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
}

impl Tell for BimatrixFailure {
    fn fault(&self) -> Fault {
        match self {
            BimatrixFailure::Start { .. } => Fault::Input,
            BimatrixFailure::Refused(_) => Fault::Other,
            BimatrixFailure::Halt(halt) => halt.fault(),
        }
    }

    fn message(&self) -> Message {
        match self {
            BimatrixFailure::Start { start, .. } => {
                Message::new("matrix-error-start").with("text", start.to_string())
            }
            BimatrixFailure::Refused(violation) => {
                Message::new("matrix-error-refused").with("why", violation.to_string())
            }
            BimatrixFailure::Halt(halt) => halt.message(),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            BimatrixFailure::Start { strategies, .. } => Some(
                Message::new("accepted-number-from-to")
                    .with("from", 1)
                    .with("to", *strategies),
            ),
            BimatrixFailure::Refused(_) => None,
            BimatrixFailure::Halt(halt) => halt.accepted(),
        }
    }
}

/// All equilibria of a small game; one of a large game, or of any game when the strategy is given, counted from one, from
/// which the path of Lemke and Howson starts.
///
/// # Errors
/// [`BimatrixFailure`].
pub fn answer_bimatrix(
    game: &Bimatrix,
    start: Option<usize>,
    work: &Work,
) -> Result<BimatrixAnswer, BimatrixFailure> {
    let strategies = game.row.rows() + game.row.columns();
    if let Some(start) = start.filter(|start| !(1..=strategies).contains(start)) {
        return Err(BimatrixFailure::Start { start, strategies });
    }
    let all = match start {
        Some(_) => None,
        None => match all_equilibria(game, work) {
            Ok(all) => Some(all),
            Err(EquilibriaFailure::TooManySupports { .. }) => None,
            Err(EquilibriaFailure::Halt(halt)) => return Err(halt.into()),
        },
    };
    let equilibria = match &all {
        Some(all) => all.equilibria.clone(),
        None => vec![lemke_howson(game, start.unwrap_or(1) - 1, work)?],
    };
    let verified = game.row.entries().len() <= LARGEST_VERIFIED;
    if verified {
        for found in &equilibria {
            check::verify_equilibrium(&game.row, &game.column, &found.row, &found.column)?;
        }
    }
    Ok(BimatrixAnswer {
        classification: Classification::of_bimatrix(game),
        reduction: reduce_bimatrix(&game.row, &game.column, work)?,
        pure: pure_equilibria(game),
        equilibria,
        all,
        verified,
    })
}

/// A text is no mixed strategy of a player with so many pure ones.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no mixture of {count} strategies")]
pub struct StrategyError {
    /// The text.
    pub text: String,
    /// How many probabilities there should be.
    pub count: usize,
}

impl Tell for StrategyError {
    fn message(&self) -> Message {
        Message::new("matrix-error-strategy").with("text", self.text.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("matrix-accepted-strategy").with("count", self.count))
    }
}

/// Reads a mixed strategy such as `1/2,1/4,1/4`: as many probabilities as there are strategies.
///
/// # Errors
/// When there are more or fewer, one is negative or no number, or they do not sum to one.
pub fn read_strategy(text: &str, count: usize) -> Result<Vec<Rational>, StrategyError> {
    let shares: Option<Vec<Rational>> = text
        .split(',')
        .map(|share| crate::number::parse(share).ok())
        .collect();
    let is_distribution = |shares: &Vec<Rational>| {
        let total = shares
            .iter()
            .fold(Rational::zero(), |sum, share| sum + share);
        shares.len() == count && total.is_one() && !shares.iter().any(Signed::is_negative)
    };
    shares.filter(is_distribution).ok_or_else(|| StrategyError {
        text: text.to_owned(),
        count,
    })
}
