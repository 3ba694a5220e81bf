//! Strategy 2: a capture if there is one, else any pit.

use super::{Decision, Sight};
use crate::lanes::Lanes;

/// A capture that takes at least one of the opponent's beans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// The pit to sow.
    pub source: usize,
    /// How many of the opponent's beans lie opposite the last bean.
    pub takes: usize,
}

/// The first capture found: targets from far to near, sources from the target upstream. It need not be the largest.
#[inline(always)]
pub fn find<L: Lanes>(sight: &Sight<L>) -> Option<Capture> {
    for target in 0..sight.length {
        if sight.mine(target) == 0
            && sight.opposite(target) > 0
            && let Some(source) = Sight::source(sight.board.mine, target)
        {
            return Some(Capture {
                source,
                takes: sight.opposite(target),
            });
        }
    }
    None
}

#[inline(always)]
pub fn decide<L: Lanes>(sight: &Sight<L>) -> Decision {
    find(sight).map_or(Decision::Any, |capture| Decision::Pit(capture.source))
}
