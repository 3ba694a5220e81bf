//! `hra learn`: the course in the terminal, played through; exercises asked and refuted; sheets.

mod common;

use assert_cmd::Command;
use common::{error, examples_in_help_work, hra, json};
use std::path::Path;

/// The binary with a data folder of its own, wherever this system has it.
fn at_home(folder: &Path) -> Command {
    let mut command = hra();
    command.envs(["XDG_DATA_HOME", "HOME", "LOCALAPPDATA"].map(|name| (name, folder)));
    command
}

fn said(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout).unwrap()
}

fn solution(lesson: u64, number: u64, seed: u64) -> String {
    let line = format!("learn exercise {lesson} --number {number} --seed {seed} --show");
    let judged = json(&line);
    assert!(
        judged["right"].is_null(),
        "{line}: the solution is no answer of anybody"
    );
    judged["solution"].as_str().unwrap().to_owned()
}

#[test]
fn twelve_lessons_have_words_boards_and_exercises_in_both_languages() {
    for language in ["en", "cs"] {
        let lessons = json(&format!("learn --lang {language}"));
        assert_eq!(lessons.as_array().unwrap().len(), 12);
        for lesson in lessons.as_array().unwrap() {
            let number = lesson["number"].as_u64().unwrap();
            assert!(lesson["exercises"].as_u64().unwrap() >= 8);
            let text = json(&format!("learn {number} --lang {language}"));
            assert_eq!(text["title"], lesson["title"]);
            for piece in text["pieces"].as_array().unwrap() {
                assert!(piece["paragraphs"][0].as_str().unwrap().len() > 60);
                assert!(piece["board"]["svg"].as_str().unwrap().starts_with("<svg"));
                assert!(!piece["rules"].as_str().unwrap().is_empty());
            }
        }
    }
}

#[test]
fn the_solution_is_right_and_a_wrong_answer_is_refuted() {
    for lesson in 1..=12 {
        let right = solution(lesson, 1, 4);
        let check = |answer: &str| {
            let line = [
                "learn",
                "exercise",
                &lesson.to_string(),
                "--seed",
                "4",
                "--json",
                "--answer",
            ]
            .map(str::to_owned);
            let said = said(hra().args(line).arg(answer));
            serde_json::from_str::<serde_json::Value>(&said).unwrap()
        };
        assert_eq!(check(&right)["right"], true, "lesson {lesson}: {right}");
        let posed = json(&format!("learn exercise {lesson} --seed 4"));
        let choices = posed["form"]["choices"].as_array().unwrap();
        let choices = choices
            .iter()
            .map(|choice| choice["answer"].as_str().unwrap().to_owned());
        let others = choices.chain(
            (0..30)
                .map(|number| number.to_string())
                .filter(|_| posed["form"]["kind"] != "choice"),
        );
        let wrong = others
            .map(|answer| check(&answer))
            .find(|judged| judged["right"] == false);
        let wrong = wrong.unwrap_or_else(|| panic!("lesson {lesson}: every answer is right"));
        assert!(wrong["said"].as_str().unwrap().len() > 20, "{wrong}");
        assert!(wrong["solution"].is_null());
    }
    // In Nim with 1, 4 and 7 a move is refuted by the move that leaves nim-sum 0.
    let refuted = json("learn exercise 4 --number 3 --seed 5");
    assert!(refuted["question"].as_str().unwrap().contains("any number"));
}

#[test]
fn what_is_no_answer_is_refused_with_what_would_be_one() {
    let wrong = error("learn exercise 3 --answer perhaps", 2);
    assert!(
        wrong["accepted"].as_str().unwrap().contains("whole number"),
        "{wrong}"
    );
    for line in [
        "learn 13",
        "learn 0",
        "learn exercise 3 --number 9",
        "learn sheet --lessons 2,x",
        "learn sheet --lessons 2,14",
        "learn sheet --count 0",
        "learn exercise 4 --number 2 --answer M",
    ] {
        assert_eq!(error(line, 2)["code"], "bad_input", "{line}");
    }
}

