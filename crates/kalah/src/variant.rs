//! What is being played: the size of the board and the rules that differ from table to table.
//! It does not know how beans are sown.

use crate::error::SetupError;
use std::fmt;
use std::str::FromStr;

/// The longest row of pits.
pub const MAX_PITS: usize = 12;
/// The most beans that a pit starts with.
pub const MAX_SEEDS: u16 = 20;
/// The most beans on the board.
pub const MAX_BEANS: u16 = 2 * MAX_PITS as u16 * MAX_SEEDS;

/// Who receives the beans that remain when one player's pits are empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// The player in whose pits they lie.
    #[default]
    Owner,
    /// The player whose pits are empty.
    Emptier,
}

/// The rules that people differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a last bean in an own empty pit is captured even when the opposite pit is empty.
    pub capture_empty: bool,
    /// Who receives the remaining beans.
    pub remaining: Remaining,
    /// Whether the second player may turn the board around instead of his first sowing.
    pub pie: bool,
}

impl Rules {
    /// As in the thesis.
    pub const THESIS: Rules = Rules {
        capture_empty: true,
        remaining: Remaining::Owner,
        pie: false,
    };
    /// As in most programs: nothing is captured when the opposite pit is empty.
    pub const STANDARD: Rules = Rules {
        capture_empty: false,
        ..Rules::THESIS
    };
}

impl Default for Rules {
    fn default() -> Self {
        Rules::THESIS
    }
}

impl fmt::Display for Rules {
    /// A name and what departs from it: `thesis`, `standard,emptier`, `thesis,pie`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.capture_empty {
            "thesis"
        } else {
            "standard"
        })?;
        if self.remaining == Remaining::Emptier {
            f.write_str(",emptier")?;
        }
        if self.pie {
            f.write_str(",pie")?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut words = text.trim().split(',');
        let mut rules = match words.next() {
            Some("thesis") => Rules::THESIS,
            Some("standard") => Rules::STANDARD,
            _ => return Err(SetupError::UnknownRules(text.to_owned())),
        };
        for word in words {
            match word.trim() {
                "emptier" => rules.remaining = Remaining::Emptier,
                "owner" => rules.remaining = Remaining::Owner,
                "pie" => rules.pie = true,
                _ => return Err(SetupError::UnknownRules(text.to_owned())),
            }
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for capture_empty in [false, true] {
            for remaining in [Remaining::Owner, Remaining::Emptier] {
                for pie in [false, true] {
                    let rules = Rules {
                        capture_empty,
                        remaining,
                        pie,
                    };
                    assert_eq!(rules.to_string().parse(), Ok(rules));
                }
            }
        }
        for text in ["", "oware", "thesis,", "pie", "thesis;pie"] {
            assert!(text.parse::<Rules>().is_err(), "{text}");
        }
    }
}
