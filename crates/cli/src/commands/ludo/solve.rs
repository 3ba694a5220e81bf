//! `hra ludo solve`: the probability to win, for every piece, proven.

use super::keeper::Folder;
use super::{GameArgs, epsilon, number, percent};
use crate::context::Context;
use crate::failure::Failure;
use clap::{Args, ValueEnum};
use hra::answers::ludo::{LudoSolution, LudoSolve, Method, solve};
use ludo::keep::{Forgetful, Keeper};
use say::Message;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "D", allow_negative_numbers = true)]
    die: Option<String>,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
    #[arg(long, value_enum, default_value_t = How::Implicit)]
    method: How,
    #[arg(long)]
    selfish: bool,
    #[arg(long, value_name = "FOLDER")]
    checkpoint: Option<PathBuf>,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "60",
        requires = "checkpoint"
    )]
    every: String,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum How {
    Implicit,
    Explicit,
    Optimistic,
}

pub fn run(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let request = LudoSolve {
        game: args.game.request(args.die.as_deref())?,
        epsilon: args.epsilon.as_deref().map(epsilon).transpose()?,
        method: match args.method {
            How::Implicit => Method::Implicit,
            How::Explicit => Method::Explicit,
            How::Optimistic => Method::Optimistic,
        },
        selfish: args.selfish,
    };
    let every = Duration::from_secs(number(&args.every)?);
    let mut keeper: Box<dyn Keeper> = match &args.checkpoint {
        Some(path) => Box::new(Folder::new(path.clone(), every)),
        None => Box::new(Forgetful),
    };
    let answer = solve(&request, keeper.as_mut(), &context.work)?;
    context.answer(&answer, || text(&answer, context))
}

fn text(answer: &LudoSolution, context: &Context) -> String {
    let words = context.words;
    let head = Message::new(if answer.against == "duel" {
        "ludo-probability"
    } else {
        "ludo-probability-coalition"
    });
    let mut lines =
        vec![context.strong(&words.say(&head.with("value", percent(answer.probability))))];
    if answer.best_move.is_some() {
        for (at, chance) in answer.by_piece.iter().enumerate() {
            let piece = Message::new("ludo-piece").with("piece", at + 1);
            let figure = chance.map_or("–".to_owned(), percent);
            let mark = if answer.best_piece == Some(at as u8 + 1) {
                "  ←"
            } else {
                ""
            };
            lines.push(format!("  {}: {figure}{mark}", words.say(&piece)));
        }
        if answer.best_piece.is_none() {
            lines.push(format!("  {}", words.get("ludo-best-pass")));
        }
        if let Some(before) = answer.before_roll {
            lines.push(words.say(&Message::new("ludo-before-roll").with("value", percent(before))));
        }
    }
    let guarantee = &answer.guarantee;
    let trust = Message::new(if guarantee.kind == "proven" {
        "ludo-trust-proven"
    } else {
        "ludo-trust-estimate"
    });
    lines.push(
        words.say(
            &trust
                .with("lower", format!("{:.12}", guarantee.lower))
                .with("upper", format!("{:.12}", guarantee.upper)),
        ),
    );
    let size = Message::new(if answer.states_counted == "reachable" {
        "ludo-size-reachable"
    } else {
        "ludo-size"
    });
    lines.push(
        words.say(
            &size
                .with("states", answer.states)
                .with("positions", answer.positions)
                .with("seconds", format!("{:.2}", answer.seconds)),
        ),
    );
    if let Some(vertices) = answer.vertices {
        lines.push(words.say(&Message::new("ludo-vertices").with("vertices", vertices)));
    }
    if let Some(selfish) = &answer.selfish {
        let chances: Vec<String> = selfish
            .probabilities
            .iter()
            .map(|&chance| percent(chance))
            .collect();
        lines.push(
            words.say(
                &Message::new("ludo-selfish")
                    .with("chances", chances.join(", "))
                    .with("residual", format!("{:.1e}", selfish.residual)),
            ),
        );
    }
    lines.join("\n")
}
