//! Shards done in any order on any number of threads. Who asks takes each as soon as it is done; what is kept of it is his business.

use super::Findings;
use rayon::prelude::*;
use say::Told;
use std::sync::{Arc, Mutex, PoisonError};
use work::{Clock, Silent, Work};

/// Work that is cut into numbered shards.
pub trait Trial: Sync {
    /// What a shard finds: it depends on the number and on the streams only.
    ///
    /// # Errors
    /// When it cannot be done, or is stopped.
    fn run(&self, work: &Work, shard: u64) -> Result<Findings, Told>;

    /// Whether shards are done side by side; where each uses all threads or much memory itself, one after the other.
    fn together(&self) -> bool {
        true
    }
}

/// Does these shards and hands each over when it is done.
///
/// # Errors
/// When a shard cannot be done, when the taker fails, or when stopped; what was handed over until then counts.
pub fn run(
    work: &Work,
    trial: &dyn Trial,
    shards: &[u64],
    take: &mut (dyn FnMut(u64, Findings) -> Result<(), Told> + Send),
) -> Result<(), Told> {
    let task = work.task("lab-task-shards", Some(shards.len() as u64));
    // A clock on the wall would be found again in what is found.
    let quiet = Work {
        observer: Arc::new(Silent),
        clock: Clock::still(),
        ..work.clone()
    };
    let take = Mutex::new(take);
    let one = |&shard: &u64| {
        work.check()?;
        let found = trial.run(&quiet, shard)?;
        let mut take = take.lock().unwrap_or_else(PoisonError::into_inner);
        take(shard, found)?;
        Ok(task.tick()?)
    };
    if trial.together() {
        // One shard each: a thread takes the next as soon as it is free, in about the order of the numbers.
        shards.par_iter().with_max_len(1).try_for_each(one)
    } else {
        shards.iter().try_for_each(one)
    }
}
