//! Positions as sums of small parts, and play to the end by nothing but the rules: who is to move and cannot, loses. It knows no theory, no
//! Grundy value and no canonical form: this is the second opinion on what the solvers say.

use std::collections::HashMap;
use std::fmt;
use values::Dyadic;

/// What may be taken from a heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Taking {
    /// Any number.
    Nim,
    /// One of these numbers.
    Subtract(Vec<u64>),
    /// Columns of Dawson's chess: all of one; two; three, the rest in one or two stretches.
    Dawson,
}

impl Taking {
    /// The rules as commands name them.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Taking::Nim => "nim".to_owned(),
            Taking::Subtract(set) => {
                let set: Vec<String> = set.iter().map(u64::to_string).collect();
                format!("subtract:{}", set.join(","))
            }
            Taking::Dawson => "octal:0.137".to_owned(),
        }
    }

    /// What is left of a heap of `size`, move by move.
    fn left_over(&self, size: u64) -> Vec<Vec<u64>> {
        match self {
            Taking::Nim => (0..size).map(|rest| vec![rest]).collect(),
            Taking::Subtract(set) => {
                let fitting = set.iter().filter(|&&take| take <= size);
                fitting.map(|take| vec![size - take]).collect()
            }
            Taking::Dawson => {
                let mut all = Vec::new();
                if size == 1 {
                    all.push(vec![0]);
                }
                if size >= 2 {
                    all.push(vec![size - 2]);
                }
                if size >= 3 {
                    all.extend((0..=(size - 3) / 2).map(|one| vec![one, size - 3 - one]));
                }
                all
            }
        }
    }
}

/// A fraction whose denominator is a power of two: `top / 2^places`, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number {
    /// Above the line.
    pub top: i64,
    /// The binary places.
    pub places: u32,
}

impl Number {
    /// In lowest terms.
    #[must_use]
    pub fn new(mut top: i64, mut places: u32) -> Self {
        while places > 0 && top % 2 == 0 {
            top /= 2;
            places -= 1;
        }
        Number { top, places }
    }

    /// What a player may make of it: Left the number before it, Right the one behind, each simpler.
    fn option(self, left: bool) -> Option<Number> {
        match (self.places, left) {
            (0, true) => (self.top > 0).then(|| Number::new(self.top - 1, 0)),
            (0, false) => (self.top < 0).then(|| Number::new(self.top + 1, 0)),
            (places, true) => Some(Number::new(self.top - 1, places)),
            (places, false) => Some(Number::new(self.top + 1, places)),
        }
    }

    /// The other way round.
    #[must_use]
    pub fn negative(self) -> Self {
        Number {
            top: -self.top,
            ..self
        }
    }

    /// As the table of values has it.
    #[must_use]
    pub fn dyadic(self) -> Dyadic {
        Dyadic::new(self.top, self.places).unwrap_or(Dyadic::ZERO)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dyadic().fmt(f)
    }
}

/// A part that no other part has to do with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// A heap.
    Heap(Taking, u64),
    /// Free squares, a bit each, in rows of `width`: dominoes are laid, on two sides or by whoever is to move in any way.
    Squares {
        /// The free squares.
        free: u64,
        /// Squares in a row.
        width: u32,
        /// Whether Left lays upright only and Right across only.
        sided: bool,
    },
    /// A nimber.
    Star(u64),
    /// A number.
    Number(Number),
    /// Left may move to the first number, Right to the second.
    Braces(Number, Number),
    /// The smallest positive game of the lecture.
    Up,
    /// Its negative.
    Down,
}

impl Part {
    /// What a player may leave of it.
    #[must_use]
    pub fn options(&self, left: bool) -> Vec<Vec<Part>> {
        let number = |number: Option<Number>| number.map(|number| vec![Part::Number(number)]);
        match self {
            Part::Heap(taking, size) => {
                let heap = |size| Part::Heap(taking.clone(), size);
                let left_over = taking.left_over(*size).into_iter();
                left_over
                    .map(|rest| rest.into_iter().map(heap).collect())
                    .collect()
            }
            Part::Squares { free, width, sided } => {
                let laid = dominoes(*free, *width, *sided, left).into_iter();
                let after = |domino: u64| Part::Squares {
                    free: free & !domino,
                    width: *width,
                    sided: *sided,
                };
                laid.map(|domino| vec![after(domino)]).collect()
            }
            Part::Star(size) => (0..*size).map(|rest| vec![Part::Star(rest)]).collect(),
            Part::Number(own) => number(own.option(left)).into_iter().collect(),
            Part::Braces(low, high) => vec![vec![Part::Number(if left { *low } else { *high })]],
            Part::Up if left => vec![vec![]],
            Part::Down if !left => vec![vec![]],
            Part::Up | Part::Down => vec![vec![Part::Star(1)]],
        }
    }
}

fn dominoes(free: u64, width: u32, sided: bool, left: bool) -> Vec<u64> {
    let squares = (0..64).filter(|at| free >> at & 1 == 1);
    let mut laid = Vec::new();
    for at in squares {
        if (!sided || !left) && (at + 1) % width != 0 && free >> (at + 1) & 1 == 1 {
            laid.push(0b11 << at);
        }
        if (!sided || left) && at + width < 64 && free >> (at + width) & 1 == 1 {
            laid.push(1 << at | 1 << (at + width));
        }
    }
    laid
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Heap(_, size) => size.fmt(f),
            Part::Squares { .. } => f.write_str("□"),
            Part::Star(0) => f.write_str("0"),
            Part::Star(1) => f.write_str("*"),
            Part::Star(size) => write!(f, "*{size}"),
            Part::Number(number) => number.fmt(f),
            Part::Braces(low, high) => write!(f, "{{{low}|{high}}}"),
            Part::Up => f.write_str("↑"),
            Part::Down => f.write_str("↓"),
        }
    }
}

/// Plays sums to the end, and remembers how they ended.
#[derive(Default)]
pub struct Plain {
    known: HashMap<(Vec<Part>, bool), bool>,
}

impl Plain {
    /// Whether Left (or Right) wins who is to move.
    pub fn mover_wins(&mut self, parts: &[Part], left: bool) -> bool {
        let alive =
            |part: &&Part| [true, false].map(|left| part.options(left).is_empty()) != [true, true];
        let mut parts: Vec<Part> = parts.iter().filter(alive).cloned().collect();
        parts.sort_unstable();
        let key = (parts, left);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let wins = self.some_option_loses(&key.0, left);
        self.known.insert(key, wins);
        wins
    }

    fn some_option_loses(&mut self, parts: &[Part], left: bool) -> bool {
        parts.iter().enumerate().any(|(at, part)| {
            part.options(left).into_iter().any(|rest| {
                let others = parts.iter().enumerate().filter(|(other, _)| *other != at);
                let after: Vec<Part> = others.map(|(_, part)| part.clone()).chain(rest).collect();
                !self.mover_wins(&after, !left)
            })
        })
    }

    /// Whether whoever begins loses.
    pub fn is_zero(&mut self, parts: &[Part]) -> bool {
        !self.mover_wins(parts, true) && !self.mover_wins(parts, false)
    }
}
