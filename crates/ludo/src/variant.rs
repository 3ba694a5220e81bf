//! What households disagree on, each with a name. It does not know how pieces move.

use crate::error::SetupError;
use std::fmt;
use std::str::FromStr;

/// The rules that differ from table to table; the default is the game of the thesis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variant {
    /// `no-passing`: a piece may not pass own pieces in the home column.
    pub no_passing: bool,
    /// `must-enter`: a six brings a piece in where that is possible.
    pub must_enter: bool,
    /// `three-tries`: with all pieces in the house one rolls up to three times until a six falls.
    pub three_tries: bool,
    /// `may-decline`: one may leave one's pieces alone.
    pub may_decline: bool,
    /// `one-roll`: a six gives no extra roll.
    pub one_roll: bool,
}

/// The name of the rules without any departure.
pub const STANDARD: &str = "standard";
/// The names of the departures, in the order in which they are written.
pub const NAMES: [&str; 5] = [
    "no-passing",
    "must-enter",
    "three-tries",
    "may-decline",
    "one-roll",
];

impl Variant {
    /// Every combination there is.
    pub fn all() -> impl Iterator<Item = Variant> {
        (0..1u8 << NAMES.len()).map(|bits| {
            let mut variant = Variant::default();
            for (at, flag) in variant.flags().into_iter().enumerate() {
                *flag = bits >> at & 1 == 1;
            }
            variant
        })
    }

    fn flags(&mut self) -> [&mut bool; 5] {
        [
            &mut self.no_passing,
            &mut self.must_enter,
            &mut self.three_tries,
            &mut self.may_decline,
            &mut self.one_roll,
        ]
    }

    /// The names of what departs from the standard.
    #[must_use]
    pub fn names(mut self) -> Vec<&'static str> {
        let flags = self.flags().map(|flag| *flag);
        let named = NAMES.into_iter().zip(flags);
        named
            .filter(|&(_, flag)| flag)
            .map(|(name, _)| name)
            .collect()
    }
}

impl fmt::Display for Variant {
    /// `standard`, or the departures: `three-tries,one-roll`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.names();
        f.write_str(&if names.is_empty() {
            STANDARD.to_owned()
        } else {
            names.join(",")
        })
    }
}

impl FromStr for Variant {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut variant = Variant::default();
        if text.trim() == STANDARD {
            return Ok(variant);
        }
        for word in text.split(',') {
            let at = NAMES.iter().position(|name| *name == word.trim());
            let at = at.ok_or_else(|| SetupError::Variant(word.trim().to_owned()))?;
            *variant.flags()[at] = true;
        }
        Ok(variant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_round_trip() {
        let all: HashSet<Variant> = Variant::all().collect();
        assert_eq!(all.len(), 32);
        for variant in all {
            assert_eq!(variant.to_string().parse(), Ok(variant));
        }
        assert_eq!(
            "one-roll, no-passing"
                .parse::<Variant>()
                .unwrap()
                .to_string(),
            "no-passing,one-roll"
        );
        for text in ["", "standard,one-roll", "chess", "one-roll,"] {
            assert!(text.parse::<Variant>().is_err(), "{text}");
        }
    }
}
