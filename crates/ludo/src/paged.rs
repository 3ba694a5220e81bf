//! Bounds on disk: pages of a scratch file, of which some are in memory. A sweep visits what is close together soon after each other, so that
//! a page is read once or twice a sweep. What cannot be read or written is remembered, and told to whoever asks.

use crate::cells::{Cells, Narrow, Pair};
use say::{Message, Told};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use work::checkpoint::Unusable;

/// Pairs in a page: 4 KiB.
const PAGE: usize = 512;
const BYTES: usize = 8 * PAGE;
/// No place in memory.
const NOWHERE: u32 = u32::MAX;
/// About which nothing is known.
const UNKNOWN: u64 = Narrow::ONE << 32;

/// Where pages are kept that are not in memory.
pub trait Scratch: Read + Write + Seek + Send {}

impl<T: Read + Write + Seek + Send> Scratch for T {}

/// A scratch file and the pages of it that are in memory; arrays are cut from it one after another.
#[derive(Clone)]
pub struct Pool(Arc<Mutex<Pages>>);

struct Pages {
    file: Box<dyn Scratch>,
    /// For each page of the file where it is in memory, and whether it was ever written to the file.
    places: Vec<(u32, bool)>,
    slots: Vec<Slot>,
    most: usize,
    /// Which slot is looked at next when one must go.
    hand: usize,
    wrong: Option<io::Error>,
    /// Pages that were read from the file and written to it.
    moved: [u64; 2],
}

struct Slot {
    page: usize,
    dirty: bool,
    used: bool,
    words: Vec<u64>,
}

impl Pool {
    /// Over a file that nobody else uses, with so many bytes of it in memory.
    #[must_use]
    pub fn new(file: Box<dyn Scratch>, memory: u64) -> Self {
        Pool(Arc::new(Mutex::new(Pages {
            file,
            places: Vec::new(),
            slots: Vec::new(),
            most: (memory as usize / BYTES).clamp(4, NOWHERE as usize),
            hand: 0,
            wrong: None,
            moved: [0; 2],
        })))
    }

    /// So many pairs about which nothing is known.
    #[must_use]
    pub fn array(&self, length: usize) -> Paged {
        let mut pages = self.pages();
        let begin = pages.places.len();
        let end = begin + length.div_ceil(PAGE);
        pages.places.resize(end, (NOWHERE, false));
        drop(pages);
        Paged {
            pool: self.clone(),
            begin,
            length,
        }
    }

    /// What could not be read or written, if anything.
    ///
    /// # Errors
    /// The first of it.
    pub fn check(&self) -> Result<(), Told> {
        let pages = self.pages();
        pages.wrong.as_ref().map_or(Ok(()), |error| {
            let told = Message::new("ludo-error-scratch").with("error", error.to_string());
            Err(Told::other(told))
        })
    }

    /// Bytes that were read from the file and written to it.
    #[must_use]
    pub fn moved(&self) -> [u64; 2] {
        self.pages().moved.map(|pages| pages * BYTES as u64)
    }

    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pages {
    fn slot(&mut self, page: usize) -> usize {
        let (place, written) = self.places[page];
        if place != NOWHERE {
            self.slots[place as usize].used = true;
            return place as usize;
        }
        let slot = self.free();
        let mut words = std::mem::take(&mut self.slots[slot].words);
        if written {
            self.moved[0] += 1;
            let mut bytes = [0; BYTES];
            let read = self
                .file
                .seek(SeekFrom::Start((page * BYTES) as u64))
                .and_then(|_| self.file.read_exact(&mut bytes));
            for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
                *word = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
            }
            if let Err(error) = read {
                self.wrong.get_or_insert(error);
                words.fill(UNKNOWN);
            }
        } else {
            words.fill(UNKNOWN);
        }
        self.slots[slot] = Slot {
            page,
            dirty: false,
            used: true,
            words,
        };
        self.places[page].0 = slot as u32;
        slot
    }

