//! Why an operation on values gives no value. It does not say what was asked.

use rules::{Message, Tell};
use work::Halt;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unable {
    /// Stopped, or out of the memory that was allowed.
    #[error(transparent)]
    Halted(#[from] Halt),
    /// A number, a multiple of up or a nimber is too large or too fine to be represented.
    #[error("a number is too large or too fine")]
    OutOfRange,
    /// The game is nested too deeply.
    #[error("the game is nested too deeply")]
    TooDeep,
}

impl Tell for Unable {
    fn message(&self) -> Message {
        Message::new(match self {
            Unable::Halted(Halt::Stopped) => "values-error-stopped",
            Unable::Halted(Halt::TooBig(_)) => "values-error-memory",
            Unable::OutOfRange => "values-error-out-of-range",
            Unable::TooDeep => "values-error-too-deep",
        })
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            Unable::Halted(_) => None,
            Unable::OutOfRange => Some(Message::new("values-accepted-range")),
            Unable::TooDeep => {
                Some(Message::new("values-accepted-depth").with("depth", crate::values::DEEPEST))
            }
        }
    }
}
