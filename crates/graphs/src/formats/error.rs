//! What can be wrong with a file, and where.

use crate::Defects;
use rules::{Fault, Message, Tell};
use work::Halt;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// The text cannot be read as this format at all.
    #[error("this is not well-formed {format}: {detail}")]
    Malformed {
        /// The format.
        format: &'static str,
        /// What its reader says.
        detail: String,
    },
    /// A version that we do not know.
    #[error("version {found} is not known")]
    Version {
        /// The version found.
        found: String,
    },
    /// Something that cannot stand here.
    #[error("{found:?} cannot stand here")]
    Unexpected {
        /// What was found.
        found: String,
    },
    /// Something is missing.
    #[error("{what} is missing")]
    Missing {
        /// What should be here.
        what: String,
    },
    /// A number that is none, or does not fit.
    #[error("{text:?} is no number that can stand here")]
    Number {
        /// The text.
        text: String,
    },
    /// A name that was never introduced.
    #[error("{name:?} is not known")]
    Unknown {
        /// The name.
        name: String,
        /// What is known instead.
        known: String,
    },
    /// A name that was introduced before.
    #[error("{name:?} is there twice")]
    Twice {
        /// The name.
        name: String,
    },
    /// Something that the format allows and we do not read.
    #[error("{what} is not supported")]
    Unsupported {
        /// What it is.
        what: String,
    },
    /// A property of a kind that we do not compute.
    #[error("the property {text} is not supported")]
    Property {
        /// As it was written.
        text: String,
    },
    /// Brackets within brackets beyond reason.
    #[error("brackets are nested too deeply")]
    TooDeep,
    /// Something that has the wrong type.
    #[error("{what} does not fit here: {expected} is needed")]
    Type {
        /// What was found.
        what: String,
        /// What is needed.
        expected: &'static str,
    },
    /// A value outside its range.
    #[error("{name} would become {value}, which is outside its range, in the state {state}")]
    Range {
        /// The variable.
        name: String,
        /// The value.
        value: String,
        /// The state in which the command was open; empty for the initial value itself.
        state: String,
    },
    /// Probabilities of a command that do not add up to one.
    #[error("the probabilities add up to {sum} in the state {state}")]
    Sum {
        /// What they add up to.
        sum: String,
        /// The state.
        state: String,
    },
    /// A reward below zero where the sum of all is wanted.
    #[error("a reward of {amount} in the state {state} is negative")]
    Negative {
        /// The reward.
        amount: String,
        /// The state.
        state: String,
    },
    /// Several initial states, and nothing that says which one is meant.
    #[error("there are {count} initial states")]
    Several {
        /// How many.
        count: usize,
    },
    /// Two players could move in the same state.
    #[error("both {first} and {second} could move in the state {state}")]
    TwoPlayers {
        /// One player.
        first: String,
        /// The other.
        second: String,
        /// The state.
        state: String,
    },
    /// An action of the model that no player controls.
    #[error("nobody controls {what}")]
    Nobody {
        /// The action or module.
        what: String,
    },
    /// The graph has defects.
    #[error(transparent)]
    Defects(#[from] Defects),
    /// It was stopped, or would need too much memory.
    #[error(transparent)]
    Halt(#[from] Halt),
}

/// A file that cannot be used: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{what}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct FormatError {
    /// The line, counted from 1, where it is known.
    pub line: Option<u64>,
    /// What is wrong there.
    pub what: Wrong,
}

impl FormatError {
    pub(crate) fn at(line: u64, what: Wrong) -> Self {
        FormatError {
            line: Some(line),
            what,
        }
    }
}

impl<W: Into<Wrong>> From<W> for FormatError {
    fn from(what: W) -> Self {
        FormatError {
            line: None,
            what: what.into(),
        }
    }
}

impl Tell for FormatError {
    fn message(&self) -> Message {
        let what = match &self.what {
            Wrong::Malformed { format, detail } => Message::new("graph-wrong-malformed")
                .with("format", *format)
                .with("detail", detail.as_str()),
            Wrong::Version { found } => {
                Message::new("graph-wrong-version").with("found", found.as_str())
            }
            Wrong::Unexpected { found } => {
                Message::new("graph-wrong-unexpected").with("found", found.as_str())
            }
            Wrong::Missing { what } => {
                Message::new("graph-wrong-missing").with("what", what.as_str())
            }
            Wrong::Number { text } => {
                Message::new("graph-wrong-number").with("text", text.as_str())
            }
            Wrong::Unknown { name, .. } => {
                Message::new("graph-wrong-unknown").with("name", name.as_str())
            }
            Wrong::Twice { name } => Message::new("graph-wrong-twice").with("name", name.as_str()),
            Wrong::Unsupported { what } => {
                Message::new("graph-wrong-unsupported").with("what", what.as_str())
            }
            Wrong::Property { text } => {
                Message::new("graph-wrong-property").with("text", text.as_str())
            }
            Wrong::TooDeep => Message::new("graph-wrong-too-deep"),
            Wrong::Type { what, expected } => Message::new("graph-wrong-type")
                .with("what", what.as_str())
                .with("expected", *expected),
            Wrong::Range { name, value, state } if state.is_empty() => {
                Message::new("graph-wrong-range")
                    .with("name", name.as_str())
                    .with("value", value.as_str())
            }
            Wrong::Range { name, value, state } => Message::new("graph-wrong-range-state")
                .with("name", name.as_str())
                .with("value", value.as_str())
                .with("state", state.as_str()),
            Wrong::Sum { sum, state } => Message::new("graph-wrong-sum")
                .with("sum", sum.as_str())
                .with("state", state.as_str()),
            Wrong::Negative { amount, state } => Message::new("graph-wrong-negative")
                .with("amount", amount.as_str())
                .with("state", state.as_str()),
            Wrong::Several { count } => {
                Message::new("graph-wrong-several").with("count", count.to_string())
            }
            Wrong::TwoPlayers {
                first,
                second,
                state,
            } => Message::new("graph-wrong-two-players")
                .with("first", first.as_str())
                .with("second", second.as_str())
                .with("state", state.as_str()),
            Wrong::Nobody { what } => {
                Message::new("graph-wrong-nobody").with("what", what.as_str())
            }
            Wrong::Defects(defects) => defects.message(),
            Wrong::Halt(halt) => halt.message(),
        };
        match self.line {
            None => what,
            Some(line) => Message::new("graph-wrong-line")
                .with("line", line.to_string())
                .with("what", what),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match &self.what {
            Wrong::Unknown { known, .. } if !known.is_empty() => {
                Some(Message::new("graph-accepted-known").with("known", known.as_str()))
            }
            Wrong::Version { .. } => Some(Message::new("graph-accepted-version")),
            Wrong::Range { state, .. } if !state.is_empty() => {
                Some(Message::new("graph-accepted-out-of-range"))
            }
            Wrong::Several { .. } => Some(Message::new("graph-accepted-several")),
            Wrong::Property { .. } => Some(Message::new("graph-accepted-properties")),
            Wrong::Defects(defects) => defects.accepted(),
            Wrong::Halt(halt) => halt.accepted(),
            _ => Some(Message::new("graph-accepted-formats")),
        }
    }

    fn fault(&self) -> Fault {
        match &self.what {
            Wrong::Halt(halt) => halt.fault(),
            _ => Fault::Input,
        }
    }
}
