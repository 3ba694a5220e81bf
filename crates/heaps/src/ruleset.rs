//! Rules as data. A ruleset describes; everything that computes is elsewhere.

use crate::Amounts;
use crate::amounts::least_common_multiple;
use values::grundy::{Code, Digit};

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Who moved last wins.
    Normal,
    /// Who moved last loses.
    Misere,
}

/// One kind of move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// Take from one heap; `leave` says what may remain of it.
    One {
        /// How many may be taken.
        amounts: Amounts,
        /// What may be left.
        leave: Digit,
    },
    /// Take from each of several heaps.
    Several {
        /// How many may be taken from each.
        amounts: Amounts,
        /// The fewest heaps, at least two.
        fewest: usize,
        /// The most heaps.
        most: usize,
        /// Whether the same number must be taken from each.
        equal: bool,
    },
}

/// The rules of a heap game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// What the game is called.
    pub name: String,
    /// The kinds of moves.
    pub patterns: Vec<Pattern>,
    /// Who wins at the end.
    pub end: End,
}

/// Games with a theory of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Any number from one heap.
    Nim,
    /// Any number from one heap, or the same from two.
    Wythoff,
    /// Any numbers from up to so many heaps.
    Moore(usize),
}

impl Ruleset {
    /// A game with normal play.
    #[must_use]
    pub fn new(name: impl Into<String>, patterns: Vec<Pattern>) -> Self {
        Ruleset {
            name: name.into(),
            patterns,
            end: End::Normal,
        }
    }

    /// The same game with the other end.
    #[must_use]
    pub fn with_end(mut self, end: End) -> Self {
        self.end = end;
        self
    }

    /// Whether a move may touch more than one heap, so that heaps are not a sum.
    #[must_use]
    pub fn is_coupled(&self) -> bool {
        self.patterns
            .iter()
            .any(|pattern| matches!(pattern, Pattern::Several { .. }))
    }

    /// Whether a move may break a heap in several.
    #[must_use]
    pub fn breaks(&self) -> bool {
        self.patterns.iter().any(|pattern| match pattern {
            Pattern::One { leave, .. } => [Digit::TWO, Digit::TWO_UNEQUAL, Digit::THREE]
                .iter()
                .any(|way| leave.allows(*way)),
            Pattern::Several { .. } => false,
        })
    }

    /// The theory that speaks of this game, recognised by its moves and not by its name.
    #[must_use]
    pub fn known(&self) -> Option<Known> {
        let mut one = false;
        let mut several = None;
        for pattern in &self.patterns {
            match pattern {
                Pattern::One { amounts, leave } if amounts.is_any() && *leave == Digit::TAKE => {
                    one = true;
                }
                Pattern::Several {
                    amounts,
                    fewest: 2,
                    most,
                    equal,
                } if amounts.is_any() && several.is_none() => several = Some((*most, *equal)),
                _ => return None,
            }
        }
        match (one, several) {
            (true, None) => Some(Known::Nim),
            (true, Some((2, true))) => Some(Known::Wythoff),
            (true, Some((most, false))) => Some(Known::Moore(most)),
            _ => None,
        }
    }

    /// The moves on a single heap as a code.
    #[must_use]
    pub fn code(&self) -> Code {
        let singles = || {
            self.patterns.iter().filter_map(|pattern| match pattern {
                Pattern::One { amounts, leave } => Some((amounts, *leave)),
                Pattern::Several { .. } => None,
            })
        };
        let digit = |take: u64| {
            singles()
                .filter(|(amounts, _)| amounts.contains(take))
                .fold(Digit::NEVER, |digit, (_, leave)| digit.or(leave))
        };
        let ends = singles().filter_map(|(amounts, _)| amounts.largest());
        let tails: Vec<(u64, u64)> = singles()
            .filter_map(|(amounts, _)| amounts.tail())
            .collect();
        let regular_from = tails.iter().map(|&(from, _)| from);
        let head = ends
            .map(|last| last + 1)
            .chain(regular_from)
            .max()
            .unwrap_or(0);
        let step = tails
            .iter()
            .map(|&(_, step)| step)
            .fold(1, least_common_multiple);
        let tail = if tails.is_empty() {
            Vec::new()
        } else {
            (head..head + step).map(digit).collect()
        };
        Code::new((0..head).map(digit).collect(), tail)
    }

    /// At least as many as there are moves from these heaps, found without listing them.
    #[must_use]
    pub fn most_moves(&self, heaps: &[u64]) -> f64 {
        let mut sizes: Vec<f64> = heaps.iter().map(|&heap| heap as f64 + 1.0).collect();
        sizes.sort_by(|a, b| b.total_cmp(a));
        let subsets = |most: usize| -> f64 {
            (1..=most.min(heaps.len()))
                .map(|size| binomial(heaps.len(), size))
                .sum()
        };
        let count = |pattern: &Pattern| match pattern {
            Pattern::One { amounts, leave } => {
                let ways = |size: f64| match leave {
                    leave if leave.allows(Digit::THREE) => size * size,
                    leave if leave.allows(Digit::TWO) || leave.allows(Digit::TWO_UNEQUAL) => size,
                    _ => 1.0,
                };
                let takes = |size: f64| match amounts.largest() {
                    Some(largest) => size.min(largest as f64 + 1.0),
                    None => size,
                };
                sizes.iter().map(|&size| takes(size) * ways(size)).sum()
            }
            Pattern::Several { most, equal, .. } => {
                let amounts: f64 = if *equal {
                    sizes.first().copied().unwrap_or(0.0)
                } else {
                    sizes.iter().take(*most).product()
                };
                subsets(*most) * amounts
            }
        };
        self.patterns.iter().map(count).sum()
    }
}

fn binomial(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}
