//! The players that speak the protocol: the engine and the seed's. It turns a job into a choice and knows no protocol lines.

use crate::aei::Job;
use crate::search::{Choice, Engine, Limits, Report};
use crate::seed::{SeedPlayer, Weights};
use arimaa::{Board, Colour, Setup};
use work::{Clock, Stop};

/// How a player sets up its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Opening {
    /// "99of9": horses beside the traps, rabbits at the edges.
    #[default]
    A,
    /// All rabbits behind, horses outside.
    B,
    /// All rabbits behind, dogs outside.
    C,
}

impl Opening {
    /// All of them.
    pub const ALL: [Opening; 3] = [Opening::A, Opening::B, Opening::C];

    /// Its letter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Opening::A => "A",
            Opening::B => "B",
            Opening::C => "C",
        }
    }

    const fn rows(self) -> (&'static str, &'static str) {
        match self {
            Opening::A => ("RRRDDRRR", "RHCMECHR"),
            Opening::B => ("RRRRRRRR", "HDCMECDH"),
            Opening::C => ("RRRRRRRR", "DHCMECHD"),
        }
    }

    /// The setup of the side to move. Silver turns it over so that its elephant does not face Gold's.
    #[must_use]
    pub fn setup(self, board: &Board) -> Setup {
        let (edge, front) = self.rows();
        let side = board.side();
        let facing = board
            .pieces(arimaa::Piece::Elephant, side.other())
            .first()
            .is_some_and(|square| square.column() >= 4);
        let reversed: String = front.chars().rev().collect();
        let front = if side == Colour::Silver && facing {
            &reversed
        } else {
            front
        };
        // The rows are ours and complete; the plain order is only there so that nothing can panic.
        Setup::from_rows(side, edge, front)
            .or_else(|| Setup::on(board, side))
            .unwrap_or_else(|| unreachable!("the rows of {} are complete", self.name()))
    }
}

/// A player.
pub enum Player {
    /// The engine.
    Engine(Engine),
    /// The seed's.
    Seed(SeedPlayer),
}

impl Player {
    /// The seed's player with these weights.
    #[must_use]
    pub fn seed(weights: Weights) -> Player {
        Player::Seed(SeedPlayer::new(weights))
    }

    /// Its name in the protocol.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Player::Engine(_) => "Hra",
            Player::Seed(seed) => match seed.weights() {
                Some(Weights::W1) => "Hra seed w1",
                Some(Weights::W2) => "Hra seed w2",
                Some(Weights::W3) => "Hra seed w3",
                None => "Hra seed",
            },
        }
    }

    /// Begins another game.
    pub fn new_game(&mut self) {
        match self {
            Player::Engine(engine) => engine.forget(),
            Player::Seed(seed) => seed.new_game(),
        }
    }

    /// Another size of the table, where there is one.
    pub fn set_table(&mut self, megabytes: usize) {
        if let Player::Engine(engine) = self {
            engine.set_table(megabytes << 20);
        }
    }

    /// Another number of threads, where there may be several.
    pub fn set_threads(&mut self, threads: usize) {
        if let Player::Engine(engine) = self {
            engine.set_threads(threads);
        }
    }

    /// Thinks until it is sure, the time that the clock tells is over, or it is told to stop. The seed's player always searches its two turns.
    pub fn think(
        &mut self,
        job: &Job,
        clock: Clock,
        stop: &Stop,
        listener: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        match self {
            Player::Engine(engine) => {
                let limits = Limits {
                    depth: job.depth,
                    nodes: job.nodes,
                    clock,
                    deadline: None, // it may still change: whoever asked says stop
                    clear: job.budget.map(|budget| budget.clear),
                    enough: job.budget.map(|budget| budget.enough),
                };
                engine.think(&job.question, &limits, stop, listener)
            }
            Player::Seed(seed) => {
                let choice = seed.think(&job.question, stop);
                if let Some(choice) = &choice {
                    listener(&choice.report);
                }
                choice
            }
        }
    }
}
