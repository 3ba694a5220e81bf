//! Scenes as SVG: black and white by themselves, for paper; the page gives its colours by the classes. What can be touched says so.

use lab::course::{Node, Scene, vertex_name};
use std::fmt::Write as _;

const STYLE: &str = "font-family=\"DejaVu Sans, sans-serif\"";

/// The drawing; nothing where there is nothing to see.
pub(super) fn drawn(scene: &Scene) -> Option<String> {
    let (width, height, body) = match scene {
        Scene::Nothing => return None,
        Scene::Heaps(sizes) => heaps(sizes),
        Scene::Squares(rows) => squares(rows),
        Scene::Terms(terms) => self::terms(terms),
        Scene::Table(rows) => table(rows),
        Scene::Graph(nodes) => graph(nodes),
    };
    let size = format!("width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\"");
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {size} {STYLE}>{body}</svg>"
    ))
}

fn label(body: &mut String, x: f64, y: f64, class: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = write!(
        body,
        "<text class=\"{class}\" x=\"{x:.0}\" y=\"{y:.0}\" font-size=\"15\" text-anchor=\"middle\" fill=\"#222\">{text}</text>"
    );
}

/// Tokens of a heap stand in columns of ten; what lies above a token is taken with it.
fn heaps(sizes: &[u64]) -> (usize, usize, String) {
    const ROWS: u64 = 10;
    let mut body = String::new();
    let tallest = sizes.iter().copied().max().unwrap_or(0).clamp(1, ROWS);
    let ground = 16 * tallest as usize + 8;
    let mut x = 8;
    for (heap, &size) in sizes.iter().enumerate() {
        let columns = size.div_ceil(ROWS).max(1) as usize;
        let wide = if columns == 1 { 44 } else { 20 };
        for token in 0..size {
            let (column, row) = ((token / ROWS) as usize, (token % ROWS) as usize);
            let (left, top) = (x + column * (wide + 2), ground - 16 * (row + 1));
            let taken = size - token;
            let _ = write!(
                body,
                "<rect class=\"c-token\" data-touch=\"{heap},{taken}\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"13\" rx=\"6.5\" fill=\"#ddd\" stroke=\"#333\"/>"
            );
        }
        let broad = columns * (wide + 2);
        let _ = write!(
            body,
            "<path class=\"c-line\" d=\"M{x} {ground}h{}\" stroke=\"#333\" stroke-width=\"2\"/>",
            broad - 2
        );
        label(
            &mut body,
            x as f64 + broad as f64 / 2.0,
            ground as f64 + 19.0,
            "c-text",
            &size.to_string(),
        );
        x += broad + 18;
    }
    (x.max(40), ground + 26, body)
}

fn squares(rows: &[String]) -> (usize, usize, String) {
    const SIDE: usize = 40;
    let mut body = String::new();
    let columns = rows.first().map_or(0, String::len);
    for (row, letters) in rows.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let (x, y) = (20 + column * SIDE, 2 + row * SIDE);
            let (class, fill) = if letter == '#' {
                ("c-gone", "#999")
            } else {
                ("c-square", "#fff")
            };
            let _ = write!(
                body,
                "<rect class=\"{class}\" data-touch=\"{row},{column}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\" stroke=\"#333\"/>"
            );
            // The pawns of Dawson's chess.
            if letter == 'W' || letter == 'B' {
                let (middle, centre) = (x + SIDE / 2, y + SIDE / 2);
                let (class, fill) = if letter == 'B' {
                    ("c-black", "#222")
                } else {
                    ("c-white", "#fff")
                };
                let _ = write!(
                    body,
                    "<circle class=\"{class}\" cx=\"{middle}\" cy=\"{centre}\" r=\"12\" fill=\"{fill}\" stroke=\"#222\" stroke-width=\"2\" pointer-events=\"none\"/>"
                );
            }
        }
        let y = 2 + row * SIDE + SIDE / 2 + 5;
        label(
            &mut body,
            9.0,
            y as f64,
            "c-text",
            &(rows.len() - row).to_string(),
        );
    }
    for column in 0..columns {
        let x = 20 + column * SIDE + SIDE / 2;
        label(
            &mut body,
            x as f64,
            (rows.len() * SIDE + 19) as f64,
            "c-text",
            &vertex_name(column),
        );
    }
    (22 + columns * SIDE, rows.len() * SIDE + 26, body)
}

fn terms(all: &[String]) -> (usize, usize, String) {
    let mut body = String::new();
    let mut x = 4;
    for (at, term) in all.iter().enumerate() {
        if at > 0 {
            label(&mut body, x as f64 + 8.0, 29.0, "c-text", "+");
            x += 18;
        }
        let wide = 22 + 10 * term.chars().count();
        let _ = write!(
            body,
            "<rect class=\"c-square\" x=\"{x}\" y=\"4\" width=\"{wide}\" height=\"38\" rx=\"6\" fill=\"#fff\" stroke=\"#333\"/>"
        );
        label(
            &mut body,
            x as f64 + wide as f64 / 2.0,
            29.0,
            "c-text",
            term,
        );
        x += wide + 2;
    }
    (x + 4, 46, body)
}

