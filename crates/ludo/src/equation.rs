//! What a position is worth by its equation: the mean over the die of the best move, in every variant. A six that cannot
//! be used leads back to the same position, which is solved in closed form instead of being iterated. It knows neither
//! boards nor how values are kept.

use crate::cells::Pair;
use crate::variant::Variant;

/// Out of 216 times: a six falls in three tries.
const SIX_IN_THREE: u32 = 91;
/// Out of 216 times: it does not.
const NO_SIX_IN_THREE: u32 = 125;

/// Something that positions are worth: it can be averaged.
pub(crate) trait Value: Copy {
    /// So many times this.
    fn times(self, weight: u32) -> Self;
    /// Both together.
    fn plus(self, other: Self) -> Self;
    /// A part of it, rounded outward where it is rounded.
    fn over(self, parts: u32) -> Self;
}

impl Value for Pair {
    #[inline]
    fn times(self, weight: u32) -> Pair {
        Pair {
            low: self.low * u64::from(weight),
            high: self.high * u64::from(weight),
        }
    }

    #[inline]
    fn plus(self, other: Pair) -> Pair {
        Pair {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    #[inline]
    fn over(self, parts: u32) -> Pair {
        // Divisors that the compiler knows cost a multiplication.
        match parts {
            6 => Pair {
                low: self.low / 6,
                high: self.high.div_ceil(6),
            },
            5 => Pair {
                low: self.low / 5,
                high: self.high.div_ceil(5),
            },
            _ => Pair {
                low: self.low / u64::from(parts),
                high: self.high.div_ceil(parts.into()),
            },
        }
    }
}

/// What one player can do in one position.
pub(crate) trait Rolls {
    type Value: Value;

    /// The best that can be done with a roll after which the next player rolls; none when nothing can move.
    fn best(&self, die: u8) -> Option<Self::Value>;

    /// The best that can be done with a six after which he rolls again.
    fn best_and_again(&self) -> Option<Self::Value>;

    /// What it is worth when the next player rolls and nothing has moved.
    fn passed(&self) -> Self::Value;

    /// The one that the player prefers.
    fn better(&self, one: Self::Value, other: Self::Value) -> Self::Value;
}

/// A position's equation, as far as it is known without the position after passing:
/// value × `whole` = `sum` + `passes` × value after a pass.
#[derive(Clone, Copy)]
pub(crate) struct Open<V> {
    pub sum: V,
    pub passes: u32,
    pub whole: u32,
}

impl<V: Value> Open<V> {
    /// The value when the one after a pass is known.
    #[inline]
    pub fn with(self, passed: V) -> V {
        self.sum.plus(passed.times(self.passes)).over(self.whole)
    }
}

/// What the dice say about a position.
pub(crate) enum Outcome<V> {
    /// Its value.
    Known(V),
    /// Its equation, which needs the position after a pass.
    Open(Open<V>),
}

/// What the dice say about a position in which a player is about to roll.
#[inline]
pub(crate) fn outcome<R: Rolls>(
    rolls: &R,
    variant: Variant,
    all_in_house: bool,
) -> Outcome<R::Value> {
    let again = !variant.one_roll;
    let six = if again {
        rolls.best_and_again()
    } else {
        rolls.best(6)
    };
    if variant.three_tries && all_in_house {
        let six = six.expect("with all pieces in the house the entry is free");
        return in_house(rolls, variant, six);
    }
    if variant.may_decline {
        return Outcome::Known(declining(rolls, again, six));
    }
    let mut sum = None;
    let (mut passes, mut whole) = (0, 6);
    for die in 1..=5 {
        match rolls.best(die) {
            Some(best) => sum = add(sum, best),
            None => passes += 1,
        }
    }
    match six {
        Some(six) => sum = add(sum, six),
        None if again => whole = 5,
        None => passes += 1,
    }
    match sum {
        Some(sum) if passes == 0 => Outcome::Known(sum.over(whole)),
        Some(sum) => Outcome::Open(Open { sum, passes, whole }),
        None => unreachable!("some face of the die always moves a piece"),
    }
}

#[inline]
fn add<V: Value>(sum: Option<V>, more: V) -> Option<V> {
    Some(sum.map_or(more, |sum| sum.plus(more)))
}

/// Every face may be declined.
fn declining<R: Rolls>(rolls: &R, again: bool, six: Option<R::Value>) -> R::Value {
    let passed = rolls.passed();
    let taken = |best: Option<R::Value>| best.map_or(passed, |best| rolls.better(best, passed));
    let mut five = taken(rolls.best(1));
    for die in 2..=5 {
        five = five.plus(taken(rolls.best(die)));
    }
    if !again {
        return five.plus(taken(six)).over(6);
    }
    // Declining a six, or not being able to use it, is rolling again: what the other five faces are worth by themselves.
    let without = five.over(5);
    six.map_or(without, |six| rolls.better(five.plus(six).over(6), without))
}

/// All pieces in the house, and three tries for a six, which can always be used.
fn in_house<R: Rolls>(rolls: &R, variant: Variant, six: R::Value) -> Outcome<R::Value> {
    let open = |six: R::Value| Open {
        sum: six.times(SIX_IN_THREE),
        passes: NO_SIX_IN_THREE,
        whole: SIX_IN_THREE + NO_SIX_IN_THREE,
    };
    if !variant.may_decline {
        return Outcome::Open(open(six));
    }
    let passed = rolls.passed();
    Outcome::Known(if variant.one_roll {
        open(rolls.better(six, passed)).with(passed)
    } else {
        // Declining every six means to hand over in the end.
        rolls.better(open(six).with(passed), passed)
    })
}
