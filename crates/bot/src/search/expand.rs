//! The acts of a node one after another: in which order, how deep, and what is learnt when one cuts. It knows nothing of what a
//! position is worth.

use super::WIN;
use super::node::{INFINITE, Node, Window};
use super::order::{Rated, pick, prefer};
use super::searcher::Searcher;
use crate::act::{Act, Acts};
use crate::field::{Field, turn_key};
use crate::table::Entry;

impl Searcher<'_> {
    /// Searches every act until one is too good for the window: the first within the window, the others within a null window, late ones
    /// less deep, and again where they turn out better than that.
    pub(super) fn expand(&mut self, node: &Node, from_table: Act, key: u64) -> i32 {
        let &Node {
            field,
            left,
            start,
            depth,
            ply,
            ..
        } = node;
        let Window { mut alpha, beta } = node.window;
        let side = node.side.index();
        let mut acts = Acts::new();
        field.acts(side, left, &mut acts);
        if left < 4 && field.hash != start {
            acts.push(Act::PASS);
        }
        let frame = self.stack.at(ply);
        let (led_by, killers) = (frame.led_by, frame.killers);
        let mut rated = std::mem::take(&mut frame.acts);
        self.history
            .rate(node, from_table, killers, &acts, &mut rated);
        if self.tuned.order_acts > 0
            && depth > 1
            && let Some(model) = self.shared.order
        {
            let previous = if left == 4 { Act::NONE } else { led_by };
            let percent = self.tuned.order_acts;
            prefer(model, percent, node, previous, &acts, &mut rated);
        }
        let (mut best, mut best_act) = (-INFINITE, Act::NONE);
        let mut tried = 0;
        let mut cut = false;
        let mut next = 0;
        let mut upcoming = self.prepare(node, &mut rated, next);
        while let Some((Rated { act, promise }, after)) = upcoming {
            next += 1;
            upcoming = self.prepare(node, &mut rated, next);
            if act != Act::PASS && after.hash == start {
                continue; // back where the turn began
            }
            let cost = if act == Act::PASS { left } else { act.cost() };
            if left == cost && self.banned(&after, node.side.other()) {
                continue;
            }
            let rest = depth - cost as i32;
            self.stack.at(ply + cost).led_by = act;
            let late = self.late(tried, depth, promise);
            let mut look = |rest, window| self.follow(node, &after, cost, rest, window);
            let mut score = -INFINITE;
            let first = tried == 0;
            if !first {
                score = look(rest - late, Window::above(alpha));
                if score > alpha && late > 0 {
                    score = look(rest, Window::above(alpha));
                }
            }
            if first || score > alpha && score < beta {
                score = look(rest, Window { alpha, beta });
            }
            if self.shared.halted() {
                self.stack.at(ply).acts = rated;
                return 0;
            }
            tried += 1;
            if score > best {
                (best, best_act) = (score, act);
                alpha = alpha.max(score);
                if score >= beta {
                    self.stack.at(ply).killed_by(act);
                    self.history.learn(side, act, depth, &rated[..next - 1]);
                    cut = left == 4;
                    break;
                }
            }
        }
        self.stack.at(ply).acts = rated;
        if tried == 0 {
            // Nothing legal: lost at the beginning of a turn; later in the turn this cannot be worse than passing was.
            return ply as i32 - WIN;
        }
        let entry = Entry {
            score: best,
            act: best_act,
            depth,
            bound: node.window.bound(best),
        };
        self.store(key, ply, entry);
        if cut {
            self.remember(node, best_act);
        }
        best
    }

    /// The act to be tried at `index` and where it leads. It is asked for one act ahead, so that the memory has brought what the
    /// transposition table knows of it when its turn comes.
    #[inline]
    fn prepare(&self, node: &Node, rated: &mut [Rated], index: usize) -> Option<(Rated, Field)> {
        if index == rated.len() {
            return None;
        }
        let next = pick(rated, index);
        let (side, left) = (node.side.index(), node.left);
        let after = node.field.after(side, next.act);
        let turn = if next.act == Act::PASS || next.act.cost() == left {
            turn_key(1 - side, 4)
        } else {
            turn_key(side, left - next.act.cost())
        };
        self.shared.table.fetch(after.hash ^ turn);
        Some((next, after))
    }

    /// Late move reduction: how many steps less a late act is searched.
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
