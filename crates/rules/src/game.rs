//! The second root: states with a turn and an end that pays. It knows nothing of values, search or text.

use crate::{Payoff, Seat};
use std::fmt::Debug;
use std::hash::Hash;

/// What happens next in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<D> {
    /// This seat chooses one of the moves, of which there is at least one.
    Decide(Seat),
    /// These dice fall.
    Chance(D),
    /// The game is over and pays this.
    Over(Payoff),
}

/// Something that falls on one of several faces.
pub trait Dice {
    /// What the dice can show.
    type Face: Copy + Eq + Debug;

    /// Appends every face with its weight. Weights are whole numbers, so that one graph serves
    /// intervals and exact fractions alike; only their proportions matter.
    fn faces(&self, out: &mut Vec<(Self::Face, u32)>);
}

/// The dice of a game without chance: there are none, and the compiler knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {}

impl Dice for Never {
    type Face = Never;

    fn faces(&self, _: &mut Vec<(Never, u32)>) {
        match *self {}
    }
}

/// What a game declares about its payoffs. The conformance kit holds it to this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// How many seats there are.
    pub seats: u8,
    /// What all shares add up to at every end.
    pub sum: i32,
    /// The least that a seat can receive.
    pub least: i32,
    /// The most that a seat can receive.
    pub most: i32,
}

impl Stakes {
    /// One winner, one loser, no draw.
    pub const WIN_OR_LOSE: Stakes = Stakes {
        seats: 2,
        sum: 0,
        least: -1,
        most: 1,
    };
}

/// A game that is played in turns. `&self` holds what does not change during play: sizes and variants.
///
/// A move is one step: a step of an Arimaa turn, one sowing, one piece of Ludo. Who acts next
/// is whatever [`Game::turn`] says, so extra turns and turns of several steps need no special case.
pub trait Game {
    /// A position together with who is to move.
    type State: Clone + Eq + Hash + Debug;
    /// One step.
    type Move: Clone + Eq + Hash + Debug;
    /// [`Never`] where there is no chance.
    type Dice: Dice;

    /// What the end can pay.
    fn stakes(&self) -> Stakes;

    /// Where play starts.
    fn start(&self) -> Self::State;

    /// Who acts, or how it ended.
    fn turn(&self, state: &Self::State) -> Turn<Self::Dice>;

    /// Appends every legal move, each once. Only called on [`Turn::Decide`]. Never clears `out`.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Makes one of the listed moves.
    fn play(&self, state: &mut Self::State, chosen: &Self::Move);

    /// Lets the dice fall. Only called on [`Turn::Chance`].
    fn land(&self, state: &mut Self::State, face: <Self::Dice as Dice>::Face);
}
