//! Values of all boards with few beans, one byte each, computed from the end of the game backwards. It works on bytes
//! in memory; files and their checks are in `archive`.

use crate::board::{Board, Sower};
use crate::rank::{Ranker, boards_up_to};
use crate::variant::Rules;
use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use work::hint::with_large_pages;
use work::{Halt, Work};

/// No value yet.
const UNKNOWN: u8 = 0x80;
/// Boards that one piece of parallel work takes.
const BLOCK: u64 = 1 << 14;
/// More beans than this have never been needed and would not fit a byte's sign much longer.
pub const MOST_BEANS: u16 = 100;

/// Where the bytes live: in memory or in a mapped file.
pub type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// Values of all boards of one size with at most so many beans.
#[derive(Clone)]
pub struct Database {
    length: usize,
    rules: Rules,
    beans: u16,
    offset: usize,
    bytes: Bytes,
}

impl Database {
    /// A database whose values start at `offset` in `bytes`. Whoever calls has checked the bytes.
    ///
    /// # Panics
    /// When there are too few bytes.
    #[must_use]
    pub fn over(length: usize, rules: Rules, beans: u16, offset: usize, bytes: Bytes) -> Self {
        let count = boards_up_to(length, beans).expect("a database has fewer boards than 2^64");
        let available = (*bytes).as_ref().len() as u64;
        assert!(available >= offset as u64 + count, "too few bytes");
        Database {
            length,
            rules,
            beans,
            offset,
            bytes,
        }
    }

    /// How many pits a row has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.length
    }

    /// The rules it is for.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Boards with at most so many beans are in it.
    #[must_use]
    pub fn beans(&self) -> u16 {
        self.beans
    }

    /// The values by the boards' numbers, each as a signed byte.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &(*self.bytes).as_ref()[self.offset..]
    }

    /// Whether it can be used for games of this kind. The pie rule concerns only the first turn.
    #[must_use]
    pub fn serves(&self, length: usize, rules: Rules) -> bool {
        self.length == length
            && Rules {
                pie: rules.pie,
                ..self.rules
            } == rules
    }
}

/// How many bytes the values of all boards with at most `beans` beans take.
#[must_use]
pub fn bytes_needed(length: usize, beans: u16) -> Option<u64> {
    boards_up_to(length, beans)
}

/// Builds layer after layer: layer k holds the boards with exactly k beans.
pub struct Builder {
    length: usize,
    rules: Rules,
    beans: u16,
    done: Option<u16>,
    ranker: Ranker,
    sower: Sower<u64>,
    values: Vec<AtomicU8>,
}

impl Builder {
    /// A builder that will go up to `beans` beans.
    ///
    /// # Errors
    /// [`Halt::TooBig`] when that needs more memory than allowed.
    ///
    /// # Panics
    /// When rows are longer than eight pits or there are more than [`MOST_BEANS`] beans.
    pub fn new(work: &Work, length: usize, rules: Rules, beans: u16) -> Result<Self, Halt> {
        assert!(length <= 8 && beans <= MOST_BEANS, "no such database");
        let count = boards_up_to(length, beans).unwrap_or(u64::MAX);
        work.claim(count)?;
        let ranker = Ranker::new(length, beans).expect("the count fits");
        let mut values = with_large_pages(count as usize);
        values.resize_with(count as usize, || AtomicU8::new(UNKNOWN));
        Ok(Builder {
            length,
            rules,
            beans,
            done: None,
            ranker,
            sower: Sower::new(length, beans, rules),
            values,
        })
    }

    /// The layer to be built next; `None` when all are there.
    #[must_use]
    pub fn next(&self) -> Option<u16> {
        let next = self.done.map_or(0, |done| done + 1);
        (next <= self.beans).then_some(next)
    }

    /// The numbers of the boards of a layer.
    #[must_use]
    pub fn layer(&self, beans: u16) -> std::ops::Range<u64> {
        layer(self.length, beans)
    }

