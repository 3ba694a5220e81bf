//! Bounds in flat arrays: whole numbers of a unit, so that every rounding is known and goes outward. Four bytes a bound
//! where an answer within 1e-6 is wanted, eight otherwise; floats of four bytes would lose a twentieth of a millionth at
//! every turn, and a game has hundreds. It does not know what is bounded.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use work::checkpoint::Unusable;
use work::hint::with_large_pages;

/// A lower and an upper bound, in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// At least this.
    pub low: u64,
    /// At most this.
    pub high: u64,
}

impl Pair {
    /// How far the bounds are apart.
    #[inline]
    #[must_use]
    pub fn gap(self) -> u64 {
        self.high - self.low
    }

    /// The same event seen by the opponent.
    #[inline]
    #[must_use]
    pub fn other(self, one: u64) -> Pair {
        Pair {
            low: one - self.high,
            high: one - self.low,
        }
    }

    /// The better of two choices.
    #[inline]
    #[must_use]
    pub fn max(self, other: Pair) -> Pair {
        Pair {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The worse of two choices.
    #[inline]
    #[must_use]
    pub fn min(self, other: Pair) -> Pair {
        Pair {
            low: self.low.min(other.low),
            high: self.high.min(other.high),
        }
    }
}

/// An array of pairs that many threads may read and write at once.
pub trait Cells: Send + Sync + Sized {
    /// Certainty, in units. 216 times this, all ways of three dice, fits into 64 bits.
    const ONE: u64;
    /// Bytes for a pair.
    const BYTES: u64;
    /// Names the width in checkpoints.
    const WIDTH: u8;

    /// How many there are.
    fn length(&self) -> usize;
    /// Reads a pair.
    fn get(&self, at: usize) -> Pair;
    /// Writes a pair.
    fn set(&self, at: usize, pair: Pair);
    /// The widest gap.
    fn widest(&self) -> u64 {
        let gaps = (0..self.length()).map(|at| self.get(at).gap());
        gaps.max().unwrap_or(0)
    }
    /// Writes a pair as it is kept in files.
    #[inline]
    fn write(pair: Pair, to: &mut [u8]) {
        let width = usize::from(Self::WIDTH);
        to[..width].copy_from_slice(&pair.low.to_le_bytes()[..width]);
        to[width..2 * width].copy_from_slice(&pair.high.to_le_bytes()[..width]);
    }
    /// The pair at the beginning of bytes from a file.
    #[inline]
    fn read(from: &[u8]) -> Pair {
        let width = usize::from(Self::WIDTH);
        let number = |bytes: &[u8]| {
            let mut whole = [0; 8];
            whole[..width].copy_from_slice(bytes);
            u64::from_le_bytes(whole)
        };
        Pair {
            low: number(&from[..width]),
            high: number(&from[width..2 * width]),
        }
    }
    /// Appends all pairs to a checkpoint.
    fn save(&self, out: &mut Vec<u8>);
    /// Takes pairs back from a checkpoint.
    ///
    /// # Errors
    /// [`Unusable::Misfit`] when there are not as many, or they are no bounds.
    fn load(&self, from: &[u8]) -> Result<(), Unusable>;
}

/// Arrays that are made of memory alone.
pub trait Fresh: Cells {
    /// So many pairs about which nothing is known.
    fn unknown(length: usize) -> Self;
}

/// Two bounds of four bytes each.
pub struct Narrow(Vec<AtomicU64>);

impl Fresh for Narrow {
    fn unknown(length: usize) -> Self {
        let word = Narrow::ONE << 32;
        let mut cells = with_large_pages(length);
        cells.resize_with(length, || AtomicU64::new(word));
        Narrow(cells)
    }
}

impl Cells for Narrow {
    const ONE: u64 = u32::MAX as u64;
    const BYTES: u64 = 8;
    const WIDTH: u8 = 4;

    fn length(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn get(&self, at: usize) -> Pair {
        let word = self.0[at].load(Relaxed);
        Pair {
            low: word & 0xffff_ffff,
            high: word >> 32,
        }
    }

    #[inline]
    fn set(&self, at: usize, pair: Pair) {
        self.0[at].store(pair.high << 32 | pair.low, Relaxed);
    }

    fn save(&self, out: &mut Vec<u8>) {
        for word in &self.0 {
            out.extend_from_slice(&word.load(Relaxed).to_le_bytes());
        }
    }

    fn load(&self, from: &[u8]) -> Result<(), Unusable> {
        if from.len() != self.0.len() * 8 {
            return Err(Unusable::Misfit);
        }
        for (word, bytes) in self.0.iter().zip(from.chunks_exact(8)) {
            word.store(
                u64::from_le_bytes(bytes.try_into().expect("eight bytes")),
                Relaxed,
            );
        }
        let bounds = (0..self.length()).all(|at| self.get(at).low <= self.get(at).high);
        bounds.then_some(()).ok_or(Unusable::Misfit)
    }
}

/// Two bounds of eight bytes each.
pub struct Wide(Vec<[AtomicU64; 2]>);

impl Fresh for Wide {
    fn unknown(length: usize) -> Self {
        let cell = || [AtomicU64::new(0), AtomicU64::new(Wide::ONE)];
        let mut cells = with_large_pages(length);
        cells.resize_with(length, cell);
        Wide(cells)
    }
}

impl Cells for Wide {
    const ONE: u64 = 1 << 56;
    const BYTES: u64 = 16;
    const WIDTH: u8 = 8;

    fn length(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn get(&self, at: usize) -> Pair {
        let [low, high] = &self.0[at];
        Pair {
            low: low.load(Relaxed),
            high: high.load(Relaxed),
        }
    }

    #[inline]
    fn set(&self, at: usize, pair: Pair) {
        let [low, high] = &self.0[at];
        low.store(pair.low, Relaxed);
        high.store(pair.high, Relaxed);
    }

    fn save(&self, out: &mut Vec<u8>) {
        for [low, high] in &self.0 {
            out.extend_from_slice(&low.load(Relaxed).to_le_bytes());
            out.extend_from_slice(&high.load(Relaxed).to_le_bytes());
        }
    }

    fn load(&self, from: &[u8]) -> Result<(), Unusable> {
        if from.len() != self.0.len() * 16 {
            return Err(Unusable::Misfit);
        }
        let number = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
        for (at, bytes) in from.chunks_exact(16).enumerate() {
            let (low, high) = (number(&bytes[..8]), number(&bytes[8..]));
            if low > high || high > Wide::ONE {
                return Err(Unusable::Misfit);
            }
            self.set(at, Pair { low, high });
        }
        Ok(())
    }
}
