//! Running the real binary and reading what it says.

#![allow(dead_code, reason = "every test file uses a part")]

use assert_cmd::Command;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};

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

/// Exit code, standard output and standard error of a command that is given some input.
pub fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let output = hra()
        .args(arguments)
        .write_stdin(input.to_owned())
        .output()
        .expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    let code = output.status.code().expect("an exit code");
    (code, text(output.stdout), text(output.stderr))
}

/// The answer as JSON of a command that is given some input and must succeed.
pub fn answer(arguments: &[&str], input: &str) -> Value {
    let mut all = arguments.to_vec();
    all.push("--json");
    let (code, out, err) = run(&all, input);
    assert_eq!(code, 0, "{err}{out}");
    serde_json::from_str(&out).expect("one JSON document")
}

/// The error of a command that is given some input and must fail with this exit code.
pub fn failure(arguments: &[&str], input: &str, code: i32) -> Value {
    let mut all = arguments.to_vec();
    all.push("--json");
    let (found, out, _) = run(&all, input);
    assert_eq!(found, code, "{out}");
    let document: Value = serde_json::from_str(&out).expect("one JSON document");
    assert!(document["error"]["message"].is_string(), "{out}");
    document["error"].clone()
}

/// Runs a command and ends it by `kill -9`, once it has written so many pieces of its work.
pub fn killed_after(line: &str, pieces: u32) {
    let mut child = Process::new(assert_cmd::cargo::cargo_bin!("hra"))
        .args(words(line))
        .env("HRA_HALT_AFTER_WRITING", pieces.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    killed(&mut child, out);
}

/// Kills a program that was told to halt after so many pieces of its work, when it says that it has come there.
pub fn killed(child: &mut Child, out: impl BufRead) {
    let mut said = out.lines().map_while(Result::ok);
    let halted = said.any(|line| line.starts_with("halted "));
    assert!(halted, "it ended before it was killed");
    child.kill().unwrap();
    let ended = child.wait().unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::process::ExitStatusExt::signal(&ended),
        Some(9)
    );
    assert!(!ended.success());
}

/// Every file of a folder with its bytes.
pub fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            let below = files(&path);
            let name = PathBuf::from(path.file_name().unwrap());
            found.extend(
                below
                    .into_iter()
                    .map(|(path, bytes)| (name.join(path), bytes)),
            );
        } else {
            found.insert(
                path.file_name().unwrap().into(),
                std::fs::read(&path).unwrap(),
            );
        }
    }
    found
}

/// Runs every example of a file of help texts in a folder, which holds the files that they name or gets them from an example before. How
/// many there were.
pub fn examples_in_help_work(folder: &Path, language: &str, file: &str) -> usize {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hra/locales");
    let texts = std::fs::read_to_string(locales.join(language).join(file)).unwrap();
    let examples = texts
        .lines()
        .filter_map(|line| line.trim().strip_prefix(".example = hra "));
    let mut seen = 0;
    for example in examples {
        hra()
            .current_dir(folder)
            .args(words(example))
            .assert()
            .success();
        seen += 1;
    }
    seen
}
