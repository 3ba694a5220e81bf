//! Heaps that do not influence each other: the Grundy value of each, and their nim-sum.

use crate::position::take_one;
use crate::{Ruleset, Taken};
use values::grundy::{Code, Digit, Period, extend, period, sequence};
use work::{Halt, Work};

/// So many values are tried first; most periods are proven by then, and then no heap is too large.
const FIRST: u64 = 20_000;

/// The Grundy values of single heaps, as far as they are needed.
pub(super) struct Values {
    code: Code,
    values: Vec<u32>,
    pub period: Option<Period>,
}

impl Values {
    /// The values of all heaps up to `largest`.
    pub fn new(rules: &Ruleset, largest: u64, work: &Work) -> Result<Self, Halt> {
        let code = rules.code();
        let mut values = sequence(&code, largest.min(FIRST) as usize, work)?;
        let mut found = period(&code, &values);
        if largest > FIRST && !found.is_some_and(|found| found.proven) {
            work.claim(largest.saturating_mul(4))?;
            values = sequence(&code, largest as usize, work)?;
            found = period(&code, &values);
        }
        Ok(Values {
            code,
            values,
            period: found,
        })
    }

    /// The value of one heap, up to the largest that was asked for.
    pub fn of(&self, heap: u64) -> u32 {
        extend(&self.values, self.period, heap).expect("computed, or periodic from there on")
    }

    /// Appends the moves on heap `index` of this size that leave the Grundy value `wanted`.
    pub fn moves_to(
        &self,
        wanted: u32,
        index: usize,
        size: u64,
        work: &Work,
        out: &mut Vec<Taken>,
    ) -> Result<(), Halt> {
        let mut options = Vec::new();
        for (take, digit) in self.code.takes(usize::try_from(size).unwrap_or(usize::MAX)) {
            work.check()?;
            // Every way to break is looked at; a heap that is too large has too many.
            if digit.allows(Digit::THREE) {
                work.claim(size.saturating_mul(size).saturating_mul(8))?;
            } else if breaks(digit) {
                work.claim(size.saturating_mul(64))?;
            }
            take_one(index, size, take as u64, digit, &mut options);
            for option in options.drain(..) {
                let left = if option.parts.is_empty() {
                    self.of(size - take as u64)
                } else {
                    option
                        .parts
                        .iter()
                        .fold(0, |sum, &part| sum ^ self.of(part))
                };
                if left == wanted {
                    out.push(option);
                }
            }
        }
        Ok(())
    }
}

fn breaks(digit: Digit) -> bool {
    [Digit::TWO, Digit::TWO_UNEQUAL, Digit::THREE]
        .iter()
        .any(|way| digit.allows(*way))
}
