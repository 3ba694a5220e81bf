//! What can be wrong with an expression: where, and what would have been accepted.

use rules::ReadError;
use say::{Message, Told};
use values::Unable;

/// Why an expression has no value.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Wrong {
    /// Something stands where it cannot stand.
    #[error("{found:?} in column {column} cannot stand there")]
    Unexpected {
        /// What stands there; empty at the end.
        found: String,
        /// Where, counted from 1.
        column: usize,
    },
    /// A fraction whose denominator is no power of two, or a number too long.
    #[error("{text:?} is no dyadic number")]
    Number {
        /// The number.
        text: String,
    },
    /// Rows of bars that can be read in two ways.
    #[error("the bars in column {column} can be read in two ways")]
    Ambiguous {
        /// Where, counted from 1.
        column: usize,
    },
    /// Braces in braces in braces.
    #[error("nested too deeply")]
    Nested,
    /// No variable and no function has this name.
    #[error("there is nothing called {name:?}")]
    Unknown {
        /// The name.
        name: String,
    },
    /// A function was given something that it has no use for.
    #[error("{name} was given {count} things of the wrong kinds")]
    Arguments {
        /// The function or operator.
        name: String,
        /// How many things it was given.
        count: usize,
        /// What it takes.
        takes: String,
    },
    /// The name means something already.
    #[error("{name:?} cannot be a variable")]
    Reserved {
        /// The name.
        name: String,
    },
    /// A board that cannot be read.
    #[error(transparent)]
    Board(#[from] ReadError),
    /// A value that cannot be computed.
    #[error(transparent)]
    Value(#[from] Unable),
}

impl From<work::Halt> for Wrong {
    fn from(halt: work::Halt) -> Self {
        Wrong::Value(halt.into())
    }
}

say::tell!(Wrong, |wrong| match wrong {
    Wrong::Unexpected { found, column } => Told::input(
        if found.is_empty() {
            Message::new("calculator-error-end").with("column", *column)
        } else {
            Message::new("calculator-error-unexpected")
                .with("found", found.as_str())
                .with("column", *column)
        },
        Message::new("calculator-accepted"),
    ),
    Wrong::Number { text } => Told::input(
        Message::new("calculator-error-number").with("text", text.as_str()),
        Message::new("calculator-accepted-number"),
    ),
    Wrong::Ambiguous { column } => Told::input(
        Message::new("calculator-error-ambiguous").with("column", *column),
        Message::new("calculator-accepted-bars"),
    ),
    Wrong::Nested => Told::input(
        Message::new("calculator-error-nested"),
        Message::new("calculator-accepted-nested").with("depth", crate::parse::DEEPEST),
    ),
    Wrong::Unknown { name } => {
        let names: Vec<&str> = crate::FUNCTIONS.iter().map(|one| one.name).collect();
        Told::input(
            Message::new("calculator-error-unknown").with("name", name.as_str()),
            Message::new("calculator-accepted-names").with("names", names.join(" ")),
        )
    }
    Wrong::Arguments { name, takes, .. } => Told::input(
        Message::new("calculator-error-arguments").with("name", name.as_str()),
        Message::new("calculator-accepted-arguments")
            .with("name", name.as_str())
            .with("takes", takes.as_str()),
    ),
    Wrong::Reserved { name } => Told::input(
        Message::new("calculator-error-reserved").with("name", name.as_str()),
        Message::new("calculator-accepted-variable"),
    ),
    Wrong::Board(error) => error.told(),
    Wrong::Value(unable) => unable.told(),
});
