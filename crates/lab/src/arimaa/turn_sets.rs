//! The placements that one turn can reach under the seed's pruning factors, and whether a turn of a record is among them. The factors
//! themselves are those of the seed's player.

use arimaa::{Board, Kind, Step, Turn};
use bot::act::{Act, Acts};
use bot::field::Field;
use bot::seed::{Attempt, Factors};
use rustc_hash::FxHashSet;

/// The factors one by one, and together: the columns of the tables.
pub const COLUMNS: [Factors; 4] = [Factors::KEEP, Factors::LINKED, Factors::WHOLE, Factors::ALL];

/// The names of the columns in documents for programs.
pub const COLUMN_KEYS: [&str; 4] = ["keep", "linked", "whole", "all"];

/// A placement and in how few steps it can be reached under the factors.
#[derive(Clone, Copy, Debug)]
pub struct Reached {
    /// The placement.
    pub after: Field,
    /// Steps.
    pub steps: usize,
    /// Whether the factors permit nothing more in this turn.
    pub closed: bool,
    first: Option<Act>,
}

/// Every placement that the factors permit, once, by layers of steps. A placement belongs to the shortest way that leads to it: one that
/// two steps reach is no whole turn, even if four steps reach it too.
#[must_use]
pub fn reached(field: &Field, side: usize, factors: Factors) -> Vec<Reached> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    seen.insert(field.hash);
    let root = Reached {
        after: *field,
        steps: 0,
        closed: false,
        first: None,
    };
    let mut layers: [Vec<Reached>; 5] = [vec![root], vec![], vec![], vec![], vec![]];
    for used in 0..=4 {
        for mut one in std::mem::take(&mut layers[used]) {
            // Pushes and pulls jump a layer, so a placement counts when its own layer comes.
            if used > 0 && !seen.insert(one.after.hash) {
                continue;
            }
            let mut closed = true;
            follow(field, &one, side, factors, |act, after| {
                closed = false;
                let steps = used + act.cost();
                if !seen.contains(&after.hash) {
                    layers[steps].push(Reached {
                        after,
                        steps,
                        closed: false,
                        first: (steps == 1).then_some(act),
                    });
                }
            });
            one.closed = closed;
            if used > 0 && (closed || !factors.whole) {
                found.push(one);
            }
        }
    }
    found
}

/// Every act that the factors permit after `one`.
fn follow(
    start: &Field,
    one: &Reached,
    side: usize,
    factors: Factors,
    mut visit: impl FnMut(Act, Field),
) {
    let mut acts = Acts::new();
    one.after.acts(side, 4 - one.steps, &mut acts);
    for &act in acts.as_slice() {
        let (after, lost, won) = one.after.after_telling(side, act);
        let attempt = Attempt {
            start,
            side,
            first: one.first,
            used: one.steps,
            act,
            after: &after,
            lost,
            won: won.is_some(),
        };
        if after.hash != start.hash && factors.permit(&attempt) {
            visit(act, after);
        }
    }
}

/// How many unique turns a position has, how many are left by each of [`COLUMNS`], and which of them would not offer the placement that
/// was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Without factors.
    pub unique: usize,
    /// With each of them.
    pub left: [usize; 4],
    /// Whether the played placement is gone.
    pub lost: [bool; 4],
}

/// Counts the turns of a position, and looks for the placement that was played.
#[must_use]
pub fn counts(board: &Board, played: Option<&Board>) -> Counts {
    let (field, side) = (Field::from(board), board.side().index());
    let wanted = played.map(|after| Field::from(after).hash);
    let everything = reached(&field, side, Factors::NONE);
    let mut counts = Counts {
        unique: everything.len(),
        ..Counts::default()
    };
    for (column, &factors) in COLUMNS.iter().enumerate() {
        let hashes: Vec<u64> = if factors == Factors::WHOLE {
            let whole = everything.iter().filter(|one| one.closed);
            whole.map(|one| one.after.hash).collect()
        } else {
            let some = reached(&field, side, factors);
            some.iter().map(|one| one.after.hash).collect()
        };
        counts.left[column] = hashes.len();
        counts.lost[column] = wanted.is_some_and(|wanted| !hashes.contains(&wanted));
    }
    counts
}

/// Which of [`COLUMNS`] a turn offends when its steps are taken in the order in which they were played.
#[must_use]
pub fn offends(board: &Board, turn: &Turn) -> [bool; 4] {
    let (start, side) = (Field::from(board), board.side().index());
    let acts = acts(turn);
    COLUMNS.map(|factors| {
        let mut one = Reached {
            after: start,
            steps: 0,
            closed: false,
            first: None,
        };
        for &act in &acts {
            let mut next = None;
            follow(&start, &one, side, factors, |permitted, after| {
                if permitted == act {
                    next = Some(after);
                }
            });
            let Some(after) = next else { return true };
            one.steps += act.cost();
            one.first = (one.steps == 1).then_some(act);
            one.after = after;
        }
        let mut open = false;
        follow(&start, &one, side, factors, |_, _| open = true);
        factors.whole && open
    })
}

/// The steps of a turn as acts: a push or a pull is one.
#[must_use]
pub fn acts(turn: &Turn) -> Vec<Act> {
    let steps: Vec<Step> = turn.steps().collect();
    let way = |step: &Step| step.direction() as usize;
    let mut acts = Vec::new();
    let mut index = 0;
    while let Some(step) = steps.get(index) {
        let from = step.from().index();
        let following = steps.get(index + 1);
        let (act, length) = match (step.kind(), following) {
            (Kind::Push, Some(follow)) => (Act::push(from, way(step), way(follow) ^ 1), 2),
            (_, Some(pull)) if pull.kind() == Kind::Pull => {
                (Act::pull(from, way(step), way(pull) ^ 1), 2)
            }
            _ => (Act::step(from, way(step)), 1),
        };
        acts.push(act);
        index += length;
    }
    acts
}

#[cfg(test)]
mod tests;
