//! `hra matrix …`: games in normal form. This file knows what its commands share: numbers, strategies, classifications.

pub mod bimatrix;
mod continuous;
mod respond;
mod solve;

use crate::context::Context;
use crate::failure::Failure;
use clap::Subcommand;
use hra::Words;
use matrix::{
    Classification, Domination, Labels, Payoffs, Player, Rational, Reduction, number, show,
    show_exact,
};
use num_traits::Zero;
use say::Message;
use serde::Serialize;

#[derive(Subcommand)]
pub enum MatrixCommand {
    Solve(solve::SolveArgs),
    Respond(respond::RespondArgs),
    Continuous(continuous::ContinuousArgs),
}

pub fn run(command: MatrixCommand, context: &Context) -> Result<(), Failure> {
    match command {
        MatrixCommand::Solve(args) => solve::run(&args, context),
        MatrixCommand::Respond(args) => respond::run(&args, context),
        MatrixCommand::Continuous(args) => continuous::run(&args, context),
    }
}

/// A number in JSON: `"1/3"` where exact ones were asked for, else a floating one.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Figure {
    Floating(f64),
    Exact(String),
}

impl Figure {
    pub fn of(number: &Rational, exact: bool) -> Self {
        if exact {
            Figure::Exact(number::write(number))
        } else {
            Figure::Floating(number::approximate(number))
        }
    }

    pub fn all(numbers: &[Rational], exact: bool) -> Vec<Self> {
        numbers
            .iter()
            .map(|number| Figure::of(number, exact))
            .collect()
    }
}

#[derive(Serialize)]
pub struct Class {
    players: usize,
    zero_sum: bool,
    constant_sum: Option<String>,
    finite: bool,
    perfect_information: bool,
    chance: bool,
    symmetric: bool,
}

impl From<&Classification> for Class {
    fn from(class: &Classification) -> Self {
        Class {
            players: class.players,
            zero_sum: class.zero_sum(),
            constant_sum: class.constant_sum.as_ref().map(number::write),
            finite: class.finite,
            perfect_information: class.perfect_information,
            chance: class.chance,
            symmetric: class.symmetric,
        }
    }
}

/// One strategy that went, counted from one.
#[derive(Serialize)]
pub struct Dominated {
    player: &'static str,
    removed: usize,
    by: usize,
    kind: &'static str,
}

pub fn dominated(reduction: &Reduction) -> Vec<Dominated> {
    let step = |step: &matrix::Step| Dominated {
        player: match step.player {
            Player::Row => "row",
            Player::Column => "column",
        },
        removed: step.removed + 1,
        by: step.by + 1,
        kind: match step.how {
            Domination::Strict => "strict",
            Domination::Weak => "weak",
            Domination::Equal => "equal",
        },
    };
    reduction.steps.iter().map(step).collect()
}

/// Pairs of places, counted from one.
pub fn from_one(places: &[(usize, usize)]) -> Vec<[usize; 2]> {
    places
        .iter()
        .map(|&(row, column)| [row + 1, column + 1])
        .collect()
}

/// The kind of game in one paragraph.
pub fn class_text(words: Words, class: &Classification) -> String {
    let said = matrix::explain_classification(class);
    let said: Vec<String> = said.iter().map(|message| words.say(message)).collect();
    said.join(" ")
}

/// What a row is called in a sentence.
pub fn row_name(words: Words, labels: &Labels, row: usize) -> String {
    match &labels.rows {
        Some(names) => names[row].clone(),
        None => words.say(&Message::new("matrix-name-row").with("number", row + 1)),
    }
}

/// What a column is called in a sentence.
pub fn column_name(words: Words, labels: &Labels, column: usize) -> String {
    match &labels.columns {
        Some(names) => names[column].clone(),
        None => words.say(&Message::new("matrix-name-column").with("number", column + 1)),
    }
}

/// Strategies that use more than this are told in part.
const MOST_SHARES: usize = 12;

/// A mixed strategy in words: only what is used, or `always …`.
pub fn mixture(words: Words, shares: &[(String, String)]) -> String {
    if let [(name, _)] = shares {
        return words.say(&Message::new("matrix-always").with("name", name.as_str()));
    }
    let share = |(name, share): &(String, String)| {
        let message = Message::new("matrix-share").with("name", name.as_str());
        words.say(&message.with("share", share.as_str()))
    };
    let mut told: Vec<String> = shares.iter().take(MOST_SHARES).map(share).collect();
    if shares.len() > MOST_SHARES {
        let more = Message::new("matrix-share-more").with("count", shares.len() - MOST_SHARES);
        told.push(words.say(&more));
    }
    told.join(", ")
}

/// The used part of an exact strategy, named.
pub fn used(shares: &[Rational], name: impl Fn(usize) -> String) -> Vec<(String, String)> {
    let nonzero = shares
        .iter()
        .enumerate()
        .filter(|(_, share)| !share.is_zero());
    nonzero
        .map(|(at, share)| (name(at), show_exact(share)))
        .collect()
}

/// The used part of a floating strategy, named; what rounding left over is not used.
pub fn used_floating(shares: &[f64], name: impl Fn(usize) -> String) -> Vec<(String, String)> {
    let used = shares
        .iter()
        .enumerate()
        .filter(|(_, share)| **share > 1e-9);
    used.map(|(at, share)| (name(at), show(*share))).collect()
}

/// Larger tables are not printed again.
const LARGEST_SHOWN: usize = 12;

/// A small table with its names; `mark` writes a cell. Nothing for a large one.
pub fn table_text(
    payoffs: &Payoffs,
    labels: &Labels,
    mark: impl Fn(usize, usize) -> String,
) -> Option<String> {
    let (rows, columns) = (payoffs.rows(), payoffs.columns());
    if rows > LARGEST_SHOWN || columns > LARGEST_SHOWN {
        return None;
    }
    let named = labels.rows.is_some() || labels.columns.is_some();
    let mut lines: Vec<Vec<String>> = Vec::new();
    if named {
        // Cells end with a bracket or a blank; so must the names above them.
        let names = (0..columns).map(|column| format!("{} ", labels.column(column)));
        lines.push(std::iter::once(String::new()).chain(names).collect());
    }
    for row in 0..rows {
        let first = named.then(|| labels.row(row));
        let cells = (0..columns).map(|column| mark(row, column));
        lines.push(first.into_iter().chain(cells).collect());
    }
    Some(aligned(&lines))
}

fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines[0].len();
    let length = |cell: &String| cell.chars().count();
    let width = |column: usize| {
        lines
            .iter()
            .map(|line| length(&line[column]))
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |line: &Vec<String>| {
        let cells = line
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:>width$}"));
        format!("  {}", cells.collect::<Vec<_>>().join(" "))
            .trim_end()
            .to_owned()
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A positive number given as an option.
pub fn epsilon(text: &str) -> Result<f64, Failure> {
    let number: Option<f64> = text.parse().ok();
    number
        .filter(|number| number.is_finite() && *number > 0.0)
        .ok_or_else(|| {
            Failure::input(
                Message::new("matrix-error-epsilon").with("text", text),
                Message::new("matrix-accepted-epsilon"),
            )
        })
}
