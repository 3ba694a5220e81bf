//! The board: how many players, pieces and ring fields, where players enter and which field a piece stands on.
//! It knows neither dice nor turns.

use crate::error::SetupError;

/// The largest table.
pub const MOST_PLAYERS: u8 = 4;
/// The most pieces of a player.
pub const MOST_PIECES: u8 = 4;
/// The shortest ring.
pub const LEAST_FIELDS: u8 = 4;
/// The longest ring.
pub const MOST_FIELDS: u8 = 52;

/// The sizes of a game. A piece of a player stands on 0 (house), on 1 … N (the ring, counted from his own entry) or on
/// N+1 … N+P (his home column).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    players: u8,
    pieces: u8,
    fields: u8,
}

impl Board {
    /// # Errors
    /// When there are too few or too many of anything.
    pub fn new(players: u64, pieces: u64, fields: u64) -> Result<Self, SetupError> {
        let within = |number: u64, least: u8, most: u8, wrong: fn(u64) -> SetupError| {
            u8::try_from(number)
                .ok()
                .filter(|number| (least..=most).contains(number))
                .ok_or_else(|| wrong(number))
        };
        Ok(Board {
            players: within(players, 2, MOST_PLAYERS, SetupError::Players)?,
            pieces: within(pieces, 1, MOST_PIECES, SetupError::Pieces)?,
            fields: within(fields, LEAST_FIELDS, MOST_FIELDS, SetupError::Fields)?,
        })
    }

    /// How many play.
    #[inline]
    #[must_use]
    pub fn players(self) -> usize {
        self.players.into()
    }

    /// How many pieces each has.
    #[inline]
    #[must_use]
    pub fn pieces(self) -> usize {
        self.pieces.into()
    }

    /// How many fields the ring has.
    #[inline]
    #[must_use]
    pub fn fields(self) -> u8 {
        self.fields
    }

    /// The last field of the home column.
    #[inline]
    #[must_use]
    pub fn last(self) -> u8 {
        self.fields + self.pieces
    }

    /// The ring field on which this player's pieces enter.
    #[inline]
    #[must_use]
    pub fn entry(self, player: usize) -> u8 {
        (player * usize::from(self.fields) / self.players()) as u8
    }

    /// The ring field of a player's piece; none in the house and in the home column.
    #[inline]
    #[must_use]
    pub fn field(self, player: usize, position: u8) -> Option<u8> {
        (1..=self.fields)
            .contains(&position)
            .then(|| (self.entry(player) + position - 1) % self.fields)
    }

    /// Whether turning the table by one seat gives the same board: entries are evenly spread.
    #[inline]
    #[must_use]
    pub fn is_symmetric(self) -> bool {
        self.fields.is_multiple_of(self.players)
    }

    /// Whether these pieces are all in the home column.
    #[inline]
    #[must_use]
    pub fn is_finished(self, own: &[u8]) -> bool {
        own[..self.pieces()].iter().all(|&at| at > self.fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_spread_evenly() {
        let entries = |players, fields| -> Vec<u8> {
            let board = Board::new(players, 1, fields).unwrap();
            (0..board.players())
                .map(|player| board.entry(player))
                .collect()
        };
        assert_eq!(entries(4, 40), [0, 10, 20, 30]);
        assert_eq!(entries(3, 4), [0, 1, 2]);
        assert_eq!(entries(2, 5), [0, 2]);
    }

    #[test]
    fn one_lap_ends_just_behind_the_entry() {
        let board = Board::new(2, 4, 40).unwrap();
        assert_eq!(board.field(1, 0), None);
        assert_eq!(board.field(1, 1), Some(20));
        assert_eq!(board.field(1, 40), Some(19));
        assert_eq!(board.field(1, 41), None);
        assert_eq!(board.last(), 44);
    }

    #[test]
    fn sizes_have_limits() {
        for (players, pieces, fields) in [
            (1, 1, 4),
            (5, 1, 4),
            (2, 0, 4),
            (2, 5, 4),
            (2, 1, 3),
            (2, 1, 53),
            (2, 1, 300),
        ] {
            assert!(Board::new(players, pieces, fields).is_err());
        }
        assert!(Board::new(4, 4, 52).is_ok());
    }
}
