//! Games between two players, and series of them: the referee judges moves, clocks judge time, results are counted. Who the
//! players are, and where their turns come from, is not known here.

mod aei;
mod command;
mod course;
mod game;
mod openings;
mod series;
mod tally;

pub use aei::AeiPlayer;
pub use command::command_line;
pub use course::{Over, play_out};
pub use game::{Conditions, Effort, Mishap, Played, play};
pub use openings::openings;
pub use series::{Fixture, Series, opening_of, play_fixtures, play_series};
pub use tally::{Mishaps, Tally};

use arimaa::{Clock, Ply, Referee};
use std::time::Duration;

/// Why a player gave no turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started, for this reason.
    Start(String),
    /// It is no longer there.
    Gone,
    /// It did not answer in time.
    Silent,
    /// It says much, and nothing of the protocol.
    Noise,
}

/// What a player answered.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The setup or the turn as records write it, or `resign`.
    pub bestmove: String,
    /// How long it took; nothing where nobody measures.
    pub took: Duration,
    /// The positions that it looked at, where it tells.
    pub nodes: Option<u64>,
    /// How deep it looked, where it tells.
    pub depth: Option<u64>,
    /// Whether it had to be told to stop.
    pub stopped: bool,
}

/// What is known when a turn is asked for.
pub struct Moment<'g> {
    /// The game so far.
    pub referee: &'g Referee,
    /// The player's clock.
    pub clock: &'g Clock,
    /// How long the last turn took.
    pub last: Duration,
    /// How long this one may take.
    pub allowed: Duration,
}

/// A player that is asked for a turn within a time.
pub trait Player {
    /// What it is called in records.
    fn name(&self) -> &str;

    /// Tells it that a game begins, how its clock stands, and what is played already.
    ///
    /// # Errors
    /// When it cannot be told.
    fn begin(&mut self, clock: &Clock, opening: &[Ply]) -> Result<(), Fault>;

    /// Asks it for a setup or a turn.
    ///
    /// # Errors
    /// When it gives none.
    fn turn(&mut self, moment: &Moment<'_>) -> Result<Reply, Fault>;

    /// Tells it what was played, by itself too.
    ///
    /// # Errors
    /// When it cannot be told.
    fn played(&mut self, text: &str) -> Result<(), Fault>;
}

impl<P: Player + ?Sized> Player for Box<P> {
    fn name(&self) -> &str {
        (**self).name()
    }

    fn begin(&mut self, clock: &Clock, opening: &[Ply]) -> Result<(), Fault> {
        (**self).begin(clock, opening)
    }

    fn turn(&mut self, moment: &Moment<'_>) -> Result<Reply, Fault> {
        (**self).turn(moment)
    }

    fn played(&mut self, text: &str) -> Result<(), Fault> {
        (**self).played(text)
    }
}
