//! `hra arimaa judge`: positions beside those of games, judged by a short search, kept in a file from which the evaluation can learn.

use super::{block_file, numbered};
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
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
    let sources = numbered(&args.sources, &ArimaaJudge::SOURCES)?;
    let nodes = numbered(&args.nodes, &ArimaaJudge::NODES)?;
    if let Some(short) = args.experiment.short() {
        let from = args.from.as_deref().map(|file| short.named(file));
        let request = ArimaaJudging {
            files: short.all_named(&args.files)?,
            sources,
            nodes,
            from: from.transpose()?,
        };
        return short.done(&request, Some(&args.out), context);
    }
    let from = args.from.as_deref().map(files::read_text).transpose()?;
    let games = args.files.iter().map(|path| files::read_bytes(path));
    let games = games.collect::<Result<_, Failure>>()?;
    let judge = ArimaaJudge::new(&context.work, games, from.as_deref(), sources, nodes)?;
    block_file::run(&judge, &args.out, context)
}
