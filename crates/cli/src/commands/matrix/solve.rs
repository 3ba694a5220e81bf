//! `hra matrix solve`: a table of payoffs, answered whole.

use super::{Class, Dominated, Figure, bimatrix};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, ValueEnum};
use hra::Words;
use matrix::{Method, Rational, Solved, Way, ZeroSum, ZeroSumAnswer, number, show, show_exact};
use num_traits::Zero;
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct SolveArgs {
    file: String,
    second: Option<String>,
    #[arg(long)]
    bimatrix: bool,
    #[arg(
        long,
        value_name = "K",
        allow_hyphen_values = true,
        conflicts_with = "bimatrix"
    )]
    sum: Option<String>,
    #[arg(long)]
    exact: bool,
    #[arg(long, value_enum, default_value_t = How::Auto)]
    method: How,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    rounds: u64,
    #[arg(long, value_name = "E", default_value = "0.001")]
    epsilon: String,
    #[arg(long, value_name = "N", requires = "bimatrix")]
    start: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum How {
    Auto,
    Lp,
    Exact,
    Fictitious,
}

#[derive(Serialize)]
struct Guarantee {
    kind: &'static str,
    lower: Figure,
    upper: Figure,
}

#[derive(Serialize)]
struct Left {
    rows: Vec<usize>,
    columns: Vec<usize>,
}

#[derive(Serialize)]
struct SolveAnswer {
    saddle_points: Vec<[usize; 2]>,
    value: Figure,
    column_value: Figure,
    row_strategy: Vec<Figure>,
    column_strategy: Vec<Figure>,
    method: &'static str,
    guarantee: Guarantee,
    /// Whether a checker that shares no code with the solvers went over the answer.
    verified: bool,
    maximin: Figure,
    minimax: Figure,
    dominated: Vec<Dominated>,
    undominated: Left,
    classification: Class,
    rows: Option<Vec<String>>,
    columns: Option<Vec<String>>,
    explanation: String,
}

pub fn run(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let text = files::read_text(&args.file)?;
    if args.bimatrix || args.second.is_some() {
        let second = args.second.as_deref().map(files::read_text).transpose()?;
        let game = bimatrix::read(&text, second.as_deref(), context)?;
        return bimatrix::answer(&game, args.start, args.exact, context);
    }
    let game = matrix::read_zero_sum(&text, &context.work)?;
    drop(text);
    let sum = args
        .sum
        .as_deref()
        .map(read_sum)
        .transpose()?
        .unwrap_or_else(Rational::zero);
    let exact = args.exact || args.method == How::Exact;
    let method = match args.method {
        _ if exact => Method::Exact,
        How::Auto | How::Exact => Method::Automatic,
        How::Lp => Method::LinearProgramming,
        How::Fictitious => Method::FictitiousPlay {
            rounds: args.rounds,
            epsilon: super::epsilon(&args.epsilon)?,
        },
    };
    let mut answer = matrix::answer_zero_sum(&game, method, &context.work)?;
    answer.classification.constant_sum = Some(sum.clone());
    let document = document(&game, &answer, &sum, exact, context.words);
    context.answer(&document, || told(&game, &answer, &sum, context.words))
}

fn read_sum(text: &str) -> Result<Rational, Failure> {
    number::parse(text).map_err(|_| {
        Failure::input(
            Message::new("matrix-error-sum").with("text", text),
            Message::new("matrix-accepted-numbers"),
        )
    })
}

