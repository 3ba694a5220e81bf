//! Who keeps what was found while work goes on, so that a kill costs minutes and not hours: the one store of checkpoints. What is worth
//! keeping, and how it is written down, is known by those who work; when it is time to keep something again, by the keeper.

mod fault;
mod files;
mod lock;

pub use fault::written;
pub use files::{Files, replace};
pub use lock::Lock;

use crate::checkpoint::{Kind, Unusable};
use say::{Fault, Message, Tell, Told};

/// A piece of work that is kept.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'p> {
    /// What it is called among the pieces of the same question.
    pub name: &'p str,
    /// What it is.
    pub kind: Kind,
    /// The question that it answers, with all that its content depends on. What is kept for another question is refused.
    pub question: &'p str,
}

/// Keeps named pieces of work. A piece is there whole or not at all, whatever happens meanwhile.
pub trait Keeper {
    /// What is kept of this piece, if anything is.
    ///
    /// # Errors
    /// When something is there and cannot be used: why.
    fn load(&mut self, piece: &Piece<'_>) -> Result<Option<Vec<u8>>, Told>;

    /// Keeps a piece, instead of what was kept of it before.
    ///
    /// # Errors
    /// When it cannot be written.
    fn save(&mut self, piece: &Piece<'_>, payload: &[u8]) -> Result<(), Told>;

    /// Whether it is time to keep something again.
    fn due(&mut self) -> bool;

    /// What to say when a piece was loaded and its content is of no use.
    fn refuse(&self, piece: &Piece<'_>, why: &Unusable) -> Told {
        unusable(piece.name, why)
    }
}

/// Nobody keeps anything.
pub struct Forgetful;

impl Keeper for Forgetful {
    fn load(&mut self, _: &Piece<'_>) -> Result<Option<Vec<u8>>, Told> {
        Ok(None)
    }

    fn save(&mut self, _: &Piece<'_>, _: &[u8]) -> Result<(), Told> {
        Ok(())
    }

    fn due(&mut self) -> bool {
        false
    }
}

/// Why what is kept at a place cannot be used. A place of another question is a matter of the input; damage is nobody's.
fn unusable(place: &str, why: &Unusable) -> Told {
    Told {
        fault: match why {
            Unusable::Unreadable(_) | Unusable::Damaged => Fault::Other,
            _ => Fault::Input,
        },
        message: Message::new("work-error-kept")
            .with("place", place)
            .with("why", why.message()),
        accepted: Some(Message::new("work-accepted-kept")),
    }
}
