//! Dyadic fractions, m/2^k: the numbers that short games can be. Exact, bounded, never rounded; it does not know games.

use std::cmp::Ordering;
use std::fmt;

/// A dyadic fraction `numerator / 2^exponent` in lowest terms.
///
/// Arithmetic is checked: `None` means that the result lies outside of what is represented
/// (about 2^62 in size, 2^-62 in fineness), never a wrong number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic {
    numerator: i64,
    exponent: u8,
}

/// Numerators stay below 2^62, so that one addition never overflows unseen.
const LARGEST: i128 = 1 << 62;
/// The finest fraction is 2^-62.
const FINEST: u32 = 62;

impl Dyadic {
    /// 0.
    pub const ZERO: Dyadic = Dyadic::integer(0);
    /// 1.
    pub const ONE: Dyadic = Dyadic::integer(1);
    /// -1, the temperature of an integer.
    pub const MINUS_ONE: Dyadic = Dyadic::integer(-1);

    /// A whole number.
    #[must_use]
    pub const fn integer(n: i32) -> Self {
        Dyadic {
            numerator: n as i64,
            exponent: 0,
        }
    }

    /// `numerator / 2^exponent`, or `None` when it is too large or too fine.
    #[must_use]
    pub fn new(numerator: i64, exponent: u32) -> Option<Self> {
        Self::reduced(i128::from(numerator), exponent)
    }

    fn reduced(numerator: i128, exponent: u32) -> Option<Self> {
        let common = numerator.trailing_zeros().min(exponent);
        let (numerator, exponent) = (numerator >> common, exponent - common);
        (numerator.abs() < LARGEST && exponent <= FINEST).then_some(Dyadic {
            numerator: numerator as i64,
            exponent: exponent as u8,
        })
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// The k of the denominator 2^k in lowest terms.
    #[must_use]
    pub fn exponent(self) -> u32 {
        u32::from(self.exponent)
    }

    /// Whether this is a whole number.
    #[must_use]
    pub fn is_integer(self) -> bool {
        self.exponent == 0
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: Self) -> Option<Self> {
        let exponent = self.exponent.max(other.exponent);
        let scaled = |x: Dyadic| i128::from(x.numerator) << (exponent - x.exponent);
        Self::reduced(scaled(self) + scaled(other), u32::from(exponent))
    }

    /// The difference.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        self.plus(-other)
    }

    /// The product.
    #[must_use]
    pub fn times(self, other: Self) -> Option<Self> {
        Self::reduced(
            i128::from(self.numerator) * i128::from(other.numerator),
            u32::from(self.exponent) + u32::from(other.exponent),
        )
    }

    /// Half of it.
    #[must_use]
    pub fn half(self) -> Option<Self> {
        Self::reduced(i128::from(self.numerator), u32::from(self.exponent) + 1)
    }

    /// The largest whole number that is not larger.
    #[must_use]
    pub fn floor(self) -> i64 {
        self.numerator >> self.exponent
    }

    /// The least whole number that is not less.
    #[must_use]
    pub fn ceiling(self) -> i64 {
        -((-self.numerator) >> self.exponent)
    }

    /// The simplest number strictly between two bounds: an integer of least size, otherwise the
    /// fraction with the least denominator. `None` as a bound means that there is none on that side.
    ///
    /// Returns `None` when there is no number between, or only one too fine to be represented.
    #[must_use]
    pub fn simplest_between(low: Option<Self>, high: Option<Self>) -> Option<Self> {
        let above = |x: Dyadic| low.is_none_or(|low| low < x);
        let below = |x: Dyadic| high.is_none_or(|high| x < high);
        if above(Self::ZERO) && below(Self::ZERO) {
            return Some(Self::ZERO);
        }
        if let (Some(low), Some(high)) = (low, high)
            && low >= high
        {
            return None;
        }
        // Zero lies outside, so one bound faces it: the integer next to that bound is the smallest in size.
        let nearest = if above(Self::ZERO) {
            high.map(|high| high.ceiling() - 1)
        } else {
            low.map(|low| low.floor() + 1)
        };
        let nearest = Self::new(nearest?, 0)?;
        if above(nearest) && below(nearest) {
            return Some(nearest);
        }
        let low = low?;
        (1..=FINEST).find_map(|exponent| {
            // The least multiple of 2^-exponent above `low`; with the first exponent that has one, it is the only one.
            let scaled = (i128::from(low.numerator) << FINEST) >> low.exponent;
            let next = (scaled >> (FINEST - exponent)) + 1;
            Self::reduced(next, exponent).filter(|&x| below(x) && above(x))
        })
    }
}

