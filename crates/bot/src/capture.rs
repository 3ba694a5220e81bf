//! What a side can capture in each trap within the steps it has, and in how many. Exact, and quick enough for every leaf.
//! It knows nothing of values; the slow twin is in `brute.rs`.
//!
//! Only the removal of its last neighbour, or being moved there alone, costs a piece its life on a trap, and only pushes
//! and pulls move the opponent's pieces. So the last act is a displacement, and with four steps there is room for at most one
//! more displacement or two plain steps before it.

use crate::bits::{DISC, TRAP, beside};
use crate::field::Field;

/// For each trap and kind of victim the least number of steps, 0 when it cannot be captured there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Captures {
    /// By trap (c3, f3, c6, f6) and kind.
    pub steps: [[u8; 6]; 4],
}

impl Captures {
    /// Whether there is nothing to capture.
    #[must_use]
    pub fn none(&self) -> bool {
        self.steps == [[0; 6]; 4]
    }

    fn note(&mut self, trap: usize, kind: usize, steps: usize) {
        let best = &mut self.steps[trap][kind];
        if *best == 0 || usize::from(*best) > steps {
            *best = steps as u8;
        }
    }
}

/// What `side`, being on the move with `left` steps, can capture.
#[must_use]
pub fn captures(field: &Field, side: usize, left: usize) -> Captures {
    let mut found = Captures::default();
    for trap in 0..4 {
        capture_at(field, side, trap, left.min(4), &mut found);
    }
    found
}

/// How many displacements the trap needs at least, and which pieces may be displaced first.
#[inline]
fn need(field: &Field, side: usize, trap: usize) -> (usize, u64) {
    let theirs = field.all[1 - side];
    let beside = beside(TRAP[trap]) & theirs;
    let occupied = theirs >> TRAP[trap] & 1 != 0;
    match (occupied, beside.count_ones()) {
        (_, 1) => (1, beside),
        (_, 2) => (2, beside),
        (false, 0) => (2, theirs & DISC[2][TRAP[trap]]),
        _ => (9, 0),
    }
}

fn capture_at(field: &Field, side: usize, trap: usize, left: usize, found: &mut Captures) {
    let (displacements, targets) = need(field, side, trap);
    if displacements * 2 > left || targets == 0 {
        return;
    }
    if displacements == 1 {
        let _ = direct(field, side, trap, targets, 2, found)
            || left >= 3 && after_step(field, side, trap, targets, 3, found)
            || left >= 4
                && (after_displacement(field, side, trap, targets, found)
                    || after_step(field, side, trap, targets, 4, found));
        return;
    }
    field.any_displacement(side, targets, |act| {
        let after = field.after(side, act);
        if let (1, last) = need(&after, side, trap) {
            direct(&after, side, trap, last, 4, found);
        }
        false
    });
}

/// Displaces the only neighbour of the trap (or onto it) at once.
fn direct(
    field: &Field,
    side: usize,
    trap: usize,
    last: u64,
    steps: usize,
    found: &mut Captures,
) -> bool {
    field.any_displacement(side, last, |act| match field.after_telling(side, act) {
        (_, _, Some(won)) if won.square == TRAP[trap] => {
            found.note(trap, won.kind, steps);
            true
        }
        _ => false,
    })
}

/// Plain steps first (one, or two when `steps` is 4). The one who captures must be close, and so must whoever helps: beside
/// the one who captures, and whoever thaws the helper beside the helper.
fn after_step(
    field: &Field,
    side: usize,
    trap: usize,
    last: u64,
    steps: usize,
    found: &mut Captures,
) -> bool {
    let square = last.trailing_zeros() as usize & 63;
    let stronger = field.stronger(field.kind_at(square)) & field.all[side];
    let before = steps - 2;
    if stronger & DISC[before + 1][square] == 0 {
        return false;
    }
    field.any_step(side, DISC[2 * before][square], |act| {
        let after = field.after(side, act);
        let mut inner = Captures::default();
        let done = if before == 1 {
            direct(&after, side, trap, last, steps, &mut inner)
        } else {
            after_step(&after, side, trap, last, steps - 1, &mut inner)
        };
        if done {
            let kind = inner.steps[trap].iter().position(|&n| n != 0);
            found.note(trap, kind.unwrap_or(0), steps);
        }
        done
    })
}

/// Another displacement first: of whoever freezes the one who captures, or stands in the way.
fn after_displacement(
    field: &Field,
    side: usize,
    trap: usize,
    last: u64,
    found: &mut Captures,
) -> bool {
    let square = last.trailing_zeros() as usize & 63;
    let stronger = field.stronger(field.kind_at(square)) & field.all[side];
    if stronger & DISC[3][square] == 0 {
        return false;
    }
    field.any_displacement(side, DISC[3][square], |act| {
        let after = field.after(side, act);
        let (1, last) = need(&after, side, trap) else {
            return false;
        };
        direct(&after, side, trap, last, 4, found)
    })
}
