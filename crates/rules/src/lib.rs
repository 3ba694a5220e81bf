//! The vocabulary that every game is written in. It knows what a position, a turn and a payoff are;
//! it contains no game, no search and no input or output.
//!
//! There are two roots and one bridge:
//!
//! - [`Partizan`] and [`Impartial`]: a position is a value and nobody is to move. Sums, values and
//!   Grundy numbers are made of these.
//! - [`Game`]: somebody is to move (or a die is to fall), and the end pays. Search, play, records
//!   and graphs are made of these.
//! - [`NormalPlay`] and [`MiserePlay`] turn the first into the second.
//!
//! Algorithms are functions over these traits, never methods of them.
//!
//! ```
//! use rules::{Game, Impartial, NormalPlay, perft};
//!
//! /// One heap from which one or two are taken.
//! #[derive(Clone, Debug, PartialEq, Eq, Hash)]
//! struct OneOrTwo(u32);
//!
//! impl Impartial for OneOrTwo {
//!     type Move = u32;
//!     fn moves(&self, out: &mut Vec<u32>) {
//!         out.extend((1..=2).filter(|take| *take <= self.0));
//!     }
//!     fn after(&self, take: &u32) -> Self {
//!         OneOrTwo(self.0 - take)
//!     }
//! }
//!
//! let game = NormalPlay(OneOrTwo(4));
//! // Four matches can be taken in 1+1+1+1, 1+1+2, 1+2+1, 2+1+1 and 2+2: all but the first end in three moves.
//! assert_eq!(perft(&game, &game.start(), 3), 4);
//! ```

mod bridge;
#[cfg(feature = "conformance")]
pub mod conformance;
mod game;
mod notation;
mod partizan;
mod perft;
mod seat;

pub use bridge::{Ended, MiserePlay, NormalPlay, Placed};
pub use game::{Dice, Game, Never, Stakes, Turn};
pub use notation::{FaceNotation, Notation, PositionNotation, ReadError};
pub use partizan::{Impartial, Partizan};
pub use perft::perft;
pub use say::{Arg, Fault, Message, Tell, Told, tell};
pub use seat::{MAX_SEATS, Payoff, Seat, Side};
