//! One job while the server runs: how it stands, who watches it, and why it was asked to stop. It knows neither the line nor the disk.

use super::record::{JobState, JobView, Record, Reporter};
use hra::Words;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::{Duration, Instant};
use work::Stop;

/// Why a job was asked to stop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Why {
    Aborted,
    TooLong,
    /// Whoever wanted it is gone.
    Unwatched,
    Ending,
}

pub struct Job {
    pub record: Record,
    pub stop: Stop,
    pub why: Option<Why>,
    pub begun: Option<Instant>,
    pub reporter: Arc<Reporter>,
    /// A result that could not be written yet: the disk is full.
    pub result: Option<Box<RawValue>>,
    /// Whether how it stands could not be written yet.
    pub unwritten: bool,
    /// When it was last seen to be watched.
    seen: Instant,
}

impl Job {
    pub fn new(record: Record) -> Self {
        Job {
            record,
            stop: Stop::default(),
            why: None,
            begun: None,
            reporter: Arc::new(Reporter::new()),
            result: None,
            unwritten: false,
            seen: Instant::now(),
        }
    }

    pub fn halt(&mut self, why: Why) {
        self.why = self.why.or(Some(why));
        self.stop.request();
    }

    /// Whether it is not over, wants to be watched, and nobody has for so long.
    pub fn left_alone(&mut self, most: Duration) -> bool {
        if self.reporter.watched() {
            self.seen = Instant::now();
        }
        self.record.watched && !self.record.state.is_over() && self.seen.elapsed() > most
    }

    pub fn view(&self, words: Words) -> JobView {
        let record = &self.record;
        let running = record.state == JobState::Running;
        JobView {
            id: record.id,
            kind: record.kind.clone(),
            state: record.state,
            progress: running.then(|| self.reporter.progress(words)).flatten(),
            result: None,
            so_far: None,
            error: record.errors.get(words.language.code()).cloned(),
            created: record.created,
            started: record.started,
            ended: record.ended,
            resumed: record.resumed,
        }
    }
}
