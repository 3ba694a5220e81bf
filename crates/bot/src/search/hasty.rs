//! A choice in a few milliseconds: the whole search goes by steps, and the turns of the root are never listed. For self-play
//! by the thousand, where listing and judging some ten thousand turns would cost more than the search itself.

use super::node::{NOWHERE, Node, Window};
use super::searcher::Searcher;
use super::{Choice, Question, Report, Shared, WON, position_key};
use crate::act::Act;
use crate::field::turn_key;
use std::sync::atomic::Ordering::Relaxed;

/// Deepens from the first step on; `None` when no turn could be read from the table: then somebody must look properly.
pub(super) fn choose(shared: &Shared) -> Option<Choice> {
    let question = shared.question;
    let side = question.colour();
    let mut searcher = Searcher::new(shared);
    let mut best = None;
    for depth in 1..=shared.limits.depth.unwrap_or(32) {
        searcher.history.fade();
        let depth_left = depth as i32;
        let score = searcher.search(Node {
            null_move: false,
            ..Node::turn(&question.field, side, depth_left, Window::FULL, 0)
        });
        searcher.flush();
        if shared.halted() {
            break;
        }
        // Less than a whole turn ahead is not worth remembering.
        if depth >= 4 {
            best = turn(shared, depth, score);
        }
        if score.abs() >= WON {
            break;
        }
    }
    best
}

/// What a position in the middle of a turn is worth to the side that has `left` steps, searched to the ends of turns: of its
/// own, then of the answer. The depth that was reached, and the score; `None` when not even the own turn could be searched.
pub(super) fn judge(shared: &Shared, left: usize) -> Option<(usize, i32)> {
    let question = shared.question;
    let side = question.colour();
    let mut searcher = Searcher::new(shared);
    let mut best = None;
    for depth in 1..=left + 4 {
        // No turn began elsewhere: every placement may be left as it is, but at the beginning of a turn.
        let start = if left == 4 {
            question.field.hash
        } else {
            NOWHERE
        };
        let depth_left = depth as i32;
        let score = searcher.search(Node {
            left,
            start,
            null_move: false,
            ..Node::turn(&question.field, side, depth_left, Window::FULL, 4 - left)
        });
        searcher.flush();
        if shared.halted() {
            break;
        }
        if depth == left || depth == left + 4 || score.abs() >= WON {
            best = Some((depth, score));
        }
        if score.abs() >= WON {
            break;
        }
    }
    best
}

/// The turn that the table holds for the position, if it is whole and legal.
fn turn(shared: &Shared, depth: usize, score: i32) -> Option<Choice> {
    let Question { field, side, seen } = shared.question;
    let (mut now, mut left, mut acts) = (*field, 4, Vec::new());
    while left > 0 {
        let act = shared.table.get(now.hash ^ turn_key(*side, left))?.act;
        if act == Act::PASS {
            break;
        }
        if !now.allows(*side, act, left) {
            return None;
        }
        now = now.after(*side, act);
        left -= act.cost();
        acts.push(act);
    }
    let times = seen.get(&position_key(&now, 1 - side)).copied();
    if now.hash == field.hash || times.is_some_and(|times| times >= 2) {
        return None;
    }
    let line = acts.iter().map(|&act| (*side, act)).collect();
    Some(Choice {
        acts,
        report: Report {
            depth,
            score,
            nodes: shared.nodes.load(Relaxed),
            line,
        },
    })
}
