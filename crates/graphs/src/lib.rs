//! Explicit games with two and a half players: Max, Min and chance move along the edges of a graph until a sink says
//! what the game was worth. Graphs, what is certain about them, solvers that say how far they can be trusted,
//! certificates, and file formats over bytes. It opens no file and knows no board.
//!
//! The value of a vertex is the least solution of its equations: play that never ends is worth nothing to Max.

mod arena;
mod builder;
mod defect;
mod explore;
mod fixed;
pub mod formats;
pub mod fraction;
pub mod generate;
mod graph;
mod lists;
mod part;
mod playout;
pub mod prepare;
pub mod rewards;
mod simple;
mod solve;
mod verify;

pub use arena::Arena;
pub use builder::{Builder, exactly};
pub use defect::{Defect, Defects};
pub use explore::{Explored, explore, share};
pub use fraction::Fraction;
pub use graph::{Graph, Kind, Vertex};
pub use lists::Lists;
pub use playout::{Played, play_out};
pub use simple::{Simple, to_simple};
pub use solve::{
    Exact, Guarantee, GuaranteeKind, Method, Options, Solution, Unmet, solve, solve_exactly,
};
pub use verify::{Claim, Unconfirmed, Violation, verify};
