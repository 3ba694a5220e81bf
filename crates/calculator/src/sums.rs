//! Sums of different games, solved from their parts: a Nim heap beside a Cram board beside a Domineering board. Every part
//! is evaluated on its own; the product is never searched.

use crate::Wrong;
use grids::{BoardRules, GAMES};
use heaps::{Heaps, Ruleset};
use rules::{Impartial, Side};
use say::Message;
use std::sync::Arc;
use values::grundy::sequence;
use values::{Outcome, Unable, Value, Values};
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

/// Reads and evaluates parts such as `nim:3`, `SUBST[1,3;9]`, `cram:2x3`, `domineering:..#/...`, and solves their sum.
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
    if let Some(written) = heaps::written(text) {
        return heaps_of(text, &written.rules, &written.heaps, values, work);
    }
    let (game, board) = text.split_once(':').unwrap_or((text, ""));
    if let Some(rules) = grids::find_rules(game) {
        return position(text, rules, board, values, work);
    }
    // Rules may have a colon of their own: heaps stand behind the last.
    let (rules, sizes) = text.rsplit_once(':').ok_or_else(|| unknown(text))?;
    let sizes = sizes.split(',').map(|size| size.trim().parse());
    let sizes: Result<Vec<u64>, _> = sizes.collect();
    let rules = match rules {
        // Strips of Dawson's chess with mandatory capture are heaps of this game.
        "dawson-strip" => "octal:0.137",
        rules => rules,
    };
    heaps_of(
        text,
        rules,
        &sizes.map_err(|_| unknown(text))?,
        values,
        work,
    )
}

/// A capture that is due there binds the mover in all parts, so that there is no value to add.
pub(crate) fn binds(board: &str) -> Wrong {
    let why = Message::new("calculator-error-binds").with("part", board);
    let error = rules::ReadError::new(board, why);
    Wrong::Board(error.accepting(Message::new("calculator-accepted-binds")))
}

fn unknown(text: &str) -> Wrong {
    let why = Message::new("calculator-error-part").with("part", text);
    let error = rules::ReadError::new(text, why);
    let games: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    let accepted = Message::new("calculator-accepted-parts").with("games", games.join(", "));
    Wrong::Board(error.accepting(accepted))
}

/// Larger heaps have more moves than anybody reads.
const LARGEST_HEAP: u64 = 10_000;
/// The same where a move may part a heap in two.
const LARGEST_BROKEN: u64 = 200;

/// Heaps that do not influence each other, under any rules that say so.
fn heaps_of(
    text: &str,
    rules: &str,
    sizes: &[u64],
    values: &Values,
    work: &Work,
) -> Result<Part, Wrong> {
    let rules: Ruleset = rules.parse().map_err(|_| unknown(text))?;
    let most = match rules.breaks() {
        true => LARGEST_BROKEN,
        false => LARGEST_HEAP,
    };
    let largest = sizes.iter().copied().max().filter(|&size| size <= most);
    let largest = largest.ok_or_else(|| unknown(text))?;
    if rules.is_coupled() || sizes.len() > MOST_HEAPS {
        return Err(unknown(text));
    }
    let worth = sequence(&rules.code(), largest as usize, work).map_err(Unable::from)?;
    let total = |heaps: &[u64]| {
        heaps
            .iter()
            .fold(0, |sum, &heap| sum ^ worth[heap as usize])
    };
    let mut taken = Vec::new();
    Heaps::new(Arc::new(rules), sizes.to_vec()).moves(&mut taken);
    let one = |taken: &heaps::Taken| {
        let after = taken.applied(sizes);
        // A single heap: from how many to how many.
        let left: Vec<String> = after.iter().map(u64::to_string).collect();
        let label = match sizes {
            [size] => format!("{size}-{}", left.join("+")),
            _ => taken.to_string(),
        };
        Ok((label, values.nimber(total(&after))?))
    };
    let moves = taken.iter().map(one).collect::<Result<Vec<_>, Wrong>>()?;
    Ok(Part {
        text: text.to_owned(),
        value: values.nimber(total(sizes))?,
        moves: [moves.clone(), moves],
    })
}

/// More heaps in one part are no part.
const MOST_HEAPS: usize = 100;

fn position(
    text: &str,
    rules: BoardRules,
    board: &str,
    values: &Values,
    work: &Work,
) -> Result<Part, Wrong> {
    let worth = rules.read(board)?.worth(values, work)?;
    let worth = worth.ok_or_else(|| binds(board))?;
    Ok(Part {
        text: text.to_owned(),
        value: worth.value,
        moves: worth.moves,
    })
}
