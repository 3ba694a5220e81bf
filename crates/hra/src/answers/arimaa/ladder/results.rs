//! The file of results: a line of JSON for each game, appended when it is over, so that a kill costs the game that is being played.

use super::rung::{Rung, rating_of, title};
use crate::Told;
use lab::arimaa::contest::{Fixture, Mishap, Played};
use say::Message;
use serde::{Deserialize, Serialize};

/// A game of the ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LadderGame {
    /// Which version of ours played.
    pub label: String,
    /// Our command line.
    pub engine: String,
    /// The opponent.
    pub opponent: String,
    /// The conditions, as the opponent's line has them.
    pub conditions: String,
    /// The opponent's command line.
    pub command: String,
    /// The number of the game between these two under these conditions, from 0; two games are a round.
    pub game: u64,
    /// Whether our program had Gold.
    pub gold: bool,
    /// Whether our program won.
    pub won: bool,
    /// Why, by the letter of the archive.
    pub reason: char,
    /// How the loser lost other than on the board.
    pub mishap: Option<LadderMishap>,
    /// Setups and turns.
    pub plies: u64,
}

/// How a game was lost other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LadderMishap {
    /// The time was over.
    Time,
    /// The program went away.
    Crash,
    /// The rules were broken.
    IllegalMove,
}

impl From<Mishap> for LadderMishap {
    fn from(mishap: Mishap) -> Self {
        match mishap {
            Mishap::Time => LadderMishap::Time,
            Mishap::Crash => LadderMishap::Crash,
            Mishap::IllegalMove => LadderMishap::IllegalMove,
        }
    }
}

impl From<LadderMishap> for Mishap {
    fn from(mishap: LadderMishap) -> Self {
        match mishap {
            LadderMishap::Time => Mishap::Time,
            LadderMishap::Crash => Mishap::Crash,
            LadderMishap::IllegalMove => Mishap::IllegalMove,
        }
    }
}

impl LadderGame {
    /// A game that was played by a version of ours, started by this command line.
    #[must_use]
    pub fn new(
        label: &str,
        engine: &str,
        rung: &Rung,
        fixture: &Fixture<'_>,
        played: &Played,
    ) -> Self {
        let gold = fixture.gold() == 0;
        LadderGame {
            label: label.to_owned(),
            engine: engine.to_owned(),
            opponent: rung.name.clone(),
            conditions: rung.conditions.clone(),
            command: rung.command.clone(),
            game: fixture.number as u64,
            gold,
            won: (played.ending.winner == arimaa::Colour::Gold) == gold,
            reason: played.ending.reason.letter(),
            mishap: played.mishap.map(LadderMishap::from),
            plies: played.plies as u64,
        }
    }

    /// The opponent with its conditions.
    #[must_use]
    pub fn opponent(&self) -> String {
        title(&self.opponent, &self.conditions)
    }

    /// The opponent's rating, where its conditions give one.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        rating_of(&self.conditions)
    }

    /// The line of the file.
    ///
    /// # Errors
    /// When it cannot be written down, which would be our mistake.
    pub fn line(&self) -> Result<String, Told> {
        let line = serde_json::to_string(self).map_err(|error| {
            Told::other(Message::new("error-output").with("error", error.to_string()))
        })?;
        Ok(format!("{line}\n"))
    }
}

/// The games of a file, and how many of its bytes are whole lines: what a kill left of a line is no game.
///
/// # Errors
/// When a whole line is none of ours.
pub fn ladder_games(bytes: &[u8]) -> Result<(usize, Vec<LadderGame>), Told> {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n');
    let whole = whole.map_or(0, |last| last + 1);
    let lines = bytes[..whole].split_inclusive(|byte| *byte == b'\n');
    let games = lines.enumerate().map(|(index, line)| {
        serde_json::from_slice(line).map_err(|_| {
            Told::input(
                Message::new("arimaa-error-ladder-line").with("line", index as u64 + 1),
                Message::new("arimaa-accepted-ladder-line"),
            )
        })
    });
    Ok((whole, games.collect::<Result<_, _>>()?))
}
