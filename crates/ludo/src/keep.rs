//! What is kept of an unfinished answer, and why nothing was solved. Files are opened elsewhere.

use ranks::Lost;
use say::Told;
use work::Halt;
use work::checkpoint::Kind;
pub use work::keep::{Forgetful, Keeper};

/// What our checkpoints are.
pub(crate) const KIND: Kind = Kind {
    name: "ludo bounds",
    version: 2,
};

/// Why nothing was solved.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SolveError {
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// Checkpoints cannot be used or written.
    #[error(transparent)]
    Keep(#[from] Told),
    /// Another rank of those that solve together has ended.
    #[error(transparent)]
    Lost(#[from] Lost),
}

say::tell!(SolveError, |error| match error {
    SolveError::Halt(halt) => say::Tell::told(halt),
    SolveError::Keep(told) => told.clone(),
    SolveError::Lost(lost) => say::Tell::told(lost),
});
