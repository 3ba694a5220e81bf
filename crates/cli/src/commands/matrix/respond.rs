//! `hra matrix respond`: the best answers to a mixed strategy.

use super::{Figure, bimatrix};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use matrix::{Bimatrix, Rational, number, show_exact};
use num_traits::{One, Signed, Zero};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct RespondArgs {
    file: String,
    #[arg(long)]
    bimatrix: bool,
    #[arg(
        long,
        value_name = "P,Q,…",
        allow_hyphen_values = true,
        conflicts_with = "column"
    )]
    row: Option<String>,
    #[arg(long, value_name = "P,Q,…", allow_hyphen_values = true)]
    column: Option<String>,
    #[arg(long)]
    exact: bool,
}

#[derive(Serialize)]
struct RespondAnswer {
    player: &'static str,
    best_responses: Vec<usize>,
    payoff: Figure,
    payoffs: Vec<Figure>,
}

pub fn run(args: &RespondArgs, context: &Context) -> Result<(), Failure> {
    let text = files::read_text(&args.file)?;
    let game = if args.bimatrix {
        bimatrix::read(&text, None, context)?
    } else {
        let game = matrix::read_zero_sum(&text, &context.work)?;
        let column = game.payoffs.negated();
        matrix::join(game.payoffs, column, game.labels)?
    };
    let Bimatrix {
        row,
        column,
        labels,
    } = &game;
    // The column player sees his own payoffs with his strategies as rows.
    let (player, own, against) = match (&args.row, &args.column) {
        (Some(text), None) => ("column", column.transposed(), strategy(text, row.rows())?),
        (None, Some(text)) => ("row", row.clone(), strategy(text, row.columns())?),
        _ => {
            return Err(Failure::input(
                Message::new("matrix-error-respond"),
                Message::new("matrix-accepted-respond"),
            ));
        }
    };
    let found = matrix::best_responses(&own, &against);
    let answer = RespondAnswer {
        player,
        best_responses: found.strategies.iter().map(|at| at + 1).collect(),
        payoff: Figure::of(&found.payoff, args.exact),
        payoffs: Figure::all(&found.payoffs, args.exact),
    };
    let words = context.words;
    let name = |at: usize| match player {
        "row" => super::row_name(words, labels, at),
        _ => super::column_name(words, labels, at),
    };
    context.answer(&answer, || {
        let names: Vec<String> = found.strategies.iter().map(|&at| name(at)).collect();
        let mut lines = vec![
            words.say(&Message::new("matrix-best-responses").with("names", names.join(", "))),
            words.say(
                &Message::new("matrix-response-payoff").with("value", show_exact(&found.payoff)),
            ),
            String::new(),
        ];
        for (at, payoff) in found.payoffs.iter().enumerate() {
            let line = Message::new("matrix-response-line").with("name", name(at));
            lines.push(words.say(&line.with("value", show_exact(payoff))));
        }
        lines.join("\n")
    })
}

/// `1/2,1/4,1/4`: as many probabilities as strategies.
fn strategy(text: &str, count: usize) -> Result<Vec<Rational>, Failure> {
    let shares: Option<Vec<Rational>> = text
        .split(',')
        .map(|share| number::parse(share).ok())
        .collect();
    let is_distribution = |shares: &Vec<Rational>| {
        let total = shares
            .iter()
            .fold(Rational::zero(), |sum, share| sum + share);
        shares.len() == count && total.is_one() && !shares.iter().any(Signed::is_negative)
    };
    shares.filter(is_distribution).ok_or_else(|| {
        Failure::input(
            Message::new("matrix-error-strategy").with("text", text),
            Message::new("matrix-accepted-strategy").with("count", count),
        )
    })
}
