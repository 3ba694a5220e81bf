//! The first turn of the search: all unique turns, tried in the order of what is known of them. It also keeps the best turn
//! so far, so that there is an answer whenever the time is up.

use super::node::{INFINITE, Searcher};
use super::{Choice, Parameters, Question, Report, Shared, WIN, WON, position_key};
use crate::act::{Act, Acts};
use crate::evaluate::Evaluator;
use crate::field::{Field, RABBIT};
use crate::goal::goal_within;
use arimaa::HashKeys;
use std::time::Instant;

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
    root_turns_until(question, evaluator, &|| false)
}

/// The same, but when the time is up the turns that were not looked at yet come last.
pub(crate) fn root_turns_until(
    question: &Question,
    evaluator: &Evaluator,
    late: &dyn Fn() -> bool,
) -> Vec<RootTurn> {
    let side = question.side;
    let mut turns: Vec<RootTurn> = placements(&question.field, side)
        .into_iter()
        .filter(|turn| {
            let key = position_key(&turn.after, 1 - side);
            question.seen.get(&key).is_none_or(|&times| times < 2)
        })
        .collect();
    let mut hurry = false;
    for (index, turn) in turns.iter_mut().enumerate() {
        hurry |= index % 64 == 63 && late();
        if hurry {
            turn.glance = -WIN;
            continue;
        }
        turn.glance = glance(&turn.after, side, evaluator);
        // A position that was there before is no progress.
        if question
            .seen
            .contains_key(&position_key(&turn.after, 1 - side))
        {
            turn.glance -= 40;
        }
    }
    turns.sort_by_key(|turn| -turn.glance);
    turns
}

fn glance(after: &Field, side: usize, evaluator: &Evaluator) -> i32 {
    match finished(after, side) {
        Some(true) => WIN,
        Some(false) => -WIN,
        None if goal_within(after, 1 - side, 4) => -WON,
        None => -evaluator.score(after, 1 - side, 4),
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
                if seen.contains(&after.hash) {
                    continue;
                }
                let mut next = RootTurn { after, ..turn };
                next.acts[usize::from(turn.length)] = act;
                next.length += 1;
                levels[used + act.cost()].push(next);
            }
        }
    }
    found
}

/// How many steps less a turn is searched, by its place in the list and by how much it seems to fall short.
fn reduction(tuned: &Parameters, index: usize, short: i32) -> i32 {
    let ends = [
        tuned.root_full,
        tuned.root_one,
        tuned.root_two,
        tuned.root_three,
        tuned.root_four,
    ];
    let late = ends.iter().filter(|&&end| index as i32 >= end).count() as i32;
    late + (short / tuned.short).clamp(0, tuned.short_most)
}

/// The first iteration looks two whole turns ahead: positions in the middle of a turn are harder to judge.
const FIRST: usize = 8;

/// Deepens step by step until told to stop. Thread 0 reports; the others only fill the shared table.
pub(crate) fn deepen(
    shared: &Shared,
    mut turns: Vec<RootTurn>,
    thread: usize,
    listener: &mut dyn FnMut(&Report),
) -> Choice {
    let mut searcher = Searcher::new(shared);
    let mut best = turns[0];
    let mut report = Report {
        depth: 4,
        score: best.glance,
        nodes: turns.len() as u64,
        line: line(shared, &best),
    };
    shared.check(turns.len() as u64);
    listener(&report);
    let deepest = shared.limits.depth.unwrap_or(64).min(64);
    let mut previous = best.glance;
    // A second thread works one step ahead, so that the table holds what the first will ask.
    let mut depth = (FIRST + thread % 2).min(deepest);
    let decided = |score: i32| score >= WON;
    while depth <= deepest && !decided(previous) && turns.len() > 1 {
        let enough = shared
            .limits
            .enough
            .is_some_and(|when| Instant::now() >= when);
        if shared.halted() || thread == 0 && enough {
            break;
        }
        searcher.memory.fade();
        let outcome = iterate(shared, &mut searcher, &mut turns, depth as i32, previous);
        searcher.flush();
        let Some(score) = outcome else {
            break;
        };
        // Even an iteration that was cut short may have found better: its first turn was searched to the end.
        best = turns[0];
        report = Report {
            depth,
            score,
            nodes: shared.nodes.load(std::sync::atomic::Ordering::Relaxed),
            line: line(shared, &best),
        };
        listener(&report);
        previous = score;
        if shared.halted() || score <= -WON {
            break;
        }
        depth += 1;
    }
    report.nodes = shared.nodes.load(std::sync::atomic::Ordering::Relaxed);
    Choice {
        acts: best.acts().to_vec(),
        report,
    }
}

