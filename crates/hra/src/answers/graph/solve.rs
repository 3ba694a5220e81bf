//! What a graph is worth, how it is to be played, and how far that can be trusted.

use super::property::{self, PropertyAnswer};
use super::{EXAMPLE, GraphInput, tell};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use graphs::formats::prism::PosedGame;
use graphs::formats::{Answer, Document};
use graphs::{Graph, Method, Options, solve_exactly};
use say::{Fault, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

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
    pub(super) fn options(&self) -> Result<Option<Options>, Told> {
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
    /// What the property came to, where one was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub property: Option<PropertyAnswer>,
    /// What was amended on the way, in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// What is listed for people.
    #[serde(skip)]
    pub(super) listed: Listed,
}

/// What an answer is about, for those who list it.
#[derive(Clone, Debug)]
pub(super) enum Listed {
    Graph(Document),
    /// States of an arena by name, if they have one.
    States(Vec<String>),
}

/// Larger graphs are solved by a job.
const MOST_AT_ONCE: usize = 50_000;

impl Question for GraphSolve {
    const NAME: &'static str = "graph.solve";
    const ABOUT: &'static str = "Values, strategies, and how far they can be trusted.";
    const EXAMPLE: Example = Example::new(
        r#"{"source": {"text": "@input"}, "exact": true}"#,
        &["graph", "solve", "-", "--exact"],
    )
    .reading(EXAMPLE);
    type Answer = GraphSolution;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphSolution, Told> {
        let problem = self.input.pose(asked.work)?;
        let (vertices, edges) = problem.size();
        if asked.at_once && vertices > MOST_AT_ONCE {
            return Err(Told {
                fault: Fault::TooBig,
                message: Message::new("server-error-graph-size")
                    .with("vertices", vertices)
                    .with("most", MOST_AT_ONCE),
                accepted: Some(Message::new("server-accepted-job")),
            });
        }
        let (answer, property) = property::solve(&problem, &self.how, asked.work)?;
        let warning = |(line, sum): &(u64, String)| {
            let message = Message::new("graph-warning-sum").with("line", line.to_string());
            asked.words.say(&message.with("sum", sum.as_str()))
        };
        Ok(GraphSolution {
            answer,
            vertices,
            edges,
            property,
            warnings: problem.posed.scaled.iter().map(warning).collect(),
            listed: match problem.posed.game {
                PosedGame::Probability(document) | PosedGame::Complement(document) => {
                    Listed::Graph(document)
                }
                PosedGame::Reward(_, _, names) => Listed::States(names),
            },
        })
    }

    fn tell(&self, answer: &GraphSolution, teller: &Teller) -> String {
        tell::solution(answer, teller)
    }
}

/// Solves a graph that was read already.
pub(super) fn solve_graph(graph: &Graph, how: &GraphHow, work: &Work) -> Result<Answer, Told> {
    let options = how.options()?;
    let begun = work.clock.now();
    let seconds = || (work.clock.now() - begun).as_secs_f64();
    Ok(match options {
        None => {
            let exact = solve_exactly(graph, work)?;
            Answer::of_exact(graph, &exact, seconds())
        }
        Some(options) => {
            let solution = graphs::solve(graph, &options, work)?;
            Answer::of_solution(graph, &solution, options.epsilon, seconds())
        }
    })
}
