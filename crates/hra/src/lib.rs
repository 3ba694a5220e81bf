//! The façade that terminal and server share. It knows how sentences are worded and how a game is played
//! move by move; it opens no files, prints nothing and speaks no protocol.

pub mod session;
pub mod texts;

pub use session::Session;
pub use texts::{Language, Words};
