//! Where small questions are worked on: a few at a time, each within a budget of memory and time, with a line that is not
//! endless. Nothing that computes runs where requests are read.

use crate::refusal::Refusal;
use axum::http::StatusCode;
use hra::Told;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use work::{Bytes, Clock, Silent, Stop, Streams, Work};

/// What a small question may use.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How many are worked on at once.
    pub seats: usize,
    /// How many may wait beside those.
    pub waiting: usize,
    /// Memory for each.
    pub memory: Bytes,
    /// Time for each.
    pub time: Duration,
}

/// Where small questions are worked on.
pub struct Desk {
    budget: Budget,
    seats: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// Raises the stop when whoever asked is no longer there.
struct Gone(Stop);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.request();
    }
}

impl Desk {
    pub fn new(budget: Budget) -> Self {
        Desk {
            budget,
            seats: Arc::new(Semaphore::new(budget.seats)),
            places: Arc::new(Semaphore::new(budget.seats + budget.waiting)),
        }
    }

    /// Works on a question and gives its answer.
    pub async fn solve<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Work) -> Result<T, Told> + Send + 'static,
    ) -> Result<T, Refusal> {
        let busy = || {
            let status = StatusCode::TOO_MANY_REQUESTS;
            Refusal::new(status, "too_many", "server-error-busy")
        };
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| busy())?;
        let seat = Arc::clone(&self.seats).acquire_owned().await;
        let seat = seat.map_err(|_| busy())?;
        let stop = Stop::default();
        let work = Work {
            stop: stop.clone(),
            memory: self.budget.memory,
            observer: Arc::new(Silent),
            streams: Streams::new(0),
            clock: Clock::running(),
        };
        let _gone = Gone(stop);
        let answer = tokio::task::spawn_blocking(move || {
            let answer = question(&work);
            // Only now is the next one admitted: a question that was given up may need a moment to notice.
            drop((seat, place));
            answer
        });
        match tokio::time::timeout(self.budget.time, answer).await {
            Ok(Ok(answer)) => Ok(answer?),
            Ok(Err(panicked)) => Err(Refusal::broken(panicked.to_string())),
            Err(_) => Err(Refusal::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                "too_long",
                "server-error-too-long",
            )
            .with("seconds", self.budget.time.as_secs())
            .accepting(say::Message::new("server-accepted-job"))),
        }
    }
}
