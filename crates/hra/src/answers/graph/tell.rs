//! A solved graph as it is told to people.

use super::GraphSolution;
use crate::answers::Teller;
use graphs::formats::Figure;
use say::Message;

/// More vertices than this are not listed for people; `--json` has them all.
const LISTED: usize = 50;

pub fn solution(solved: &GraphSolution, teller: &Teller) -> String {
    let (answer, document) = (&solved.answer, &solved.document);
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
        teller.strong(&teller.say(&value)),
        teller.say(&trust),
        teller.say(&effort),
    ];
    let graph = &document.graph;
    if graph.len() <= LISTED {
        lines.push(String::new());
        for vertex in graph.vertices() {
            let kind = teller.get(kind_word(graph.kind(vertex)));
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
        lines.push(teller.say(&Message::new("graph-not-listed").with("count", graph.len())));
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
