//! `hra graph verify`: an answer checked against its graph, and played out for good measure.

use super::source::SourceArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use graphs::formats::Answer;
use graphs::play_out;
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct VerifyArgs {
    #[command(flatten)]
    source: SourceArgs,
    result: String,
    #[arg(long, value_name = "N", default_value_t = 0)]
    games: u64,
}

/// Longer games are broken off.
const MOST_STEPS: u64 = 1_000_000;
const CONFIDENCE: f64 = 0.99;

#[derive(Serialize)]
struct Played {
    games: u64,
    mean: f64,
    lower: f64,
    upper: f64,
    confidence: f64,
    unfinished: u64,
}

#[derive(Serialize)]
struct VerifyAnswer {
    verified: bool,
    kind: String,
    lower: f64,
    upper: f64,
    played: Option<Played>,
}

pub fn run(args: &VerifyArgs, context: &Context) -> Result<(), Failure> {
    let document = args.source.read(context)?;
    let answer = Answer::from_json(&files::read_text(&args.result)?)?;
    answer.check(&document.graph, &context.work)?;
    let played = if args.games > 0 {
        let work = &context.work;
        let strategy = &answer.strategy;
        let played = play_out(
            &document.graph,
            strategy,
            args.games,
            MOST_STEPS,
            CONFIDENCE,
            work,
        )?;
        Some(Played {
            games: played.games,
            mean: played.mean,
            lower: played.lower,
            upper: played.upper,
            confidence: CONFIDENCE,
            unfinished: played.unfinished,
        })
    } else {
        None
    };
    let verdict = VerifyAnswer {
        verified: true,
        kind: answer.guarantee.kind.clone(),
        lower: answer.guarantee.lower,
        upper: answer.guarantee.upper,
        played,
    };
    context.answer(&verdict, || {
        let words = context.words;
        let holds = Message::new("graph-verified")
            .with("kind", verdict.kind.as_str())
            .with("lower", verdict.lower.to_string())
            .with("upper", verdict.upper.to_string());
        let mut lines = vec![words.say(&holds)];
        if let Some(played) = &verdict.played {
            let told = Message::new("graph-played")
                .with("games", played.games)
                .with("mean", format!("{:.6}", played.mean))
                .with("lower", format!("{:.6}", played.lower))
                .with("upper", format!("{:.6}", played.upper));
            lines.push(words.say(&told));
        }
        lines.join("\n")
    })
}
