//! Where a graph comes from: a text of any known format, and for formats without sinks who wants to reach what.

use super::input::Unreadable;
use super::property::Problem;
use crate::Told;
use crate::answers::Choice;
use graphs::formats::prism::{Model, OutOfRange, PosedGame, Property, properties};
use graphs::formats::{Document, Labels, from_json, from_tra, from_xml};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// What a graph can be read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GraphFormat {
    /// Our own XML.
    Xml,
    /// Our own JSON.
    Json,
    /// Explicit transitions, with labels.
    Tra,
    /// A model in the PRISM language.
    Prism,
}

impl GraphFormat {
    /// By the ending of a file's name, or for endings that say nothing by how the text begins.
    #[must_use]
    pub fn of(extension: &str, text: &str) -> Self {
        match extension {
            "xml" => GraphFormat::Xml,
            "json" => GraphFormat::Json,
            "tra" => GraphFormat::Tra,
            "prism" | "pm" | "nm" | "sm" | "smg" | "gm" => GraphFormat::Prism,
            _ => match text.trim_start().chars().next() {
                Some('<') => GraphFormat::Xml,
                Some('{') => GraphFormat::Json,
                Some('#' | '0'..='9') => GraphFormat::Tra,
                _ => GraphFormat::Prism,
            },
        }
    }
}

/// What happens to a command whose update leaves the range of a variable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GraphRange {
    /// It is an error, which names command and state.
    #[default]
    Error,
    /// The command is not open in that state.
    Disabled,
}

impl Choice for GraphRange {
    const ALL: &'static [(&'static str, Self)] = &[
        ("error", GraphRange::Error),
        ("disabled", GraphRange::Disabled),
    ];
}

/// A text with a graph in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GraphSource {
    /// The text.
    pub text: String,
    /// Its format; if nothing is said, by how it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<GraphFormat>,
    /// For explicit transitions: the labels that belong to them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub labels: Option<String>,
    /// For explicit transitions and PRISM: the label that Max wants to reach.
    #[serde(default = "usual_target")]
    pub target: String,
    /// For explicit transitions and PRISM: who plays as Max, by number from 1 or by name, separated by commas.
    #[serde(default = "usual_max")]
    pub max: String,
    /// For PRISM: constants such as `N=20,p=0.5`.
    #[serde(default)]
    pub constants: String,
    /// For PRISM: a text of properties, instead of `target` and `max`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub properties: Option<String>,
    /// For PRISM: what happens to a command whose update leaves the range of a variable.
    #[serde(default)]
    pub out_of_range: GraphRange,
    /// Which of the properties, from 1; if nothing is said, the first that can be computed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub property: Option<usize>,
}

fn usual_target() -> String {
    "win".to_owned()
}

fn usual_max() -> String {
    "1".to_owned()
}

impl GraphSource {
    /// A text, with all else as usual.
    #[must_use]
    pub fn new(text: String) -> Self {
        GraphSource {
            text,
            format: None,
            labels: None,
            target: usual_target(),
            max: usual_max(),
            constants: String::new(),
            properties: None,
            out_of_range: GraphRange::default(),
            property: None,
        }
    }

    /// The format that was said, or is found.
    #[must_use]
    pub fn format(&self) -> GraphFormat {
        self.format
            .unwrap_or_else(|| GraphFormat::of("", &self.text))
    }

    /// Reads the graph.
    pub(super) fn read(&self, work: &Work) -> Result<Document, Unreadable> {
        match self.format() {
            GraphFormat::Xml => Ok(from_xml(&self.text)?),
            GraphFormat::Json => Ok(from_json(&self.text)?),
            GraphFormat::Tra => self.read_tra(),
            GraphFormat::Prism => match self.pose_prism(work)?.posed.game {
                PosedGame::Probability(document) | PosedGame::Complement(document) => Ok(document),
                PosedGame::Reward(..) => Err(Unreadable::Told(Told::input(
                    Message::new("graph-error-rewards"),
                    Message::new("graph-accepted-probability"),
                ))),
            },
        }
    }

    /// What is to be solved.
    pub(super) fn pose(&self, work: &Work) -> Result<Problem, Unreadable> {
        match self.format() {
            GraphFormat::Prism => self.pose_prism(work),
            _ => self.read(work).map(Problem::of),
        }
    }

    fn read_tra(&self) -> Result<Document, Unreadable> {
        if self.properties.is_some() {
            return Err(Unreadable::Told(Told::input(
                Message::new("graph-error-property-tra"),
                Message::new("graph-accepted-target"),
            )));
        }
        let labels = self.labels.as_deref().ok_or_else(|| {
            Told::input(
                Message::new("graph-error-no-labels"),
                Message::new("graph-accepted-labels"),
            )
        })?;
        let labels = Labels::parse(labels)?;
        let mut numbers = Vec::new();
        for player in self.players() {
            numbers.push(player.parse::<u32>().map_err(|_| {
                Told::input(
                    Message::new("graph-error-player").with("text", player.as_str()),
                    Message::new("graph-accepted-player-numbers"),
                )
            })?);
        }
        let is_max = |player| numbers.contains(&player);
        let graph = from_tra(&self.text, &labels, &self.target, is_max)?;
        Ok(Document::bare(graph))
    }

    fn pose_prism(&self, work: &Work) -> Result<Problem, Unreadable> {
        work.claim(Model::estimate(&self.text))
            .map_err(Told::from)?;
        let model = Model::parse(&self.text)?;
        let property = match &self.properties {
            Some(text) => self.chosen(text)?,
            None => Property::reach(&self.target, self.players()),
        };
        let out_of_range = match self.out_of_range {
            GraphRange::Error => OutOfRange::Error,
            GraphRange::Disabled => OutOfRange::Disabled,
        };
        Ok(Problem {
            posed: model.pose(&self.constants, &property, out_of_range, work)?,
            property: self.properties.is_some().then_some(property.text),
        })
    }

    fn players(&self) -> Vec<String> {
        let parts = self.max.split(',').map(str::trim);
        parts
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// The property that is meant; without a number the first that can be computed.
    fn chosen(&self, text: &str) -> Result<Property, Unreadable> {
        let found = properties(text);
        let count = found.len();
        let none = || {
            Unreadable::Told(Told::input(
                Message::new("graph-error-no-property").with("text", self.property.unwrap_or(1)),
                Message::new("graph-accepted-property").with("count", count),
            ))
        };
        match self.property {
            Some(number) => {
                let place = number.checked_sub(1).ok_or_else(none)?;
                Ok(found.into_iter().nth(place).ok_or_else(none)??)
            }
            None => {
                let mut reason = None;
                for property in found {
                    match property {
                        Ok(property) => return Ok(property),
                        Err(error) => reason = reason.or(Some(error)),
                    }
                }
                Err(reason.map_or_else(none, Unreadable::Format))
            }
        }
    }
}
