//! The drawing in the language of Graphviz. Where things go is left to that program.

use crate::{Drawing, Shape, Tone};
use std::fmt::Write;

impl crate::Node {
    /// Squares and label as letters.
    fn text(&self) -> String {
        let rows = self.squares.iter().map(String::as_str);
        let lines: Vec<&str> = rows.chain(self.label.lines()).collect();
        lines.join("\n")
    }
}

impl Drawing {
    /// The drawing as DOT.
    #[must_use]
    pub fn dot(&self) -> String {
        let mut out = String::new();
        // Writing into a string does not fail.
        let _ = self.write_dot(&mut out);
        out
    }

    fn write_dot(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "digraph {} {{", quoted(&self.title))?;
        writeln!(
            out,
            "  node [style=\"filled,rounded\", shape=box, fontname=\"sans-serif\"];"
        )?;
        writeln!(out, "  edge [fontname=\"sans-serif\"];")?;
        for (id, node) in self.nodes.iter().enumerate() {
            let shape = match node.shape {
                Shape::Rounded => "",
                Shape::Circle => ", shape=circle, style=filled",
                Shape::Square => ", style=filled",
            };
            let width = if node.strong { ", penwidth=2.5" } else { "" };
            writeln!(
                out,
                "  n{id} [label={}, fillcolor=\"{}\", color=\"{}\"{shape}{width}];",
                quoted(&node.text()),
                node.tone.fill(),
                node.tone.line(),
            )?;
        }
        for arrow in &self.arrows {
            write!(
                out,
                "  n{} -> n{} [color=\"{}\"",
                arrow.from.0,
                arrow.to.0,
                arrow.tone.line()
            )?;
            if !arrow.label.is_empty() {
                write!(out, ", label={}", quoted(&arrow.label))?;
            }
            if arrow.strong {
                write!(out, ", penwidth=2.5")?;
            }
            if arrow.tone != Tone::Plain {
                write!(out, ", fontcolor=\"{}\"", arrow.tone.line())?;
            }
            writeln!(out, "];")?;
        }
        writeln!(out, "}}")
    }
}

fn quoted(text: &str) -> String {
    let escaped = text
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n");
    format!("\"{escaped}\"")
}
