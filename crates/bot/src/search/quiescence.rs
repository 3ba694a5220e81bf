//! Quiescence search, where the depth ends: standing pat, captures that are followed further, and defence against a goal.

use super::node::{Node, Window};
use super::searcher::Searcher;
use super::stack::LINE;
use crate::act::{Act, Acts};
use crate::goal::goal_within;

impl Searcher<'_> {
    /// Stands pat, follows captures, and looks for a defence when a goal is threatened.
    pub(super) fn quiescence(&mut self, node: &Node) -> i32 {
        let &Node {
            field, side, left, ..
        } = node;
        let Window { mut alpha, beta } = node.window;
        let stand = self.opinion.score_within(field, side, left, alpha, beta);
        if node.ply + 8 >= LINE || node.depth <= -self.tuned.quiet {
            return stand;
        }
        let mut best = stand;
        // A threat only makes it worse: where it is bad enough, nobody asks.
        if stand > alpha && goal_within(field, side.other().index(), 4) {
            if left <= 2 {
                // An extension: the rest of the turn must stop the rabbit. Every act is tried, and whether it does is exact.
                let depth = left as i32;
                return self.expand(&Node { depth, ..*node }, Act::NONE, node.key());
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
        field.displacements(side.index(), &mut acts);
        for &act in acts.as_slice() {
            let (after, _, won) = field.after_telling(side.index(), act);
            if won.is_none() {
                continue;
            }
            let depth = (node.depth - 2).min(-2);
            let score = self.follow(node, &after, 2, depth, Window { alpha, beta });
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
