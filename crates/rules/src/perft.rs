//! Counting lines of play: the classic check that two implementations of the same rules agree.

use crate::{Dice, Game, Turn};

/// The number of ways to play exactly `depth` steps from `state`; every face of a die counts as one way.
///
/// Takes time proportional to the answer and space proportional to the depth.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn(state) {
        Turn::Over(_) => 0,
        Turn::Decide(_) => {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            if depth == 1 {
                return moves.len() as u64;
            }
            let below = |chosen: &G::Move| {
                let mut next = state.clone();
                game.play(&mut next, chosen);
                perft(game, &next, depth - 1)
            };
            moves.iter().map(below).sum()
        }
        Turn::Chance(dice) => {
            let mut faces = Vec::new();
            dice.faces(&mut faces);
            let below = |&(face, _): &(<G::Dice as Dice>::Face, u32)| {
                let mut next = state.clone();
                game.land(&mut next, face);
                perft(game, &next, depth - 1)
            };
            faces.iter().map(below).sum()
        }
    }
}
