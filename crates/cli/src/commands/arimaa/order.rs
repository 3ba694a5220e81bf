//! `hra arimaa order`: learning the order of acts and turns from records; the model is written here.

use super::numbered;
use super::questions::{FilterArgs, sample};
use crate::commands::lab::{ExperimentArgs, Outside};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::{ArimaaOrder, file_name};
use hra::answers::lab::ArimaaOrdered;
use std::path::Path;

#[derive(Args)]
pub struct OrderArgs {
    #[arg(required = true)]
    records: Vec<String>,
    #[arg(long, value_name = "MODEL")]
    out: String,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "1000")]
    sample: String,
    #[arg(long, value_name = "N", default_value = "200")]
    alternatives: String,
    #[arg(long, value_name = "PERCENT", default_value = "30")]
    held_out: String,
    #[arg(long, value_name = "N", default_value = "200")]
    compare: String,
    #[arg(long, value_name = "N", default_value = "12")]
    epochs: String,
    #[arg(long, value_name = "FILE", conflicts_with = "experiment")]
    checkpoint: Option<String>,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

pub fn run(args: &OrderArgs, context: &Context) -> Result<(), Failure> {
    let request = ArimaaOrdered {
        held_out: numbered(&args.held_out, &ArimaaOrder::HELD_OUT)?,
        compare: sample(&args.compare)?,
        epochs: numbered(&args.epochs, &ArimaaOrder::EPOCHS)?,
        sample: sample(&args.sample)?,
        alternatives: numbered(&args.alternatives, &ArimaaOrder::ALTERNATIVES)?,
        filter: args.filter.filter()?,
        records: args.experiment.all_named(&args.records)?,
    };
    if args.experiment.done(&request, Some(&args.out), context)? {
        return Ok(());
    }
    let order = request.read(&Outside::here())?;
    let keeper = &mut *super::keeper(args.checkpoint.as_deref(), context);
    let (answer, model) = order.run(&context.work, keeper)?;
    let made_by = order.command(&file_name(&args.out), answer.seed());
    files::write_atomically(Path::new(&args.out), model.write(&made_by).as_bytes())?;
    context.answer(&answer, || answer.tell(&args.out, &context.teller()))
}