fn document(
    game: &ZeroSum,
    answer: &ZeroSumAnswer,
    sum: &Rational,
    exact: bool,
    words: Words,
) -> SolveAnswer {
    let (value, column_value, row_strategy, column_strategy, guarantee) = match &answer.solved {
        Solved::Exactly { value, row, column } => (
            Figure::of(value, exact),
            Figure::of(&(sum - value), exact),
            Figure::all(row, exact),
            Figure::all(column, exact),
            Guarantee {
                kind: "exact",
                lower: Figure::of(value, exact),
                upper: Figure::of(value, exact),
            },
        ),
        Solved::Within(found) => {
            let floating = |shares: &[f64]| {
                shares
                    .iter()
                    .map(|share| Figure::Floating(*share))
                    .collect()
            };
            (
                Figure::Floating(found.value),
                Figure::Floating(number::approximate(sum) - found.value),
                floating(&found.row),
                floating(&found.column),
                Guarantee {
                    kind: "proven",
                    lower: Figure::Floating(found.lower),
                    upper: Figure::Floating(found.upper),
                },
            )
        }
    };
    let from_one = |places: &[usize]| places.iter().map(|place| place + 1).collect();
    SolveAnswer {
        saddle_points: super::from_one(&answer.pure.saddle_points),
        value,
        column_value,
        row_strategy,
        column_strategy,
        method: match answer.way {
            Way::SaddlePoint => "saddle point",
            Way::LinearProgramming => "linear programming",
            Way::ExactSimplex => "exact simplex",
            Way::Certified => "linear programming, proven exactly",
            Way::BothAgree => "exact simplex and linear programming",
            Way::FictitiousPlay(_) => "fictitious play",
        },
        guarantee,
        verified: answer.verified,
        maximin: Figure::of(&answer.pure.lower, exact),
        minimax: Figure::of(&answer.pure.upper, exact),
        dominated: super::dominated(&answer.reduction),
        undominated: Left {
            rows: from_one(&answer.reduction.rows),
            columns: from_one(&answer.reduction.columns),
        },
        classification: (&answer.classification).into(),
        rows: game.labels.rows.clone(),
        columns: game.labels.columns.clone(),
        explanation: words.lines(&explanation(game, answer, sum)),
    }
}

fn explanation(game: &ZeroSum, answer: &ZeroSumAnswer, sum: &Rational) -> Vec<Message> {
    let mut said = matrix::explain_zero_sum(game, answer);
    if !sum.is_zero() {
        said.push(Message::new("matrix-explain-constant-sum").with("sum", show_exact(sum)));
    }
    said
}

/// Saddle points beyond this many are only counted.
const MOST_POINTS: usize = 20;

fn told(game: &ZeroSum, answer: &ZeroSumAnswer, sum: &Rational, words: Words) -> String {
    let labels = &game.labels;
    let row = |at: usize| super::row_name(words, labels, at);
    let column = |at: usize| super::column_name(words, labels, at);
    let saddles = &answer.pure.saddle_points;
    let mut lines = vec![super::class_text(words, &answer.classification)];
    let cell = |i: usize, j: usize| {
        let entry = number::write(game.payoffs.at(i, j));
        if saddles.contains(&(i, j)) {
            format!("({entry})")
        } else {
            format!("{entry} ")
        }
    };
    if let Some(table) = super::table_text(&game.payoffs, labels, cell) {
        lines.extend([String::new(), table]);
    }
    lines.push(String::new());
    let point = |&(i, j): &(usize, usize)| {
        words.say(
            &Message::new("matrix-point")
                .with("row", labels.row(i))
                .with("column", labels.column(j)),
        )
    };
    let mut points: Vec<String> = saddles.iter().take(MOST_POINTS).map(point).collect();
    if saddles.len() > MOST_POINTS {
        points.push("…".to_owned());
    }
    let message = Message::new("matrix-saddle-points").with("count", saddles.len());
    lines.push(words.say(&message.with("points", points.join(", "))));
    let (value, column_value, row_shares, column_shares) = match &answer.solved {
        Solved::Exactly {
            value,
            row: rows,
            column: columns,
        } => (
            show_exact(value),
            show_exact(&(sum - value)),
            super::used(rows, row),
            super::used(columns, column),
        ),
        Solved::Within(found) => (
            show(found.value),
            show(number::approximate(sum) - found.value),
            super::used_floating(&found.row, row),
            super::used_floating(&found.column, column),
        ),
    };
    lines.push(words.say(&Message::new("matrix-value").with("value", value)));
    if !sum.is_zero() {
        lines.push(words.say(&Message::new("matrix-value-column").with("value", column_value)));
    }
    let strategy = |id, shares: &[(String, String)]| {
        words.say(&Message::new(id).with("strategy", super::mixture(words, shares)))
    };
    lines.push(strategy("matrix-row-strategy", &row_shares));
    lines.push(strategy("matrix-column-strategy", &column_shares));
    lines.push(String::new());
    lines.push(words.lines(&explanation(game, answer, sum)));
    lines.join("\n")
}
