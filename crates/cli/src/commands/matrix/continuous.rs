//! `hra matrix continuous`: both choose a number, and a formula says what the first receives.

use super::Class;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use matrix::{Classification, Formula, Interval, show};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct ContinuousArgs {
    #[arg(allow_hyphen_values = true)]
    formula: String,
    #[arg(
        long,
        value_name = "A..B",
        default_value = "0..1",
        allow_hyphen_values = true
    )]
    x: String,
    #[arg(
        long,
        value_name = "A..B",
        default_value = "0..1",
        allow_hyphen_values = true
    )]
    y: String,
    #[arg(long, value_name = "E", default_value = "0.001")]
    epsilon: String,
}

#[derive(Serialize)]
struct Choice {
    at: f64,
    probability: f64,
}

#[derive(Serialize)]
struct Guarantee {
    kind: &'static str,
    lower: f64,
    upper: f64,
}

#[derive(Serialize)]
struct ContinuousAnswer {
    value: f64,
    error: f64,
    guarantee: Guarantee,
    row_strategy: Vec<Choice>,
    column_strategy: Vec<Choice>,
    refinements: usize,
    grid: [usize; 2],
    classification: Class,
    explanation: String,
}

pub fn run(args: &ContinuousArgs, context: &Context) -> Result<(), Failure> {
    let formula: Formula = args.formula.parse::<Formula>()?;
    let (x, y) = (interval(&args.x)?, interval(&args.y)?);
    let epsilon = super::epsilon(&args.epsilon)?;
    let found = matrix::solve_continuous(&formula, x, y, epsilon, &context.work)?;
    let words = context.words;
    let error = found.upper - found.lower;
    let mut said = vec![
        Message::new("matrix-continuous-bounds")
            .with("lower", show(found.lower))
            .with("upper", show(found.upper))
            .with("error", show(error)),
        Message::new("matrix-continuous-grid")
            .with("refinements", found.refinements)
            .with("rows", found.grid.0)
            .with("columns", found.grid.1),
    ];
    if found.row.len() == 1 && found.column.len() == 1 {
        said.push(Message::new("matrix-continuous-pure"));
    }
    let choices = |strategy: &[(f64, f64)]| -> Vec<Choice> {
        strategy
            .iter()
            .map(|&(at, probability)| Choice { at, probability })
            .collect()
    };
    let class = Classification::of_continuous();
    let answer = ContinuousAnswer {
        value: found.value,
        error,
        guarantee: Guarantee {
            kind: "proven",
            lower: found.lower,
            upper: found.upper,
        },
        row_strategy: choices(&found.row),
        column_strategy: choices(&found.column),
        refinements: found.refinements,
        grid: [found.grid.0, found.grid.1],
        classification: (&class).into(),
        explanation: words.lines(&said),
    };
    context.answer(&answer, || {
        let strategy = |id, name: &str, strategy: &[(f64, f64)]| {
            let share = |&(at, share): &(f64, f64)| (format!("{name} = {}", show(at)), show(share));
            let shares: Vec<(String, String)> = strategy.iter().map(share).collect();
            words.say(&Message::new(id).with("strategy", super::mixture(words, &shares)))
        };
        [
            super::class_text(words, &class),
            String::new(),
            words.say(&Message::new("matrix-value").with("value", show(found.value))),
            strategy("matrix-continuous-first", "x", &found.row),
            strategy("matrix-continuous-second", "y", &found.column),
            String::new(),
            answer.explanation.clone(),
        ]
        .join("\n")
    })
}

/// `0..1`.
fn interval(text: &str) -> Result<Interval, Failure> {
    let ends = text.split_once("..");
    let read = |end: &str| end.trim().parse::<f64>().ok();
    ends.and_then(|(low, high)| Interval::new(read(low)?, read(high)?))
        .ok_or_else(|| {
            Failure::input(
                Message::new("matrix-error-interval").with("text", text),
                Message::new("matrix-accepted-interval"),
            )
        })
}
