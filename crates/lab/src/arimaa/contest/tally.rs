//! What came out of games: results, mishaps, time.

use super::{Effort, Mishap, Played};
use arimaa::Colour;
use std::collections::BTreeMap;

/// What came out of the games of two players.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games won, by player, then by the colour he had.
    pub wins: [[u64; 2]; 2],
    /// How players lost other than on the board.
    pub mishaps: [Mishaps; 2],
    /// What players did.
    pub efforts: [Effort; 2],
    /// How many games ended for each reason, by the archive's letters.
    pub reasons: BTreeMap<char, u64>,
    /// Games in which pieces decided before the end.
    pub adjudicated: u64,
    /// Setups and turns of all games.
    pub plies: u64,
}

/// How often a player lost other than on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mishaps {
    /// Its time was over.
    pub time: u64,
    /// It went away.
    pub crash: u64,
    /// It broke the rules.
    pub illegal_move: u64,
}

impl Mishaps {
    /// Counts how the player lost.
    pub fn add(&mut self, mishap: Option<Mishap>) {
        match mishap {
            Some(Mishap::Time) => self.time += 1,
            Some(Mishap::Crash) => self.crash += 1,
            Some(Mishap::IllegalMove) => self.illegal_move += 1,
            None => {}
        }
    }
}

impl Tally {
    /// Counts a game; `gold` is the index of the player who had Gold.
    pub fn add(&mut self, gold: usize, played: &Played) {
        let winner = match played.ending.winner {
            Colour::Gold => gold,
            Colour::Silver => 1 - gold,
        };
        self.wins[winner][played.ending.winner.index()] += 1;
        self.mishaps[1 - winner].add(played.mishap);
        *self
            .reasons
            .entry(played.ending.reason.letter())
            .or_default() += 1;
        self.adjudicated += u64::from(played.adjudicated);
        self.plies += played.plies as u64;
        for (sum, effort) in self.efforts.iter_mut().zip(&played.efforts) {
            sum.turns += effort.turns;
            sum.time += effort.time;
            sum.longest = sum.longest.max(effort.longest);
            sum.nodes += effort.nodes;
            sum.depth += effort.depth;
            sum.depths += effort.depths;
        }
    }

    /// Games that a player won.
    #[must_use]
    pub fn wins(&self, player: usize) -> u64 {
        self.wins[player].iter().sum()
    }
}
