//! Strategy 3: the kalah-move of 1 and the capture of 2, whichever is nearer to the store or takes enough.

use super::captures::Capture;
use super::{Decision, Sight, captures, kalah_moves};
use crate::lanes::Lanes;

/// Between a kalah-move and a capture: the kalah-move when it is at least as near, else a capture of more than one bean.
#[inline(always)]
pub fn between(kalah_move: usize, capture: Capture) -> usize {
    if kalah_move >= capture.source || capture.takes <= 1 {
        kalah_move
    } else {
        capture.source
    }
}

#[inline(always)]
pub fn decide<L: Lanes>(sight: &Sight<L>) -> Decision {
    match (kalah_moves::find(sight), captures::find(sight)) {
        (Some(kalah_move), Some(capture)) => Decision::Pit(between(kalah_move, capture)),
        (Some(kalah_move), None) => Decision::Pit(kalah_move),
        (None, Some(capture)) if capture.takes > 1 => Decision::Pit(capture.source),
        (None, _) => Decision::Any,
    }
}
