//! The conformance kit: random playouts that hold a game to every law. A new game's test is a call of
//! [`check`] (and, for a combinatorial position, of [`check_position`]); nothing is built on a game
//! that does not pass.
//!
//! Laws are returned as [`Broken`], not asserted, so that the kit itself is tested against games that break them.

use crate::{
    Dice, Game, Notation, Partizan, Payoff, PositionNotation, ReadError, Seat, Side, Turn,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::HashSet;
use std::fmt::Debug;

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
    /// Payoffs are as declared by [`Game::stakes`].
    PayoffsAreDeclared,
    /// The game ends within the planned number of steps.
    Ends,
    /// A state written is a state read.
    StatesRoundTrip,
    /// A move written is a move read, and labels are unique.
    MovesRoundTrip,
    /// Text that is no state and no move is refused; what is accepted is written and read alike.
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

/// A game whose rules do not change when the table is turned around.
pub trait Symmetric: Game {
    /// The state as the mirrored table shows it. Mirroring twice gives the state back.
    fn mirror(&self, state: &Self::State) -> Self::State;

    /// The move as the mirrored table shows it.
    fn mirror_move(&self, state: &Self::State, chosen: &Self::Move) -> Self::Move;

    /// The payoff as the mirrored table pays it.
    fn mirror_payoff(&self, payoff: Payoff) -> Payoff;
}

fn broken<T>(law: Law, place: &impl Debug, what: impl Into<String>) -> Result<T, Broken> {
    Err(Broken {
        law,
        place: format!("{place:?}"),
        what: what.into(),
    })
}

/// Plays random games and checks every law that every [`Game`] with [`Notation`] must obey.
///
/// # Errors
/// The first law found broken.
pub fn check<G: Notation>(game: &G, plan: Plan) -> Result<Seen, Broken> {
    walk(game, plan, |state, moves, random| {
        state_text(game, state)?;
        move_text(game, state, moves)?;
        garbage(game, state, moves, random)
    })
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

/// Checks the laws of a combinatorial position and of everything that random play reaches from it:
/// the text of positions and moves, and that components add up.
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
            position = position.after(side, chosen);
        }
    }
    Ok(seen)
}

fn position_text<P: PositionNotation>(position: &P) -> Result<(), Broken> {
    let text = position.write();
    match position.read(&text) {
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

fn components_add_up<P: Partizan>(position: &P) -> Result<(), Broken> {
    let mut parts = Vec::new();
    position.components(&mut parts);
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

/// Random playouts with the laws that need no text; `also` sees every state with its moves.
fn walk<G: Game>(
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

fn state_text<G: Notation>(game: &G, state: &G::State) -> Result<(), Broken> {
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

fn move_text<G: Notation>(game: &G, state: &G::State, moves: &[G::Move]) -> Result<(), Broken> {
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

/// Mutilated texts of the state and of a move. A panic in a reader fails the test by itself; what a reader
/// accepts must be written and read back alike, and a move that it accepts must be legal.
fn garbage<G: Notation>(
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
