//! The board: how many players, pieces and ring fields, where players enter and which field a piece stands on.
//! It knows neither dice nor turns.

use crate::entries::Entries;
use crate::error::SetupError;
use std::fmt;

/// The largest table.
pub const MOST_PLAYERS: u8 = 4;
/// The most pieces of a player.
pub const MOST_PIECES: u8 = 4;
/// The shortest ring.
pub const LEAST_FIELDS: u8 = 4;
/// The longest ring.
pub const MOST_FIELDS: u8 = 52;

/// The sizes of a game and where its players enter. A piece of a player stands on 0 (house), on 1 … N (the ring, counted from his own entry) or on
/// N+1 … N+P (his home column).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    players: u8,
    pieces: u8,
    fields: u8,
    entries: [u8; MOST_PLAYERS as usize],
}

impl Board {
    /// A board on which players enter as is usual for so many.
    ///
    /// # Errors
    /// When there are too few or too many of anything.
    pub fn new(players: u64, pieces: u64, fields: u64) -> Result<Self, SetupError> {
        let within = |number: u64, least: u8, most: u8, wrong: fn(u64) -> SetupError| {
            u8::try_from(number)
                .ok()
                .filter(|number| (least..=most).contains(number))
                .ok_or_else(|| wrong(number))
        };
        let players = within(players, 2, MOST_PLAYERS, SetupError::Players)?;
        let board = Board {
            players,
            pieces: within(pieces, 1, MOST_PIECES, SetupError::Pieces)?,
            fields: within(fields, LEAST_FIELDS, MOST_FIELDS, SetupError::Fields)?,
            entries: Default::default(),
        };
        board.entering(Entries::usual(players))
    }

    /// The same sizes with other entries.
    ///
    /// # Errors
    /// When so many players cannot sit so.
    pub fn entering(self, entries: Entries) -> Result<Self, SetupError> {
        let fields = entries.fields(self.players, self.fields);
        let entries = fields.ok_or_else(|| SetupError::Entries(entries.to_string()))?;
        Ok(Board { entries, ..self })
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
        self.entries[player]
    }

    /// The ring field on which each player's pieces enter.
    #[must_use]
    pub fn entries(&self) -> &[u8] {
        &self.entries[..self.players()]
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
        self.fields.is_multiple_of(self.players) && self.is_even()
    }

    /// Whether entries are spread over the whole ring, as far as fields can be divided.
    #[must_use]
    pub fn is_even(self) -> bool {
        Entries::Even.fields(self.players, self.fields) == Some(self.entries)
    }

    /// Whether these pieces are all in the home column.
    #[inline]
    #[must_use]
    pub fn is_finished(self, own: &[u8]) -> bool {
        own[..self.pieces()].iter().all(|&at| at > self.fields)
    }
}

impl fmt::Display for Board {
    /// `2x4x40`, and where players enter unless that is spread evenly: `3x4x40 entries 0,10,20`. What was kept before
    /// there was a choice is of even boards, and so it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.players, self.pieces, self.fields)?;
        if self.is_even() {
            return Ok(());
        }
        let entries: Vec<String> = self.entries().iter().map(u8::to_string).collect();
        write!(f, " entries {}", entries.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_those_of_the_table_and_part_of_the_name() {
        let usual = |players, fields| Board::new(players, 1, fields).unwrap();
        assert_eq!(usual(4, 40).entries(), [0, 10, 20, 30]);
        assert_eq!(usual(3, 40).entries(), [0, 10, 20]);
        assert_eq!(usual(3, 4).entries(), [0, 1, 2]);
        assert_eq!(usual(2, 5).entries(), [0, 2]);
        assert!(usual(3, 40).entering(Entries::Opposite).is_err());
        let name = |board: Board, entries| board.entering(entries).unwrap().to_string();
        assert_eq!(
            name(usual(2, 12), Entries::Neighbours),
            "2x1x12 entries 0,3"
        );
        assert_eq!(name(usual(3, 40), Entries::Even), "3x1x40");
        assert_eq!(usual(3, 40).to_string(), "3x1x40 entries 0,10,20");
        assert_eq!(
            usual(2, 40),
            usual(2, 40).entering(Entries::Even).unwrap(),
            "the same board, whatever it is called"
        );
    }

    #[test]
    fn only_even_boards_can_be_turned() {
        let board = Board::new(2, 1, 12).unwrap();
        assert!(board.is_symmetric());
        assert!(!board.entering(Entries::Neighbours).unwrap().is_symmetric());
        assert!(!Board::new(2, 1, 5).unwrap().is_symmetric());
        assert!(!Board::new(3, 1, 12).unwrap().is_symmetric());
        assert!(Board::new(4, 1, 12).unwrap().is_symmetric());
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
