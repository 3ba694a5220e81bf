//! `hra reproduce`: published results beside ours.

use super::lab::{ExperimentArgs, done_in};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::Forgetful;
use hra::answers::reproduce::Reproduce;
use std::path::PathBuf;

#[derive(Args)]
pub struct ReproduceArgs {
    names: Vec<String>,
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    experiment: ExperimentArgs,
    #[arg(long, value_name = "FOLDER", conflicts_with = "experiment")]
    into: Option<PathBuf>,
}

pub fn run(args: ReproduceArgs, context: &Context) -> Result<(), Failure> {
    let question = Reproduce {
        names: args.names,
        all: args.all,
        list: false,
    };
    if args.experiment.done(&question, None, context)? {
        return Ok(());
    }
    let answer = match &args.into {
        None => context.found(&question, &mut Forgetful)?,
        Some(folder) => {
            let experiment = question.experiment(context.work.streams.seed())?;
            let results = done_in(folder, &experiment, context)?;
            question.judged(&results, &context.work, context.words)?
        }
    };
    context.tell(&question, &answer)?;
    if answer.fails() {
        return Err(Failure::BadNews);
    }
    Ok(())
}
