//! The explicit graph: every reachable state of pieces that are told apart is a vertex, so that every solver of `graphs`
//! and its certificates apply. For small sizes.

use crate::game::Ludo;
use crate::state::State;
use graphs::{Explored, Options, Solution, Unmet, explore, share};
use rules::{Game, Seat};
use work::{Halt, Work};

/// The graph of a game from its start, with one player as Max and all others together as Min.
pub struct Explicit {
    /// The graph and the state behind each vertex.
    pub explored: Explored<State>,
}

impl Explicit {
    /// Explores the game from its start for the player `hero`.
    ///
    /// # Errors
    /// When stopped, or when the graph would not fit into the memory.
    pub fn new(game: &Ludo, hero: usize, work: &Work) -> Result<Self, Halt> {
        let seat = Seat(hero as u8);
        let worth = share(game.stakes(), seat);
        let explored = explore(game, |who| who == seat, worth, work)?;
        Ok(Explicit { explored })
    }

    /// How many unfinished positions with a player about to roll there are.
    #[must_use]
    pub fn pairs(&self, game: &Ludo) -> u64 {
        let rolls = |state: &&State| state.die().is_none() && state.winner(game.board()).is_none();
        self.explored.states.iter().filter(rolls).count() as u64
    }

    /// How many vertices there are.
    #[must_use]
    pub fn vertices(&self) -> u64 {
        self.explored.graph.len() as u64
    }

    /// Solves it.
    ///
    /// # Errors
    /// When the method cannot do what the options ask for, or was stopped.
    pub fn solve(&self, options: &Options, work: &Work) -> Result<Solution, Unmet> {
        graphs::solve(&self.explored.graph, options, work)
    }
}
