//! What an experiment found, as a document: the same bytes however it was done.

use super::file::Part;
use crate::Told;
use lab::experiment::Findings;
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// The version of the layout of results.
pub(super) const VERSION: u32 = 1;

/// What an experiment found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LabResults {
    /// The version of this layout.
    pub version: u32,
    /// The version of the program that found it.
    pub program: String,
    /// What the experiment is called.
    pub title: String,
    /// The work whose experiment it is.
    pub source: String,
    /// Where random choices started.
    pub seed: u64,
    /// All that the figures depend on, as one number.
    pub digest: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many of them are done.
    pub done: u64,
    /// Part by part.
    pub parts: Vec<LabPart>,
}

/// What a part found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LabPart {
    /// What it is called.
    pub name: String,
    /// What was asked.
    pub question: String,
    /// The request in full.
    pub request: Value,
    /// How often it was repeated.
    pub repeat: u64,
    /// All that the figures of this part depend on, as one number.
    pub digest: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many of them are done.
    pub done: u64,
    /// What was found.
    pub findings: Findings,
    /// What must be known to understand the figures.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// What somebody else published.
    pub published: Vec<super::file::PublishedFigure>,
}

impl LabPart {
    pub(super) fn of(part: &Part, request: &Value, digest: &str, shards: u64) -> Self {
        LabPart {
            name: part.name.clone(),
            question: part.question.clone(),
            request: request.clone(),
            repeat: part.repeat,
            digest: digest.to_owned(),
            shards,
            done: 0,
            findings: Findings::default(),
            note: part.note.clone(),
            published: part.published.clone(),
        }
    }
}

impl LabResults {
    /// Whether every shard is done.
    #[must_use]
    pub fn complete(&self) -> bool {
        self.done == self.shards
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is none, or one of another version.
    pub fn read(name: &str, text: &str) -> Result<Self, Told> {
        let read: Option<Self> = serde_json::from_str(text).ok();
        read.filter(|results| results.version == VERSION)
            .ok_or_else(|| {
                Told::input(
                    Message::new("lab-error-results").with("file", name),
                    Message::new("lab-accepted-results"),
                )
            })
    }

    /// The file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = serde_json::to_vec_pretty(self).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }
}
