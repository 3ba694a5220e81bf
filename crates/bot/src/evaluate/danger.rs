//! Features of what can be captured within a turn, by either side.

use super::features::{DANGER, SPOILS, Sink};
use crate::capture::{self, Captures};
use crate::field::Field;
use crate::material::{Counts, Material};

/// What can be captured within a turn: the two dearest pieces, and the steps that the dearer takes.
#[derive(Default)]
struct Spoils {
    worth: [i32; 2],
    steps: usize,
}

/// What the mover can capture with the steps it has, and what the other could with a whole turn.
pub fn captures_of_both(
    field: &Field,
    mover: usize,
    left: usize,
    counts: &Counts,
    material: &Material,
    sink: &mut impl Sink,
) {
    let sign = if mover == 0 { 1 } else { -1 };
    let (ours, theirs) = capture::captures_of_both(field, mover, left);
    let ours = spoils(&ours, counts, 1 - mover, left, material);
    let theirs = spoils(&theirs, counts, mover, 4, material);
    if ours.worth[0] > 0 {
        let spare = left.saturating_sub(ours.steps).min(2);
        sink.add(SPOILS + spare, sign * ours.worth[0]);
        sink.add(SPOILS + 3, sign * ours.worth[1]);
        sink.add(SPOILS + 4, sign * ours.worth[0].min(theirs.worth[0]));
    }
    if theirs.worth[0] > 0 {
        sink.add(DANGER + left.min(4), -sign * theirs.worth[0]);
        sink.add(DANGER + 5 + left.min(4), -sign * theirs.worth[1]);
    }
}

/// The two dearest captures, each trap once.
fn spoils(
    found: &Captures,
    counts: &Counts,
    victim: usize,
    left: usize,
    material: &Material,
) -> Spoils {
    let mut spoils = Spoils::default();
    if left < 2 || found.none() {
        return spoils;
    }
    for trap in &found.steps {
        let dearest = trap
            .iter()
            .enumerate()
            .rev()
            .find(|(_, steps)| **steps != 0);
        if let Some((kind, &steps)) = dearest {
            let worth = material.loss(counts, victim, kind);
            let steps = usize::from(steps);
            let sooner = worth == spoils.worth[0] && steps < spoils.steps;
            if worth > spoils.worth[0] || sooner {
                spoils.worth = [worth, spoils.worth[0]];
                spoils.steps = steps;
            } else if worth > spoils.worth[1] {
                spoils.worth[1] = worth;
            }
        }
    }
    spoils
}
