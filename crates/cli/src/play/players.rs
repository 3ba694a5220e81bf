//! Who sits at the table: people, and machines that play perfectly, at random, or like a student.

use crate::failure::Failure;
use clap::Args;
use say::{Message, Tell};
use std::str::FromStr;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// Somebody who types.
    Human,
    /// Always the best move.
    Perfect,
    /// Any move with this probability, otherwise the best.
    Student(f64),
    /// Any move.
    Random,
}

/// A word that names no player.
#[derive(Clone, Debug, PartialEq)]
pub struct NoPlayer(String);

impl Tell for NoPlayer {
    fn message(&self) -> Message {
        Message::new("play-error-player").with("text", self.0.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("play-accepted-players"))
    }
}

impl FromStr for Player {
    type Err = NoPlayer;

    fn from_str(text: &str) -> Result<Self, NoPlayer> {
        match text {
            "human" => Ok(Player::Human),
            "perfect" => Ok(Player::Perfect),
            "random" => Ok(Player::Random),
            _ => text
                .strip_prefix("student:")
                .and_then(|chance| chance.parse().ok())
                .filter(|chance| (0.0..=1.0).contains(chance))
                .map(Player::Student)
                .ok_or_else(|| NoPlayer(text.to_owned())),
        }
    }
}

impl Player {
    /// As it is written on the command line and in a transcript.
    pub fn name(self) -> String {
        match self {
            Player::Human => "human".to_owned(),
            Player::Perfect => "perfect".to_owned(),
            Player::Student(chance) => format!("student:{chance}"),
            Player::Random => "random".to_owned(),
        }
    }
}

#[derive(Args)]
pub struct PlayerArgs {
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    first: String,
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    second: String,
    #[arg(long, value_name = "A,B")]
    names: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub save: Option<std::path::PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub replay: Option<String>,
}

impl PlayerArgs {
    /// Both players.
    pub fn players(&self) -> Result<[Player; 2], Failure> {
        Ok([self.first.parse()?, self.second.parse()?])
    }

    /// The names that were given; people without one are asked.
    pub fn names(&self) -> [Option<String>; 2] {
        let mut given = self.names.iter().flat_map(|names| names.split(','));
        let mut next = || {
            given
                .next()
                .map(|name| name.trim().to_owned())
                .filter(|name| !name.is_empty())
        };
        [next(), next()]
    }
}
