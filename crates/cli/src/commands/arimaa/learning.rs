//! `hra arimaa fit` and `hra arimaa train`: weights and a network learnt from files of games; the products are written here.

use super::{file, numbered};
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::{ArimaaFit, ArimaaLearnt, ArimaaLessons, ArimaaTrain, file_name};
use hra::answers::lab::{ArimaaFitted, ArimaaTrained, Lessons};
use say::Message;
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
    /// What is learnt from, and how, as an experiment names it.
    fn request(&self, files: Vec<String>) -> Result<Lessons, Failure> {
        let scale = self.scale.as_deref();
        Ok(Lessons {
            files,
            epochs: numbered(&self.epochs, &ArimaaLessons::EPOCHS)?,
            held_out: numbered(&self.held_out, &ArimaaLessons::HELD_OUT)?,
            results: numbered(&self.results, &ArimaaLessons::RESULTS)?,
            batch: numbered(&self.batch, &ArimaaLessons::BATCH)?,
            scale: scale
                .map(|text| decimal(text, 1.0, 100_000.0))
                .transpose()?,
        })
    }

    fn lessons(&self) -> Result<ArimaaLessons, Failure> {
        let named = |path: &String| Ok((file_name(path), file(path)?));
        let files = self.files.iter().map(named);
        Ok(ArimaaLessons {
            terms: self.request(Vec::new())?.terms(),
            files: files.collect::<Result<_, Failure>>()?,
        })
    }

    fn tell(&self, mut learnt: ArimaaLearnt, context: &Context) -> Result<(), Failure> {
        learnt.out = self.out.clone();
        context.answer(&learnt, || learnt.tell(&context.teller()))
    }
}

/// A number with a fraction, between bounds.
fn decimal(text: &str, least: f64, most: f64) -> Result<f64, Failure> {
    let found: Option<f64> = text.parse().ok();
    let within = |number: &f64| (least..=most).contains(number);
    found.filter(within).ok_or_else(|| {
        Failure::input(
            Message::new("error-number").with("text", text),
            Message::new("accepted-number-from-to")
                .with("from", least.to_string())
                .with("to", most.to_string()),
        )
    })
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
    let (rate, pull) = (
        decimal(&args.rate, 0.0, 1000.0)?,
        decimal(&args.pull, 0.0, 1000.0)?,
    );
    if let Some(short) = args.learning.experiment.short() {
        let from = args.from.as_deref().map(|file| short.named(file));
        let files = short.all_named(&args.learning.files)?;
        let request = ArimaaFitted {
            lessons: args.learning.request(files)?,
            from: from.transpose()?,
            rate,
            pull,
            keep: args.keep.clone(),
        };
        return short.done(&request, Some(&args.learning.out), context);
    }
    let fit = ArimaaFit {
        rate: rate as f32,
        pull: pull as f32,
        from: args.from.as_deref().map(files::read_text).transpose()?,
        keep: args.keep.clone(),
        lessons: args.learning.lessons()?,
    };
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
    let (rate, pull) = (
        decimal(&args.rate, 0.0, 1.0)?,
        decimal(&args.pull, 0.0, 100.0)?,
    );
    if let Some(short) = args.learning.experiment.short() {
        let weights = args.weights.as_deref().map(|file| short.named(file));
        let files = short.all_named(&args.learning.files)?;
        let request = ArimaaTrained {
            lessons: args.learning.request(files)?,
            weights: weights.transpose()?,
            rate,
            pull,
            aside: args.aside,
            alone: args.alone,
        };
        return short.done(&request, Some(&args.learning.out), context);
    }
    let train = ArimaaTrain {
        rate: rate as f32,
        pull: pull as f32,
        weights: args.weights.as_deref().map(files::read_text).transpose()?,
        aside: args.aside,
        alone: args.alone,
        lessons: args.learning.lessons()?,
    };
    let keeper = &mut *super::keeper(args.learning.checkpoint.as_deref(), context);
    let (learnt, network) = train.run(&context.work, keeper)?;
    files::write_atomically(Path::new(&args.learning.out), &network)?;
    args.learning.tell(learnt, context)
}