#[test]
fn a_lesson_is_played_through_and_remembered() {
    let home = tempfile::tempdir().unwrap();
    let learn = |input: &str| {
        said(
            at_home(home.path())
                .args(["learn", "4"])
                .write_stdin(input.to_owned()),
        )
    };
    // A wrong answer is refuted and may be given again; what is no answer is told; then one leaves.
    let first = solution(4, 1, 0);
    let wrong = if first == "0" { "1" } else { "0" };
    let told = learn(&format!("{wrong}\nperhaps\n{first}\nq\n"));
    let places = [
        "Nim and its sum",
        "Not so.",
        "“perhaps”",
        "Right.",
        "Exercise 2 of 8",
    ]
    .map(|part| told.find(part));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{told}"
    );
    let list = said(at_home(home.path()).arg("learn"));
    assert!(list.contains("(done 1 of 8)"), "{list}");
    // The rest, one of them skipped at first.
    let rest: Vec<String> = (3..=8).map(|number| solution(4, number, 0)).collect();
    let told = learn(&format!(">\n{}\n", rest.join("\n")));
    assert!(
        !told.contains("Exercise 1 of 8") && !told.contains("All exercises"),
        "{told}"
    );
    let told = learn(&format!("?\n{}\n", solution(4, 2, 0)));
    assert!(
        told.contains("Solution: ") && !told.contains("All exercises"),
        "{told}"
    );
    let told = learn(&format!("{}\n", solution(4, 2, 0)));
    assert!(
        told.contains("All exercises of this lesson are done"),
        "{told}"
    );
    // Then it begins anew, with others.
    let again = learn("q\n");
    assert!(again.contains("Exercise 1 of 8"), "{again}");
    let other = json("learn exercise 4 --seed 1");
    let heaps = other["scene"]["text"]
        .as_str()
        .unwrap()
        .lines()
        .next()
        .unwrap()
        .to_owned();
    assert!(again.contains(&heaps), "{again}");
}

#[test]
fn a_damaged_file_of_progress_is_told_and_not_written_over() {
    let home = tempfile::tempdir().unwrap();
    let answers = format!("{}\nq\n", solution(2, 1, 0));
    said(
        at_home(home.path())
            .args(["learn", "2"])
            .write_stdin(answers),
    );
    let mut found = Vec::new();
    find(home.path(), &mut found);
    let [file] = &found[..] else {
        panic!("one file is kept: {found:?}");
    };
    let mut bytes = std::fs::read(file).unwrap();
    let at = bytes.len() - 6;
    bytes[at] ^= 1;
    std::fs::write(file, &bytes).unwrap();
    let output = at_home(home.path()).arg("learn").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("damaged"));
    assert_eq!(std::fs::read(file).unwrap(), bytes);
}

fn find(folder: &Path, into: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => find(&path, into),
            false => into.push(path),
        }
    }
}

#[test]
fn a_sheet_is_printed_with_its_solutions_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sheet.html");
    let pictures = folder.path().join("pictures");
    let line = [
        "learn",
        "sheet",
        "--lessons",
        "2,7,11",
        "--seed",
        "3",
        "--count",
        "9",
        "--html",
    ];
    said(
        hra()
            .args(line)
            .arg(&file)
            .arg("--svg")
            .arg(&pictures)
            .arg("--png")
            .arg(&pictures),
    );
    let page = std::fs::read_to_string(&file).unwrap();
    let apart = page.find("class=\"solutions\"").unwrap();
    assert!(page.contains("break-before:page"));
    assert_eq!(page[..apart].matches("<li>").count(), 9);
    assert_eq!(page[apart..].matches("<li>").count(), 9);
    let made = json("learn sheet --lessons 2,7,11 --seed 3 --count 9");
    for (at, solution) in made["solutions"].as_array().unwrap().iter().enumerate() {
        let exercise = &made["exercises"][at];
        let [lesson, number, seed] =
            ["lesson", "number", "seed"].map(|name| exercise[name].as_u64().unwrap());
        // What is chosen stands there in words.
        let solved = self::solution(lesson, number, seed);
        let choices = exercise["form"]["choices"].as_array().unwrap();
        let chosen = choices.iter().find(|choice| choice["answer"] == solved);
        let worded = chosen.map_or(solved.clone().into(), |choice| choice["text"].clone());
        assert_eq!(solution["answer"], worded);
    }
    for name in ["sheet", "solutions"] {
        assert!(
            std::fs::read_to_string(pictures.join(format!("{name}.svg")))
                .unwrap()
                .starts_with("<svg")
        );
        assert!(
            std::fs::read(pictures.join(format!("{name}.png")))
                .unwrap()
                .starts_with(b"\x89PNG")
        );
    }
    // Nothing is to be seen twice, and Czech sheets have no English moves.
    let nim = json("learn sheet --lessons 4 --count 24 --lang cs");
    let scenes: std::collections::HashSet<&str> = nim["exercises"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["scene"]["text"].as_str().unwrap())
        .collect();
    assert_eq!(scenes.len(), 24);
    for solution in nim["solutions"].as_array().unwrap() {
        assert!(
            !solution["answer"].as_str().unwrap().contains("from"),
            "{solution}"
        );
    }
    // More exercises than the lessons have: others of the same kinds.
    let long = json("learn sheet --lessons 3 --count 20");
    let shown: std::collections::HashSet<String> = long["exercises"]
        .as_array()
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(shown.len(), 20);
}

#[test]
fn the_examples_in_help_work() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["en", "cs"] {
        assert_eq!(
            examples_in_help_work(folder.path(), language, "course.ftl"),
            3
        );
    }
}
