//! Where players enter the ring, by name. It knows rings and seats, nothing of pieces.

use crate::board::MOST_PLAYERS;
use crate::error::SetupError;
use std::fmt;
use std::str::FromStr;

/// How entries lie on the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entries {
    /// Two players half a ring apart, as people sit.
    Opposite,
    /// Everybody a quarter of the ring after the player before him, however many play: a board with four arms, and the
    /// board of the thesis.
    Neighbours,
    /// Spread over the whole ring.
    Even,
}

impl Entries {
    /// All of them with their names.
    pub const NAMES: [(&'static str, Entries); 3] = [
        ("opposite", Entries::Opposite),
        ("neighbours", Entries::Neighbours),
        ("even", Entries::Even),
    ];

    /// What so many players use if nothing is said.
    #[must_use]
    pub fn usual(players: u8) -> Self {
        if players == 2 {
            Entries::Opposite
        } else {
            Entries::Neighbours
        }
    }

    /// The ring field of every seat, counted from 0; none where so many cannot sit so.
    #[must_use]
    pub fn fields(self, players: u8, fields: u8) -> Option<[u8; MOST_PLAYERS as usize]> {
        let parts = match self {
            Entries::Opposite if players != 2 => return None,
            Entries::Neighbours => MOST_PLAYERS,
            Entries::Opposite | Entries::Even => players,
        };
        let mut entries = [0; MOST_PLAYERS as usize];
        for (seat, entry) in (0..players).zip(&mut entries) {
            *entry = (u16::from(seat) * u16::from(fields) / u16::from(parts)) as u8;
        }
        Some(entries)
    }
}

impl fmt::Display for Entries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Entries::Opposite => "opposite",
            Entries::Neighbours => "neighbours",
            Entries::Even => "even",
        })
    }
}

impl FromStr for Entries {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let named = Entries::NAMES.iter().find(|(name, _)| *name == text.trim());
        let (_, entries) = named.ok_or_else(|| SetupError::Entries(text.to_owned()))?;
        Ok(*entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for (name, entries) in Entries::NAMES {
            assert_eq!(name.parse(), Ok(entries));
            assert_eq!(entries.to_string(), name);
        }
        assert!("corners".parse::<Entries>().is_err());
    }

    #[test]
    fn a_board_with_four_arms_keeps_its_quarters() {
        let fields = |entries: Entries, players, fields| {
            entries
                .fields(players, fields)
                .map(|all| all[..usize::from(players)].to_vec())
        };
        assert_eq!(fields(Entries::Neighbours, 3, 40), Some(vec![0, 10, 20]));
        assert_eq!(fields(Entries::Even, 3, 40), Some(vec![0, 13, 26]));
        assert_eq!(fields(Entries::Neighbours, 2, 12), Some(vec![0, 3]));
        assert_eq!(fields(Entries::Opposite, 2, 12), Some(vec![0, 6]));
        assert_eq!(fields(Entries::Opposite, 3, 12), None);
        for players in 2..=MOST_PLAYERS {
            for ring in 4..=52 {
                for (_, entries) in Entries::NAMES {
                    let Some(found) = fields(entries, players, ring) else {
                        continue;
                    };
                    assert!(found.is_sorted_by(|one, next| one < next), "{found:?}");
                    assert!(found.iter().all(|&entry| entry < ring));
                }
            }
        }
    }
}
