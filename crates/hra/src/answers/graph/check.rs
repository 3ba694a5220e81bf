//! Everything that is wrong with a graph, each with its vertex.

use super::input::{GraphInput, Unreadable};
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use graphs::Defect;
use graphs::formats::{FormatError, Wrong};
use say::Tell;
use serde::Serialize;
use utoipa::ToSchema;
use work::Work;

impl Question for GraphInput {
    const NAME: &'static str = "graph.check";
    const ABOUT: &'static str = "Everything that is wrong with a graph, each with its vertex.";
    const EXAMPLE: Example = Example::only(
        r#"{"source": {"text": "<game version=\"1\" start=\"0\"><vertex id=\"0\" kind=\"max\"/></game>"}}"#,
    );
    type Answer = GraphProblems;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphProblems, Told> {
        check(self, asked.work, asked.words)
    }

    fn tell(&self, answer: &GraphProblems, teller: &Teller) -> String {
        if answer.problems.is_empty() {
            return teller.get("graph-no-problems");
        }
        let problems = answer.problems.iter();
        let lines: Vec<&str> = problems.map(|problem| problem.message.as_str()).collect();
        lines.join("\n")
    }
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

fn check(request: &GraphInput, work: &Work, words: Words) -> Result<GraphProblems, Told> {
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

#[cfg(test)]
mod tests {
    use super::*;

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
