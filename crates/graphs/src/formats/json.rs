//! Our own JSON, version 1; docs/graph-formats.md describes it.

use super::{Document, FormatError, Wrong, probability};
use crate::fraction::parse_exact;
use crate::{Builder, Kind, Vertex};
use num_rational::BigRational;
use serde::{Deserialize, Serialize};

/// The name that the format gives itself.
pub(super) const FORMAT: &str = "hra-graph";

/// The file as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GraphFile {
    /// Always `hra-graph`.
    pub format: String,
    /// Always 1.
    pub version: u64,
    /// The vertex in which play starts.
    #[serde(default)]
    pub start: u64,
    /// The vertices, numbered from 0 in this order.
    pub vertices: Vec<VertexEntry>,
    /// The edges.
    pub edges: Vec<EdgeEntry>,
}

/// One vertex of a [`GraphFile`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct VertexEntry {
    /// `max`, `min`, `chance` or `sink`.
    pub kind: String,
    /// What a sink is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Amount>,
    /// What people call it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Where it stands on the drawing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Where it stands on the drawing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<f64>,
}

/// One edge of a [`GraphFile`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EdgeEntry {
    /// Where it begins.
    pub from: u64,
    /// Where it leads.
    pub to: u64,
    /// The probability, for edges of chance vertices that are not all equally likely.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weight: Option<Amount>,
}

/// `"1/3"`, or a number, which is taken digit for digit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Amount {
    /// `"1/3"`, `"0.25"`.
    Text(String),
    /// `0.25`.
    #[cfg_attr(feature = "schema", schema(value_type = f64))]
    Number(serde_json::Number),
}

impl Amount {
    fn exact(&self) -> Result<BigRational, Wrong> {
        let text = match self {
            Amount::Text(text) => text.clone(),
            Amount::Number(number) => number.to_string(),
        };
        parse_exact(&text).map_err(|_| Wrong::Number { text })
    }
}

/// Writes a graph.
#[must_use]
pub fn to_json(document: &Document) -> String {
    // Strings and finite numbers can always be written.
    let mut text = serde_json::to_string_pretty(&to_file(document)).unwrap_or_default();
    text.push('\n');
    text
}

/// The graph as data that becomes JSON.
#[must_use]
pub fn to_file(document: &Document) -> GraphFile {
    let graph = &document.graph;
    let vertices = graph.vertices().map(|vertex| VertexEntry {
        kind: graph.kind(vertex).word().to_owned(),
        value: graph
            .sink(vertex)
            .map(|value| Amount::Text(value.to_string())),
        name: document.name(vertex).unwrap_or_default().to_owned(),
        x: document.place(vertex).map(|(x, _)| x),
        y: document.place(vertex).map(|(_, y)| y),
    });
    let edges = graph.vertices().flat_map(|vertex| {
        graph
            .successors(vertex)
            .iter()
            .enumerate()
            .map(move |(place, &to)| EdgeEntry {
                from: vertex.into(),
                to: to.into(),
                weight: probability(graph, vertex, place).map(Amount::Text),
            })
    });
    GraphFile {
        format: FORMAT.to_owned(),
        version: 1,
        start: graph.start().into(),
        vertices: vertices.collect(),
        edges: edges.collect(),
    }
}

/// The graph that the data describes.
///
/// # Errors
/// What is wrong with it.
pub fn from_file(file: GraphFile) -> Result<Document, FormatError> {
    if file.format != FORMAT {
        return Err(Wrong::Unknown {
            name: file.format,
            known: FORMAT.to_owned(),
        }
        .into());
    }
    if file.version != 1 {
        return Err(Wrong::Version {
            found: file.version.to_string(),
        }
        .into());
    }
    let mut builder = Builder::with_capacity(file.vertices.len(), file.edges.len());
    let (mut names, mut places) = (Vec::new(), Vec::new());
    for entry in file.vertices {
        let kind = Kind::from_word(&entry.kind).ok_or_else(|| Wrong::Unknown {
            name: entry.kind.clone(),
            known: Kind::ALL.map(Kind::word).join(", "),
        })?;
        let vertex = builder.add(kind);
        if let Some(value) = entry.value {
            builder.set_value(vertex, value.exact()?);
        }
        names.push(super::named(entry.name)?);
        places.push(entry.x.zip(entry.y));
    }
    for edge in file.edges {
        let narrow = |number: u64| {
            Vertex::try_from(number).map_err(|_| Wrong::Number {
                text: number.to_string(),
            })
        };
        let (from, to) = (narrow(edge.from)?, narrow(edge.to)?);
        match edge.weight {
            None => builder.edge(from, to),
            Some(weight) => builder.edge_with_probability(from, to, weight.exact()?),
        }
    }
    builder.set_start(file.start);
    if names.iter().all(String::is_empty) {
        names.clear();
    }
    if places.iter().all(Option::is_none) {
        places.clear();
    }
    let graph = builder.build().map_err(Wrong::from)?;
    Ok(Document {
        graph,
        names,
        places,
    })
}
