//! Steps, turns and setups as text: `Ra2n`, `rc3x`, `Ra1`. It knows how to read a turn on a board, and nothing of games.

use crate::{Board, Colour, Direction, Piece, Square, Step, StepList, Turn};
use say::{Message, Tell};

/// One word of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// `Ra2`: a piece is set up.
    Place(Piece, Colour, Square),
    /// `Ra2n`: a piece steps.
    Step(Piece, Colour, Square, Direction),
    /// `Rc3x`: a piece is removed.
    Removal(Piece, Colour, Square),
}

impl Word {
    /// The meaning of a word, if it has one.
    #[must_use]
    pub fn read(text: &str) -> Option<Word> {
        let mut letters = text.chars();
        let (piece, colour) = Piece::read(letters.next()?)?;
        let rest = letters.as_str();
        let square = Square::read(rest.get(..2)?)?;
        let mut last = rest[2..].chars();
        match (last.next(), last.next()) {
            (None, _) => Some(Word::Place(piece, colour, square)),
            (Some('x'), None) => Some(Word::Removal(piece, colour, square)),
            (Some(letter), None) => {
                let direction = Direction::read(letter)?;
                Some(Word::Step(piece, colour, square, direction))
            }
            _ => None,
        }
    }
}

/// A move that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// This is no step, placement or removal.
    #[error("not a step: {0:?}")]
    Word(String),
    /// The rules do not allow this step here.
    #[error("illegal step {0}")]
    Illegal(String),
    /// A removal is written that does not happen, or not here.
    #[error("no such removal: {0}")]
    Removal(String),
    /// There is no step at all.
    #[error("no step")]
    Empty,
    /// A push is not completed.
    #[error("a push is half done")]
    HalfPush,
    /// The setup lacks pieces, has too many, or puts them on a wrong square.
    #[error("not a setup: {0}")]
    Setup(String),
    /// While pieces are set up: this puts none on the board.
    #[error("not a placement: {0:?}")]
    Placement(String),
    /// The turn leaves the position as it was.
    #[error("the position is unchanged")]
    Unchanged,
    /// The turn creates a position for the third time.
    #[error("the third repetition")]
    Repetition,
    /// A setup came where a turn belongs, or the other way round.
    #[error("setup and turns are mixed up")]
    Phase,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Tell for MoveError {
    fn message(&self) -> Message {
        match self {
            MoveError::Word(text) => Message::new("arimaa-error-word").with("text", text.as_str()),
            MoveError::Illegal(text) => {
                Message::new("arimaa-error-illegal").with("text", text.as_str())
            }
            MoveError::Removal(text) => {
                Message::new("arimaa-error-removal").with("text", text.as_str())
            }
            MoveError::Empty => Message::new("arimaa-error-empty"),
            MoveError::HalfPush => Message::new("arimaa-error-half-push"),
            MoveError::Setup(text) => {
                Message::new("arimaa-error-setup").with("text", text.as_str())
            }
            MoveError::Placement(text) => {
                Message::new("arimaa-error-placement").with("text", text.as_str())
            }
            MoveError::Unchanged => Message::new("arimaa-error-unchanged"),
            MoveError::Repetition => Message::new("arimaa-error-repetition"),
            MoveError::Phase => Message::new("arimaa-error-phase"),
            MoveError::Over => Message::new("arimaa-error-over"),
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(match self {
            MoveError::Setup(_) | MoveError::Placement(_) | MoveError::Phase => {
                Message::new("arimaa-accepted-setup")
            }
            _ => Message::new("arimaa-accepted-turn"),
        })
    }
}

impl Board {
    /// The legal step that moves a piece from a square in a direction, if there is one.
    #[must_use]
    pub fn find_step(&self, from: Square, direction: Direction) -> Option<Step> {
        let mut steps = StepList::new();
        self.steps(&mut steps);
        let wanted = |step: &&Step| step.from() == from && step.direction() == direction;
        steps.iter().find(wanted).copied()
    }

    /// Reads the steps of a turn, played from here. Removals may be written or left out; one that is written must happen.
    ///
    /// # Errors
    /// When a word is no step or a step is illegal. The turn may be unfinished: see [`Board::read_turn`].
    pub fn read_steps(&self, text: &str) -> Result<(Turn, Board), MoveError> {
        let mut board = *self;
        let mut turn = Turn::EMPTY;
        let mut lost = None;
        for text in text.split_whitespace() {
            match Word::read(text) {
                Some(Word::Step(piece, colour, from, direction)) => {
                    let illegal = || MoveError::Illegal(text.to_owned());
                    let step = board.find_step(from, direction).ok_or_else(illegal)?;
                    if (step.piece(), step.colour()) != (piece, colour) {
                        return Err(illegal());
                    }
                    let captured = board.make(step).captured();
                    lost = captured.map(|(victim, trap)| (victim, step.colour(), trap));
                    turn = turn.with(step);
                }
                Some(Word::Removal(piece, colour, trap)) => {
                    // Each removal once, directly after the step that caused it.
                    if lost.take() != Some((piece, colour, trap)) {
                        return Err(MoveError::Removal(text.to_owned()));
                    }
                }
                _ => return Err(MoveError::Word(clipped(text))),
            }
        }
        Ok((turn, board))
    }

    /// Reads a whole turn; says also where it leads, the opponent to move. That it changes the position is checked; that it
    /// does not repeat one is not.
    ///
    /// # Errors
    /// When the rules do not allow the turn.
    pub fn read_turn(&self, text: &str) -> Result<(Turn, Board), MoveError> {
        let (turn, mut after) = self.read_steps(text)?;
        self.check_finish(&after)?;
        after.finish();
        Ok((turn, after))
    }

    /// Whether a turn that began here may end with this board.
    ///
    /// # Errors
    /// When nothing was stepped, a push is half done, or nothing changed.
    pub fn check_finish(&self, after: &Board) -> Result<(), MoveError> {
        if after.steps_used() == 0 {
            Err(MoveError::Empty)
        } else if !after.can_finish() {
            Err(MoveError::HalfPush)
        } else if after.same_placement(self) {
            Err(MoveError::Unchanged)
        } else {
            Ok(())
        }
    }

    /// Whether the turn that began with `start` can still end well after this step of ours: it cannot when the last step
    /// restores the position, or when a push is begun whose end must.
    #[must_use]
    pub fn leads_on(&self, start: &Board, step: Step) -> bool {
        if self.steps_used() < 2 {
            return true;
        }
        let mut after = *self;
        after.make(step);
        if after.can_finish() {
            return after.steps_left() > 0 || !after.same_placement(start);
        }
        let mut follows = StepList::new();
        after.steps(&mut follows);
        follows.iter().any(|&follow| {
            let mut whole = after;
            whole.make(follow);
            whole.steps_left() > 0 || !whole.same_placement(start)
        })
    }

    /// The turn as records have it, with removals.
    #[must_use]
    pub fn write_turn(&self, turn: &Turn) -> String {
        let mut board = *self;
        let mut words = Vec::new();
        for step in turn.steps() {
            words.push(step.to_string());
            if let Some((victim, trap)) = board.make(step).captured() {
                words.push(format!("{}{trap}x", victim.letter(step.colour())));
            }
        }
        words.join(" ")
    }
}

/// The start of a text that may be long.
pub(crate) fn clipped(text: &str) -> String {
    text.chars().take(60).collect()
}
