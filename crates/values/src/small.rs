//! Games up to infinitesimals, and infinitesimals by themselves: reduced canonical forms, all-small games and their
//! atomic weights.

use crate::{Comparison, Unable, Value, Values};
use rules::Side;
use rustc_hash::FxHashMap;

impl Values {
    /// Whether no number but zero occurs: both sides can move in every position that is not over.
    ///
    /// # Errors
    /// When memory is exhausted.
    pub fn is_all_small(&self, value: Value) -> Result<bool, Unable> {
        self.all_small(value, &mut FxHashMap::default())
    }

    fn all_small(&self, value: Value, known: &mut FxHashMap<Value, bool>) -> Result<bool, Unable> {
        if let Some(nus) = self.nus(value) {
            return Ok(nus.number == crate::Dyadic::ZERO);
        }
        if let Some(&known) = known.get(&value) {
            return Ok(known);
        }
        let mut small = true;
        for side in Side::BOTH {
            for &option in self.options(value, side)? {
                small = small && self.all_small(option, known)?;
            }
        }
        known.insert(value, small);
        Ok(small)
    }

    /// The simplest game that differs from this one by an infinitesimal.
    ///
    /// # Errors
    /// When memory is exhausted or a difference too deep.
    pub fn reduced(&self, value: Value) -> Result<Value, Unable> {
        self.reduce(value, &mut FxHashMap::default())
    }

    fn reduce(&self, value: Value, known: &mut FxHashMap<Value, Value>) -> Result<Value, Unable> {
        if self.left_stop(value) == self.right_stop(value) {
            return self.number(self.left_stop(value));
        }
        if let Some(&known) = known.get(&value) {
            return Ok(known);
        }
        let mut lists = [Vec::new(), Vec::new()];
        for (side, list) in Side::BOTH.into_iter().zip(&mut lists) {
            for &option in self.options(value, side)? {
                list.push(self.reduce(option, known)?);
            }
        }
        let [mut left, mut right] = lists;
        loop {
            let game = self.canonical(left.clone(), right.clone())?;
            self.prune_nearly(Side::Left, &mut left)?;
            self.prune_nearly(Side::Right, &mut right)?;
            let bypassed = self.bypass_nearly(game, Side::Left, &mut left)?
                | self.bypass_nearly(game, Side::Right, &mut right)?;
            if !bypassed {
                break;
            }
        }
        let reduced = self.canonical(left, right)?;
        known.insert(value, reduced);
        Ok(reduced)
    }

    /// Whether `a <= b` up to an infinitesimal.
    ///
    /// # Errors
    /// When memory is exhausted or the difference too deep.
    pub fn nearly_at_most(&self, a: Value, b: Value) -> Result<bool, Unable> {
        let difference = self.difference(b, a)?;
        Ok(self.right_stop(difference) >= crate::Dyadic::ZERO)
    }

    fn prune_nearly(&self, side: Side, options: &mut Vec<Value>) -> Result<(), Unable> {
        let mut kept: Vec<Value> = Vec::new();
        for &option in options.iter() {
            let worse = |a, b| match side {
                Side::Left => self.nearly_at_most(a, b),
                Side::Right => self.nearly_at_most(b, a),
            };
            let mut dominated = false;
            for &other in &kept {
                dominated = dominated || worse(option, other)?;
            }
            if dominated {
                continue;
            }
            let mut still = Vec::with_capacity(kept.len() + 1);
            for &other in &kept {
                if !worse(other, option)? {
                    still.push(other);
                }
            }
            still.push(option);
            kept = still;
        }
        *options = kept;
        Ok(())
    }

    /// Bypasses one option of `side` that can be reversed up to an infinitesimal, if there is one.
    fn bypass_nearly(
        &self,
        game: Value,
        side: Side,
        options: &mut Vec<Value>,
    ) -> Result<bool, Unable> {
        for place in 0..options.len() {
            for &answer in self.options(options[place], side.other())? {
                let reverses = match side {
                    Side::Left => self.nearly_at_most(answer, game)?,
                    Side::Right => self.nearly_at_most(game, answer)?,
                };
                if reverses && self.as_number(options[place]).is_none() {
                    options.swap_remove(place);
                    if self.as_number(answer).is_some() {
                        // Play stops there: going on would only cost moves.
                        options.push(answer);
                    } else {
                        for &option in self.options(answer, side)? {
                            options.push(self.reduced(option)?);
                        }
                    }
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The atomic weight, which counts ups: `None` for a game that is not all-small.
    ///
    /// # Errors
    /// When memory is exhausted or a comparison too deep.
    pub fn atomic_weight(&self, value: Value) -> Result<Option<Value>, Unable> {
        if !self.is_all_small(value)? {
            return Ok(None);
        }
        self.weight(value, &mut FxHashMap::default()).map(Some)
    }

    fn weight(&self, value: Value, known: &mut FxHashMap<Value, Value>) -> Result<Value, Unable> {
        if let Some(nus) = self.nus(value) {
            return self.integer(nus.ups);
        }
        if let Some(&known) = known.get(&value) {
            return Ok(known);
        }
        let two = [self.integer(-2)?, self.integer(2)?];
        let mut lists = [Vec::new(), Vec::new()];
        for ((side, list), shift) in Side::BOTH.into_iter().zip(&mut lists).zip(two) {
            for &option in self.options(value, side)? {
                list.push(self.sum(self.weight(option, known)?, shift)?);
            }
        }
        let [left, right] = lists;
        let plain = self.canonical(left.clone(), right.clone())?;
        let weight = match self.as_number(plain) {
            Some(number) if number.is_integer() => self.eccentric(value, &left, &right)?,
            _ => plain,
        };
        known.insert(value, weight);
        Ok(weight)
    }

    /// Where the rule gives an integer, the comparison with a far star decides which one.
    fn eccentric(&self, value: Value, left: &[Value], right: &[Value]) -> Result<Value, Unable> {
        // Far enough: a nimber that no position of the game equals.
        let far = u32::try_from(self.birthday(value)? + 1).map_err(|_| Unable::OutOfRange)?;
        let far = self.nimber(far.next_power_of_two())?;
        // Left's moves refute n when some of them is at least n; Right's when some is at most n.
        let fits = |n: i32| -> Result<(bool, bool), Unable> {
            let n = self.integer(n)?;
            let (mut above, mut below) = (true, true);
            for &option in left {
                above = above && !self.at_most(n, option)?;
            }
            for &option in right {
                below = below && !self.at_most(option, n)?;
            }
            Ok((above, below))
        };
        let bound = |stops: Option<crate::Dyadic>| {
            let bound = stops.map_or(Some(0), |stop| i32::try_from(stop.floor()).ok());
            bound.ok_or(Unable::OutOfRange)
        };
        match self.compare(value, far)? {
            Comparison::Greater => {
                // The greatest integer that Right's moves do not refute.
                let stops = right.iter().map(|&option| self.left_stop(option)).min();
                let mut n = bound(stops)? + 1;
                while !fits(n)?.1 {
                    n -= 1;
                }
                self.integer(n)
            }
            Comparison::Less => {
                let stops = left.iter().map(|&option| self.right_stop(option)).max();
                let mut n = bound(stops)? - 1;
                while !fits(n)?.0 {
                    n += 1;
                }
                self.integer(n)
            }
            Comparison::Equal | Comparison::Confused => Ok(Values::ZERO),
        }
    }
}
