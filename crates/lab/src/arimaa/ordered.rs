//! Numbered pieces of work, done on several threads and handed over in the order of their numbers, so that a run that was broken off has
//! done the first ones and can go on.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;

/// Does the pieces with these numbers, each by a worker that a thread made for itself.
///
/// # Errors
/// The first error of a worker or of the taker; then nothing more is begun.
pub fn in_order<W, T: Send, F: Send, E: From<F>>(
    numbers: Range<u64>,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    piece: impl Fn(&mut W, u64) -> Result<T, F> + Sync,
    mut taker: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let threads = (threads.max(1) as u64).min(numbers.end.saturating_sub(numbers.start));
    let next = AtomicU64::new(numbers.start);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (next, sender, end) = (&next, sender.clone(), numbers.end);
            let (worker, piece) = (&worker, &piece);
            scope.spawn(move || {
                let mut worker = worker();
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= end {
                        break;
                    }
                    let done = piece(&mut worker, number);
                    // Nobody listens any more once an error was handed over.
                    if done.is_err() | sender.send((number, done)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = numbers.start;
        let taken = receiver.iter().try_for_each(|(number, done)| {
            early.insert(number, done?);
            while let Some(done) = early.remove(&due) {
                taker(due, done)?;
                due += 1;
            }
            Ok(())
        });
        // Threads that are still at work have nobody to work for.
        next.store(numbers.end, Relaxed);
        drop(receiver);
        taken
    })
}
