//! A graph in a request: as it was drawn, or a text in some format.

use super::property::Problem;
use super::source::GraphSource;
use crate::Told;
use graphs::formats::{Document, FormatError, GraphFile, from_file, read_json};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// A graph as it was drawn, or a text in some format; one of the two.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GraphInput {
    /// A graph in our own form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub graph: Option<GraphFile>,
    /// A text in some format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<GraphSource>,
    /// A graph that was read already, from a stream that nobody wants to hold as a text.
    #[serde(skip)]
    pub read: Option<Document>,
}

impl GraphInput {
    /// A text.
    #[must_use]
    pub fn text(source: GraphSource) -> Self {
        GraphInput {
            source: Some(source),
            ..GraphInput::default()
        }
    }

    /// A graph in our JSON from a stream, of which only a little is held at a time; give it a buffered one.
    ///
    /// # Errors
    /// When there is no such graph in it.
    pub fn json(stream: impl std::io::Read) -> Result<Self, Told> {
        Ok(GraphInput {
            read: Some(read_json(stream)?),
            ..GraphInput::default()
        })
    }

    /// The graph itself.
    ///
    /// # Errors
    /// When neither or both are given, or the graph has defects.
    pub fn read(&self, work: &Work) -> Result<Document, Told> {
        self.read_or_defects(work).map_err(|why| match why {
            Unreadable::Format(error) => error.into(),
            Unreadable::Told(told) => told,
        })
    }

    /// What is to be solved: the graph, or the property of a model.
    pub(in crate::answers) fn pose(&self, work: &Work) -> Result<Problem, Told> {
        let posed = match (&self.graph, &self.source) {
            (None, Some(source)) => source.pose(work),
            _ => self.read_or_defects(work).map(Problem::of),
        };
        posed.map_err(|why| match why {
            Unreadable::Format(error) => error.into(),
            Unreadable::Told(told) => told,
        })
    }

    pub(super) fn read_or_defects(&self, work: &Work) -> Result<Document, Unreadable> {
        if let Some(document) = &self.read {
            return Ok(document.clone());
        }
        match (&self.graph, &self.source) {
            (Some(graph), None) => Ok(from_file(graph.clone())?),
            (None, Some(source)) => source.read(work),
            _ => Err(Unreadable::Told(Told::input(
                Message::new("graph-error-no-graph"),
                Message::new("graph-accepted-graph-or-source"),
            ))),
        }
    }
}

/// Why there is no graph: something wrong in it, or before it.
pub(super) enum Unreadable {
    Format(FormatError),
    Told(Told),
}

impl From<FormatError> for Unreadable {
    fn from(error: FormatError) -> Self {
        Unreadable::Format(error)
    }
}

impl From<Told> for Unreadable {
    fn from(told: Told) -> Self {
        Unreadable::Told(told)
    }
}
