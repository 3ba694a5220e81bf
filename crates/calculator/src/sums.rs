//! Sums of different games, solved from their parts: a Nim heap beside a Cram board beside a Domineering board. Every part
//! is evaluated on its own; the product is never searched.

use crate::Wrong;
use grids::GAMES;
use rules::Side;
use say::Message;
use values::{Outcome, Value, Values};
use work::Work;

/// One game of a sum: what it is worth, and where each side can move in it.
pub struct Part {
    /// As it was given.
    pub text: String,
    /// Its value.
    pub value: Value,
    moves: [Vec<(String, Value)>; 2],
}

/// A winning first move of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// In which part, counted from 0.
    pub part: usize,
    /// The move, as that game writes it.
    pub label: String,
}

/// A solved sum.
pub struct Sum {
    /// The parts in the order given.
    pub parts: Vec<Part>,
    /// The value of the sum.
    pub value: Value,
    /// Who wins it.
    pub outcome: Outcome,
    /// Winning first moves of Left and of Right.
    pub winning: [Vec<SumMove>; 2],
}

/// Reads and evaluates parts such as `nim:3`, `cram:2x3`, `domineering:..#/...`, and solves their sum.
///
/// # Errors
/// When a part cannot be read or evaluated.
pub fn solve_sum(texts: &[String], values: &Values, work: &Work) -> Result<Sum, Wrong> {
    let parts = texts
        .iter()
        .map(|text| part(text, values, work))
        .collect::<Result<Vec<_>, _>>()?;
    let all: Vec<Value> = parts.iter().map(|part| part.value).collect();
    let value = values.total(&all)?;
    let mut winning = [Vec::new(), Vec::new()];
    for (at, part) in parts.iter().enumerate() {
        let others: Vec<Value> = (0..all.len())
            .filter(|&other| other != at)
            .map(|other| all[other])
            .collect();
        let rest = values.total(&others)?;
        for side in Side::BOTH {
            for (label, after) in &part.moves[side as usize] {
                let left = values.sum(rest, *after)?;
                let wins = match side {
                    Side::Left => values.at_most(Values::ZERO, left)?,
                    Side::Right => values.at_most(left, Values::ZERO)?,
                };
                if wins {
                    winning[side as usize].push(SumMove {
                        part: at,
                        label: label.clone(),
                    });
                }
            }
        }
    }
    Ok(Sum {
        outcome: values.outcome(value)?,
        parts,
        value,
        winning,
    })
}

fn part(text: &str, values: &Values, work: &Work) -> Result<Part, Wrong> {
    let (game, board) = text.split_once(':').unwrap_or((text, ""));
    match game {
        "nim" => nim(text, board, values),
        _ => position(text, game, board, values, work),
    }
}

fn unknown(text: &str) -> Wrong {
    let why = Message::new("calculator-error-part").with("part", text);
    let error = rules::ReadError::new(text, why);
    let games: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    let accepted = Message::new("calculator-accepted-parts").with("games", games.join(", "));
    Wrong::Board(error.accepting(accepted))
}

/// Heaps have as many moves as matches: larger ones would only fill the answer.
const LARGEST_HEAP: u32 = 10_000;

fn nim(text: &str, size: &str, values: &Values) -> Result<Part, Wrong> {
    let size = size.parse().ok().filter(|size| *size <= LARGEST_HEAP);
    let size: u32 = size.ok_or_else(|| unknown(text))?;
    let moves = (0..size)
        .map(|left| Ok((format!("{size}-{left}"), values.nimber(left)?)))
        .collect::<Result<Vec<_>, Wrong>>()?;
    Ok(Part {
        text: text.to_owned(),
        value: values.nimber(size)?,
        moves: [moves.clone(), moves],
    })
}

fn position(
    text: &str,
    game: &str,
    board: &str,
    values: &Values,
    work: &Work,
) -> Result<Part, Wrong> {
    let game = grids::find(game).ok_or_else(|| unknown(text))?;
    let worth = game.summand().read(board)?.worth(values, work)?;
    Ok(Part {
        text: text.to_owned(),
        value: worth.value,
        moves: worth.moves,
    })
}
