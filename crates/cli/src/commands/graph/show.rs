//! `hra graph show`: a drawing with values and the optimal strategy.

use super::source::SourceArgs;
use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::PictureFormat;
use hra::answers::graph::GraphShow;
use std::path::PathBuf;

#[derive(Args)]
pub struct ShowArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_parser = choice::<PictureFormat>(), default_value = "svg")]
    format: PictureFormat,
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    png: Option<PathBuf>,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

pub fn run(args: &ShowArgs, context: &Context) -> Result<(), Failure> {
    let question = GraphShow {
        input: args.source.input()?,
        format: args.format,
        plain: args.plain,
        limit: args.limit,
    };
    context.ask_drawn(&question, args.png.as_deref())
}
