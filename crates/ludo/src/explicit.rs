//! The explicit graph: every reachable state of pieces that are told apart is a vertex, so that every solver of `graphs`
//! and its certificates apply. For small sizes.

use crate::game::Ludo;
use crate::state::State;
use graphs::{
    Builder, Explored, Graph, Kind, Options, Solution, Unmet, Vertex, exactly, explore, share,
};
use rules::{Dice, Game, Seat, Turn};
use std::collections::HashMap;
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

/// The beginning of the graph: what so many steps lead to. A state after the last step is a sink that is worth what it is
/// worth in the whole game, so that all others keep their values too.
pub struct Beginning {
    /// The graph; it starts in the game's start.
    pub graph: Graph,
    /// The state of each vertex.
    pub states: Vec<State>,
}

impl Beginning {
    /// A roll is a step, and so is a move. `worth` gives the hero's chance in a state.
    ///
    /// # Errors
    /// When stopped.
    pub fn new(
        game: &Ludo,
        hero: usize,
        steps: u32,
        worth: impl Fn(&State) -> f64,
        work: &Work,
    ) -> Result<Self, Halt> {
        let mut found = Found::default();
        found.vertex(game.start());
        let (mut begin, mut moves, mut faces) = (0, Vec::new(), Vec::new());
        for step in 0..=steps {
            let end = found.states.len();
            for at in begin..end {
                work.check()?;
                let (state, vertex) = (found.states[at], at as Vertex);
                let turn = game.turn(&state);
                let kind = match turn {
                    Turn::Over(_) => Kind::Sink,
                    _ if step == steps => Kind::Sink,
                    Turn::Chance(_) => Kind::Chance,
                    Turn::Decide(Seat(mover)) if usize::from(mover) == hero => Kind::Max,
                    Turn::Decide(_) => Kind::Min,
                };
                found.builder.set_kind(vertex, kind);
                match turn {
                    _ if kind == Kind::Sink => {
                        let chance = format!("{:.6}", worth(&state).clamp(0.0, 1.0));
                        found.builder.set_value(vertex, exactly(&chance));
                    }
                    Turn::Chance(dice) => {
                        faces.clear();
                        dice.faces(&mut faces);
                        for &(face, weight) in &faces {
                            let mut after = state;
                            game.land(&mut after, face);
                            let to = found.vertex(after);
                            found.builder.edge_with_weight(vertex, to, weight.into());
                        }
                    }
                    _ => {
                        moves.clear();
                        game.moves(&state, &mut moves);
                        for chosen in &moves {
                            let mut after = state;
                            game.play(&mut after, chosen);
                            let to = found.vertex(after);
                            found.builder.edge(vertex, to);
                        }
                    }
                }
            }
            begin = end;
        }
        let graph = found.builder.build().unwrap_or_else(|defects| {
            unreachable!("a game that keeps its laws has no defects: {defects}")
        });
        Ok(Beginning {
            graph,
            states: found.states,
        })
    }
}

#[derive(Default)]
struct Found {
    states: Vec<State>,
    index: HashMap<State, Vertex>,
    builder: Builder,
}

impl Found {
    fn vertex(&mut self, state: State) -> Vertex {
        *self.index.entry(state).or_insert_with(|| {
            self.states.push(state);
            // What it is will be known when it is looked at.
            self.builder.reserve_vertices(self.states.len());
            (self.states.len() - 1) as Vertex
        })
    }
}
