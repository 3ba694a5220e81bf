//! Strategy 5: as 3, but it plays every capture, saves what is in danger, threatens, and starves the opponent.
//! The thesis has one more step, a threat that may give beans away; it can never be reached: the upstream pit that
//! would make the threat keeps all its beans, so the starving step before has already found a pit.

use super::{Decision, Sight, captures, compare, kalah_moves};
use crate::lanes::Lanes;

/// In the first sowings of a game it leaves to chance what is neither kalah-move, capture nor danger.
const OPENING: u32 = 3;

#[inline(always)]
pub fn decide<L: Lanes>(sight: &Sight<L>) -> Decision {
    match (kalah_moves::find(sight), captures::find(sight)) {
        (Some(kalah_move), Some(capture)) => Decision::Pit(compare::between(kalah_move, capture)),
        (Some(kalah_move), None) => Decision::Pit(kalah_move),
        (None, Some(capture)) => Decision::Pit(capture.source),
        (None, None) => quiet(sight),
    }
}

#[inline(always)]
fn quiet<L: Lanes>(sight: &Sight<L>) -> Decision {
    let near_to_far = || (0..sight.length).rev();
    if let Some(pit) = near_to_far().find(|&pit| endangered(sight, pit)) {
        return Decision::Pit(pit);
    }
    if sight.sowing <= OPENING {
        return Decision::Any;
    }
    near_to_far()
        .find(|&pit| threatens(sight, pit))
        .or_else(|| (0..sight.length).find(|&pit| sight.keeps_all(pit)))
        .map_or(Decision::Any, Decision::Pit)
}

/// Whether the opponent could capture my pit next: his pit opposite is empty and he reaches it without a lap.
#[inline(always)]
fn endangered<L: Lanes>(sight: &Sight<L>, pit: usize) -> bool {
    sight.mine(pit) > 0
        && sight.opposite(pit) == 0
        && Sight::source(sight.board.theirs, sight.length - 1 - pit).is_some()
}

/// Whether emptying my pit lets me capture from it next turn, by the bean counts before sowing.
#[inline(always)]
fn threatens<L: Lanes>(sight: &Sight<L>, pit: usize) -> bool {
    sight.keeps_all(pit)
        && sight.opposite(pit) > 0
        && Sight::source(sight.board.mine, pit).is_some()
}
