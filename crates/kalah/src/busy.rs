//! Which boards are being searched now, so that other threads begin with something else. It may forget and may remember too long:
//! that costs time, never truth.

use std::sync::atomic::{AtomicU64, Ordering};

/// So many boards, as a power of two, can be marked.
const BITS: u32 = 12;

/// Marks of boards, by their numbers.
pub struct Busy(Vec<AtomicU64>);

impl Default for Busy {
    fn default() -> Self {
        let mut places = Vec::new();
        places.resize_with(1 << BITS, AtomicU64::default);
        Busy(places)
    }
}

impl Busy {
    fn place(&self, key: u64) -> &AtomicU64 {
        &self.0[(key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - BITS)) as usize]
    }

    /// Whether some thread is searching a board.
    #[must_use]
    pub fn holds(&self, key: u64) -> bool {
        self.place(key).load(Ordering::Relaxed) == key
    }

    /// A thread begins with a board.
    pub fn enter(&self, key: u64) {
        self.place(key).store(key, Ordering::Relaxed);
    }

    /// A thread is done with a board.
    pub fn leave(&self, key: u64) {
        if self.holds(key) {
            self.place(key).store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_entered_is_held_until_it_leaves() {
        let busy = Busy::default();
        for key in 1..1000 {
            assert!(!busy.holds(key));
            busy.enter(key);
            assert!(busy.holds(key));
            busy.leave(key);
            assert!(!busy.holds(key));
        }
    }
}
