//! Lower bounds of the walls at eight temperatures at once, in small whole numbers so that the eight are added and compared
//! as one.

use rules::Side;
use std::ops::{Add, AddAssign};
use values::{Dyadic, Thermographs, Unable, Value, Values};

/// How many temperatures are tried.
const LANES: usize = 8;
/// The temperatures, in quarters.
const QUARTERS: [i64; LANES] = [0, 1, 2, 3, 4, 5, 6, 8];
/// One move, in the units in which boards are measured. Fractions of strips are far coarser than one unit.
pub(super) const MOVE: i32 = 256;
/// What the tax of the temperature costs once for the whole sum. A bound that only reaches zero proves nothing, so above
/// temperature zero one unit is taken off; at temperature zero this is settled strip by strip.
const TAX: Lanes = Lanes([0, -65, -129, -193, -257, -321, -385, -513]);

/// A lower bound at each of the temperatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lanes([i16; LANES]);

impl Lanes {
    pub(super) const ZERO: Lanes = Lanes([0; LANES]);
    /// Worse than any board, also after all that is good was added.
    pub(super) const WORST: Lanes = Lanes([i16::MIN; LANES]);

    /// So many moves that nobody can take away.
    pub(super) fn moves(count: i32) -> Self {
        Lanes([(count * MOVE) as i16; LANES])
    }

    #[inline]
    pub(super) fn max(self, other: Self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane].max(other.0[lane])))
    }

    #[inline]
    fn best(self) -> i32 {
        i32::from(self.0.into_iter().fold(i16::MIN, i16::max))
    }

    /// The side that places vertical dominoes wins when the other begins.
    #[inline]
    pub(super) fn wins_second(self) -> bool {
        (self + TAX).best() >= 0
    }

    /// The more, the better it looks: the bound at the highest temperature, which is nearest to the mean.
    #[inline]
    pub(super) fn score(self) -> i32 {
        i32::from(self.0[LANES - 1])
    }
}

/// What is proven of the side that places vertical dominoes: lower bounds for when the other begins, and for when it begins itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bound {
    pub(super) second: Lanes,
    pub(super) first: Lanes,
}

impl Bound {
    pub(super) const ZERO: Bound = Bound::cold(Lanes::ZERO);
    /// Worse than any board, also after all that is good was added.
    pub(super) const WORST: Bound = Bound::cold(Lanes::WORST);

    /// Of something where it matters to nobody who begins.
    pub(super) const fn cold(lanes: Lanes) -> Self {
        Bound {
            second: lanes,
            first: lanes,
        }
    }

    /// The better of two ways to play the same board.
    #[inline]
    pub(super) fn max(self, other: Self) -> Self {
        Bound {
            second: self.second.max(other.second),
            first: self.first.max(other.first),
        }
    }

    /// The side wins when the other begins.
    #[inline]
    pub(super) fn wins_second(self) -> bool {
        self.second.wins_second()
    }

    /// The side wins when it begins. It needs not pay the tax, since it moves where it is hottest.
    #[inline]
    pub(super) fn wins_first(self) -> bool {
        self.first.best() > 0
    }
}

/// Of a sum: who begins does so in one part only.
impl Add for Bound {
    type Output = Bound;

    #[inline]
    fn add(self, other: Bound) -> Bound {
        Bound {
            second: self.second + other.second,
            first: (self.first + other.second).max(self.second + other.first),
        }
    }
}

impl AddAssign for Bound {
    #[inline]
    fn add_assign(&mut self, other: Bound) {
        *self = *self + other;
    }
}

impl Add for Lanes {
    type Output = Lanes;

    #[inline]
    fn add(self, other: Lanes) -> Lanes {
        Lanes(std::array::from_fn(|lane| {
            self.0[lane].saturating_add(other.0[lane])
        }))
    }
}

/// Both walls of a value at the chosen temperatures, rounded down. The right one is one unit less at temperature zero, unless
/// Left can answer so that she gets the whole stop and the last move.
pub(super) fn walls(values: &Values, value: Value) -> Result<Bound, Unable> {
    let graph = Thermographs::new(values).of(value)?;
    let wall = |first| {
        let mut lanes = [0; LANES];
        for (wall, quarters) in lanes.iter_mut().zip(QUARTERS) {
            let temperature = Dyadic::new(quarters, 2).ok_or(Unable::OutOfRange)?;
            let at = graph.wall(first, temperature)?;
            let units = at.times(Dyadic::integer(MOVE)).ok_or(Unable::OutOfRange)?;
            *wall = i16::try_from(units.floor()).map_err(|_| Unable::OutOfRange)?;
        }
        Ok::<_, Unable>(Lanes(lanes))
    };
    let (first, mut second) = (wall(Side::Left)?, wall(Side::Right)?);
    let stop = values.number(values.right_stop(value))?;
    if !values.at_most(stop, value)? {
        second.0[0] -= 1;
    }
    Ok(Bound { second, first })
}
