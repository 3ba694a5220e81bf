//! What long work needs wherever it runs: progress, cancellation, a memory budget, checkpoints, a clock and seeded
//! random streams. It knows neither games nor terminals; who starts the work decides how progress is shown,
//! where checkpoints are kept, what time it is and when to stop.
//!
//! A function that may take long takes a [`&Work`](Work) and returns [`Halt`] when it was stopped or refused:
//!
//! ```
//! use work::{Halt, Work};
//!
//! fn count(work: &Work, to: u64) -> Result<u64, Halt> {
//!     work.claim(8)?; // what it will need, before it starts
//!     let progress = work.task("counting", Some(to));
//!     let mut sum = 0;
//!     for n in 1..=to {
//!         progress.tick()?; // cheap; reports now and then, and notices a stop
//!         sum += n;
//!     }
//!     Ok(sum)
//! }
//!
//! assert_eq!(count(&Work::unlimited(), 100), Ok(5050));
//!
//! let work = Work::unlimited();
//! work.stop.request();
//! assert_eq!(count(&work, 100), Err(Halt::Stopped));
//! ```

pub mod checkpoint;
mod clock;
pub mod hint;
pub mod keep;
mod memory;
mod progress;
mod stop;
mod streams;
mod tell;

pub use clock::Clock;
pub use keep::{Forgetful, Keeper};
pub use memory::{Bytes, BytesError, Estimate, TooBig};
pub use progress::{Observer, Silent, Task, Update};
pub use stop::Stop;
pub use streams::{Stream, Streams};

use std::sync::Arc;

/// Why work did not finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Halt {
    /// Somebody asked it to stop. What was finished is kept where there is a checkpoint.
    #[error("stopped")]
    Stopped,
    /// It would need more memory than it may use, and did not start.
    #[error(transparent)]
    TooBig(#[from] TooBig),
}

/// The conditions under which work is done; cheap to clone, and clones share them.
#[derive(Clone)]
pub struct Work {
    /// Set by somebody else when the work is to stop.
    pub stop: Stop,
    /// How much memory the work may use.
    pub memory: Bytes,
    /// Who is told how far it is.
    pub observer: Arc<dyn Observer>,
    /// Where randomness comes from.
    pub streams: Streams,
    /// What time it is, for answers that say how long they took.
    pub clock: Clock,
}

impl Work {
    /// No limit, nobody watching, seed 0, a clock that stands still: for tests and small questions.
    #[must_use]
    pub fn unlimited() -> Self {
        Work {
            stop: Stop::default(),
            memory: Bytes(u64::MAX),
            observer: Arc::new(Silent),
            streams: Streams::new(0),
            clock: Clock::still(),
        }
    }

    /// Asks for `needed` bytes before starting.
    ///
    /// # Errors
    /// [`Halt::TooBig`] when that exceeds the budget.
    pub fn claim(&self, needed: u64) -> Result<(), Halt> {
        if needed > self.memory.0 {
            return Err(Halt::TooBig(TooBig {
                needed: Bytes(needed),
                allowed: self.memory,
            }));
        }
        Ok(())
    }

    /// Begins a part of the work that is named to people by `name` and has `total` units, if known.
    #[must_use]
    pub fn task(&self, name: &'static str, total: Option<u64>) -> Task<'_> {
        Task::new(self, name, total)
    }

    /// # Errors
    /// [`Halt::Stopped`] once a stop was requested.
    pub fn check(&self) -> Result<(), Halt> {
        if self.stop.requested() {
            Err(Halt::Stopped)
        } else {
            Ok(())
        }
    }
}
