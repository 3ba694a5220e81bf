//! `hra arimaa fit` and `hra arimaa train`: weights and a network learnt from files of games; the products are written here.

use super::{file, file_name, numbered};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::{ArimaaFit, ArimaaLearnt, ArimaaLessons, ArimaaTrain, Terms};
use say::Message;
use std::path::Path;

#[derive(Args)]
pub struct LearningArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[arg(long, value_name = "FILE")]
    out: String,
    #[arg(long, value_name = "FILE")]
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
}

impl LearningArgs {
    fn lessons(&self) -> Result<ArimaaLessons, Failure> {
        let scale = self.scale.as_deref();
        let named = |path: &String| Ok((file_name(path), file(path)?));
        Ok(ArimaaLessons {
            terms: Terms {
                epochs: numbered(&self.epochs, &ArimaaLessons::EPOCHS)?,
                held_out: numbered(&self.held_out, &ArimaaLessons::HELD_OUT)? as u32,
                results: numbered(&self.results, &ArimaaLessons::RESULTS)?,
                batch: numbered(&self.batch, &ArimaaLessons::BATCH)? as usize,
                scale: scale
                    .map(|text| decimal(text, 1.0, 100_000.0))
                    .transpose()?,
            },
            files: self
                .files
                .iter()
                .map(named)
                .collect::<Result<_, Failure>>()?,
        })
    }

    fn tell(&self, mut learnt: ArimaaLearnt, context: &Context) -> Result<(), Failure> {
        learnt.out = self.out.clone();
        context.answer(&learnt, || learnt.tell(&context.teller()))
    }
}

/// A number with a fraction, between bounds.
fn decimal(text: &str, least: f32, most: f32) -> Result<f32, Failure> {
    let found: Option<f32> = text.parse().ok();
    let within = |number: &f32| (least..=most).contains(number);
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
    let fit = ArimaaFit {
        rate: decimal(&args.rate, 0.0, 1000.0)?,
        pull: decimal(&args.pull, 0.0, 1000.0)?,
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
    let train = ArimaaTrain {
        rate: decimal(&args.rate, 0.0, 1.0)?,
        pull: decimal(&args.pull, 0.0, 100.0)?,
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
