//! Iterations over the turns of the root, by one thread or several: they take turns from one list and share what the best one
//! is worth. It also keeps the best turn so far, so that there is an answer whenever the time is up.

use super::node::{INFINITE, Node, Window};
use super::pace::Pace;
use super::root::{RootTurn, finished};
use super::searcher::Searcher;
use super::{Choice, Parameters, Report, Shared, WIN, WON};
use crate::act::Act;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

/// Late move reduction at the root: how many steps less a turn is searched, by its place in the list and by how much it seems to
/// fall short.
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

/// Deepens step by step until told to stop.
pub(super) fn deepen(
    shared: &Shared,
    mut turns: Vec<RootTurn>,
    threads: usize,
    listener: &mut dyn FnMut(&Report),
) -> Choice {
    let mut crew: Vec<Searcher> = (0..threads).map(|_| Searcher::new(shared)).collect();
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
    let first = shared.tuned.first as usize;
    let mut pace = Pace::default();
    let mut depth = first.min(deepest);
    while depth <= deepest && previous < WON && turns.len() > 1 {
        if shared.halted() || pace.enough(shared.limits) {
            break;
        }
        for searcher in &mut crew {
            searcher.history.fade();
        }
        let outcome = iterate(shared, &mut crew, &mut turns, depth as i32, previous);
        for searcher in &mut crew {
            searcher.flush();
        }
        let Some(score) = outcome else {
            break;
        };
        // Even an iteration that was cut short may have found better: its first turn was searched to the end.
        best = turns[0];
        report = Report {
            depth,
            score,
            nodes: shared.nodes.load(Relaxed),
            line: line(shared, &best),
        };
        listener(&report);
        pace.note(depth, score, best.after.hash);
        previous = score;
        if shared.halted() || score <= -WON {
            break;
        }
        depth += 1;
    }
    report.nodes = shared.nodes.load(Relaxed);
    Choice {
        acts: best.acts().to_vec(),
        report,
    }
}

/// One iteration within an aspiration window around what the last one found, widened until the score is inside. Sorts the best
/// turn to the front and returns its score; `None` when nothing was learnt before the stop.
pub(super) fn iterate(
    shared: &Shared,
    crew: &mut [Searcher],
    turns: &mut [RootTurn],
    depth: i32,
    previous: i32,
) -> Option<i32> {
    let mut margin = shared.tuned.window;
    let (mut low, mut high) = if depth > shared.tuned.first && previous.abs() < WON {
        (previous - margin, previous + margin)
    } else {
        (-INFINITE, INFINITE)
    };
    loop {
        let score = pass(shared, crew, turns, depth, low, high)?;
        if shared.halted() || score > low && score < high {
            return Some(score);
        }
        margin *= 4;
        let wide = margin > 2000;
        if score <= low {
            low = if wide { -INFINITE } else { score - margin };
        } else {
            high = if wide { INFINITE } else { score + margin };
        }
    }
}

/// What the threads share in one pass over the turns. Most turns are worth a few nodes, so that a lock for each would cost more than
/// they do: only who finds better takes it.
struct Pass {
    /// The next turn to look at.
    next: AtomicUsize,
    /// What the best turn so far is worth, or where the window begins.
    alpha: AtomicI32,
    /// The best score, of whatever turn.
    best: AtomicI32,
    /// Whether a turn was too good for the window: then nothing more is to be done.
    over: AtomicBool,
    /// Turns that were better than all before them, in that order.
    better: Mutex<Vec<usize>>,
}

impl Pass {
    fn new(low: i32) -> Pass {
        Pass {
            next: AtomicUsize::new(0),
            alpha: AtomicI32::new(low),
            best: AtomicI32::new(-INFINITE),
            over: AtomicBool::new(false),
            better: Mutex::new(Vec::new()),
        }
    }

