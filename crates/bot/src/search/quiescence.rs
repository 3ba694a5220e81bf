//! Quiescence search, where the depth ends: standing pat, captures that are followed further, and defence against a goal.

use super::defence;
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
            best -= self.threatened(node, best);
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

    /// What a goal threat costs that may still be met: little where it is stopped in a step or two, much where no short defence is
    /// found. Nobody looks for one where even the least cost leaves the position too bad to matter.
    fn threatened(&self, node: &Node, stand: i32) -> i32 {
        let tuned = self.tuned;
        let usual = if node.left == 4 {
            tuned.threatened
        } else {
            tuned.threatened_late
        };
        if tuned.defences == 0 || node.depth <= -2 || stand - usual / 4 <= node.window.alpha {
            return usual;
        }
        match defence::shortest(node.field, node.side.index(), 3, tuned.defences) {
            Some(steps) => usual * steps as i32 / 4,
            None => tuned.defenceless,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Engine, Limits, Parameters};
    use super::*;
    use crate::bench::question;
    use work::Stop;

    /// What quiescence search says to the side to move, with so many positions for defences.
    fn said(text: &str, defences: i32) -> i32 {
        let (_, question) = question(text).expect("a position");
        let tuned = Parameters {
            defences,
            ..Parameters::default()
        };
        let engine = Engine::new(1 << 20, 1).tuned(tuned);
        let (limits, stop) = (Limits::default(), Stop::default());
        let shared = engine.shared(&question, &limits, &stop);
        let node = Node::turn(&question.field, question.colour(), 0, Window::FULL, 4);
        Searcher::new(&shared).quiescence(&node)
    }

    /// A rabbit two steps from home and nobody near: this used to cost two and a half rabbits like any other threat.
    #[test]
    fn a_threat_that_nobody_can_stop_costs_more_than_one_that_a_step_stops() {
        let alone = "s [r......r...........R.............E.....................e........]";
        let guarded = "s [r......r..d........R.............E.....................e........]";
        assert!(said(alone, 1000) < said(alone, 0) - 500);
        assert!(said(guarded, 1000) > said(guarded, 0) + 100);
    }
}
