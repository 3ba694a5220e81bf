//! Text for states, moves and the faces of dice. What is needed to read a text beside the text itself, sizes and rules, is the
//! game's: no state or position is needed to read another. Laws, which the conformance kit checks: reading what was written
//! gives the same thing back, no two moves of a state and no two faces share a label, a move leaves the rules as they are, and
//! garbage is refused without a panic.

use crate::{Dice, Ended, Game, Message, Never, Partizan, Placed, Side, Tell};
use std::fmt::Debug;

/// Text that is no state or no move here.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("cannot read {text:?}: {why}")]
pub struct ReadError {
    /// The text, or the part of it that is wrong.
    pub text: String,
    /// What is wrong with it.
    pub why: Message,
    /// What would have been accepted.
    pub accepted: Option<Message>,
}

impl ReadError {
    /// `text` is wrong, and `why` says how.
    #[must_use]
    pub fn new(text: impl Into<String>, why: Message) -> Self {
        ReadError {
            text: text.into(),
            why,
            accepted: None,
        }
    }

    /// The same error, saying also what would have been accepted.
    #[must_use]
    pub fn accepting(mut self, accepted: Message) -> Self {
        self.accepted = Some(accepted);
        self
    }

    /// `text` names none of the legal moves, whose labels are `legal`.
    #[must_use]
    pub fn no_such_move(text: &str, legal: &[String]) -> Self {
        ReadError::new(
            text,
            Message::new("rules-error-no-such-move").with("text", text),
        )
        .accepting(Message::new("rules-accepted-moves").with("moves", legal.join(" ")))
    }

    /// `text` names none of the faces that the dice can show, whose labels are `faces`.
    #[must_use]
    pub fn no_such_face(text: &str, faces: &[String]) -> Self {
        ReadError::new(
            text,
            Message::new("rules-error-no-such-face").with("text", text),
        )
        .accepting(Message::new("rules-accepted-faces").with("faces", faces.join(" ")))
    }
}

impl Tell for ReadError {
    fn message(&self) -> Message {
        self.why.clone()
    }

    fn accepted(&self) -> Option<Message> {
        self.accepted.clone()
    }
}

/// Text for what dice show.
pub trait FaceNotation: Dice {
    /// The label of a face.
    fn write_face(face: Self::Face) -> String;

    /// The face of these dice with this label.
    ///
    /// # Errors
    /// When these dice cannot fall so.
    fn read_face(&self, text: &str) -> Result<Self::Face, ReadError> {
        let mut faces = Vec::new();
        self.faces(&mut faces);
        let faces = faces.into_iter().map(|(face, _)| face).collect();
        find_label(faces, text, |face| Self::write_face(*face))
            .map_err(|labels| ReadError::no_such_face(text, &labels))
    }
}

impl FaceNotation for Never {
    fn write_face(face: Never) -> String {
        match face {}
    }
}

/// Text for the states, moves and dice of a [`Game`].
pub trait Notation: Game<Dice: FaceNotation> {
    /// The state in one line.
    fn write_state(&self, state: &Self::State) -> String;

    /// The state that `text` describes.
    ///
    /// # Errors
    /// When the text describes no state of this game.
    fn read_state(&self, text: &str) -> Result<Self::State, ReadError>;

    /// The label of a legal move.
    fn write_move(&self, state: &Self::State, chosen: &Self::Move) -> String;

    /// The legal move with this label.
    ///
    /// # Errors
    /// When no legal move has this label.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, ReadError> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        find_label(moves, text, |chosen| self.write_move(state, chosen))
            .map_err(|labels| ReadError::no_such_move(text, &labels))
    }
}

/// Text for the positions and moves of a [`Partizan`] game. With it, the bridged game has [`Notation`].
pub trait PositionNotation: Partizan {
    /// What a position is read under and its text does not say, such as the rules of a heap game; `()` where the text says all.
    type Rules: Eq + Debug;

    /// What this position is played under. A move does not change it.
    fn rules(&self) -> &Self::Rules;

    /// The position in one line.
    fn write(&self) -> String;

    /// The position that `text` describes under these rules. Where a size alone is accepted, it means the usual start.
    ///
    /// # Errors
    /// When the text describes no position of this game.
    fn read_under(rules: &Self::Rules, text: &str) -> Result<Self, ReadError>;

    /// The position that `text` describes, in a game whose text says all.
    ///
    /// # Errors
    /// When the text describes no position of this game.
    fn read(text: &str) -> Result<Self, ReadError>
    where
        Self: PositionNotation<Rules = ()>,
    {
        Self::read_under(&(), text)
    }

