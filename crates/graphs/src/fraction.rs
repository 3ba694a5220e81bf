//! Exact fractions as people and files write them. It computes nothing; the arithmetic is that of `num-rational`.

use num_bigint::{BigInt, BigUint};
use num_rational::{BigRational, Ratio};
use num_traits::{One, Signed, ToPrimitive, Zero};

/// A fraction small enough to be stored for every sink and every weight.
pub type Fraction = Ratio<u64>;

/// Longer numbers and larger exponents are refused: nobody writes them, and they could be made to fill the memory.
const LONGEST: usize = 400;

/// Text that is no fraction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no number such as 1/3 or 0.25")]
pub struct NotAFraction(pub String);

/// Reads `3`, `1/3`, `0.25`, `.5`, `2.5e-3`, each with an optional sign, without rounding.
///
/// # Errors
/// When it is none of these, longer than 400 characters, or divided by zero.
pub fn parse_exact(text: &str) -> Result<BigRational, NotAFraction> {
    let wrong = || NotAFraction(text.chars().take(80).collect());
    if text.len() > LONGEST {
        return Err(wrong());
    }
    let trimmed = text.trim();
    match trimmed.split_once('/') {
        None => decimal(trimmed).ok_or_else(wrong),
        Some((top, bottom)) => {
            let top = decimal(top.trim()).ok_or_else(wrong)?;
            let bottom = decimal(bottom.trim()).ok_or_else(wrong)?;
            if bottom.is_zero() {
                return Err(wrong());
            }
            Ok(top / bottom)
        }
    }
}

fn decimal(text: &str) -> Option<BigRational> {
    let (mantissa, exponent) = match text.find(['e', 'E']) {
        None => (text, 0i64),
        Some(at) => (&text[..at], text[at + 1..].parse::<i64>().ok()?),
    };
    if exponent.unsigned_abs() > LONGEST as u64 {
        return None;
    }
    let (negative, digits) = match mantissa.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, mantissa.strip_prefix('+').unwrap_or(mantissa)),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + part.len() == 0 || !all_digits(whole) || !all_digits(part) {
        return None;
    }
    let number = BigInt::parse_bytes(format!("{whole}{part}").as_bytes(), 10)?;
    let number = if negative { -number } else { number };
    let shift = exponent - part.len() as i64;
    let power = BigInt::from(10).pow(u32::try_from(shift.unsigned_abs()).ok()?);
    Some(if shift < 0 {
        BigRational::new(number, power)
    } else {
        BigRational::from_integer(number * power)
    })
}

/// The small form of a fraction, if it is not negative and fits.
#[must_use]
pub fn small(exact: &BigRational) -> Option<Fraction> {
    if exact.is_negative() {
        return None;
    }
    Some(Ratio::new(exact.numer().to_u64()?, exact.denom().to_u64()?))
}

/// The same number without a limit on its size.
#[must_use]
pub fn big(fraction: &Fraction) -> BigRational {
    BigRational::new(
        BigInt::from(*fraction.numer()),
        BigInt::from(*fraction.denom()),
    )
}

/// The nearest floating-point number, also where numerator and denominator are astronomically large.
#[must_use]
pub fn nearest(exact: &BigRational) -> f64 {
    if exact.is_zero() {
        return 0.0;
    }
    // Bring the quotient to at least 64 significant bits, then divide whole numbers.
    let (top, bottom): (BigUint, BigUint) = (
        exact.numer().magnitude().clone(),
        exact.denom().magnitude().clone(),
    );
    let shift = bottom.bits() as i64 - top.bits() as i64 + 66;
    let quotient = if shift >= 0 {
        (top << shift as u64) / bottom
    } else {
        top / (bottom << shift.unsigned_abs())
    };
    let size = quotient.to_f64().unwrap_or(f64::INFINITY) * 2f64.powi(-(shift as i32));
    if exact.is_negative() { -size } else { size }
}

/// Writes `p/q`, and `p` alone where the denominator is one.
#[must_use]
pub fn written(exact: &BigRational) -> String {
    if exact.denom().is_one() {
        exact.numer().to_string()
    } else {
        format!("{}/{}", exact.numer(), exact.denom())
    }
}

/// Whole weights in the proportion of these fractions, as small as possible; `None` where they do not fit 64 bits.
#[must_use]
pub fn whole_weights(parts: &[BigRational]) -> Option<Vec<u64>> {
    let mut common = BigInt::one();
    for part in parts {
        common = num_integer::lcm(common, part.denom().clone());
        if common.bits() > 512 {
            return None;
        }
    }
    let whole: Vec<BigInt> = parts
        .iter()
        .map(|part| part.numer() * (&common / part.denom()))
        .collect();
    let divisor = whole.iter().fold(BigInt::zero(), |divisor, part| {
        num_integer::gcd(divisor, part.clone())
    });
    if divisor.is_zero() {
        return None;
    }
    let weights: Vec<u64> = whole
        .iter()
        .map(|part| (part / &divisor).to_u64())
        .collect::<Option<_>>()?;
    let total = weights
        .iter()
        .try_fold(0u64, |sum, &weight| sum.checked_add(weight))?;
    // Half of the range is left free, so that sums of products with 60-bit values stay within 128 bits.
    (total <= u64::MAX / 2).then_some(weights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn exact(top: i64, bottom: i64) -> BigRational {
        BigRational::new(top.into(), bottom.into())
    }

    #[test]
    fn reads_what_people_write() {
        for (text, top, bottom) in [
            ("3", 3, 1),
            (" 1/3 ", 1, 3),
            ("0.25", 1, 4),
            (".5", 1, 2),
            ("2.", 2, 1),
            ("-1/2", -1, 2),
            ("2.5e-3", 1, 400),
            ("1E2", 100, 1),
            ("0.5/2", 1, 4),
        ] {
            assert_eq!(parse_exact(text), Ok(exact(top, bottom)), "{text}");
        }
        for text in [
            "", ".", "1/0", "x", "1e", "1e9999", "--1", "1/2/3", "0x1", "inf", "NaN", "é",
        ] {
            assert!(parse_exact(text).is_err(), "{text}");
        }
    }

    #[test]
    fn weights_are_whole_and_least() {
        let parts = [exact(1, 2), exact(1, 3), exact(1, 6)];
        assert_eq!(whole_weights(&parts), Some(vec![3, 2, 1]));
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC{0,30}") {
            let _ = parse_exact(&text);
        }

        #[test]
        fn what_is_written_is_read(top: i64, bottom in 1i64..i64::MAX) {
            let number = exact(top, bottom);
            prop_assert_eq!(parse_exact(&written(&number)), Ok(number));
        }

        #[test]
        fn nearest_is_near(top in 0i64..1 << 50, bottom in 1i64..1 << 50) {
            let found = nearest(&exact(top, bottom));
            let wanted = top as f64 / bottom as f64;
            prop_assert!((found - wanted).abs() <= wanted * 1e-15);
        }
    }
}
