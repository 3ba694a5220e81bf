//! The laws of combinatorial positions: their text, and sums that are the sum of their parts.

use super::{Broken, Law, Plan, Seen, broken};
use crate::{PositionNotation, Side};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Checks the laws of a combinatorial position and of everything that random play reaches from it:
/// the text of positions and moves, that rules stay as they are, and that components add up.
///
/// # Errors
/// The first law found broken.
pub fn check_position<P: PositionNotation>(start: &P, plan: Plan) -> Result<Seen, Broken> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    let mut seen = Seen::default();
    for _ in 0..plan.playouts {
        let mut position = start.clone();
        for step in 0.. {
            if plan.longest.is_some_and(|longest| step > longest) {
                return broken(
                    Law::Ends,
                    start,
                    format!("still playing after {step} moves"),
                );
            }
            seen.states += 1;
            position_text(&position)?;
            components_add_up(&position)?;
            // Sides are drawn, not alternated: in a sum either side may move anywhere twice in a row.
            let side = if random.random() {
                Side::Left
            } else {
                Side::Right
            };
            let mut moves = Vec::new();
            position.moves(side, &mut moves);
            if moves.is_empty() {
                position.moves(side.other(), &mut moves);
                if moves.is_empty() {
                    seen.ends += 1;
                    break;
                }
                continue;
            }
            seen.moves += moves.len() as u64;
            let chosen = &moves[random.random_range(0..moves.len())];
            let next = position.after(side, chosen);
            rules_stay(&position, &next)?;
            position = next;
        }
    }
    Ok(seen)
}

fn position_text<P: PositionNotation>(position: &P) -> Result<(), Broken> {
    let text = position.write();
    match P::read_under(position.rules(), &text) {
        Ok(again) if again == *position => {}
        other => {
            return broken(
                Law::StatesRoundTrip,
                position,
                format!("{text:?} is read as {other:?}"),
            );
        }
    }
    for side in Side::BOTH {
        let mut moves = Vec::new();
        position.moves(side, &mut moves);
        for chosen in &moves {
            let label = position.write_move(side, chosen);
            let again = position.read_move(side, &label);
            if again.as_ref() != Ok(chosen) {
                return broken(
                    Law::MovesRoundTrip,
                    position,
                    format!("{chosen:?}, written {label:?}, is read as {again:?}"),
                );
            }
        }
    }
    Ok(())
}

fn rules_stay<P: PositionNotation>(position: &P, next: &P) -> Result<(), Broken> {
    if next.rules() == position.rules() {
        return Ok(());
    }
    broken(
        Law::RulesStay,
        position,
        format!("{next:?} is under {:?}", next.rules()),
    )
}

fn components_add_up<P: PositionNotation>(position: &P) -> Result<(), Broken> {
    let mut parts = Vec::new();
    position.components(&mut parts);
    parts
        .iter()
        .try_for_each(|part| rules_stay(position, part))?;
    for side in Side::BOTH {
        let count = |position: &P| {
            let mut moves = Vec::new();
            position.moves(side, &mut moves);
            moves.len()
        };
        let (whole, sum) = (count(position), parts.iter().map(count).sum::<usize>());
        if whole != sum {
            return broken(
                Law::ComponentsAddUp,
                position,
                format!("{side:?} has {whole} moves, in the parts {sum}"),
            );
        }
    }
    Ok(())
}
