//! `hra arimaa fit`: the weights of the evaluation, fitted to games.

use super::learning::{LearningArgs, Lessons, decimal, words};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::evaluate::{Evaluator, FEATURES, GROUPS, Group, Weights};
use clap::Args;
use lab::arimaa::fit::Fit;
use say::Message;
use std::path::Path;

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

/// Features of a position in a thousand are mostly noise.
const FLOOR: f32 = 0.003;

pub fn run(args: &FitArgs, context: &Context) -> Result<(), Failure> {
    let rate = decimal(&args.rate, 0.0, 1000.0)?;
    let pull = decimal(&args.pull, 0.0, 1000.0)?;
    let from = match &args.from {
        Some(path) => Weights::read(&files::read_text(path)?)?,
        None => Weights::default(),
    };
    let kept = args.keep.iter().map(|name| group(name));
    let kept: Vec<&Group> = kept.collect::<Result<_, _>>()?;
    let evaluator = Evaluator::new(from);
    let weights = evaluator.weights().write();
    let question = format!("fit {rate} {pull} {:?} {weights}", args.keep);
    let lessons = Lessons::read(&args.learning, &evaluator, &question, context)?;
    let mut model = Fit::new(&context.work, &lessons.samples.samples, &evaluator)?;
    kept.into_iter().for_each(|group| model.keep(group));
    let start = vec![0.0; FEATURES];
    let manner = (rate, pull, FLOOR);
    let state = lessons.learn(&args.learning, &model, manner, (&start, &start), context)?;
    let answer = lessons.answer(&args.learning, &model, &start, &state, context);
    let mut notes = evaluator.weights().notes().to_vec();
    notes.push(note(args, &answer, context));
    let fitted = model.weights(evaluator.weights(), &state.best, notes);
    let out = Path::new(&args.learning.out);
    files::write_atomically(out, fitted.write().as_bytes())?;
    context.answer(&answer, || words(&answer, context))
}

/// A group of features by its name in the file of weights.
fn group(name: &str) -> Result<&'static Group, Failure> {
    let found = GROUPS.iter().find(|group| group.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = GROUPS.iter().map(|group| group.name).collect();
        Failure::input(
            Message::new("arimaa-error-group").with("name", name),
            Message::new("arimaa-accepted-group").with("names", names.join(", ")),
        )
    })
}

/// How the weights were made, for their file: the command, without folders, and what it gained.
fn note(args: &FitArgs, answer: &super::learning::LearningAnswer, context: &Context) -> String {
    let name = |path: &String| {
        let name = Path::new(path).file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    };
    let files: Vec<String> = args.learning.files.iter().map(name).collect();
    let keep = match args.keep.join(",") {
        names if names.is_empty() => names,
        names => format!(" --keep {names}"),
    };
    format!(
        "hra arimaa fit {} {} --rate {} --pull {}{keep} --seed {}: {}, held out {:.5} before, {:.5} after",
        files.join(" "),
        args.learning.options(),
        args.rate,
        args.pull,
        context.work.streams.seed(),
        answer.size(),
        answer.loss_before,
        answer.loss_after,
    )
}
