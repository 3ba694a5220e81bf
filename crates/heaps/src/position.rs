//! Heaps on the table, and what a move does to them.

use crate::{Pattern, Ruleset};
use rules::Impartial;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use values::grundy::Digit;

/// A position: heaps in the order in which they lie, empty ones included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heaps {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// How many are in each heap.
    pub heaps: Vec<u64>,
}

impl Hash for Heaps {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.heaps.hash(state);
    }
}

/// A move: what is taken from which heaps, and what is left where a heap is broken.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Taken {
    /// Which heaps, counted from 0 and rising, and how many from each.
    pub from: Vec<(usize, u64)>,
    /// The parts that a broken heap leaves, rising; empty where no heap is broken.
    pub parts: Vec<u64>,
}

impl Taken {
    /// The heaps after the move, in their order; parts lie where their heap lay.
    #[must_use]
    pub fn applied(&self, heaps: &[u64]) -> Vec<u64> {
        let mut after = heaps.to_vec();
        for &(heap, amount) in &self.from {
            after[heap] -= amount;
        }
        if let ([(heap, _)], [_, ..]) = (&self.from[..], &self.parts[..]) {
            after.splice(heap..=heap, self.parts.iter().copied());
        }
        after
    }
}

impl Heaps {
    /// A position under these rules.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>, heaps: Vec<u64>) -> Self {
        Heaps { rules, heaps }
    }
}

impl Impartial for Heaps {
    type Move = Taken;

    fn moves(&self, out: &mut Vec<Taken>) {
        let first = out.len();
        for pattern in &self.rules.patterns {
            match pattern {
                Pattern::One { amounts, leave } => {
                    for (heap, &size) in self.heaps.iter().enumerate() {
                        for amount in amounts.up_to(size) {
                            take_one(heap, size, amount, *leave, out);
                        }
                    }
                }
                Pattern::Several {
                    amounts,
                    fewest,
                    most,
                    equal,
                } => {
                    let mut kind = SeveralHeaps {
                        heaps: &self.heaps,
                        sizes: (*fewest, *most),
                        out,
                    };
                    if *equal {
                        for amount in amounts.up_to(self.heaps.iter().copied().max().unwrap_or(0)) {
                            kind.extend(0, &mut Vec::new(), &|_| Box::new(std::iter::once(amount)));
                        }
                    } else {
                        kind.extend(0, &mut Vec::new(), &|size| Box::new(amounts.up_to(size)));
                    }
                }
            }
        }
        // Two patterns may allow the same move.
        if self.rules.patterns.len() > 1 {
            let mut listed = out.split_off(first);
            listed.sort();
            listed.dedup();
            out.append(&mut listed);
        }
    }

    fn after(&self, chosen: &Taken) -> Self {
        Heaps {
            rules: Arc::clone(&self.rules),
            heaps: chosen.applied(&self.heaps),
        }
    }

    /// Heaps are a sum unless a move may touch several.
    fn components(&self, out: &mut Vec<Self>) {
        if self.rules.is_coupled() {
            out.push(self.clone());
        } else {
            let single = |&heap| Heaps::new(Arc::clone(&self.rules), vec![heap]);
            out.extend(self.heaps.iter().map(single));
        }
    }
}

/// The ways to take `amount` from one heap.
pub(crate) fn take_one(heap: usize, size: u64, amount: u64, leave: Digit, out: &mut Vec<Taken>) {
    let rest = size - amount;
    let taken = |parts: Vec<u64>| Taken {
        from: vec![(heap, amount)],
        parts,
    };
    let unbroken = if rest == 0 {
        Digit::NOTHING
    } else {
        Digit::ONE
    };
    if amount > 0 && leave.allows(unbroken) {
        out.push(taken(Vec::new()));
    }
    let equal_halves = leave.allows(Digit::TWO);
    if equal_halves || leave.allows(Digit::TWO_UNEQUAL) {
        let pairs = (1..=rest / 2).map(|small| (small, rest - small));
        let allowed = pairs.filter(|(small, large)| equal_halves || small != large);
        out.extend(allowed.map(|(small, large)| taken(vec![small, large])));
    }
    if leave.allows(Digit::THREE) {
        for first in 1..=rest / 3 {
            let pairs = (first..=(rest - first) / 2).map(|second| (second, rest - first - second));
            out.extend(pairs.map(|(second, third)| taken(vec![first, second, third])));
        }
    }
}

/// Lists the moves on several heaps, heap after heap.
struct SeveralHeaps<'a> {
    heaps: &'a [u64],
    sizes: (usize, usize),
    out: &'a mut Vec<Taken>,
}

type AmountsFor<'f> = dyn Fn(u64) -> Box<dyn Iterator<Item = u64> + 'f> + 'f;

impl SeveralHeaps<'_> {
    fn extend(&mut self, next: usize, chosen: &mut Vec<(usize, u64)>, amounts: &AmountsFor<'_>) {
        let (fewest, most) = self.sizes;
        if chosen.len() >= fewest {
            self.out.push(Taken {
                from: chosen.clone(),
                parts: Vec::new(),
            });
        }
        if chosen.len() == most {
            return;
        }
        for heap in next..self.heaps.len() {
            let size = self.heaps[heap];
            for amount in amounts(size).take_while(|amount| *amount <= size) {
                chosen.push((heap, amount));
                self.extend(heap + 1, chosen, amounts);
                chosen.pop();
            }
        }
    }
}
