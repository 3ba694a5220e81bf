//! How commands end: the table of exit codes in README is the whole truth, and every command keeps to it.

mod common;

use common::{hra, words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::process::{Command, Stdio};

/// The table in README: what each code is an example of.
fn table() -> BTreeMap<i32, String> {
    let readme = include_str!("../../../README.md");
    let (_, table) = readme
        .split_once("| code | when | for example |")
        .expect("the table");
    let rows = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let example = cells[3].trim_matches('`').trim_start_matches("hra ");
        (cells[1].parse().expect("a code"), example.to_owned())
    })
    .collect()
}

/// Every command that does something, as its words.
fn commands() -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![String::new()];
    while let Some(command) = open.pop() {
        let help = hra().args(words(&command)).arg("--help").output().unwrap();
        let help = String::from_utf8(help.stdout).unwrap();
        let below = help
            .split_once("\nCommands:\n")
            .map(|(_, rest)| rest.split("\n\n").next().unwrap_or_default());
        let names = below
            .into_iter()
            .flat_map(str::lines)
            .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
            .filter_map(|line| line.split_whitespace().next());
        let before = open.len();
        open.extend(names.map(|name| format!("{command} {name}").trim().to_owned()));
        if open.len() == before {
            found.push(command);
        }
    }
    found
}

fn full_disk() -> Stdio {
    let device = OpenOptions::new().write(true).open("/dev/full");
    Stdio::from(device.expect("a device that is always full"))
}

#[cfg(target_os = "linux")]
#[test]
fn the_table_in_the_readme_is_true() {
    let table = table();
    assert_eq!(table.keys().copied().collect::<Vec<_>>(), [0, 1, 2, 3, 130]);
    for (code, example) in table.iter().filter(|(_, example)| !example.is_empty()) {
        let (line, full) = match example.split_once(" > /dev/full") {
            Some((line, _)) => (line, true),
            None => (example.as_str(), false),
        };
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("hra"));
        command.args(words(line)).stdout(Stdio::null());
        if full {
            command.stdout(full_disk());
        }
        let ended = command.stderr(Stdio::null()).status().unwrap();
        assert_eq!(ended.code(), Some(*code), "{example}");
    }
}

#[test]
fn every_command_refuses_what_it_does_not_know() {
    let commands = commands();
    assert!(commands.len() > 60, "{commands:?}");
    for command in commands {
        let output = hra()
            .args(words(&command))
            .args(["--no-such-option", "--json"])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{command}");
        let told: Value = serde_json::from_slice(&output.stdout).expect("one document");
        assert_eq!(told["error"]["code"], "bad_input", "{command}");
    }
}

/// Where nothing can be written, that is said on standard error, whatever was asked for.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_by_every_command() {
    let line = "heap solve nim 1 2 3";
    let asked = commands()
        .into_iter()
        .map(|command| format!("{command} --help"))
        .chain([line.to_owned(), format!("{line} --json")]);
    for line in asked {
        let output = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
            .args(words(&line))
            .env("LC_ALL", "C")
            .stdout(full_disk())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains("cannot write the answer"), "{line}: {told}");
    }
}

/// A conversation has no document; a calculator that is asked nothing says so in one.
#[test]
fn there_is_a_document_wherever_one_is_asked_for() {
    for line in ["aei --json", "cgt --json"] {
        let output = hra().args(words(line)).write_stdin("").output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
        let told: Value = serde_json::from_slice(&output.stdout).expect("one document");
        assert!(told["error"]["accepted"].is_string(), "{line}: {told}");
    }
    let wrong = hra().args(["cgt", "--json"]).write_stdin("1 +\n").output();
    let told: Value = serde_json::from_slice(&wrong.unwrap().stdout).expect("a document a line");
    assert_eq!(told["error"]["code"], "bad_input");
}

/// Names come from files; what a terminal would take as an order is shown instead.
#[test]
fn no_name_gives_orders_to_a_terminal() {
    let name = "\u{1b}]0;pwned\u{7}";
    let graph = format!("<game {name}");
    let tree = format!("tree 1\nI\n  {name}: 1, 2\n  b: 0, 0\n");
    for (line, input) in [
        ("tree draw -", &tree),
        ("tree solve -", &tree),
        ("graph solve -", &graph),
    ] {
        let output = hra()
            .args(words(line))
            .write_stdin(input.as_str())
            .output()
            .unwrap();
        let all = [output.stdout, output.stderr].concat();
        assert!(!all.is_empty() && !all.contains(&0x1b), "{line}");
    }
}
