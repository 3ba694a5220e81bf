//! Amounts of memory: written by people, compared with a budget. It measures nothing.

use std::fmt;
use std::str::FromStr;

/// An amount of memory in bytes. Reads and prints binary units: `512M`, `2G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes(pub u64);

/// More memory would be needed than is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("needs {needed}, and {allowed} are allowed")]
pub struct TooBig {
    /// The estimate.
    pub needed: Bytes,
    /// The budget.
    pub allowed: Bytes,
}

/// Text that is no amount of memory.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no amount of memory such as 512M or 2G")]
pub struct BytesError(pub String);

const UNITS: [(char, u32); 5] = [('K', 10), ('M', 20), ('G', 30), ('T', 40), ('P', 50)];

/// Units in which estimates are told and nobody has memory.
const BEYOND: [(char, u32); 3] = [('E', 60), ('Z', 70), ('Y', 80)];

impl FromStr for Bytes {
    type Err = BytesError;

    fn from_str(text: &str) -> Result<Self, BytesError> {
        let wrong = || BytesError(text.to_owned());
        let upper = text.trim().to_ascii_uppercase();
        let bare = upper
            .strip_suffix("IB")
            .or(upper.strip_suffix('B'))
            .unwrap_or(&upper);
        let unit = UNITS.iter().find(|(letter, _)| bare.ends_with(*letter));
        let (digits, shift) =
            unit.map_or((bare, 0), |&(_, shift)| (&bare[..bare.len() - 1], shift));
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(wrong());
        }
        let number: u64 = digits.parse().map_err(|_| wrong())?;
        number.checked_mul(1 << shift).map(Bytes).ok_or_else(wrong)
    }
}

/// An estimate of memory in bytes, which may exceed anything that a machine has. Prints as [`Bytes`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Estimate(pub u128);

impl Estimate {
    /// What a budget can be compared with; more than it can hold is more than any budget.
    #[must_use]
    pub fn bytes(self) -> Bytes {
        Bytes(u64::try_from(self.0).unwrap_or(u64::MAX))
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Estimate(self.0.into()).fmt(f)
    }
}

impl fmt::Display for Estimate {
    /// Three digits are enough for people.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = UNITS.iter().chain(&BEYOND);
        let unit = units.rev().find(|&&(_, shift)| self.0 >= 1 << shift);
        let Some(&(letter, shift)) = unit else {
            return write!(f, "{} B", self.0);
        };
        let amount = self.0 as f64 / (1u128 << shift) as f64;
        let decimals = if amount < 10.0 {
            2
        } else if amount < 100.0 {
            1
        } else {
            0
        };
        write!(f, "{amount:.decimals$} {letter}iB")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_what_people_write() {
        for (text, bytes) in [
            ("0", 0),
            ("17", 17),
            ("512M", 512 << 20),
            ("2g", 2 << 30),
            ("3 KiB", 0),
            ("1KiB", 1024),
            ("5MB", 5 << 20),
        ] {
            match text {
                "3 KiB" => assert!(text.parse::<Bytes>().is_err(), "no blank inside"),
                _ => assert_eq!(text.parse(), Ok(Bytes(bytes)), "{text}"),
            }
        }
        for text in [
            "",
            "G",
            "-1",
            "1.5G",
            "x",
            "99999999999999999999",
            "99999999999P",
            "é",
        ] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn prints_for_people() {
        let shown: Vec<String> = [0, 1023, 1536, 12 << 20, 200 << 30]
            .map(|n| Bytes(n).to_string())
            .into();
        assert_eq!(shown, ["0 B", "1023 B", "1.50 KiB", "12.0 MiB", "200 GiB"]);
        let beyond = [1 << 64, 5 << 79].map(|n| Estimate(n).to_string());
        assert_eq!(beyond, ["16.0 EiB", "2.50 YiB"]);
        assert_eq!(Estimate(1 << 64).bytes(), Bytes(u64::MAX));
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC{0,12}") {
            let _ = text.parse::<Bytes>();
        }
    }
}
