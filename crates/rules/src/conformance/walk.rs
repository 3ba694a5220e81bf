//! Random playouts, and the laws that need no text.

use super::{Broken, Law, Plan, Seen, broken};
use crate::{Dice, Game, Payoff, Seat, Turn};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::fmt::Debug;

/// Random playouts with the laws that need no text; `also` sees every state with its moves.
pub(super) fn walk<G: Game>(
    game: &G,
    plan: Plan,
    mut also: impl FnMut(&G::State, &[G::Move], &mut Xoshiro256PlusPlus) -> Result<(), Broken>,
) -> Result<Seen, Broken> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    let mut seen = Seen::default();
    for _ in 0..plan.playouts {
        let mut state = game.start();
        if state != game.start() {
            return broken(Law::PlayIsPure, &state, "two starts differ");
        }
        for step in 0.. {
            seen.states += 1;
            match game.turn(&state) {
                Turn::Over(payoff) => {
                    payoff_as_declared(game, &state, payoff)?;
                    also(&state, &[], &mut random)?;
                    seen.ends += 1;
                    break;
                }
                Turn::Chance(dice) => {
                    also(&state, &[], &mut random)?;
                    let face = cast(&state, &dice, &mut random)?;
                    game.land(&mut state, face);
                }
                Turn::Decide(seat) => {
                    let moves = listed(game, &state, seat)?;
                    also(&state, &moves, &mut random)?;
                    seen.moves += moves.len() as u64;
                    let chosen = &moves[random.random_range(0..moves.len())];
                    state = played(game, &state, chosen)?;
                }
            }
            match plan.longest {
                Some(longest) if step > longest => {
                    return broken(
                        Law::Ends,
                        &state,
                        format!("still playing after {step} steps"),
                    );
                }
                None if step > 1000 => break,
                _ => {}
            }
        }
    }
    Ok(seen)
}

fn listed<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<Vec<G::Move>, Broken> {
    if seat.index() >= usize::from(game.stakes().seats) {
        return broken(
            Law::SeatsAreDeclared,
            state,
            format!("{seat:?} is to decide"),
        );
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let Some(first) = moves.first() else {
        return broken(Law::SomebodyCanMove, state, "no move is listed");
    };
    let distinct: HashSet<&G::Move> = moves.iter().collect();
    if distinct.len() < moves.len() {
        return broken(Law::MovesAreDistinct, state, format!("{moves:?}"));
    }
    let mut twice = vec![first.clone()];
    game.moves(state, &mut twice);
    if twice.first() != Some(first) || twice.len() != moves.len() + 1 {
        return broken(Law::ListingAppends, state, format!("{twice:?}"));
    }
    if twice[1..] != moves[..] {
        return broken(Law::PlayIsPure, state, "listed twice, moves differ");
    }
    Ok(moves)
}

fn played<G: Game>(game: &G, state: &G::State, chosen: &G::Move) -> Result<G::State, Broken> {
    let (mut once, mut twice) = (state.clone(), state.clone());
    game.play(&mut once, chosen);
    game.play(&mut twice, chosen);
    if once != twice {
        return broken(
            Law::PlayIsPure,
            state,
            format!("{chosen:?} leads to two states"),
        );
    }
    Ok(once)
}

fn cast<D: Dice>(
    state: &impl Debug,
    dice: &D,
    random: &mut Xoshiro256PlusPlus,
) -> Result<D::Face, Broken> {
    let mut faces = Vec::new();
    dice.faces(&mut faces);
    let twins = (1..faces.len()).any(|i| faces[..i].iter().any(|(face, _)| *face == faces[i].0));
    if faces.is_empty() || twins || faces.iter().any(|&(_, weight)| weight == 0) {
        return broken(Law::DiceAreFair, state, format!("faces are {faces:?}"));
    }
    let total: u64 = faces.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut left = random.random_range(0..total);
    for &(face, weight) in &faces {
        if left < u64::from(weight) {
            return Ok(face);
        }
        left -= u64::from(weight);
    }
    unreachable!("the drawn number is below the total weight")
}

fn payoff_as_declared<G: Game>(game: &G, state: &G::State, payoff: Payoff) -> Result<(), Broken> {
    let stakes = game.stakes();
    let within = (0..stakes.seats)
        .map(|seat| payoff.of(Seat(seat)))
        .all(|share| (stakes.least..=stakes.most).contains(&share));
    if payoff.sum() != stakes.sum || !within {
        return broken(
            Law::PayoffsAreDeclared,
            state,
            format!("{payoff:?}, declared {stakes:?}"),
        );
    }
    Ok(())
}
