//! Where small questions are worked on: a few at a time, each within a budget of memory and time, with lines that are not
//! endless. Nothing that computes runs where requests are read.
//!
//! Nobody can tell beforehand how long a question takes. So each is tried for a moment in the quick lane; one that takes longer is begun
//! again in the long lane, where few are worked on and few wait. Small questions never wait for large ones, and a lane that is full says so
//! at once.

use crate::refusal::Refusal;
use axum::http::StatusCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use work::{Bytes, Clock, Silent, Stop, Streams, Work};

/// What a small question may use.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// How many are worked on at once in each lane.
    pub seats: usize,
    /// How many may wait for the long lane.
    pub waiting: usize,
    /// Memory for each.
    pub memory: Bytes,
    /// Time in the quick lane.
    pub quick: Duration,
    /// Time in the long lane.
    pub time: Duration,
}

/// How many lanes there are, each with all its seats.
pub const LANES: usize = 3;
/// How many may wait for the quick lane, and to play a move.
const MOST_WAITING: usize = 64;

/// Where small questions are worked on.
pub struct Desk {
    budget: Budget,
    quick: Lane,
    long: Lane,
    play: Lane,
}

/// Seats, and places to wait for them.
struct Lane {
    seats: Arc<Semaphore>,
    places: Arc<Semaphore>,
    time: Duration,
}

impl Lane {
    fn new(seats: usize, waiting: usize, time: Duration) -> Self {
        Lane {
            seats: Arc::new(Semaphore::new(seats)),
            places: Arc::new(Semaphore::new(seats + waiting)),
            time,
        }
    }

    /// Works on a question; nothing when its time was over.
    async fn run<T: Send + 'static>(
        &self,
        memory: Bytes,
        question: impl FnOnce(&Work) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<Option<T>, Refusal> {
        let busy = || Refusal::busy(self.time);
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| busy())?;
        let seat = Arc::clone(&self.seats).acquire_owned().await;
        let seat = seat.map_err(|_| busy())?;
        let stop = Stop::default();
        let work = Work {
            stop: stop.clone(),
            memory,
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
        match tokio::time::timeout(self.time, answer).await {
            Ok(Ok(answer)) => answer.map(Some),
            Ok(Err(panicked)) => Err(Refusal::broken(panicked.to_string())),
            Err(_) => Ok(None),
        }
    }
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
            quick: Lane::new(budget.seats, MOST_WAITING, budget.quick),
            long: Lane::new(budget.seats, budget.waiting, budget.time),
            play: Lane::new(budget.seats, MOST_WAITING, budget.time),
        }
    }

    /// Works on a question that may be begun twice, and gives its answer.
    pub async fn solve<T: Send + 'static>(
        &self,
        question: impl Fn(&Work) -> Result<T, Refusal> + Send + Sync + 'static,
    ) -> Result<T, Refusal> {
        let question = Arc::new(question);
        let again = Arc::clone(&question);
        let memory = self.budget.memory;
        if let Some(answer) = self.quick.run(memory, move |work| question(work)).await? {
            return Ok(answer);
        }
        let answer = self.long.run(memory, move |work| again(work)).await?;
        answer.ok_or_else(|| self.too_long())
    }

    /// Does something at a table, where it can be done only once.
    pub async fn play<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Work) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let answer = self.play.run(self.budget.memory, question).await?;
        answer.ok_or_else(|| self.too_long())
    }

    fn too_long(&self) -> Refusal {
        Refusal::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "too_long",
            "server-error-too-long",
        )
        .with("seconds", self.budget.time.as_secs())
        .accepting(say::Message::new("server-accepted-job"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn whoever_goes_away_stops_the_thinking() {
        let desk = Desk::new(Budget {
            seats: 1,
            waiting: 0,
            memory: Bytes(1 << 20),
            quick: Duration::from_secs(3600),
            time: Duration::from_secs(3600),
        });
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .unwrap();
        let (thinking, mut begun) = tokio::sync::mpsc::unbounded_channel();
        let (told, noticed) = mpsc::channel();
        runtime.block_on(async {
            let question = desk.solve(move |work| {
                let _ = thinking.send(());
                while !work.stop.requested() {
                    std::thread::yield_now();
                }
                let _ = told.send(());
                Ok(())
            });
            // A tab that is closed drops the request in the middle.
            tokio::select! {
                _ = question => unreachable!("it thinks as long as somebody waits"),
                _ = begun.recv() => {}
            }
        });
        assert_eq!(noticed.recv(), Ok(()));
    }
}
