//! A tree as a drawing: players in their colours, chance round, ends square, the optimal path heavy.

use super::{Induction, Kind, Tree};
use crate::number;
use draw::{Arrow, Drawing, Node, NodeId, Shape, Tone};

/// Draws a tree; `solution` adds values and the optimal path, `chance` is the word for chance.
#[must_use]
pub fn picture(tree: &Tree, title: &str, solution: Option<&Induction>, chance: &str) -> Drawing {
    let mut drawing = Drawing::new(title);
    // Where every node shows what lies on the table, moves go without saying, and labels would only crowd the picture.
    let speaking = tree.nodes().iter().all(|node| node.caption.is_some());
    let mut drawn: Vec<NodeId> = Vec::with_capacity(tree.nodes().len());
    for (at, node) in tree.nodes().iter().enumerate() {
        let on_path = solution.is_some_and(|solution| solution.on_path[at]);
        let look = look(tree, at, solution, chance);
        drawn.push(drawing.node(if on_path { look.strong() } else { look }));
        if let Some(parent) = node.parent {
            let arrow =
                Arrow::new(drawn[parent], drawn[at]).label(edge(tree, parent, at, speaking));
            // Best moves off the path are coloured, too: they are what makes the path best.
            let best = solution.is_some_and(|solution| solution.best[parent].contains(&at));
            let arrow = if best { arrow.tone(Tone::Good) } else { arrow };
            drawing.arrow(if on_path { arrow.strong() } else { arrow });
        }
    }
    drawing
}

fn look(tree: &Tree, at: usize, solution: Option<&Induction>, chance: &str) -> Node {
    let node = &tree.nodes()[at];
    let mut lines: Vec<String> = node.caption.iter().cloned().collect();
    let value = |payoffs: &[number::Rational]| {
        let texts: Vec<String> = payoffs.iter().map(number::write).collect();
        texts.join(", ")
    };
    let (tone, shape) = match &node.kind {
        Kind::End { payoffs } => {
            lines.push(value(payoffs));
            (Tone::End, Shape::Square)
        }
        Kind::Chance { .. } => {
            lines.insert(0, chance.to_owned());
            (Tone::Chance, Shape::Circle)
        }
        Kind::Decision { set } => {
            let set = &tree.sets()[*set];
            let name = set
                .name
                .as_ref()
                .map_or_else(String::new, |name| format!(" [{name}]"));
            lines.insert(0, format!("{}{name}", tree.players()[set.player]));
            let tone = match set.player {
                0 => Tone::Left,
                1 => Tone::Right,
                _ => Tone::Plain,
            };
            (tone, Shape::Rounded)
        }
    };
    if let Some(solution) = solution.filter(|_| !node.children.is_empty()) {
        lines.push(format!("= {}", value(&solution.values[at])));
    }
    Node::new(lines.join("\n")).tone(tone).shape(shape)
}

fn edge(tree: &Tree, parent: usize, child: usize, speaking: bool) -> String {
    let label = &tree.nodes()[child].label;
    match &tree.nodes()[parent].kind {
        Kind::Chance { probabilities } => {
            let place = tree.nodes()[parent]
                .children
                .iter()
                .position(|&other| other == child);
            let share = place
                .map(|place| probabilities[place].to_string())
                .unwrap_or_default();
            if share == *label {
                share
            } else {
                format!("{label} ({share})")
            }
        }
        _ if speaking => String::new(),
        _ => label.clone(),
    }
}
