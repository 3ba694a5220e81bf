//! The conformance kit: random playouts that hold a game to every law. A new game's test is a call of
//! [`check`] (and, for a combinatorial position, of [`check_position`]); nothing is built on a game
//! that does not pass.
//!
//! Laws are returned as [`Broken`], not asserted, so that the kit itself is tested against games that break them.

mod position;
mod symmetry;
mod text;
mod walk;

pub use position::check_position;
pub use symmetry::{Symmetric, check_symmetry};
pub use text::mutilate;

use crate::Notation;
use std::fmt::Debug;

/// Plays random games and checks every law that every [`Game`](crate::Game) with [`Notation`] must obey.
///
/// # Errors
/// The first law found broken.
pub fn check<G: Notation>(game: &G, plan: Plan) -> Result<Seen, Broken> {
    walk::walk(game, plan, |state, moves, random| {
        text::state_text(game, state)?;
        text::move_text(game, state, moves)?;
        text::face_text(game, state, random)?;
        text::garbage(game, state, moves, random)
    })
}

/// How much random play to check.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games are played.
    pub playouts: u32,
    /// How many steps a game may take before [`Law::Ends`] is broken; `None` where games may be endless,
    /// which then stop unfinished after a thousand steps.
    pub longest: Option<u32>,
    /// Where the random choices start.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            playouts: 100,
            longest: Some(1000),
            seed: 1,
        }
    }
}

/// What was seen while checking; a test can ask that it be not trivial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// States visited.
    pub states: u64,
    /// Moves listed in them.
    pub moves: u64,
    /// Games played to their end.
    pub ends: u64,
}

/// The laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// A seat that is to decide has a move.
    SomebodyCanMove,
    /// A seat that decides sits at the table.
    SeatsAreDeclared,
    /// Listed moves are distinct.
    MovesAreDistinct,
    /// Listing appends and never clears.
    ListingAppends,
    /// Listing and playing twice gives the same twice.
    PlayIsPure,
    /// Dice have distinct faces with positive weights.
    DiceAreFair,
    /// Payoffs are as declared by [`Game::stakes`](crate::Game::stakes).
    PayoffsAreDeclared,
    /// The game ends within the planned number of steps.
    Ends,
    /// A state written is a state read.
    StatesRoundTrip,
    /// A move written is a move read, and labels are unique.
    MovesRoundTrip,
    /// A face written is a face read, and labels are unique.
    FacesRoundTrip,
    /// A move, and taking a sum apart, leave the rules as they are.
    RulesStay,
    /// Text that is no state, no move and no face is refused; what is accepted is written and read alike.
    GarbageIsRefused,
    /// The mirrored state has mirrored moves and payoffs.
    MirrorAgrees,
    /// The parts of a sum have together as many moves for each side as the whole.
    ComponentsAddUp,
}

/// A law that does not hold, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{law:?} is broken in {place}: {what}")]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// The state.
    pub place: String,
    /// What was seen instead.
    pub what: String,
}

fn broken<T>(law: Law, place: &impl Debug, what: impl Into<String>) -> Result<T, Broken> {
    Err(Broken {
        law,
        place: format!("{place:?}"),
        what: what.into(),
    })
}
