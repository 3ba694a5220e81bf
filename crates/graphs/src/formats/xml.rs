//! Our own XML, version 1; docs/graph-formats.md describes it. Document types, and with them entities of one's own, are
//! refused, and nothing nests, so that no file can be small and mean something huge.

use super::{Document, FormatError, Wrong, probability};
use crate::fraction::parse_exact;
use crate::{Builder, Kind, Vertex};
use quick_xml::escape::escape;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Writes a graph.
#[must_use]
pub fn to_xml(document: &Document) -> String {
    let graph = &document.graph;
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing into a string cannot fail.
    let _ = writeln!(text, "<game version=\"1\" start=\"{}\">", graph.start());
    for vertex in graph.vertices() {
        let _ = write!(
            text,
            "  <vertex id=\"{vertex}\" kind=\"{}\"",
            graph.kind(vertex).word()
        );
        if let Some(value) = graph.sink(vertex) {
            let _ = write!(text, " value=\"{value}\"");
        }
        if let Some(name) = document.name(vertex) {
            let name = escape(name)
                .replace('\n', "&#10;")
                .replace('\t', "&#9;")
                .replace('\r', "&#13;");
            let _ = write!(text, " name=\"{name}\"");
        }
        if let Some((x, y)) = document.place(vertex) {
            let _ = write!(text, " x=\"{x}\" y=\"{y}\"");
        }
        text.push_str("/>\n");
    }
    for vertex in graph.vertices() {
        for (place, to) in graph.successors(vertex).iter().enumerate() {
            let _ = write!(text, "  <edge from=\"{vertex}\" to=\"{to}\"");
            if let Some(weight) = probability(graph, vertex, place) {
                let _ = write!(text, " weight=\"{weight}\"");
            }
            text.push_str("/>\n");
        }
    }
    text.push_str("</game>\n");
    text
}

/// Reads a graph.
///
/// # Errors
/// What is wrong, with the line.
pub fn from_xml(text: &str) -> Result<Document, FormatError> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().check_end_names = true;
    let mut reading = Reading::default();
    let line = |reader: &Reader<&[u8]>| line_at(text, reader.buffer_position());
    let malformed = |detail: String| Wrong::Malformed {
        format: "XML",
        detail,
    };
    loop {
        let event = reader.read_event().map_err(|error| {
            FormatError::at(
                line_at(text, reader.error_position()),
                malformed(error.to_string()),
            )
        })?;
        let outcome = match event {
            Event::Decl(_) | Event::Comment(_) => Ok(()),
            Event::DocType(_) => Err(Wrong::Unsupported {
                what: "DOCTYPE".into(),
            }),
            Event::PI(_) => Err(Wrong::Unsupported {
                what: "<?…?>".into(),
            }),
            Event::CData(_) => Err(Wrong::Unexpected {
                found: "CDATA".into(),
            }),
            Event::GeneralRef(_) => Err(Wrong::Unexpected {
                found: "&…;".into(),
            }),
            Event::Text(content) if content.trim().is_empty() => Ok(()),
            Event::Text(content) => Err(Wrong::Unexpected {
                found: content.trim().chars().take(40).collect(),
            }),
            Event::Start(element) => reading.open(&element, false),
            Event::Empty(element) => reading.open(&element, true),
            Event::End(_) => {
                reading.depth -= 1;
                Ok(())
            }
            Event::Eof => break,
        };
        outcome.map_err(|what| FormatError::at(line(&reader), what))?;
    }
    if reading.depth != 0 || !reading.begun {
        return Err(Wrong::Missing {
            what: if reading.begun { "</game>" } else { "<game>" }.into(),
        }
        .into());
    }
    reading.finish()
}

fn line_at(text: &str, position: u64) -> u64 {
    let end = usize::try_from(position)
        .unwrap_or(usize::MAX)
        .min(text.len());
    1 + text.as_bytes()[..end]
        .iter()
        .filter(|&&byte| byte == b'\n')
        .count() as u64
}

#[derive(Default)]
struct Reading {
    begun: bool,
    depth: u32,
    start: Option<String>,
    index: FxHashMap<String, Vertex>,
    builder: Builder,
    names: Vec<String>,
    places: Vec<Option<(f64, f64)>>,
    edges: Vec<(String, String, Option<String>)>,
}

type Attributes = FxHashMap<String, String>;