fn table(rows: &[Vec<i64>]) -> (usize, usize, String) {
    const WIDE: usize = 52;
    const HIGH: usize = 36;
    let mut body = String::new();
    let columns = rows.first().map_or(0, Vec::len);
    for (row, entries) in rows.iter().enumerate() {
        let y = 24 + row * HIGH;
        label(
            &mut body,
            12.0,
            y as f64 + 24.0,
            "c-quiet",
            &(row + 1).to_string(),
        );
        for (column, entry) in entries.iter().enumerate() {
            let x = 26 + column * WIDE;
            let _ = write!(
                body,
                "<rect class=\"c-square\" data-touch=\"{row},{column}\" x=\"{x}\" y=\"{y}\" width=\"{WIDE}\" height=\"{HIGH}\" fill=\"#fff\" stroke=\"#333\"/>"
            );
            let written = entry.to_string().replace('-', "−");
            label(
                &mut body,
                (x + WIDE / 2) as f64,
                y as f64 + 24.0,
                "c-text",
                &written,
            );
        }
    }
    for column in 0..columns {
        label(
            &mut body,
            (26 + column * WIDE + WIDE / 2) as f64,
            17.0,
            "c-quiet",
            &(column + 1).to_string(),
        );
    }
    (30 + columns * WIDE, 28 + rows.len() * HIGH, body)
}

/// Vertices stand in a row; ways to the next one are straight, others go in arcs above and below in turn.
fn graph(nodes: &[Node]) -> (usize, usize, String) {
    const STEP: f64 = 84.0;
    let mut body = String::new();
    let arcs = nodes
        .iter()
        .enumerate()
        .flat_map(|(from, node)| node.to.iter().map(move |to| to - from));
    let farthest = arcs.max().unwrap_or(1) as f64;
    let room = 26.0 + 17.0 * farthest;
    let line = room + 24.0;
    let at = |index: usize| 30.0 + STEP * index as f64;
    for (from, node) in nodes.iter().enumerate() {
        for &to in &node.to {
            let (x, end) = (at(from), at(to));
            if to == from + 1 {
                arrow(
                    &mut body,
                    &format!("M{} {line}L{} {line}", x + 20.0, end - 30.0),
                    [end - half(&nodes[to]), line],
                    [1.0, 0.0],
                );
            } else {
                let up = if from % 2 == 0 { -1.0 } else { 1.0 };
                let [start, bend] = [
                    line + 20.0 * up,
                    line + up * (24.0 + 30.0 * (to - from) as f64),
                ];
                let (dx, dy) = (STEP / 2.0, start - bend);
                let length = dx.hypot(dy);
                let way = [dx / length, dy / length];
                let tip = [end - 6.0, start + 2.0 * up];
                let path = format!(
                    "M{x} {start}C{} {bend} {} {bend} {} {}",
                    x + STEP / 2.0,
                    end - STEP / 2.0,
                    tip[0] - 9.0 * way[0],
                    tip[1] - 9.0 * way[1]
                );
                arrow(&mut body, &path, tip, way);
            }
        }
    }
    for (index, node) in nodes.iter().enumerate() {
        let x = at(index);
        let shape = match node.kind {
            "max" => format!(
                "<rect class=\"c-max\" data-touch=\"{index},0\" x=\"{}\" y=\"{}\" width=\"38\" height=\"38\"",
                x - 19.0,
                line - 19.0
            ),
            "min" => format!(
                "<circle class=\"c-min\" data-touch=\"{index},0\" cx=\"{x}\" cy=\"{line}\" r=\"20\""
            ),
            "chance" => format!(
                "<path class=\"c-chance\" data-touch=\"{index},0\" d=\"M{} {line}L{x} {}L{} {line}L{x} {}Z\"",
                x - 25.0,
                line - 25.0,
                x + 25.0,
                line + 25.0
            ),
            _ => format!(
                "<rect class=\"c-sink\" data-touch=\"{index},0\" x=\"{}\" y=\"{}\" width=\"44\" height=\"40\" rx=\"14\"",
                x - 22.0,
                line - 20.0
            ),
        };
        let _ = write!(
            body,
            "{shape} fill=\"#fff\" stroke=\"#222\" stroke-width=\"1.5\"/>"
        );
        match &node.value {
            Some(value) => {
                label(&mut body, x, line - 2.0, "c-text", &vertex_name(index));
                label(&mut body, x, line + 14.0, "c-text", value);
            }
            None => label(&mut body, x, line + 5.0, "c-text", &vertex_name(index)),
        }
    }
    let width = at(nodes.len().saturating_sub(1)) + 34.0;
    (width as usize, (2.0 * line) as usize, body)
}

/// A way with its head.
fn arrow(body: &mut String, path: &str, tip: [f64; 2], way: [f64; 2]) {
    let back = [tip[0] - 11.0 * way[0], tip[1] - 11.0 * way[1]];
    let side = [-5.0 * way[1], 5.0 * way[0]];
    let _ = write!(
        body,
        "<path class=\"c-line\" d=\"{path}\" fill=\"none\" stroke=\"#333\" stroke-width=\"1.5\"/><path class=\"c-head\" d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z\" fill=\"#333\"/>",
        tip[0],
        tip[1],
        back[0] + side[0],
        back[1] + side[1],
        back[0] - side[0],
        back[1] - side[1]
    );
}

/// From the middle of a vertex to its rim.
fn half(node: &Node) -> f64 {
    match node.kind {
        "chance" => 25.0,
        "sink" => 22.0,
        _ => 20.0,
    }
}
