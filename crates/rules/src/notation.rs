//! Text for states and moves. Laws, which the conformance kit checks: reading what was written gives
//! the same thing back, no two moves of a state share a label, and garbage is refused without a panic.

use crate::{Ended, Game, Message, Partizan, Placed, Side, Tell};

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
}

impl Tell for ReadError {
    fn message(&self) -> Message {
        self.why.clone()
    }

    fn accepted(&self) -> Option<Message> {
        self.accepted.clone()
    }
}

/// Text for the states and moves of a [`Game`].
pub trait Notation: Game {
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
    }
}

/// Text for the positions and moves of a [`Partizan`] game. With it, the bridged game has [`Notation`].
pub trait PositionNotation: Partizan {
    /// The position in one line.
    fn write(&self) -> String;

    /// The position that `text` describes, under the same rules and on the same kind of board as `self`.
    ///
    /// # Errors
    /// When the text describes no position of this game.
    fn read(&self, text: &str) -> Result<Self, ReadError>;

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
    }
}

fn find_label<M>(moves: Vec<M>, text: &str, label: impl Fn(&M) -> String) -> Result<M, ReadError> {
    let wanted = text.trim();
    let labels: Vec<String> = moves.iter().map(label).collect();
    match labels.iter().position(|label| label == wanted) {
        Some(found) => Ok(moves
            .into_iter()
            .nth(found)
            .expect("as many moves as labels")),
        None => Err(ReadError::no_such_move(text, &labels)),
    }
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
            position: self.first().read(position)?,
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
