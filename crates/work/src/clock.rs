//! The clock that work is given. Only terminal, server and laboratory start one; whatever is below asks the one it was handed, so that the same
//! question under a clock that stands still has the same answer to the last digit.

use std::time::{Duration, Instant};

/// Tells how long ago something began. Cheap to copy and to ask.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    began: Option<Instant>,
}

impl Clock {
    /// A clock that begins now.
    #[must_use]
    pub fn running() -> Self {
        Clock::since(Instant::now())
    }

    /// A clock that began then.
    #[must_use]
    pub const fn since(began: Instant) -> Self {
        Clock { began: Some(began) }
    }

    /// A clock that stands still: no time ever passes.
    #[must_use]
    pub const fn still() -> Self {
        Clock { began: None }
    }

    /// One that begins now, if this one runs.
    #[must_use]
    pub fn anew(&self) -> Self {
        Clock {
            began: self.began.map(|_| Instant::now()),
        }
    }

    /// How long ago it began.
    #[must_use]
    pub fn now(&self) -> Duration {
        self.began.map_or(Duration::ZERO, |began| began.elapsed())
    }
}
