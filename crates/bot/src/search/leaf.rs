//! Where the depth ends: standing pat, captures that are followed further, and defence against a goal.

use super::node::Searcher;
use super::order::LINE;
use crate::act::{Act, Acts};
use crate::field::{Field, turn_key};
use crate::goal::goal_within;

impl Searcher<'_> {
    /// Beyond the depth: stands pat, follows captures, and looks for a defence when a goal is threatened.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn leaf(
        &mut self,
        field: &Field,
        side: usize,
        left: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        start: u64,
    ) -> i32 {
        let stand = self.opinion.score_within(field, side, left, alpha, beta);
        if ply + 8 >= LINE || depth <= -self.tuned.quiet {
            return stand;
        }
        let mut best = stand;
        // A threat only makes it worse: where it is bad enough, nobody asks.
        if stand > alpha && goal_within(field, 1 - side, 4) {
            if left <= 2 {
                // The rest of the turn must stop the rabbit: every act is tried, and whether it does is exact.
                let key = field.hash ^ turn_key(side, left);
                return self.expand(
                    field,
                    side,
                    left,
                    left as i32,
                    alpha,
                    beta,
                    ply,
                    start,
                    Act::NONE,
                    key,
                );
            }
            best -= if left == 4 {
                self.tuned.threatened
            } else {
                self.tuned.threatened_late
            };
        }
        if best >= beta || left < 2 {
            return best;
        }
        alpha = alpha.max(best);
        let mut acts = Acts::new();
        field.displacements(side, &mut acts);
        for &act in acts.as_slice() {
            let (after, _, won) = field.after_telling(side, act);
            if won.is_none() {
                continue;
            }
            let score = self.follow(
                &after,
                side,
                left - 2,
                (depth - 2).min(-2),
                alpha,
                beta,
                ply + 2,
                start,
            );
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }
}
