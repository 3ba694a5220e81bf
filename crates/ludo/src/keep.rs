//! Who keeps what was found while work goes on, so that a kill costs minutes and not hours. Files are opened elsewhere.

use say::{Fault, Message, Tell};
use work::Halt;
use work::checkpoint::Kind;

/// What our checkpoints are.
pub const KIND: Kind = Kind {
    name: "ludo bounds",
    version: 1,
};

/// Keeps named pieces of work. A piece must be there whole or not at all, whatever happens meanwhile.
pub trait Keeper {
    /// What is kept under this name, if anything is.
    ///
    /// # Errors
    /// When something is there and cannot be used.
    fn load(&mut self, name: &str) -> Result<Option<Vec<u8>>, KeepError>;

    /// Keeps a piece, instead of what was kept under this name.
    ///
    /// # Errors
    /// When it cannot be written.
    fn save(&mut self, name: &str, payload: &[u8]) -> Result<(), KeepError>;

    /// Whether it is time to keep something again.
    fn due(&mut self) -> bool;
}

/// Nobody keeps anything.
pub struct Forgetful;

impl Keeper for Forgetful {
    fn load(&mut self, _: &str) -> Result<Option<Vec<u8>>, KeepError> {
        Ok(None)
    }

    fn save(&mut self, _: &str, _: &[u8]) -> Result<(), KeepError> {
        Ok(())
    }

    fn due(&mut self) -> bool {
        false
    }
}

/// What is kept cannot be used or written.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct KeepError {
    /// Whose fault it is.
    pub fault: Fault,
    /// What is wrong.
    pub message: Message,
    /// What would have been accepted.
    pub accepted: Option<Message>,
}

impl KeepError {
    /// What is kept under this name belongs to another question.
    #[must_use]
    pub fn foreign(name: &str) -> Self {
        KeepError {
            fault: Fault::Input,
            message: Message::new("ludo-error-checkpoint").with("name", name),
            accepted: Some(Message::new("ludo-accepted-checkpoint")),
        }
    }
}

/// Why nothing was solved.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SolveError {
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// Checkpoints cannot be used or written.
    #[error(transparent)]
    Keep(#[from] KeepError),
}

impl Tell for KeepError {
    fn fault(&self) -> Fault {
        self.fault
    }

    fn message(&self) -> Message {
        self.message.clone()
    }

    fn accepted(&self) -> Option<Message> {
        self.accepted.clone()
    }
}

impl Tell for SolveError {
    fn fault(&self) -> Fault {
        match self {
            SolveError::Halt(halt) => halt.fault(),
            SolveError::Keep(error) => error.fault(),
        }
    }

    fn message(&self) -> Message {
        match self {
            SolveError::Halt(halt) => halt.message(),
            SolveError::Keep(error) => error.message(),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            SolveError::Halt(halt) => halt.accepted(),
            SolveError::Keep(error) => error.accepted(),
        }
    }
}
