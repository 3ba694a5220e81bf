//! The turns behind what the detectors say: one that brings a rabbit home, one that captures a piece in a trap, each in the fewest
//! steps. Found by asking the detectors after every act, so that it is as exact as they are.

use crate::act::{Act, Acts};
use crate::bits::TRAP;
use crate::capture::captures;
use crate::field::Field;
use crate::goal::goal_in;

/// Acts that bring a rabbit of `side` home, which has `left` steps; the fewest steps, none when it cannot.
#[must_use]
pub fn goal(field: &Field, side: usize, left: usize) -> Option<Vec<Act>> {
    let steps = goal_in(field, side, left)?;
    descend(field, side, steps, &|after, _, left| {
        after.at_goal(side) || goal_in(after, side, left).is_some()
    })
}

/// Acts with which `side` captures a piece of this kind in this trap (c3, f3, c6, f6); the fewest steps, none when it cannot.
#[must_use]
pub fn capture(
    field: &Field,
    side: usize,
    left: usize,
    trap: usize,
    kind: usize,
) -> Option<Vec<Act>> {
    let steps = usize::from(captures(field, side, left).steps[trap & 3][kind]);
    if steps == 0 {
        return None;
    }
    descend(field, side, steps, &|after, won, left| {
        won == Some((TRAP[trap & 3], kind)) || {
            let needed = usize::from(captures(after, side, left).steps[trap & 3][kind]);
            needed > 0 && needed <= left
        }
    })
}

/// Whether a field after an act, what the act captured and the steps that are left still lead to the aim, or are it.
type Leads<'l> = &'l dyn Fn(&Field, Option<(usize, usize)>, usize) -> bool;

/// Goes along acts that lead to the aim, until no steps are left: the aim takes exactly so many.
fn descend(field: &Field, side: usize, steps: usize, leads: Leads) -> Option<Vec<Act>> {
    let mut acts = Vec::new();
    let (mut field, mut left) = (*field, steps);
    while left > 0 {
        let mut possible = Acts::new();
        field.acts(side, left, &mut possible);
        let good = possible.as_slice().iter().find_map(|&act| {
            let (after, _, won) = field.after_telling(side, act);
            let won = won.map(|won| (won.square, won.kind));
            leads(&after, won, left - act.cost()).then_some((act, after))
        });
        let (act, after) = good?;
        acts.push(act);
        left -= act.cost();
        field = after;
    }
    Some(acts)
}
