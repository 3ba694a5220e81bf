//! Playing in the terminal, written once for all games: who plays, whose turn it is, what was said and done. What is played comes
//! as a table of `hra::tables`; this knows the console and the files, and no game.

mod console;
mod games;
mod players;
mod seats;
mod turn;

pub use console::{Console, Leave, Question};
pub use games::{House, host_games};
pub use players::PlayerArgs;
