//! `hra cgt` without a command: expressions line by line, with history and completion; and thermographs as pictures.

use super::cgt::answer;
use crate::context::Context;
use crate::failure::Failure;
use calculator::{Calculator, FUNCTIONS};
use rules::Side;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Editor, Helper};
use say::{Message, Tell};
use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal};
use values::{Dyadic, Thermograph};

/// Completes the names of functions and variables.
struct Names(Vec<String>);

impl Helper for Names {}
impl Highlighter for Names {}
impl Validator for Names {}

impl Hinter for Names {
    type Hint = String;
}

impl Completer for Names {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let before = &line[..at];
        let start = before
            .rfind(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .map_or(0, |place| {
                place + before[place..].chars().next().map_or(1, char::len_utf8)
            });
        let word = &before[start..];
        let matching = |name: &&String| !word.is_empty() && name.starts_with(word);
        Ok((start, self.0.iter().filter(matching).cloned().collect()))
    }
}

pub fn run(context: &Context) -> Result<(), Failure> {
    let mut calculator = Calculator::new(&context.work);
    if !io::stdin().is_terminal() {
        for line in io::stdin().lock().lines() {
            let line = line.map_err(|error| Failure::from_output(&error))?;
            context.print(&reply(&mut calculator, &line, context))?;
        }
        return Ok(());
    }
    let unusable = |error: ReadlineError| {
        Failure::other(Message::new("error-output").with("error", error.to_string()))
    };
    let mut editor: Editor<Names, DefaultHistory> = Editor::new().map_err(unusable)?;
    context.print(&format!("{}\n", context.words.get("calculator-welcome")))?;
    loop {
        let functions = FUNCTIONS
            .iter()
            .map(|function| format!("{}(", function.name));
        let names = functions.chain(calculator.names().map(str::to_owned));
        editor.set_helper(Some(Names(names.collect())));
        match editor.readline("> ") {
            Ok(line) => {
                // A history that cannot grow is no reason to stop.
                let _ = editor.add_history_entry(&line);
                if matches!(line.trim(), "quit" | "exit" | "q") {
                    return Ok(());
                }
                context.print(&reply(&mut calculator, &line, context))?;
            }
            Err(ReadlineError::Eof) => return Ok(()),
            Err(ReadlineError::Interrupted) => continue,
            Err(error) => return Err(unusable(error)),
        }
    }
}

/// What one line is answered with; errors are told and do not end the conversation.
fn reply(calculator: &mut Calculator<'_>, line: &str, context: &Context) -> String {
    let calculator::Line::Expression { text, .. } = calculator::read_line(line) else {
        return String::new();
    };
    let words = context.words;
    if matches!(text, "help" | "?") {
        let list = FUNCTIONS
            .iter()
            .map(|function| format!("{}({})", function.name, function.takes));
        let list = list.collect::<Vec<_>>().join("\n");
        return format!("{}\n{list}\n", words.get("calculator-accepted"));
    }
    let result = calculator.run(text);
    match result {
        Err(wrong) => {
            let mut told = words.say(&Message::new("error-line").with("message", wrong.message()));
            if let Some(accepted) = wrong.accepted() {
                told.push('\n');
                told.push_str(
                    &words.say(&Message::new("accepted-line").with("accepted", accepted)),
                );
            }
            told + "\n"
        }
        Ok(datum) if context.json => match answer(calculator, &datum) {
            Ok(answer) => serde_json::to_string(&answer).unwrap_or_default() + "\n",
            Err(_) => String::new(),
        },
        Ok(datum) => format!("{}\n", calculator.text(&datum)),
    }
}

/// Units of the picture for one move or one degree.
const UNIT: f64 = 60.0;

/// A thermograph as it is usually drawn: values grow to the left, temperatures upwards, the mast at the top.
pub fn thermograph_svg(graph: &Thermograph) -> String {
    let number = |x: Dyadic| x.numerator() as f64 / 2f64.powi(x.exponent() as i32);
    let top = number(graph.temperature()).max(0.0) + 1.0;
    let walls = [Side::Left, Side::Right].map(|side| {
        let corners = graph.corners(side).into_iter();
        let mut points: Vec<(f64, f64)> = corners
            .map(|corner| (number(corner.value), number(corner.temperature)))
            .collect();
        points.push((number(graph.mean()), top));
        points
    });
    let all = || walls.iter().flatten().map(|&(value, _)| value);
    let (most, least) = (
        all().fold(f64::MIN, f64::max),
        all().fold(f64::MAX, f64::min),
    );
    let x = |value: f64| (most - value + 0.5) * UNIT;
    let y = |temperature: f64| (top - temperature + 0.3) * UNIT;
    let (width, height) = ((most - least + 1.0) * UNIT, (top + 1.8) * UNIT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>thermograph: mean {}, temperature {}</title>\n",
        graph.mean(),
        graph.temperature()
    );
    // Writing to a string does not fail.
    let _ = writeln!(
        svg,
        "<line x1=\"0\" y1=\"{0}\" x2=\"{width}\" y2=\"{0}\" stroke=\"#999\" stroke-dasharray=\"4\"/>",
        y(0.0)
    );
    let whole = least.ceil() as i64..=most.floor() as i64;
    for value in whole.filter(|_| most - least < 60.0) {
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{value}</text>",
            x(value as f64),
            y(-1.0) + 20.0
        );
    }
    for (points, colour) in walls.iter().zip(["#1f5fb4", "#c0353a"]) {
        let points: Vec<String> = points
            .iter()
            .map(|&(value, t)| format!("{},{}", x(value), y(t)))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
    }
    svg + "</svg>\n"
}
