//! The tree below the first turn: principal variation search, one node per act, signs flip only where the side does. It knows how
//! to cut, and nothing of what a position is worth.

use super::node::{NOWHERE, Node, Window};
use super::opinion::Opinion;
use super::order::History;
use super::root::finished;
use super::stack::{LINE, Stack};
use super::{Parameters, Shared, WIN, WON};
use crate::act::Act;
use crate::field::{Field, RABBIT};
use crate::goal::goal_in;
use crate::table::Entry;
use arimaa::Colour;

/// How often nodes are counted and the clock is looked at.
const BATCH: u64 = 256;

/// One thread's search. Threads write to theirs at every node: none shares a line of the cache with another's.
#[repr(align(128))]
pub struct Searcher<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) tuned: &'a Parameters,
    pub(super) opinion: Opinion<'a>,
    /// Which acts were good elsewhere in the tree.
    pub history: History,
    counted: u64,
    pub(super) stack: Stack,
    /// Turns that were good answers, by side and place in the line, the latest first.
    pub(super) refutations: [Vec<Vec<[Act; 4]>>; 2],
}

impl<'a> Searcher<'a> {
    /// A searcher that knows nothing yet.
    pub fn new(shared: &'a Shared<'a>) -> Self {
        Searcher {
            shared,
            tuned: shared.tuned,
            opinion: shared.opinion(),
            history: History::new(),
            counted: 0,
            stack: Stack::new(),
            refutations: [
                vec![Vec::new(); LINE / 4 + 1],
                vec![Vec::new(); LINE / 4 + 1],
            ],
        }
    }

    /// Adds the nodes that were not counted yet.
    pub fn flush(&mut self) {
        self.shared.check(std::mem::take(&mut self.counted));
    }

    #[inline]
    fn count(&mut self) -> bool {
        self.counted += 1;
        if self.counted >= BATCH {
            self.flush();
        }
        self.shared.halted()
    }

    /// The score of a node for its side to move.
    pub fn search(&mut self, mut node: Node) -> i32 {
        if self.count() {
            return 0;
        }
        let key = node.key();
        let known = self.shared.table.get(key);
        // What is decided never comes into the transposition table.
        if known.is_none()
            && let Some(score) = decided(&node)
        {
            return score;
        }
        // No better than winning next, no worse than having lost now.
        let alpha = node.window.alpha.max(-WIN + node.ply as i32);
        let beta = node.window.beta.min(WIN - node.ply as i32);
        if alpha >= beta {
            return alpha;
        }
        node.window = Window { alpha, beta };
        let node = &node;
        let mut from_table = Act::NONE;
        if let Some(entry) = known {
            from_table = entry.act;
            if entry.depth >= node.depth.max(0) {
                let score = from_stored(entry.score, node.ply);
                if entry.bound.settles(score, alpha, beta) {
                    return score;
                }
            }
        }
        if node.depth <= 0 {
            return self.end_of_depth(node, key, from_table);
        }
        if node.ply + 4 >= LINE {
            return self.opinion.score(node.field, node.side, node.left);
        }
        if let Some(score) = self.null_move(node) {
            return score;
        }
        if node.left == 4
            && node.window.is_null()
            && let Some(score) = self.refute(node, key)
        {
            return score;
        }
        self.expand(node, from_table, key)
    }

    /// Quiescence search, and what it found into the table: the same placement comes by many orders of the same steps. Further
    /// down, where fewer captures are followed, it is not the same question any more.
    #[inline]
    fn end_of_depth(&mut self, node: &Node, key: u64, act: Act) -> i32 {
        let score = self.quiescence(node);
        if node.depth > -2 && !self.shared.halted() {
            let bound = node.window.bound(score);
            let depth = 0;
            self.store(
                key,
                node.ply,
                Entry {
                    score,
                    act,
                    depth,
                    bound,
                },
            );
        }
        score
    }

    /// Null move: where giving up the whole turn is still too good for the window, so is some turn. Only at the beginning of a
    /// turn; later, ending it is an act like others.
    #[inline]
    fn null_move(&mut self, node: &Node) -> Option<i32> {
        let &Node { field, side, .. } = node;
        let Window { alpha, beta } = node.window;
        let tuned = self.tuned;
        let may = node.null_move && node.left == 4 && node.depth >= tuned.null_least;
        if !may || beta.abs() >= WON {
            return None;
        }
        if self.opinion.score_within(field, side, 4, alpha, beta) < beta {
            return None;
        }
        let rest = node.depth - tuned.null_cost;
        let window = Window::above(beta - 1).turned();
        let score = -self.search(Node {
            null_move: false,
            ..Node::turn(field, side.other(), rest, window, node.ply + 4)
        });
        (score >= beta && score < WON).then_some(score)
    }

    /// Writes what was learnt of a node into the table.
    #[inline]
    pub(super) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let score = to_stored(entry.score, ply);
        self.shared.table.put(key, Entry { score, ..entry });
    }

    /// Whether a turn that leads here would create the position for the third time.
    pub(super) fn banned(&self, after: &Field, next: Colour) -> bool {
        let key = super::position_key(after, next.index());
        let seen = self.shared.question.seen.get(&key);
        seen.is_some_and(|&times| times >= 2)
    }

    /// Goes on where steps of the side to move lead: with the same side, or with the other when the turn is over.
    #[inline]
    pub(super) fn follow(
        &mut self,
        node: &Node,
        after: &Field,
        cost: usize,
        depth: i32,
        window: Window,
    ) -> i32 {
        let score = self.search(node.child(after, cost, depth, window));
        if cost == node.left { -score } else { score }
    }
}

/// What is already decided: the ends of the game, and a goal within the turn. Where the whole turn has none, neither has the rest of
/// it: only turns that did not begin in the tree are asked about it later on.
#[inline]
fn decided(node: &Node) -> Option<i32> {
    let &Node {
        field, left, ply, ..
    } = node;
    let side = node.side.index();
    if left == 4 {
        if let Some(other_won) = finished(field, 1 - side) {
            let score = WIN - ply as i32;
            return Some(if other_won { -score } else { score });
        }
    } else if field.of(1 - side, RABBIT) == 0 && field.of(side, RABBIT) != 0 {
        return Some(WIN - ply as i32 - left as i32);
    }
    if left < 4 && node.start != NOWHERE {
        return None;
    }
    goal_in(field, side, left).map(|steps| WIN - (ply + steps) as i32)
}

/// Wins are stored as seen from the node, so that they are right wherever it is met again.
fn to_stored(score: i32, ply: usize) -> i32 {
    match score {
        s if s >= WON => s + ply as i32,
        s if s <= -WON => s - ply as i32,
        s => s,
    }
}

fn from_stored(score: i32, ply: usize) -> i32 {
    match score {
        s if s >= WON => s - ply as i32,
        s if s <= -WON => s + ply as i32,
        s => s,
    }
}
