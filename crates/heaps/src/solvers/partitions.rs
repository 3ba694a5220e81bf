//! Misère play of games that break heaps: no sum theory helps, and the number of heaps grows. Everything that can be reached is
//! solved once, as sorted heaps without empty ones.

use super::Unsolved;
use crate::{End, Heaps, Ruleset};
use rules::Impartial;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use values::grundy::Mex;
use work::{Bytes, Halt, TooBig, Work};

/// What one solved position takes, with its key.
const BYTES_EACH: f64 = 96.0;

/// All positions that can be reached, with who wins.
pub(crate) struct Partitions {
    /// The Grundy value in normal play; in misère play 1 where the mover wins and 0 where he loses.
    values: FxHashMap<Vec<u32>, u32>,
}

impl Partitions {
    /// Solves everything that can be reached from any of the starts; `total` is the largest of their totals.
    pub fn new(
        rules: &Arc<Ruleset>,
        starts: impl IntoIterator<Item = Vec<u64>>,
        total: u64,
        work: &Work,
    ) -> Result<Self, Unsolved> {
        claim(total, work)?;
        let mut known = Partitions {
            values: FxHashMap::default(),
        };
        let task = work.task("heap-task-search", None);
        let mut seen = Mex::default();
        // Depth-first without recursion: a position is solved when it comes up again after its options.
        let mut stack: Vec<(Vec<u32>, bool)> = starts
            .into_iter()
            .map(|heaps| (key(&heaps), false))
            .collect();
        while let Some((heaps, options_done)) = stack.pop() {
            if known.values.contains_key(&heaps) {
                continue;
            }
            let sizes = heaps.iter().map(|&heap| heap.into()).collect();
            let position = Heaps::new(Arc::clone(rules), sizes);
            let mut moves = Vec::new();
            position.moves(&mut moves);
            let mut options: Vec<Vec<u32>> = moves
                .iter()
                .map(|chosen| key(&chosen.applied(&position.heaps)))
                .collect();
            options.sort_unstable();
            options.dedup();
            if options_done {
                let value = match rules.end {
                    End::Normal => {
                        seen.clear();
                        for option in &options {
                            seen.insert(known.values[option]);
                        }
                        seen.least_missing()
                    }
                    End::Misere => {
                        let wins = options.is_empty()
                            || options.iter().any(|option| known.values[option] == 0);
                        u32::from(wins)
                    }
                };
                known.values.insert(heaps, value);
                task.tick()?;
            } else {
                stack.push((heaps, true));
                stack.extend(options.into_iter().map(|option| (option, false)));
            }
        }
        Ok(known)
    }

    pub fn positions(&self) -> u64 {
        self.values.len() as u64
    }

    /// The Grundy value in normal play.
    pub fn value(&self, heaps: &[u64]) -> u32 {
        self.values[&key(heaps)]
    }

    pub fn mover_wins(&self, heaps: &[u64]) -> bool {
        self.value(heaps) != 0
    }
}

/// There are at most as many positions as partitions of all numbers up to the total.
fn claim(total: u64, work: &Work) -> Result<(), Halt> {
    let needed = partitions_up_to(total) * BYTES_EACH;
    if needed > work.memory.0 as f64 {
        return Err(Halt::TooBig(TooBig {
            needed: Bytes(needed as u64),
            allowed: work.memory,
        }));
    }
    Ok(())
}

fn partitions_up_to(total: u64) -> f64 {
    // Beyond this no machine holds them; the number need not be exact to be refused.
    let total = total.min(400) as usize;
    let mut ways = vec![0.0; total + 1];
    ways[0] = 1.0;
    for part in 1..=total {
        for sum in part..=total {
            ways[sum] += ways[sum - part];
        }
    }
    ways.iter().sum()
}

fn key(heaps: &[u64]) -> Vec<u32> {
    let mut key: Vec<u32> = heaps
        .iter()
        .filter(|&&heap| heap > 0)
        .map(|&heap| heap as u32)
        .collect();
    key.sort_unstable();
    key
}
