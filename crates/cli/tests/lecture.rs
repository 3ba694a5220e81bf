//! The list of exercises in `docs/lecture.md`: every command works, and answers with the words that the list promises.

mod common;

use common::hra;
use std::path::Path;

/// A line of a table: what is asked, the words of a command behind `hra`, and words of its answer.
fn exercises() -> Vec<(String, Vec<String>, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lecture.md");
    let page = std::fs::read_to_string(page).unwrap();
    let rows = page.lines().filter(|line| line.contains("| `hra "));
    let row = |line: &str| {
        // Commands and words stand in code, where a bar parts no cells.
        let parts: Vec<&str> = line.split('`').collect();
        let [asked, command, _, words, _] = parts[..] else {
            panic!("{line}");
        };
        let command = command.split_whitespace().skip(1).map(str::to_owned);
        (asked.to_owned(), command.collect(), words.to_owned())
    };
    rows.map(row).collect()
}

#[test]
fn every_exercise_is_answered_as_the_list_says() {
    let all = exercises();
    assert!(all.len() > 75, "{}", all.len());
    let mut wrong = Vec::new();
    for (asked, command, words) in all {
        let output = hra().args(&command).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() || !told.contains(&words) {
            let error = String::from_utf8_lossy(&output.stderr);
            wrong.push(format!(
                "{asked}: {} \n{words:?} is not in\n{told}{error}",
                command.join(" ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Arguments are from the definitions: short and full differ, and Czech has them, too.
#[test]
fn full_explanations_say_more_in_both_languages() {
    for line in [
        "heap solve NIM[23,7,56]",
        "heap sequence SUBST[1,3,4;14]",
        "cram solve 2x3",
        "domineering value 2x3",
        "dawson solve 7",
        "dawson solve 4 --misere",
        "dawson solve 5 --optional-capture",
    ] {
        for language in ["en", "cs"] {
            let told = |explain: &str| {
                let output = hra()
                    .args(line.split(' '))
                    .args(["--explain", explain, "--lang", language])
                    .output()
                    .unwrap();
                assert!(output.status.success(), "{line}");
                String::from_utf8(output.stdout).unwrap()
            };
            let (short, full) = (told("short"), told("full"));
            assert!(
                full.len() > short.len() + 40,
                "{line} in {language}:\n{full}"
            );
        }
    }
    // The word alone asks for all of it.
    let alone = hra()
        .args(["cram", "value", "1x4", "--explain"])
        .output()
        .unwrap();
    let full = hra()
        .args(["cram", "value", "1x4", "--explain", "full"])
        .output()
        .unwrap();
    assert_eq!(alone.stdout, full.stdout);
}
