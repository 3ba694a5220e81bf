//! Tables of all P-positions of so many heaps up to a size.

use crate::solvers::partitions::Partitions;
use crate::solvers::{MOST_COUPLED, Oracle, Sieve, Unsolved};
use crate::{End, LARGEST_HEAP, Ruleset};
use std::sync::Arc;
use work::Work;

/// Every P-position 0 ≤ a ≤ b ≤ … ≤ `most` of `heaps` heaps, in lexicographic order.
///
/// # Errors
/// When the sizes are not possible, when stopped, or when the memory budget does not do.
pub fn p_positions(
    rules: &Ruleset,
    heaps: usize,
    most: u64,
    work: &Work,
) -> Result<Vec<Vec<u32>>, Unsolved> {
    if heaps == 0 {
        return Err(Unsolved::NoHeaps);
    }
    if heaps > MOST_COUPLED {
        return Err(Unsolved::TooManyHeaps {
            count: heaps,
            most: MOST_COUPLED,
        });
    }
    if most > LARGEST_HEAP {
        return Err(Unsolved::TooLarge(most));
    }
    let bounds = vec![most; heaps];
    let mut rows: Vec<Vec<u32>> = if rules.breaks() {
        broken(rules, &bounds, work)?
    } else {
        let sieve = Sieve::new(rules, &bounds, work)?;
        work.claim(sieve.p_count().saturating_mul(row_bytes(heaps)))?;
        sieve.p_positions().collect()
    };
    rows.sort_unstable();
    Ok(rows)
}

/// What one row takes, with what the allocator adds.
fn row_bytes(heaps: usize) -> u64 {
    48 + 4 * heaps as u64
}

/// Games that break heaps: every sorted position is asked about, as a sum or, in misère play, after a search of them all.
fn broken(rules: &Ruleset, bounds: &[u64], work: &Work) -> Result<Vec<Vec<u32>>, Unsolved> {
    let task = work.task("heap-task-table", None);
    let mut rows = Vec::new();
    let mut note = |heaps: &[u64], mover_wins: bool| {
        if !mover_wins {
            rows.push(heaps.iter().map(|&heap| heap as u32).collect());
            work.claim(rows.len() as u64 * row_bytes(heaps.len()))?;
        }
        task.tick()
    };
    if rules.end == End::Normal && !rules.is_coupled() {
        let oracle = Oracle::new(rules, bounds, work)?;
        for heaps in Sorted::new(bounds) {
            note(&heaps, oracle.mover_wins(&heaps))?;
        }
    } else {
        let total = bounds.iter().sum();
        let all = Partitions::new(&Arc::new(rules.clone()), Sorted::new(bounds), total, work)?;
        for heaps in Sorted::new(bounds) {
            note(&heaps, all.mover_wins(&heaps))?;
        }
    }
    Ok(rows)
}

/// All sorted heaps up to a bound, in lexicographic order.
struct Sorted {
    next: Option<Vec<u64>>,
    most: u64,
}

impl Sorted {
    fn new(bounds: &[u64]) -> Self {
        Sorted {
            next: Some(vec![0; bounds.len()]),
            most: bounds.iter().copied().max().unwrap_or(0),
        }
    }
}

impl Iterator for Sorted {
    type Item = Vec<u64>;

    fn next(&mut self) -> Option<Vec<u64>> {
        let current = self.next.take()?;
        // Raise the last heap that can be raised, and the ones after it to the same.
        if let Some(index) = (0..current.len())
            .rev()
            .find(|&index| current[index] < self.most)
        {
            let mut following = current.clone();
            following[index..].fill(current[index] + 1);
            self.next = Some(following);
        }
        Some(current)
    }
}
