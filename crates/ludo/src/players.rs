//! Who plays: simple players that look one move ahead, and players that know the solution.

use crate::error::PlayerError;
use crate::game::{Ludo, Move};
use crate::solved::Solved;
use crate::state::State;
use rand::RngExt;
use rules::Game;
use std::fmt;
use std::str::FromStr;
use work::Stream;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The largest chance of his own when all others play against him.
    Perfect,
    /// With the others against this player, counted from 0: the coalition.
    Against(usize),
    /// The largest chance of his own when everybody plays for himself.
    Selfish,
    /// Any move.
    Random,
    /// Moves the piece that is furthest; enters last.
    Runner,
    /// Captures when he can, then moves the piece that has the nearest opponent before it.
    Hunter,
    /// Goes home or gets out of reach when he can: leaves as few of his pieces as possible within six fields before an
    /// opponent.
    Careful,
}

/// The names of those that need no number.
pub const NAMES: [&str; 6] = [
    "perfect", "selfish", "random", "runner", "hunter", "careful",
];

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Perfect => f.write_str("perfect"),
            Player::Against(player) => write!(f, "against:{}", player + 1),
            Player::Selfish => f.write_str("selfish"),
            Player::Random => f.write_str("random"),
            Player::Runner => f.write_str("runner"),
            Player::Hunter => f.write_str("hunter"),
            Player::Careful => f.write_str("careful"),
        }
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let wrong = || PlayerError(text.to_owned());
        Ok(match text.trim() {
            "perfect" => Player::Perfect,
            "selfish" => Player::Selfish,
            "random" => Player::Random,
            "runner" => Player::Runner,
            "hunter" => Player::Hunter,
            "careful" => Player::Careful,
            other => {
                let number = other
                    .strip_prefix("against:")
                    .and_then(|number| number.parse::<usize>().ok());
                Player::Against(
                    number
                        .and_then(|number| number.checked_sub(1))
                        .filter(|&at| at < 4)
                        .ok_or_else(wrong)?,
                )
            }
        })
    }
}

impl Player {
    /// What this player does with a roll; `solved` is the solution that he needs, if he needs one.
    ///
    /// # Panics
    /// When nobody is to move, or a player who needs a solution has none.
    #[must_use]
    pub fn choose(
        self,
        game: &Ludo,
        state: &State,
        solved: Option<&Solved>,
        random: &mut Stream,
    ) -> Move {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        match self {
            Player::Perfect | Player::Against(_) | Player::Selfish => {
                solved
                    .expect("players who know the solution are given one")
                    .choices(state)
                    .best
            }
            Player::Random => moves[random.random_range(0..moves.len())],
            Player::Runner => best(&moves, |chosen| progress(game, state, chosen)),
            Player::Hunter => best(&moves, |chosen| hunt(game, state, chosen)),
            Player::Careful => best(&moves, |chosen| care(game, state, chosen)),
        }
    }
}

/// The first of the moves that are liked most.
fn best<K: PartialOrd>(moves: &[Move], liking: impl Fn(Move) -> K) -> Move {
    let mut best = (moves[0], liking(moves[0]));
    for &chosen in &moves[1..] {
        let liked = liking(chosen);
        if liked > best.1 {
            best = (chosen, liked);
        }
    }
    best.0
}

fn from_to(game: &Ludo, state: &State, chosen: Move) -> Option<(u8, u8)> {
    let Move::Piece(piece) = chosen else {
        return None;
    };
    let piece = usize::from(piece);
    Some((
        state.own(game.board(), state.mover())[piece],
        game.target(state, piece)?,
    ))
}

fn progress(game: &Ludo, state: &State, chosen: Move) -> i32 {
    from_to(game, state, chosen).map_or(-1, |(from, _)| from.into())
}

/// Captures by what they cost the victim; otherwise minus the distance to the nearest opponent before the piece.
fn hunt(game: &Ludo, state: &State, chosen: Move) -> i32 {
    let Some((_, to)) = from_to(game, state, chosen) else {
        return i32::MIN;
    };
    if let Some((player, piece)) = game.captured(state, to) {
        return 1000 + i32::from(state.own(game.board(), player)[piece]);
    }
    let board = game.board();
    let Some(here) = board.field(state.mover(), to) else {
        return -500;
    };
    let others = (0..board.players()).filter(|&player| player != state.mover());
    let nearest = others
        .flat_map(|player| {
            state
                .own(board, player)
                .iter()
                .filter_map(move |&place| board.field(player, place))
        })
        .map(|field| i32::from((field + board.fields() - here) % board.fields()))
        .min();
    -nearest.unwrap_or(100)
}

/// Few pieces in danger afterwards, the furthest ones counting most; then progress.
fn care(game: &Ludo, state: &State, chosen: Move) -> (i32, i32) {
    let board = game.board();
    let mover = state.mover();
    let mut next = *state;
    game.play(&mut next, &chosen);
    let others = || (0..board.players()).filter(|&player| player != mover);
    let danger: i32 = next
        .own(board, mover)
        .iter()
        .filter_map(|&place| board.field(mover, place).map(|field| (place, field)))
        .map(|(place, field)| {
            let threatened = others().any(|player| {
                let own = next.own(board, player);
                let behind = own
                    .iter()
                    .filter_map(|&other| board.field(player, other))
                    .any(|other| {
                        let distance = (field + board.fields() - other) % board.fields();
                        (1..=6).contains(&distance)
                    });
                behind || (board.entry(player) == field && own.contains(&0))
            });
            if threatened { i32::from(place) } else { 0 }
        })
        .sum();
    (-danger, progress(game, state, chosen))
}
