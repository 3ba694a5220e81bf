//! Any error as something that can be told: what the terminal prints and what the server answers. It words nothing until asked.

use crate::Words;
use say::{Fault, Message, Tell};
use serde::Serialize;
use utoipa::ToSchema;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Whose fault it is.
    pub fault: Fault,
    /// What was wrong, and where.
    pub message: Message,
    /// What would have been accepted.
    pub accepted: Option<Message>,
}

/// With this, `?` turns every error that can be told into one.
impl<T: Tell> From<T> for Told {
    fn from(error: T) -> Self {
        Told {
            fault: error.fault(),
            message: error.message(),
            accepted: error.accepted(),
        }
    }
}

impl Told {
    /// Input that is wrong.
    #[must_use]
    pub fn input(message: Message, accepted: Message) -> Self {
        Told {
            fault: Fault::Input,
            message,
            accepted: Some(accepted),
        }
    }

    /// Something that is nobody's fault here.
    #[must_use]
    pub fn other(message: Message) -> Self {
        Told {
            fault: Fault::Other,
            message,
            accepted: None,
        }
    }

    /// The document that terminal and server give instead of an answer.
    #[must_use]
    pub fn document(&self, words: Words) -> ErrorDocument {
        ErrorDocument {
            error: ErrorBody {
                code: code(self.fault).to_owned(),
                message: words.say(&self.message),
                accepted: self.accepted.as_ref().map(|accepted| words.say(accepted)),
            },
        }
    }
}

/// The word for a fault in documents.
#[must_use]
pub fn code(fault: Fault) -> &'static str {
    match fault {
        Fault::Input => "bad_input",
        Fault::TooBig => "too_big",
        Fault::Stopped => "interrupted",
        Fault::Other => "failed",
    }
}

/// Instead of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, ToSchema)]
pub struct ErrorDocument {
    /// What went wrong.
    pub error: ErrorBody,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, ToSchema)]
pub struct ErrorBody {
    /// One word for programs, such as `bad_input` or `too_big`.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// What would have been accepted, where that can be said.
    pub accepted: Option<String>,
}
