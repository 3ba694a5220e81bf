//! The transposition table: proven bounds of boards by their exact number, shared by threads without locks.
//! An entry is one atomic word, so it is read whole or not at all; a board that is not found costs time, never truth.

use std::sync::atomic::{AtomicU64, Ordering};
use work::checkpoint::Unusable;
use work::hint::{wanted_soon, with_large_pages};

/// Numbers of boards must be below 2 to this power.
pub const KEY_BITS: u32 = 56;
/// Entries that share a cache line.
const WAYS: usize = 8;
/// Bits of an entry for the part of the key that the bucket does not tell.
const TAG_BITS: u32 = 36;

/// What is proven about a board: its value lies between these, and this pit looked best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proven {
    /// The value is at least this.
    pub lower: i16,
    /// The value is at most this.
    pub upper: i16,
    /// The pit to try first; 15 when none is known.
    pub pit: u8,
}

/// No pit is known to be good.
pub const NO_PIT: u8 = 15;

impl Proven {
    /// Nothing but that |value| ≤ 127.
    pub const NOTHING: Proven = Proven {
        lower: -127,
        upper: 127,
        pit: NO_PIT,
    };

    /// The value is known.
    #[must_use]
    pub fn exactly(value: i8) -> Self {
        let value = i16::from(value);
        Proven {
            lower: value,
            upper: value,
            pit: NO_PIT,
        }
    }

    /// The bound that tells whether the value is at least `beta`, if one does.
    #[inline(always)]
    #[must_use]
    pub fn decides(self, beta: i16) -> Option<i16> {
        if self.lower >= beta {
            Some(self.lower)
        } else if self.upper < beta {
            Some(self.upper)
        } else {
            None
        }
    }
}

/// Entries that are read together; aligned, so that they are one cache line and not two.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; WAYS]);

/// The table.
pub struct Table {
    buckets: Vec<Bucket>,
    bits: u32,
    shift: u32,
}

// An entry, from the highest bit: the rest of the key, 8 bits effort, 4 bits pit, 8 bits lower, 8 bits upper.
const EFFORT_SHIFT: u32 = 20;
const TAG_SHIFT: u32 = 28;

impl Table {
    /// How many bytes [`Table::new`] takes.
    #[must_use]
    pub fn size(keys: u64, wanted: u64) -> u64 {
        8 * WAYS as u64 * (1 << buckets_log(keys, wanted))
    }

    /// A table for keys below `keys` (at most 2^56) of at most `wanted` bytes, or more where so many keys demand it.
    #[must_use]
    pub fn new(keys: u64, wanted: u64) -> Self {
        let log = buckets_log(keys, wanted);
        let bits = key_bits(keys);
        let mut buckets = with_large_pages(1 << log);
        buckets.resize_with(1 << log, Bucket::default);
        Table {
            buckets,
            bits,
            shift: bits - log,
        }
    }

    /// Spreads keys over the table; one-to-one on the bits that keys have, so that bucket and tag together are the key.
    #[inline(always)]
    fn spread(key: u64, bits: u32) -> u64 {
        let mask = (1 << bits) - 1;
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) & mask;
        let mixed = mixed ^ (mixed >> (bits / 2 + 1));
        mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) & mask
    }

    #[inline(always)]
    fn place(&self, key: u64) -> (&[AtomicU64; WAYS], u64) {
        let spread = Self::spread(key, self.bits);
        let bucket = &self.buckets[(spread >> self.shift) as usize];
        (&bucket.0, spread & ((1 << self.shift) - 1))
    }

    /// Asks for the memory of a board, without waiting for it.
    #[inline(always)]
    pub fn touch(&self, key: u64) {
        let (bucket, _) = self.place(key);
        wanted_soon(bucket);
    }

    /// What is proven about the board with this number.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Proven> {
        let (bucket, tag) = self.place(key);
        for entry in bucket {
            let word = entry.load(Ordering::Relaxed);
            if word != 0 && word >> TAG_SHIFT == tag {
                return Some(Proven {
                    lower: i16::from((word >> 8) as i8),
                    upper: i16::from(word as i8),
                    pit: (word >> 16) as u8 & 15,
                });
            }
        }
        None
    }

    /// Stores what is proven; `effort` (0 … 255) says how much work it was. The cheapest entry of a full bucket gives way.
    #[inline(always)]
    pub fn put(&self, key: u64, proven: Proven, effort: u8) {
        let (bucket, tag) = self.place(key);
        let word = tag << TAG_SHIFT
            | u64::from(effort) << EFFORT_SHIFT
            | u64::from(proven.pit & 15) << 16
            | u64::from(proven.lower as i8 as u8) << 8
            | u64::from(proven.upper as i8 as u8);
        let mut cheapest = (u64::MAX, &bucket[0]);
        for entry in bucket {
            let old = entry.load(Ordering::Relaxed);
            if old == 0 || old >> TAG_SHIFT == tag {
                cheapest.1 = entry;
                break;
            }
            let effort = old >> EFFORT_SHIFT & 255;
            if effort < cheapest.0 {
                cheapest = (effort, entry);
            }
        }
        cheapest.1.store(word, Ordering::Relaxed);
    }

    /// How many entries there are room for.
    #[must_use]
    pub fn room(&self) -> u64 {
        (self.buckets.len() * WAYS) as u64
    }

    /// The entries that were the most work as bytes, for a checkpoint: at most `most`, and none of less effort than told.
    #[must_use]
    pub fn save(&self, least_effort: u8, most: u64) -> Vec<u8> {
        let entries = || {
            let entries = self.buckets.iter().flat_map(|bucket| &bucket.0);
            entries
                .map(|entry| entry.load(Ordering::Relaxed))
                .enumerate()
        };
        let effort = |word: u64| (word >> EFFORT_SHIFT) as u8;
        let mut counts = [0u64; 256];
        for (_, word) in entries().filter(|&(_, word)| word != 0) {
            counts[usize::from(effort(word))] += 1;
        }
        let mut kept = 0;
        let least = (usize::from(least_effort)..256)
            .rev()
            .take_while(|&effort| {
                kept += counts[effort];
                kept <= most
            });
        let least = least.last().unwrap_or(256);
        let mut out = Vec::new();
        out.extend_from_slice(&(self.buckets.len() as u64).to_le_bytes());
        for (at, word) in entries() {
            // Other threads rest meanwhile; were one to write, more or fewer would be kept.
            if word != 0 && usize::from(effort(word)) >= least {
                out.extend_from_slice(&(at as u64).to_le_bytes());
                out.extend_from_slice(&word.to_le_bytes());
            }
        }
        out
    }

    /// Takes back what [`Table::save`] wrote.
    ///
    /// # Errors
    /// [`Unusable::Misfit`] when it is from a table of another size.
    pub fn restore(&self, saved: &[u8]) -> Result<(), Unusable> {
        let mut words = saved
            .chunks_exact(8)
            .map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")));
        if words.next() != Some(self.buckets.len() as u64) {
            return Err(Unusable::Misfit);
        }
        while let (Some(at), Some(word)) = (words.next(), words.next()) {
            let at = at as usize;
            let Some(bucket) = self.buckets.get(at / WAYS) else {
                return Err(Unusable::Misfit);
            };
            bucket.0[at % WAYS].store(word, Ordering::Relaxed);
        }
        Ok(())
    }
}

