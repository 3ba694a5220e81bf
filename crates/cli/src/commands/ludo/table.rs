//! `hra ludo table`: the first mover's advantage by size, and what the best moves are, as a table, CSV and plots.

use super::{epsilon, number, percent};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use draw::Columns;
use ludo::keep::Forgetful;
use ludo::study::{Habits, Kind, habits};
use ludo::{Board, Ludo, Solved, Variant};
use rules::Game;
use say::Message;
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct TableArgs {
    #[arg(
        long,
        value_name = "K",
        default_value = "2",
        allow_negative_numbers = true
    )]
    players: String,
    #[arg(long, value_name = "P,…", default_value = "1,2")]
    pieces: String,
    #[arg(long, value_name = "N,…", default_value = "8,12,16,20")]
    fields: String,
    #[arg(long, value_name = "NAMES", default_value = "standard")]
    variant: String,
    #[arg(long, value_name = "N", default_value = "1000")]
    games: String,
    #[arg(long, value_name = "E", default_value = "1e-6")]
    epsilon: String,
    #[arg(long)]
    csv: bool,
    #[arg(long, value_name = "FOLDER")]
    svg: Option<PathBuf>,
}

#[derive(Serialize)]
struct Row {
    players: usize,
    pieces: usize,
    fields: u8,
    positions: u64,
    /// The chance of player 1 before the first roll.
    first: f64,
    lower: f64,
    upper: f64,
    /// By how much that is more than an equal share.
    advantage: f64,
    decisions: u64,
    /// Of the decisions: the share in which this kind of move is best.
    best: Shares,
    /// Of the decisions in which this kind of move is possible: the share in which it is best.
    best_if_possible: Shares,
}

#[derive(Serialize)]
struct Shares {
    capture: Option<f64>,
    enter: Option<f64>,
    run: Option<f64>,
    home: Option<f64>,
    decline: Option<f64>,
}

impl Shares {
    fn of(best: &[u64; 5], all: impl Fn(usize) -> u64) -> Self {
        let share = |kind: Kind| {
            let at = kind as usize;
            (all(at) > 0).then(|| best[at] as f64 / all(at) as f64)
        };
        Shares {
            capture: share(Kind::Capture),
            enter: share(Kind::Enter),
            run: share(Kind::Run),
            home: share(Kind::Home),
            decline: share(Kind::Decline),
        }
    }

    fn listed(&self) -> [Option<f64>; 5] {
        [self.capture, self.enter, self.run, self.home, self.decline]
    }
}

#[derive(Serialize)]
struct TableAnswer {
    variant: String,
    games: u64,
    rows: Vec<Row>,
}

pub fn run(args: &TableArgs, context: &Context) -> Result<(), Failure> {
    let variant: Variant = args.variant.parse::<Variant>()?;
    let games = number(&args.games)?;
    let epsilon = epsilon(&args.epsilon)?;
    let mut answer = TableAnswer {
        variant: variant.to_string(),
        games,
        rows: Vec::new(),
    };
    for pieces in numbers(&args.pieces)? {
        for fields in numbers(&args.fields)? {
            let board = Board::new(number(&args.players)?, pieces, fields)?;
            let game = Ludo::new(board, variant);
            let start = game.start();
            let solved = Solved::new(&game, &start, 0, epsilon, &mut Forgetful, &context.work)?;
            let chance = solved.value(&start);
            let Habits {
                decisions,
                offered,
                best,
            } = habits(&game, &solved, games, &context.work)?;
            answer.rows.push(Row {
                players: board.players(),
                pieces: board.pieces(),
                fields: board.fields(),
                positions: solved.positions(),
                first: chance.middle(),
                lower: chance.lower,
                upper: chance.upper,
                advantage: chance.middle() - 1.0 / board.players() as f64,
                decisions,
                best: Shares::of(&best, |_| decisions),
                best_if_possible: Shares::of(&best, |kind| offered[kind]),
            });
        }
    }
    if let Some(folder) = &args.svg {
        plots(&answer, folder, context)?;
    }
    if args.csv && !context.json {
        return context.print(&csv(&answer));
    }
    context.answer(&answer, || text(&answer, context))
}

fn numbers(text: &str) -> Result<Vec<u64>, Failure> {
    text.split(',').map(number).collect()
}

fn csv(answer: &TableAnswer) -> String {
    let kinds = |prefix: &str| {
        Kind::ALL
            .map(|kind| format!("{prefix}_{}", kind.name()))
            .join(",")
    };
    let mut lines = vec![format!(
        "players,pieces,fields,positions,first,lower,upper,advantage,decisions,{},{}",
        kinds("best"),
        kinds("best_if_possible")
    )];
    let figure = |share: Option<f64>| share.map_or(String::new(), |share| format!("{share:.6}"));
    for row in &answer.rows {
        let shares = [row.best.listed(), row.best_if_possible.listed()].concat();
        let shares: Vec<String> = shares.into_iter().map(figure).collect();
        lines.push(format!(
            "{},{},{},{},{:.9},{:.9},{:.9},{:.9},{},{}",
            row.players,
            row.pieces,
            row.fields,
            row.positions,
            row.first,
            row.lower,
            row.upper,
            row.advantage,
            row.decisions,
            shares.join(",")
        ));
    }
    lines.join("\n") + "\n"
}

fn text(answer: &TableAnswer, context: &Context) -> String {
    let words = context.words;
    let mut lines = vec![words.get("ludo-table-head")];
    let share = |share: &Option<f64>| {
        share.map_or("     –".to_owned(), |share| {
            format!("{:>5.1} %", share * 100.0)
        })
    };
    for row in &answer.rows {
        let shares: Vec<String> = row.best.listed().iter().map(share).collect();
        lines.push(format!(
            "{} × {} × {:<3} {:>12}  {:>10}   {}",
            row.players,
            row.pieces,
            row.fields,
            row.positions,
            percent(row.first),
            shares.join("  ")
        ));
    }
    lines.join("\n")
}

/// One chart of the advantage and one of the habits.
fn plots(answer: &TableAnswer, folder: &Path, context: &Context) -> Result<(), Failure> {
    let words = context.words;
    let name = |row: &Row| format!("{}×{}×{}", row.players, row.pieces, row.fields);
    let advantage = Columns {
        title: words.get("ludo-plot-advantage"),
        axis: words.get("ludo-plot-sizes"),
        columns: answer
            .rows
            .iter()
            .map(|row| {
                (
                    name(row),
                    row.advantage,
                    format!("{:.3}", row.advantage * 100.0),
                )
            })
            .collect(),
    };
    files::write_into(folder, "first-mover.svg", advantage.svg().as_bytes())?;
    for row in &answer.rows {
        let shares = row.best.listed();
        let chart = Columns {
            title: words.say(&Message::new("ludo-plot-habits").with("size", name(row))),
            axis: words.get("ludo-plot-kinds"),
            columns: Kind::ALL
                .into_iter()
                .zip(shares)
                .map(|(kind, share)| {
                    let share = share.unwrap_or(0.0);
                    (
                        words.get(kind_word(kind)),
                        share,
                        format!("{:.1} %", share * 100.0),
                    )
                })
                .collect(),
        };
        let file = format!(
            "best-moves-{}x{}x{}.svg",
            row.players, row.pieces, row.fields
        );
        files::write_into(folder, &file, chart.svg().as_bytes())?;
    }
    Ok(())
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Capture => "ludo-kind-capture",
        Kind::Enter => "ludo-kind-enter",
        Kind::Run => "ludo-kind-run",
        Kind::Home => "ludo-kind-home",
        Kind::Decline => "ludo-kind-decline",
    }
}
