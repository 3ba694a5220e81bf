//! The marking sieve: positions by rising total, each unmarked one is a P-position and marks every position that has a move
//! to it. One bit a position. Positions of the same total do not influence each other and are treated in parallel.
//!
//! Cost: every position is looked at once, and every P-position marks its predecessors in constant time each; there are few
//! P-positions, so this is far less than looking at all moves of all positions.

use super::Staircase;
use super::neighbours::{MOST, Way, neighbours};
use crate::{End, Pattern, Ruleset};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};
use values::grundy::Digit;
use work::{Halt, Work};

/// All positions below a staircase, divided into P and N.
pub struct Sieve {
    stairs: Staircase,
    /// A bit for each position, set for N.
    marks: Vec<AtomicU64>,
}

impl Sieve {
    /// Divides everything that can be reached from these heaps under rules that break no heap.
    ///
    /// # Errors
    /// When stopped, or when the memory budget does not do.
    ///
    /// # Panics
    /// With more than [`super::MOST_COUPLED`] heaps.
    pub fn new(rules: &Ruleset, heaps: &[u64], work: &Work) -> Result<Self, Halt> {
        assert!(heaps.len() <= MOST, "at most {MOST} heaps");
        // Measuring itself takes a table; that must fit first.
        let tables = Staircase::table_bytes(heaps);
        work.claim(tables)?;
        let positions = Staircase::measure(heaps).unwrap_or(u64::MAX);
        work.claim(tables.saturating_add(positions / 8 + 8))?;
        let stairs = Staircase::new(heaps);
        let words = stairs.count().div_ceil(64) as usize;
        let mut sieve = Sieve {
            stairs,
            marks: Vec::new(),
        };
        sieve.marks.resize_with(words, AtomicU64::default);
        sieve.run(rules, heaps.iter().sum(), work)?;
        Ok(sieve)
    }

    /// How many positions were divided.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.stairs.count()
    }

    /// Whether the player to move wins from these heaps, given in any order; empty ones may be left out.
    #[must_use]
    pub fn mover_wins(&self, heaps: &[u64]) -> bool {
        let mut sorted: Vec<u32> = heaps.iter().map(|&heap| heap as u32).collect();
        sorted.resize(self.stairs.heaps(), 0);
        sorted.sort_unstable();
        self.is_marked(self.stairs.rank(&sorted))
    }

    /// How many P-positions there are.
    #[must_use]
    pub fn p_count(&self) -> u64 {
        let marked: u64 = self
            .marks
            .iter()
            .map(|word| u64::from(word.load(Ordering::Relaxed).count_ones()))
            .sum();
        self.stairs.count() - marked
    }

    /// All P-positions, sorted heaps each, by rank.
    pub fn p_positions(&self) -> impl Iterator<Item = Vec<u32>> + '_ {
        let unmarked = |word: usize| {
            let marks = self.marks[word].load(Ordering::Relaxed);
            let first = word as u64 * 64;
            let last = (first + 64).min(self.stairs.count());
            (first..last).filter(move |rank| marks & 1 << (rank - first) == 0)
        };
        (0..self.marks.len()).flat_map(unmarked).map(|rank| {
            let mut sorted = vec![0; self.stairs.heaps()];
            self.stairs.unrank(rank, &mut sorted);
            sorted
        })
    }

    fn is_marked(&self, rank: u64) -> bool {
        self.marks[(rank / 64) as usize].load(Ordering::Relaxed) & 1 << (rank % 64) != 0
    }

    fn mark(&self, rank: u64) {
        let (word, bit) = (&self.marks[(rank / 64) as usize], 1 << (rank % 64));
        // Most are marked already, and looking is much cheaper than writing.
        if word.load(Ordering::Relaxed) & bit == 0 {
            word.fetch_or(bit, Ordering::Relaxed);
        }
    }

    fn run(&self, rules: &Ruleset, total: u64, work: &Work) -> Result<(), Halt> {
        let task = work.task("heap-task-sieve", Some(self.stairs.count()));
        let top = self.stairs.heaps() - 1;
        for sum in 0..=total {
            let limit = u64::from(self.stairs.limit(top)).min(sum) as u32;
            // The largest heap is at least the mean.
            let least = sum.div_ceil(self.stairs.heaps() as u64) as u32;
            let levels = (least..limit + 1).into_par_iter().with_min_len(4);
            levels.try_for_each(|largest| {
                let mut level = Level {
                    sieve: self,
                    rules,
                    sizes: [0; MOST],
                    visited: 0,
                };
                level.sizes[top] = largest;
                let share = self.stairs.share(top, largest);
                level.below(top, largest, sum - u64::from(largest), share);
                task.advance(level.visited)
            })?;
        }
        Ok(())
    }
}

/// The walk over all positions of one total with the same largest heap.
struct Level<'s> {
    sieve: &'s Sieve,
    rules: &'s Ruleset,
    sizes: [u32; MOST],
    visited: u64,
}

impl Level<'_> {
    /// Fills the heaps below `index` with `left`, none above `cap`; `rank` is that of the heaps from `index` up.
    fn below(&mut self, index: usize, cap: u32, left: u64, rank: u64) {
        if index == 0 {
            if left == 0 {
                self.visit(rank);
            }
            return;
        }
        let stairs = &self.sieve.stairs;
        let next = index - 1;
        let most = u64::from(cap.min(stairs.limit(next))).min(left);
        if next == 0 {
            // The last heap takes what is left.
            if left <= most {
                self.sizes[0] = left as u32;
                self.visit(rank + stairs.share(0, left as u32));
            }
            return;
        }
        for size in (0..=most as u32).rev() {
            // Once the smaller heaps cannot hold the rest, still smaller sizes cannot either.
            let room: u64 = (0..next)
                .map(|at| u64::from(stairs.limit(at).min(size)))
                .sum();
            let rest = left - u64::from(size);
            if rest > room {
                break;
            }
            self.sizes[next] = size;
            self.below(next, size, rest, rank + stairs.share(next, size));
        }
    }

    fn visit(&mut self, rank: u64) {
        self.visited += 1;
        if self.sieve.is_marked(rank) {
            return;
        }
        let sorted = &self.sizes[..self.sieve.stairs.heaps()];
        if self.rules.end == End::Misere && !has_move(self.rules, sorted) {
            self.sieve.mark(rank);
            return;
        }
        let mut mark = |above| self.sieve.mark(above);
        neighbours(self.rules, &self.sieve.stairs, sorted, Way::Up, &mut mark);
    }
}

/// Whether any move is possible.
fn has_move(rules: &Ruleset, sorted: &[u32]) -> bool {
    rules.patterns.iter().any(|pattern| match pattern {
        Pattern::One { amounts, leave } => sorted.iter().any(|&size| {
            let size = u64::from(size);
            amounts.up_to(size).any(|amount| {
                amount > 0
                    && leave.allows(if amount == size {
                        Digit::NOTHING
                    } else {
                        Digit::ONE
                    })
            })
        }),
        Pattern::Several {
            amounts, fewest, ..
        } => amounts.least().is_some_and(|least| {
            sorted
                .iter()
                .filter(|&&size| u64::from(size) >= least)
                .count()
                >= *fewest
        }),
    })
}
