//! A drawing of a graph with values and the optimal strategy marked; the drawing itself becomes DOT or SVG.

use super::{Document, probability};
use crate::{Kind, Vertex};
use draw::{Arrow, Drawing, Node, Shape, Tone};

/// What is drawn beside a vertex and which edges are marked.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// A short text for each vertex, such as its value; may be empty.
    pub labels: Vec<String>,
    /// For each vertex of a player the successor to go to; may be empty.
    pub strategy: Vec<Option<Vertex>>,
}

/// Draws a graph. The colours are the thesis's: Max green, Min white, chance red, sinks yellow.
#[must_use]
pub fn picture(document: &Document, marks: &Marks) -> Drawing {
    let graph = &document.graph;
    let mut drawing = Drawing::new("");
    let start = graph.start();
    // The first node is drawn at the top, and that is the start.
    let order = std::iter::once(start).chain(graph.vertices().filter(|&vertex| vertex != start));
    let mut nodes = vec![None; graph.len()];
    for vertex in order {
        let mut label = match (document.name(vertex), graph.sink(vertex)) {
            (Some(name), _) => name.to_owned(),
            (None, Some(value)) => format!("{vertex}: {value}"),
            (None, None) => vertex.to_string(),
        };
        let mark = marks.labels.get(vertex as usize).map_or("", String::as_str);
        if graph.kind(vertex) != Kind::Sink && !mark.is_empty() {
            label.push('\n');
            label.push_str(mark);
        }
        let node = Node::new(label);
        let node = match graph.kind(vertex) {
            Kind::Max => node.tone(Tone::Good),
            Kind::Min => node,
            Kind::Chance => node.tone(Tone::Bad).shape(Shape::Circle),
            Kind::Sink => node.tone(Tone::End).shape(Shape::Square),
        };
        let node = if vertex == start { node.strong() } else { node };
        nodes[vertex as usize] = Some(drawing.node(node));
    }
    for vertex in graph.vertices() {
        let mut marked = false;
        for (place, &to) in graph.successors(vertex).iter().enumerate() {
            let (Some(from), Some(end)) = (nodes[vertex as usize], nodes[to as usize]) else {
                continue;
            };
            let mut arrow = Arrow::new(from, end);
            if let Some(share) = probability(graph, vertex, place) {
                arrow = arrow.label(share);
            }
            let chosen = marks.strategy.get(vertex as usize).copied().flatten() == Some(to);
            if chosen && !marked {
                marked = true;
                arrow = arrow.strong();
            }
            drawing.arrow(arrow);
        }
    }
    drawing
}
