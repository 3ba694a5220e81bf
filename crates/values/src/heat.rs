//! Cooling, heating and their relatives: games derived from a game by a tax or a refund on every move.

use crate::thermograph::Thermographs;
use crate::{Dyadic, Unable, Value, Values};
use rules::Side;
use rustc_hash::FxHashMap;

type Memory = FxHashMap<Value, Value>;

impl Values {
    /// The game cooled by `by`, which must be above -1: every move is taxed, and from the game's temperature on only
    /// the mean is left.
    ///
    /// # Errors
    /// When `by` is -1 or less, memory is exhausted or a number too fine.
    pub fn cool(&self, value: Value, by: Dyadic) -> Result<Value, Unable> {
        if by <= Dyadic::MINUS_ONE {
            return Err(Unable::OutOfRange);
        }
        self.cooled(
            value,
            by,
            &mut Thermographs::new(self),
            &mut Memory::default(),
        )
    }

    fn cooled(
        &self,
        value: Value,
        by: Dyadic,
        graphs: &mut Thermographs<'_>,
        known: &mut Memory,
    ) -> Result<Value, Unable> {
        let graph = graphs.of(value)?;
        if by > graph.temperature() {
            return self.number(graph.mean());
        }
        if let Some(&cooled) = known.get(&value) {
            return Ok(cooled);
        }
        let tax = self.number(by)?;
        let mut taxed = |side, tax| -> Result<Vec<Value>, Unable> {
            let options = self.options(value, side)?.iter();
            options
                .map(|&option| self.sum(self.cooled(option, by, graphs, known)?, tax))
                .collect()
        };
        let left = taxed(Side::Left, self.negative(tax)?)?;
        let right = taxed(Side::Right, tax)?;
        let cooled = self.canonical(left, right)?;
        known.insert(value, cooled);
        Ok(cooled)
    }

    /// The game heated by a game: every move is refunded, numbers excepted.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the result too deep.
    pub fn heat(&self, value: Value, by: Value) -> Result<Value, Unable> {
        let base = |game: Value| Ok(self.as_number(game).is_some().then_some(game));
        self.rebuild(value, &[by], &base, &mut Memory::default())
    }

    /// The game overheated from `start` to `by`: integers become multiples of `start`, every move is refunded.
    ///
    /// # Errors
    /// When memory is exhausted, a number out of range or the result too deep.
    pub fn overheat(&self, value: Value, start: Value, by: Value) -> Result<Value, Unable> {
        let base = |game: Value| self.integer_multiple(game, start);
        self.rebuild(value, &[by], &base, &mut Memory::default())
    }

    /// The Norton product of a game with a positive unit.
    ///
    /// # Errors
    /// [`Unable::OutOfRange`] when the unit is not positive; otherwise as for sums.
    pub fn norton(&self, value: Value, unit: Value) -> Result<Value, Unable> {
        if unit == Values::ZERO || !self.at_most(Values::ZERO, unit)? {
            return Err(Unable::OutOfRange);
        }
        let mut refunds = Vec::new();
        for side in Side::BOTH {
            for incentive in self.incentives(unit, side)? {
                refunds.push(self.sum(unit, incentive)?);
            }
        }
        let base = |game: Value| self.integer_multiple(game, unit);
        self.rebuild(value, &refunds, &base, &mut Memory::default())
    }

    fn integer_multiple(&self, game: Value, unit: Value) -> Result<Option<Value>, Unable> {
        match self.as_number(game).filter(|number| number.is_integer()) {
            Some(n) => self.multiple(n.numerator(), unit).map(Some),
            None => Ok(None),
        }
    }

    /// The game with every option rebuilt and each of the `refunds` added for who moved, down to the `base`.
    fn rebuild(
        &self,
        value: Value,
        refunds: &[Value],
        base: &impl Fn(Value) -> Result<Option<Value>, Unable>,
        known: &mut Memory,
    ) -> Result<Value, Unable> {
        if let Some(rebuilt) = base(value)? {
            return Ok(rebuilt);
        }
        if let Some(&rebuilt) = known.get(&value) {
            return Ok(rebuilt);
        }
        if self.node(value).depth > crate::values::DEEPEST {
            return Err(Unable::TooDeep);
        }
        let mut lists = [Vec::new(), Vec::new()];
        for (side, list) in Side::BOTH.into_iter().zip(&mut lists) {
            for &option in self.options(value, side)? {
                let option = self.rebuild(option, refunds, base, known)?;
                for &refund in refunds {
                    list.push(match side {
                        Side::Left => self.sum(option, refund)?,
                        Side::Right => self.difference(option, refund)?,
                    });
                }
            }
        }
        let [left, right] = lists;
        let rebuilt = self.canonical(left, right)?;
        known.insert(value, rebuilt);
        Ok(rebuilt)
    }

    /// What `side` gains by each of its sensible moves: the incentives, dominated ones removed.
    ///
    /// # Errors
    /// When memory is exhausted or a difference too deep.
    pub fn incentives(&self, value: Value, side: Side) -> Result<Vec<Value>, Unable> {
        let gain = |&option: &Value| match side {
            Side::Left => self.difference(option, value),
            Side::Right => self.difference(value, option),
        };
        let options = self.options(value, side)?.iter();
        let mut gains = options.map(gain).collect::<Result<Vec<_>, _>>()?;
        gains.sort_unstable();
        gains.dedup();
        self.prune(Side::Left, &mut gains)?;
        Ok(gains)
    }

    /// The ordinal sum `base : top`: a move in the base, taken in canonical form, removes the top.
    ///
    /// # Errors
    /// When memory is exhausted or the result too deep.
    pub fn ordinal_sum(&self, base: Value, top: Value) -> Result<Value, Unable> {
        self.ordinal(base, top, &mut Memory::default())
    }

    fn ordinal(&self, base: Value, top: Value, known: &mut Memory) -> Result<Value, Unable> {
        if let Some(&sum) = known.get(&top) {
            return Ok(sum);
        }
        // Numbers on top are descended into as well, so large ones are refused.
        if self.birthday(top)? > u64::from(crate::values::DEEPEST) {
            return Err(Unable::TooDeep);
        }
        let mut lists = [Vec::new(), Vec::new()];
        for (side, list) in Side::BOTH.into_iter().zip(&mut lists) {
            list.extend_from_slice(self.options(base, side)?);
            for &option in self.options(top, side)? {
                list.push(self.ordinal(base, option, known)?);
            }
        }
        let [left, right] = lists;
        let sum = self.canonical(left, right)?;
        known.insert(top, sum);
        Ok(sum)
    }
}
