//! The first root: positions that are values. Nobody is to move; both sides' options are there at once.

use crate::Side;
use std::fmt::Debug;
use std::hash::Hash;

/// A position of a combinatorial game in which Left and Right may have different moves.
///
/// Play always ends. Who wins when a side cannot move is not said here: that is what
/// [`NormalPlay`](crate::NormalPlay) and [`MiserePlay`](crate::MiserePlay) add.
pub trait Partizan: Clone + Eq + Hash + Debug {
    /// A move, as the rules see it; [`PositionNotation`](crate::PositionNotation) gives it a label.
    type Move: Clone + Eq + Hash + Debug;

    /// Appends every move of `side`, each once. Never clears `out`.
    fn moves(&self, side: Side, out: &mut Vec<Self::Move>);

    /// The option that `side` reaches by one of the listed moves.
    #[must_use]
    fn after(&self, side: Side, chosen: &Self::Move) -> Self;

    /// Appends parts that do not influence each other and whose disjunctive sum is this position.
    fn components(&self, out: &mut Vec<Self>) {
        out.push(self.clone());
    }
}

/// A position in which both sides always have the same moves. Every impartial position is [`Partizan`].
pub trait Impartial: Clone + Eq + Hash + Debug {
    /// A move, as the rules see it.
    type Move: Clone + Eq + Hash + Debug;

    /// Appends every move, each once. Never clears `out`.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// The option that one of the listed moves reaches.
    #[must_use]
    fn after(&self, chosen: &Self::Move) -> Self;

    /// Appends parts that do not influence each other and whose disjunctive sum is this position.
    fn components(&self, out: &mut Vec<Self>) {
        out.push(self.clone());
    }
}

impl<P: Impartial> Partizan for P {
    type Move = <P as Impartial>::Move;

    fn moves(&self, _: Side, out: &mut Vec<Self::Move>) {
        Impartial::moves(self, out);
    }

    fn after(&self, _: Side, chosen: &Self::Move) -> Self {
        Impartial::after(self, chosen)
    }

    fn components(&self, out: &mut Vec<Self>) {
        Impartial::components(self, out);
    }
}
