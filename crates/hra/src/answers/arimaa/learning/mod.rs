//! Runs that learn from games: what they are given, how they go on where they stopped, and what is told of them. The products are
//! written down by whoever asked.

mod fit;
mod order;
mod train;

pub use fit::ArimaaFit;
pub use lab::arimaa::lessons::Terms;
pub use order::{ArimaaOrder, OrderAnswer, OrderRanks};
pub use train::ArimaaTrain;

use super::ArimaaFile;
use super::kept::Kept;
use crate::Told;
use crate::answers::{Keeper, Teller};
use bot::evaluate::{Evaluator, Weights};
use lab::arimaa::learn::{KIND, Model, State};
use lab::arimaa::lessons::{Lessons, Manner};
use say::Message;
use serde::Serialize;
use std::ops::RangeInclusive;
use work::Work;

/// The weights of a text, else ours.
pub(super) fn weights(text: Option<&str>) -> Result<Weights, Told> {
    match text {
        Some(text) => Ok(Weights::read(text)?),
        None => Ok(Weights::default()),
    }
}

/// What the evaluation and the network learn from, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct ArimaaLessons {
    /// Own games, judged positions, records: each with its name.
    pub files: Vec<(String, ArimaaFile)>,
    /// How it is learnt.
    pub terms: Terms,
}

impl ArimaaLessons {
    /// How many epochs there can be.
    pub const EPOCHS: RangeInclusive<u64> = 0..=100_000;
    /// How many percent of games can be held out.
    pub const HELD_OUT: RangeInclusive<u64> = 1..=90;
    /// How many percent of what is learnt can be the result.
    pub const RESULTS: RangeInclusive<u64> = 0..=100;
    /// How many positions a step can have.
    pub const BATCH: RangeInclusive<u64> = 1..=1 << 20;

    fn read(&self, work: &Work, evaluator: &Evaluator, question: &str) -> Result<Lessons, Told> {
        let files: Vec<&[u8]> = self.files.iter().map(|(_, file)| file.bytes()).collect();
        Lessons::read(work, &files, evaluator, &self.terms, question)
    }

    /// Goes on from what is kept, if anything is, and keeps every epoch.
    fn learn<M: Model>(
        &self,
        lessons: &Lessons,
        work: &Work,
        keeper: &mut dyn Keeper,
        (model, manner): (&M, Manner),
        (start, home): (&[f32], &[f32]),
    ) -> Result<State, Told> {
        let mark = lessons.fingerprint;
        let accepted = "arimaa-accepted-learning-checkpoint";
        let mut kept = Kept::new(keeper, KIND, mark, accepted);
        let state = kept.load(|payload| State::read(payload, mark, start.len()))?;
        let keep = |state: &State| kept.save(|| state.write(mark));
        lessons.learn(
            work,
            model,
            (&self.terms, manner),
            (start, home),
            state,
            keep,
        )
    }

    /// The files and the options that decide the result, as a command has them.
    fn options(&self) -> String {
        let names: Vec<&str> = self.files.iter().map(|(name, _)| name.as_str()).collect();
        let Terms {
            epochs,
            held_out,
            results,
            batch,
            scale,
        } = self.terms;
        let scale = scale.map_or_else(String::new, |scale| format!(" --scale {scale}"));
        format!(
            "{} --epochs {epochs} --held-out {held_out} --results {results} --batch {batch}{scale}",
            names.join(" ")
        )
    }
}

/// What is told of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArimaaLearnt {
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
    loss_before: f64,
    loss_after: f64,
    /// What no numbers could be better than.
    loss_floor: f64,
    /// The same against the results of the games alone.
    result_loss_before: f64,
    result_loss_after: f64,
    /// Where the product was written.
    pub out: String,
}

impl ArimaaLearnt {
    fn new<M: Model>(
        lessons: &Lessons,
        terms: &Terms,
        model: &M,
        start: &[f32],
        state: &State,
        work: &Work,
    ) -> Self {
        ArimaaLearnt {
            games: lessons.samples.games,
            positions: lessons.training.len(),
            held_out_positions: lessons.held_out.len(),
            left_out: lessons.samples.left_out,
            seed: work.streams.seed(),
            scale: lessons.scale,
            results_percent: terms.results,
            epochs: state.epoch,
            best_epoch: state.best_epoch(),
            history: state.history.clone(),
            loss_before: state.history[0],
            loss_after: state.history[state.best_epoch()],
            loss_floor: lessons.floor(),
            result_loss_before: lessons.result_loss(model, start),
            result_loss_after: lessons.result_loss(model, &state.best),
            out: String::new(),
        }
    }

    /// The loss on the positions held out, before the first epoch and after each.
    pub(in crate::answers) fn history(&self) -> &[f64] {
        &self.history
    }

    /// The report for people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let five = |number: f64| format!("{number:.5}");
        let told = Message::new("arimaa-learnt")
            .with("games", self.games)
            .with("positions", self.positions)
            .with("held_out", self.held_out_positions)
            .with("left_out", self.left_out)
            .with("epochs", self.epochs)
            .with("best", self.best_epoch)
            .with("scale", format!("{:.0}", self.scale))
            .with("before", five(self.loss_before))
            .with("after", five(self.loss_after))
            .with("least", five(self.loss_floor))
            .with("result_before", five(self.result_loss_before))
            .with("result_after", five(self.result_loss_after))
            .with("path", self.out.as_str());
        teller.say(&told)
    }
}
