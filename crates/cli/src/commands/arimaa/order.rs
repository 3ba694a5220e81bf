//! `hra arimaa order`: learning the order of acts and turns from records; the model is written here.

use super::questions::{FilterArgs, sample};
use super::{file_name, number, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::ArimaaOrder;
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
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<String>,
}

pub fn run(args: &OrderArgs, context: &Context) -> Result<(), Failure> {
    let named = |path: &String| Ok((file_name(path), read_lossy(path)?));
    let order = ArimaaOrder {
        held_out: number(&args.held_out, 0, 90)?,
        compare: sample(&args.compare)?,
        epochs: number(&args.epochs, 1, 100_000)?,
        sample: sample(&args.sample)?,
        alternatives: number(&args.alternatives, 2, 100_000)?,
        filter: args.filter.filter()?,
        records: args
            .records
            .iter()
            .map(named)
            .collect::<Result<_, Failure>>()?,
    };
    let keeper = &mut *super::keeper(args.checkpoint.as_deref(), context);
    let (answer, model) = order.run(&context.work, keeper)?;
    let made_by = order.command(&file_name(&args.out), answer.seed());
    files::write_atomically(Path::new(&args.out), model.write(&made_by).as_bytes())?;
    context.answer(&answer, || answer.tell(&args.out, &context.teller()))
}
