//! The document that terminal and server give instead of an answer.

use crate::Words;
use say::{Message, Told};
use serde::Serialize;
use utoipa::ToSchema;

/// Instead of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, ToSchema)]
pub struct ErrorDocument {
    /// What went wrong.
    pub error: ErrorBody,
}

impl ErrorDocument {
    /// An error in some language.
    #[must_use]
    pub fn of(told: &Told, words: Words) -> Self {
        ErrorDocument {
            error: ErrorBody {
                code: told.fault.code().to_owned(),
                message: words.say(&told.message),
                accepted: told.accepted.as_ref().map(|accepted| words.say(accepted)),
            },
        }
    }

    /// As a person in a terminal reads it: what was wrong and, on a second line, what would have been accepted.
    #[must_use]
    pub fn lines(&self, words: Words) -> String {
        let error = &self.error;
        let message = Message::new("error-line").with("message", error.message.as_str());
        let accepted = error.accepted.as_deref().map(|accepted| {
            let line = Message::new("accepted-line").with("accepted", accepted);
            format!("\n{}", words.say(&line))
        });
        words.say(&message) + accepted.as_deref().unwrap_or_default()
    }
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