    /// Takes a layer that was built before, which must be the next one and of the right size.
    ///
    /// # Panics
    /// When it is not.
    pub fn take(&mut self, beans: u16, bytes: &[u8]) {
        assert_eq!(self.next(), Some(beans), "layers come in order");
        let range = self.layer(beans);
        assert_eq!(bytes.len() as u64, range.end - range.start);
        for (value, &byte) in self.values[range.start as usize..].iter().zip(bytes) {
            value.store(byte, Ordering::Relaxed);
        }
        self.done = Some(beans);
    }

    /// Builds the next layer, in parallel, and returns its bytes.
    ///
    /// # Errors
    /// When stopped; the layer is then not counted as built, and can be begun again.
    pub fn build(&mut self, work: &Work) -> Result<Option<Vec<u8>>, Halt> {
        let Some(beans) = self.next() else {
            return Ok(None);
        };
        let range = self.layer(beans);
        let task = work.task("kalah-task-database", Some(range.end - range.start));
        let blocks = (range.end - range.start).div_ceil(BLOCK);
        (0..blocks).into_par_iter().try_for_each(|block| {
            let from = range.start + block * BLOCK;
            let to = (from + BLOCK).min(range.end);
            let mut board = Some(self.ranker.unrank(from));
            for (rank, value) in (from..to).zip(&self.values[from as usize..]) {
                let Some(here) = board else { break };
                if value.load(Ordering::Relaxed) == UNKNOWN {
                    self.value(here, rank);
                }
                board = self.ranker.next(here);
            }
            task.advance(to - from)
        })?;
        self.done = Some(beans);
        let built = self.values[range.start as usize..range.end as usize].iter();
        Ok(Some(
            built.map(|value| value.load(Ordering::Relaxed)).collect(),
        ))
    }

    /// The value of a board. Sowings that store a bean lead to lower layers, which are known; those that store none move
    /// beans towards the mover's store within his row, so this recursion ends. Two threads may compute the same
    /// value at once; both store the same byte.
    fn value(&self, board: Board<u64>, rank: u64) -> i8 {
        let known = self.values[rank as usize].load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known as i8;
        }
        let value = if board.is_over() {
            self.sower.swept(board)
        } else {
            let mut best = i16::MIN;
            for pit in (0..self.length).filter(|&pit| board.mine & (0xff << (8 * pit)) != 0) {
                let sown = self.sower.sow(board, pit);
                let gain = sown.gain as i16;
                let value = if sown.board.is_over() {
                    gain + self.sower.swept(sown.board)
                } else if sown.again {
                    gain + i16::from(self.value(sown.board, self.ranker.rank(sown.board)))
                } else {
                    let next = sown.board.swapped();
                    gain - i16::from(self.value(next, self.ranker.rank(next)))
                };
                best = best.max(value);
            }
            best
        };
        self.values[rank as usize].store(value as i8 as u8, Ordering::Relaxed);
        value as i8
    }

    /// The finished database.
    ///
    /// # Panics
    /// When layers are missing.
    #[must_use]
    pub fn finish(self) -> Database {
        assert_eq!(self.next(), None, "layers are missing");
        let values: Vec<u8> = self.values.into_iter().map(AtomicU8::into_inner).collect();
        Database::over(self.length, self.rules, self.beans, 0, Arc::new(values))
    }
}

/// The numbers of the boards with exactly so many beans.
#[must_use]
pub fn layer(length: usize, beans: u16) -> std::ops::Range<u64> {
    let count = |beans| boards_up_to(length, beans).expect("a database has fewer boards than 2^64");
    let start = beans.checked_sub(1).map_or(0, count);
    start..count(beans)
}

/// Builds a whole database in memory.
///
/// # Errors
/// When stopped or too large.
pub fn build(work: &Work, length: usize, rules: Rules, beans: u16) -> Result<Database, Halt> {
    let mut builder = Builder::new(work, length, rules, beans)?;
    while builder.build(work)?.is_some() {}
    Ok(builder.finish())
}
