//! `hra graph solve`: values, strategies, and how far they can be trusted.

use super::source::SourceArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use graphs::formats::{Document, Figure};
use hra::answers::graph::{GraphHow, GraphSolution, solve_graph};
use say::Message;

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_name = "M")]
    method: Option<String>,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
    #[arg(long, conflicts_with_all = ["method", "epsilon"])]
    exact: bool,
}

pub fn run(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let how = GraphHow {
        method: args.method.clone(),
        epsilon: args.epsilon.as_deref().map(epsilon).transpose()?,
        exact: args.exact,
    };
    let document = args.source.read(context)?;
    let answer = solve_graph(&document.graph, &how, &context.work)?;
    context.answer(&answer, || text(&answer, &document, context))
}

fn epsilon(text: &str) -> Result<f64, Failure> {
    text.parse::<f64>().map_err(|_| {
        Failure::input(
            Message::new("graph-error-epsilon").with("epsilon", text),
            Message::new("graph-accepted-epsilon"),
        )
    })
}

/// More vertices than this are not listed for people; `--json` has them all.
const LISTED: usize = 50;

fn text(solved: &GraphSolution, document: &Document, context: &Context) -> String {
    let (words, answer) = (context.words, &solved.answer);
    let guarantee = &answer.guarantee;
    let value = Message::new("graph-value").with("value", shown(&answer.value));
    let trust = match guarantee.kind.as_str() {
        "exact" => Message::new("graph-trust-exact"),
        kind => Message::new(if kind == "proven" {
            "graph-trust-proven"
        } else {
            "graph-trust-estimate"
        })
        .with("lower", guarantee.lower.to_string())
        .with("upper", guarantee.upper.to_string())
        .with("epsilon", guarantee.epsilon.to_string()),
    };
    let effort = Message::new("graph-effort")
        .with("method", answer.method.as_str())
        .with("iterations", answer.iterations)
        .with("seconds", format!("{:.3}", answer.seconds))
        .with("vertices", solved.vertices)
        .with("edges", solved.edges);
    let mut lines = vec![
        context.strong(&words.say(&value)),
        words.say(&trust),
        words.say(&effort),
    ];
    let graph = &document.graph;
    if graph.len() <= LISTED {
        lines.push(String::new());
        for vertex in graph.vertices() {
            let kind = words.get(kind_word(graph.kind(vertex)));
            let mut line = format!(
                "{vertex:>4}  {kind:<8} {:<22}",
                shown(&answer.values[vertex as usize])
            );
            if let Some(to) = answer.strategy[vertex as usize] {
                line.push_str(&format!(" → {to}"));
            }
            if let Some(name) = document.name(vertex) {
                line.push_str(&format!("  {name}"));
            }
            lines.push(line.trim_end().to_owned());
        }
    } else {
        lines.push(words.say(&Message::new("graph-not-listed").with("count", graph.len())));
    }
    lines.join("\n")
}

fn kind_word(kind: graphs::Kind) -> &'static str {
    match kind {
        graphs::Kind::Max => "graph-kind-max",
        graphs::Kind::Min => "graph-kind-min",
        graphs::Kind::Chance => "graph-kind-chance",
        graphs::Kind::Sink => "graph-kind-sink",
    }
}

/// A value as people read it.
pub fn shown(figure: &Figure) -> String {
    match figure {
        Figure::Number(number) => number.to_string(),
        Figure::Text(text) => text.clone(),
    }
}
