//! The six strategies of the thesis, each in its own file. A strategy decides without chance or says that any
//! pit will do; drawing that pit belongs to whoever plays or enumerates.

mod any;
mod capture_first;
mod captures;
mod cautious;
mod compare;
mod kalah_moves;

use crate::board::Board;
use crate::lanes::Lanes;
use std::fmt;
use std::str::FromStr;

/// What a strategy decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This pit, counted in the mover's order of sowing.
    Pit(usize),
    /// Any pit that is not empty, all equally likely.
    Any,
}

/// What a strategy looks at: the board seen by the player to move, and how many sowings there were.
#[derive(Clone, Copy, Debug)]
pub struct Sight<L> {
    /// The rows.
    pub board: Board<L>,
    /// How many pits a row has.
    pub length: usize,
    /// The number of this sowing in the game, from 1, both players' sowings counted.
    pub sowing: u32,
}

impl<L: Lanes> Sight<L> {
    /// My beans in a pit.
    #[inline(always)]
    fn mine(&self, pit: usize) -> usize {
        usize::from(self.board.mine.lane(pit))
    }

    /// The beans facing my pit.
    #[inline(always)]
    fn opposite(&self, pit: usize) -> usize {
        usize::from(self.board.theirs.lane(self.length - 1 - pit))
    }

    /// From my pit, how many beans reach the store exactly.
    #[inline(always)]
    fn distance(&self, pit: usize) -> usize {
        self.length - pit
    }

    /// Whether my pit has beans and gives the opponent none when sown.
    #[inline(always)]
    fn keeps_all(&self, pit: usize) -> bool {
        (1..=self.distance(pit)).contains(&self.mine(pit))
    }

    /// The pit nearest before `target` in this row whose last bean would fall there without a lap.
    #[inline(always)]
    fn source(row: L, target: usize) -> Option<usize> {
        (0..target)
            .rev()
            .find(|&source| usize::from(row.lane(source)) == target - source)
    }
}

/// One of the six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strategy {
    /// Any pit.
    Zero,
    /// Kalah-moves.
    One,
    /// Captures.
    Two,
    /// The nearer of kalah-move and capture.
    Three,
    /// Captures, then kalah-moves.
    Four,
    /// As three, then danger, threats and starving.
    Five,
}

impl Strategy {
    /// All six, weakest number first.
    pub const ALL: [Strategy; 6] = [
        Strategy::Zero,
        Strategy::One,
        Strategy::Two,
        Strategy::Three,
        Strategy::Four,
        Strategy::Five,
    ];

    /// What it decides on a board where the player to move has beans.
    #[inline]
    pub fn decide<L: Lanes>(self, sight: &Sight<L>) -> Decision {
        match self {
            Strategy::Zero => any::decide(),
            Strategy::One => kalah_moves::decide(sight),
            Strategy::Two => captures::decide(sight),
            Strategy::Three => compare::decide(sight),
            Strategy::Four => capture_first::decide(sight),
            Strategy::Five => cautious::decide(sight),
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

/// A name that is none of the strategies.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no strategy")]
pub struct UnknownStrategy(pub String);

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    fn from_str(text: &str) -> Result<Self, UnknownStrategy> {
        Strategy::ALL
            .into_iter()
            .find(|strategy| strategy.to_string() == text.trim())
            .ok_or_else(|| UnknownStrategy(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn decided(strategy: Strategy, position: &str, sowing: u32) -> Decision {
        let position: Position = position.parse().unwrap();
        strategy.decide(&Sight {
            board: Board::<u64>::from_position(&position),
            length: position.length(),
            sowing,
        })
    }

    #[test]
    fn examples_checked_by_hand() {
        use Decision::{Any, Pit};
        use Strategy::{Five, Four, One, Three, Two, Zero};
        let start = "4,4,4,4,4,4/4,4,4,4,4,4/0,0/s";
        // f (1 bean) and c (4 beans) both reach the store; f is nearer.
        let two_kalah_moves = "0,0,4,0,0,1/4,4,4,4,4,4/0,0/s";
        // a reaches the empty d, and d faces D with 5.
        let capture = "3,0,0,0,8,9/1,1,1,5,1,1/0,0/s";
        // The same with one bean in D, and in the other case with a nearer kalah-move.
        let small_capture = "3,9,9,0,8,9/1,1,1,1,1,1/0,0/s";
        let both = "3,0,0,0,8,1/1,1,1,5,1,1/0,0/s";
        for (strategy, position, sowing, wanted) in [
            (Zero, start, 1, Any),
            (One, start, 1, Pit(2)),
            (One, two_kalah_moves, 9, Pit(5)),
            (Two, start, 1, Any),
            (Two, capture, 9, Pit(0)),
            (Three, capture, 9, Pit(0)),
            (Three, small_capture, 9, Any),
            (Five, small_capture, 9, Pit(0)),
            (Three, both, 9, Pit(5)),
            (Four, both, 9, Pit(0)),
            (Five, both, 9, Pit(5)),
        ] {
            assert_eq!(
                decided(strategy, position, sowing),
                wanted,
                "{strategy} {position}"
            );
        }
    }

    #[test]
    fn the_kalah_move_yields_to_a_larger_capture_upstream_of_it() {
        // Kalah-move from a (6 beans); capture from b (2 beans) into the empty d, which faces D.
        for (beans, wanted) in [(1, Decision::Pit(0)), (2, Decision::Pit(1))] {
            let position = format!("6,2,9,0,9,9/1,1,1,{beans},1,1/0,0/s");
            assert_eq!(decided(Strategy::Three, &position, 9), wanted);
        }
    }

    #[test]
    fn strategy_five_beyond_three() {
        use Decision::{Any, Pit};
        // North's F (1 bean) can reach the empty E and take from e.
        let danger = "8,8,8,8,8,8/9,9,9,9,0,1/0,0/s";
        assert_eq!(decided(Strategy::Five, danger, 1), Pit(4));
        // No danger, early in the game.
        let quiet = "8,1,1,9,9,9/9,9,9,9,9,9/0,0/s";
        assert_eq!(decided(Strategy::Five, quiet, 3), Any);
        // Later: c keeps all its beans and b could hit it next turn.
        assert_eq!(decided(Strategy::Five, quiet, 4), Pit(2));
        // Nothing upstream hits a pit that keeps all: starve from the far end.
        let starve = "2,3,9,9,9,9/9,9,9,9,9,9/0,0/s";
        assert_eq!(decided(Strategy::Five, starve, 4), Pit(0));
        assert_eq!(
            decided(Strategy::Five, "9,9,9,9,9,9/9,9,9,9,9,9/0,0/s", 4),
            Any
        );
    }
}
