//! What an experiment found so far, for whoever watches it.

use super::results::LabResults;
use std::time::Duration;
use work::Work;

/// It is shown no more often than this.
const PAUSE: Duration = Duration::from_secs(1);

/// The form in which what was found so far is shown; nothing where it cannot be said yet.
pub type Document<'d> = dyn Fn(&LabResults) -> Option<String> + Sync + 'd;

/// Who watches is shown what was found so far, but not after every shard.
pub struct Shown<'w> {
    work: &'w Work,
    document: &'w Document<'w>,
    last: Duration,
}

impl<'w> Shown<'w> {
    /// For whoever watches this work.
    pub fn of(work: &'w Work, document: &'w Document<'w>) -> Self {
        let last = work.clock.now();
        Shown {
            work,
            document,
            last,
        }
    }

    /// Shows it.
    pub fn all(&mut self, results: &LabResults) {
        self.last = self.work.clock.now();
        if results.done > 0
            && let Some(document) = (self.document)(results)
        {
            self.work.observer.found(&document);
        }
    }

    /// Shows it, if that is long ago.
    pub fn now_and_then(&mut self, results: &LabResults) {
        if self.work.clock.now().saturating_sub(self.last) >= PAUSE {
            self.all(results);
        }
    }
}
