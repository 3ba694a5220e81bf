//! The tree below the first turn: one node per act, signs flip only where the side does. It knows how to cut, and nothing of
//! what a position is worth.

use super::opinion::Opinion;
use super::order::{LINE, Memory, Rated};
use super::root::finished;
use super::{Parameters, Shared, WIN, WON};
use crate::act::Act;
use crate::field::{Field, RABBIT, turn_key};
use crate::goal::goal_in;
use crate::table::{Bound, Entry};

/// More than any score.
pub const INFINITE: i32 = 31_000;
/// Where a turn began that did not begin in the tree.
pub const NOWHERE: u64 = 0;
/// How often nodes are counted and the clock is looked at.
const BATCH: u64 = 256;

/// One thread's search. Threads write to theirs at every node: none shares a line of the cache with another's.
#[repr(align(128))]
pub struct Searcher<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) tuned: &'a Parameters,
    pub(super) opinion: Opinion<'a>,
    /// What it learnt about the order of acts.
    pub memory: Memory,
    counted: u64,
    /// The act that led to each place of the line.
    pub(super) trail: [Act; LINE + 4],
    pub(super) lists: Vec<Vec<Rated>>,
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
            memory: Memory::new(),
            counted: 0,
            trail: [Act::NONE; LINE + 4],
            lists: vec![Vec::new(); LINE],
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

    /// What is already decided, for `side` with `left` steps: the ends of the game, and a goal within the turn. Where the whole
    /// turn has none, neither has the rest of it: only turns that did not begin in the tree are asked about it later on.
    #[inline]
    fn decided(
        &self,
        field: &Field,
        side: usize,
        left: usize,
        ply: usize,
        begun: bool,
    ) -> Option<i32> {
        if left == 4 {
            if let Some(other_won) = finished(field, 1 - side) {
                let score = WIN - ply as i32;
                return Some(if other_won { -score } else { score });
            }
        } else if field.of(1 - side, RABBIT) == 0 && field.of(side, RABBIT) != 0 {
            return Some(WIN - ply as i32 - left as i32);
        }
        if left < 4 && begun {
            return None;
        }
        goal_in(field, side, left).map(|steps| WIN - (ply + steps) as i32)
    }

    /// The score for `side`, who has `left` steps in a turn that began with placement `start`.
    #[allow(clippy::too_many_arguments)]
    pub fn search(
        &mut self,
        field: &Field,
        side: usize,
        left: usize,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        start: u64,
        may_pass: bool,
    ) -> i32 {
        if self.count() {
            return 0;
        }
        let key = field.hash ^ turn_key(side, left);
        let known = self.shared.table.get(key);
        // What is decided never comes into the table.
        if known.is_none()
            && let Some(score) = self.decided(field, side, left, ply, start != NOWHERE)
        {
            return score;
        }
        // No better than winning next, no worse than having lost now.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - ply as i32);
        if alpha >= beta {
            return alpha;
        }
        let mut from_table = Act::NONE;
        if let Some(entry) = known {
            from_table = entry.act;
            if entry.depth >= depth.max(0) {
                let score = from_stored(entry.score, ply);
                if entry.bound.settles(score, alpha, beta) {
                    return score;
                }
            }
        }
        if depth <= 0 {
            let score = self.leaf(field, side, left, depth, alpha, beta, ply, start);
            // The same placement comes by many orders of the same steps. Further down, where fewer captures are followed, it
            // is not the same question any more.
            if depth > -2 && !self.shared.halted() {
                let (act, bound) = (from_table, Bound::of(score, alpha, beta));
                self.store(
                    key,
                    ply,
                    Entry {
                        score,
                        act,
                        depth: 0,
                        bound,
                    },
                );
            }
            return score;
        }
        if ply + 4 >= LINE {
            return self.opinion.score(field, side, left);
        }
        let tuned = self.tuned;
        let passes = may_pass && left == 4 && depth >= tuned.null_least && beta.abs() < WON;
        if passes && self.opinion.score_within(field, side, left, alpha, beta) >= beta {
            let rest = depth - tuned.null_cost;
            let score = -self.search(
                field,
                1 - side,
                4,
                rest,
                -beta,
                1 - beta,
                ply + 4,
                field.hash,
                false,
            );
            if score >= beta && score < WON {
                return score;
            }
        }
        if left == 4
            && beta - alpha == 1
            && let Some(score) = self.refute(field, side, depth, alpha, ply, key)
        {
            return score;
        }
        self.expand(
            field, side, left, depth, alpha, beta, ply, start, from_table, key,
        )
    }

    /// Writes what was learnt of a node into the table.
    #[inline]
    pub(super) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let score = to_stored(entry.score, ply);
        self.shared.table.put(key, Entry { score, ..entry });
    }

    /// Whether a turn that leads here would create the position for the third time.
    pub(super) fn banned(&self, after: &Field, next: usize) -> bool {
        let seen = self
            .shared
            .question
            .seen
            .get(&super::position_key(after, next));
        seen.is_some_and(|&times| times >= 2)
    }

    /// Goes on with the same side, or with the other when the turn is over.
    #[allow(clippy::too_many_arguments)]
    #[inline]
    pub(super) fn follow(
        &mut self,
        after: &Field,
        side: usize,
        left: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        start: u64,
    ) -> i32 {
        if left > 0 {
            self.search(after, side, left, depth, alpha, beta, ply, start, true)
        } else {
            -self.search(
                after,
                1 - side,
                4,
                depth,
                -beta,
                -alpha,
                ply,
                after.hash,
                true,
            )
        }
    }
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
