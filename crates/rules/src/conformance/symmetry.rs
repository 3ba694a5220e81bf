//! The law of the mirror: a table turned around is the same game.

use super::walk::walk;
use super::{Broken, Law, Plan, Seen, broken};
use crate::{Game, Payoff, Turn};
use std::collections::HashSet;

/// A game whose rules do not change when the table is turned around.
pub trait Symmetric: Game {
    /// The state as the mirrored table shows it. Mirroring twice gives the state back.
    fn mirror(&self, state: &Self::State) -> Self::State;

    /// The move as the mirrored table shows it.
    fn mirror_move(&self, state: &Self::State, chosen: &Self::Move) -> Self::Move;

    /// The payoff as the mirrored table pays it.
    fn mirror_payoff(&self, payoff: Payoff) -> Payoff;
}

/// Plays random games and checks that the mirror image of every state behaves as the mirror image.
///
/// # Errors
/// The first law found broken.
pub fn check_symmetry<G: Symmetric>(game: &G, plan: Plan) -> Result<Seen, Broken> {
    walk(game, plan, |state, moves, _| {
        let image = game.mirror(state);
        if game.mirror(&image) != *state {
            return broken(
                Law::MirrorAgrees,
                state,
                "mirroring twice is not the identity",
            );
        }
        if let (Turn::Over(here), Turn::Over(there)) = (game.turn(state), game.turn(&image)) {
            if game.mirror_payoff(here) != there {
                return broken(Law::MirrorAgrees, state, "payoffs differ");
            }
            return Ok(());
        }
        let Turn::Decide(_) = game.turn(state) else {
            return Ok(());
        };
        let Turn::Decide(_) = game.turn(&image) else {
            return broken(
                Law::MirrorAgrees,
                state,
                "the mirrored state is not a decision",
            );
        };
        let mut mirrored = Vec::new();
        game.moves(&image, &mut mirrored);
        let expected: HashSet<G::Move> = moves
            .iter()
            .map(|chosen| game.mirror_move(state, chosen))
            .collect();
        if expected != mirrored.iter().cloned().collect() {
            return broken(Law::MirrorAgrees, state, format!("moves are {mirrored:?}"));
        }
        for chosen in moves {
            let (mut here, mut there) = (state.clone(), image.clone());
            game.play(&mut here, chosen);
            game.play(&mut there, &game.mirror_move(state, chosen));
            if game.mirror(&here) != there {
                return broken(
                    Law::MirrorAgrees,
                    state,
                    format!("{chosen:?} leads elsewhere"),
                );
            }
        }
        Ok(())
    })
}
