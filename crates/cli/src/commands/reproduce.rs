//! `hra reproduce`: published results beside ours.

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
    #[arg(long, value_name = "FILE")]
    experiment: Option<PathBuf>,
}

pub fn run(args: ReproduceArgs, context: &Context) -> Result<(), Failure> {
    let question = Reproduce {
        names: args.names,
        all: args.all,
        list: false,
    };
    if context.planned(&question, args.experiment.as_deref())? {
        return Ok(());
    }
    let answer = context.found(&question, &mut Forgetful)?;
    context.tell(&question, &answer)?;
    if answer.fails() {
        return Err(Failure::BadNews);
    }
    Ok(())
}
