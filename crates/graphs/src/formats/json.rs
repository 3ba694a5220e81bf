//! Our own JSON, version 1; docs/graph-formats.md describes it.

use super::{Document, FormatError, Wrong, probability};
use crate::fraction::parse_exact;
use crate::{Builder, Kind, Vertex};
use num_rational::BigRational;
use serde::{Deserialize, Serialize};

/// The name that the format gives itself.
const FORMAT: &str = "hra-graph";

/// The file as a whole.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    #[serde(default)]
    start: u64,
    vertices: Vec<VertexEntry>,
    edges: Vec<EdgeEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct VertexEntry {
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<Amount>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    x: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    y: Option<f64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgeEntry {
    from: u64,
    to: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    weight: Option<Amount>,
}

/// `"1/3"`, or a number, which is taken digit for digit.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Amount {
    Text(String),
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
    let file = File {
        format: FORMAT.to_owned(),
        version: 1,
        start: graph.start().into(),
        vertices: vertices.collect(),
        edges: edges.collect(),
    };
    // Strings and finite numbers can always be written.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

/// Reads a graph.
///
/// # Errors
/// What is wrong, with the line where it is known.
pub fn from_json(text: &str) -> Result<Document, FormatError> {
    let file: File = serde_json::from_str(text).map_err(|error| {
        let detail = error.to_string();
        FormatError::at(
            error.line() as u64,
            Wrong::Malformed {
                format: "JSON",
                detail,
            },
        )
    })?;
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
        names.push(entry.name);
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
