//! When to stop thinking although there would be time: soon when the turn is clear, late when it is in doubt. It only sees how the
//! iterations go.

use super::Limits;

/// A turn that was not looked at so many steps deep is in doubt, and never clear.
const SOUND: usize = 10;
/// Scores that differ by no more are alike.
const ALIKE: i32 = 25;
/// A score that falls by this much is a reason to look for another turn.
const FALL: i32 = 50;

/// What the iterations said so far.
#[derive(Default)]
pub struct Pace {
    depth: usize,
    score: i32,
    turn: u64,
    /// How many iterations in a row agreed with the one before.
    agreed: usize,
    fell: bool,
}

impl Pace {
    /// An iteration is done: what it chose, told by where that leads.
    pub fn note(&mut self, depth: usize, score: i32, turn: u64) {
        let agrees = turn == self.turn && (score - self.score).abs() <= ALIKE;
        self.agreed = if agrees { self.agreed + 1 } else { 0 };
        self.fell = self.depth > 0 && score <= self.score - FALL;
        (self.depth, self.score, self.turn) = (depth, score, turn);
    }

    /// Whether to begin no further iteration.
    pub fn enough(&self, limits: &Limits) -> bool {
        if self.depth < SOUND || self.fell {
            return false;
        }
        limits.passed(limits.enough) || self.agreed >= 2 && limits.passed(limits.clear)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn told(iterations: &[(usize, i32, u64)]) -> Pace {
        let mut pace = Pace::default();
        for &(depth, score, turn) in iterations {
            pace.note(depth, score, turn);
        }
        pace
    }

    #[test]
    fn clear_turns_are_played_soon_and_doubtful_ones_late() {
        let early = Limits {
            clear: Some(Duration::ZERO),
            enough: Some(Duration::from_secs(3600)),
            ..Limits::default()
        };
        let late = Limits {
            enough: Some(Duration::ZERO),
            ..early.clone()
        };
        let steady = told(&[(9, 30, 1), (10, 40, 1), (11, 35, 1)]);
        assert!(steady.enough(&early) && !steady.enough(&Limits::default()));
        for open in [
            told(&[(9, 30, 1), (10, 40, 1), (11, 35, 2)]),
            told(&[(10, 30, 1), (11, 35, 1)]),
            told(&[(9, 30, 1), (10, 70, 1), (11, 100, 1)]),
            told(&[(9, 90, 1), (10, 30, 1), (11, 30, 1)]),
        ] {
            assert!(!open.enough(&early) && open.enough(&late));
        }
        for doubtful in [
            told(&[]),
            told(&[(8, 30, 1), (9, 30, 1)]),
            told(&[(10, 90, 1), (11, 40, 1)]),
        ] {
            assert!(!doubtful.enough(&late));
        }
    }
}
