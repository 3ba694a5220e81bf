//! Exact probabilities in 128 bits: enough for the products of small numbers of choices that games are made of.
//! What does not fit is refused, never rounded.

use std::cmp::Ordering;
use std::fmt;

/// A fraction that is never negative, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    top: u128,
    bottom: u128,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Fraction = Fraction { top: 0, bottom: 1 };
    /// Certainty.
    pub const ONE: Fraction = Fraction { top: 1, bottom: 1 };

    /// `top` divided by `bottom`.
    ///
    /// # Panics
    /// When `bottom` is zero.
    #[must_use]
    pub fn new(top: u128, bottom: u128) -> Self {
        assert!(bottom > 0, "division by zero");
        let common = gcd(top, bottom);
        Fraction {
            top: top / common,
            bottom: bottom / common,
        }
    }

    /// The sum, if it fits.
    #[must_use]
    pub fn plus(self, other: Fraction) -> Option<Fraction> {
        let common = gcd(self.bottom, other.bottom);
        let bottom = (self.bottom / common).checked_mul(other.bottom)?;
        let left = self.top.checked_mul(other.bottom / common)?;
        let right = other.top.checked_mul(self.bottom / common)?;
        Some(Fraction::new(left.checked_add(right)?, bottom))
    }

    /// The product with a whole number, if it fits.
    #[must_use]
    pub fn times(self, factor: u128) -> Option<Fraction> {
        let common = gcd(factor, self.bottom);
        Some(Fraction {
            top: self.top.checked_mul(factor / common)?,
            bottom: self.bottom / common,
        })
    }

    /// The quotient by a whole number that is not zero, if it fits.
    #[must_use]
    pub fn over(self, divisor: u128) -> Option<Fraction> {
        let common = gcd(self.top, divisor);
        Some(Fraction {
            top: self.top / common,
            bottom: self.bottom.checked_mul(divisor / common)?,
        })
    }

    /// The nearest floating-point number, or nearly.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        self.top as f64 / self.bottom as f64
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    /// By continued fractions, so that nothing overflows.
    fn cmp(&self, other: &Self) -> Ordering {
        let whole = (self.top / self.bottom).cmp(&(other.top / other.bottom));
        let rests = (self.top % self.bottom, other.top % other.bottom);
        whole.then_with(|| match rests {
            (0, 0) => Ordering::Equal,
            (0, _) => Ordering::Less,
            (_, 0) => Ordering::Greater,
            (mine, theirs) => {
                let flip = |bottom, rest| Fraction {
                    top: bottom,
                    bottom: rest,
                };
                flip(other.bottom, theirs).cmp(&flip(self.bottom, mine))
            }
        })
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.bottom == 1 {
            write!(f, "{}", self.top)
        } else {
            write!(f, "{}/{}", self.top, self.bottom)
        }
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn small_arithmetic(a in 0u128..1000, b in 1u128..1000, c in 0u128..1000, d in 1u128..1000) {
            let (x, y) = (Fraction::new(a, b), Fraction::new(c, d));
            prop_assert_eq!(x.plus(y).unwrap(), Fraction::new(a * d + c * b, b * d));
            prop_assert_eq!(x.times(c).unwrap(), Fraction::new(a * c, b));
            prop_assert_eq!(x.over(d).unwrap(), Fraction::new(a, b * d));
            prop_assert_eq!(x.cmp(&y), (a * d).cmp(&(c * b)));
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let fine = Fraction::new(1, u128::MAX);
        assert_eq!(fine.over(2), None);
        assert_eq!(fine.plus(Fraction::new(1, u128::MAX - 1)), None);
        assert!(fine < Fraction::new(1, u128::MAX - 1));
    }
}