/// One iteration. Sorts the best turn to the front and returns its score; `None` when nothing was learnt before the stop.
fn iterate(
    shared: &Shared,
    searcher: &mut Searcher,
    turns: &mut [RootTurn],
    depth: i32,
    previous: i32,
) -> Option<i32> {
    let mut margin = shared.tuned.window;
    let (mut low, mut high) = if depth > FIRST as i32 && previous.abs() < WON {
        (previous - margin, previous + margin)
    } else {
        (-INFINITE, INFINITE)
    };
    loop {
        let score = pass(shared, searcher, turns, depth, low, high)?;
        if shared.halted() || score > low && score < high {
            return Some(score);
        }
        margin *= 4;
        if score <= low {
            low = if margin > 2000 {
                -INFINITE
            } else {
                score - margin
            };
        } else {
            high = if margin > 2000 {
                INFINITE
            } else {
                score + margin
            };
        }
    }
}

fn pass(
    shared: &Shared,
    searcher: &mut Searcher,
    turns: &mut [RootTurn],
    depth: i32,
    low: i32,
    high: i32,
) -> Option<i32> {
    let side = shared.question.side;
    let mut alpha = low;
    let mut best = -INFINITE;
    for index in 0..turns.len() {
        let turn = turns[index];
        let after = turn.after;
        let rest = depth - 4;
        let score = if let Some(won) = finished(&after, side) {
            if won { WIN - 4 } else { 4 - WIN }
        } else {
            let mut ask = |rest: i32, alpha: i32, beta: i32| -> i32 {
                -searcher.search(
                    &after,
                    1 - side,
                    4,
                    rest,
                    -beta,
                    -alpha,
                    4,
                    after.hash,
                    true,
                )
            };
            let late = reduction(shared.tuned, index, alpha - turn.glance);
            // Not even one step deep: the glance is all there is to know.
            if index > 0 && rest - late <= 0 && turn.glance <= alpha {
                continue;
            }
            let mut score = if index == 0 {
                INFINITE
            } else {
                ask(rest - late, alpha, alpha + 1)
            };
            if index > 0 && late > 0 && score > alpha && !shared.halted() {
                score = ask(rest, alpha, alpha + 1);
            }
            if (index == 0 || score > alpha && score < high) && !shared.halted() {
                score = ask(rest, alpha, high);
            }
            score
        };
        if shared.halted() {
            // The score of a search that was cut short means nothing.
            return (best > low).then_some(best);
        }
        if score > best {
            best = score;
        }
        if score > alpha {
            alpha = score;
            turns[..=index].rotate_right(1);
        }
        if score >= high {
            break;
        }
    }
    Some(best)
}

/// The turn and what the table expects to follow.
fn line(shared: &Shared, turn: &RootTurn) -> Vec<(usize, Act)> {
    let side = shared.question.side;
    let mut line: Vec<(usize, Act)> = turn.acts().iter().map(|&act| (side, act)).collect();
    let (mut field, mut side, mut left) = (turn.after, 1 - side, 4);
    for _ in 0..12 {
        let key = field.hash ^ crate::field::turn_key(side, left);
        let Some(entry) = shared.table.get(key) else {
            break;
        };
        if entry.act != Act::PASS && !field.allows(side, entry.act, left) {
            break;
        }
        line.push((side, entry.act));
        field = field.after(side, entry.act);
        left -= entry.act.cost();
        if left == 0 || entry.act == Act::PASS {
            (side, left) = (1 - side, 4);
        }
    }
    line
}
