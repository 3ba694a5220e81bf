//! What the commands that learn share: games and records as positions, the split into those learnt from and those held out, epochs with
//! a checkpoint, and the report.

use super::fingerprint;
use super::{lossy, number, restored};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::evaluate::Evaluator;
use clap::Args;
use lab::arimaa::corpus::{Corpus, Filter};
use lab::arimaa::games;
use lab::arimaa::judged;
use lab::arimaa::learn::{KIND, Model, Plan, State, best_scale, chance, floor, loss};
use lab::arimaa::samples::Samples;
use say::Message;
use serde::Serialize;
use std::path::Path;
use work::checkpoint;

#[derive(Args)]
pub struct LearningArgs {
    #[arg(required = true)]
    pub files: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub out: String,
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

/// Positions, what is to be learnt of each, and which are held out.
pub struct Lessons {
    pub samples: Samples,
    pub training: Vec<u32>,
    held_out: Vec<u32>,
    /// Who won: 1 or 0.
    results: Vec<f32>,
    /// What is learnt: a mean of the result and of what the search thought.
    pub targets: Vec<f32>,
    pub scale: f32,
    share: u64,
    fingerprint: u64,
}

#[derive(Serialize)]
pub struct LearningAnswer {
    games: usize,
    positions: usize,
    held_out_positions: usize,
    left_out: usize,
    seed: u64,
    scale: f32,
    results_percent: u64,
    epochs: u64,
    /// The epoch whose numbers are written: the one with the least loss on the positions held out.
    best_epoch: usize,
    /// Cross entropy on the positions held out, before the first epoch and after each.
    history: Vec<f64>,
    pub loss_before: f64,
    pub loss_after: f64,
    /// What no numbers could be better than.
    loss_floor: f64,
    /// The same against the results of the games alone.
    result_loss_before: f64,
    result_loss_after: f64,
    out: String,
}

/// A number with a fraction, between bounds.
pub fn decimal(text: &str, least: f32, most: f32) -> Result<f32, Failure> {
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

impl LearningArgs {
    /// The options that decide the result.
    pub fn options(&self) -> String {
        let scale = self.scale.as_ref();
        let scale = scale.map_or_else(String::new, |scale| format!(" --scale {scale}"));
        format!(
            "--epochs {} --held-out {} --results {} --batch {}{scale}",
            self.epochs, self.held_out, self.results, self.batch
        )
    }
}

impl LearningAnswer {
    /// From how much was learnt.
    pub fn size(&self) -> String {
        format!("{} games, {} positions", self.games, self.positions)
    }
}

impl Lessons {
    /// Reads files of own games and of records. `question` is everything else that decides the result.
    pub fn read(
        args: &LearningArgs,
        evaluator: &Evaluator,
        question: &str,
        context: &Context,
    ) -> Result<Lessons, Failure> {
        let work = &context.work;
        let percent = number(&args.held_out, 1, 90)?;
        let share = number(&args.results, 0, 100)?;
        let mut samples = Samples::default();
        let mut contents = Vec::new();
        for path in &args.files {
            let bytes = files::read_bytes(path)?;
            if bytes.starts_with(games::MAGIC) {
                // A game's kilobyte becomes some 250 positions of 112 bytes.
                work.claim(bytes.len() as u64 * 32)?;
                samples.add_games(work, &games::read(&bytes)?.games)?;
            } else if bytes.starts_with(judged::MAGIC) {
                work.claim(bytes.len() as u64 * 4)?;
                samples.add_judged(&super::judge::read(&bytes)?.sources);
            } else {
                let corpus = Corpus::read(work, &lossy(&bytes), &Filter::default())?;
                samples.add_records(work, &corpus.games)?;
            }
            contents.push(bytes);
        }
        let (training, held_out) = samples.split(work, percent as u32);
        if training.is_empty() || held_out.is_empty() {
            return Err(Failure::input(
                Message::new("arimaa-error-few-games").with("games", samples.games),
                Message::new("arimaa-accepted-more-games"),
            ));
        }
        let scale = match &args.scale {
            Some(text) => decimal(text, 1.0, 100_000.0)?,
            None => {
                let of = |index: &u32| {
                    let sample = &samples.samples[*index as usize];
                    let score = evaluator.score(&sample.field, sample.mover, sample.left);
                    Some((score as f32, f32::from(u8::from(sample.won?))))
                };
                let (scores, results): (Vec<f32>, Vec<f32>) =
                    training.iter().filter_map(of).unzip();
                match scores.is_empty() {
                    true => SCALE,
                    false => best_scale(&scores, &results),
                }
            }
        };
        // A judged position has no result: what the search thought stands for it.
        let results: Vec<f32> = samples
            .samples
            .iter()
            .map(|sample| match (sample.won, sample.score) {
                (None, Some(score)) => chance(f32::from(score), scale),
                (won, _) => f32::from(u8::from(won == Some(true))),
            })
            .collect();
        let weight = share as f32 / 100.0;
        let targets = samples
            .samples
            .iter()
            .zip(&results)
            .map(|(sample, result)| match sample.score {
                Some(score) => weight * result + (1.0 - weight) * chance(f32::from(score), scale),
                None => *result,
            })
            .collect();
        let question = format!(
            "{question} {percent} {share} {} {scale} {}",
            args.batch,
            work.streams.seed()
        );
        let mut parts: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
        parts.push(question.as_bytes());
        Ok(Lessons {
            training,
            held_out,
            results,
            targets,
            scale,
            share,
            fingerprint: fingerprint(&parts),
            samples,
        })
    }

    /// Learns from `start`, pulled towards `home`; goes on from the checkpoint if there is one, and keeps every epoch.
    pub fn learn<M: Model>(
        &self,
        args: &LearningArgs,
        model: &M,
        (rate, pull, floor): (f32, f32, f32),
        (start, home): (&[f32], &[f32]),
        context: &Context,
    ) -> Result<State, Failure> {
        let work = &context.work;
        let epochs = number(&args.epochs, 0, 100_000)?;
        let plan = Plan {
            rate,
            decay: DECAY,
            batch: number(&args.batch, 1, 1 << 20)? as usize,
            pull,
            floor,
            scale: self.scale,
        };
        let file = args.checkpoint.as_deref().map(Path::new);
        let mut state = match file {
            Some(path) if path.exists() => restored(
                path,
                KIND,
                "arimaa-accepted-learning-checkpoint",
                |payload| State::read(payload, self.fingerprint, start.len()),
            )?,
            _ => State::begin(model, start, &self.targets, &self.held_out, &plan),
        };
        let keep = |state: &State| -> Result<(), Failure> {
            let Some(path) = file else { return Ok(()) };
            let mut bytes = Vec::new();
            // Writing into memory does not fail.
            let _ = checkpoint::write(&mut bytes, KIND, &state.write(self.fingerprint));
            files::write_atomically(path, &bytes)
        };
        keep(&state)?;
        let task = work.task("arimaa-task-epochs", Some(epochs));
        task.advance(state.epoch.min(epochs))?;
        while state.epoch < epochs {
            let split = (&self.training[..], &self.held_out[..]);
            state.advance(work, model, &plan, home, &self.targets, split)?;
            keep(&state)?;
            task.tick()?;
        }
        Ok(state)
    }

    /// What is told of a run.
    pub fn answer<M: Model>(
        &self,
        args: &LearningArgs,
        model: &M,
        start: &[f32],
        state: &State,
        context: &Context,
    ) -> LearningAnswer {
        let judged =
            |values: &[f32]| loss(model, values, &self.results, &self.held_out, self.scale);
        LearningAnswer {
            games: self.samples.games,
            positions: self.training.len(),
            held_out_positions: self.held_out.len(),
            left_out: self.samples.left_out,
            seed: context.work.streams.seed(),
            scale: self.scale,
            results_percent: self.share,
            epochs: state.epoch,
            loss_before: state.history[0],
            best_epoch: state.best_epoch(),
            loss_floor: floor(&self.targets, &self.held_out),
            loss_after: state.history[state.best_epoch()],
            result_loss_before: judged(start),
            result_loss_after: judged(&state.best),
            history: state.history.clone(),
            out: args.out.clone(),
        }
    }
}

/// The scale when no results tell it: about that of our own games.
const SCALE: f32 = 400.0;

/// The rate falls by so much with each epoch.
const DECAY: f32 = 0.85;

/// The report for people.
pub fn words(answer: &LearningAnswer, context: &Context) -> String {
    let five = |number: f64| format!("{number:.5}");
    let told = Message::new("arimaa-learnt")
        .with("games", answer.games)
        .with("positions", answer.positions)
        .with("held_out", answer.held_out_positions)
        .with("left_out", answer.left_out)
        .with("epochs", answer.epochs)
        .with("best", answer.best_epoch)
        .with("scale", format!("{:.0}", answer.scale))
        .with("before", five(answer.loss_before))
        .with("after", five(answer.loss_after))
        .with("least", five(answer.loss_floor))
        .with("result_before", five(answer.result_loss_before))
        .with("result_after", five(answer.result_loss_after))
        .with("path", answer.out.as_str());
    context.words.say(&told)
}