/// Bits that keys below `keys` have.
fn key_bits(keys: u64) -> u32 {
    (64 - keys.max(1 << 12).leading_zeros()).min(KEY_BITS)
}

fn buckets_log(keys: u64, wanted: u64) -> u32 {
    let bits = key_bits(keys);
    let affordable = (wanted / (8 * WAYS as u64)).max(1).ilog2();
    // More entries than keys would be a waste; fewer buckets than this would not leave the tag enough bits.
    affordable.min(bits - 3).max(bits.saturating_sub(TAG_BITS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn spreading_is_one_to_one() {
        // Both steps can be undone: odd multipliers have inverses, and a shift by more than half undoes itself.
        let mut seen = std::collections::HashSet::new();
        for key in (0..100_000u64).chain((0..56).map(|bit| 1 << bit)) {
            seen.insert(Table::spread(key, 56));
        }
        assert_eq!(
            seen.len(),
            100_000 + 56 - 17,
            "17 powers of two are below 100 000"
        );
        let small: std::collections::HashSet<u64> =
            (0..1 << 13).map(|key| Table::spread(key, 13)).collect();
        assert_eq!(small.len(), 1 << 13);
    }

    proptest! {
        #[test]
        fn what_is_found_is_what_was_put(keys in prop::collection::vec(0u64..1 << 40, 1..200)) {
            let table = Table::new(1 << 40, 1 << 16);
            for (i, &key) in keys.iter().enumerate() {
                let proven = Proven { lower: -(i as i16 & 63), upper: (i % 100) as i16, pit: (i % 12) as u8 };
                table.put(key, proven, 1);
                prop_assert_eq!(table.get(key), Some(proven));
            }
        }
    }

    #[test]
    fn cheap_entries_give_way() {
        let table = Table::new(1 << 40, 1 << 20);
        for key in 0..300_000u64 {
            table.put(key, Proven::NOTHING, if key < 1000 { 200 } else { 1 });
        }
        let kept = (0..1000).filter(|&key| table.get(key).is_some()).count();
        assert_eq!(kept, 1000);
    }

    #[test]
    fn saved_tables_come_back() {
        let table = Table::new(1000, 1 << 20);
        for key in 0..1000 {
            table.put(
                key,
                Proven {
                    lower: 1,
                    upper: 5,
                    pit: 3,
                },
                (key % 7) as u8,
            );
        }
        let again = Table::new(1000, 1 << 20);
        assert!(again.restore(&table.save(3, u64::MAX)).is_ok());
        for key in 0..1000 {
            assert_eq!(again.get(key).is_some(), key % 7 >= 3, "{key}");
        }
        assert!(again.restore(&[1, 2, 3]).is_err());
        let few = Table::new(1000, 1 << 20);
        assert!(few.restore(&table.save(0, 300)).is_ok());
        for key in 0..1000 {
            assert_eq!(few.get(key).is_some(), key % 7 >= 5, "{key}");
        }
    }
}
