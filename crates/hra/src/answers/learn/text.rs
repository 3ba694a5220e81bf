//! Scenes drawn in letters, and text broken into lines.

use crate::Words;
use lab::course::{Scene, vertex_name};
use say::{Arg, Message};

/// What an argument says.
pub(super) fn argument(argument: &Arg, words: Words) -> String {
    match argument {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Message(message) => words.say(message),
    }
}

/// Several sentences as one text.
pub(super) fn sentences(messages: &[Message], words: Words) -> String {
    let said: Vec<String> = messages.iter().map(|message| words.say(message)).collect();
    said.join(" ")
}

/// Lines of at most so many letters.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for line in text.lines() {
        for word in line.split(' ').filter(|word| !word.is_empty()) {
            let last = lines.last_mut().expect("there is a line");
            if last.is_empty() {
                last.push_str(word);
            } else if last.chars().count() + 1 + word.chars().count() <= width {
                last.push(' ');
                last.push_str(word);
            } else {
                lines.push(word.to_owned());
            }
        }
        lines.push(String::new());
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Moved to the right.
pub(super) fn indented(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("   {line}")).collect();
    lines.join("\n")
}

/// The scene in letters.
pub(super) fn drawn(scene: &Scene, words: Words) -> String {
    match scene {
        Scene::Nothing => String::new(),
        Scene::Terms(terms) => terms.join(" + "),
        Scene::Heaps(heaps) => {
            let numbered = heaps.iter().enumerate();
            let lines = numbered.map(|(at, &size)| {
                let tokens = "o".repeat(size.min(60) as usize);
                format!("{}: {tokens} ({size})", at + 1).replace("  ", " ")
            });
            lines.collect::<Vec<_>>().join("\n")
        }
        Scene::Squares(rows) => {
            let count = rows.len();
            let spaced = |row: &String| {
                row.chars()
                    .map(|letter| format!(" {letter}"))
                    .collect::<String>()
            };
            let mut lines: Vec<String> = rows
                .iter()
                .enumerate()
                .map(|(at, row)| format!("{}{}", count - at, spaced(row)))
                .collect();
            let columns = rows.first().map_or(0, String::len);
            let names: String = (0..columns)
                .map(|at| format!(" {}", vertex_name(at)))
                .collect();
            lines.push(format!(" {names}"));
            lines.join("\n")
        }
        Scene::Table(rows) => {
            let line = |row: &Vec<i64>| {
                row.iter()
                    .map(|entry| format!("{entry:>4}"))
                    .collect::<String>()
            };
            rows.iter().map(line).collect::<Vec<_>>().join("\n")
        }
        Scene::Graph(nodes) => {
            let line = |(at, node): (usize, &lab::course::Node)| {
                let kind = words.get(match node.kind {
                    "max" => "course-kind-max",
                    "min" => "course-kind-min",
                    "chance" => "course-kind-chance",
                    _ => "course-kind-sink",
                });
                let to: Vec<String> = node.to.iter().map(|to| vertex_name(*to)).collect();
                match &node.value {
                    Some(value) => format!("{} ({kind}): {value}", vertex_name(at)),
                    None => format!("{} ({kind}) → {}", vertex_name(at), to.join(", ")),
                }
            };
            nodes
                .iter()
                .enumerate()
                .map(line)
                .collect::<Vec<_>>()
                .join("\n")
        }
    }
}
