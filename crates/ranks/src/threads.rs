//! Ranks that are threads of one process. A message is handed over and not copied; a rank that ends early is noticed by those who wait for it.

use crate::{Lost, Ranks};
use std::sync::mpsc::{Receiver, Sender, channel};

/// A thread among others.
pub struct Thread {
    rank: usize,
    /// To each rank, and from each rank: a channel for every pair keeps the order of what one rank says to another.
    to: Vec<Sender<Vec<u8>>>,
    from: Vec<Receiver<Vec<u8>>>,
}

impl Ranks for Thread {
    fn rank(&self) -> usize {
        self.rank
    }

    fn count(&self) -> usize {
        self.to.len()
    }

    fn exchange(&self, messages: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Lost> {
        assert_eq!(messages.len(), self.count(), "one message for each rank");
        for (rank, (to, message)) in self.to.iter().zip(messages).enumerate() {
            to.send(message).map_err(|_| Lost(rank))?;
        }
        let from = self.from.iter().enumerate();
        from.map(|(rank, from)| from.recv().map_err(|_| Lost(rank)))
            .collect()
    }
}

/// Does the same work on so many threads and returns what each of them found, in the order of the ranks.
///
/// # Panics
/// When one of them does, or there are to be none.
pub fn threads<T: Send>(count: usize, work: impl Fn(&Thread) -> T + Sync) -> Vec<T> {
    assert!(count > 0, "some rank must work");
    let work = &work;
    std::thread::scope(|scope| {
        let running: Vec<_> = ring(count)
            .into_iter()
            // Owned by its thread: when that ends, the others' channels close.
            .map(|thread| scope.spawn(move || work(&thread)))
            .collect();
        running
            .into_iter()
            .map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|why| std::panic::resume_unwind(why))
            })
            .collect()
    })
}

/// So many ranks, each joined to each.
fn ring(count: usize) -> Vec<Thread> {
    let mut all: Vec<Thread> = (0..count)
        .map(|rank| Thread {
            rank,
            to: Vec::with_capacity(count),
            from: Vec::with_capacity(count),
        })
        .collect();
    for sender in 0..count {
        for receiver in 0..count {
            let (to, from) = channel();
            all[sender].to.push(to);
            all[receiver].from.push(from);
        }
    }
    all
}
