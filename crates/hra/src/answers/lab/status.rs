//! How far an experiment is, and what a run of it did.

use super::results::{LabPart, LabResults};
use crate::answers::Teller;
use say::Message;
use serde::Serialize;

/// How far an experiment is.
#[derive(Clone, Debug, Serialize)]
pub struct LabStatus {
    /// What it is called.
    pub title: String,
    /// Where random choices start.
    pub seed: u64,
    /// All that the figures depend on, as one number.
    pub digest: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many are done, each with the right checksum.
    pub done: u64,
    /// Whether none is missing.
    pub complete: bool,
    /// Part by part.
    pub parts: Vec<LabPartStatus>,
}

/// How far a part is.
#[derive(Clone, Debug, Serialize)]
pub struct LabPartStatus {
    /// What it is called.
    pub name: String,
    /// What is asked.
    pub question: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many are done.
    pub done: u64,
}

impl LabStatus {
    /// How far these results are.
    #[must_use]
    pub fn of(results: LabResults) -> Self {
        let part = |part: &LabPart| LabPartStatus {
            name: part.name.clone(),
            question: part.question.clone(),
            shards: part.shards,
            done: part.done,
        };
        LabStatus {
            complete: results.complete(),
            parts: results.parts.iter().map(part).collect(),
            title: results.title,
            seed: results.seed,
            digest: results.digest,
            shards: results.shards,
            done: results.done,
        }
    }

    /// For people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let mut lines = vec![teller.strong(&self.title)];
        for part in &self.parts {
            let line = Message::new("lab-status-part")
                .with("part", part.name.as_str())
                .with("question", part.question.as_str())
                .with("done", part.done)
                .with("shards", part.shards);
            lines.push(teller.say(&line));
        }
        let all = Message::new("lab-status")
            .with("done", self.done)
            .with("shards", self.shards)
            .with("seed", self.seed.to_string())
            .with("digest", self.digest.as_str());
        lines.push(teller.say(&all));
        lines.join("\n")
    }
}

/// What a run did.
#[derive(Clone, Debug, Serialize)]
pub struct LabDone {
    /// The file of the results.
    pub results: String,
    /// The files that the experiment made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub products: Vec<String>,
    /// Shards that this run did.
    pub new: u64,
    /// How far the experiment is.
    #[serde(flatten)]
    pub status: LabStatus,
}

impl LabDone {
    /// A run that did so many shards, wrote these results into this file, and made these files.
    #[must_use]
    pub fn new(new: u64, results: LabResults, file: &str, products: Vec<String>) -> Self {
        LabDone {
            results: file.to_owned(),
            products,
            new,
            status: LabStatus::of(results),
        }
    }

    /// For people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let done = Message::new("lab-done")
            .with("new", self.new)
            .with("file", self.results.as_str());
        let mut lines = vec![self.status.tell(teller), teller.say(&done)];
        lines.extend(self.products.iter().map(|file| {
            let made = Message::new("lab-made").with("file", file.as_str());
            teller.say(&made)
        }));
        lines.join("\n")
    }
}
