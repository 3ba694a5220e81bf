//! `hra arimaa judge`: positions beside those of games, judged by a short search, kept in a file from which the evaluation can learn.

use super::{block_file, numbered};
use crate::commands::lab::{ExperimentArgs, Outside};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::arimaa::ArimaaJudge;
use hra::answers::lab::ArimaaJudging;

#[derive(Args)]
pub struct JudgeArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[arg(long, value_name = "FILE")]
    out: String,
    #[arg(long, value_name = "N", default_value = "100")]
    sources: String,
    #[arg(long, value_name = "N", default_value = "10000")]
    nodes: String,
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

pub fn run(args: &JudgeArgs, context: &Context) -> Result<(), Failure> {
    let from = args.from.as_deref();
    let request = ArimaaJudging {
        files: args.experiment.all_named(&args.files)?,
        sources: numbered(&args.sources, &ArimaaJudge::SOURCES)?,
        nodes: numbered(&args.nodes, &ArimaaJudge::NODES)?,
        from: from.map(|file| args.experiment.named(file)).transpose()?,
    };
    if args.experiment.done(&request, Some(&args.out), context)? {
        return Ok(());
    }
    let judge = request.read(&context.work, &Outside::here())?;
    block_file::run(&judge, &args.out, context)
}
