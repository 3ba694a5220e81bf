//! Graphs to start from.

use super::EXAMPLE;
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use graphs::formats::{Document, GraphFile, from_xml, to_file};
use graphs::{Graph, generate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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

/// Which graphs are there to start from?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GraphExamples {}

/// Graphs to start from.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct ExampleGraphs(pub Vec<GraphExample>);

impl Question for GraphExamples {
    const NAME: &'static str = "graph.examples";
    const ABOUT: &'static str = "Graphs to start from.";
    const EXAMPLE: Example = Example::only("{}");
    const BARE: bool = true;
    type Answer = ExampleGraphs;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ExampleGraphs, Told> {
        Ok(ExampleGraphs(examples(asked.words)))
    }

    fn tell(&self, answer: &ExampleGraphs, _: &Teller) -> String {
        let line = |example: &GraphExample| format!("{}  {}", example.name, example.text);
        let lines: Vec<String> = answer.0.iter().map(line).collect();
        lines.join("\n")
    }
}

fn examples(words: Words) -> Vec<GraphExample> {
    let third = graphs::exactly("1/3");
    let mut random = work::Streams::new(3).stream("graph-generate", 0);
    let all = [
        ("mixed", "graph-example-mixed", from_xml(EXAMPLE).ok()),
        ("condon", "graph-example-condon", bare(generate::condon())),
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
    use super::super::{GraphHow, solve::solve_graph};
    use super::*;
    use graphs::formats::from_file;
    use work::Work;

    #[test]
    fn every_example_can_be_solved() {
        let examples = examples(Words::default());
        assert_eq!(examples.len(), 5);
        for example in examples {
            let document = from_file(example.graph).unwrap();
            let how = GraphHow::default();
            let solved = solve_graph(&document.graph, &how, &Work::unlimited()).unwrap();
            assert_eq!(solved.guarantee.kind, "proven", "{}", example.name);
        }
    }
}
