//! `hra ludo solve`: the probability to win, for every piece, proven.

use super::{GameArgs, epsilon};
use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::ludo::{LudoSolve, Method};
use hra::answers::read_whole;
use std::path::PathBuf;
use std::time::Duration;
use work::keep::Files;

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "D", allow_negative_numbers = true)]
    die: Option<String>,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
    #[arg(long, value_parser = choice::<Method>(), default_value = "implicit")]
    method: Method,
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

pub fn run(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let request = LudoSolve {
        game: args.game.request(args.die.as_deref())?,
        epsilon: args.epsilon.as_deref().map(epsilon).transpose()?,
        method: args.method,
        selfish: args.selfish,
    };
    let every = Duration::from_secs(read_whole(&args.every)?);
    match &args.checkpoint {
        Some(folder) => {
            let files = context.keeping(Files::in_folder(folder, context.work.clock));
            context.ask_keeping(&request, &mut files.every(every))
        }
        None => context.ask(&request),
    }
}
