//! Small lossy memories of pairs, shared by threads without locks: a lost entry is computed again, a torn one is
//! recognised. They never grow.

use std::sync::atomic::{AtomicU64, Ordering};

fn slot(key: u64, shift: u32) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> shift) as usize
}

fn zeros(bits: u32) -> Box<[AtomicU64]> {
    (0..1u64 << bits).map(|_| AtomicU64::new(0)).collect()
}

/// Whether one value is at most another: both indices and the answer fit into one word.
pub(crate) struct Verdicts {
    words: Box<[AtomicU64]>,
    shift: u32,
}

impl Verdicts {
    pub(crate) fn new(bits: u32) -> Self {
        Verdicts {
            words: zeros(bits),
            shift: 64 - bits,
        }
    }

    /// Indices stay below 2^31, so that a filled word is never zero: its top bit is set.
    fn key(a: u32, b: u32) -> u64 {
        u64::from(a) << 32 | u64::from(b) << 1
    }

    pub(crate) fn get(&self, a: u32, b: u32) -> Option<bool> {
        let key = Self::key(a, b);
        let word = self.words[slot(key, self.shift)].load(Ordering::Relaxed);
        (word & !1 == key | 1 << 63).then_some(word & 1 == 1)
    }

    pub(crate) fn put(&self, a: u32, b: u32, verdict: bool) {
        let key = Self::key(a, b);
        self.words[slot(key, self.shift)]
            .store(key | 1 << 63 | u64::from(verdict), Ordering::Relaxed);
    }
}

/// Spreads an answer over the whole word, so that the mask of one entry never turns a key into another one of use.
fn mask(data: u64) -> u64 {
    let spread = data.wrapping_mul(0xd6e8_feb8_6659_fd93);
    spread ^ spread >> 32
}

/// The sum of two values: two words, the first masked by the second, so that halves of different entries do not match.
pub(crate) struct Sums {
    words: Box<[AtomicU64]>,
    shift: u32,
}

impl Sums {
    pub(crate) fn new(bits: u32) -> Self {
        Sums {
            words: zeros(bits + 1),
            shift: 64 - bits,
        }
    }

    fn key(a: u32, b: u32) -> u64 {
        u64::from(a) << 32 | u64::from(b)
    }

    pub(crate) fn get(&self, a: u32, b: u32) -> Option<u32> {
        let key = Self::key(a, b);
        let at = 2 * slot(key, self.shift);
        let data = self.words[at + 1].load(Ordering::Relaxed);
        let masked = self.words[at].load(Ordering::Relaxed);
        (data != 0 && masked ^ mask(data) == key).then_some((data >> 1) as u32)
    }

    pub(crate) fn put(&self, a: u32, b: u32, sum: u32) {
        let key = Self::key(a, b);
        let at = 2 * slot(key, self.shift);
        // The low bit marks the entry as filled.
        let data = u64::from(sum) << 1 | 1;
        self.words[at].store(key ^ mask(data), Ordering::Relaxed);
        self.words[at + 1].store(data, Ordering::Relaxed);
    }
}
