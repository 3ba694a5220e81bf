//! What a game adds to its rules so that it can be played: how it is told, drawn and advised about. It knows no session, no
//! terminal and no server; rules, moves and notation come from the game's own traits.

use crate::{Told, Words};
use rules::{Game, Notation};
use say::Message;
use serde_json::{Value, json};
use std::time::Duration;
use work::{Stream, Work};

/// A move to make, and why.
pub struct Advice<M> {
    /// The move.
    pub chosen: M,
    /// Why it is a good one.
    pub reasons: Vec<Message>,
}

/// A state of the guide's game.
pub type State<G> = <<G as Guide>::Game as Game>::State;
/// A move of the guide's game.
pub type Move<G> = <<G as Guide>::Game as Game>::Move;

/// The players that only one game has, such as strategies and engines.
#[derive(Clone, Copy)]
pub struct OwnPlayers {
    /// The message that lists them, where there are any.
    pub listed: Option<&'static str>,
    /// Whether there is one by this name.
    pub knows: fn(&str) -> bool,
}

impl OwnPlayers {
    /// A game that has only those that every game has.
    pub const NONE: OwnPlayers = OwnPlayers {
        listed: None,
        knows: |_| false,
    };
}

/// For whom a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// Who words what is written beside it.
    pub words: Words,
    /// Whether the reader's screen shows colours.
    pub colour: bool,
}

/// Answers to questions that lead to a move: “which heap? how many?”.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Which kind of move, from 0.
    pub kind: usize,
    /// The numbers that are answered, one after another.
    pub answers: Vec<u64>,
    /// The move that they lead to, by its place among the legal ones. A move may be reached in several ways.
    pub leads_to: usize,
}

/// A game that is over or kept on the way, for those who write it down.
pub struct Ended<'e> {
    /// What sat in each seat: `human`, `perfect`, `5`.
    pub players: &'e [String],
    /// What they are called.
    pub names: &'e [String],
    /// How many moves there were.
    pub moves: usize,
}

/// What is to be remembered of a game.
pub struct Memory {
    /// The end of the game on one line, for people who keep a record.
    pub record: String,
    /// The line that is added to what is remembered of this game.
    pub line: String,
}

/// What a game adds to its rules so that it can be played at a table. Only the first six are required.
///
/// Nothing is computed when a table is opened: a guide solves when it is first asked, and remembers.
pub trait Guide: Send {
    /// The game.
    type Game: Notation;

    /// What a transcript calls the game, with its rules: `heap wythoff`.
    fn title(&self) -> String;

    /// How it is played, for the help.
    fn rules(&self) -> Message;

    /// What is said before the first move, such as who plays what, where the players are called so.
    fn opening(&self, _names: &[String]) -> Option<Message> {
        None
    }

    /// The position as data, for a drawing.
    fn position(&self, game: &Self::Game, state: &State<Self>) -> Value;

    /// What a move does, said of the player who makes it: “take 2 from heap 1”.
    fn told(&self, game: &Self::Game, state: &State<Self>, chosen: &Move<Self>) -> Message;

    /// A best move, or the best that can be found in the time one waits, and why it is. Only asked while there are moves.
    ///
    /// # Errors
    /// When stopped, or when it would need too much memory.
    fn advise(
        &mut self,
        game: &Self::Game,
        state: &State<Self>,
        work: &Work,
    ) -> Result<Advice<Move<Self>>, Told>;

    /// The position, drawn with letters.
    fn board(&self, game: &Self::Game, state: &State<Self>, look: Look) -> String;

    /// A move as data, for a drawing.
    fn structured(&self, game: &Self::Game, state: &State<Self>, chosen: &Move<Self>) -> Value {
        json!({ "label": game.write_move(state, chosen) })
    }

    /// A move that is made without asking because there is nothing to decide, such as a pass.
    fn forced(&self, _game: &Self::Game, _state: &State<Self>) -> Option<Move<Self>> {
        None
    }

    /// The moves that a text means, one after another; games may understand more than they write.
    ///
    /// # Errors
    /// When it means none that is legal.
    fn understand(
        &self,
        game: &Self::Game,
        state: &State<Self>,
        text: &str,
    ) -> Result<Vec<Move<Self>>, Told> {
        Ok(vec![game.read_move(state, text)?])
    }

    /// Whether somebody is in the middle of a turn, where a turn is several moves.
    fn begun(&self, _game: &Self::Game, _state: &State<Self>) -> bool {
        false
    }

    /// How the game ended, where there is more to say than who won.
    fn ending(&self, _game: &Self::Game, _state: &State<Self>) -> Option<Message> {
        None
    }

    /// Is told how long a decision took, and gives the move that is made instead of a late one.
    fn timed(
        &mut self,
        _game: &Self::Game,
        _state: &State<Self>,
        _chosen: &Move<Self>,
        _took: Duration,
    ) -> Option<Move<Self>> {
        None
    }

    /// What is known of a position beside its moves, such as who will probably win; nothing where that takes longer than one
    /// waits.
    fn insight(&mut self, _: &Self::Game, _: &State<Self>, _: &Work) -> Option<Value> {
        None
    }

    /// The same in words, however long it takes.
    fn known(&mut self, _: &Self::Game, _: &State<Self>, _: &Work) -> Option<Message> {
        None
    }

    /// The players that only this game has.
    fn own_players(&self) -> OwnPlayers {
        OwnPlayers::NONE
    }

    /// The move of a player of its own; `number` counts the steps of the game from 1.
    ///
    /// # Errors
    /// When stopped, or when it would need too much memory.
    fn own_move(
        &mut self,
        _name: &str,
        game: &Self::Game,
        state: &State<Self>,
        _number: usize,
        work: &Work,
        _random: &mut Stream,
    ) -> Result<Move<Self>, Told> {
        Ok(self.advise(game, state, work)?.chosen)
    }

    /// The kinds of moves that are offered by number; none where moves are simply typed.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }

    /// The answers that lead to each of the legal moves.
    fn paths(&self, _game: &Self::Game, _state: &State<Self>, _moves: &[Move<Self>]) -> Vec<Path> {
        Vec::new()
    }

    /// What is asked after these answers; `left` are the moves that they leave possible.
    fn prompt(&self, _kind: usize, _answers: &[u64], _left: &[&Move<Self>]) -> Message {
        Message::new("play-prompt-number")
    }

    /// The game so far as its own records write it; nothing for games that have only our transcripts.
    fn record(
        &self,
        _game: &Self::Game,
        _state: &State<Self>,
        _ended: &Ended<'_>,
    ) -> Option<String> {
        None
    }

    /// What is to be remembered of a game that is over.
    fn remember(
        &self,
        _game: &Self::Game,
        _state: &State<Self>,
        _ended: &Ended<'_>,
    ) -> Option<Memory> {
        None
    }
}
