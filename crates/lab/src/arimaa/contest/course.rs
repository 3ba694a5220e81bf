//! The course of every game: whoever is to move is asked until the board, the length of the game or somebody ends it. Who is asked, and
//! within which limits, is not known here.

use arimaa::{Ending, Referee};
use std::ops::ControlFlow;

/// How a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over<V> {
    /// By the rules.
    Board(Ending),
    /// It was too long, and pieces decided.
    TooLong(Ending),
    /// Somebody ended it.
    Broken(V),
}

impl Over<Ending> {
    /// Who won and why, whoever said so.
    #[must_use]
    pub fn ending(self) -> Ending {
        match self {
            Over::Board(ending) | Over::TooLong(ending) | Over::Broken(ending) => ending,
        }
    }
}

/// Plays a game out from where the referee stands. `turn` plays one ply, or ends the game otherwise; after so many setups and turns
/// pieces decide.
///
/// # Errors
/// What `turn` says goes through.
pub fn play_out<V, E>(
    referee: &mut Referee,
    most_plies: usize,
    mut turn: impl FnMut(&mut Referee) -> Result<ControlFlow<V>, E>,
) -> Result<Over<V>, E> {
    loop {
        if let Some(ending) = referee.ended() {
            return Ok(Over::Board(ending));
        }
        if referee.plies().len() >= most_plies {
            return Ok(Over::TooLong(referee.score()));
        }
        if let ControlFlow::Break(verdict) = turn(referee)? {
            return Ok(Over::Broken(verdict));
        }
    }
}
