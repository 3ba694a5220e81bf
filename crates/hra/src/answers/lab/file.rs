//! An experiment as people write it: a file in TOML that says what is asked how often, with which seed, and what somebody else published.
//! It does not know how anything is done.

use crate::Told;
use crate::answers::numbers::within;
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// The version of the file's layout.
const VERSION: u32 = 1;
/// No experiment is repeated more often, nor cut into larger shards.
const MOST: u64 = 1_000_000_000;

/// An experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// The version of this layout.
    pub version: u32,
    /// What it is called.
    pub title: String,
    /// The work whose experiment it is, if it is one's.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// Where random choices start.
    #[serde(default)]
    pub seed: u64,
    /// What is asked.
    #[serde(rename = "part")]
    pub parts: Vec<Part>,
}

/// One question of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What it is called.
    pub name: String,
    /// What is asked: `kalah.tournament`, `reproduce.results` …
    pub question: String,
    /// How often, each time with the next seed.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub repeat: u64,
    /// How much is done in a shard, in games or what else the question counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<u64>,
    /// What is measured; everything if nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub measure: Vec<String>,
    /// What must be known to understand the figures, such as why published ones differ.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The request, as the API has it.
    #[serde(default)]
    pub request: Value,
    /// What the files held that the request names, as one number each: noted when the experiment is begun.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub inputs: BTreeMap<String, String>,
    /// What somebody published.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub published: Vec<PublishedFigure>,
}

/// A figure that somebody published.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishedFigure {
    /// Of which group, such as a pairing.
    pub group: String,
    /// What was measured.
    pub measure: String,
    /// The shares of outcomes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shares: BTreeMap<String, f64>,
    /// The mean.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean: Option<f64>,
    /// How far rounding may have taken the mean from what was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounding: Option<f64>,
    /// In how many games, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u64>,
}

fn once() -> u64 {
    1
}

fn is_once(repeat: &u64) -> bool {
    *repeat == 1
}

impl Experiment {
    /// An experiment with one question.
    #[must_use]
    pub fn of(question: &str, request: Value, seed: u64) -> Self {
        let part = Part {
            name: question.to_owned(),
            question: question.to_owned(),
            repeat: 1,
            shard: None,
            measure: Vec::new(),
            request,
            note: String::new(),
            inputs: BTreeMap::new(),
            published: Vec::new(),
        };
        Experiment {
            version: VERSION,
            title: question.to_owned(),
            source: String::new(),
            seed,
            parts: vec![part],
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is none, or says something that makes no sense.
    pub fn read(text: &str) -> Result<Self, Told> {
        let experiment: Experiment = toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(1, |before| before.matches('\n').count() + 1);
            Told::input(
                Message::new("lab-error-file")
                    .with("line", line)
                    .with("why", error.message()),
                Message::new("lab-accepted-file"),
            )
        })?;
        within(
            experiment.version.into(),
            &(VERSION.into()..=VERSION.into()),
        )?;
        if experiment.parts.is_empty() {
            return Err(Told::input(
                Message::new("lab-error-empty"),
                Message::new("lab-accepted-file"),
            ));
        }
        let mut names = BTreeSet::new();
        for part in &experiment.parts {
            within(part.repeat, &(1..=MOST))?;
            within(part.shard.unwrap_or(1), &(1..=MOST))?;
            if !names.insert(part.name.as_str()) {
                return Err(Told::input(
                    Message::new("lab-error-twice").with("text", part.name.as_str()),
                    Message::new("lab-accepted-names"),
                ));
            }
        }
        Ok(experiment)
    }

    /// The file.
    ///
    /// # Errors
    /// When a number is too large for it.
    pub fn write(&self) -> Result<String, Told> {
        toml::to_string(self).map_err(|error| {
            Told::other(Message::new("error-output").with("error", error.to_string()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
version = 1
title = "t"
[[part]]
name = "one"
question = "kalah.tournament"
request = { games = 5 }
"#;

    #[test]
    fn what_is_written_is_read() {
        let experiment = Experiment::read(FILE).unwrap();
        assert_eq!(experiment.parts[0].repeat, 1);
        let again = Experiment::read(&experiment.write().unwrap()).unwrap();
        assert_eq!(again, experiment);
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_its_line() {
        for (from, to, id) in [
            ("version = 1", "version = 2", "error-number"),
            ("title = \"t\"", "titel = \"t\"", "lab-error-file"),
            ("[[part]]", "[[part]", "lab-error-file"),
            (
                "name = \"one\"",
                "name = \"one\"\nrepeat = 0",
                "error-number",
            ),
            (
                "name = \"one\"",
                "name = \"one\"\nshards = 1",
                "lab-error-file",
            ),
        ] {
            let told = Experiment::read(&FILE.replace(from, to)).unwrap_err();
            assert!(told.message.to_string().contains(id), "{to}: {told}");
        }
        let twice = format!("{FILE}{}", FILE.split_once("\"t\"").unwrap().1);
        let told = Experiment::read(&twice).unwrap_err();
        assert!(
            told.message.to_string().contains("lab-error-twice"),
            "{told}"
        );
        let told = Experiment::read("version = 1\ntitle = \"t\"\npart = []").unwrap_err();
        assert!(
            told.message.to_string().contains("lab-error-empty"),
            "{told}"
        );
    }
}
