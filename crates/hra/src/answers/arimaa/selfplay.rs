//! The engine's games against itself: how a file of them is made and gone on with, and what they say.

use super::blocks::BlockRun;
use super::{SetupAnswer, setup_rows};
use crate::Told;
use crate::answers::Teller;
use crate::answers::table;
use lab::arimaa::games::{self, Games, Head};
use lab::arimaa::selfplay;
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;
use work::Work;

/// Plays games of the engine against itself.
pub struct SelfplayRun {
    head: Head,
    games: u64,
}

impl SelfplayRun {
    /// So many games, with so many positions a turn and at most so many turns.
    #[must_use]
    pub fn new(work: &Work, games: u64, nodes: u64, most_turns: u64) -> Self {
        SelfplayRun {
            head: selfplay::head(work, nodes, most_turns),
            games,
        }
    }
}

impl BlockRun for SelfplayRun {
    type Report = ArimaaSelfplay;

    fn head(&self) -> Vec<u8> {
        self.head.write()
    }

    fn found(&self, path: &str, bytes: &[u8]) -> Result<(usize, u64), Told> {
        let Games { head, games, whole } = games::read(bytes)?;
        if head != self.head {
            return Err(Told::input(
                Message::new("arimaa-error-games-other")
                    .with("path", path)
                    .with("seed", head.seed.to_string())
                    .with("nodes", head.nodes.to_string())
                    .with("turns", head.most_turns.to_string()),
                Message::new("arimaa-accepted-games-same"),
            ));
        }
        Ok((whole, games.len() as u64))
    }

    fn go_on(
        &self,
        work: &Work,
        before: u64,
        threads: usize,
        taker: &mut dyn FnMut(&[u8]) -> Result<(), Told>,
    ) -> Result<(), Told> {
        let numbers = before..self.games.max(before);
        selfplay::play(work, &self.head, numbers, threads, |game| {
            taker(&games::block(game))
        })
    }

    fn report(&self, bytes: &[u8], before: u64) -> Result<ArimaaSelfplay, Told> {
        let found = games::read(bytes)?;
        let new = found.games.len() as u64 - before;
        Ok(ArimaaSelfplay::new(&found, new))
    }

    fn tell(report: &ArimaaSelfplay, teller: &Teller) -> String {
        report.tell(teller)
    }
}

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
    /// What a file of games holds, none of them new.
    ///
    /// # Errors
    /// When it is none.
    pub fn of(bytes: &[u8]) -> Result<Self, Told> {
        Ok(ArimaaSelfplay::new(&games::read(bytes)?, 0))
    }

    /// Of these games, of which so many are new.
    fn new(found: &Games, new: u64) -> Self {
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
