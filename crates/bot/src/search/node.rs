//! The tree below the first turn: one node per act, signs flip only where the side does. It knows how to cut, and nothing of
//! what a position is worth.

use super::opinion::Opinion;
use super::order::{LINE, Memory, Rated, pick};
use super::root::finished;
use super::{Parameters, Shared, WIN, WON};
use crate::act::{Act, Acts};
use crate::field::{Field, RABBIT, turn_key};
use crate::goal::{goal_in, goal_within};
use crate::ordering::Model;
use crate::table::{Bound, Entry};

/// More than any score.
pub const INFINITE: i32 = 31_000;
/// How often nodes are counted and the clock is looked at.
const BATCH: u64 = 256;

/// One thread's search.
pub struct Searcher<'a> {
    shared: &'a Shared<'a>,
    tuned: &'a Parameters,
    opinion: Opinion<'a>,
    /// What it learnt about the order of acts.
    pub memory: Memory,
    counted: u64,
    /// The act that led to each place of the line.
    trail: [Act; LINE + 4],
    lists: Vec<Vec<Rated>>,
    /// Turns that were good answers, by side and place in the line, the latest first.
    refutations: [Vec<Vec<[Act; 4]>>; 2],
}

/// How many of them are kept.
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

/// Adds the learnt order to the promise of acts that nothing better is known of.
#[allow(clippy::too_many_arguments)]
fn prefer(
    model: &Model,
    percent: i32,
    field: &Field,
    side: usize,
    left: usize,
    previous: Act,
    acts: &Acts,
    rated: &mut [Rated],
) {
    let mut likely = [0; 256];
    model.rate_acts(field, side, left, previous, acts, &mut likely);
    for (one, likely) in rated.iter_mut().zip(likely) {
        if one.promise < 1 << 24 {
            one.promise += likely * percent / 100;
        }
    }
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

    /// What is already decided, for `side` with `left` steps: the ends of the game, and a goal within the turn.
    #[inline]
    fn decided(&self, field: &Field, side: usize, left: usize, ply: usize) -> Option<i32> {
        if left == 4 {
            if let Some(other_won) = finished(field, 1 - side) {
                let score = WIN - ply as i32;
                return Some(if other_won { -score } else { score });
            }
        } else if field.of(1 - side, RABBIT) == 0 && field.of(side, RABBIT) != 0 {
            return Some(WIN - ply as i32 - left as i32);
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
        if let Some(score) = self.decided(field, side, left, ply) {
            return score;
        }
        // No better than winning next, no worse than having lost now.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - ply as i32);
        if alpha >= beta {
            return alpha;
        }
        let key = field.hash ^ turn_key(side, left);
        let known = self.shared.table.get(key);
        let mut from_table = Act::NONE;
        if let Some(entry) = known {
            from_table = entry.act;
            if entry.depth >= depth.max(0) {
                let score = from_stored(entry.score, ply);
                let usable = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => score >= beta,
                    Bound::Upper => score <= alpha,
                };
                if usable {
                    return score;
                }
            }
        }
        if depth <= 0 {
            let score = self.leaf(field, side, left, depth, alpha, beta, ply, start);
            // The same placement comes by many orders of the same steps. Further down, where fewer captures are followed, it
            // is not the same question any more.
            if depth > -2 && !self.shared.halted() {
                let bound = if score >= beta {
                    Bound::Lower
                } else if score <= alpha {
                    Bound::Upper
                } else {
                    Bound::Exact
                };
                let score = to_stored(score, ply);
                let act = from_table;
                self.shared.table.put(
                    key,
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
        let window = beta - alpha == 1 && beta.abs() < WON;
        let tuned = self.tuned;
        let asked = tuned.calm_depth.max(tuned.hopeless_depth);
        let passes = may_pass && left == 4 && depth >= tuned.null_least && beta.abs() < WON;
        if window && depth <= asked || passes {
            let stand = self.opinion.score_within(field, side, left, alpha, beta);
            if window && let Some(score) = self.foreseen(field, side, left, depth, alpha, stand) {
                return score;
            }
            if passes && stand >= beta {
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

    #[allow(clippy::too_many_arguments)]
    fn expand(
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
        for index in 0..rated.len() {
            let Rated { act, promise } = pick(&mut rated, index);
            let after = field.after(side, act);
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
            let mut score = -INFINITE;
            let first = tried == 0;
            if !first {
                score = self.follow(
                    &after,
                    side,
                    left - cost,
                    rest - late,
                    alpha,
                    alpha + 1,
                    ply + cost,
                    start,
                );
                if score > alpha && late > 0 {
                    score = self.follow(
                        &after,
                        side,
                        left - cost,
                        rest,
                        alpha,
                        alpha + 1,
                        ply + cost,
                        start,
                    );
                }
            }
            if first || score > alpha && score < beta {
                score = self.follow(
                    &after,
                    side,
                    left - cost,
                    rest,
                    alpha,
                    beta,
                    ply + cost,
                    start,
                );
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
                    self.memory.learn(side, ply, act, depth, &rated[..index]);
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
        let bound = if best >= beta {
            Bound::Lower
        } else if best > original {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.shared.table.put(
            key,
            Entry {
                score: to_stored(best, ply),
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

    /// A score that a margin makes as good as sure: far above the window with no goal threatened, or far below it with nothing
    /// but the rest of the own turn ahead.
    #[inline]
    fn foreseen(
        &self,
        field: &Field,
        side: usize,
        left: usize,
        depth: i32,
        alpha: i32,
        stand: i32,
    ) -> Option<i32> {
        let tuned = self.tuned;
        let above = depth <= tuned.calm_depth
            && stand - tuned.calm * depth - tuned.calm_more > alpha
            && !goal_within(field, 1 - side, 4);
        let below = depth <= tuned.hopeless_depth
            && depth <= left as i32
            && stand + tuned.hopeless * depth + tuned.hopeless_more <= alpha;
        (above || below).then_some(stand)
    }

    /// Tries whole turns that were good answers elsewhere: most turns are refuted by what refuted their neighbours, and to
    /// see it this way costs one position instead of a tree.
    fn refute(
        &mut self,
        field: &Field,
        side: usize,
        depth: i32,
        alpha: i32,
        ply: usize,
        key: u64,
    ) -> Option<i32> {
        for index in 0..REFUTATIONS {
            let acts = *self.refutations[side][place(ply)].get(index)?;
            let Some((after, left, rest)) = played(field, side, &acts, depth) else {
                continue;
            };
            if left == 0 && self.banned(&after, 1 - side) {
                continue;
            }
            let next = ply + 4 - left;
            // What came before is of use only within a turn.
            self.trail[next] = Act::NONE;
            let score = self.follow(&after, side, left, rest, alpha, alpha + 1, next, field.hash);
            if self.shared.halted() {
                return Some(0);
            }
            if score > alpha {
                self.refutations[side][place(ply)][..=index].rotate_right(1);
                let score_stored = to_stored(score, ply);
                self.shared.table.put(
                    key,
                    Entry {
                        score: score_stored,
                        act: acts[0],
                        depth,
                        bound: Bound::Lower,
                    },
                );
                return Some(score);
            }
        }
        None
    }

    /// Keeps the turn that begins with this act and goes on as the table says.
    fn remember(&mut self, field: &Field, side: usize, first: Act, ply: usize) {
        let mut acts = [Act::NONE; 4];
        let (mut now, mut left, mut act) = (*field, 4, first);
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
        let list = &mut self.refutations[side][place(ply)];
        if acts[0] != Act::NONE && !list.contains(&acts) {
            list.truncate(REFUTATIONS - 1);
            list.insert(0, acts);
        }
    }

    /// Whether a turn that leads here would create the position for the third time.
    fn banned(&self, after: &Field, next: usize) -> bool {
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
    fn follow(
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

    /// Beyond the depth: stands pat, follows captures, and looks for a defence when a goal is threatened.
    #[allow(clippy::too_many_arguments)]
    fn leaf(
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
        let threatened = goal_within(field, 1 - side, 4);
        let stand = self.opinion.score_within(field, side, left, alpha, beta);
        if ply + 8 >= LINE || depth <= -self.tuned.quiet {
            return stand;
        }
        let mut best = stand;
        if threatened {
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
