//! `hra graph show`: a drawing with values and the optimal strategy.

use super::source::SourceArgs;
use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::PictureFormat;
use hra::answers::graph::GraphShow;

#[derive(Args)]
pub struct ShowArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_parser = choice::<PictureFormat>(), default_value = "svg")]
    format: PictureFormat,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

pub fn run(args: &ShowArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&GraphShow {
        input: args.source.input()?,
        format: args.format,
        plain: args.plain,
        limit: args.limit,
    })
}
