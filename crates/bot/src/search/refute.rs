//! Whole turns that refuted others: remembered by side and distance from the root, and tried before anything else.

use super::node::{Node, Window};
use super::searcher::Searcher;
use super::stack::LINE;
use crate::act::Act;
use crate::field::{Field, turn_key};
use crate::table::{Bound, Entry};

/// How many are kept.
const REFUTATIONS: usize = 8;

/// Turns that answer at about the same distance from the root share a list.
fn place(ply: usize) -> usize {
    (ply / 4).min(LINE / 4)
}

/// Plays a turn, as far as the depth goes: the field, steps left in the turn and depth left. `None` when it is not legal here or
/// changes nothing.
fn played(field: &Field, side: usize, acts: &[Act; 4], depth: i32) -> Option<(Field, usize, i32)> {
    let (mut now, mut left, mut rest) = (*field, 4, depth);
    for &act in acts {
        if act == Act::NONE || rest <= 0 {
            break;
        }
        if !now.allows(side, act, left) {
            return None;
        }
        now = now.after(side, act);
        left -= act.cost();
        rest -= act.cost() as i32;
    }
    if now.hash == field.hash {
        return None;
    }
    // A shorter turn ends with a pass.
    if rest > 0 {
        (left, rest) = (0, rest - left as i32);
    }
    Some((now, left, rest))
}

impl Searcher<'_> {
    /// Tries whole turns that were good answers elsewhere: most turns are refuted by what refuted their neighbours, and to
    /// see it this way costs one position instead of a tree.
    pub(super) fn refute(&mut self, node: &Node, key: u64) -> Option<i32> {
        let &Node { depth, ply, .. } = node;
        let side = node.side.index();
        let alpha = node.window.alpha;
        for index in 0..REFUTATIONS {
            let acts = *self.refutations[side][place(ply)].get(index)?;
            let Some((after, left, rest)) = played(node.field, side, &acts, depth) else {
                continue;
            };
            if left == 0 && self.banned(&after, node.side.other()) {
                continue;
            }
            let cost = 4 - left;
            // What came before is of use only within a turn.
            self.stack.at(ply + cost).led_by = Act::NONE;
            let score = self.follow(node, &after, cost, rest, Window::above(alpha));
            if self.shared.halted() {
                return Some(0);
            }
            if score > alpha {
                self.refutations[side][place(ply)][..=index].rotate_right(1);
                let (act, bound) = (acts[0], Bound::Lower);
                self.store(
                    key,
                    ply,
                    Entry {
                        score,
                        act,
                        depth,
                        bound,
                    },
                );
                return Some(score);
            }
        }
        None
    }

    /// Keeps the turn that begins with this act and goes on as the table says.
    pub(super) fn remember(&mut self, node: &Node, first: Act) {
        let side = node.side.index();
        let mut acts = [Act::NONE; 4];
        let (mut now, mut left, mut act) = (*node.field, 4, first);
        for slot in &mut acts {
            if act == Act::PASS || !now.allows(side, act, left) {
                break;
            }
            *slot = act;
            now = now.after(side, act);
            left -= act.cost();
            let Some(entry) = self.shared.table.get(now.hash ^ turn_key(side, left)) else {
                break;
            };
            if left == 0 {
                break;
            }
            act = entry.act;
        }
        let list = &mut self.refutations[side][place(node.ply)];
        if acts[0] != Act::NONE && !list.contains(&acts) {
            list.truncate(REFUTATIONS - 1);
            list.insert(0, acts);
        }
    }
}
