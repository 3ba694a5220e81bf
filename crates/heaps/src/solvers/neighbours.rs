//! The positions one move above or below sorted heaps, as ranks, each step of a heap in constant time: a heap that grows
//! past its neighbours takes their place in the order, and only its own share of the rank changes.

use super::Staircase;
use crate::{Amounts, Pattern, Ruleset};
use values::grundy::Digit;

/// More heaps than the sieve ever sees.
pub(super) const MOST: usize = super::MOST_COUPLED;

/// Whether moves are undone or made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// To the positions from which a move leads here.
    Up,
    /// To the positions to which a move leads from here.
    Down,
}

/// Calls `visit` with the rank of every neighbour; some may come twice.
pub(super) fn neighbours(
    rules: &Ruleset,
    stairs: &Staircase,
    sorted: &[u32],
    way: Way,
    visit: &mut impl FnMut(u64),
) {
    let rank = stairs.rank(sorted);
    for pattern in &rules.patterns {
        match pattern {
            Pattern::One { amounts, leave } => {
                for index in
                    (0..sorted.len()).filter(|&index| leads(sorted, index, 1 << index, way))
                {
                    let mut walk = Walk::new(stairs, sorted, rank, way);
                    walk.one(index, amounts, *leave, visit);
                }
            }
            Pattern::Several {
                amounts,
                fewest,
                most,
                equal,
            } => {
                for chosen in 1u32..1 << sorted.len() {
                    let size = chosen.count_ones() as usize;
                    if size < *fewest || size > *most || !canonical(sorted, chosen, way) {
                        continue;
                    }
                    if *equal {
                        Walk::new(stairs, sorted, rank, way).equally(chosen, amounts, visit);
                    } else {
                        freely(stairs, sorted, chosen, amounts, way, visit);
                    }
                }
            }
        }
    }
}

/// Whether `index` is the one of its equals that moves first: the last one upwards, the first one downwards.
fn leads(sorted: &[u32], index: usize, chosen: u32, way: Way) -> bool {
    let next = match way {
        Way::Up if index + 1 < sorted.len() => index + 1,
        Way::Down if index > 0 => index - 1,
        _ => return true,
    };
    sorted[next] != sorted[index] || chosen & 1 << next != 0
}

/// Whether of equal heaps the leading ones are chosen; other choices give the same positions again.
fn canonical(sorted: &[u32], chosen: u32, way: Way) -> bool {
    (0..sorted.len())
        .filter(|&index| chosen & 1 << index != 0)
        .all(|index| leads(sorted, index, chosen, way))
}

struct Walk<'s> {
    stairs: &'s Staircase,
    sizes: [u32; MOST],
    heaps: usize,
    rank: u64,
    way: Way,
}

impl<'s> Walk<'s> {
    fn new(stairs: &'s Staircase, sorted: &[u32], rank: u64, way: Way) -> Self {
        let mut sizes = [0; MOST];
        sizes[..sorted.len()].copy_from_slice(sorted);
        Walk {
            stairs,
            sizes,
            heaps: sorted.len(),
            rank,
            way,
        }
    }

    /// Moves the heap at `index` by one, letting it pass its equals; `false` at the edge.
    fn step(&mut self, index: &mut usize) -> bool {
        let size = self.sizes[*index];
        let next = match self.way {
            Way::Up => {
                while *index + 1 < self.heaps && self.sizes[*index + 1] == size {
                    *index += 1;
                }
                if size == self.stairs.limit(*index) {
                    return false;
                }
                size + 1
            }
            Way::Down => {
                if size == 0 {
                    return false;
                }
                while *index > 0 && self.sizes[*index - 1] == size {
                    *index -= 1;
                }
                size - 1
            }
        };
        self.rank = self.rank + self.stairs.share(*index, next) - self.stairs.share(*index, size);
        self.sizes[*index] = next;
        true
    }

    fn one(
        &mut self,
        mut index: usize,
        amounts: &Amounts,
        leave: Digit,
        visit: &mut impl FnMut(u64),
    ) {
        let start = self.sizes[index];
        let any = amounts.is_any();
        let last = amounts.largest().unwrap_or(u64::MAX);
        let mut amount = 0;
        while amount < last && self.step(&mut index) {
            amount += 1;
            let rest = match self.way {
                Way::Up => start,
                Way::Down => self.sizes[index],
            };
            let wanted = if rest == 0 {
                Digit::NOTHING
            } else {
                Digit::ONE
            };
            if leave.allows(wanted) && (any || amounts.contains(amount)) {
                visit(self.rank);
            }
        }
    }

    /// The same number from each chosen heap: all of them move in step, the foremost first.
    fn equally(&mut self, chosen: u32, amounts: &Amounts, visit: &mut impl FnMut(u64)) {
        let mut indices = [0; MOST];
        let mut count = 0;
        for place in 0..self.heaps {
            let index = match self.way {
                Way::Up => self.heaps - 1 - place,
                Way::Down => place,
            };
            if chosen & 1 << index != 0 {
                indices[count] = index;
                count += 1;
            }
        }
        let any = amounts.is_any();
        let last = amounts.largest().unwrap_or(u64::MAX);
        let mut amount = 0;
        while amount < last {
            for index in &mut indices[..count] {
                if !self.step(index) {
                    return;
                }
            }
            amount += 1;
            if any || amounts.contains(amount) {
                visit(self.rank);
            }
        }
    }
}

/// Any numbers from the chosen heaps: all combinations, sorted and ranked anew.
fn freely(
    stairs: &Staircase,
    sorted: &[u32],
    chosen: u32,
    amounts: &Amounts,
    way: Way,
    visit: &mut impl FnMut(u64),
) {
    let Some(index) = (chosen != 0).then(|| chosen.trailing_zeros() as usize) else {
        let mut moved = sorted.to_vec();
        moved.sort_unstable();
        let inside = moved
            .iter()
            .enumerate()
            .all(|(at, &size)| size <= stairs.limit(at));
        if inside {
            visit(stairs.rank(&moved));
        }
        return;
    };
    let size = sorted[index];
    let room = match way {
        Way::Up => stairs.limit(stairs.heaps() - 1) - size,
        Way::Down => size,
    };
    for amount in amounts.up_to(room.into()) {
        let mut moved = sorted.to_vec();
        moved[index] = match way {
            Way::Up => size + amount as u32,
            Way::Down => size - amount as u32,
        };
        freely(stairs, &moved, chosen & (chosen - 1), amounts, way, visit);
    }
}
