//! Playing in the terminal, written once for all games: who plays, whose turn it is, what was said and done. A game takes part by
//! implementing [`Host`]; rules, moves and notation come from its traits.

mod console;
mod host;
mod players;
mod table;
mod transcript;
mod turn;

pub use console::{Console, Leave, Question};
pub use host::{Ended, Host};
pub use hra::{Advice, Player};
pub use players::PlayerArgs;
pub use table::{Setup, host_games, host_games_for};
pub use transcript::Transcript;
