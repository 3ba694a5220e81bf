//! A position drawn: squares, traps, pieces, and a turn as arrows. It knows how things look and no rules but where steps lead.

use super::pieces::{animal, plate};
use arimaa::{Bits, Board, Colour, Square, Turn};
use std::fmt::Write as _;

/// Points of a square, and of the rim with letters and digits.
const SIDE: f32 = 60.0;
const RIM: f32 = 24.0;
const INK: &str = "#23282b";

/// The middle of a square.
fn middle(square: Square) -> (f32, f32) {
    let column = f32::from(square.column());
    let row = f32::from(7 - square.row());
    (RIM + SIDE * (column + 0.5), RIM / 2.0 + SIDE * (row + 0.5))
}

/// The board with a turn that begins on it as arrows: one for each piece that moves, over all its steps.
#[must_use]
pub fn svg(board: &Board, turn: Option<&Turn>) -> String {
    let (wide, high) = (RIM * 1.5 + SIDE * 8.0, RIM * 1.5 + SIDE * 8.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\">\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"#ffffff\"/>\n"
    );
    let frozen = board.frozen(Colour::Gold) | board.frozen(Colour::Silver);
    for square in Square::all() {
        let (x, y) = middle(square);
        let trap = Bits::TRAPS.has(square);
        let even = (square.column() + square.row()).is_multiple_of(2);
        let fill = match (trap, even) {
            (true, _) => "#d9a79b",
            (false, true) => "#e4dcc8",
            (false, false) => "#efe9da",
        };
        let (left, top) = (x - SIDE / 2.0, y - SIDE / 2.0);
        let _ = writeln!(
            out,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\" stroke=\"#b9ae93\"/>"
        );
        if trap {
            let _ = writeln!(
                out,
                "<path d=\"M{} {}l16 16m0 -16l-16 16\" stroke=\"#8c3a2b\" stroke-width=\"2\"/>",
                x - 8.0,
                y - 8.0
            );
        }
    }
    names(&mut out);
    for square in board.occupied() {
        if let Some((piece, colour)) = board.at(square) {
            let (x, y) = middle(square);
            let fill = if colour == Colour::Gold {
                "#f3c64f"
            } else {
                "#b8c4cf"
            };
            let (dark, light) = animal(piece);
            let (left, top, scale) = (x - 26.0, y - 26.0, 0.52);
            let dashes = if frozen.has(square) {
                " stroke-dasharray=\"10 7\""
            } else {
                ""
            };
            let _ = writeln!(
                out,
                "<g transform=\"translate({left} {top}) scale({scale})\"><path d=\"{}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"4\"{dashes}/>\
                 <path transform=\"translate(11 11) scale(0.78)\" d=\"{dark}\" fill=\"{INK}\"/><path transform=\"translate(11 11) scale(0.78)\" d=\"{light}\" fill=\"{fill}\"/></g>",
                plate(colour)
            );
        }
    }
    for way in turn.map(ways).unwrap_or_default() {
        arrow(&mut out, &way);
    }
    out.push_str("</svg>\n");
    out
}

fn names(out: &mut String) {
    for number in 0..8u8 {
        let across = RIM + SIDE * (f32::from(number) + 0.5);
        let down = RIM / 2.0 + SIDE * (f32::from(number) + 0.5) + 5.0;
        let bottom = RIM / 2.0 + SIDE * 8.0 + 17.0;
        let letter = char::from(b'a' + number);
        let digit = 8 - number;
        let _ = writeln!(
            out,
            "<text x=\"{across}\" y=\"{bottom}\" font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\" fill=\"#5b6166\">{letter}</text><text x=\"12\" y=\"{down}\" font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\" fill=\"#5b6166\">{digit}</text>"
        );
    }
}

/// The squares that each piece goes over.
fn ways(turn: &Turn) -> Vec<Vec<Square>> {
    let mut ways: Vec<(Colour, Vec<Square>)> = Vec::new();
    for step in turn.steps() {
        let known = ways
            .iter_mut()
            .find(|(colour, way)| *colour == step.colour() && way.last() == Some(&step.from()));
        match known {
            Some((_, way)) => way.push(step.to()),
            None => ways.push((step.colour(), vec![step.from(), step.to()])),
        }
    }
    ways.into_iter().map(|(_, way)| way).collect()
}

fn arrow(out: &mut String, way: &[Square]) {
    let points: Vec<(f32, f32)> = way.iter().map(|square| middle(*square)).collect();
    let [.., before, end] = points.as_slice() else {
        return;
    };
    let (dx, dy) = (
        (end.0 - before.0).signum() * f32::from(u8::from(end.0 != before.0)),
        (end.1 - before.1).signum() * f32::from(u8::from(end.1 != before.1)),
    );
    let mut line: Vec<String> = points[..points.len() - 1]
        .iter()
        .map(|(x, y)| format!("{x} {y}"))
        .collect();
    line.push(format!("{} {}", end.0 - dx * 16.0, end.1 - dy * 16.0));
    let (left, right) = ((-dy, dx), (dy, -dx));
    let back = (end.0 - dx * 18.0, end.1 - dy * 18.0);
    let _ = writeln!(
        out,
        "<g opacity=\"0.85\"><path d=\"M{}\" fill=\"none\" stroke=\"#0f6b6b\" stroke-width=\"8\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/><path d=\"M{} {}L{} {}L{} {}Z\" fill=\"#0f6b6b\"/></g>",
        line.join("L"),
        end.0 + dx * 4.0,
        end.1 + dy * 4.0,
        back.0 + left.0 * 13.0,
        back.1 + left.1 * 13.0,
        back.0 + right.0 * 13.0,
        back.1 + right.1 * 13.0,
    );
}
