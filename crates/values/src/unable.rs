//! Why an operation on values gives no value. It does not say what was asked.

use say::{Message, Told};
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

say::tell!(Unable, |unable| match unable {
    Unable::Halted(halt) => halt.told(),
    Unable::OutOfRange => Told::input(
        Message::new("values-error-out-of-range"),
        Message::new("values-accepted-range"),
    ),
    Unable::TooDeep => Told::input(
        Message::new("values-error-too-deep"),
        Message::new("values-accepted-depth").with("depth", crate::values::DEEPEST),
    ),
});
