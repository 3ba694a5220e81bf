//! What a side can capture in each trap within the steps it has, and in how many. Exact, and quick enough for every leaf.
//! It knows nothing of values; the slow twin is in `brute.rs`.
//!
//! Only the removal of its last neighbour, or being moved there alone, costs a piece its life on a trap, and only pushes
//! and pulls move the opponent's pieces. So the last act is a displacement, and with four steps there is room for at most one
//! more displacement or two plain steps before it.

mod hunt;
mod view;

use crate::act::{Act, Deed};
use crate::bits::{DISC, RING, TRAP, beside};
use crate::field::Field;
use hunt::Hunt;
use view::{Reach, View};

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
}

/// What `side`, being on the move with `left` steps, can capture.
#[must_use]
pub fn captures(field: &Field, side: usize, left: usize) -> Captures {
    captures_within(field, side, left, &Reach::new(field))
}

/// What `mover` can capture with `left` steps, and what the other side could with a whole turn.
#[must_use]
pub fn captures_of_both(field: &Field, mover: usize, left: usize) -> (Captures, Captures) {
    let reach = Reach::new(field);
    (
        captures_within(field, mover, left, &reach),
        captures_within(field, 1 - mover, 4, &reach),
    )
}

fn captures_within(field: &Field, side: usize, left: usize, reach: &Reach) -> Captures {
    let mut found = Captures::default();
    if left < 2 {
        return found;
    }
    let theirs = field.all[1 - side];
    let view = View::new(field, side, reach);
    for (index, steps) in found.steps.iter_mut().enumerate() {
        let (trap, ring) = (TRAP[index], RING[index] & theirs);
        // Two steps more displace another piece first, one that stands beside a stronger one of ours.
        let first = if left >= 4 { view.prey } else { 0 };
        let others = ring & ring.wrapping_sub(1);
        if ring == 0 {
            if first & DISC[2][trap] & !(1 << trap) != 0 {
                from_afar(&view, trap, steps);
            }
        } else if others == 0 {
            let hunt = Hunt::new(field, side, trap, ring);
            if let Some(needed) = hunt.steps(&view, left) {
                steps[hunt.victim] = needed;
            }
        } else if others & (others - 1) == 0 && first & ring != 0 {
            one_of_two(&view, trap, ring, steps);
        }
    }
    found
}

/// Displaces one of two neighbours of the trap (maybe onto it), then the other.
fn one_of_two(view: &View, trap: usize, ring: u64, steps: &mut [u8; 6]) {
    for first in [ring & ring.wrapping_neg(), ring & (ring - 1)] {
        let guard = Hunt::new(&view.place, view.side, trap, ring ^ first);
        guard.any_after_displacement(view, first, |after| {
            // Whoever was displaced onto the trap falls itself.
            let hunt = Hunt::new(after, view.side, trap, ring ^ first);
            if steps[hunt.victim] == 0 && hunt.succeeds_after(after, view.side) {
                steps[hunt.victim] = 4;
            }
            false
        });
    }
}

/// Brings somebody beside the trap that has no neighbours, then onto it.
fn from_afar(view: &View, trap: usize, steps: &mut [u8; 6]) {
    let (side, ring) = (view.side, beside(trap));
    view.any_displacement(DISC[2][trap], |act| {
        let (from, to) = displaced(act);
        let victim = view.place.kind_at(from);
        if ring >> to & 1 != 0 && steps[victim] == 0 {
            let after = view.place.then(side, act);
            let hunt = Hunt::new(&after, side, trap, 1 << to);
            if hunt.succeeds_after(&after, side) {
                steps[victim] = 4;
            }
        }
        false
    });
}

/// From where to where a push or a pull moves the opponent's piece.
#[inline]
fn displaced(act: Act) -> (usize, usize) {
    match act.deed() {
        Deed::Pull => (act.other(), act.square()),
        _ => (act.square(), act.target()),
    }
}
