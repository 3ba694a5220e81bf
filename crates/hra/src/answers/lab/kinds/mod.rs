//! What can be an experiment: questions that are cut into shards, a file each. A new one is a line here.

mod arimaa;
mod contest;
mod duel;
mod evolve;
mod judge;
mod kalah;
mod learning;
mod ludo;
mod order;
mod reproduce;
mod runs;
mod selfplay;

pub use contest::ArimaaProgramMatch;
pub use evolve::ArimaaEvolved;
pub use judge::ArimaaJudging;
pub use kalah::met;
pub use learning::{ArimaaFitted, ArimaaTrained, Lessons};
pub use order::ArimaaOrdered;
pub use selfplay::ArimaaSelfplayed;

use super::file::{Experiment, Part};
use super::means::Means;
use super::run::Laboratory;
use crate::Told;
use crate::answers::Teller;
use crate::answers::arimaa::ArimaaStrategies;
use crate::answers::kalah::KalahTournament;
use crate::answers::ludo::LudoSimulate;
use crate::answers::reproduce::Reproduce;
use duel::ArimaaDuel;
use lab::experiment::{Findings, Trial};
use say::Message;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use work::Work;

/// A request that is done shard by shard.
pub trait Sharded: Serialize + DeserializeOwned + 'static {
    /// What is asked.
    const NAME: &'static str;

    /// What is measured.
    const MEASURES: &'static [&'static str];

    /// How it is cut, when a shard is to be about so large.
    ///
    /// # Errors
    /// When the request can never be answered.
    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told>;
}

/// A request that was understood and cut.
pub trait Plan: Send + Sync {
    /// How many shards it is.
    fn shards(&self) -> u64;

    /// Whoever does them, with all that is needed solved, read and started.
    ///
    /// # Errors
    /// When it would need too much memory, what it names is not to be had, or it is stopped.
    fn ready<'w>(
        &'w self,
        work: &'w Work,
        means: &'w dyn Means,
    ) -> Result<Box<dyn Trial + 'w>, Told>;

    /// The files that it reads, as the request names them.
    fn inputs(&self) -> Vec<String> {
        Vec::new()
    }

    /// The programs that it starts.
    fn programs(&self) -> Vec<String> {
        Vec::new()
    }

    /// How the file is called that its shards make together, where they make one: `games`.
    fn product(&self) -> Option<&'static str> {
        None
    }

    /// What was asked about such games, and the answers that these findings give, worded for the reader.
    fn answers(&self, _findings: &Findings, _teller: &Teller) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// A request in its full form, and how it is cut.
pub type Planned = (Value, Box<dyn Plan>);

/// What can be asked, and who reads the request.
pub struct Entry {
    /// Its name.
    pub name: &'static str,
    /// What is measured, in the order in which it is told.
    measures: &'static [&'static str],
    read: fn(&Part) -> Result<Planned, Told>,
}

impl Entry {
    const fn of<S: Sharded>() -> Self {
        Entry {
            name: S::NAME,
            measures: S::MEASURES,
            read: read::<S>,
        }
    }
}

/// Every question that can be an experiment.
pub static QUESTIONS: &[Entry] = &[
    Entry::of::<KalahTournament>(),
    Entry::of::<LudoSimulate>(),
    Entry::of::<ArimaaStrategies>(),
    Entry::of::<ArimaaDuel>(),
    Entry::of::<ArimaaProgramMatch>(),
    Entry::of::<ArimaaSelfplayed>(),
    Entry::of::<ArimaaJudging>(),
    Entry::of::<ArimaaEvolved>(),
    Entry::of::<ArimaaFitted>(),
    Entry::of::<ArimaaTrained>(),
    Entry::of::<ArimaaOrdered>(),
    Entry::of::<Reproduce>(),
];

/// What is measured of a question, in the order in which it is told.
pub fn measures(question: &str) -> &'static [&'static str] {
    let entry = QUESTIONS.iter().find(|entry| entry.name == question);
    entry.map_or(&[], |entry| entry.measures)
}

/// How a part of an experiment is cut.
///
/// # Errors
/// When there is no such question, or its request is wrong.
pub fn planned(part: &Part) -> Result<Planned, Told> {
    let entry = QUESTIONS.iter().find(|entry| entry.name == part.question);
    let entry = entry.ok_or_else(|| {
        let known: Vec<&str> = QUESTIONS.iter().map(|entry| entry.name).collect();
        Told::input(
            Message::new("lab-error-question").with("text", part.question.as_str()),
            Message::new("accepted-values").with("values", known.join(", ")),
        )
    })?;
    (entry.read)(part)
}

fn read<S: Sharded>(part: &Part) -> Result<Planned, Told> {
    let wrong = |why: String| {
        Told::input(
            Message::new("lab-error-request")
                .with("part", part.name.as_str())
                .with("why", why),
            Message::new("lab-accepted-request").with("question", S::NAME),
        )
    };
    let measured = |name: &&String| S::MEASURES.contains(&name.as_str());
    if let Some(unknown) = part.measure.iter().find(|name| !measured(name)) {
        return Err(Told::input(
            Message::new("lab-error-measure")
                .with("part", part.name.as_str())
                .with("text", unknown.as_str()),
            Message::new("accepted-values").with("values", S::MEASURES.join(", ")),
        ));
    }
    let given = match &part.request {
        Value::Null => Value::Object(serde_json::Map::new()),
        given => given.clone(),
    };
    let request: S =
        serde_json::from_value(given.clone()).map_err(|error| wrong(error.to_string()))?;
    let full = serde_json::to_value(&request).map_err(|error| wrong(error.to_string()))?;
    // A word that nobody reads would be a wish that nobody fulfils.
    if let (Some(given), Some(full)) = (given.as_object(), full.as_object())
        && let Some(unknown) = given.keys().find(|key| !full.contains_key(*key))
    {
        let known: Vec<&str> = full.keys().map(String::as_str).collect();
        return Err(Told::input(
            Message::new("lab-error-field")
                .with("part", part.name.as_str())
                .with("text", unknown.as_str()),
            Message::new("accepted-values").with("values", known.join(", ")),
        ));
    }
    Ok((full, request.plan(part.shard)?))
}

/// The experiment that asks what was asked on the command line.
///
/// # Errors
/// When the request is wrong.
pub fn written<S: Sharded>(request: &S, seed: u64) -> Result<Experiment, Told> {
    let request = serde_json::to_value(request).unwrap_or_default();
    let experiment = Experiment::of(S::NAME, said(request), seed);
    Laboratory::of(experiment.clone())?;
    Ok(experiment)
}

/// Without what is as it always is.
fn said(mut request: Value) -> Value {
    if let Some(fields) = request.as_object_mut() {
        fields.retain(|_, value| !matches!(value, Value::Null | Value::Bool(false)));
    }
    request
}

/// So many pieces of this size are needed for all.
fn pieces(all: u64, size: u64) -> u64 {
    all.div_ceil(size.max(1))
}
