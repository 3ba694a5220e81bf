//! The façade that terminal and server share. It knows how sentences are worded, how a game is played move by move, and
//! the documents that questions and answers are; it opens no files, prints nothing and speaks no protocol.

pub mod aei;
pub mod answers;
pub mod player;
pub mod session;
pub mod tables;
pub mod texts;
pub mod told;

pub use player::{Player, lot};
pub use raster::png;
pub use rules::Seat;
pub use say::Told;
pub use session::Session;
pub use tables::{Advice, Table};
pub use texts::{Language, Words};
pub use told::ErrorDocument;
