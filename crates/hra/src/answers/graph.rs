//! Games with two and a half players: graphs from drawings and files, their problems, values and strategies, as documents.

use super::source::GraphSource;
use crate::{Told, Words};
use graphs::formats::{
    Answer, Document, FormatError, GraphFile, Wrong, from_file, from_xml, to_drn, to_file, to_json,
    to_lab, to_tra, to_xml,
};
use graphs::{Defect, Graph, Method, Options, generate, solve_exactly, to_simple};
use say::{Message, Tell};
use serde::{Deserialize, Serialize};
use std::time::Instant;
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
}

impl GraphInput {
    /// A text.
    #[must_use]
    pub fn text(source: GraphSource) -> Self {
        GraphInput {
            graph: None,
            source: Some(source),
        }
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

    fn read_or_defects(&self, work: &Work) -> Result<Document, Unreadable> {
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

/// How a graph is to be solved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GraphHow {
    /// `interval`, `optimistic`, `strategy-iteration`, `hoffman-karp`, `shapley` or `program`; `interval` if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// How far apart the proven bounds may be; 1e-6 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epsilon: Option<f64>,
    /// Fractions without any error.
    #[serde(default)]
    pub exact: bool,
}

impl GraphHow {
    /// The options of the solver; nothing where fractions are wanted.
    fn options(&self) -> Result<Option<Options>, Told> {
        if self.exact {
            if self.method.is_some() || self.epsilon.is_some() {
                return Err(Told::input(
                    Message::new("graph-error-exact-and-method"),
                    Message::new("graph-accepted-exact-or-method"),
                ));
            }
            return Ok(None);
        }
        let usual = Options::default();
        let method = match &self.method {
            None => usual.method,
            Some(name) => Method::from_name(name).ok_or_else(|| {
                let names = Method::ALL.map(Method::name).join(", ");
                Told::input(
                    Message::new("graph-error-method").with("text", name.as_str()),
                    Message::new("accepted-values").with("values", names),
                )
            })?,
        };
        Ok(Some(Options {
            method,
            epsilon: self.epsilon.unwrap_or(usual.epsilon),
        }))
    }
}

/// What is a graph worth?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GraphSolve {
    /// The graph.
    #[serde(flatten)]
    pub input: GraphInput,
    /// How.
    #[serde(flatten)]
    pub how: GraphHow,
}

/// The answer that can be checked, and the size of the graph for information.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GraphSolution {
    /// The answer.
    #[serde(flatten)]
    pub answer: Answer,
    /// How many vertices the graph has.
    pub vertices: usize,
    /// How many edges the graph has.
    pub edges: usize,
}

/// Solves a graph.
///
/// # Errors
/// When the graph or the question is wrong, when stopped, or when it would need too much memory.
pub fn solve(request: &GraphSolve, work: &Work) -> Result<GraphSolution, Told> {
    let document = request.input.read(work)?;
    solve_graph(&document.graph, &request.how, work)
}

/// Solves a graph that was read already.
///
/// # Errors
/// When the question is wrong, when stopped, or when it would need too much memory.
pub fn solve_graph(graph: &Graph, how: &GraphHow, work: &Work) -> Result<GraphSolution, Told> {
    let options = how.options()?;
    let begun = Instant::now();
    let seconds = |begun: Instant| begun.elapsed().as_secs_f64();
    let answer = match options {
        None => {
            let exact = solve_exactly(graph, work)?;
            Answer::of_exact(graph, &exact, seconds(begun))
        }
        Some(options) => {
            let solution = graphs::solve(graph, &options, work)?;
            Answer::of_solution(graph, &solution, options.epsilon, seconds(begun))
        }
    };
    Ok(GraphSolution {
        answer,
        vertices: graph.len(),
        edges: graph.edges(),
    })
}

/// What is wrong with a graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GraphProblems {
    /// Everything that is wrong; nothing for a graph that can be solved.
    pub problems: Vec<GraphProblem>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GraphProblem {
    /// What is wrong, in a sentence.
    pub message: String,
    /// The vertex where it is to be shown.
    pub vertex: Option<u64>,
    /// Where the edge leads that is meant, if it is an edge of that vertex.
    pub to: Option<u64>,
}

/// Looks for everything that is wrong with a graph.
///
/// # Errors
/// When there is no graph to look at, or its text cannot be read at all.
pub fn check(request: &GraphInput, work: &Work, words: Words) -> Result<GraphProblems, Told> {
    let problems = match request.read_or_defects(work) {
        Ok(_) => Vec::new(),
        Err(Unreadable::Format(FormatError {
            what: Wrong::Defects(defects),
            ..
        })) => defects
            .0
            .iter()
            .map(|defect| problem(defect, words))
            .collect(),
        // A drawing has no lines: what is wrong with one of its numbers belongs to it as a whole.
        Err(Unreadable::Format(error)) if request.graph.is_some() => vec![GraphProblem {
            message: words.say(&error.message()),
            vertex: None,
            to: None,
        }],
        Err(Unreadable::Format(error)) => return Err(error.into()),
        Err(Unreadable::Told(told)) => return Err(told),
    };
    Ok(GraphProblems { problems })
}

