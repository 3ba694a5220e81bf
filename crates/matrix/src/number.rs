//! Numbers as people write them, kept exactly: whole numbers, decimals, fractions. It does not know what they are payoffs of.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Num, One, Signed, ToPrimitive, Zero};

/// An exact number.
pub type Rational = BigRational;

/// More characters than this, as it was typed or as it is written, and larger powers of ten than that, are a mistake or an attack, not a
/// payoff. Whatever is within them has a floating number nearby, and what is written of it is read.
const LONGEST: usize = 200;
const LARGEST_POWER: u64 = 100;

/// Why a text is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotANumber {
    /// `NaN` and the infinities are words for numbers that no payoff can be.
    NotFinite,
    /// `1/0`.
    ZeroDenominator,
    /// More digits, or a larger power of ten, than we take.
    TooLong,
    /// Anything else.
    Nonsense,
}

/// Reads `3`, `-2.5`, `1e-3`, `2/3`, and `−1` with the minus of typesetters.
///
/// # Errors
/// When the text is none of these.
pub fn parse(text: &str) -> Result<Rational, NotANumber> {
    let text = text.trim().replace('\u{2212}', "-");
    let bare = text.trim_start_matches(['+', '-']).to_ascii_lowercase();
    if ["nan", "inf", "infinity", "∞"].contains(&bare.as_str()) {
        return Err(NotANumber::NotFinite);
    }
    if text.len() > LONGEST {
        // Prose is nonsense whatever its length; only what is made of digits is too long.
        let numeric = text.bytes().all(|b| b"0123456789+-./eE".contains(&b));
        return Err(if numeric {
            NotANumber::TooLong
        } else {
            NotANumber::Nonsense
        });
    }
    let number = match text.split_once('/') {
        None => decimal(&text)?,
        Some((above, below)) => {
            let below = whole(below.trim(), false)?;
            if below.is_zero() {
                return Err(NotANumber::ZeroDenominator);
            }
            Rational::new(whole(above.trim(), true)?, below)
        }
    };
    if fits(&number) {
        Ok(number)
    } else {
        Err(NotANumber::TooLong)
    }
}

/// Whether it, and what the opponent of whoever has it gets, is written with few enough characters: a decimal of a hundred places is a
/// fraction of two hundred digits.
fn fits(number: &Rational) -> bool {
    let bits = number.numer().bits() + number.denom().bits();
    // A digit takes more than three bits.
    bits <= 3 * LONGEST as u64 - 9 || write(&number.abs()).len() < LONGEST
}

fn whole(text: &str, signed: bool) -> Result<BigInt, NotANumber> {
    let digits = if signed {
        text.strip_prefix(['+', '-']).unwrap_or(text)
    } else {
        text
    };
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(NotANumber::Nonsense);
    }
    let number = BigInt::from_str_radix(digits, 10).map_err(|_| NotANumber::Nonsense)?;
    Ok(if text.starts_with('-') {
        -number
    } else {
        number
    })
}

fn decimal(text: &str) -> Result<Rational, NotANumber> {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        None => (text, 0),
        Some((mantissa, exponent)) => {
            let exponent = whole(exponent, true)?.to_i64();
            let small = exponent.filter(|power| power.unsigned_abs() <= LARGEST_POWER);
            (mantissa, small.ok_or(NotANumber::TooLong)?)
        }
    };
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{before}{after}");
    let shift = exponent - after.len() as i64;
    let power = num_traits::pow(BigInt::from(10), shift.unsigned_abs() as usize);
    let number = whole(&digits, true)?;
    Ok(if shift < 0 {
        Rational::new(number, power)
    } else {
        Rational::from(number * power)
    })
}

/// `3`, `-1/2`: the way in which every exact answer is printed.
#[must_use]
pub fn write(number: &Rational) -> String {
    number.to_string()
}

/// The nearest floating number.
#[must_use]
pub fn approximate(number: &Rational) -> f64 {
    // Beyond the range of f64 the library answers with an infinity of the right sign.
    number.to_f64().unwrap_or(f64::NAN)
}

/// A whole number, exactly.
#[must_use]
pub fn integer(number: i64) -> Rational {
    Rational::from(BigInt::from(number))
}

/// All numbers over one denominator: the numerators, and the denominator, which is positive.
#[must_use]
pub fn over_one_denominator(numbers: &[Rational]) -> (Vec<BigInt>, BigInt) {
    use num_integer::Integer;
    let mut common = BigInt::one();
    for number in numbers {
        if !number.denom().is_one() {
            // The remainder first: the greatest common divisor of a long number and a short one would take as long as the long one's square.
            let shared = number.denom().gcd(&(&common % number.denom()));
            common *= number.denom() / shared;
        }
    }
    let numerators = numbers
        .iter()
        .map(|number| number.numer() * (&common / number.denom()))
        .collect();
    debug_assert!(common.is_positive());
    (numerators, common)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_what_people_write() {
        for (text, printed) in [
            ("3", "3"),
            (" -2.50 ", "-5/2"),
            ("+7", "7"),
            ("1e-3", "1/1000"),
            ("2.5E2", "250"),
            ("-6/4", "-3/2"),
            ("\u{2212}1", "-1"),
            (".5", "1/2"),
            ("5.", "5"),
        ] {
            assert_eq!(parse(text).map(|n| write(&n)), Ok(printed.into()), "{text}");
        }
        for text in [
            "", "x", "1/2/3", "--1", "1e", "e5", ".", "-", "0x10", "1/-2", "1_000", "½",
        ] {
            assert_eq!(parse(text), Err(NotANumber::Nonsense), "{text}");
        }
        for text in ["NaN", "-inf", "Infinity", "+nan"] {
            assert_eq!(parse(text), Err(NotANumber::NotFinite), "{text}");
        }
        assert_eq!(parse("1/0"), Err(NotANumber::ZeroDenominator));
        for text in [
            "1e999999999999999999999",
            "1e101",
            &"9".repeat(201),
            &format!("1.{}", "3".repeat(120)),
        ] {
            assert_eq!(parse(text), Err(NotANumber::TooLong), "{text}");
        }
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC{0,12}") {
            let _ = parse(&text);
        }

        #[test]
        fn what_is_written_is_read(above: i64, below in 1..i64::MAX) {
            let number = Rational::new(above.into(), below.into());
            prop_assert_eq!(parse(&write(&number)), Ok(number));
        }

        #[test]
        fn what_is_read_can_be_written(text in "-?[0-9]{0,130}\\.[0-9]{0,130}(e-?[0-9]{1,2})?") {
            if let Ok(number) = parse(&text) {
                prop_assert_eq!(parse(&write(&-&number)), Ok(-&number));
                prop_assert_eq!(parse(&write(&number)), Ok(number));
            }
        }

        #[test]
        fn decimals_are_exact(number: f64) {
            // Rust prints the shortest decimal that reads back as the same f64; we must agree with its reader.
            prop_assume!(number.is_finite() && number.abs() < 1e100 && (number == 0.0 || number.abs() > 1e-99));
            let exact = parse(&format!("{number:e}")).unwrap();
            prop_assert_eq!(approximate(&exact), number);
        }
    }
}