impl std::ops::Neg for Dyadic {
    type Output = Self;

    fn neg(self) -> Self {
        Dyadic {
            numerator: -self.numerator,
            exponent: self.exponent,
        }
    }
}

impl From<i32> for Dyadic {
    fn from(n: i32) -> Self {
        Dyadic::integer(n)
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.exponent == other.exponent {
            return self.numerator.cmp(&other.numerator);
        }
        let exponent = self.exponent.max(other.exponent);
        let scaled = |x: &Dyadic| i128::from(x.numerator) << (exponent - x.exponent);
        scaled(self).cmp(&scaled(other))
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Dyadic {
    /// `-3`, `5/8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exponent {
            0 => write!(f, "{}", self.numerator),
            exponent => write!(f, "{}/{}", self.numerator, 1u64 << exponent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn dyadic(numerator: i64, exponent: u32) -> Dyadic {
        Dyadic::new(numerator, exponent).unwrap()
    }

    #[test]
    fn prints_in_lowest_terms() {
        let shown =
            [(6, 3), (-8, 2), (0, 5), (5, 0), (-1, 1)].map(|(n, k)| dyadic(n, k).to_string());
        assert_eq!(shown, ["3/4", "-2", "0", "5", "-1/2"]);
    }

    #[test]
    fn the_simplest_number_between() {
        let between = |low: Option<(i64, u32)>, high: Option<(i64, u32)>| {
            let number = |x: Option<(i64, u32)>| x.map(|(n, k)| dyadic(n, k));
            Dyadic::simplest_between(number(low), number(high)).map(|x| x.to_string())
        };
        for (low, high, simplest) in [
            (None, None, "0"),
            (Some((3, 0)), None, "4"),
            (None, Some((-5, 1)), "-3"),
            (Some((0, 0)), Some((1, 0)), "1/2"),
            (Some((1, 1)), Some((1, 0)), "3/4"),
            (Some((-7, 0)), Some((-2, 0)), "-3"),
            (Some((5, 3)), Some((6, 3)), "11/16"),
            (Some((1, 2)), Some((3, 2)), "1/2"),
            (Some((-3, 2)), Some((-5, 3)), "-11/16"),
        ] {
            assert_eq!(between(low, high).as_deref(), Some(simplest));
        }
        assert_eq!(between(Some((1, 0)), Some((1, 0))), None);
        assert_eq!(between(Some((2, 0)), Some((1, 0))), None);
    }

    #[test]
    fn too_large_and_too_fine_are_refused() {
        let large = dyadic(1 << 61, 0);
        assert_eq!(large.plus(large), None);
        assert_eq!(dyadic(1, 62).half(), None);
        assert_eq!(large.times(dyadic(1, 62)), Some(dyadic(1, 1)));
        assert_eq!(large.plus(dyadic(1, 62)), None);
    }

    proptest! {
        /// Small enough that floating point is exact, which makes it an independent judge.
        #[test]
        fn agrees_with_floating_point(a in -1000i64..1000, j in 0u32..10, b in -1000i64..1000, k in 0u32..10) {
            let float = |x: Dyadic| x.numerator() as f64 / f64::from(1u32 << x.exponent());
            let (x, y) = (dyadic(a, j), dyadic(b, k));
            prop_assert_eq!(float(x.plus(y).unwrap()), float(x) + float(y));
            prop_assert_eq!(float(x.times(y).unwrap()), float(x) * float(y));
            prop_assert_eq!(x.cmp(&y), float(x).total_cmp(&(float(y) + 0.0)));
            prop_assert_eq!(x.floor() as f64, float(x).floor());
            prop_assert_eq!(x.ceiling() as f64, float(x).ceil());
        }

        /// Nothing simpler (fewer days old) lies between.
        #[test]
        fn the_simplest_is_simplest(a in -200i64..200, b in -200i64..200) {
            let (low, high) = (dyadic(a.min(b), 4), dyadic(a.max(b), 4));
            prop_assume!(low < high);
            let found = Dyadic::simplest_between(Some(low), Some(high)).unwrap();
            prop_assert!(low < found && found < high);
            for exponent in 0..found.exponent() {
                let step = |n: i64| dyadic(n, exponent);
                prop_assert!((-300..300).all(|n| step(n) <= low || high <= step(n)));
            }
            if found.is_integer() {
                let size = found.numerator().abs();
                prop_assert!((-size + 1..size).map(|n| dyadic(n, 0)).all(|n| n <= low || high <= n));
            }
        }
    }
}
