//! What kind of game was entered: how many play, whether interests are opposed, what is known, whether it is finite.

use crate::number::Rational;
use crate::payoffs::{Bimatrix, Payoffs};
use crate::tree::Tree;
use num_traits::Zero;

/// The kind of a game, in the words of every textbook's first chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct Classification {
    /// How many play.
    pub players: usize,
    /// What all receive together, when that never changes. Interests of two are then opposed.
    pub constant_sum: Option<Rational>,
    /// Whether there are finitely many strategies.
    pub finite: bool,
    /// Whether everybody knows all moves made before his own. Never when both move at once, unless somebody has no choice.
    pub perfect_information: bool,
    /// Whether chance takes part.
    pub chance: bool,
    /// Whether the players could exchange seats without noticing; only looked for in tables.
    pub symmetric: bool,
}

impl Classification {
    /// Whether one player's gain is always the other's loss.
    #[must_use]
    pub fn zero_sum(&self) -> bool {
        self.constant_sum.as_ref().is_some_and(Zero::is_zero)
    }

    /// A zero-sum game given by one table.
    #[must_use]
    pub fn of_zero_sum(payoffs: &Payoffs) -> Self {
        let side = payoffs.rows();
        let opposite = |i: usize, j: usize| (payoffs.at(i, j) + payoffs.at(j, i)).is_zero();
        let symmetric =
            side == payoffs.columns() && (0..side).all(|i| (0..=i).all(|j| opposite(i, j)));
        Classification {
            players: 2,
            constant_sum: Some(Rational::zero()),
            finite: true,
            perfect_information: payoffs.rows() == 1 || payoffs.columns() == 1,
            chance: false,
            symmetric,
        }
    }

    /// A game given by two tables.
    #[must_use]
    pub fn of_bimatrix(game: &Bimatrix) -> Self {
        Classification {
            players: 2,
            constant_sum: game.constant_sum(),
            finite: true,
            perfect_information: game.row.rows() == 1 || game.row.columns() == 1,
            chance: false,
            symmetric: game.symmetric(),
        }
    }

    /// A zero-sum game on two intervals.
    #[must_use]
    pub fn of_continuous() -> Self {
        Classification {
            players: 2,
            constant_sum: Some(Rational::zero()),
            finite: false,
            perfect_information: false,
            chance: false,
            symmetric: false,
        }
    }

    /// A game in extensive form.
    #[must_use]
    pub fn of_tree(tree: &Tree) -> Self {
        Classification {
            players: tree.players().len(),
            constant_sum: tree.constant_sum(),
            finite: true,
            perfect_information: tree.perfect_information(),
            chance: tree.has_chance(),
            symmetric: false,
        }
    }
}
