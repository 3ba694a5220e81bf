//! Graphs from one format to another, and out of thin air.

use super::{EXAMPLE, GraphInput};
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use graphs::formats::{Document, GraphFile, to_drn, to_file, to_json, to_lab, to_tra, to_xml};
use graphs::generate::{self, Family};
use graphs::{Graph, to_simple};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a graph can be written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GraphText {
    /// Our own XML.
    #[default]
    Xml,
    /// Our own JSON.
    Json,
    /// Explicit transitions.
    Tra,
    /// The labels that belong to explicit transitions.
    Lab,
    /// The explicit format of Storm.
    Drn,
}

/// Write a graph in another format.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GraphConvert {
    /// The graph.
    #[serde(flatten)]
    pub input: GraphInput,
    /// What to write it in.
    #[serde(default)]
    pub to: GraphText,
    /// First convert to a simple stochastic game: two successors everywhere, fair coins only.
    #[serde(default)]
    pub simple: bool,
}

/// A graph in another format.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GraphConverted {
    /// How many vertices the graph has.
    pub vertices: usize,
    /// How many edges the graph has.
    pub edges: usize,
    /// The text, unless it was written to files.
    pub text: Option<String>,
    /// The files that it was written to, by a command that was told to.
    pub files: Vec<String>,
    /// The labels that belong to explicit transitions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labels: Option<String>,
    /// The graph in our own form, where JSON was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub graph: Option<GraphFile>,
}

impl Choice for GraphText {
    const ALL: &'static [(&'static str, Self)] = &[
        ("xml", GraphText::Xml),
        ("json", GraphText::Json),
        ("tra", GraphText::Tra),
        ("lab", GraphText::Lab),
        ("drn", GraphText::Drn),
    ];
}

impl Question for GraphConvert {
    const NAME: &'static str = "graph.convert";
    const ABOUT: &'static str = "A graph in another format.";
    const EXAMPLE: Example = Example::new(
        r#"{"source": {"text": "@input"}, "to": "tra"}"#,
        &["graph", "convert", "-", "--to", "tra"],
    )
    .reading(EXAMPLE);
    type Answer = GraphConverted;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphConverted, Told> {
        let mut document = self.input.read(asked.work)?;
        if self.simple {
            document = Document::bare(to_simple(&document.graph)?.graph);
        }
        Ok(converted(&document, self.to))
    }

    fn tell(&self, answer: &GraphConverted, _: &Teller) -> String {
        answer.text.clone().unwrap_or_default()
    }
}

/// Make a graph out of thin air.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GraphGenerate {
    /// The name of a family of graphs.
    #[schema(example = "uniform")]
    pub family: String,
    /// How large; what that means depends on the family.
    #[schema(example = 12)]
    pub size: u32,
    /// What to write it in.
    #[serde(default)]
    pub to: GraphText,
}

impl GraphGenerate {
    fn family(&self) -> Result<Family, Told> {
        Family::from_name(&self.family).ok_or_else(|| {
            Told::input(
                Message::new("graph-error-family").with("text", self.family.as_str()),
                Message::new("accepted-values")
                    .with("values", Family::ALL.map(Family::name).join(", ")),
            )
        })
    }
}

impl Question for GraphGenerate {
    const NAME: &'static str = "graph.generate";
    const ABOUT: &'static str = "A graph out of thin air, of a family that solvers are tried with.";
    const EXAMPLE: Example = Example::new(
        r#"{"family": "uniform", "size": 12}"#,
        &["graph", "generate", "uniform", "12"],
    );
    type Answer = GraphConverted;

    fn check(&self) -> Result<(), Told> {
        self.family().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphConverted, Told> {
        let family = self.family()?;
        let (vertices, edges) = family.size(self.size);
        // The graph while it is put together, and its text.
        let text = vertices * 40 + edges * 40;
        asked
            .work
            .claim(Graph::estimate(vertices, edges, true) + text)?;
        let mut random = asked.work.streams.stream("graph-generate", 0);
        let graph = generate::generate(family, self.size, &mut random)?;
        Ok(converted(&Document::bare(graph), self.to))
    }

    fn tell(&self, answer: &GraphConverted, _: &Teller) -> String {
        answer.text.clone().unwrap_or_default()
    }
}

/// A graph that was read already, in another format.
pub(in crate::answers) fn converted(document: &Document, to: GraphText) -> GraphConverted {
    let graph = &document.graph;
    GraphConverted {
        vertices: graph.len(),
        edges: graph.edges(),
        text: Some(match to {
            GraphText::Xml => to_xml(document),
            GraphText::Json => to_json(document),
            GraphText::Tra => to_tra(graph),
            GraphText::Lab => to_lab(graph),
            GraphText::Drn => to_drn(graph),
        }),
        files: Vec::new(),
        labels: (to == GraphText::Tra).then(|| to_lab(graph)),
        graph: (to == GraphText::Json).then(|| to_file(document)),
    }
}
