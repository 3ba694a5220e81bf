//! One game being played: where it stands, how it got there, one step back. It chooses no moves and shows nothing.

use rules::{Dice, Game, Notation, ReadError, Turn};
use work::Stream;

/// A game in progress, with its whole history.
pub struct Session<G: Game> {
    game: G,
    states: Vec<G::State>,
    labels: Vec<String>,
}

impl<G: Notation> Session<G> {
    /// A new game from its start.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Session::from_state(game, start)
    }

    /// A game that starts in the middle.
    pub fn from_state(game: G, start: G::State) -> Self {
        Session {
            game,
            states: vec![start],
            labels: Vec::new(),
        }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Where it started.
    pub fn first(&self) -> &G::State {
        &self.states[0]
    }

    /// Where it stands.
    pub fn state(&self) -> &G::State {
        self.states.last().expect("a session has a start")
    }

    /// Who acts, or how it ended.
    pub fn turn(&self) -> Turn<G::Dice> {
        self.game.turn(self.state())
    }

    /// The legal moves; none unless somebody is to decide.
    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if let Turn::Decide(_) = self.turn() {
            self.game.moves(self.state(), &mut moves);
        }
        moves
    }

    /// The labels of everything played so far; a fallen die is labelled by its face.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// Plays a legal move.
    pub fn play(&mut self, chosen: &G::Move) {
        self.labels.push(self.game.write_move(self.state(), chosen));
        let mut next = self.state().clone();
        self.game.play(&mut next, chosen);
        self.states.push(next);
    }

    /// Plays the move with this label.
    ///
    /// # Errors
    /// When it is no legal move; nothing changes then.
    pub fn play_text(&mut self, text: &str) -> Result<G::Move, ReadError> {
        let chosen = self.game.read_move(self.state(), text)?;
        self.play(&chosen);
        Ok(chosen)
    }

    /// Lets the dice fall, if that is what happens next; tells the face.
    pub fn roll(&mut self, random: &mut Stream) -> Option<<G::Dice as Dice>::Face> {
        let Turn::Chance(dice) = self.turn() else {
            return None;
        };
        let mut faces = Vec::new();
        dice.faces(&mut faces);
        let face = draw(&faces, random);
        let mut next = self.state().clone();
        self.game.land(&mut next, face);
        self.labels.push(format!("{face:?}"));
        self.states.push(next);
        Some(face)
    }

    /// Takes back the last step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.labels.pop().is_none() {
            return false;
        }
        self.states.pop();
        true
    }
}

fn draw<F: Copy>(faces: &[(F, u32)], random: &mut Stream) -> F {
    use rand::RngExt;
    let total: u64 = faces.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut left = random.random_range(0..total);
    for &(face, weight) in faces {
        if left < u64::from(weight) {
            return face;
        }
        left -= u64::from(weight);
    }
    unreachable!("the drawn number is below the total weight")
}
