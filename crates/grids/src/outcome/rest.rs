//! The small parts of a board as one value, with what the search asks of it found once: its negative, its walls, and the
//! number in it. It knows no squares.

use super::lanes::{Bound, MOVE, walls};
use rules::Side;
use rustc_hash::FxHashMap;
use values::{Dyadic, Nus, Unable, Value, Values};

/// A value that the search met, by its place in [`Rests`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Rest(u32);

impl Rest {
    /// Nothing.
    pub(super) const ZERO: Rest = Rest(0);

    pub(super) fn number(self) -> u32 {
        self.0
    }
}

/// What is known of a value.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    pub(super) value: Value,
    pub(super) walls: Bound,
    /// The value without its number: positions that differ in the number only share what is known of them.
    pub(super) hot: Rest,
    /// The number, in units of a move.
    pub(super) number: i16,
    negative: Option<Rest>,
}

/// The values met so far.
pub(super) struct Rests<'v> {
    values: &'v Values,
    places: FxHashMap<Value, Rest>,
    facts: Vec<Facts>,
}

impl<'v> Rests<'v> {
    pub(super) fn new(values: &'v Values) -> Result<Self, Unable> {
        let mut rests = Rests {
            values,
            places: FxHashMap::default(),
            facts: Vec::new(),
        };
        rests.of(Values::ZERO)?;
        Ok(rests)
    }

    pub(super) fn facts(&self, rest: Rest) -> &Facts {
        &self.facts[rest.0 as usize]
    }

    pub(super) fn of(&mut self, value: Value) -> Result<Rest, Unable> {
        if let Some(&rest) = self.places.get(&value) {
            return Ok(rest);
        }
        let (hot, number) = split(self.values, value)?;
        let walls = walls(self.values, value)?;
        let hot = if hot == value {
            None
        } else {
            Some(self.of(hot)?)
        };
        let rest = Rest(self.facts.len() as u32);
        self.facts.push(Facts {
            value,
            walls,
            hot: hot.unwrap_or(rest),
            number,
            negative: None,
        });
        self.places.insert(value, rest);
        Ok(rest)
    }

    /// The same as the other side sees it.
    pub(super) fn negative(&mut self, rest: Rest) -> Result<Rest, Unable> {
        let facts = self.facts(rest);
        if let Some(negative) = facts.negative {
            return Ok(negative);
        }
        let negative = self.of(self.values.negative(facts.value)?)?;
        self.facts[rest.0 as usize].negative = Some(negative);
        self.facts[negative.0 as usize].negative = Some(rest);
        Ok(negative)
    }

    pub(super) fn sum(&mut self, rest: Rest, value: Value) -> Result<Rest, Unable> {
        if value == Values::ZERO {
            return Ok(rest);
        }
        let sum = self.values.sum(self.facts(rest).value, value)?;
        self.of(sum)
    }

    /// What the mover can make of it.
    pub(super) fn options(&self, rest: Rest) -> Result<&'v [Value], Unable> {
        self.values.options(self.facts(rest).value, Side::Left)
    }

    /// Whether the mover wins when nothing else is left.
    pub(super) fn wins(&self, rest: Rest) -> Result<bool, Unable> {
        Ok(!self.values.at_most(self.facts(rest).value, Values::ZERO)?)
    }
}

/// A value as a number and the rest. Of values that are no number + ups + nimber a whole number is taken.
fn split(values: &Values, value: Value) -> Result<(Value, i16), Unable> {
    let scale = MOVE.trailing_zeros();
    let Some(nus) = values.nus(value) else {
        let whole = values.left_stop(value).floor() as i32;
        let hot = values.sum(value, values.integer(-whole)?)?;
        return Ok((hot, (whole * MOVE) as i16));
    };
    if nus.number.exponent() > scale {
        return Ok((value, 0));
    }
    let units = nus.number.numerator() << (scale - nus.number.exponent());
    let hot = Nus {
        number: Dyadic::ZERO,
        ..nus
    };
    Ok((values.number_up_star(hot)?, units as i16))
}
