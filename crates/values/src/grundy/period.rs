//! Periods of Grundy sequences, and when they are proven.
//!
//! Theorem (subtraction games; octal games after Guy and Smith; the same proof for more heaps): let a game take at most `k`
//! and leave at most `t` heaps. If G(n + p) = G(n) for all n with n₀ ≤ n < t·n₀ + (t − 1)·p + k, then it holds for all n ≥ n₀.
//! For from there on, of the heaps left of n + p at least one has n₀ + p or more, and gives way to one that is smaller by p.

use super::{Code, sequence};
use work::{Halt, Work};

/// A period of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// After so many values they come again.
    pub period: usize,
    /// The least n₀ with G(n + period) = G(n) for all n ≥ n₀, as far as is known.
    pub preperiod: usize,
    /// Whether that is known for all n.
    pub proven: bool,
    /// How many values the proof needs; `None` where no theorem applies.
    pub needed: Option<usize>,
}

/// The period of the values 0, 1, 2 … of a game: the least one that is proven by them, else the least one that the
/// second half of the values shows at least twice.
#[must_use]
pub fn period(code: &Code, values: &[u32]) -> Option<Period> {
    let mut seen: Option<Period> = None;
    for period in 1..values.len() {
        let preperiod = preperiod(values, period);
        let shown = values.len().saturating_sub(preperiod);
        let needed = needed(code, preperiod, period);
        let found = Period {
            period,
            preperiod,
            proven: needed.is_some_and(|needed| needed <= values.len()),
            needed,
        };
        if found.proven {
            return Some(found);
        }
        if seen.is_none() && shown >= 2 * period && 2 * shown >= values.len() {
            seen = Some(found);
        }
    }
    seen
}

/// More values than this are not computed for the sake of a proof.
const MOST: usize = 1 << 20;

/// The same, with more values than are at hand where that proves it: a game that leaves at most one heap has a period for certain.
///
/// # Errors
/// When stopped, or when values need too much memory.
pub fn proven_period(code: &Code, values: &[u32], work: &Work) -> Result<Option<Period>, Halt> {
    let found = period(code, values);
    let (1, Some(largest)) = (code.most_left(), code.largest_take()) else {
        return Ok(found);
    };
    if found.is_some_and(|found| found.proven) {
        return Ok(found);
    }
    let mut length = values.len().max(4 * largest);
    while length <= MOST {
        let more = period(code, &sequence(code, length, work)?);
        if more.is_some_and(|more| more.proven) {
            return Ok(more);
        }
        length *= 2;
    }
    Ok(found)
}

/// The least n₀ from which on the values repeat, as far as they go.
fn preperiod(values: &[u32], period: usize) -> usize {
    (0..values.len() - period)
        .rev()
        .find(|&n| values[n] != values[n + period])
        .map_or(0, |n| n + 1)
}

/// How many values prove the period: equality must be seen up to the theorem's bound.
fn needed(code: &Code, preperiod: usize, period: usize) -> Option<usize> {
    let largest = code.largest_take()?;
    if code.asks_for_unequal() {
        // The heap that gives way might then equal the other one.
        return None;
    }
    let left = code.most_left();
    let bound = left * preperiod + (left - 1) * period + largest;
    Some(bound.max(preperiod + 1) + period)
}

/// The value of any heap, however large, once the period is proven.
#[must_use]
pub fn extend(values: &[u32], found: Option<Period>, heap: u64) -> Option<u32> {
    if let Some(&value) = usize::try_from(heap).ok().and_then(|heap| values.get(heap)) {
        return Some(value);
    }
    let found = found.filter(|found| found.proven)?;
    let beyond = (heap - found.preperiod as u64) % found.period as u64;
    Some(values[found.preperiod + beyond as usize])
}
