//! What can be wrong with a board, a position or a placement, told as messages; the wordings are elsewhere.

use crate::board::{LEAST_FIELDS, MOST_FIELDS, MOST_PIECES, MOST_PLAYERS};
use crate::variant::NAMES;
use rules::{Message, Tell};

/// A game that cannot be set up, or a text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{0} players")]
    Players(u64),
    /// Too few or too many pieces.
    #[error("{0} pieces")]
    Pieces(u64),
    /// The ring is too short or too long.
    #[error("{0} fields")]
    Fields(u64),
    /// No such entries, or not for so many players.
    #[error("players cannot enter {0:?}")]
    Entries(String),
    /// No such rule.
    #[error("no rule is called {0:?}")]
    Variant(String),
    /// A die shows 1 to 6.
    #[error("the die shows {0:?}")]
    Die(String),
    /// The text has not one part for each player and one for the mover.
    #[error("{found} parts instead of {wanted} in {text:?}")]
    Parts {
        /// The text.
        text: String,
        /// How many parts there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A player with too few or too many pieces.
    #[error("player {player} has {found} pieces instead of {wanted}")]
    Count {
        /// Counted from one.
        player: usize,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A place that is none.
    #[error("{text:?} is no place for a piece")]
    Place {
        /// What stands there.
        text: String,
        /// The last field of a home column.
        last: u8,
    },
    /// The player to move does not sit at the table.
    #[error("{text:?} is no player to move")]
    Mover {
        /// What stands there.
        text: String,
        /// How many play.
        players: usize,
    },
    /// A number of a try where there are no tries.
    #[error("{0:?} is no try here")]
    Try(String),
    /// Pieces that cannot stand so.
    #[error(transparent)]
    Placement(#[from] PlaceError),
}

/// Why a piece cannot stand somewhere. Players and pieces are counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// No such player.
    #[error("no player {0}")]
    NoPlayer(usize),
    /// No such piece.
    #[error("no piece {0}")]
    NoPiece(usize),
    /// No such field.
    #[error("no field {place}, the last is {last}")]
    NoField {
        /// What was asked for.
        place: u64,
        /// The last field of the home column.
        last: u8,
    },
    /// Two pieces of a player on one field.
    #[error("pieces {first} and {second} of player {player} are both on {place}")]
    Own {
        /// Whose.
        player: usize,
        /// One piece.
        first: usize,
        /// The other.
        second: usize,
        /// Where.
        place: u8,
    },
    /// Pieces of two players on one ring field.
    #[error("pieces of players {first} and {second} are both on ring field {field}")]
    Shared {
        /// One player.
        first: usize,
        /// The other.
        second: usize,
        /// The ring field, counted from one.
        field: u8,
    },
    /// Only one can have won.
    #[error("players {first} and {second} have both finished")]
    TwoFinished {
        /// One player.
        first: usize,
        /// The other.
        second: usize,
    },
}

impl Tell for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Players(found) => Message::new("ludo-error-players").with("found", *found),
            SetupError::Pieces(found) => Message::new("ludo-error-pieces").with("found", *found),
            SetupError::Fields(found) => Message::new("ludo-error-fields").with("found", *found),
            SetupError::Entries(text) => {
                Message::new("ludo-error-entries").with("text", text.as_str())
            }
            SetupError::Variant(text) => {
                Message::new("ludo-error-variant").with("text", text.as_str())
            }
            SetupError::Die(text) => Message::new("ludo-error-die").with("text", text.as_str()),
            SetupError::Parts {
                text,
                found,
                wanted,
            } => Message::new("ludo-error-parts")
                .with("text", text.as_str())
                .with("found", *found)
                .with("wanted", *wanted),
            SetupError::Count {
                player,
                found,
                wanted,
            } => Message::new("ludo-error-count")
                .with("player", *player)
                .with("found", *found)
                .with("wanted", *wanted),
            SetupError::Place { text, .. } => {
                Message::new("ludo-error-place").with("text", text.as_str())
            }
            SetupError::Mover { text, .. } => {
                Message::new("ludo-error-mover").with("text", text.as_str())
            }
            SetupError::Try(text) => Message::new("ludo-error-try").with("text", text.as_str()),
            SetupError::Placement(error) => error.message(),
        }
    }

    fn accepted(&self) -> Option<Message> {
        let between =
            |id, least: u8, most: u8| Message::new(id).with("least", least).with("most", most);
        Some(match self {
            SetupError::Players(_) => between("ludo-accepted-players", 2, MOST_PLAYERS),
            SetupError::Pieces(_) => between("ludo-accepted-pieces", 1, MOST_PIECES),
            SetupError::Fields(_) => between("ludo-accepted-fields", LEAST_FIELDS, MOST_FIELDS),
            SetupError::Entries(_) => Message::new("ludo-accepted-entries"),
            SetupError::Variant(_) => {
                Message::new("ludo-accepted-variant").with("names", NAMES.join(", "))
            }
            SetupError::Die(_) => Message::new("ludo-accepted-die"),
            SetupError::Place { last, .. } => {
                Message::new("ludo-accepted-place").with("last", *last)
            }
            SetupError::Mover { players, .. } => {
                Message::new("ludo-accepted-mover").with("players", *players)
            }
            SetupError::Try(_) => Message::new("ludo-accepted-try"),
            SetupError::Placement(error) => return error.accepted(),
            SetupError::Parts { .. } | SetupError::Count { .. } => {
                Message::new("ludo-accepted-position")
            }
        })
    }
}

impl Tell for PlaceError {
    fn message(&self) -> Message {
        match *self {
            PlaceError::NoPlayer(player) => {
                Message::new("ludo-error-no-player").with("player", player)
            }
            PlaceError::NoPiece(piece) => Message::new("ludo-error-no-piece").with("piece", piece),
            PlaceError::NoField { place, .. } => {
                Message::new("ludo-error-place").with("text", place.to_string())
            }
            PlaceError::Own {
                player,
                first,
                second,
                place,
            } => Message::new("ludo-error-own")
                .with("player", player)
                .with("first", first)
                .with("second", second)
                .with("place", place),
            PlaceError::Shared {
                first,
                second,
                field,
            } => Message::new("ludo-error-shared")
                .with("first", first)
                .with("second", second)
                .with("field", field),
            PlaceError::TwoFinished { first, second } => Message::new("ludo-error-two-finished")
                .with("first", first)
                .with("second", second),
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(match *self {
            PlaceError::NoField { last, .. } => {
                Message::new("ludo-accepted-place").with("last", last)
            }
            PlaceError::NoPlayer(_) | PlaceError::NoPiece(_) => {
                Message::new("ludo-accepted-position")
            }
            _ => Message::new("ludo-accepted-placement"),
        })
    }
}

/// A word that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no player is called {0:?}")]
pub struct PlayerError(pub String);

impl Tell for PlayerError {
    fn message(&self) -> Message {
        Message::new("ludo-error-player").with("text", self.0.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("ludo-accepted-player").with("names", crate::players::NAMES.join(", ")))
    }
}
