//! File formats, over text: what a file says becomes a graph, or a named error; a graph becomes text. No file is opened.

mod choices;
mod drn;
mod error;
pub mod json;
mod numerator;
mod picture;
pub mod prism;
mod result;
mod stream;
mod tra;
mod xml;

pub use drn::to_drn;
pub use error::{FormatError, Wrong};
pub use json::{Amount, EdgeEntry, GraphFile, VertexEntry, from_file, to_file, to_json};
pub use numerator::Numerator;
pub use picture::{Marks, picture};
pub(crate) use result::outward;
pub use result::{Answer, AnswerError, AnswerGuarantee, Certificate, Figure};
pub use stream::{from_json, read_json};
pub use tra::{Explicit, Labels, from_tra, to_lab, to_tra};
pub use xml::{from_xml, to_xml};

use crate::{Graph, Vertex};

/// The name of a vertex, unless it holds a character that no XML can: every document can be written in every format.
fn named(name: String) -> Result<String, Wrong> {
    let foreign = |letter: char| {
        matches!(letter, '\0'..' ' | '\u{fffe}' | '\u{ffff}')
            && !matches!(letter, '\t' | '\n' | '\r')
    };
    if name.chars().any(foreign) {
        let found = name.escape_debug().to_string();
        return Err(Wrong::Unexpected { found });
    }
    Ok(name)
}

/// A graph with what people see of it: names and places on the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The graph.
    pub graph: Graph,
    /// A name for each vertex, empty where it has none; no entries at all where nobody is named.
    pub names: Vec<String>,
    /// Where each vertex stands on the drawing; no entries at all where nobody was placed.
    pub places: Vec<Option<(f64, f64)>>,
}

impl Document {
    /// A graph without names and places.
    #[must_use]
    pub fn bare(graph: Graph) -> Self {
        Document {
            graph,
            names: Vec::new(),
            places: Vec::new(),
        }
    }

    /// The name of a vertex, if it has one.
    #[must_use]
    pub fn name(&self, vertex: Vertex) -> Option<&str> {
        let name = self.names.get(vertex as usize)?;
        (!name.is_empty()).then_some(name)
    }

    /// Where a vertex stands, if it was placed.
    #[must_use]
    pub fn place(&self, vertex: Vertex) -> Option<(f64, f64)> {
        self.places.get(vertex as usize).copied().flatten()
    }
}

/// The probability of a draw as a fraction; nothing where all draws of the vertex are equally likely.
pub(crate) fn probability(graph: &Graph, vertex: Vertex, place: usize) -> Option<String> {
    if graph.kind(vertex) != crate::Kind::Chance || graph.is_uniform(vertex) {
        return None;
    }
    let share = crate::Fraction::new(graph.weight(vertex, place), graph.total(vertex));
    Some(share.to_string())
}
