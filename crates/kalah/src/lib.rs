//! Kalaha: its rules, boards, notation, players and exact solution. It opens no file and words no sentence.
//!
//! Start reading at [`Position::sow`], which is the rules; [`Kalah`] makes them a [`rules::Game`]. Engines use
//! the packed [`board`]; everything that is fast here has that slow twin and a law that ties them.

pub mod annotate;
pub mod archive;
pub mod arena;
pub mod board;
mod busy;
mod core;
pub mod database;
pub mod depth;
mod effort;
pub mod enumerate;
mod error;
mod family;
pub mod forecast;
mod fraction;
mod game;
mod lanes;
mod notation;
mod open;
pub mod player;
mod position;
mod rank;
pub mod record;
mod search;
pub mod solve;
pub mod strategies;
mod table;
pub mod together;
mod variant;
pub mod verify;

pub use error::{MoveError, SetupError};
pub use fraction::Fraction;
pub use game::{Kalah, Move};
pub use lanes::Lanes;
pub use notation::{SWAP, letter, pit_of};
pub use player::Player;
pub use position::{NORTH, Position, SOUTH, Sown};
pub use record::Record;
pub use strategies::Strategy;
pub use variant::{MAX_BEANS, MAX_PITS, MAX_SEEDS, Remaining, Rules};
