//! How far work is, told to whoever wants to know. Safe to use from many threads at once.

use crate::{Halt, Work};
use std::sync::atomic::{AtomicU64, Ordering};

/// How far one task is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// The message id of what is being done; wordings are in the outer crates.
    pub task: &'static str,
    /// Units done.
    pub done: u64,
    /// Units in all, if that is known.
    pub total: Option<u64>,
}

/// Somebody who wants to know how far the work is.
pub trait Observer: Send + Sync {
    /// Called now and then, from any thread.
    fn update(&self, update: Update);

    /// Called when a task is over, finished or not.
    fn finished(&self, task: &'static str);

    /// Called now and then by work that has something to show before it is done: a document in the shape of its answer.
    fn found(&self, _document: &str) {}
}

/// Nobody.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    fn update(&self, _: Update) {}

    fn finished(&self, _: &'static str) {}
}

/// Reports go out about this many times for each task with a known total.
const REPORTS: u64 = 1000;
/// Reports go out after this many units where the total is unknown.
const UNKNOWN_STEP: u64 = 1 << 16;

/// One part of the work, while it is being done.
pub struct Task<'w> {
    work: &'w Work,
    name: &'static str,
    total: Option<u64>,
    every: u64,
    done: AtomicU64,
}

impl<'w> Task<'w> {
    pub(crate) fn new(work: &'w Work, name: &'static str, total: Option<u64>) -> Self {
        Task {
            work,
            name,
            total,
            every: total.map_or(UNKNOWN_STEP, |total| (total / REPORTS).max(1)),
            done: AtomicU64::new(0),
        }
    }

    /// One more unit is done.
    ///
    /// # Errors
    /// [`Halt::Stopped`] once a stop was requested.
    pub fn tick(&self) -> Result<(), Halt> {
        self.advance(1)
    }

    /// `units` more are done. In hot loops call this for a whole batch.
    ///
    /// # Errors
    /// [`Halt::Stopped`] once a stop was requested.
    pub fn advance(&self, units: u64) -> Result<(), Halt> {
        let before = self.done.fetch_add(units, Ordering::Relaxed);
        let now = before + units;
        if before / self.every != now / self.every {
            self.work.observer.update(Update {
                task: self.name,
                done: now,
                total: self.total,
            });
        }
        self.work.check()
    }
}

impl Drop for Task<'_> {
    fn drop(&mut self) {
        self.work.observer.finished(self.name);
    }
}
