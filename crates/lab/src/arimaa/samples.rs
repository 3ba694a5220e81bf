//! Positions to learn from, taken from the engine's own games and from records: what stood on the board, who won, and what the search
//! thought. It knows no model and no files.

use super::{arena, corpus};
use bot::field::Field;
use bot::goal::goal_within;
use bot::search::WON;
use rand::RngExt as _;
use work::{Halt, Work};

/// A position with what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Who stands where.
    pub field: Field,
    /// Whose turn it is.
    pub mover: usize,
    /// Steps left.
    pub left: usize,
    /// Whether the mover won the game, if the position is from a game.
    pub won: Option<bool>,
    /// What the search thought at the beginning of the turn, for the mover; records do not tell.
    pub score: Option<i16>,
    /// The game it is from.
    pub game: usize,
}

/// Samples of several sources, game by game.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// In the order of the games.
    pub samples: Vec<Sample>,
    /// How many games there were.
    pub games: usize,
    /// Positions left out: decided within the turn or by what the search saw, or drawn by chance.
    pub left_out: usize,
}

impl Samples {
    /// Adds the games of an engine: positions at the beginning of turns and within them. A turn that chance chose says nothing of the
    /// position before it; one that the search has seen to the end, or in which a rabbit can reach its goal, says nothing of weights.
    ///
    /// # Errors
    /// When stopped.
    pub fn add_games(&mut self, work: &Work, games: &[arena::Game]) -> Result<(), Halt> {
        let task = work.task("arimaa-task-samples", Some(games.len() as u64));
        for game in games {
            task.tick()?;
            for place in game.places() {
                let turn = &game.turns[place.turn];
                if turn.random || i32::from(turn.score).abs() >= WON {
                    self.left_out += 1;
                    continue;
                }
                self.push(Sample {
                    field: place.field,
                    mover: place.mover,
                    left: place.left,
                    won: Some(game.ending.winner.index() == place.mover),
                    score: Some(turn.score),
                    game: self.games,
                });
            }
            self.games += 1;
        }
        Ok(())
    }

    /// Adds games of records whose winner is known: positions at the beginning of turns.
    ///
    /// # Errors
    /// When stopped.
    pub fn add_records(&mut self, work: &Work, games: &[corpus::Game]) -> Result<(), Halt> {
        let task = work.task("arimaa-task-samples", Some(games.len() as u64));
        for game in games {
            task.tick()?;
            let Some(winner) = game.winner else { continue };
            for played in game.played() {
                let mover = played.before.side().index();
                self.push(Sample {
                    field: Field::from(&played.before),
                    mover,
                    left: 4,
                    won: Some(winner.index() == mover),
                    score: None,
                    game: self.games,
                });
            }
            self.games += 1;
        }
        Ok(())
    }

    fn push(&mut self, sample: Sample) {
        if goal_within(&sample.field, sample.mover, sample.left) {
            self.left_out += 1;
        } else {
            self.samples.push(sample);
        }
    }

    /// The numbers of the samples to learn from, and of those of about so many percent of the games, which are kept apart.
    #[must_use]
    pub fn split(&self, work: &Work, held_out: u32) -> (Vec<u32>, Vec<u32>) {
        // Each game draws by itself, so that games that come later do not move others from one side to the other.
        let apart: Vec<bool> = (0..self.games as u64)
            .map(|game| {
                let mut stream = work.streams.stream("arimaa learning held out", game);
                stream.random_range(0..100) < held_out
            })
            .collect();
        (0..self.samples.len() as u32).partition(|index| !apart[self.samples[*index as usize].game])
    }
}
