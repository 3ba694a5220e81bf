//! The bridge: any combinatorial position becomes a game that can be played, under normal or misère play.

use crate::{Game, Never, Partizan, Payoff, Seat, Side, Stakes, Turn};

/// Normal play: who cannot move loses. The position inside is the start; Left moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormalPlay<P>(pub P);

/// Misère play: who cannot move wins. The position inside is the start; Left moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MiserePlay<P>(pub P);

/// A combinatorial position with somebody to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Placed<P> {
    /// What lies on the table.
    pub position: P,
    /// Who moves.
    pub mover: Side,
}

/// What the two kinds of play differ in: who has won when `mover` cannot move.
pub trait Ended {
    /// The position in which play starts.
    type Position: Partizan;

    /// The starting position.
    fn first(&self) -> &Self::Position;

    /// The winner when `stuck` is to move and cannot.
    fn winner(stuck: Side) -> Side;
}

impl<P: Partizan> Ended for NormalPlay<P> {
    type Position = P;

    fn first(&self) -> &P {
        &self.0
    }

    fn winner(stuck: Side) -> Side {
        stuck.other()
    }
}

impl<P: Partizan> Ended for MiserePlay<P> {
    type Position = P;

    fn first(&self) -> &P {
        &self.0
    }

    fn winner(stuck: Side) -> Side {
        stuck
    }
}

impl<E: Ended> Game for E {
    type State = Placed<E::Position>;
    type Move = <E::Position as Partizan>::Move;
    type Dice = Never;

    fn stakes(&self) -> Stakes {
        Stakes::WIN_OR_LOSE
    }

    fn start(&self) -> Self::State {
        Placed {
            position: self.first().clone(),
            mover: Side::Left,
        }
    }

    fn turn(&self, state: &Self::State) -> Turn<Never> {
        let mut moves = Vec::new();
        state.position.moves(state.mover, &mut moves);
        if moves.is_empty() {
            Turn::Over(Payoff::win(E::winner(state.mover).seat()))
        } else {
            Turn::Decide(state.mover.seat())
        }
    }

    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>) {
        state.position.moves(state.mover, out);
    }

    fn play(&self, state: &mut Self::State, chosen: &Self::Move) {
        state.position = state.position.after(state.mover, chosen);
        state.mover = state.mover.other();
    }

    fn land(&self, _: &mut Self::State, face: Never) {
        match face {}
    }
}

impl<P> Placed<P> {
    /// The seat of the player to move.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.mover.seat()
    }
}
