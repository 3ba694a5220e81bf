//! Which of two games Left prefers. Decided by the definition, with stops and remembered verdicts as short cuts.

use crate::values::{DEEPEST, Node};
use crate::{Unable, Value, Values};
use rules::Side;
use std::fmt;

/// How two games compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Right prefers the first.
    Less,
    /// They are equal.
    Equal,
    /// Left prefers the first.
    Greater,
    /// It depends on who moves first.
    Confused,
}

impl Comparison {
    /// From the answers to `a <= b` and `a >= b`.
    #[must_use]
    pub fn from_halves(at_most: bool, at_least: bool) -> Self {
        match (at_most, at_least) {
            (true, true) => Comparison::Equal,
            (true, false) => Comparison::Less,
            (false, true) => Comparison::Greater,
            (false, false) => Comparison::Confused,
        }
    }
}

/// Who wins a game under normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// P: the previous player wins; the game is zero.
    Previous,
    /// N: the next player wins; the game is confused with zero.
    Next,
    /// L: Left wins, whoever starts; the game is positive.
    Left,
    /// R: Right wins, whoever starts; the game is negative.
    Right,
}

impl Outcome {
    /// Who wins, given whether Left wins moving first and whether she wins moving second.
    #[must_use]
    pub fn from_left(wins_first: bool, wins_second: bool) -> Self {
        match (wins_first, wins_second) {
            (true, true) => Outcome::Left,
            (true, false) => Outcome::Next,
            (false, true) => Outcome::Previous,
            (false, false) => Outcome::Right,
        }
    }

    /// Who wins when `first` begins.
    #[must_use]
    pub fn winner(self, first: Side) -> Side {
        match self {
            Outcome::Left => Side::Left,
            Outcome::Right => Side::Right,
            Outcome::Next => first,
            Outcome::Previous => first.other(),
        }
    }

    /// `P`, `N`, `L` or `R`.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Outcome::Previous => 'P',
            Outcome::Next => 'N',
            Outcome::Left => 'L',
            Outcome::Right => 'R',
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl From<Comparison> for Outcome {
    /// From the comparison with zero.
    fn from(with_zero: Comparison) -> Self {
        match with_zero {
            Comparison::Equal => Outcome::Previous,
            Comparison::Confused => Outcome::Next,
            Comparison::Greater => Outcome::Left,
            Comparison::Less => Outcome::Right,
        }
    }
}

impl Values {
    /// Whether `a <= b`: Right, moving second, wins the difference `a - b`.
    ///
    /// # Errors
    /// When memory is exhausted or a game is too deep.
    pub fn at_most(&self, a: Value, b: Value) -> Result<bool, Unable> {
        self.shallow(a, b)?;
        self.le(a, b)
    }

    /// How `a` compares with `b`.
    ///
    /// # Errors
    /// When memory is exhausted or a game is too deep.
    pub fn compare(&self, a: Value, b: Value) -> Result<Comparison, Unable> {
        Ok(Comparison::from_halves(
            self.at_most(a, b)?,
            self.at_most(b, a)?,
        ))
    }

    /// Who wins the game.
    ///
    /// # Errors
    /// When memory is exhausted.
    pub fn outcome(&self, value: Value) -> Result<Outcome, Unable> {
        Ok(self.compare(value, Values::ZERO)?.into())
    }

    /// Only a long chain of ups or a large nimber is deep, and only together with something else is it descended into.
    pub(crate) fn shallow(&self, a: Value, b: Value) -> Result<(), Unable> {
        let (a, b) = (self.node(a), self.node(b));
        let short = a.nus.is_some() && b.nus.is_some();
        let number = |node: &Node| node.nus.is_some_and(|nus| nus.is_number());
        if !short && !number(a) && !number(b) && a.depth + b.depth > 2 * DEEPEST {
            return Err(Unable::TooDeep);
        }
        Ok(())
    }

    pub(crate) fn le(&self, a: Value, b: Value) -> Result<bool, Unable> {
        if a == b {
            return Ok(true);
        }
        let (left, right) = (self.node(a), self.node(b));
        if let (Some(left), Some(right)) = (left.nus, right.nus) {
            return Ok(left.at_most(right));
        }
        if let Some(known) = by_stops(left, right) {
            return Ok(known);
        }
        if let Some(known) = self.verdicts.get(a.0, b.0) {
            return Ok(known);
        }
        let verdict = self.le_by_options(a, b)?;
        self.verdicts.put(a.0, b.0, verdict);
        Ok(verdict)
    }

    /// No left option of `a` is at least `b`, and no right option of `b` at most `a`. Against a game that is no
    /// number, nobody needs to move in a number.
    fn le_by_options(&self, a: Value, b: Value) -> Result<bool, Unable> {
        if self.as_number(a).is_none() {
            for &option in self.options(a, Side::Left)? {
                if self.le(b, option)? {
                    return Ok(false);
                }
            }
        }
        if self.as_number(b).is_none() {
            for &option in self.options(b, Side::Right)? {
                if self.le(option, a)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// `a <= b` needs both stops of `a` to be at most those of `b`, and follows when they do not overlap.
pub(crate) fn by_stops(a: &Node, b: &Node) -> Option<bool> {
    if a.left_stop < b.right_stop {
        return Some(true);
    }
    if a.left_stop > b.left_stop || a.right_stop > b.right_stop {
        return Some(false);
    }
    None
}
