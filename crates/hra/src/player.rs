//! Who can sit at a table: people, and machines that play perfectly, at random, or like a student. It chooses no moves.

use crate::tables::OwnPlayers;
use rand::RngExt;
use say::{Message, Tell};
use work::Stream;

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// Somebody who decides for himself.
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
    /// A player by name: one that every game has, or one that only this game has.
    ///
    /// # Errors
    /// When the word names no player.
    pub fn read(text: &str, own: OwnPlayers) -> Result<Self, NoPlayer> {
        match text {
            known if (own.knows)(known) => Ok(Player::Own(known.to_owned())),
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
                    own: own.listed,
                }),
        }
    }

    /// As it is written on the command line and in a transcript.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Human => "human".to_owned(),
            Player::Perfect => "perfect".to_owned(),
            Player::Student(chance) => format!("student:{chance}"),
            Player::Random => "random".to_owned(),
            Player::Own(name) => name.clone(),
        }
    }

    /// Whether this player, now, takes any move instead of the best.
    pub fn strays(&self, random: &mut Stream) -> bool {
        match self {
            Player::Random => true,
            Player::Student(chance) => random.random_bool(*chance),
            Player::Human | Player::Perfect | Player::Own(_) => false,
        }
    }
}

/// One of so many, drawn by lot.
#[must_use]
pub fn lot(random: &mut Stream, of: usize) -> usize {
    random.random_range(0..of.max(1))
}
