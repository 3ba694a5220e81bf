//! Running the real binary and reading what it says.

#![allow(dead_code, reason = "every test file uses a part")]

use assert_cmd::Command;
use serde_json::Value;

/// The binary, in English whatever the machine speaks.
pub fn hra() -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("hra"));
    command.env("LC_ALL", "C");
    command
}

/// The words of a command line; no word has a blank in it.
pub fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// The answer as JSON; the command must succeed, and standard output must be exactly one document.
pub fn json(line: &str) -> Value {
    let output = hra().args(words(line)).arg("--json").output().unwrap();
    assert!(
        output.status.success(),
        "{line}: {}",
        String::from_utf8_lossy(&output.stdout)
    );
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The error of a command that must fail with this exit code, told as JSON and, the same, as text.
pub fn error(line: &str, exit: i32) -> Value {
    let output = hra().args(words(line)).arg("--json").output().unwrap();
    assert_eq!(output.status.code(), Some(exit), "{line}");
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    let error = document["error"].clone();
    let message = error["message"].as_str().unwrap().to_owned();
    assert!(!message.is_empty());
    let told = hra().args(words(line)).output().unwrap();
    assert_eq!(told.status.code(), Some(exit), "{line}");
    assert!(
        told.stdout.is_empty(),
        "{line}: errors go to standard error"
    );
    assert!(
        String::from_utf8_lossy(&told.stderr).contains(&message),
        "{line}"
    );
    error
}
