//! One sweep over a unit: classes of equal progress from the last to the first, so that what a move leads to was visited
//! before, captures excepted. Within a class everything is computed before anything is written: the result does not depend
//! on the number of threads.

use super::equation::Opponent;
use super::{Duel, Rows, Unit};
use crate::cells::{Cells, Pair};
use crate::formation::Id;
use rayon::prelude::*;
use std::ops::Range;
use work::{Halt, Work};

/// The formations of a column by progress.
pub(super) struct Buckets {
    /// The progress of the first bucket; later ones have one less each.
    pub most: u16,
    pub ranges: Vec<Range<u32>>,
}

/// Opponents that one thread takes at a time.
const CHUNK: usize = 32;
/// Classes with fewer positions on average are not worth a second thread.
const FEW: u64 = 2048;

/// What a sweep did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Swept {
    /// The widest gap that is left.
    pub gap: u64,
    /// Positions whose bounds became better.
    pub changed: u64,
    /// Positions looked at.
    pub looked: u64,
}

impl<C: Cells, R: Rows> Duel<C, R> {
    pub(super) fn buckets(&self, column: u8) -> Buckets {
        let range = self.formations.of_column(column);
        let progress = |at: usize| self.formations.get(at as Id).progress;
        let most = progress(range.start);
        let mut ranges = Vec::new();
        let mut at = range.start;
        for wanted in (progress(range.end - 1)..=most).rev() {
            let begin = at;
            while at < range.end && progress(at) == wanted {
                at += 1;
            }
            ranges.push(begin as u32..at as u32);
        }
        Buckets { most, ranges }
    }

    /// Improves all bounds of a unit once. Positions whose bounds are at most `enough` apart are left alone.
    pub(super) fn sweep(&self, unit: Unit, enough: u64, work: &Work) -> Result<Swept, Halt> {
        let layers: Vec<(Buckets, Buckets, u8, u8)> = unit
            .layers()
            .map(|(mover, opponent)| (self.buckets(mover), self.buckets(opponent), mover, opponent))
            .collect();
        let (first, second, ..) = &layers[0];
        let classes = first.ranges.len() + second.ranges.len() - 1;
        let positions: u64 = layers
            .iter()
            .map(|layer| self.rows.length(layer.2, layer.3))
            .sum();
        let few = positions / (classes as u64) < FEW;
        let mut swept = Swept::default();
        // Both layers of a unit have the same classes: the sum of both players' progress.
        for class in 0..classes {
            work.check()?;
            let mut tasks: Vec<(usize, u32, Range<u32>)> = Vec::new();
            for (number, (movers, opponents, ..)) in layers.iter().enumerate() {
                debug_assert_eq!(movers.most + opponents.most, first.most + second.most);
                for (step, range) in opponents.ranges.iter().enumerate() {
                    let Some(bucket) = class
                        .checked_sub(step)
                        .and_then(|step| movers.ranges.get(step))
                    else {
                        continue;
                    };
                    if !bucket.is_empty() {
                        tasks.extend(
                            range
                                .clone()
                                .map(|opponent| (number, opponent, bucket.clone())),
                        );
                    }
                }
            }
            let one = |tasks: &[(usize, u32, Range<u32>)]| {
                let mut found = Found::default();
                for (number, opponent, movers) in tasks {
                    let opponent = self.opponent(*opponent, layers[*number].2);
                    self.visit(&opponent, movers.clone(), enough, *number, &mut found);
                }
                found
            };
            let found: Vec<Found> = if few {
                vec![one(&tasks)]
            } else {
                tasks.par_chunks(CHUNK).map(one).collect()
            };
            let write = |found: &Found| {
                for better in &found.better {
                    let (_, _, mover, opponent) = layers[better.layer as usize];
                    self.turned(mover, opponent).set(better.spot, better.pair);
                    self.cells(mover, opponent).set(better.place, better.pair);
                }
            };
            if few {
                found.iter().for_each(write);
            } else {
                found.par_iter().for_each(write);
            }
            for found in &found {
                swept.gap = swept.gap.max(found.gap);
                swept.changed += found.better.len() as u64;
                swept.looked += found.looked;
            }
        }
        Ok(swept)
    }

    /// One opponent against a bucket of formations.
    fn visit(
        &self,
        opponent: &Opponent<'_, C, R>,
        movers: Range<u32>,
        enough: u64,
        number: usize,
        found: &mut Found,
    ) {
        for mover in movers {
            if opponent.meets(self.formations.get(mover).ring) {
                continue;
            }
            let spot = self.rows.spot(opponent.row(), mover);
            let old = opponent.pair(spot);
            if old.gap() <= enough {
                found.gap = found.gap.max(old.gap());
                continue;
            }
            found.looked += 1;
            let new = self.evaluate(mover, opponent);
            let pair = Pair {
                low: new.low.max(old.low),
                high: new.high.min(old.high),
            };
            found.gap = found.gap.max(pair.gap());
            if pair != old {
                found.better.push(Better {
                    layer: number as u8,
                    spot,
                    place: self.rows.place(mover, opponent.id(), opponent.columns()),
                    pair,
                });
            }
        }
    }
}

#[derive(Default)]
struct Found {
    better: Vec<Better>,
    gap: u64,
    looked: u64,
}

/// Bounds that became better, and where they are kept.
struct Better {
    layer: u8,
    /// In the opponent's row.
    spot: usize,
    /// In the mover's row.
    place: usize,
    pair: Pair,
}
