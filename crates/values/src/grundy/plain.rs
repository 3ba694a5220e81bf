//! Grundy sequences straight from the definition: the mex over all options. Quadratic where heaps are broken in two,
//! cubic in three; the slow twin of `sparse`, and the method for everything that has no better one.

use super::{Code, Digit, Mex};
use work::{Halt, Work};

/// The Grundy values of heaps 0 … `to` by trying every option.
///
/// # Errors
/// When stopped, or when the values do not fit into the memory budget.
pub fn sequence(code: &Code, to: usize, work: &Work) -> Result<Vec<u32>, Halt> {
    work.claim(2 * (to as u64 + 1))?;
    let task = work.task("heap-task-sequence", Some(to as u64 + 1));
    let mut values: Vec<u32> = Vec::with_capacity(to + 1);
    let mut seen = Mex::default();
    seen.clear();
    for heap in 0..=to {
        values.push(value(code, heap, &values, &mut seen));
        task.tick()?;
    }
    Ok(values)
}

/// The value of one heap when those of all smaller ones are known.
pub(super) fn value(code: &Code, heap: usize, values: &[u32], seen: &mut Mex) -> u32 {
    seen.clear();
    for (take, digit) in code.takes(heap) {
        let rest = heap - take;
        insert_unbroken(digit, rest, values, seen);
        if digit.allows(Digit::TWO) || digit.allows(Digit::TWO_UNEQUAL) {
            for small in 1..=rest / 2 {
                let large = rest - small;
                if small != large || digit.allows(Digit::TWO) {
                    seen.insert(values[small] ^ values[large]);
                }
            }
        }
        if digit.allows(Digit::THREE) {
            for first in 1..=rest / 3 {
                for second in first..=(rest - first) / 2 {
                    seen.insert(values[first] ^ values[second] ^ values[rest - first - second]);
                }
            }
        }
    }
    seen.least_missing()
}

/// Adds the options that leave nothing or one heap.
pub(super) fn insert_unbroken(digit: Digit, rest: usize, values: &[u32], seen: &mut Mex) {
    if rest == 0 && digit.allows(Digit::NOTHING) {
        seen.insert(0);
    } else if rest > 0 && digit.allows(Digit::ONE) && rest < values.len() {
        seen.insert(values[rest]);
    }
}
