//! What a game adds to its rules so that people can play it in a terminal.

use super::Leave;
use hra::Words;
use rules::Notation;
use say::Message;
use work::Work;

/// A move to make, and why.
pub struct Advice<M> {
    pub chosen: M,
    pub reasons: Vec<Message>,
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
