//! Where the nodes of all values live: appended once, read by any thread without a lock. It knows nothing of games.

use std::sync::OnceLock;

/// The first chunk holds 2^FIRST nodes, every further one twice as many as the one before.
const FIRST: u32 = 10;
const CHUNKS: usize = 22;

/// A list that only grows, at places chosen by the caller.
pub(crate) struct Arena<T> {
    chunks: [OnceLock<Box<[OnceLock<T>]>>; CHUNKS],
}

/// How many places there are.
#[cfg(test)]
const PLACES: u32 = ((1u64 << (FIRST as usize + CHUNKS)) - (1 << FIRST)) as u32;

fn place(index: u32) -> (usize, usize) {
    let shifted = u64::from(index) + (1 << FIRST);
    let bit = shifted.ilog2();
    ((bit - FIRST) as usize, (shifted - (1 << bit)) as usize)
}

impl<T> Arena<T> {
    pub(crate) fn new() -> Self {
        Arena {
            chunks: [const { OnceLock::new() }; CHUNKS],
        }
    }

    /// What was put there.
    ///
    /// # Panics
    /// When nothing was; indices are only made by [`Arena::put`].
    pub(crate) fn get(&self, index: u32) -> &T {
        let (chunk, offset) = place(index);
        self.chunks[chunk]
            .get()
            .and_then(|chunk| chunk[offset].get())
            .expect("a value belongs to the table that made it")
    }

    /// Fills a place that nobody filled before.
    pub(crate) fn put(&self, index: u32, item: T) {
        let (chunk, offset) = place(index);
        let chunk = self.chunks[chunk].get_or_init(|| {
            (0..1u64 << (FIRST as usize + chunk))
                .map(|_| OnceLock::new())
                .collect()
        });
        assert!(
            chunk[offset].set(item).is_ok(),
            "every place is filled once"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_distinct_and_fit() {
        let all: std::collections::HashSet<_> = (0..100_000).map(place).collect();
        assert_eq!(all.len(), 100_000);
        for index in [0, 1023, 1024, 3071, 3072, PLACES - 1] {
            let (chunk, offset) = place(index);
            assert!(chunk < CHUNKS && offset < 1 << (FIRST as usize + chunk));
        }
    }
}
