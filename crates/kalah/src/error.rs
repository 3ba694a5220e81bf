//! What can be wrong with a board or its text, told as messages; the wordings are elsewhere.

use crate::variant::{MAX_BEANS, MAX_PITS, MAX_SEEDS};
use rules::{Message, Tell};

/// A board that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// No such variant.
    #[error("unknown rules {0:?}")]
    UnknownRules(String),
    /// Rows are too short or too long.
    #[error("{0} pits")]
    Pits(usize),
    /// Too few or too many beans in each pit.
    #[error("{0} beans in each pit")]
    Seeds(u64),
    /// The text has not the parts of a position.
    #[error("{0:?} is no position")]
    NoPosition(String),
    /// A number of beans that is none.
    #[error("{text:?} in {place} is no number of beans")]
    NoCount {
        /// What stands there.
        text: String,
        /// The part of the position: `south`, `north` or `stores`.
        place: &'static str,
    },
    /// The rows differ in length, or from the game's.
    #[error("{found} pits instead of {wanted}")]
    RowLength {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// More or fewer beans than the game has.
    #[error("{found} beans instead of {wanted}")]
    Beans {
        /// How many there are.
        found: u64,
        /// How many there should be.
        wanted: u64,
    },
    /// More beans than any board here holds.
    #[error("{0} beans are too many")]
    TooManyBeans(u64),
    /// The side to move is neither s nor n.
    #[error("{0:?} is no side")]
    NoMover(String),
    /// A choice of turning the board around in a game without the pie rule.
    #[error("no pie rule in this game")]
    NoPie,
}

impl Tell for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::UnknownRules(text) => {
                Message::new("kalah-error-rules").with("text", text.as_str())
            }
            SetupError::Pits(pits) => Message::new("kalah-error-pits").with("pits", *pits),
            SetupError::Seeds(seeds) => Message::new("kalah-error-seeds").with("seeds", *seeds),
            SetupError::NoPosition(text) => {
                Message::new("kalah-error-position").with("text", text.as_str())
            }
            SetupError::NoCount { text, place } => Message::new("kalah-error-count")
                .with("text", text.as_str())
                .with("place", *place),
            SetupError::RowLength { found, wanted } => Message::new("kalah-error-row")
                .with("found", *found)
                .with("wanted", *wanted),
            SetupError::Beans { found, wanted } => Message::new("kalah-error-beans")
                .with("found", *found)
                .with("wanted", *wanted),
            SetupError::TooManyBeans(found) => {
                Message::new("kalah-error-too-many-beans").with("found", *found)
            }
            SetupError::NoMover(text) => {
                Message::new("kalah-error-mover").with("text", text.as_str())
            }
            SetupError::NoPie => Message::new("kalah-error-no-pie"),
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(match self {
            SetupError::UnknownRules(_) => Message::new("kalah-accepted-rules"),
            SetupError::Pits(_) => Message::new("kalah-accepted-pits").with("most", MAX_PITS),
            SetupError::Seeds(_) => Message::new("kalah-accepted-seeds").with("most", MAX_SEEDS),
            SetupError::TooManyBeans(_) => {
                Message::new("kalah-accepted-beans").with("most", MAX_BEANS)
            }
            _ => Message::new("kalah-accepted-position"),
        })
    }
}

/// A move that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The text names no pit of this board.
    #[error("{0:?} is no pit")]
    UnknownPit(String),
    /// The pit belongs to the other player.
    #[error("{0} belongs to the other player")]
    NotYours(String),
    /// There is nothing to sow.
    #[error("{0} is empty")]
    EmptyPit(String),
    /// The board cannot be turned around now.
    #[error("the board cannot be turned around now")]
    NoSwap,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// What is written beside the pit is not what happens.
    #[error("{text:?} should be {wanted:?}")]
    WrongMark {
        /// What is written.
        text: String,
        /// What should be.
        wanted: String,
    },
}

impl MoveError {
    /// The error as a message, with the moves that can be made.
    #[must_use]
    pub fn accepting(&self, legal: &[String]) -> rules::ReadError {
        let text = match self {
            MoveError::UnknownPit(text)
            | MoveError::NotYours(text)
            | MoveError::EmptyPit(text)
            | MoveError::WrongMark { text, .. } => text.clone(),
            MoveError::NoSwap => "swap".to_owned(),
            MoveError::Over => String::new(),
        };
        let error = rules::ReadError::new(text, self.message());
        if legal.is_empty() {
            return error;
        }
        error.accepting(Message::new("rules-accepted-moves").with("moves", legal.join(" ")))
    }
}

impl Tell for MoveError {
    fn message(&self) -> Message {
        match self {
            MoveError::UnknownPit(text) => {
                Message::new("kalah-error-unknown-pit").with("text", text.as_str())
            }
            MoveError::NotYours(text) => {
                Message::new("kalah-error-not-yours").with("pit", text.as_str())
            }
            MoveError::EmptyPit(text) => {
                Message::new("kalah-error-empty-pit").with("pit", text.as_str())
            }
            MoveError::NoSwap => Message::new("kalah-error-no-swap"),
            MoveError::Over => Message::new("kalah-error-over"),
            MoveError::WrongMark { text, wanted } => Message::new("kalah-error-wrong-mark")
                .with("text", text.as_str())
                .with("wanted", wanted.as_str()),
        }
    }
}
