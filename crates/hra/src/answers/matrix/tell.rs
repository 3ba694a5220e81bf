//! How games in normal form are told: names of strategies, mixtures, small tables.

use crate::answers::Teller;
use ::matrix::{Classification, Labels, Payoffs, Rational, number, show, show_exact};
use say::Message;

/// The kind of game in one paragraph.
pub(in crate::answers) fn class(teller: &Teller, class: &Classification) -> String {
    let said = ::matrix::explain_classification(class);
    let said: Vec<String> = said.iter().map(|message| teller.say(message)).collect();
    said.join(" ")
}

/// What a row is called in a sentence.
pub(super) fn row_name(teller: &Teller, labels: &Labels, row: usize) -> String {
    name(teller, labels.rows.as_ref(), "matrix-name-row", row)
}

/// What a column is called in a sentence.
pub(super) fn column_name(teller: &Teller, labels: &Labels, column: usize) -> String {
    name(
        teller,
        labels.columns.as_ref(),
        "matrix-name-column",
        column,
    )
}

fn name(teller: &Teller, names: Option<&Vec<String>>, id: &'static str, at: usize) -> String {
    names
        .and_then(|names| names.get(at).cloned())
        .unwrap_or_else(|| teller.say(&Message::new(id).with("number", at + 1)))
}

/// Strategies that use more than this are told in part.
const MOST_SHARES: usize = 12;

/// How the row player mixes.
pub(super) fn row_strategy(teller: &Teller, shares: &[(String, String)]) -> String {
    let strategy = mixture(teller, shares);
    teller.say(&Message::new("matrix-row-strategy").with("strategy", strategy))
}

/// How the column player mixes.
pub(super) fn column_strategy(teller: &Teller, shares: &[(String, String)]) -> String {
    let strategy = mixture(teller, shares);
    teller.say(&Message::new("matrix-column-strategy").with("strategy", strategy))
}

/// A mixed strategy: only what is used, or `always …`.
pub(super) fn mixture(teller: &Teller, shares: &[(String, String)]) -> String {
    if let [(name, _)] = shares {
        return teller.say(&Message::new("matrix-always").with("name", name.as_str()));
    }
    let share = |(name, share): &(String, String)| {
        let message = Message::new("matrix-share").with("name", name.as_str());
        teller.say(&message.with("share", share.as_str()))
    };
    let mut told: Vec<String> = shares.iter().take(MOST_SHARES).map(share).collect();
    if shares.len() > MOST_SHARES {
        let more = Message::new("matrix-share-more").with("count", shares.len() - MOST_SHARES);
        told.push(teller.say(&more));
    }
    told.join(", ")
}

/// The used part of an exact strategy, named.
pub(super) fn used(shares: &[Rational], name: impl Fn(usize) -> String) -> Vec<(String, String)> {
    let none = number::integer(0);
    let used = shares
        .iter()
        .enumerate()
        .filter(|(_, share)| **share != none);
    used.map(|(at, share)| (name(at), show_exact(share)))
        .collect()
}

/// The used part of a floating strategy, named; what rounding left over is not used.
pub(super) fn used_floating(
    shares: &[f64],
    name: impl Fn(usize) -> String,
) -> Vec<(String, String)> {
    let used = shares
        .iter()
        .enumerate()
        .filter(|(_, share)| **share > 1e-9);
    used.map(|(at, share)| (name(at), show(*share))).collect()
}

/// Larger tables are not told again.
const LARGEST_SHOWN: usize = 12;

/// A small table with its names, cells of interest in brackets; nothing for a large one.
pub(super) fn table(
    payoffs: &Payoffs,
    labels: &Labels,
    entry: impl Fn(usize, usize) -> String,
    marked: &[(usize, usize)],
) -> Option<String> {
    let (rows, columns) = (payoffs.rows(), payoffs.columns());
    if rows > LARGEST_SHOWN || columns > LARGEST_SHOWN {
        return None;
    }
    let cell = |row: usize, column: usize| {
        let entry = entry(row, column);
        if marked.contains(&(row, column)) {
            format!("({entry})")
        } else {
            format!("{entry} ")
        }
    };
    let named = labels.rows.is_some() || labels.columns.is_some();
    let mut lines: Vec<Vec<String>> = Vec::new();
    if named {
        // Cells end with a bracket or a blank; so must the names above them.
        let names = (0..columns).map(|column| format!("{} ", labels.column(column)));
        lines.push(std::iter::once(String::new()).chain(names).collect());
    }
    for row in 0..rows {
        let first = named.then(|| labels.row(row));
        let cells = (0..columns).map(|column| cell(row, column));
        lines.push(first.into_iter().chain(cells).collect());
    }
    Some(aligned(&lines))
}

fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.first().map_or(0, Vec::len);
    let length = |cell: &String| cell.chars().count();
    let width = |column: usize| {
        let cells = lines.iter().map(|line| length(&line[column]));
        cells.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |line: &Vec<String>| {
        let cells = line.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:>width$}"))
            .collect();
        format!("  {}", cells.join(" ")).trim_end().to_owned()
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}