impl Reading {
    fn open(&mut self, element: &BytesStart, closed: bool) -> Result<(), Wrong> {
        let name = element.name().as_ref().to_owned();
        let mut attributes = attributes(element)?;
        match (name.as_str(), self.depth) {
            ("game", 0) if !self.begun => {
                self.begun = true;
                let version = attributes.remove("version").unwrap_or_default();
                if version != "1" {
                    return Err(Wrong::Version { found: version });
                }
                self.start = attributes.remove("start");
                attributes.remove("xmlns");
            }
            ("vertex", 1) => self.vertex(&mut attributes)?,
            ("edge", 1) => {
                let mut wanted = |what: &str| {
                    attributes
                        .remove(what)
                        .ok_or_else(|| Wrong::Missing { what: what.into() })
                };
                let (from, to) = (wanted("from")?, wanted("to")?);
                self.edges.push((from, to, attributes.remove("weight")));
            }
            _ => {
                return Err(Wrong::Unexpected {
                    found: format!("<{name}>"),
                });
            }
        }
        if let Some(unknown) = attributes.into_keys().min() {
            return Err(Wrong::Unexpected { found: unknown });
        }
        if !closed {
            self.depth += 1;
        }
        Ok(())
    }

    fn vertex(&mut self, attributes: &mut Attributes) -> Result<(), Wrong> {
        let id = attributes
            .remove("id")
            .ok_or_else(|| Wrong::Missing { what: "id".into() })?;
        let word = attributes.remove("kind").ok_or_else(|| Wrong::Missing {
            what: "kind".into(),
        })?;
        let kind = Kind::from_word(&word).ok_or_else(|| Wrong::Unknown {
            name: word,
            known: Kind::ALL.map(Kind::word).join(", "),
        })?;
        let vertex = self.builder.add(kind);
        if self.index.insert(id.clone(), vertex).is_some() {
            return Err(Wrong::Twice { name: id });
        }
        if let Some(value) = attributes.remove("value") {
            let exact = parse_exact(&value).map_err(|_| Wrong::Number { text: value })?;
            self.builder.set_value(vertex, exact);
        }
        let name = attributes.remove("name").unwrap_or_default();
        self.names.push(super::named(name)?);
        let mut coordinate = |axis: &str| match attributes.remove(axis) {
            None => Ok(None),
            Some(text) => match text.parse::<f64>() {
                Ok(number) if number.is_finite() => Ok(Some(number)),
                _ => Err(Wrong::Number { text }),
            },
        };
        self.places
            .push(match (coordinate("x")?, coordinate("y")?) {
                (Some(x), Some(y)) => Some((x, y)),
                (None, None) => None,
                _ => {
                    return Err(Wrong::Missing {
                        what: "x, y".into(),
                    });
                }
            });
        Ok(())
    }

    fn finish(mut self) -> Result<Document, FormatError> {
        let find = |id: &str| {
            let found = self.index.get(id).copied();
            found.ok_or_else(|| Wrong::Unknown {
                name: id.to_owned(),
                known: String::new(),
            })
        };
        for (from, to, weight) in &self.edges {
            let (from, to) = (find(from)?, find(to)?);
            match weight {
                None => self.builder.edge(from, to),
                Some(text) => {
                    let exact =
                        parse_exact(text).map_err(|_| Wrong::Number { text: text.clone() })?;
                    self.builder.edge_with_probability(from, to, exact);
                }
            }
        }
        if let Some(start) = &self.start {
            let start = find(start)?;
            self.builder.set_start(start.into());
        }
        if self.names.iter().all(String::is_empty) {
            self.names.clear();
        }
        if self.places.iter().all(Option::is_none) {
            self.places.clear();
        }
        let graph = self.builder.build().map_err(Wrong::from)?;
        Ok(Document {
            graph,
            names: self.names,
            places: self.places,
        })
    }
}

fn attributes(element: &BytesStart) -> Result<Attributes, Wrong> {
    let malformed = |detail: String| Wrong::Malformed {
        format: "XML",
        detail,
    };
    let mut found = Attributes::default();
    for attribute in element.attributes() {
        let attribute = attribute.map_err(|error| malformed(error.to_string()))?;
        let key = attribute.key.as_ref().to_owned();
        let value = quick_xml::escape::unescape(&attribute.value)
            .map_err(|error| malformed(error.to_string()))?;
        found.insert(key, value.into_owned());
    }
    Ok(found)
}
