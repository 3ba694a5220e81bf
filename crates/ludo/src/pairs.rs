//! How many positions can really be reached when pieces are told apart: the size of the thesis's graph. For small boards,
//! where a bit for every arrangement fits into little memory.

use crate::game::Ludo;
use crate::state::State;
use rules::{Dice, Game, Turn};
use work::{Halt, Work};

/// More arrangements than this are not counted.
const MOST: u128 = 1 << 20;

/// The unfinished positions with a player about to roll that can be reached from a position, or none when there are too
/// many arrangements to look at. With three tries every try counts.
///
/// # Errors
/// When stopped.
pub fn reachable_pairs(game: &Ludo, from: &State, work: &Work) -> Result<Option<u64>, Halt> {
    let board = game.board();
    let places = u128::from(board.last()) + 1;
    let pieces = (board.players() * board.pieces()) as u32;
    let tries: u128 = if game.variant().three_tries { 3 } else { 1 };
    let arrangements = places
        .checked_pow(pieces)
        .map(|all| all * board.players() as u128 * tries);
    let Some(arrangements) = arrangements.filter(|&all| all <= MOST) else {
        return Ok(None);
    };
    let number = |state: &State| {
        let mut code = u64::from(state.tries() - 1) * board.players() as u64 + state.mover() as u64;
        for player in 0..board.players() {
            for &place in state.own(board, player) {
                code = code * places as u64 + u64::from(place);
            }
        }
        code as usize
    };
    let mut seen = vec![0u64; (arrangements as usize).div_ceil(64)];
    let mut waiting = Vec::new();
    let mut count = 0;
    let mut visit = |state: State, waiting: &mut Vec<State>| {
        if !matches!(game.turn(&state), Turn::Chance(_)) {
            return;
        }
        let code = number(&state);
        let bit = 1 << (code % 64);
        if seen[code / 64] & bit == 0 {
            seen[code / 64] |= bit;
            count += 1;
            waiting.push(state);
        }
    };
    let (mut moves, mut faces) = (Vec::new(), Vec::new());
    crate::Die.faces(&mut faces);
    let mut decide =
        |state: State, waiting: &mut Vec<State>, visit: &mut dyn FnMut(State, &mut Vec<State>)| {
            moves.clear();
            game.moves(&state, &mut moves);
            for chosen in &moves {
                let mut next = state;
                game.play(&mut next, chosen);
                visit(next, waiting);
            }
        };
    match game.turn(from) {
        Turn::Decide(_) => decide(*from, &mut waiting, &mut visit),
        _ => visit(*from, &mut waiting),
    }
    while let Some(state) = waiting.pop() {
        work.check()?;
        for &(face, _) in &faces {
            let mut rolled = state;
            game.land(&mut rolled, face);
            decide(rolled, &mut waiting, &mut visit);
        }
    }
    Ok(Some(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explicit::Explicit;
    use crate::{Board, Variant};

    #[test]
    fn counts_what_the_graph_has() {
        let work = Work::unlimited();
        for (players, pieces, fields, variant) in [
            (3, 1, 4, ""),
            (2, 2, 4, "three-tries"),
            (4, 1, 5, "may-decline,one-roll"),
        ] {
            let variant = variant.parse().unwrap_or(Variant::default());
            let game = Ludo::new(Board::new(players, pieces, fields).unwrap(), variant);
            let explicit = Explicit::new(&game, 0, &work).unwrap();
            assert_eq!(
                reachable_pairs(&game, &game.start(), &work).unwrap(),
                Some(explicit.pairs(&game))
            );
        }
        let big = Ludo::new(Board::new(2, 4, 40).unwrap(), Variant::default());
        assert_eq!(reachable_pairs(&big, &big.start(), &work).unwrap(), None);
    }
}
