//! `hra ludo graph`: the game as a graph with two and a half players.

use super::GameArgs;
use crate::args::choice;
use crate::commands::graph::ask_into;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::ludo::{LudoGraph, LudoGraphText};
use std::path::PathBuf;

#[derive(Args)]
pub struct GraphArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "D", allow_negative_numbers = true)]
    die: Option<String>,
    #[arg(long, value_parser = choice::<LudoGraphText>(), default_value = "svg")]
    to: LudoGraphText,
    #[arg(long, value_name = "N")]
    steps: Option<u32>,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
    #[arg(long, short, value_name = "FILE")]
    output: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["to", "output"])]
    png: Option<PathBuf>,
}

pub fn run(args: &GraphArgs, context: &Context) -> Result<(), Failure> {
    let question = LudoGraph {
        game: args.game.request(args.die.as_deref())?,
        to: args.to,
        steps: args.steps,
        limit: args.limit,
    };
    if args.png.is_some() {
        return context.ask_drawn(&question, args.png.as_deref());
    }
    ask_into(&question, args.output.as_deref(), context)
}
