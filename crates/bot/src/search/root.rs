//! The first turn of the search: all unique turns, in the order of what they seem to be worth at a glance.

use super::opinion::Opinion;
use super::{Parameters, Question, Shared, WIN, WON, position_key};
use crate::act::{Act, Acts};
use crate::evaluate::Evaluator;
use crate::field::{Field, RABBIT};
use crate::goal::goal_within;
use crate::ordering::{Before, Model, UNIT};
use arimaa::{Colour, HashKeys};

/// A legal turn and where it leads.
#[derive(Clone, Copy, Debug)]
pub struct RootTurn {
    acts: [Act; 4],
    length: u8,
    /// The placement after it.
    pub after: Field,
    /// What it is worth at a glance.
    pub glance: i32,
}

impl RootTurn {
    /// The acts in order.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts[..usize::from(self.length)]
    }
}

/// The unique turns that the rules and the past allow, the most promising first.
#[must_use]
pub fn root_turns(question: &Question, evaluator: &Evaluator) -> Vec<RootTurn> {
    let opinion = || Opinion::new(evaluator, None);
    listed(question, &opinion, 1, true, &|| false)
}

/// The same by several threads, but when the time is up the turns that were not looked at yet come last. Where the opponent
/// threatens nothing yet, hardly any turn lets a rabbit home: whether one does is left to the search.
pub(super) fn root_turns_until(
    shared: &Shared,
    threads: usize,
    late: &(dyn Fn() -> bool + Sync),
) -> Vec<RootTurn> {
    let question = shared.question;
    let threatened = goal_within(&question.field, 1 - question.side, 4);
    listed(question, &|| shared.opinion(), threads, threatened, late)
}

fn listed<'a>(
    question: &Question,
    opinion: &(dyn Fn() -> Opinion<'a> + Sync),
    threads: usize,
    goals: bool,
    late: &(dyn Fn() -> bool + Sync),
) -> Vec<RootTurn> {
    let side = question.side;
    let times = |turn: &RootTurn| {
        let key = position_key(&turn.after, 1 - side);
        question.seen.get(&key).copied().unwrap_or(0)
    };
    let mut turns = placements(&question.field, side);
    turns.retain(|turn| times(turn) < 2);
    let look = |turns: &mut [RootTurn]| {
        let mut hurry = false;
        let mut opinion = opinion();
        for (index, turn) in turns.iter_mut().enumerate() {
            hurry |= index % 64 == 63 && late();
            if hurry {
                turn.glance = -WIN;
                continue;
            }
            // A position that was there before is no progress.
            let again = if times(turn) > 0 { AGAIN } else { 0 };
            turn.glance = glance(&turn.after, side, goals, &mut opinion) - again;
        }
    };
    let share = turns.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let mut shares = turns.chunks_mut(share);
        let own = shares.next();
        for other in shares {
            scope.spawn(|| look(other));
        }
        own.map(look)
    });
    let mut order: Vec<(i32, u32)> = (0u32..)
        .zip(&turns)
        .map(|(index, turn)| (-turn.glance, index))
        .collect();
    order.sort_unstable();
    order
        .iter()
        .map(|&(_, index)| turns[index as usize])
        .collect()
}

/// Puts a turn first that lets no rabbit home, if there is one: it may have to be played without a further look.
pub(super) fn put_safe_first(turns: &mut [RootTurn], side: usize) {
    let lets_in =
        |turn: &RootTurn| turn.glance.abs() < WON && goal_within(&turn.after, 1 - side, 4);
    let bad = turns.iter().take_while(|turn| lets_in(turn)).count();
    if turns.get(bad).is_some_and(|turn| turn.glance > -WON) {
        for turn in &mut turns[..bad] {
            turn.glance = -WON;
        }
        turns.rotate_left(bad);
    }
}

/// What a turn loses at a glance that leads where the game has been.
const AGAIN: i32 = 40;

/// Orders turns anew by the glance and what players are likely to choose, at so many hundredths of a rabbit for a unit of the logarithm.
/// Only so many that seem best are asked about, and when the time is up, the rest stays where it is. Glances stay what they are.
pub(crate) fn reorder(
    question: &Question,
    model: &Model,
    tuned: &Parameters,
    turns: &mut [RootTurn],
    late: &dyn Fn() -> bool,
) {
    let weight = tuned.order_root;
    let among = turns.len().min(tuned.order_among as usize);
    let turns = &mut turns[..among];
    let view = Before::new(model, &question.field, question.side);
    let best = turns[0].glance;
    let mut rated: Vec<(i32, RootTurn)> = Vec::with_capacity(turns.len());
    for (index, turn) in turns.iter().enumerate() {
        // Turns that lose at once come last anyway.
        if turn.glance <= -WON || index % 64 == 63 && late() {
            break;
        }
        let likely = view.rate(turn.acts(), &turn.after, best - turn.glance);
        rated.push((turn.glance + weight * likely / UNIT, *turn));
    }
    rated.sort_by_key(|(rating, _)| -rating);
    for (slot, (_, turn)) in turns.iter_mut().zip(rated) {
        *slot = turn;
    }
}

fn glance(after: &Field, side: usize, goals: bool, opinion: &mut Opinion) -> i32 {
    match finished(after, side) {
        Some(true) => WIN,
        Some(false) => -WIN,
        None if goals && goal_within(after, 1 - side, 4) => -WON,
        None => -opinion.score(after, Colour::BOTH[1 - side], 4),
    }
}

/// Whether the game is over after a turn of `side`, and whether `side` has won.
#[must_use]
pub(crate) fn finished(after: &Field, side: usize) -> Option<bool> {
    if after.at_goal(side) {
        Some(true)
    } else if after.at_goal(1 - side) {
        Some(false)
    } else if after.of(1 - side, RABBIT) == 0 {
        Some(true)
    } else if after.of(side, RABBIT) == 0 {
        Some(false)
    } else if !after.can_move(1 - side) {
        Some(true)
    } else {
        None
    }
}

/// Every placement one turn can reach, each once, by one of the shortest ways.
fn placements(field: &Field, side: usize) -> Vec<RootTurn> {
    let start = RootTurn {
        acts: [Act::NONE; 4],
        length: 0,
        after: *field,
        glance: 0,
    };
    let mut seen = HashKeys::default();
    seen.insert(field.hash);
    let mut found = Vec::new();
    let mut levels: [Vec<RootTurn>; 5] = [vec![start], vec![], vec![], vec![], vec![]];
    // Most placements come by many orders of the same steps: each is kept once in a level.
    let mut kept: [HashKeys; 5] = Default::default();
    for used in 0..=4 {
        for turn in std::mem::take(&mut levels[used]) {
            // Pushes jump a level, so a placement is counted when its own level comes.
            if used > 0 {
                if !seen.insert(turn.after.hash) {
                    continue;
                }
                found.push(turn);
            }
            let mut acts = Acts::new();
            turn.after.acts(side, 4 - used, &mut acts);
            for &act in acts.as_slice() {
                let after = turn.after.after(side, act);
                let level = used + act.cost();
                if seen.contains(&after.hash) || !kept[level].insert(after.hash) {
                    continue;
                }
                let mut next = RootTurn { after, ..turn };
                next.acts[usize::from(turn.length)] = act;
                next.length += 1;
                levels[level].push(next);
            }
        }
    }
    found
}
