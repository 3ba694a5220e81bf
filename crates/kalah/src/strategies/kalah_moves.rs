//! Strategy 1: a kalah-move if there is one, else any pit.

use super::{Decision, Sight};
use crate::lanes::Lanes;

/// The pit nearest to the store whose last bean falls into it without a lap.
#[inline(always)]
pub fn find<L: Lanes>(sight: &Sight<L>) -> Option<usize> {
    Sight::source(sight.board.mine, sight.length)
}

#[inline(always)]
pub fn decide<L: Lanes>(sight: &Sight<L>) -> Decision {
    find(sight).map_or(Decision::Any, Decision::Pit)
}
