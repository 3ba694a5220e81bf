//! Where each feature of the ordering model has its weight. Squares are seen from the side that moves, and folded left to right.

/// A square as the mover sees it (row 0 is home), folded onto the columns a to d: 0 to 31.
#[inline(always)]
#[must_use]
pub const fn folded(side: usize, square: usize) -> usize {
    let row = crate::bits::advance(side, square);
    let column = square & 7;
    row * 4 + if column < 4 { column } else { 7 - column }
}

/// A direction as the mover sees it from a square: 0 ahead, 1 back, 2 to the middle, 3 to the edge.
#[inline(always)]
#[must_use]
pub const fn way(side: usize, square: usize, direction: usize) -> usize {
    if direction < 2 {
        direction ^ side
    } else if square & 7 < 4 {
        direction
    } else {
        direction ^ 1
    }
}

/// Names the groups one after another: each begins where the one before it ends.
macro_rules! groups {
    ($total:ident: $($(#[$doc:meta])* $name:ident = $size:expr),* $(,)?) => {
        groups!(@ 0, $total, $($(#[$doc])* $name = $size,)*);
    };
    (@ $start:expr, $total:ident, $(#[$doc:meta])* $name:ident = $size:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: usize = $start;
        groups!(@ $name + $size, $total, $($rest)*);
    };
    (@ $start:expr, $total:ident,) => {
        /// How many weights there are.
        pub const $total: usize = $start;
    };
}

/// Features of an act. "Mover" is the own piece that steps.
pub mod act {
    groups! { COUNT:
        /// A plain step: kind, square, way.
        STEP = 6 * 32 * 4,
        /// A plain step: kind, square it ends on.
        STEP_TO = 6 * 32,
        /// A plain step: kind, way.
        STEP_WAY = 6 * 4,
        /// A push or pull: kind of the mover, square it ends on.
        DRAG_TO = 6 * 32,
        /// The displaced piece: kind, square, way.
        MOVED = 6 * 32 * 4,
        /// The displaced piece: kind, square it ends on.
        MOVED_TO = 6 * 32,
        /// Push or pull, kind of the mover, kind of the displaced piece.
        PAIR = 2 * 6 * 6,
        /// A pass, by the steps left.
        PASS = 5,
        /// The opponent loses a piece of this kind.
        WON = 6,
        /// A friend of this kind is left alone on a trap.
        LEFT_ALONE = 6,
        /// The mover of this kind steps onto a trap alone.
        SUICIDE = 6,
        /// Kind of the mover, with five answers: was dominated, was near a trap, will be dominated, will be near a trap, will have a friend.
        SAFETY = 6 * 32,
        /// Kind of the mover, with four answers: will freeze somebody, froze somebody, will be beside weaker ones near a trap, was.
        HUNT = 6 * 16,
        /// The mover arrives beside a trap: at home or away, friends there, opponents there (0, 1, more).
        ARRIVE = 18,
        /// The mover leaves the side of a trap: at home or away, friends with it (1, 2, more), opponents there.
        LEAVE = 18,
        /// The mover steps onto a trap: at home or away, friends there (with it: 1, 2, more).
        ONTO = 6,
        /// The mover steps off a trap: at home or away, friends there (0, 1, more).
        OFF = 6,
        /// To the act before in the same turn: kind of the mover, and it goes on, goes back, acts near it, acts far from it.
        PREVIOUS = 6 * 4,
        /// Deed (step, push, pull), steps left.
        LEFT = 3 * 5,
        /// A plain step: kind, steps left.
        KIND_LEFT = 6 * 5,
        /// The mover comes beside a frozen friend.
        THAW = 6,
        /// The mover was the only friend that kept another from freezing.
        ABANDON = 6,
    }
}

/// Features of a whole turn: what changed between the placements before and after it. Those that count pieces may be more than one.
pub mod turn {
    groups! { COUNT:
        /// An own piece is gone from a square: kind, square.
        GONE = 6 * 32,
        /// An own piece came to a square.
        CAME = 6 * 32,
        /// A piece of the opponent is gone from a square.
        THEIRS_GONE = 6 * 32,
        /// A piece of the opponent came to a square.
        THEIRS_CAME = 6 * 32,
        /// Own squares changed, by kind.
        KIND = 6,
        /// Rows that own pieces advanced, by kind.
        ADVANCE = 6,
        /// Captured pieces of the opponent, by kind.
        WON = 6,
        /// Lost pieces of one's own, by kind.
        LOST = 6,
        /// How many own pieces left their squares.
        PIECES = 5,
        /// How many pieces of the opponent did.
        THEIR_PIECES = 5,
        /// How many steps the turn took.
        STEPS = 5,
        /// How far apart the changed squares lie: the longer side of the rectangle around them.
        SPREAD = 8,
        /// Own frozen pieces, by kind.
        FROZEN = 6,
        /// Their frozen pieces, by kind.
        THEIRS_FROZEN = 6,
        /// Own dominated pieces, by kind.
        DOMINATED = 6,
        /// Their dominated pieces, by kind.
        THEIRS_DOMINATED = 6,
        /// Traps at home and away with so many own and so many other pieces beside.
        TRAP = 2 * 5 * 5,
        /// Own pieces that the opponent can capture at once, by kind.
        DANGER = 6,
        /// Their pieces that could be captured if the opponent did nothing, by kind.
        THREAT = 6,
        /// A goal of one's own is threatened.
        GOAL = 1,
        /// The opponent can reach the goal at once.
        THEIR_GOAL = 1,
        /// By how much less than the best turn the evaluation gives at a glance: intervals.
        SHORT = 16,
        /// The ratings of the acts together, in halves of the logarithm's unit.
        ACTS = 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrored_squares_and_ways_are_the_same() {
        for square in 0..64 {
            let mirrored = square ^ 7;
            let other_side = square ^ 56;
            assert_eq!(folded(0, square), folded(0, mirrored));
            assert_eq!(folded(0, square), folded(1, other_side));
            for direction in 0..4 {
                let sideways = if direction < 2 {
                    direction
                } else {
                    direction ^ 1
                };
                let upright = if direction < 2 {
                    direction ^ 1
                } else {
                    direction
                };
                let seen = way(0, square, direction);
                assert_eq!(seen, way(0, mirrored, sideways));
                assert_eq!(seen, way(1, other_side, upright));
            }
            assert!(folded(1, square) < 32);
        }
    }
}
