//! The drawing as SVG: self-contained, readable on light and dark pages, no script.

use crate::layout::{BELOW_SQUARES, Layout, Passage, Place, SQUARE, layout, sheet};
use crate::{Arrow, Drawing, Node, Shape, Tone};
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

impl Drawing {
    /// The drawing as SVG.
    #[must_use]
    pub fn svg(&self) -> String {
        let mut out = String::new();
        // Writing into a string does not fail.
        let _ = self.write_svg(&mut out);
        out
    }

    /// The nodes alone as SVG, side by side, so many in a row.
    #[must_use]
    pub fn sheet(&self, across: usize) -> String {
        let mut out = String::new();
        // Writing into a string does not fail.
        let _ = self.write_placed(&mut out, &sheet(self, across));
        out
    }

    fn write_svg(&self, out: &mut String) -> std::fmt::Result {
        self.write_placed(out, &layout(self))
    }

    fn write_placed(&self, out: &mut String, layout: &Layout) -> std::fmt::Result {
        let Layout {
            places,
            passages,
            width,
            height,
        } = layout;
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" font-family=\"sans-serif\" font-size=\"14\">"
        )?;
        writeln!(out, "<title>{}</title>", escaped(&self.title))?;
        writeln!(
            out,
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"
        )?;
        let tones: HashSet<&str> = self.arrows.iter().map(|arrow| arrow.tone.line()).collect();
        let mut tones: Vec<&str> = tones.into_iter().collect();
        tones.sort_unstable();
        for colour in tones {
            writeln!(
                out,
                "<marker id=\"tip{}\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"10\" markerHeight=\"10\" markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0 1 10 5 0 9z\" fill=\"{colour}\"/></marker>",
                &colour[1..]
            )?;
        }
        for ((arrow, passed), aside) in self.arrows.iter().zip(passages).zip(asides(&self.arrows)) {
            let (from, to) = (&places[arrow.from.0], &places[arrow.to.0]);
            let way = if arrow.from == arrow.to {
                around(from)
            } else {
                way(from, to, passed, aside)
            };
            write_arrow(out, arrow, &way)?;
        }
        for (node, place) in self.nodes.iter().zip(places) {
            write_node(out, node, place)?;
        }
        writeln!(out, "</svg>")
    }
}

/// Where an arrow runs, and where its label stands.
struct Way {
    path: String,
    label: (f64, f64),
}

/// Down or up through the layers that it passes: bent only between layers, straight beside nodes.
fn way(from: &Place, to: &Place, passages: &[Passage], aside: f64) -> Way {
    let down = to.y > from.y;
    let half = |place: &Place| {
        if down {
            place.height / 2.0
        } else {
            -place.height / 2.0
        }
    };
    let (mut x, mut y) = (from.x + aside, from.y + half(from));
    let mut path = format!("M{x:.1} {y:.1}");
    let mut bends = Vec::new();
    let end = Passage {
        x: to.x + aside,
        enter: to.y - half(to),
        leave: to.y - half(to),
    };
    for next in passages.iter().chain([&end]) {
        let bend = (next.enter - y) * 0.5;
        // Writing into a string does not fail.
        let _ = write!(
            path,
            "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            x + aside,
            y + bend,
            next.x + aside,
            next.enter - bend,
            next.x,
            next.enter
        );
        if next.leave != next.enter {
            let _ = write!(path, "V{:.1}", next.leave);
        }
        bends.push(((x + next.x) / 2.0 + aside * 0.75, (y + next.enter) / 2.0));
        (x, y) = (next.x, next.leave);
    }
    Way {
        path,
        label: bends[bends.len() / 2],
    }
}

/// Out to the right of a node and back to it.
fn around(place: &Place) -> Way {
    let (x, y) = (place.x + place.width / 2.0, place.y);
    let path = format!(
        "M{x:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {x:.1} {:.1}",
        y - 6.0,
        x + 34.0,
        y - 24.0,
        x + 34.0,
        y + 24.0,
        y + 6.0
    );
    Way {
        path,
        label: (x + 30.0, y),
    }
}