    /// A slot that holds nothing that is needed: a new one, or one that was not used lately.
    fn free(&mut self) -> usize {
        if self.slots.len() < self.most {
            self.slots.push(Slot {
                page: 0,
                dirty: false,
                used: false,
                words: vec![UNKNOWN; PAGE],
            });
            return self.slots.len() - 1;
        }
        loop {
            let slot = self.hand;
            self.hand = (self.hand + 1) % self.slots.len();
            if !std::mem::take(&mut self.slots[slot].used) {
                self.put(slot);
                return slot;
            }
        }
    }

    /// Takes a page out of memory.
    fn put(&mut self, slot: usize) {
        let Slot {
            page, dirty, words, ..
        } = &self.slots[slot];
        let page = *page;
        self.places[page].0 = NOWHERE;
        if !dirty {
            return;
        }
        self.moved[1] += 1;
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let written = self
            .file
            .seek(SeekFrom::Start((page * BYTES) as u64))
            .and_then(|_| self.file.write_all(&bytes));
        self.places[page].1 = true;
        if let Err(error) = written {
            self.wrong.get_or_insert(error);
        }
    }
}

/// Pairs of a pool, two bounds of four bytes each.
pub struct Paged {
    pool: Pool,
    begin: usize,
    length: usize,
}

impl Cells for Paged {
    const ONE: u64 = Narrow::ONE;
    const BYTES: u64 = Narrow::BYTES;
    const WIDTH: u8 = Narrow::WIDTH;

    fn length(&self) -> usize {
        self.length
    }

    fn get(&self, at: usize) -> Pair {
        let mut pages = self.pool.pages();
        let slot = pages.slot(self.begin + at / PAGE);
        let word = pages.slots[slot].words[at % PAGE];
        Pair {
            low: word & 0xffff_ffff,
            high: word >> 32,
        }
    }

    fn set(&self, at: usize, pair: Pair) {
        let mut pages = self.pool.pages();
        let slot = pages.slot(self.begin + at / PAGE);
        let slot = &mut pages.slots[slot];
        slot.dirty = true;
        slot.words[at % PAGE] = pair.high << 32 | pair.low;
    }

    fn save(&self, out: &mut Vec<u8>) {
        for at in 0..self.length {
            let pair = self.get(at);
            out.extend_from_slice(&(pair.high << 32 | pair.low).to_le_bytes());
        }
    }

    fn load(&self, from: &[u8]) -> Result<(), Unusable> {
        if from.len() != self.length * 8 {
            return Err(Unusable::Misfit);
        }
        for (at, bytes) in from.chunks_exact(8).enumerate() {
            let word = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
            let pair = Pair {
                low: word & 0xffff_ffff,
                high: word >> 32,
            };
            if pair.low > pair.high {
                return Err(Unusable::Misfit);
            }
            self.set(at, pair);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::io::Cursor;

    proptest! {
        /// Whatever is written is read, with four pages in memory as with all.
        #[test]
        fn pages_come_back(
            lengths in prop::collection::vec(1..4000usize, 1..5),
            steps in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..1000u64), 1..400),
        ) {
            let pool = Pool::new(Box::new(Cursor::new(Vec::new())), 0);
            let arrays: Vec<Paged> = lengths.iter().map(|&length| pool.array(length)).collect();
            let mut plain: Vec<Vec<u64>> = lengths.iter().map(|&length| vec![0; length]).collect();
            for (array, at, low) in steps {
                let array = array.index(arrays.len());
                let at = at.index(lengths[array]);
                let known = arrays[array].get(at);
                prop_assert_eq!(known, Pair { low: plain[array][at], high: Narrow::ONE });
                arrays[array].set(at, Pair { low, high: Narrow::ONE });
                plain[array][at] = low;
            }
            prop_assert!(pool.check().is_ok());
            for (array, plain) in arrays.iter().zip(&plain) {
                for (at, &low) in plain.iter().enumerate() {
                    prop_assert_eq!(array.get(at).low, low);
                }
            }
        }
    }
}
