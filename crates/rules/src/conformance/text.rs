//! The laws of notation: what is written is read, and garbage is refused.

use super::{Broken, Law, broken};
use crate::{Dice, FaceNotation, Notation, ReadError, Turn};
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashSet;

pub(super) fn state_text<G: Notation>(game: &G, state: &G::State) -> Result<(), Broken> {
    let text = game.write_state(state);
    match game.read_state(&text) {
        Ok(again) if again == *state => Ok(()),
        other => broken(
            Law::StatesRoundTrip,
            state,
            format!("{text:?} is read as {other:?}"),
        ),
    }
}

pub(super) fn move_text<G: Notation>(
    game: &G,
    state: &G::State,
    moves: &[G::Move],
) -> Result<(), Broken> {
    let mut labels = HashSet::new();
    for chosen in moves {
        let label = game.write_move(state, chosen);
        let again = game.read_move(state, &label);
        if again.as_ref() != Ok(chosen) {
            return broken(
                Law::MovesRoundTrip,
                state,
                format!("{chosen:?}, written {label:?}, is read as {again:?}"),
            );
        }
        if !labels.insert(label.clone()) {
            return broken(
                Law::MovesRoundTrip,
                state,
                format!("two moves are written {label:?}"),
            );
        }
    }
    Ok(())
}

/// Where dice fall: every face is read from its label and from no other; a mutilated label is refused or is another face's.
pub(super) fn face_text<G: Notation>(
    game: &G,
    state: &G::State,
    random: &mut Xoshiro256PlusPlus,
) -> Result<(), Broken> {
    let Turn::Chance(dice) = game.turn(state) else {
        return Ok(());
    };
    let mut faces = Vec::new();
    dice.faces(&mut faces);
    let mut labels = HashSet::new();
    for &(face, _) in &faces {
        let label = G::Dice::write_face(face);
        let again = dice.read_face(&label);
        if again.as_ref() != Ok(&face) || !labels.insert(label.clone()) {
            return broken(
                Law::FacesRoundTrip,
                state,
                format!("{face:?}, written {label:?}, is read as {again:?}"),
            );
        }
        let text = mutilate(&label, random);
        match dice.read_face(&text) {
            Ok(accepted) if !faces.iter().any(|&(face, _)| face == accepted) => {
                return broken(
                    Law::GarbageIsRefused,
                    state,
                    format!("{text:?} is accepted as the impossible face {accepted:?}"),
                );
            }
            _ => {}
        }
    }
    Ok(())
}

/// Mutilated texts of the state and of a move. A panic in a reader fails the test by itself; what a reader
/// accepts must be written and read back alike, and a move that it accepts must be legal.
pub(super) fn garbage<G: Notation>(
    game: &G,
    state: &G::State,
    moves: &[G::Move],
    random: &mut Xoshiro256PlusPlus,
) -> Result<(), Broken> {
    let text = mutilate(&game.write_state(state), random);
    if let Ok(accepted) = game.read_state(&text) {
        let written = game.write_state(&accepted);
        let again: Result<G::State, ReadError> = game.read_state(&written);
        if again.as_ref() != Ok(&accepted) {
            return broken(
                Law::GarbageIsRefused,
                state,
                format!("{text:?} is accepted, written {written:?} and read as {again:?}"),
            );
        }
    }
    let Some(first) = moves.first() else {
        return Ok(());
    };
    let text = mutilate(&game.write_move(state, first), random);
    match game.read_move(state, &text) {
        Ok(accepted) if !moves.contains(&accepted) => broken(
            Law::GarbageIsRefused,
            state,
            format!("{text:?} is accepted as the illegal {accepted:?}"),
        ),
        _ => Ok(()),
    }
}

/// The text with a few characters removed, doubled or replaced by troublesome ones.
pub fn mutilate(text: &str, random: &mut impl Rng) -> String {
    const TROUBLE: [&str; 14] = [
        "",
        "-",
        "0",
        "99999999999999999999999",
        "/",
        ",",
        " ",
        "\n",
        "\0",
        "é",
        "🎲",
        "L",
        "x",
        "1e9",
    ];
    let mut characters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..random.random_range(1..4) {
        let trouble = TROUBLE[random.random_range(0..TROUBLE.len())].to_owned();
        if characters.is_empty() {
            characters.push(trouble);
            continue;
        }
        let at = random.random_range(0..characters.len());
        match random.random_range(0..4) {
            0 => drop(characters.remove(at)),
            1 => characters.insert(at, trouble),
            2 => characters[at] = trouble,
            _ => characters.truncate(at),
        }
    }
    characters.concat()
}
