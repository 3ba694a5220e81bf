//! Where a graph comes from: a file of any known format, and for formats without sinks who wants to reach what.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use graphs::formats::prism::{Coalition, Goal, Model, Property, properties};
use graphs::formats::{Document, Labels, from_json, from_tra, from_xml};
use say::Message;
use std::path::Path;

#[derive(Args)]
pub struct SourceArgs {
    file: String,
    #[arg(long, value_name = "LABEL", default_value = "win")]
    target: String,
    #[arg(long, value_name = "PLAYERS", default_value = "1")]
    max: String,
    #[arg(long = "const", value_name = "N=20,p=0.5", default_value = "")]
    constants: String,
    #[arg(long, value_name = "FILE[:N]", conflicts_with_all = ["target", "max"])]
    property: Option<String>,
}

enum Format {
    Xml,
    Json,
    Tra,
    Prism,
}

impl SourceArgs {
    /// Reads the graph.
    pub fn read(&self, context: &Context) -> Result<Document, Failure> {
        let text = files::read_text(&self.file)?;
        match format_of(&self.file, &text) {
            Format::Xml => Ok(from_xml(&text)?),
            Format::Json => Ok(from_json(&text)?),
            Format::Tra => self.read_tra(&text),
            Format::Prism => self.read_prism(&text, context),
        }
    }

    fn read_tra(&self, text: &str) -> Result<Document, Failure> {
        if self.property.is_some() {
            return Err(Failure::input(
                Message::new("graph-error-property-tra"),
                Message::new("graph-accepted-target"),
            ));
        }
        let beside = Path::new(&self.file).with_extension("lab");
        let labels = Labels::parse(&files::read_text(&beside.to_string_lossy())?)?;
        let players = self.players();
        let mut numbers = Vec::new();
        for player in &players {
            numbers.push(player.parse::<u32>().map_err(|_| {
                Failure::input(
                    Message::new("graph-error-player").with("text", player.as_str()),
                    Message::new("graph-accepted-player-numbers"),
                )
            })?);
        }
        let graph = from_tra(text, &labels, &self.target, |player| {
            numbers.contains(&player)
        })?;
        Ok(Document::bare(graph))
    }

    fn read_prism(&self, text: &str, context: &Context) -> Result<Document, Failure> {
        let model = Model::parse(text)?;
        let (max, goal) = match &self.property {
            Some(wanted) => {
                let property = chosen(wanted)?;
                (property.max, property.goal)
            }
            None => (Coalition::Only(self.players()), Goal::label(&self.target)),
        };
        Ok(model.build(&self.constants, &max, &goal, &context.work)?)
    }

    fn players(&self) -> Vec<String> {
        let parts = self.max.split(',').map(str::trim);
        parts
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    }
}

/// The property meant by `FILE` or `FILE:N`; without a number the first that can be computed.
fn chosen(wanted: &str) -> Result<Property, Failure> {
    let numbered = wanted
        .rsplit_once(':')
        .and_then(|(path, number)| Some((path, number.parse::<usize>().ok()?)));
    let (path, number) = numbered.map_or((wanted, None), |(path, number)| (path, Some(number)));
    let found = properties(&files::read_text(path)?);
    let count = found.len();
    let none = || {
        Failure::input(
            Message::new("graph-error-no-property").with("text", wanted),
            Message::new("graph-accepted-property").with("count", count),
        )
    };
    match number {
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
            Err(reason.map_or_else(none, Failure::from))
        }
    }
}

/// By the name, or for names that say nothing by how the text begins.
fn format_of(path: &str, text: &str) -> Format {
    let extension = Path::new(path)
        .extension()
        .and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "xml" => Format::Xml,
        "json" => Format::Json,
        "tra" => Format::Tra,
        "prism" | "pm" | "nm" | "sm" | "smg" | "gm" => Format::Prism,
        _ => match text.trim_start().chars().next() {
            Some('<') => Format::Xml,
            Some('{') => Format::Json,
            Some('#' | '0'..='9') => Format::Tra,
            _ => Format::Prism,
        },
    }
}
