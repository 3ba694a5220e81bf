//! The transposition table: positions already searched, shared by threads without locks: an entry is two words, and the first is the key
//! xor the second, so that halves of different entries are never taken for one. It knows no board.

use crate::act::Act;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use work::hint::{wanted_soon, with_large_pages};

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// At most.
    Upper,
    /// At least.
    Lower,
    /// Equal.
    Exact,
}

impl Bound {
    /// What a score says that a search within a window found.
    #[inline]
    #[must_use]
    pub const fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }

    /// Whether such a score answers all that a window asks.
    #[inline]
    #[must_use]
    pub const fn settles(self, score: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// For the side to move.
    pub score: i32,
    /// What to try first.
    pub act: Act,
    /// How many steps deep it was searched.
    pub depth: i32,
    /// What the score says.
    pub bound: Bound,
}

const WAYS: usize = 4;

struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    /// Not all zeros, so that the memory is there before the search begins: pages that come as they are first written to
    /// cost it a third of its speed, and threads wait for each other's.
    fn empty() -> Slot {
        Slot {
            check: AtomicU64::new(1),
            data: AtomicU64::new(0),
        }
    }
}

/// Slots that share a line of the cache.
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// The table.
pub struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl Table {
    /// Bytes for one entry.
    pub const ENTRY: usize = size_of::<Slot>();

    /// A table of about this many bytes (a power of two of entries, at least 1024).
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let wanted = (bytes / Self::ENTRY).max(1024);
        let count = (1 << wanted.ilog2()) / WAYS;
        let mut buckets = with_large_pages(count);
        buckets.resize_with(count, || Bucket(std::array::from_fn(|_| Slot::empty())));
        Table {
            buckets,
            age: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Entries of earlier turns may now be replaced first.
    pub fn next_turn(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        &self.buckets[key as usize & (self.buckets.len() - 1)].0
    }

    /// Asks the memory for what [`Table::get`] will want soon, without waiting for it.
    #[inline]
    pub fn fetch(&self, key: u64) {
        wanted_soon(self.bucket(key));
    }

    /// What is known of a position.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.check.load(Relaxed) ^ data == key).then(|| unpack(data))
        })
    }

    /// Remembers; the shallowest and oldest of its bucket goes.
    #[inline]
    pub fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Relaxed) & 63;
        let bucket = self.bucket(key);
        let mut victim = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.check.load(Relaxed) ^ data == key {
                victim = slot;
                break;
            }
            let old = i32::from(age.wrapping_sub((data >> 58) as u8) & 63).min(8);
            let worth = i32::from((data >> 32) as u8) - 8 * old;
            if worth < least {
                (least, victim) = (worth, slot);
            }
        }
        let data = pack(entry, age);
        victim.data.store(data, Relaxed);
        victim.check.store(key ^ data, Relaxed);
    }
}

fn pack(entry: Entry, age: u8) -> u64 {
    u64::from(entry.score as i16 as u16)
        | u64::from(entry.act.0) << 16
        | (entry.depth.clamp(0, 255) as u64) << 32
        | (entry.bound as u64 + 1) << 40
        | u64::from(age) << 58
}

fn unpack(data: u64) -> Entry {
    Entry {
        score: i32::from(data as u16 as i16),
        act: Act((data >> 16) as u16),
        depth: i32::from((data >> 32) as u8),
        bound: match data >> 40 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_put_is_got(key: u64, score in -30000..30000i32, act in 0u16..0xfff, depth in 0..255i32, age in 0u8..64) {
            let entry = Entry { score, act: Act(act), depth, bound: Bound::Lower };
            prop_assert_eq!(unpack(pack(entry, age)), entry);
            let table = Table::new(1 << 16);
            table.put(key, entry);
            prop_assert_eq!(table.get(key), Some(entry));
            prop_assert_eq!(table.get(key ^ 1 << 63), None);
        }
    }

    #[test]
    fn halves_of_different_entries_are_not_taken_for_one() {
        let table = Table::new(0);
        let entry = Entry {
            score: 7,
            act: Act::step(1, 2),
            depth: 3,
            bound: Bound::Exact,
        };
        table.put(5, entry);
        table.bucket(5)[0]
            .data
            .store(pack(Entry { score: 8, ..entry }, 0), Relaxed);
        assert_eq!(table.get(5), None);
    }
}
