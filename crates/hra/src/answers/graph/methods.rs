//! The ways to solve graphs.

use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use graphs::Method;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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

/// Which ways to solve graphs are there?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GraphMethods {}

/// All ways to solve graphs, the usual one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct MethodList(pub Vec<GraphMethod>);

impl Question for GraphMethods {
    const NAME: &'static str = "graph.methods";
    const ABOUT: &'static str = "The ways to solve a graph.";
    const EXAMPLE: Example = Example::only("{}");
    const BARE: bool = true;
    type Answer = MethodList;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<MethodList, Told> {
        Ok(MethodList(methods(asked.words)))
    }

    fn tell(&self, answer: &MethodList, _: &Teller) -> String {
        let line = |method: &GraphMethod| format!("{}  {}", method.name, method.text);
        let lines: Vec<String> = answer.0.iter().map(line).collect();
        lines.join("\n")
    }
}

fn methods(words: Words) -> Vec<GraphMethod> {
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
