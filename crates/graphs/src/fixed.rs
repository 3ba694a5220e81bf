//! Probabilities as multiples of 2⁻⁶⁰, so that bounds are rounded outward by plain integer division and a proof
//! is about exactly the numbers that were computed.

use crate::Fraction;
use num_bigint::BigInt;
use num_rational::BigRational;

/// How many binary places there are.
pub(crate) const PLACES: u32 = 60;
/// The number one. Fifteen of them still fit a word.
pub(crate) const ONE: u64 = 1 << PLACES;

/// A lower and an upper bound.
pub(crate) type Bounds = [u64; 2];
pub(crate) const LOW: usize = 0;
pub(crate) const HIGH: usize = 1;

/// The tightest bounds of a fraction between 0 and 1.
pub(crate) fn around(value: Fraction) -> Bounds {
    let scaled = u128::from(*value.numer()) << PLACES;
    let divisor = u128::from(*value.denom());
    [(scaled / divisor) as u64, scaled.div_ceil(divisor) as u64]
}

pub(crate) fn to_float(fixed: u64) -> f64 {
    fixed as f64 / ONE as f64
}

/// The largest float that is not above.
pub(crate) fn float_below(fixed: u64) -> f64 {
    let float = to_float(fixed);
    // Exact for 53 bits; beyond them the conversion rounds to nearest and may have gone up.
    if (float * ONE as f64) as u64 > fixed {
        float.next_down()
    } else {
        float
    }
}

/// The smallest float that is not below.
pub(crate) fn float_above(fixed: u64) -> f64 {
    let float = to_float(fixed);
    if ((float * ONE as f64) as u64) < fixed {
        float.next_up()
    } else {
        float
    }
}

/// A tolerance as a width, rounded down.
pub(crate) fn width(epsilon: f64) -> u64 {
    (epsilon.clamp(0.0, 1.0) * ONE as f64) as u64
}

pub(crate) fn to_exact(fixed: u64) -> BigRational {
    BigRational::new(BigInt::from(fixed), BigInt::from(ONE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn rounding_is_outward(fixed in 0..=ONE) {
            let exact = to_exact(fixed);
            let below = BigRational::from_float(float_below(fixed)).unwrap();
            let above = BigRational::from_float(float_above(fixed)).unwrap();
            prop_assert!(below <= exact && exact <= above);
            prop_assert!(float_above(fixed) - float_below(fixed) <= 3e-16);
        }

        #[test]
        fn fractions_lie_between_their_bounds(top in 0u64..1 << 40, more in 1u64..1 << 40) {
            let value = Fraction::new(top, top + more);
            let [low, high] = around(value);
            let exact = crate::fraction::big(&value);
            prop_assert!(to_exact(low) <= exact && exact <= to_exact(high) && high - low <= 1);
        }
    }
}
