//! What can be wrong with a game that somebody entered, and where.

use crate::number::NotANumber;
use rules::{Message, Tell};

/// A place in the input, counted from one: the line (or row), and the item in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line of a text, or the row of a JSON table.
    pub line: usize,
    /// The item in it.
    pub item: usize,
}

/// Why an input is no game in normal form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InputError {
    /// There is nothing in it.
    #[error("there are no numbers")]
    Empty,
    /// Something that should be a number is none.
    #[error("line {}, item {}: {text:?} is not a number ({why:?})", place.line, place.item)]
    Number {
        /// Where.
        place: Place,
        /// What was there.
        text: String,
        /// What is wrong with it.
        why: NotANumber,
    },
    /// Rows differ in length.
    #[error("line {line} has {found} numbers instead of {expected}")]
    Ragged {
        /// The first line that differs from the first row.
        line: usize,
        /// How many numbers it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// Names do not fit the table.
    #[error("{found} names for {expected} strategies")]
    Labels {
        /// How many names there are.
        found: usize,
        /// How many rows or columns there are.
        expected: usize,
    },
    /// Two tables where one was expected.
    #[error("a second table begins in line {line}")]
    SecondTable {
        /// Where it begins.
        line: usize,
    },
    /// One table of single numbers where two tables or pairs were expected.
    #[error("line {}, item {}: {text:?} is not a pair", place.line, place.item)]
    NotAPair {
        /// Where.
        place: Place,
        /// What was there.
        text: String,
    },
    /// The two tables of a bimatrix game differ in shape.
    #[error("the tables are {}x{} and {}x{}", first.0, first.1, second.0, second.1)]
    Shapes {
        /// Rows and columns of the first.
        first: (usize, usize),
        /// Rows and columns of the second.
        second: (usize, usize),
    },
    /// It begins like JSON and is none, or has another structure than ours.
    #[error("cannot read the JSON: {0}")]
    Json(String),
}

impl Tell for InputError {
    fn message(&self) -> Message {
        match self {
            InputError::Empty => Message::new("matrix-error-empty"),
            InputError::Number { place, text, why } => {
                let id = match why {
                    NotANumber::NotFinite => "matrix-error-not-finite",
                    NotANumber::ZeroDenominator => "matrix-error-zero-denominator",
                    NotANumber::TooLong => "matrix-error-number-too-long",
                    NotANumber::Nonsense => "matrix-error-not-a-number",
                };
                at(Message::new(id), *place).with("text", short(text))
            }
            InputError::Ragged {
                line,
                found,
                expected,
            } => Message::new("matrix-error-ragged")
                .with("line", *line)
                .with("found", *found)
                .with("expected", *expected),
            InputError::Labels { found, expected } => Message::new("matrix-error-labels")
                .with("found", *found)
                .with("expected", *expected),
            InputError::SecondTable { line } => {
                Message::new("matrix-error-second-table").with("line", *line)
            }
            InputError::NotAPair { place, text } => {
                at(Message::new("matrix-error-not-a-pair"), *place).with("text", short(text))
            }
            InputError::Shapes { first, second } => Message::new("matrix-error-shapes")
                .with("first", format!("{} × {}", first.0, first.1))
                .with("second", format!("{} × {}", second.0, second.1)),
            InputError::Json(why) => Message::new("matrix-error-json").with("why", short(why)),
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new(match self {
            InputError::Number { .. } => "matrix-accepted-numbers",
            InputError::SecondTable { .. } => "matrix-accepted-one-table",
            InputError::NotAPair { .. } | InputError::Shapes { .. } => "matrix-accepted-bimatrix",
            InputError::Labels { .. } => "matrix-accepted-labels",
            InputError::Json(_) => "matrix-accepted-json",
            InputError::Empty | InputError::Ragged { .. } => "matrix-accepted-tables",
        }))
    }
}

fn at(message: Message, place: Place) -> Message {
    message.with("line", place.line).with("item", place.item)
}

/// A message quotes the beginning of what was wrong, not a megabyte of it.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let mut begin: String = text.chars().take(MOST).collect();
    begin.push('…');
    begin
}
