//! Players by name, for play and matches: the six strategies, perfect play, search to a depth, and any of them with errors.
//! It knows no terminal and no clock.

use crate::board::Board;
use crate::game::{Kalah, Move};
use crate::position::Position;
use crate::solve::{Effort, SolveError, Solver, legal};
use crate::strategies::{Decision, Sight, Strategy};
use rand::RngExt as _;
use rules::{Message, Tell};
use std::fmt;
use std::str::FromStr;
use work::{Stream, Work};

/// Somebody who can choose a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// One of the six.
    Strategy(Strategy),
    /// Plays a best move, any of several.
    Perfect,
    /// Plays what looks best so many sowings deep.
    Depth(u32),
    /// With this probability any move, else what another player would play.
    Erring(f64, Box<Player>),
}

/// The deepest search that is offered; deeper ones take minutes for each move.
pub const DEEPEST: u32 = 16;

/// A name that is no player's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no player")]
pub struct UnknownPlayer(pub String);

impl Tell for UnknownPlayer {
    fn message(&self) -> Message {
        Message::new("kalah-error-player").with("text", self.0.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("kalah-accepted-player").with("deepest", DEEPEST))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Strategy(strategy) => write!(f, "{strategy}"),
            Player::Perfect => f.write_str("perfect"),
            Player::Depth(depth) => write!(f, "depth:{depth}"),
            Player::Erring(share, other) => write!(f, "erring:{share}:{other}"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.to_owned());
        let trimmed = text.trim();
        if let Some(rest) = trimmed.strip_prefix("erring:") {
            let (share, other) = rest.split_once(':').ok_or_else(unknown)?;
            let share: f64 = share.parse().map_err(|_| unknown())?;
            if !(0.0..=1.0).contains(&share) || other.starts_with("erring:") {
                return Err(unknown());
            }
            let other = other.parse().map_err(|_| unknown())?;
            return Ok(Player::Erring(share, Box::new(other)));
        }
        if let Some(depth) = trimmed.strip_prefix("depth:") {
            let depth = depth.parse().map_err(|_| unknown())?;
            return (1..=DEEPEST)
                .contains(&depth)
                .then_some(Player::Depth(depth))
                .ok_or_else(unknown);
        }
        if trimmed == "perfect" {
            return Ok(Player::Perfect);
        }
        trimmed.parse().map(Player::Strategy).map_err(|_| unknown())
    }
}

/// A player at the board, with what he needs to think.
pub struct Seated {
    player: Player,
    game: Kalah,
    effort: Effort,
    solver: Option<Solver>,
}

impl Seated {
    /// Seats a player at a game. Nothing large is allocated before he needs it.
    #[must_use]
    pub fn new(player: Player, game: &Kalah, effort: Effort) -> Self {
        Seated {
            player,
            game: game.clone(),
            effort,
            solver: None,
        }
    }

    /// His move; `sowing` is its number in the game, from 1.
    ///
    /// # Errors
    /// When stopped, or when perfect play is asked of a board that is too large.
    ///
    /// # Panics
    /// When the game is over.
    pub fn choose(
        &mut self,
        work: &Work,
        position: &Position,
        sowing: u32,
        random: &mut Stream,
    ) -> Result<Move, SolveError> {
        let player = self.player.clone();
        self.choose_as(&player, work, position, sowing, random)
    }

    fn choose_as(
        &mut self,
        player: &Player,
        work: &Work,
        position: &Position,
        sowing: u32,
        random: &mut Stream,
    ) -> Result<Move, SolveError> {
        let moves = legal(&self.game, position);
        let any = |from: &[Move], random: &mut Stream| from[random.random_range(0..from.len())];
        match player {
            Player::Erring(share, other) => {
                if random.random_bool(*share) {
                    return Ok(any(&moves, random));
                }
                self.choose_as(other, work, position, sowing, random)
            }
            Player::Strategy(strategy) => {
                let sight = Sight {
                    board: Board::<u128>::from_position(position),
                    length: position.length(),
                    sowing,
                };
                Ok(match strategy.decide(&sight) {
                    Decision::Pit(pit) => Move::Sow(pit as u8),
                    Decision::Any => {
                        // The strategies know nothing of turning the board around.
                        let sowings: Vec<Move> = moves
                            .into_iter()
                            .filter(|chosen| *chosen != Move::Swap)
                            .collect();
                        any(&sowings, random)
                    }
                })
            }
            Player::Perfect => {
                let solver = self.solver(work)?;
                let value = solver.value(work, position, &mut |_| ())?;
                let best = solver.best_moves(work, position, value, &mut |_| ())?;
                Ok(any(&best, random))
            }
            Player::Depth(depth) => {
                let seen = self.solver(work)?.moves_roughly(work, position, *depth)?;
                let most = seen.iter().map(|&(_, value, _)| value).max();
                let best: Vec<Move> = seen
                    .iter()
                    .filter(|(_, value, _)| Some(*value) == most)
                    .map(|&(chosen, _, _)| chosen)
                    .collect();
                Ok(any(&best, random))
            }
        }
    }

    fn solver(&mut self, work: &Work) -> Result<&mut Solver, SolveError> {
        if self.solver.is_none() {
            self.solver = Some(Solver::new(work, &self.game, self.effort.clone())?);
        }
        Ok(self.solver.as_mut().expect("set above"))
    }
}
