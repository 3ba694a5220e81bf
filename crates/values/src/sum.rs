//! Disjunctive sums, and what follows from them: differences and multiples.

use crate::values::DEEPEST;
use crate::{Dyadic, Nus, Unable, Value, Values};
use rules::Side;

impl Values {
    /// The disjunctive sum: whoever is to move moves in one of the two.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the sum too deep.
    pub fn sum(&self, a: Value, b: Value) -> Result<Value, Unable> {
        let (first, second) = (self.node(a), self.node(b));
        if let (Some(a), Some(b)) = (first.nus, second.nus) {
            return self.intern_nus(a.plus(b).ok_or(Unable::OutOfRange)?);
        }
        if let Some(number) = self.as_number(a) {
            return self.translate(b, number);
        }
        if let Some(number) = self.as_number(b) {
            return self.translate(a, number);
        }
        if first.depth + second.depth > DEEPEST {
            return Err(Unable::TooDeep);
        }
        self.sum_by_options(a.min(b), a.max(b))
    }

    fn sum_by_options(&self, a: Value, b: Value) -> Result<Value, Unable> {
        if let Some(known) = self.sums.get(a.0, b.0) {
            return Ok(Value(known));
        }
        if self.known_negative(a) == Some(b) {
            return Ok(Values::ZERO);
        }
        let reached = |side| -> Result<Vec<Value>, Unable> {
            let (of_a, of_b) = (self.options(a, side)?, self.options(b, side)?);
            let mut reached = Vec::with_capacity(of_a.len() + of_b.len());
            for &option in of_a {
                reached.push(self.sum(option, b)?);
            }
            for &option in of_b {
                reached.push(self.sum(a, option)?);
            }
            Ok(reached)
        };
        let sum = self.canonical(reached(Side::Left)?, reached(Side::Right)?)?;
        self.sums.put(a.0, b.0, sum.0);
        Ok(sum)
    }

    /// Number translation: in the sum of a number and a game that is none, nobody need move in the number.
    fn translate(&self, game: Value, number: Dyadic) -> Result<Value, Unable> {
        if number == Dyadic::ZERO {
            return Ok(game);
        }
        if let Some(nus) = self.nus(game) {
            let sum = nus.plus(Nus::number(number)).ok_or(Unable::OutOfRange)?;
            return self.intern_nus(sum);
        }
        let by = self.number(number)?;
        let (a, b) = (game.min(by), game.max(by));
        if let Some(known) = self.sums.get(a.0, b.0) {
            return Ok(Value(known));
        }
        let moved = |side| -> Result<Vec<Value>, Unable> {
            let options = self.options(game, side)?.iter();
            let mut moved = options
                .map(|&option| self.translate(option, number))
                .collect::<Result<Vec<_>, _>>()?;
            moved.sort_unstable();
            Ok(moved)
        };
        let sum = self.intern_options(&moved(Side::Left)?, &moved(Side::Right)?)?;
        self.sums.put(a.0, b.0, sum.0);
        Ok(sum)
    }

    /// The difference.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the difference too deep.
    pub fn difference(&self, a: Value, b: Value) -> Result<Value, Unable> {
        self.sum(a, self.negative(b)?)
    }

    /// The sum of several.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the sum too deep.
    pub fn total(&self, parts: &[Value]) -> Result<Value, Unable> {
        parts
            .iter()
            .try_fold(Values::ZERO, |sum, &part| self.sum(sum, part))
    }

    /// `n` copies of the game; a negative `n` means copies of its negative.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the sum too deep.
    pub fn multiple(&self, n: i64, value: Value) -> Result<Value, Unable> {
        if n < 0 {
            let n = n.checked_neg().ok_or(Unable::OutOfRange)?;
            return self.multiple(n, self.negative(value)?);
        }
        let mut sum = Values::ZERO;
        for bit in (0..64 - n.leading_zeros()).rev() {
            sum = self.sum(sum, sum)?;
            if n >> bit & 1 == 1 {
                sum = self.sum(sum, value)?;
            }
        }
        Ok(sum)
    }
}
