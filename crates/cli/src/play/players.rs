//! Who sits at the table: people, and machines that play perfectly, at random, or like a student.

use super::Host;
use crate::failure::Failure;
use clap::Args;
use say::{Message, Tell};

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// Somebody who types.
    Human,
    /// Always the best move.
    Perfect,
    /// Any move with this probability, otherwise the best.
    Student(f64),
    /// Any move.
    Random,
    /// A player that only this game has, by its name.
    Own(String),
}

/// A word that names no player.
#[derive(Clone, Debug, PartialEq)]
pub struct NoPlayer {
    text: String,
    /// The message that lists what else this game accepts.
    own: Option<&'static str>,
}

impl Tell for NoPlayer {
    fn message(&self) -> Message {
        Message::new("play-error-player").with("text", self.text.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        let all = Message::new("play-accepted-players");
        Some(match self.own {
            None => all,
            Some(own) => Message::new("play-accepted-own-players")
                .with("all", all)
                .with("own", Message::new(own)),
        })
    }
}

impl Player {
    /// A player by name: one that every game has, or one of the host's own.
    fn of<H: Host>(text: &str) -> Result<Self, NoPlayer> {
        match text {
            own if H::knows_player(own) => Ok(Player::Own(own.to_owned())),
            "human" => Ok(Player::Human),
            "perfect" => Ok(Player::Perfect),
            "random" => Ok(Player::Random),
            _ => text
                .strip_prefix("student:")
                .and_then(|chance| chance.parse().ok())
                .filter(|chance| (0.0..=1.0).contains(chance))
                .map(Player::Student)
                .ok_or_else(|| NoPlayer {
                    text: text.to_owned(),
                    own: H::OWN_PLAYERS,
                }),
        }
    }

    /// As it is written on the command line and in a transcript.
    pub fn name(&self) -> String {
        match self {
            Player::Human => "human".to_owned(),
            Player::Perfect => "perfect".to_owned(),
            Player::Student(chance) => format!("student:{chance}"),
            Player::Random => "random".to_owned(),
            Player::Own(name) => name.clone(),
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
    pub fn players<H: Host>(&self) -> Result<[Player; 2], Failure> {
        Ok([
            Player::of::<H>(&self.first)?,
            Player::of::<H>(&self.second)?,
        ])
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