/// How far aside each arrow runs, so that arrows between the same two nodes are seen apart.
fn asides(arrows: &[Arrow]) -> Vec<f64> {
    let mut seen: HashMap<(usize, usize), usize> = HashMap::new();
    let mut aside = |arrow: &Arrow| {
        let (one, other) = (arrow.from.0.min(arrow.to.0), arrow.from.0.max(arrow.to.0));
        let before = seen.entry((one, other)).or_default();
        *before += 1;
        // 0, 12, −12, 24 …
        let step = (*before / 2) as f64 * 12.0;
        if before.is_multiple_of(2) {
            step
        } else {
            -step
        }
    };
    arrows.iter().map(&mut aside).collect()
}

fn write_arrow(out: &mut String, arrow: &Arrow, way: &Way) -> std::fmt::Result {
    let colour = arrow.tone.line();
    let width = if arrow.strong { 2.6 } else { 1.1 };
    let Way {
        path,
        label: (label_x, label_y),
    } = way;
    writeln!(
        out,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" marker-end=\"url(#tip{})\"/>",
        &colour[1..]
    )?;
    if arrow.label.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "<text x=\"{label_x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\" fill=\"{colour}\" stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\">{}</text>",
        label_y + 4.0,
        escaped(&arrow.label)
    )
}

fn write_node(out: &mut String, node: &Node, place: &Place) -> std::fmt::Result {
    let (fill, line) = (node.tone.fill(), node.tone.line());
    let weight = if node.strong { 2.6 } else { 1.1 };
    let (x, y) = (place.x - place.width / 2.0, place.y - place.height / 2.0);
    let radius = match node.shape {
        Shape::Rounded => 7.0,
        Shape::Circle => place.height / 2.0,
        Shape::Square => 0.0,
    };
    writeln!(
        out,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"{radius:.1}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{weight}\"/>",
        place.width, place.height
    )?;
    let above = write_squares(out, node, place)?;
    let lines: Vec<&str> = node.label.lines().collect();
    let first = place.y + above / 2.0 - (lines.len() as f64 - 1.0) * 9.0 + 5.0;
    for (at, text) in lines.iter().enumerate() {
        writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
            place.x,
            first + at as f64 * 18.0,
            Tone::Plain.line(),
            escaped(text)
        )?;
    }
    Ok(())
}

/// Draws the squares of a node at its top, and tells how high they are.
fn write_squares(out: &mut String, node: &Node, place: &Place) -> Result<f64, std::fmt::Error> {
    if node.squares.is_empty() {
        return Ok(0.0);
    }
    let line = Tone::Plain.line();
    let top = place.y - place.height / 2.0 + 7.0;
    for (row, letters) in node.squares.iter().enumerate() {
        let left = place.x - letters.chars().count() as f64 * SQUARE / 2.0;
        for (column, letter) in letters
            .chars()
            .enumerate()
            .filter(|(_, letter)| *letter != '#')
        {
            let (x, y) = (left + column as f64 * SQUARE, top + row as f64 * SQUARE);
            write!(
                out,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"#ffffff\" stroke=\"{line}\" stroke-width=\"0.8\"/>"
            )?;
            if letter != '.' {
                write!(
                    out,
                    "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\" fill=\"{line}\">{}</text>",
                    x + SQUARE / 2.0,
                    y + SQUARE - 4.0,
                    escaped(&letter.to_string())
                )?;
            }
        }
    }
    writeln!(out)?;
    Ok(node.squares.len() as f64 * SQUARE + BELOW_SQUARES)
}

pub(crate) fn escaped(text: &str) -> String {
    let printable: String = text
        .chars()
        .filter(|character| !character.is_control())
        .collect();
    printable
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
