//! The manners of the command line: languages, pipes, interruption, completions, manual pages.

mod common;

use common::{error, hra, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

#[test]
fn speaks_czech_by_flag_and_by_environment() {
    let text = |command: &mut assert_cmd::Command| {
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let by_flag = text(hra().args(["heap", "solve", "nim", "1", "--lang", "cs"]));
    let by_environment = text(
        hra()
            .args(["heap", "solve", "nim", "1"])
            .env("LC_ALL", "cs_CZ.UTF-8"),
    );
    assert!(by_flag.contains("hráč na tahu vyhraje"));
    assert_eq!(by_flag, by_environment);
    let english = text(
        hra()
            .args(["heap", "solve", "nim", "1", "--lang", "en"])
            .env("LC_ALL", "cs_CZ"),
    );
    assert!(english.contains("the player to move wins"));
    let help = text(hra().args(["--help", "--lang=cs"]));
    assert!(help.contains("Použití") && !help.contains("Usage"));
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
        .args(["heap", "sequence", "kayles", "--to", "300000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let mut complaints = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut complaints)
        .unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(complaints, "");
}

/// Ctrl-C during long work: it stops, says so, and exits with 130.
#[cfg(unix)]
#[test]
fn an_interruption_ends_work() {
    let child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
        // Hours of work; progress tells when it has begun.
        .args([
            "heap",
            "sequence",
            "octal:0.6",
            "--to",
            "100000000",
            "--progress",
            "plain",
            "--json",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = child.unwrap();
    let mut complaints = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    complaints.read_line(&mut line).unwrap();
    assert!(line.contains("Grundy"), "{line}");
    let killed = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(killed.success());
    let mut answer = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut answer)
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let document: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(document["error"]["code"], "interrupted");
}

/// Work that hears nothing and keeps nothing, here because it waits for more to read, is ended by the first Ctrl-C all the same.
#[cfg(unix)]
#[test]
fn work_that_does_not_hear_is_ended_by_an_interruption_too() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
        .args(["tree", "solve", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // More than a pipe holds: when all is written, somebody is reading.
    input.write_all(&[b'#'; 1 << 20]).unwrap();
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(interrupted.success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    let document: serde_json::Value = serde_json::from_slice(&ended.stdout).unwrap();
    assert_eq!(document["error"]["code"], "interrupted");
    drop(input);
}

#[test]
fn completions_and_manual_pages_are_written() {
    for shell in ["bash", "zsh", "fish"] {
        let output = hra().args(["completions", shell]).output().unwrap();
        assert!(
            String::from_utf8_lossy(&output.stdout).contains("hra"),
            "{shell}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    let pages = json(&format!("manual {}", folder.path().display()))["pages"]
        .as_array()
        .unwrap()
        .len();
    assert!(pages > 5);
    let page = std::fs::read_to_string(folder.path().join("hra-heap-solve.1")).unwrap();
    assert!(
        page.contains("hra heap solve wythoff 5 8 9"),
        "the example is in the page"
    );
}

#[test]
fn values_that_begin_with_a_dash_are_values() {
    assert!(
        error("heap solve nim -1", 2)["message"]
            .as_str()
            .unwrap()
            .contains("-1")
    );
}

#[test]
fn published_results_agree() {
    let results = json("reproduce heap")["results"]
        .as_array()
        .unwrap()
        .clone();
    assert!(results.len() >= 14);
    for result in results {
        let status = result["status"].as_str().unwrap();
        assert!(
            ["agrees", "explained", "not run"].contains(&status),
            "{result}"
        );
        let explained = result["note"].as_str().is_some_and(|note| !note.is_empty());
        assert!(status != "explained" || explained, "{result}");
        for key in ["name", "source", "published"] {
            assert!(result[key].is_string(), "{result}");
        }
    }
}

/// Every example that help shows is a command that works (or, for play, at least starts).
#[test]
fn the_examples_in_help_work() {
    let folder = tempfile::tempdir().unwrap();
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../hra/locales/en");
    let mut tried = 0;
    for entry in std::fs::read_dir(locales).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for example in text
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".example = hra "))
        {
            let line = example.split('>').next().unwrap();
            if !line.starts_with("heap") {
                continue;
            }
            let output = hra()
                .args(line.split_whitespace())
                .current_dir(folder.path())
                .write_stdin("")
                .output()
                .unwrap();
            assert!(
                output.status.success(),
                "hra {example}: {}",
                String::from_utf8_lossy(&output.stderr)
            );
            tried += 1;
        }
    }
    assert!(tried >= 5, "{tried} examples were found");
}
