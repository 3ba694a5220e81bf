//! Why an operation on values gives no value. It does not say what was asked.

use say::{Fault, Message, Tell};
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
    fn fault(&self) -> Fault {
        match self {
            Unable::Halted(halt) => halt.fault(),
            Unable::OutOfRange | Unable::TooDeep => Fault::Input,
        }
    }

    fn message(&self) -> Message {
        match self {
            Unable::Halted(halt) => halt.message(),
            Unable::OutOfRange => Message::new("values-error-out-of-range"),
            Unable::TooDeep => Message::new("values-error-too-deep"),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            Unable::Halted(halt) => halt.accepted(),
            Unable::OutOfRange => Some(Message::new("values-accepted-range")),
            Unable::TooDeep => {
                Some(Message::new("values-accepted-depth").with("depth", crate::values::DEEPEST))
            }
        }
    }
}
