//! What the search remembers: buckets of two, of which the position that cost less to search gives way once the table may
//! not grow any more. Positions are keys here; keys are compared whole, so that two are never mixed up.

use super::rest::Rest;
use work::hint::{wanted_soon, with_large_pages};

/// A position: its large parts, in the least of their images, and its small parts but for a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key {
    squares: [u64; 2],
    hot: u32,
}

impl Key {
    pub(super) fn new(squares: u128, hot: Rest) -> Self {
        Key {
            squares: [squares as u64, (squares >> 64) as u64],
            hot: hot.number(),
        }
    }

    fn hash(self) -> u64 {
        const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut hash = u64::from(self.hot);
        for word in self.squares {
            hash = (hash ^ word).wrapping_mul(MIX);
            hash ^= hash >> 32;
        }
        hash.wrapping_mul(MIX)
    }
}

/// What is known of a position, whatever the number beside it: with at least `wins` the mover wins, with at most `loses` he
/// loses. Numbers are in units of a move.
#[derive(Clone, Copy)]
pub(super) struct Known {
    wins: i16,
    loses: i16,
}

impl Known {
    const NOTHING: Known = Known {
        wins: i16::MAX,
        loses: i16::MIN,
    };

    /// Whether the mover wins with this number, if that is known.
    pub(super) fn verdict(self, number: i16) -> Option<bool> {
        if number >= self.wins {
            Some(true)
        } else if number <= self.loses {
            Some(false)
        } else {
            None
        }
    }

    /// This and one more verdict.
    pub(super) fn with(mut self, number: i16, verdict: bool) -> Known {
        if verdict {
            self.wins = self.wins.min(number);
        } else {
            self.loses = self.loses.max(number);
        }
        self
    }
}

#[derive(Clone, Copy)]
struct Entry {
    key: Key,
    known: Known,
    /// Positions searched to find it; 0 where nothing is kept.
    effort: u32,
}

const EMPTY: Entry = Entry {
    key: Key {
        squares: [0; 2],
        hot: 0,
    },
    known: Known::NOTHING,
    effort: 0,
};

/// One line of the processor's cache, so that a look into the table waits for memory once.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; 2]);

const FREE: Bucket = Bucket([EMPTY; 2]);

/// Positions and what is known of them.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    kept: usize,
    /// How many bytes it may take.
    most: u64,
}

fn free(buckets: usize) -> Vec<Bucket> {
    let mut all = with_large_pages(buckets);
    all.resize(buckets, FREE);
    all
}

/// Buckets at first, as a power of two.
const FIRST: u32 = 12;

impl Table {
    pub(super) fn new(most: u64) -> Self {
        Table {
            buckets: free(1 << FIRST),
            kept: 0,
            most,
        }
    }

    fn place(&self, key: Key) -> usize {
        (key.hash() >> (64 - self.buckets.len().trailing_zeros())) as usize
    }

    /// Asks the memory for what [`Table::get`] will want soon, without waiting for it.
    #[inline]
    pub(super) fn fetch(&self, key: Key) {
        wanted_soon(&self.buckets[self.place(key)]);
    }

    pub(super) fn get(&self, key: Key) -> Known {
        let Bucket(bucket) = &self.buckets[self.place(key)];
        bucket
            .iter()
            .find(|entry| entry.effort > 0 && entry.key == key)
            .map_or(Known::NOTHING, |entry| entry.known)
    }

    /// Keeps what was found by searching so many positions.
    pub(super) fn set(&mut self, key: Key, known: Known, effort: u64) {
        if self.kept > self.buckets.len() {
            self.grow();
        }
        let effort = u32::try_from(effort).unwrap_or(u32::MAX).max(1);
        self.keep(Entry { key, known, effort });
    }

    fn keep(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let Bucket([first, second]) = &mut self.buckets[place];
        let old = if first.effort > 0 && first.key == entry.key {
            first
        } else if second.effort > 0 && second.key == entry.key || second.effort <= first.effort {
            second
        } else {
            first
        };
        self.kept += usize::from(old.effort == 0);
        *old = entry;
    }

    /// Doubles, if old and new may exist together for a while.
    fn grow(&mut self) {
        let bytes = (self.buckets.len() * size_of::<Bucket>()) as u64;
        if 3 * bytes > self.most {
            return;
        }
        let larger = free(2 * self.buckets.len());
        let old = std::mem::replace(&mut self.buckets, larger);
        self.kept = 0;
        for entry in old.into_iter().flat_map(|Bucket(entries)| entries) {
            if entry.effort > 0 {
                self.keep(entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    proptest! {
        /// However small the table: what it says was said to it, and it grows only while it may.
        #[test]
        fn it_never_mixes_up_positions(
            told in proptest::collection::vec((0u64..50_000, -9i16..9, any::<bool>(), 1u64..1000), 0..30_000),
            large: bool,
        ) {
            let mut table = Table::new(if large { u64::MAX } else { 0 });
            let mut twin: HashMap<u64, (i16, i16)> = HashMap::new();
            for (position, number, verdict, effort) in told {
                let key = Key::new(u128::from(position) << 50, Rest::ZERO);
                let known = table.get(key);
                let (wins, loses) = twin.entry(position).or_insert((i16::MAX, i16::MIN));
                prop_assert!(known.wins >= *wins && known.loses <= *loses);
                if verdict {
                    *wins = number.min(*wins);
                } else {
                    *loses = number.max(*loses);
                }
                table.set(key, known.with(number, verdict), effort);
                prop_assert_eq!(table.get(key).verdict(number).is_some(), true);
            }
            prop_assert_eq!(table.buckets.len() == 1 << FIRST, !large || table.kept <= 1 << FIRST);
        }
    }
}
