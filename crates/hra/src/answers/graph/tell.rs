//! A solved graph as it is told to people.

use super::GraphSolution;
use super::property::PropertyAnswer;
use super::solve::Listed;
use crate::answers::Teller;
use graphs::formats::Figure;
use say::Message;

/// More vertices than this are not listed for people; `--json` has them all.
const LISTED: usize = 50;

pub fn solution(solved: &GraphSolution, teller: &Teller) -> String {
    let answer = &solved.answer;
    let guarantee = &answer.guarantee;
    let mut lines: Vec<String> = solved.warnings.clone();
    match &solved.property {
        Some(property) => lines.extend(told(property, teller)),
        None => {
            let value = Message::new("graph-value").with("value", shown(&answer.value));
            lines.push(teller.strong(&teller.say(&value)));
        }
    }
    let trust = match guarantee.kind.as_str() {
        "exact" => Message::new("graph-trust-exact"),
        kind => Message::new(if kind == "proven" {
            "graph-trust-proven"
        } else {
            "graph-trust-estimate"
        })
        .with("lower", edge(guarantee.lower))
        .with("upper", edge(guarantee.upper))
        .with("epsilon", guarantee.epsilon.to_string()),
    };
    let by_edges = solved
        .property
        .as_ref()
        .is_some_and(|property| property.without_numbers);
    if !by_edges {
        lines.push(teller.say(&trust));
    }
    let effort = Message::new("graph-effort")
        .with("method", answer.method.as_str())
        .with("iterations", answer.iterations)
        .with("seconds", format!("{:.3}", answer.seconds))
        .with("vertices", solved.vertices)
        .with("edges", solved.edges);
    lines.push(teller.say(&effort));
    if solved.vertices > LISTED {
        lines.push(teller.say(&Message::new("graph-not-listed").with("count", solved.vertices)));
        return lines.join("\n");
    }
    lines.push(String::new());
    for vertex in 0..solved.vertices {
        let (kind, name) = match &solved.listed {
            Listed::Graph(document) => {
                let kind = document.graph.kind(vertex as graphs::Vertex);
                let name = document.name(vertex as graphs::Vertex);
                (teller.get(kind_word(kind)), name)
            }
            Listed::States(names) => (String::new(), names.get(vertex).map(String::as_str)),
        };
        let mut line = format!(
            "{vertex:>4}  {kind:<8} {:<22}",
            shown(&answer.values[vertex])
        );
        if let Some(to) = answer.strategy[vertex] {
            line.push_str(&match solved.listed {
                Listed::Graph(_) => format!(" → {to}"),
                Listed::States(_) => format!(" #{}", to + 1),
            });
        }
        if let Some(name) = name {
            line.push_str(&format!("  {name}"));
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

/// A property: what it came to, and for a threshold whether it holds.
fn told(property: &PropertyAnswer, teller: &Teller) -> Vec<String> {
    let named = |id| Message::new(id).with("text", property.text.as_str());
    let mut lines = Vec::new();
    if let Some(value) = &property.value {
        let value = named("graph-property-value").with("value", shown(value));
        lines.push(teller.strong(&teller.say(&value)));
    }
    let verdict = match (property.holds, property.margin) {
        (None, _) => None,
        (Some(holds), _) if property.without_numbers => {
            let word = if holds { "yes" } else { "no" };
            Some(named("graph-property-edges").with("holds", word))
        }
        (Some(holds), None) => {
            let word = if holds { "yes" } else { "no" };
            Some(named("graph-property-holds").with("holds", word))
        }
        (Some(holds), Some(margin)) => {
            let word = if holds { "yes" } else { "no" };
            let message = named("graph-property-margin").with("holds", word);
            Some(message.with("margin", margin.to_string()))
        }
    };
    lines.extend(verdict.map(|verdict| teller.strong(&teller.say(&verdict))));
    if lines.len() == 1 && property.holds.is_none() && asks(&property.text) {
        lines.push(teller.say(&named("graph-property-open")));
    }
    lines
}

/// Whether a property asks for yes or no.
fn asks(text: &str) -> bool {
    !text.contains("=?")
}

/// A bound of the start; the largest float stands for what is infinite.
fn edge(bound: f64) -> String {
    if bound == f64::MAX {
        "∞".to_owned()
    } else {
        bound.to_string()
    }
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
        Figure::Text(text) if text == "infinity" => "∞".to_owned(),
        Figure::Text(text) => text.clone(),
    }
}
