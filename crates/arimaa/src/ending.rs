//! How a game ends on the board, in the order of the rules. Repetition, time and resignation belong to the referee.

use crate::{Bits, Board, Colour, Piece};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A rabbit stands on its last row.
    Goal,
    /// A side has no rabbits.
    Elimination,
    /// The side to move has no legal turn.
    Immobilisation,
    /// A side ran out of time.
    Time,
    /// A side gave up.
    Resignation,
    /// The game's own limit ended it, and the score decided.
    Score,
    /// A side made an illegal move, or its program failed.
    Forfeit,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 7] = [
        Reason::Goal,
        Reason::Elimination,
        Reason::Immobilisation,
        Reason::Time,
        Reason::Resignation,
        Reason::Score,
        Reason::Forfeit,
    ];

    /// The letter of the archive.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Reason::Goal => 'g',
            Reason::Elimination => 'e',
            Reason::Immobilisation => 'm',
            Reason::Time => 't',
            Reason::Resignation => 'r',
            Reason::Score => 's',
            Reason::Forfeit => 'i',
        }
    }

    /// The reason with this letter.
    #[must_use]
    pub fn read(letter: char) -> Option<Reason> {
        Reason::ALL
            .into_iter()
            .find(|reason| reason.letter() == letter)
    }
}

/// Who won, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won.
    pub winner: Colour,
    /// Why.
    pub reason: Reason,
}

impl Board {
    /// Whether a rabbit of `colour` stands on its goal row.
    #[must_use]
    #[inline]
    pub fn at_goal(&self, colour: Colour) -> bool {
        (self.pieces(Piece::Rabbit, colour) & Bits::row(colour.goal_row())).any()
    }

    /// Goal and elimination, at the start of a turn, that is, after a turn of the other side: the tests that cost next to
    /// nothing, in the order of the rules.
    #[must_use]
    #[inline]
    pub fn ended_by_rabbits(&self) -> Option<Ending> {
        let (moved, next) = (self.side().other(), self.side());
        let ending = |winner, reason| Some(Ending { winner, reason });
        if self.at_goal(moved) {
            ending(moved, Reason::Goal)
        } else if self.at_goal(next) {
            ending(next, Reason::Goal)
        } else if self.pieces(Piece::Rabbit, next).is_empty() {
            ending(moved, Reason::Elimination)
        } else if self.pieces(Piece::Rabbit, moved).is_empty() {
            ending(next, Reason::Elimination)
        } else {
            None
        }
    }

    /// How the game ended with the turn that led here, as far as the board alone can tell. Only at the start of a turn.
    #[must_use]
    pub fn ended(&self) -> Option<Ending> {
        self.ended_by_rabbits().or_else(|| {
            (!self.can_step()).then(|| Ending {
                winner: self.side().other(),
                reason: Reason::Immobilisation,
            })
        })
    }
}
