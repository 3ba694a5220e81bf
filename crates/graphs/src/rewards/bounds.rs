//! Bounds of rewards in whole numbers: what floats suggest is lowered, or raised, until the inequalities that prove it hold
//! to the last digit.

use crate::arena::Arena;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use work::{Halt, Work};

/// Numbers stay below two to this many, so that sums of products with weights fit 128 bits.
const MOST_BITS: u32 = 61;
/// How often all states are looked at before a wider margin is tried.
const SWEEPS: u32 = 400;
/// How often a wider margin is tried.
const ATTEMPTS: u32 = 6;

/// A side of the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Lower,
    Upper,
}

/// An arena in multiples of 2 to the −`places`.
pub(super) struct Fixed<'a> {
    pub arena: &'a Arena,
    pub places: u32,
    amounts: Vec<[i128; 2]>,
    /// Numerator and denominator.
    discount: Option<(i128, i128)>,
    pub inside: &'a [bool],
    pub allowed: &'a [bool],
}

impl<'a> Fixed<'a> {
    /// As fine as numbers up to `largest` allow; nothing where even whole numbers would not fit.
    pub fn new(
        arena: &'a Arena,
        largest: f64,
        discount: Option<&BigRational>,
        inside: &'a [bool],
        allowed: &'a [bool],
    ) -> Option<Fixed<'a>> {
        let most = arena.amounts.iter().map(|amount| amount.abs()).max()?;
        let largest = largest.max(crate::fraction::nearest(&most)).max(1.0) * 4.0;
        if !largest.is_finite() || largest.log2() > f64::from(MOST_BITS) {
            return None;
        }
        let places = (MOST_BITS - largest.log2().ceil() as u32).min(50);
        let scale = BigInt::from(1u64 << places);
        let amounts = arena.amounts.iter().map(|amount| {
            let scaled = amount * &scale;
            let (low, high) = (scaled.floor().to_integer(), scaled.ceil().to_integer());
            Some([low.to_i128()?, high.to_i128()?])
        });
        let discount = match discount {
            None => None,
            Some(exact) => Some((
                i128::from(exact.numer().to_i64()?),
                i128::from(exact.denom().to_i64()?),
            )),
        };
        Some(Fixed {
            arena,
            places,
            amounts: amounts.collect::<Option<_>>()?,
            discount,
            inside,
            allowed,
        })
    }

    pub fn of(&self, float: f64) -> i128 {
        (float * (1u64 << self.places) as f64) as i128
    }

    pub fn reward(&self, choice: usize, side: Side) -> i128 {
        self.amounts[self.arena.reward[choice] as usize][side as usize]
    }

    /// The average where a choice leads, rounded to one side and discounted.
    pub fn ahead(&self, values: &[i128], choice: usize, side: Side) -> i128 {
        let (mut sum, mut total) = (0i128, 0i128);
        for (to, weight) in self.arena.drawn(choice) {
            total += i128::from(weight);
            if self.inside[to] {
                sum += values[to] * i128::from(weight);
            }
        }
        let average = divided(sum, total, side);
        match self.discount {
            Some((top, bottom)) => divided(average * top, bottom, side),
            None => average,
        }
    }

    /// What can be said of a state when the others are known so well: one player keeps to his choice, the other takes any.
    pub fn step(
        &self,
        state: usize,
        choice: &[u32],
        side: Side,
        worth: impl Fn(usize) -> i128,
    ) -> i128 {
        if self.arena.max[state] == (side == Side::Lower) {
            return worth(choice[state] as usize);
        }
        let options = self
            .arena
            .choices(state)
            .filter(|&choice| self.allowed[choice]);
        let all = options.map(worth);
        let best = match side {
            Side::Lower => all.min(),
            Side::Upper => all.max(),
        };
        best.unwrap_or(0)
    }

    /// A bound near `values` that proves itself, moved away from them in proportion to `slack` where need be.
    pub fn bound(
        &self,
        values: &[f64],
        slack: &[f64],
        choice: &[u32],
        side: Side,
        work: &Work,
    ) -> Result<Option<Vec<i128>>, Halt> {
        let outward = if side == Side::Lower { -1 } else { 1 };
        let worth = |at: &[i128], option| self.reward(option, side) + self.ahead(at, option, side);
        let mut found: Vec<i128> = values.iter().map(|&value| self.of(value)).collect();
        let mut margin = 2.0;
        for state in (0..found.len()).filter(|&state| self.inside[state]) {
            let step = self.step(state, choice, side, |option| worth(&found, option));
            margin = f64::max(margin, ((step - found[state]) * outward) as f64 + 2.0);
        }
        for _ in 0..ATTEMPTS {
            for (state, value) in found.iter_mut().enumerate() {
                if self.inside[state] {
                    let away = (margin * slack[state]).ceil() as i128;
                    *value = self.of(values[state]) + outward * away;
                }
            }
            if self.settle(
                &mut found,
                choice,
                side,
                |at, option| worth(at, option),
                work,
            )? {
                return Ok(Some(found));
            }
            margin *= 64.0;
        }
        Ok(None)
    }

    /// Moves numbers outward until every state follows from the others; says whether that came to an end.
    pub fn settle(
        &self,
        values: &mut [i128],
        choice: &[u32],
        side: Side,
        worth: impl Fn(&[i128], usize) -> i128,
        work: &Work,
    ) -> Result<bool, Halt> {
        let limit = 1i128 << MOST_BITS;
        for _ in 0..SWEEPS {
            work.check()?;
            let mut moved = false;
            for state in (0..values.len()).rev() {
                if !self.inside[state] {
                    continue;
                }
                let step = self.step(state, choice, side, |option| worth(values, option));
                let better = match side {
                    Side::Lower => step < values[state],
                    Side::Upper => step > values[state],
                };
                if better {
                    values[state] = step;
                    moved = true;
                    if step.abs() > limit {
                        return Ok(false);
                    }
                }
            }
            if !moved {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The same number everywhere, inside.
    pub fn constant(&self, value: i128) -> Vec<i128> {
        let each = |&inside: &bool| if inside { value } else { 0 };
        self.inside.iter().map(each).collect()
    }
}

/// Division rounded to one side.
pub(super) fn divided(sum: i128, by: i128, side: Side) -> i128 {
    match side {
        Side::Lower => sum.div_euclid(by),
        Side::Upper => -(-sum).div_euclid(by),
    }
}
