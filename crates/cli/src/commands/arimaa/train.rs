//! `hra arimaa train`: a small network learns from games, as a correction of the evaluation or alone.

use super::learning::{LearningArgs, Lessons, decimal, words};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::evaluate::{Evaluator, Weights};
use clap::Args;
use lab::arimaa::train::{FADING, Training, network};
use say::Message;
use std::path::Path;

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

/// Slopes of a network are small, and mostly of rare inputs.
const FLOOR: f32 = 1e-8;

pub fn run(args: &TrainArgs, context: &Context) -> Result<(), Failure> {
    let work = &context.work;
    let rate = decimal(&args.rate, 0.0, 1.0)?;
    let pull = decimal(&args.pull, 0.0, 100.0)?;
    let weights = match &args.weights {
        Some(path) => Weights::read(&files::read_text(path)?)?,
        None => Weights::default(),
    };
    let kind = (args.alone, args.aside);
    let question = format!("network {kind:?} {rate} {pull} {}", weights.write());
    let evaluator = Evaluator::new(weights);
    let lessons = Lessons::read(&args.learning, &evaluator, &question, context)?;
    let base = (!args.alone).then_some(&evaluator);
    let model = Training::new(work, &lessons.samples.samples, base, args.aside)?;
    let start = if args.aside {
        model.start_aside(work, &lessons.targets, &lessons.training, lessons.scale)
    } else {
        Training::start(work)
    };
    // Weights that are not needed fade away; what steps are worth stays.
    let mut home = start.clone();
    home[..FADING].fill(0.0);
    let manner = (rate, pull, FLOOR);
    let state = lessons.learn(&args.learning, &model, manner, (&start, &home), context)?;
    let mean = args
        .aside
        .then(|| model.mean(&state.best, &lessons.training));
    let network = network(&state.best, !args.alone, mean)
        .ok_or_else(|| Failure::other(Message::new("bot-error-network-shape")))?;
    files::write_atomically(Path::new(&args.learning.out), &network.write())?;
    let answer = lessons.answer(&args.learning, &model, &start, &state, context);
    context.answer(&answer, || words(&answer, context))
}
