//! Whether a goal that is threatened can still be stopped, and in how few steps. It tries what touches the ways of the rabbits,
//! up to a number of positions, and judges nothing.

use crate::act::{Act, Acts, Deed};
use crate::bits::{AHEAD, advance, grown, take};
use crate::field::{Field, RABBIT};
use crate::goal::goal_within;

/// The least row from which a rabbit is at home within four steps.
const WITHIN_A_TURN: usize = 3;

/// The fewest steps, at most `most`, after which the opponent of `side` has no goal within a turn; `None` when none were found
/// among so many positions.
pub fn shortest(field: &Field, side: usize, most: usize, positions: i32) -> Option<usize> {
    let zone = ways(field, 1 - side);
    let mut left = positions;
    (1..=most).find(|&steps| stopped(field, side, steps, zone, &mut left))
}

/// Where a side's advanced rabbits stand and may go, and what lies beside.
fn ways(field: &Field, side: usize) -> u64 {
    let mut rabbits = field.of(side, RABBIT);
    let mut zone = 0;
    while rabbits != 0 {
        let square = take(&mut rabbits);
        if advance(side, square) >= WITHIN_A_TURN {
            zone |= 1 << square | AHEAD[side][square];
        }
    }
    grown(zone)
}

/// The squares that an act empties or fills.
fn touched(act: Act) -> u64 {
    let own = 1 << act.square() | 1 << act.target();
    match act.deed() {
        Deed::Push | Deed::Pull => own | 1 << act.other(),
        _ => own,
    }
}

fn stopped(field: &Field, side: usize, steps: usize, zone: u64, left: &mut i32) -> bool {
    let mut acts = Acts::new();
    field.acts(side, steps, &mut acts);
    for &act in acts.as_slice() {
        if *left <= 0 {
            return false;
        }
        if touched(act) & zone == 0 {
            continue;
        }
        let after = field.after(side, act);
        let rest = steps - act.cost();
        if rest > 0 {
            if stopped(&after, side, rest, zone, left) {
                return true;
            }
            continue;
        }
        *left -= 1;
        if !goal_within(&after, 1 - side, 4) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::position;
    use proptest::prelude::*;
    use work::Streams;

    /// Whether any acts of so many steps together leave no goal, every act tried.
    fn any(field: &Field, side: usize, steps: usize) -> bool {
        let mut acts = Acts::new();
        field.acts(side, steps, &mut acts);
        acts.as_slice().iter().any(|&act| {
            let after = field.after(side, act);
            match steps - act.cost() {
                0 => !goal_within(&after, 1 - side, 4),
                rest => any(&after, side, rest),
            }
        })
    }

    proptest! {
        /// What is found by the ways of the rabbits is a defence, and where no act whatever defends, nothing is found.
        #[test]
        fn a_defence_that_is_found_is_one(seed: u64) {
            let streams = Streams::new(seed);
            for index in 0..12 {
                let (field, side) = (position(&streams, index), index as usize % 2);
                if !goal_within(&field, 1 - side, 4) {
                    continue;
                }
                if let Some(steps) = shortest(&field, side, 2, i32::MAX) {
                    prop_assert!(any(&field, side, steps), "{field}");
                }
            }
        }
    }

    #[test]
    fn the_first_step_of_a_neighbour_is_a_defence_and_nobody_is_none() {
        use crate::bench::question;
        let asked = |text: &str| {
            let (_, question) = question(text).expect("a position");
            shortest(&question.field, question.side, 3, 1000)
        };
        // The dog goes before the rabbit or freezes it.
        let guarded = "s [r......r..d........R.............E.....................e........]";
        let alone = "s [r......r...........R.............E.....................e........]";
        assert_eq!(asked(guarded), Some(1));
        assert_eq!(asked(alone), None);
    }
}
