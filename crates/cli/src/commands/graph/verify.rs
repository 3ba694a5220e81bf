//! `hra graph verify`: an answer checked against its graph, and played out for good measure.

use super::source::SourceArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::graph::GraphVerify;

#[derive(Args)]
pub struct VerifyArgs {
    #[command(flatten)]
    source: SourceArgs,
    result: String,
    #[arg(long, value_name = "N", default_value_t = 0)]
    games: u64,
}

pub fn run(args: &VerifyArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&GraphVerify {
        input: args.source.input()?,
        result: files::read_text(&args.result)?,
        games: args.games,
    })
}