    /// Notes the score of a turn.
    fn note(&self, index: usize, score: i32) {
        self.best.fetch_max(score, Relaxed);
        if score <= self.alpha.load(Relaxed) {
            return;
        }
        // A thread that panicked would have brought the search down with it.
        let mut better = self.better.lock().unwrap_or_else(PoisonError::into_inner);
        if score > self.alpha.load(Relaxed) {
            self.alpha.store(score, Relaxed);
            better.push(index);
        }
    }
}

/// Searches every turn within a window. With one thread the order of events is always the same.
fn pass(
    shared: &Shared,
    crew: &mut [Searcher],
    turns: &mut [RootTurn],
    depth: i32,
    low: i32,
    high: i32,
) -> Option<i32> {
    let common = Pass::new(low);
    if let Some((first, others)) = crew.split_first_mut() {
        let seen: &[RootTurn] = turns;
        let common = &common;
        std::thread::scope(|scope| {
            for searcher in others {
                scope.spawn(move || take_turns(shared, searcher, seen, common, depth, high));
            }
            take_turns(shared, first, seen, common, depth, high);
        });
    }
    let Pass { better, best, .. } = common;
    let better = better.into_inner().unwrap_or_else(PoisonError::into_inner);
    // What was better goes to the front, the best last: then it is the first.
    for (moved, &index) in better.iter().enumerate() {
        let earlier = better[..moved].iter().filter(|&&other| other > index);
        turns[..=index + earlier.count()].rotate_right(1);
    }
    // The score of a search that was cut short means nothing.
    (!shared.halted() || !better.is_empty()).then(|| best.into_inner())
}

/// One thread's share of a pass: takes the next turn until none is left.
fn take_turns(
    shared: &Shared,
    searcher: &mut Searcher,
    turns: &[RootTurn],
    common: &Pass,
    depth: i32,
    high: i32,
) {
    while !common.over.load(Relaxed) {
        let index = common.next.fetch_add(1, Relaxed);
        let Some(turn) = turns.get(index) else {
            return;
        };
        let asked = ask(shared, searcher, turn, index, depth, high, common);
        if shared.halted() {
            return;
        }
        let Some(score) = asked else { continue };
        common.note(index, score);
        if score >= high {
            common.over.store(true, Relaxed);
        }
    }
}

/// What one turn is worth, or that it is not worth more than the best; `None` when it was not worth asking.
fn ask(
    shared: &Shared,
    searcher: &mut Searcher,
    turn: &RootTurn,
    index: usize,
    depth: i32,
    high: i32,
    common: &Pass,
) -> Option<i32> {
    let side = shared.question.side;
    let after = turn.after;
    let mut alpha = common.alpha.load(Relaxed);
    if let Some(won) = finished(&after, side) {
        return Some(if won { WIN - 4 } else { 4 - WIN });
    }
    let answers = shared.question.colour().other();
    let mut within = |rest: i32, alpha: i32, beta: i32| -> i32 {
        let window = Window { alpha, beta }.turned();
        -searcher.search(Node::turn(&after, answers, rest, window, 4))
    };
    let rest = depth - 4;
    if index == 0 {
        return Some(within(rest, alpha, high));
    }
    let late = reduction(shared.tuned, index, alpha - turn.glance);
    // Not even one step deep: the glance is all there is to know.
    if rest - late <= 0 && turn.glance <= alpha {
        return None;
    }
    let mut score = within(rest - late, alpha, alpha + 1);
    if late > 0 && score > alpha && !shared.halted() {
        score = within(rest, alpha, alpha + 1);
    }
    // Another thread may have found better meanwhile.
    if score > alpha && !shared.halted() {
        alpha = common.alpha.load(Relaxed);
        if alpha < high {
            score = within(rest, alpha, high);
        }
    }
    Some(score)
}

/// The principal variation: the turn and what the transposition table expects to follow.
pub(super) fn line(shared: &Shared, turn: &RootTurn) -> Vec<(usize, Act)> {
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
