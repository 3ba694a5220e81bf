//! Arimaa: bitboards, steps and turns, notation and records, referee and clock. It contains no player; that is the crate `bot`.
//!
//! [`Board`] is what engines work on: [`Board::steps`] lists the legal steps of the state inside a turn, [`Board::make`] and
//! [`Board::unmake`] (or a copy) go along them, [`Board::finish`] ends the turn. What a turn may not do because of the past
//! (change nothing, or create a position for the third time) is known to whoever holds the past.

pub mod archive;
mod bits;
mod board;
mod clock;
pub mod drag;
mod ending;
mod game;
mod generate;
pub mod notation;
pub mod openings;
mod perft;
mod piece;
mod position;
pub mod record;
mod referee;
pub mod replay;
mod setup;
mod square;
mod step;
mod turns;
pub mod twin;
mod zobrist;

pub use bits::{Bits, Squares};
pub use board::{Board, Pending, Undo, UndoTurn};
pub use clock::{Clock, Flag, GameLimit, TimeControl, TimeControlError};
pub use ending::{Ending, Reason};
pub use game::{Arimaa, Move, State};
pub use notation::MoveError;
pub use perft::{perft_steps, perft_turns};
pub use piece::{Colour, Piece};
pub use position::PositionError;
pub use record::Record;
pub use referee::{Ply, Referee};
pub use setup::Setup;
pub use square::{Direction, Square};
pub use step::{Kind, Step, StepList};
pub use turns::{HashKeys, Reached, Turn, count_unique_turns, unique_turns};
