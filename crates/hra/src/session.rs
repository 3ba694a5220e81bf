//! One game being played: where it stands, how it got there, steps back and forth. It chooses no moves and shows nothing.

use rules::{Dice, FaceNotation, Game, Notation, ReadError, Turn};
use work::Stream;

/// A game in progress, with its whole history.
pub struct Session<G: Game> {
    game: G,
    /// One more than there are labels.
    states: Vec<G::State>,
    labels: Vec<String>,
    /// How many of the steps count; later ones were taken back and may be made again.
    at: usize,
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
            at: 0,
        }
    }

    /// The same game once more, from another start.
    pub fn restart(&mut self, start: G::State) {
        self.states = vec![start];
        self.labels.clear();
        self.at = 0;
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
        &self.states[self.at]
    }

    /// Every state that it went through, also those that were taken back.
    pub fn states(&self) -> &[G::State] {
        &self.states
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
        &self.labels[..self.at]
    }

    /// The labels of everything that was ever played, also of what was taken back.
    pub fn all_labels(&self) -> &[String] {
        &self.labels
    }

    /// How many steps count.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Plays a legal move.
    pub fn play(&mut self, chosen: &G::Move) {
        let label = self.game.write_move(self.state(), chosen);
        let mut next = self.state().clone();
        self.game.play(&mut next, chosen);
        self.step(label, next);
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
        let face = draw(&self.faces(), random)?;
        self.land(face);
        Some(face)
    }

    /// Lets the dice fall on the face with this label.
    ///
    /// # Errors
    /// When no dice fall next, or when they cannot fall so; nothing changes then.
    pub fn roll_text(&mut self, text: &str) -> Result<<G::Dice as Dice>::Face, ReadError> {
        let face = match self.turn() {
            Turn::Chance(dice) => dice.read_face(text)?,
            Turn::Decide(_) | Turn::Over(_) => return Err(ReadError::no_such_face(text, &[])),
        };
        self.land(face);
        Ok(face)
    }

    /// What the dice may show next, with weights; nothing where no dice fall.
    pub fn faces(&self) -> Vec<(<G::Dice as Dice>::Face, u32)> {
        let mut faces = Vec::new();
        if let Turn::Chance(dice) = self.turn() {
            dice.faces(&mut faces);
        }
        faces
    }

    fn land(&mut self, face: <G::Dice as Dice>::Face) {
        let mut next = self.state().clone();
        self.game.land(&mut next, face);
        self.step(G::Dice::write_face(face), next);
    }

    /// What was taken back is forgotten once something else happens.
    fn step(&mut self, label: String, next: G::State) {
        self.labels.truncate(self.at);
        self.states.truncate(self.at + 1);
        self.labels.push(label);
        self.states.push(next);
        self.at += 1;
    }

    /// Takes back the last step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.go(self.at.wrapping_sub(1))
    }

    /// Makes a step again that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.go(self.at + 1)
    }

    /// Goes to where so many steps count. Returns whether there are so many.
    pub fn go(&mut self, at: usize) -> bool {
        let possible = at <= self.labels.len();
        if possible {
            self.at = at;
        }
        possible
    }
}

fn draw<F: Copy>(faces: &[(F, u32)], random: &mut Stream) -> Option<F> {
    use rand::RngExt;
    let total: u64 = faces.iter().map(|&(_, weight)| u64::from(weight)).sum();
    if total == 0 {
        return None;
    }
    let mut left = random.random_range(0..total);
    for &(face, weight) in faces {
        if left < u64::from(weight) {
            return Some(face);
        }
        left -= u64::from(weight);
    }
    None
}
