//! Where a question keeps what it found so far; the files are opened by terminal and server.

pub use work::keep::{Forgetful, Keeper};
