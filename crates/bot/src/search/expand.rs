//! The acts of a node one after another: in which order, how deep, and what is learnt when one cuts. It knows nothing of what a
//! position is worth.

use super::WIN;
use super::node::{INFINITE, Searcher};
use super::order::{Rated, pick, prefer};
use crate::act::{Act, Acts};
use crate::field::{Field, turn_key};
use crate::table::{Bound, Entry};

impl Searcher<'_> {
    /// Searches every act until one is too good for the window.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn expand(
        &mut self,
        field: &Field,
        side: usize,
        left: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        start: u64,
        from_table: Act,
        key: u64,
    ) -> i32 {
        let mut acts = Acts::new();
        field.acts(side, left, &mut acts);
        if left < 4 && field.hash != start {
            acts.push(Act::PASS);
        }
        let mut rated = std::mem::take(&mut self.lists[ply]);
        self.memory
            .rate(field, side, ply, from_table, &acts, &mut rated);
        if self.tuned.order_acts > 0
            && depth > 1
            && let Some(model) = self.shared.order
        {
            let previous = if left == 4 {
                Act::NONE
            } else {
                self.trail[ply]
            };
            prefer(
                model,
                self.tuned.order_acts,
                field,
                side,
                left,
                previous,
                &acts,
                &mut rated,
            );
        }
        let original = alpha;
        let (mut best, mut best_act) = (-INFINITE, Act::NONE);
        let mut tried = 0;
        let mut cut = false;
        let mut next = 0;
        let mut upcoming = self.prepare(field, side, left, &mut rated, next);
        while let Some((Rated { act, promise }, after)) = upcoming {
            next += 1;
            upcoming = self.prepare(field, side, left, &mut rated, next);
            if act != Act::PASS && after.hash == start {
                continue; // back where the turn began
            }
            let cost = if act == Act::PASS { left } else { act.cost() };
            let ends = left == cost;
            if ends && self.banned(&after, 1 - side) {
                continue;
            }
            let rest = depth - cost as i32;
            self.trail[ply + cost] = act;
            let late = self.late(tried, depth, promise);
            let mut look = |rest: i32, alpha: i32, beta: i32| {
                self.follow(
                    &after,
                    side,
                    left - cost,
                    rest,
                    alpha,
                    beta,
                    ply + cost,
                    start,
                )
            };
            let mut score = -INFINITE;
            let first = tried == 0;
            if !first {
                score = look(rest - late, alpha, alpha + 1);
                if score > alpha && late > 0 {
                    score = look(rest, alpha, alpha + 1);
                }
            }
            if first || score > alpha && score < beta {
                score = look(rest, alpha, beta);
            }
            if self.shared.halted() {
                self.lists[ply] = rated;
                return 0;
            }
            tried += 1;
            if score > best {
                (best, best_act) = (score, act);
                alpha = alpha.max(score);
                if score >= beta {
                    self.memory.learn(side, ply, act, depth, &rated[..next - 1]);
                    cut = left == 4;
                    break;
                }
            }
        }
        self.lists[ply] = rated;
        if tried == 0 {
            // Nothing legal: lost at the beginning of a turn; later in the turn this cannot be worse than passing was.
            return ply as i32 - WIN;
        }
        let bound = Bound::of(best, original, beta);
        self.store(
            key,
            ply,
            Entry {
                score: best,
                act: best_act,
                depth,
                bound,
            },
        );
        if cut {
            self.remember(field, side, best_act, ply);
        }
        best
    }

    /// The act to be tried at `index` and where it leads. It is asked for one act ahead, so that the memory has brought what the
    /// table knows of it when its turn comes.
    #[inline]
    fn prepare(
        &self,
        field: &Field,
        side: usize,
        left: usize,
        rated: &mut [Rated],
        index: usize,
    ) -> Option<(Rated, Field)> {
        if index == rated.len() {
            return None;
        }
        let next = pick(rated, index);
        let after = field.after(side, next.act);
        let turn = if next.act == Act::PASS || next.act.cost() == left {
            turn_key(1 - side, 4)
        } else {
            turn_key(side, left - next.act.cost())
        };
        self.shared.table.fetch(after.hash ^ turn);
        Some((next, after))
    }

    /// How many steps less a late act is searched.
    #[inline]
    fn late(&self, tried: i32, depth: i32, promise: i32) -> i32 {
        let tuned = self.tuned;
        if tried < tuned.late_full || depth < 2 || promise >= 1 << 24 {
            0
        } else if tried < tuned.late_one {
            1
        } else if tried < tuned.late_two {
            1 + i32::from(depth > tuned.late_one_depth)
        } else {
            2 + i32::from(depth > tuned.late_two_depth)
        }
    }
}
