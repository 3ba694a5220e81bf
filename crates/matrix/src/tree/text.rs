//! A tree for the terminal, drawn sideways. It chooses signs, not colours; words come from who calls.

use super::{Induction, Kind, Tree};
use crate::number;
use std::fmt::Write as _;

/// What is drawn besides the tree itself.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'d> {
    /// Values and the optimal path, if the tree was solved.
    pub solution: Option<&'d Induction>,
    /// The word for chance.
    pub chance: &'d str,
    /// Whether captions are shown.
    pub captions: bool,
}

/// One line for each node; `━` and `*` mark what optimal play does.
#[must_use]
pub fn draw_as_text(tree: &Tree, drawing: Drawing) -> String {
    let mut text = String::new();
    // Each node with the beginning of its line, and the beginning of the lines below it.
    let mut waiting = vec![(0, String::new(), String::new())];
    while let Some((at, begin, below)) = waiting.pop() {
        let _ = writeln!(text, "{begin}{}", line(tree, at, drawing));
        let children = &tree.nodes()[at].children;
        for (place, &child) in children.iter().enumerate().rev() {
            let last = place + 1 == children.len();
            let taken = drawing
                .solution
                .is_some_and(|solution| solution.on_path[child]);
            let branch = match (last, taken) {
                (false, false) => "├── ",
                (false, true) => "┝━━ ",
                (true, false) => "└── ",
                (true, true) => "┕━━ ",
            };
            let gap = if last { "    " } else { "│   " };
            waiting.push((child, format!("{below}{branch}"), format!("{below}{gap}")));
        }
    }
    text
}

fn line(tree: &Tree, at: usize, drawing: Drawing) -> String {
    let node = &tree.nodes()[at];
    let mut line = String::new();
    if let Some(parent) = node.parent {
        if let Kind::Chance { probabilities } = &tree.nodes()[parent].kind {
            let siblings = &tree.nodes()[parent].children;
            let place = siblings.iter().position(|&child| child == at);
            let share = place.map(|place| probabilities[place].to_string());
            let share = share.unwrap_or_default();
            if share != node.label {
                let _ = write!(line, "{share} ");
            }
        }
        let _ = write!(line, "{}: ", node.label);
    }
    match &node.kind {
        Kind::End { payoffs } => line.push_str(&tuple(payoffs)),
        Kind::Chance { .. } => line.push_str(drawing.chance),
        Kind::Decision { set } => {
            let set = &tree.sets()[*set];
            line.push_str(&tree.players()[set.player]);
            if let Some(name) = &set.name {
                let _ = write!(line, " [{name}]");
            }
        }
    }
    if let Some(caption) = node.caption.as_ref().filter(|_| drawing.captions) {
        let _ = write!(line, "  {caption}");
    }
    if let Some(solution) = drawing.solution {
        if !node.children.is_empty() {
            let _ = write!(line, "  = {}", tuple(&solution.values[at]));
        }
        if solution.on_path[at] {
            line.push_str("  *");
        }
    }
    line
}

/// `(3, 1)`.
fn tuple(payoffs: &[number::Rational]) -> String {
    let texts: Vec<String> = payoffs.iter().map(number::write).collect();
    format!("({})", texts.join(", "))
}
