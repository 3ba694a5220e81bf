//! What the engine's games against itself say.

use super::{SetupAnswer, setup_rows, table};
use crate::answers::Teller;
use lab::arimaa::games::Games;
use lab::arimaa::selfplay;
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;

/// What is told of a file of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArimaaSelfplay {
    games: u64,
    /// How many of them this run played.
    new: u64,
    turns: u64,
    random_turns: u64,
    gold_won: u64,
    /// By the letter of the archive.
    reasons: BTreeMap<char, u64>,
    setups: Vec<SetupAnswer>,
    seed: u64,
    nodes: u64,
    most_turns: u64,
    bytes: u64,
}

impl ArimaaSelfplay {
    /// Of these games, of which so many are new.
    #[must_use]
    pub fn new(found: &Games, new: u64) -> Self {
        let summary = selfplay::summary(&found.games);
        let setups = summary.setups.iter();
        ArimaaSelfplay {
            games: summary.games,
            new,
            turns: summary.turns,
            random_turns: summary.random,
            gold_won: summary.gold_won,
            setups: setups
                .map(|(name, standing)| SetupAnswer::new(None, *name, standing))
                .collect(),
            reasons: summary.reasons,
            seed: found.head.seed,
            nodes: found.head.nodes,
            most_turns: found.head.most_turns,
            bytes: found.whole as u64,
        }
    }

    /// The report for people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let count = |letter| self.reasons.get(&letter).copied().unwrap_or_default();
        let told = Message::new("arimaa-selfplay")
            .with("games", self.games)
            .with("new", self.new)
            .with("turns", self.turns)
            .with("random", self.random_turns)
            .with("gold", self.gold_won)
            .with("goals", count('g'))
            .with("eliminations", count('e'))
            .with("immobile", count('m'))
            .with("scored", count('s'));
        let rows = setup_rows(&self.setups, teller);
        format!("{}\n\n{}", teller.say(&told), table(&rows))
    }
}