fn problem(defect: &Defect, words: Words) -> GraphProblem {
    let (vertex, to) = match defect {
        Defect::Empty | Defect::TooMany => (None, None),
        Defect::TwoKinds { vertex, .. }
        | Defect::NoKind { vertex }
        | Defect::NoSuccessor { vertex }
        | Defect::SinkWithSuccessor { vertex }
        | Defect::UnknownStart { vertex }
        | Defect::NoValue { vertex }
        | Defect::ValueWithoutSink { vertex }
        | Defect::ValueOutside { vertex, .. }
        | Defect::SumNotOne { vertex, .. }
        | Defect::MixedWeights { vertex }
        | Defect::WeightsTooFine { vertex }
        | Defect::NotSquare { row: vertex, .. } => (Some(*vertex), None),
        Defect::UnknownVertex { from, to }
        | Defect::WeightNotPositive { from, to, .. }
        | Defect::WeightWithoutChance { from, to } => (Some(*from), Some(*to)),
    };
    GraphProblem {
        message: words.say(&defect.message()),
        vertex,
        to,
    }
}

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
    /// The text.
    pub text: String,
    /// The labels that belong to explicit transitions.
    pub labels: Option<String>,
    /// The graph in our own form, where JSON was asked for.
    pub graph: Option<GraphFile>,
}

/// Reads a graph and writes it in another format.
///
/// # Errors
/// When the graph is wrong, when stopped, or when it would need too much memory.
pub fn convert(request: &GraphConvert, work: &Work) -> Result<GraphConverted, Told> {
    let mut document = request.input.read(work)?;
    if request.simple {
        document = Document::bare(to_simple(&document.graph)?.graph);
    }
    Ok(converted(&document, request.to))
}

/// A graph that was read already, in another format.
#[must_use]
pub fn converted(document: &Document, to: GraphText) -> GraphConverted {
    let graph = &document.graph;
    GraphConverted {
        vertices: graph.len(),
        edges: graph.edges(),
        text: match to {
            GraphText::Xml => to_xml(document),
            GraphText::Json => to_json(document),
            GraphText::Tra => to_tra(graph),
            GraphText::Lab => to_lab(graph),
            GraphText::Drn => to_drn(graph),
        },
        labels: (to == GraphText::Tra).then(|| to_lab(graph)),
        graph: (to == GraphText::Json).then(|| to_file(document)),
    }
}

/// A way to solve graphs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GraphMethod {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub text: String,
    /// The largest strongly connected part that it is made for.
    pub largest_part: Option<usize>,
}

/// All ways to solve graphs, the usual one first.
#[must_use]
pub fn methods(words: Words) -> Vec<GraphMethod> {
    let told = |method: Method| {
        let id = match method {
            Method::Interval => "graph-method-interval",
            Method::Optimistic => "graph-method-optimistic",
            Method::StrategyIteration => "graph-method-strategy-iteration",
            Method::HoffmanKarp => "graph-method-hoffman-karp",
            Method::Shapley => "graph-method-shapley",
            Method::Program => "graph-method-program",
        };
        GraphMethod {
            name: method.name(),
            text: words.get(id),
            largest_part: method.largest_part(),
        }
    };
    Method::ALL.into_iter().map(told).collect()
}

/// A graph to start from.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GraphExample {
    /// A word for programs.
    pub name: &'static str,
    /// What it shows, in a sentence.
    pub text: String,
    /// The graph.
    pub graph: GraphFile,
}

const FIRST_EXAMPLE: &str = include_str!("../../../../docs/example-graph.xml");

/// Graphs to start from.
#[must_use]
pub fn examples(words: Words) -> Vec<GraphExample> {
    let third = graphs::exactly("1/3");
    let mut random = work::Streams::new(3).stream("graph-generate", 0);
    let all = [
        ("mixed", "graph-example-mixed", from_xml(FIRST_EXAMPLE).ok()),
        (
            "path",
            "graph-example-path",
            bare(generate::adversarial_path(4, &third)),
        ),
        (
            "corridors",
            "graph-example-corridors",
            bare(generate::big_end(3)),
        ),
        (
            "random",
            "graph-example-random",
            bare(generate::generate(
                generate::Family::Uniform,
                12,
                &mut random,
            )),
        ),
    ];
    let example = |(name, id, document): (&'static str, &'static str, Option<Document>)| {
        Some(GraphExample {
            name,
            text: words.get(id),
            graph: to_file(&document?),
        })
    };
    all.into_iter().filter_map(example).collect()
}

fn bare(graph: Result<Graph, graphs::Defects>) -> Option<Document> {
    graph.ok().map(Document::bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_can_be_solved() {
        let examples = examples(Words::default());
        assert_eq!(examples.len(), 4);
        for example in examples {
            let request = GraphSolve {
                input: GraphInput {
                    graph: Some(example.graph),
                    source: None,
                },
                how: GraphHow::default(),
            };
            let solved = solve(&request, &Work::unlimited()).unwrap();
            assert_eq!(solved.answer.guarantee.kind, "proven", "{}", example.name);
        }
    }

    #[test]
    fn problems_say_where_they_are() {
        let text = r#"{"graph": {"format": "hra-graph", "version": 1,
            "vertices": [{"kind": "max"}, {"kind": "sink", "value": "3/2"}, {"kind": "chance"}],
            "edges": [{"from": 2, "to": 1, "weight": "1/2"}]}}"#;
        let request: GraphInput = serde_json::from_str(text).unwrap();
        let found = check(&request, &Work::unlimited(), Words::default()).unwrap();
        let places: Vec<Option<u64>> = found
            .problems
            .iter()
            .map(|problem| problem.vertex)
            .collect();
        assert_eq!(places.len(), 3, "{found:?}");
        for vertex in 0..3 {
            assert!(places.contains(&Some(vertex)), "{found:?}");
        }
    }
}
