//! `hra arimaa fit` and `hra arimaa train`: weights and a network learnt from files of games; the products are written here.

use super::numbered;
use crate::commands::lab::{ExperimentArgs, Outside};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::{ArimaaLearnt, ArimaaLessons};
use hra::answers::lab::{ArimaaFitted, ArimaaTrained, Lessons, Sharded};
use hra::answers::read_decimal;
use std::path::Path;

#[derive(Args)]
pub struct LearningArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[arg(long, value_name = "FILE")]
    out: String,
    #[arg(long, value_name = "FILE", conflicts_with = "experiment")]
    checkpoint: Option<String>,
    #[arg(long, value_name = "N", default_value = "10")]
    epochs: String,
    #[arg(long, value_name = "PERCENT", default_value = "20")]
    held_out: String,
    #[arg(long, value_name = "PERCENT", default_value = "50")]
    results: String,
    #[arg(long, value_name = "N", default_value = "256")]
    batch: String,
    #[arg(long, value_name = "K")]
    scale: Option<String>,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

impl LearningArgs {
    fn lessons(&self) -> Result<Lessons, Failure> {
        let scale = self.scale.as_deref();
        Ok(Lessons {
            files: self.experiment.all_named(&self.files)?,
            epochs: numbered(&self.epochs, &ArimaaLessons::EPOCHS)?,
            held_out: numbered(&self.held_out, &ArimaaLessons::HELD_OUT)?,
            results: numbered(&self.results, &ArimaaLessons::RESULTS)?,
            batch: numbered(&self.batch, &ArimaaLessons::BATCH)?,
            scale: scale
                .map(|text| read_decimal(text, 1.0, 100_000.0))
                .transpose()?,
        })
    }

    /// A file of weights, as an experiment names it.
    fn named(&self, file: Option<&String>) -> Result<Option<String>, Failure> {
        file.map(|file| self.experiment.named(file)).transpose()
    }

    fn done<S: Sharded>(&self, request: &S, context: &Context) -> Result<bool, Failure> {
        self.experiment.done(request, Some(&self.out), context)
    }

    fn tell(&self, mut learnt: ArimaaLearnt, context: &Context) -> Result<(), Failure> {
        learnt.out = self.out.clone();
        context.answer(&learnt, || learnt.tell(&context.teller()))
    }
}

#[derive(Args)]
pub struct FitArgs {
    #[command(flatten)]
    learning: LearningArgs,
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    #[arg(long, value_name = "R", default_value = "0.05")]
    rate: String,
    #[arg(long, value_name = "P", default_value = "0.05")]
    pull: String,
    #[arg(long, value_name = "GROUPS", value_delimiter = ',')]
    keep: Vec<String>,
}

pub fn fit(args: &FitArgs, context: &Context) -> Result<(), Failure> {
    let request = ArimaaFitted {
        lessons: args.learning.lessons()?,
        from: args.learning.named(args.from.as_ref())?,
        rate: read_decimal(&args.rate, 0.0, 1000.0)?,
        pull: read_decimal(&args.pull, 0.0, 1000.0)?,
        keep: args.keep.clone(),
    };
    if args.learning.done(&request, context)? {
        return Ok(());
    }
    let fit = request.read(&Outside::here())?;
    let keeper = &mut *super::keeper(args.learning.checkpoint.as_deref(), context);
    let (learnt, fitted) = fit.run(&context.work, keeper)?;
    let out = Path::new(&args.learning.out);
    files::write_atomically(out, fitted.as_bytes())?;
    args.learning.tell(learnt, context)
}

#[derive(Args)]
pub struct TrainArgs {
    #[command(flatten)]
    learning: LearningArgs,
    #[arg(long, value_name = "R", default_value = "0.001")]
    rate: String,
    #[arg(long, value_name = "P", default_value = "3")]
    pull: String,
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,
    #[arg(long, conflicts_with = "alone")]
    aside: bool,
    #[arg(long)]
    alone: bool,
}

pub fn train(args: &TrainArgs, context: &Context) -> Result<(), Failure> {
    let request = ArimaaTrained {
        lessons: args.learning.lessons()?,
        weights: args.learning.named(args.weights.as_ref())?,
        rate: read_decimal(&args.rate, 0.0, 1.0)?,
        pull: read_decimal(&args.pull, 0.0, 100.0)?,
        aside: args.aside,
        alone: args.alone,
    };
    if args.learning.done(&request, context)? {
        return Ok(());
    }
    let train = request.read(&Outside::here())?;
    let keeper = &mut *super::keeper(args.learning.checkpoint.as_deref(), context);
    let (learnt, network) = train.run(&context.work, keeper)?;
    files::write_atomically(Path::new(&args.learning.out), &network)?;
    args.learning.tell(learnt, context)
}
