//! What a game adds to its rules so that people can play it in a terminal.

use super::Leave;
use hra::{Advice, Words};
use rules::Notation;
use say::Message;
use work::{Stream, Work};

/// A game that is over.
pub struct Ended<'e, S> {
    /// What sat in each seat: `human`, `perfect`, `5`.
    pub players: Vec<String>,
    /// What they are called.
    pub names: &'e [String],
    /// Where it ended.
    pub state: &'e S,
    /// How many moves there were.
    pub moves: usize,
}

/// The host of a game: shows it, helps to enter moves, knows the best one.
pub trait Host {
    type Game: Notation;

    /// What a transcript calls the game, with its rules: `heap wythoff`.
    fn title(&self) -> String;

    /// How it is played, for the help.
    fn rules(&self) -> Message;

    /// The position, drawn.
    fn board(&self, game: &Self::Game, state: &State<Self>, words: Words) -> String;

    /// What a move does, said of the player who makes it: “take 2 from heap 1”.
    fn told(&self, game: &Self::Game, state: &State<Self>, chosen: &Move<Self>) -> Message;

    /// A best move, and why it is.
    fn advise(
        &self,
        game: &Self::Game,
        state: &State<Self>,
        work: &Work,
    ) -> Result<Advice<Move<Self>>, Leave>;

    /// The message that lists the players which only this game has, where there are any.
    const OWN_PLAYERS: Option<&'static str> = None;

    /// Whether this game has a player of its own by this name, such as a strategy.
    fn knows_player(_name: &str) -> bool {
        false
    }

    /// The move of a player of its own; `number` counts the moves of the game from 1.
    fn own_move(
        &self,
        _name: &str,
        game: &Self::Game,
        state: &State<Self>,
        _number: u32,
        work: &Work,
        _random: &mut Stream,
    ) -> Result<Move<Self>, Leave> {
        Ok(self.advise(game, state, work)?.chosen)
    }

    /// A move that is made without asking because there is nothing to decide, such as a pass.
    fn forced(&self, _game: &Self::Game, _state: &State<Self>) -> Option<Move<Self>> {
        None
    }

    /// Called when a game is over, for a host that remembers games; what it returns is said.
    fn over(
        &self,
        _ended: &Ended<'_, State<Self>>,
        _words: Words,
    ) -> Result<Option<String>, Leave> {
        Ok(None)
    }

    /// The kinds of moves that are offered by number; none where moves are simply typed.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }

    /// The answers that lead to a move: the kind (from 0), then numbers. A move may be reached in several ways.
    fn paths(&self, _state: &State<Self>, _chosen: &Move<Self>) -> Vec<(usize, Vec<u64>)> {
        Vec::new()
    }

    /// What is asked after these answers; `left` are the moves that they leave possible.
    fn prompt(&self, _kind: usize, _answers: &[u64], _left: &[&Move<Self>]) -> Message {
        Message::new("play-prompt-number")
    }
}

/// A state of the host's game.
pub type State<H> = <<H as Host>::Game as rules::Game>::State;
/// A move of the host's game.
pub type Move<H> = <<H as Host>::Game as rules::Game>::Move;
