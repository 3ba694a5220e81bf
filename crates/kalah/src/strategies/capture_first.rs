//! Strategy 4: a capture as in 2, else a kalah-move as in 1, else any pit.

use super::{Decision, Sight, captures, kalah_moves};
use crate::lanes::Lanes;

#[inline(always)]
pub fn decide<L: Lanes>(sight: &Sight<L>) -> Decision {
    match captures::find(sight) {
        Some(capture) => Decision::Pit(capture.source),
        None => kalah_moves::decide(sight),
    }
}
