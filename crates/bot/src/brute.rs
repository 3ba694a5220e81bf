//! The slow twins of the detectors: every act in every order, nothing left out. It shares the board with them and no thought.

use crate::act::Acts;
use crate::bits::TRAP;
use crate::capture::Captures;
use crate::field::Field;
use std::collections::HashSet;

/// What a full search of one turn finds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The least number of steps to a goal.
    pub goal: Option<usize>,
    /// The least numbers of steps to captures.
    pub captures: Captures,
}

/// Searches the whole turn of `side` with `left` steps.
#[must_use]
pub fn search_turn(field: &Field, side: usize, left: usize) -> Found {
    let mut found = Found::default();
    let mut seen = HashSet::from([field.hash]);
    let mut levels: Vec<Vec<Field>> = vec![Vec::new(); left + 1];
    levels[0].push(*field);
    for used in 0..left {
        let level = std::mem::take(&mut levels[used]);
        for before in level {
            let mut acts = Acts::new();
            before.acts(side, left - used, &mut acts);
            for &act in acts.as_slice() {
                let (after, _, won) = before.after_telling(side, act);
                let steps = used + act.cost();
                if after.at_goal(side) && found.goal.is_none_or(|best| best > steps) {
                    found.goal = Some(steps);
                }
                if let Some(won) = won {
                    let trap = TRAP.iter().position(|&trap| trap == won.square);
                    let best = &mut found.captures.steps[trap.unwrap_or(0)][won.kind];
                    if *best == 0 || usize::from(*best) > steps {
                        *best = steps as u8;
                    }
                }
                // A placement seen with fewer or as many steps leads nowhere new: levels are gone through in rising order, but
                // a push may have put it into a later level, so it is only marked when it is taken from its own.
                if steps < left && !seen.contains(&after.hash) {
                    levels[steps].push(after);
                }
            }
        }
        if used + 1 < left {
            let next = std::mem::take(&mut levels[used + 1]);
            levels[used + 1] = next.into_iter().filter(|f| seen.insert(f.hash)).collect();
        }
    }
    found
}
