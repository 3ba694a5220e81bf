//! Ludo ("Člověče, nezlob se"): rules and variants, positions ranked to integers, exact solvers, players.
//! It opens no file and words no sentence.
//!
//! - [`Ludo`] is the game as [`rules::Game`]; [`Board`] its sizes, [`Variant`] what households disagree on.
//! - [`steps`] says what a player may do with his own pieces; captures never restrict anybody.

pub mod board;
pub mod cells;
pub mod council;
pub mod count;
pub mod duel;
pub mod entries;
mod equation;
pub mod error;
pub mod explicit;
pub mod formation;
pub mod game;
pub mod keep;
mod notation;
pub mod numbering;
pub mod paged;
pub mod pairs;
pub mod players;
pub mod rank;
pub mod selfish;
pub mod simulate;
pub mod solved;
pub mod state;
pub mod steps;
pub mod study;
pub mod variant;
pub mod verify;

pub use board::{Board, MOST_FIELDS, MOST_PIECES, MOST_PLAYERS};
pub use entries::Entries;
pub use error::{PlaceError, PlayerError, SetupError};
pub use game::{Die, Ludo, Move};
pub use players::Player;
pub use solved::{Chance, Choices, Solved};
pub use state::State;
pub use variant::Variant;
