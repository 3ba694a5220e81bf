//! The sparse-space method for games that break a heap in two. Numbers are divided by a parity into rare ones (with 0,
//! closed under xor) and common ones, so that rare ⊕ common is common and common ⊕ common is rare. Most heaps have common
//! values, and a common value can only be an option through the few heaps with rare values: the least common value that is no
//! option is found by looking at those. It is the Grundy value if all rare numbers below it are options, which a few
//! splits usually show. The parity is only a guess of what will be rare; the answer is right whatever it is.

use super::plain::{insert_unbroken, value};
use super::{Code, Digit, Mex};
use work::{Halt, Work};

/// So many values are computed plainly before the first parity is chosen.
const PLAIN: usize = 128;

/// The Grundy values of heaps 0 … `to`.
pub(super) fn sequence(code: &Code, to: usize, work: &Work) -> Result<Vec<u32>, Halt> {
    work.claim(4 * (to as u64 + 1))?;
    let task = work.task("heap-task-sequence", Some(to as u64 + 1));
    let mut values: Vec<u32> = Vec::with_capacity(to + 1);
    let mut seen = Mex::default();
    let mut space = Space::default();
    let mut takes: Vec<(usize, Digit)> = Vec::new();
    for heap in 0..=to {
        let next = if heap < PLAIN {
            value(code, heap, &values, &mut seen)
        } else {
            if heap.is_power_of_two() {
                space = Space::choose(&values);
            }
            takes.clear();
            takes.extend(code.takes(heap));
            space.value(&takes, heap, &values, &mut seen)
        };
        values.push(next);
        if heap >= PLAIN && !space.is_common(next) {
            space.rare_heaps.push(heap);
        }
        task.tick()?;
    }
    Ok(values)
}

/// A guess which values are rare, and the heaps that have them.
#[derive(Default)]
struct Space {
    mask: u32,
    rare_heaps: Vec<usize>,
}

impl Space {
    /// The parity that leaves the fewest heaps rare, among all over the bits that occur.
    fn choose(values: &[u32]) -> Self {
        let most = values.iter().copied().max().unwrap_or(0);
        let mut counts = vec![0usize; most as usize + 1];
        for &value in values {
            counts[value as usize] += 1;
        }
        let rare = |mask: u32| -> usize {
            (0..=most)
                .filter(|&value| !parity(value, mask))
                .map(|value| counts[value as usize])
                .sum()
        };
        // Larger values only ever come in games that break nothing, which are not computed here.
        let masks = 1..2 * most.max(1).next_power_of_two().min(1 << 12);
        let mask = masks
            .min_by_key(|&mask| rare(mask))
            .expect("there are masks");
        let rare_heaps = (1..values.len())
            .filter(|&heap| !parity(values[heap], mask))
            .collect();
        Space { mask, rare_heaps }
    }

    fn is_common(&self, value: u32) -> bool {
        parity(value, self.mask)
    }

    fn value(&self, takes: &[(usize, Digit)], heap: usize, values: &[u32], seen: &mut Mex) -> u32 {
        seen.clear();
        for &(take, digit) in takes {
            let rest = heap - take;
            insert_unbroken(digit, rest, values, seen);
            if !splits(digit) {
                continue;
            }
            for &rare in self.rare_heaps.iter().take_while(|&&rare| rare < rest) {
                if 2 * rare != rest || digit.allows(Digit::TWO) {
                    seen.insert(values[rare] ^ values[rest - rare]);
                }
            }
        }
        let candidate = (0..)
            .find(|&number| self.is_common(number) && !seen.contains(number))
            .expect("memory is finite, numbers are not");
        let mut missing = (0..candidate)
            .filter(|&number| !self.is_common(number) && !seen.contains(number))
            .count();
        if missing == 0 {
            return candidate;
        }
        // All numbers taken go side by side: one of them alone may never show a number that another shows at once.
        for small in 1..=heap / 2 {
            for &(take, digit) in takes
                .iter()
                .filter(|&&(take, digit)| splits(digit) && 2 * small <= heap - take)
            {
                let large = heap - take - small;
                if small == large && !digit.allows(Digit::TWO) {
                    continue;
                }
                let option = values[small] ^ values[large];
                if option < candidate && seen.insert(option) {
                    missing -= 1;
                    if missing == 0 {
                        return candidate;
                    }
                }
            }
        }
        seen.least_missing().min(candidate)
    }
}

fn splits(digit: Digit) -> bool {
    digit.allows(Digit::TWO) || digit.allows(Digit::TWO_UNEQUAL)
}

fn parity(value: u32, mask: u32) -> bool {
    (value & mask).count_ones() % 2 == 1
}
