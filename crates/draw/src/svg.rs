//! The drawing as SVG: self-contained, readable on light and dark pages, no script.

use crate::layout::{Layout, Place, layout};
use crate::{Arrow, Drawing, Node, Shape, Tone};
use std::collections::HashSet;
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

    fn write_svg(&self, out: &mut String) -> std::fmt::Result {
        let Layout {
            places,
            width,
            height,
        } = layout(self);
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
        for arrow in &self.arrows {
            write_arrow(out, arrow, &places)?;
        }
        for (node, place) in self.nodes.iter().zip(&places) {
            write_node(out, node, place)?;
        }
        writeln!(out, "</svg>")
    }
}

fn write_arrow(out: &mut String, arrow: &Arrow, places: &[Place]) -> std::fmt::Result {
    let (from, to) = (&places[arrow.from.0], &places[arrow.to.0]);
    let colour = arrow.tone.line();
    let width = if arrow.strong { 2.6 } else { 1.1 };
    let (x1, x2) = (from.x, to.x);
    let (path, label_x, label_y) = if arrow.from == arrow.to {
        let (x, y) = (from.x + from.width / 2.0, from.y);
        let path = format!(
            "M{x:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {x:.1} {:.1}",
            y - 6.0,
            x + 34.0,
            y - 24.0,
            x + 34.0,
            y + 24.0,
            y + 6.0
        );
        (path, x + 30.0, y)
    } else if to.y > from.y {
        let (y1, y2) = (from.y + from.height / 2.0, to.y - to.height / 2.0);
        let bend = (y2 - y1) * 0.45;
        let path = format!(
            "M{x1:.1} {y1:.1}C{x1:.1} {:.1} {x2:.1} {:.1} {x2:.1} {y2:.1}",
            y1 + bend,
            y2 - bend
        );
        (path, (x1 + x2) / 2.0, (y1 + y2) / 2.0)
    } else {
        // Upwards or sideways: swing out to the right of both.
        let side = (from.x + from.width / 2.0).max(to.x + to.width / 2.0) + 30.0;
        let (start, end) = (from.x + from.width / 2.0, to.x + to.width / 2.0);
        let path = format!(
            "M{start:.1} {:.1}C{side:.1} {:.1} {side:.1} {:.1} {end:.1} {:.1}",
            from.y, from.y, to.y, to.y
        );
        (path, side - 8.0, (from.y + to.y) / 2.0)
    };
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
    let lines: Vec<&str> = node.label.lines().collect();
    let first = place.y - (lines.len() as f64 - 1.0) * 9.0 + 5.0;
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
