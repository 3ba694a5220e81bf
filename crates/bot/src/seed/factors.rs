//! The seed's three pruning factors, each by itself or together. They judge one act at a time and list nothing.

use crate::act::{Act, Deed};
use crate::capture::captures;
use crate::field::{Field, Removed};
use crate::goal::goal_within;

/// Which of the factors are in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factors {
    /// A turn keeps its own pieces, but for three exceptions.
    pub keep: bool,
    /// The first two steps depend on each other.
    pub linked: bool,
    /// A turn uses all its steps, unless nothing can be added.
    pub whole: bool,
}

/// An act about to be played inside a turn, and what it would do.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// Where the turn began.
    pub start: &'a Field,
    /// Who moves.
    pub side: usize,
    /// The first act of the turn if it was the only one so far and took one step.
    pub first: Option<Act>,
    /// Steps used before the act.
    pub used: usize,
    /// The act.
    pub act: Act,
    /// The placement after it.
    pub after: &'a Field,
    /// The mover's piece that it loses.
    pub lost: Option<Removed>,
    /// Whether it removes a piece of the opponent.
    pub won: bool,
}

impl Factors {
    /// All turns.
    pub const NONE: Factors = Factors {
        keep: false,
        linked: false,
        whole: false,
    };
    /// Own pieces are kept.
    pub const KEEP: Factors = Factors {
        keep: true,
        ..Factors::NONE
    };
    /// The first two steps are linked.
    pub const LINKED: Factors = Factors {
        linked: true,
        ..Factors::NONE
    };
    /// The whole turn is used.
    pub const WHOLE: Factors = Factors {
        whole: true,
        ..Factors::NONE
    };
    /// As the seed plays.
    pub const ALL: Factors = Factors {
        keep: true,
        linked: true,
        whole: true,
    };

    /// Whether the act may be added to the turn. Whether the turn may end after it is for whoever knows what could follow.
    #[must_use]
    pub fn permit(&self, attempt: &Attempt) -> bool {
        let lost = |removed: Removed| self.keep && !excused(attempt, removed.square);
        if attempt.lost.is_some_and(lost) {
            return false;
        }
        !(self.linked
            && attempt
                .first
                .is_some_and(|first| independent(attempt, first)))
    }
}

/// The three exceptions under which a turn may lose a piece of its own: a goal is in reach, a push or a pull also wins a piece, or
/// the first step leaves the neighbourhood of the trap.
fn excused(attempt: &Attempt, trap: usize) -> bool {
    let Attempt {
        side, act, after, ..
    } = *attempt;
    let left = 4 - attempt.used - act.cost();
    let stepped_off = attempt.used == 0 && act.deed() == Deed::Step && act.target() != trap;
    let wins = || attempt.won || left >= 2 && !captures(after, side, left).none();
    let traded = act.cost() == 2 && wins();
    stepped_off || traded || left > 0 && goal_within(after, side, left)
}

/// Whether the first two acts could be played in the other order with the same result.
fn independent(attempt: &Attempt, first: Act) -> bool {
    let (start, side, second) = (attempt.start, attempt.side, attempt.act);
    if !start.allows(side, second, 4) {
        return false;
    }
    let between = start.after(side, second);
    between.allows(side, first, 4 - second.cost()) && between.after(side, first) == *attempt.after
}