    /// The label of a move of `side`.
    fn write_move(&self, side: Side, chosen: &Self::Move) -> String;

    /// The move of `side` with this label.
    ///
    /// # Errors
    /// When no move of `side` has this label.
    fn read_move(&self, side: Side, text: &str) -> Result<Self::Move, ReadError> {
        let mut moves = Vec::new();
        self.moves(side, &mut moves);
        find_label(moves, text, |chosen| self.write_move(side, chosen))
            .map_err(|labels| ReadError::no_such_move(text, &labels))
    }
}

/// The one of `all` that has this label, or else the labels of all. Squares may be written apart instead of with what joins them
/// (`a1 a2` for `a1-a2` or `a1xa2`), in either order, where that means only one.
fn find_label<T>(all: Vec<T>, text: &str, label: impl Fn(&T) -> String) -> Result<T, Vec<String>> {
    let wanted = text.trim();
    let labels: Vec<String> = all.iter().map(label).collect();
    let exact = labels.iter().position(|label| label == wanted);
    let found = exact.or_else(|| written_apart(&labels, wanted));
    found
        .and_then(|found| all.into_iter().nth(found))
        .ok_or(labels)
}

/// The only label with these words.
fn written_apart(labels: &[String], wanted: &str) -> Option<usize> {
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let back: Vec<&str> = words.iter().rev().copied().collect();
    if words.len() < 2 {
        return None;
    }
    let only = |words: &[&str]| {
        let same = |label: &String| apart(label) == words;
        let mut found = (0..labels.len()).filter(|&at| same(&labels[at]));
        found.next().filter(|_| found.next().is_none())
    };
    only(&words).or_else(|| only(&back))
}

/// The squares of a label: what stands between `-` or `x`, where that joins squares.
fn apart(label: &str) -> Vec<&str> {
    let ends = |part: &str| part.ends_with(|last: char| last.is_ascii_digit());
    let mut parts: Vec<&str> = Vec::new();
    for part in label.split('-') {
        match part.split_once('x') {
            Some((from, to)) if ends(from) && !to.is_empty() => parts.extend([from, to]),
            _ => parts.push(part),
        }
    }
    parts
}

impl<E> Notation for E
where
    E: Ended,
    E::Position: PositionNotation,
{
    /// The position, and after a space `L` or `R` for the side to move.
    fn write_state(&self, state: &Self::State) -> String {
        let mover = match state.mover {
            Side::Left => 'L',
            Side::Right => 'R',
        };
        format!("{} {mover}", state.position.write())
    }

    fn read_state(&self, text: &str) -> Result<Self::State, ReadError> {
        let wrong = || {
            ReadError::new(
                text,
                Message::new("rules-error-no-mover").with("text", text),
            )
            .accepting(Message::new("rules-accepted-mover"))
        };
        let (position, mover) = text.trim().rsplit_once(' ').ok_or_else(wrong)?;
        let mover = match mover {
            "L" => Side::Left,
            "R" => Side::Right,
            _ => return Err(wrong()),
        };
        Ok(Placed {
            position: E::Position::read_under(self.first().rules(), position)?,
            mover,
        })
    }

    fn write_move(&self, state: &Self::State, chosen: &Self::Move) -> String {
        state.position.write_move(state.mover, chosen)
    }

    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, ReadError> {
        state.position.read_move(state.mover, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, labels: &[&'static str]) -> Option<&'static str> {
        find_label(labels.to_vec(), text, |label| (*label).to_owned()).ok()
    }

    #[test]
    fn squares_may_be_written_apart() {
        let labels = ["a1-a2", "b1-c1", "a3xb2", "1 from 2"];
        assert_eq!(found("a1 a2", &labels), Some("a1-a2"));
        assert_eq!(found(" a2  a1 ", &labels), Some("a1-a2"));
        assert_eq!(found("a3 b2", &labels), Some("a3xb2"));
        assert_eq!(found("1 from 2", &labels), Some("1 from 2"));
        assert_eq!(found("a1", &labels), None);
        assert_eq!(found("a1 b2", &labels), None);
        // There and back are two moves: only the order that was written means one.
        assert_eq!(found("c1 b1", &["b1-c1", "c1-b1"]), Some("c1-b1"));
        assert_eq!(found("a1 a2", &["a1-a2", "a1xa2"]), None);
    }
}
