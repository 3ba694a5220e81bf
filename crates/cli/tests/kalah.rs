//! Kalaha through the real binary: contract, bad input, kills and damage, play and statistics.

mod common;

use common::{error, hra, json, killed_after, words};
use serde_json::Value;
use std::path::Path;

const EXAMPLE: &str = "c+ a D+ F b+ c E+ D f D d F f+ e F f+";

#[test]
fn solve_answers_by_the_contract() {
    for (line, value, best) in [
        ("kalah solve --pits 4 --seeds 3", 8, vec!["b"]),
        (
            "kalah solve --pits 4 --seeds 3 --rules standard",
            6,
            vec!["b"],
        ),
        (
            "kalah solve --position 0,0,0,0,0,1/2,0,0,0,0,0/9,9/s",
            -1,
            vec!["f"],
        ),
        ("kalah solve --position 0,0/3,1/2,0/n", 2, vec![]),
        ("kalah solve --position 0,0,0/0,0,0/2,5/s", -3, vec![]),
    ] {
        let answer = json(line);
        assert_eq!(answer["value"], value, "{line}");
        let found: Vec<&str> = answer["best_moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|found| found.as_str().unwrap())
            .collect();
        assert_eq!(found, best, "{line}");
        assert_eq!(answer["proven"], true);
        assert!(answer["nodes"].is_u64());
    }
    // With the pie rule nobody is behind: the second player takes the better side.
    let pie = json("kalah solve --pits 3 --seeds 2 --rules thesis,pie");
    assert!(pie["value"].as_i64().unwrap() <= 0);
}

#[test]
fn analyse_gives_every_move_and_its_guarantee() {
    let position = "kalah analyse --position 0,0,1,0,2,1/1,0,0,3,0,0/20,20/s";
    let exact = json(position);
    let moves = exact["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 3);
    assert!(moves.iter().all(|found| found["exact"] == true));
    assert_eq!(exact["depth"], Value::Null);
    let solved = json("kalah solve --position 0,0,1,0,2,1/1,0,0,3,0,0/20,20/s");
    let best = moves
        .iter()
        .map(|found| found["value"].as_i64().unwrap())
        .max();
    assert_eq!(solved["value"].as_i64(), best);
    let rough = json("kalah analyse --depth 3");
    assert_eq!(rough["depth"], 3);
}

#[test]
fn tournaments_answer_by_the_contract_and_by_the_seed() {
    let line = "kalah tournament --games 2000 --a 1 --b 5";
    let answer = json(line);
    let pairing = &answer["pairings"][0];
    assert_eq!((&pairing["a"], &pairing["b"]), (&1.into(), &5.into()));
    for (win, loss, draw) in [("ppAA", "ppAB", "ppRA"), ("ppBB", "ppBA", "ppRB")] {
        let sum: f64 = [win, loss, draw]
            .iter()
            .map(|key| pairing[*key].as_f64().unwrap())
            .sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
    let lengths = pairing["lengths"].as_object().unwrap();
    let games: u64 = lengths.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(games, 2000);
    assert!(pairing["mean_length"].as_f64().unwrap() > 20.0);
    assert_eq!(answer, json(&format!("{line} --threads 1")));
    assert_ne!(answer, json(&format!("{line} --seed 1")));
    let all = json("kalah tournament --games 50");
    assert_eq!(all["pairings"].as_array().unwrap().len(), 21);
    assert_eq!(all["ratings"].as_array().unwrap().len(), 6);
    let guests =
        json("kalah tournament --games 20 --pits 3 --seeds 2 --a perfect --b erring:0.5:depth:3");
    assert_eq!(guests["pairings"][0]["a"], "perfect");
}

#[test]
fn enumeration_is_exact() {
    let answer = json("kalah enumerate --a 5 --b 5");
    let started = &answer["a_starts"];
    assert_eq!(started["games"], 65);
    assert_eq!(started["wins"]["fraction"], "373/720");
    assert_eq!(started["draws"]["fraction"], "1/720");
    assert_eq!(started["mean_length"]["fraction"], "2051/90");
    assert_eq!(answer["situations_after_first_turns"], 116);
}

#[test]
fn bad_input_is_refused() {
    for line in [
        "kalah solve --pits 13",
        "kalah solve --pits 0",
        "kalah solve --seeds 21",
        "kalah solve --seeds -1",
        "kalah solve --rules oware",
        "kalah solve --position 4,4,4/4,4/0,0/s",
        "kalah solve --position 4,4,4,4,4,4/4,4,4,4,4,4/0,0/x",
        "kalah solve --position 4,4,-4,4,4,4/4,4,4,4,4,4/0,0/s",
        "kalah solve --position 4,4,4,4,4,4/4,4,4,4,4,4/0,1/s --seeds 4",
        "kalah solve --position 4,4,4,4,4,4/4,4,4,4,4,4/0,0/s --pits 5",
        "kalah solve --position 600,4/4,4/0,0/s",
        "kalah solve --position 1,1/1,1/0,0/s/pie",
        "kalah solve --pits 12 --seeds 20",
        "kalah solve --pits 3 --seeds 2 --database /nonexistent/kalah.db",
        "kalah analyse --depth 0",
        "kalah tournament --games 0",
        "kalah tournament --a 6 --b 0",
        "kalah tournament --a 1",
        "kalah tournament --pits 12 --seeds 20 --a perfect --b 0 --games 1",
        "kalah enumerate --a 0 --b 0 --most 1000",
        "kalah enumerate --a perfect --b 0",
        "kalah database build /nonexistent/kalah.db --beans 5",
        "kalah database info /nonexistent/kalah.db",
        "kalah play --second 9",
    ] {
        error(line, 2);
    }
    // A negative number is a bad value and not an unknown option.
    for line in ["kalah tournament --games -5", "graph generate simple -5"] {
        let refused = error(line, 2);
        assert!(
            refused["message"].as_str().unwrap().contains("-5"),
            "{refused}"
        );
        assert!(
            !refused["message"].as_str().unwrap().contains("option"),
            "{refused}"
        );
    }
    let refused = error("kalah database build kalah.db --beans 30 --memory 1M", 3);
    assert_eq!(refused["code"], "too_big");
    assert!(!Path::new("kalah.db").exists() || std::fs::remove_file("kalah.db").is_ok());
}

fn annotated(record: &str, exit: i32) -> Value {
    let output = hra()
        .args(words("kalah annotate - --nodes 20000 --depth 4 --json"))
        .write_stdin(record)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(exit), "{record}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Example 3.1 of the thesis: its only mark of a mistake stands at the sixth sowing.
#[test]
fn the_mistake_that_the_thesis_marks_is_found_without_being_told_how_deep_to_look() {
    let output = hra()
        .args(words("kalah annotate - --json"))
        .write_stdin(EXAMPLE)
        .output();
    let found: Value = serde_json::from_slice(&output.unwrap().stdout).unwrap();
    assert_eq!(found["moves"][5]["mark"], "?", "{found}");
}

#[test]
fn records_are_annotated_or_refused_with_line_and_move() {
    let found = annotated(EXAMPLE, 0);
    assert_eq!((&found["north"], &found["south"]), (&33.into(), &15.into()));
    assert_eq!(found["moves"].as_array().unwrap().len(), 16);
    assert_eq!(found["moves"][13]["text"], "e[a](14)");
    let again = annotated(found["record"].as_str().unwrap(), 0);
    assert_eq!(again["moves"], found["moves"]);
    for (record, place) in [
        ("c+ a\nD+ A\nq", "line 3, move 5: “q” is not a pit"),
        ("c+\nc", "line 2, move 2: pit c is empty"),
        (
            "c+ a\na",
            "line 2, move 3: pit a belongs to the other player",
        ),
        ("1.c+ 2.a(7)", "line 1, move 2: “a(7)”"),
    ] {
        let refused = annotated(record, 2);
        let message = refused["error"]["message"].as_str().unwrap();
        assert!(message.contains(place), "{message}");
    }
}

#[test]
fn a_killed_database_build_goes_on_and_damage_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (whole, broken) = (path("whole.db"), path("broken.db"));
    let build = |file: &Path| format!("kalah database build {} --beans 13", file.display());
    assert_eq!(json(&build(&whole))["complete"], true);
    killed_after(&build(&broken), 9);
    let info = json(&format!("kalah database info {}", broken.display()));
    assert_eq!(info["complete"], false);
    error(&format!("kalah database check {}", broken.display()), 2);
    assert_eq!(json(&build(&broken))["complete"], true);
    let bytes = std::fs::read(&whole).unwrap();
    assert!(bytes == std::fs::read(&broken).unwrap(), "the same bytes");

    let mut damaged = bytes.clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 4;
    std::fs::write(&broken, &damaged).unwrap();
    let told = error(&format!("kalah database check {}", broken.display()), 1);
    assert!(told["message"].as_str().unwrap().contains("damaged"));
    let solve = "kalah solve --position 1,0,2,0,1,1/0,3,0,1,0,1/0,0/s --database";
    error(&format!("{solve} {}", broken.display()), 1);
    let with = json(&format!("{solve} {}", whole.display()));
    let without = json("kalah solve --position 1,0,2,0,1,1/0,3,0,1,0,1/0,0/s");
    assert_eq!(with["value"], without["value"]);
    json(&build(&broken));
    assert!(
        bytes == std::fs::read(&broken).unwrap(),
        "building mends it"
    );
}

/// Nothing is searched whose end could not be kept.
#[test]
fn a_place_for_checkpoints_that_is_not_there_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("missing").join("checkpoint");
    // Hours of work, if it began.
    let solve = "kalah solve --pits 6 --seeds 6 --rules standard --checkpoint";
    let told = error(&format!("{solve} {}", nowhere.display()), 2);
    assert!(told["message"].as_str().unwrap().contains("missing"));
}

#[test]
fn a_killed_search_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = folder.path().join("solve.checkpoint");
    let plain = "kalah solve --pits 6 --seeds 3 --rules standard --threads 1";
    let kept = format!("{plain} --checkpoint {}", checkpoint.display());
    killed_after(&kept, 1);
    let again = json(&kept);
    let straight = json(plain);
    assert_eq!(again["value"], 2);
    for key in ["value", "best_moves"] {
        assert_eq!(again[key], straight[key]);
    }
    assert!(again["nodes"].as_u64() < straight["nodes"].as_u64());
    let mut bytes = std::fs::read(&checkpoint).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&checkpoint, bytes).unwrap();
    let damaged = error(&kept, 1);
    assert!(damaged["message"].as_str().unwrap().contains("checksum"));
    // What was kept belongs to its rules.
    std::fs::remove_file(&checkpoint).unwrap();
    json(&kept);
    let other = error(&kept.replace("standard", "thesis"), 2);
    assert!(
        other["message"]
            .as_str()
            .unwrap()
            .contains("another question"),
        "{other}"
    );
}

#[test]
fn a_person_plays_and_the_game_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.txt");
    let play = |input: &str, more: &str| {
        let line = format!(
            "kalah play --names Anna,Five --second 5 --statistics {} {more}",
            file.display()
        );
        let output = hra()
            .args(words(&line))
            .write_stdin(input)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}");
        String::from_utf8(output.stdout).unwrap()
    };
    let said = play("a\n2\n", "--pits 1 --seeds 1");
    assert!(said.contains("A draw."), "{said}");
    let said = play("z\nt\nu\nc\na\nu\nm\nq\n", "");
    for expected in [
        "“z” is not a pit of this board",
        "Hint: ",
        "There is nothing to take back.",
        "Anna: sows c+ and moves again.",
        "Taken back.",
    ] {
        assert!(said.contains(expected), "{expected} is missing in:\n{said}");
    }
    let found = json(&format!("kalah statistics --statistics {}", file.display()));
    let row = &found["against"][0];
    assert_eq!((&row["opponent"], &row["games"]), (&"5".into(), &1.into()));
    assert_eq!((&row["ppRA"], &row["ppBB"]), (&1.0.into(), &Value::Null));
    // A game between machines ends by itself and is not remembered.
    let line = format!(
        "kalah play --first 5 --second perfect --pits 3 --seeds 2 --statistics {}",
        file.display()
    );
    assert!(hra().args(words(&line)).output().unwrap().status.success());
    let found = json(&format!("kalah statistics --statistics {}", file.display()));
    assert_eq!(found["against"].as_array().unwrap().len(), 1);
}

#[test]
fn a_saved_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let run = |arguments: &str, input: &str| {
        let line = format!("kalah play --names A,B {arguments} {}", file.display());
        let output = hra()
            .args(words(&line))
            .write_stdin(input)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    run("--save", "c\na\nq\n");
    let said = run("--replay", "q\n");
    assert!(
        said.contains("A: sows c+ and moves again.") && said.contains("To move: B"),
        "{said}"
    );
}

#[test]
fn the_report_and_the_charts_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("report.html");
    let pictures = folder.path().join("pictures");
    let answer = json(&format!(
        "kalah report {} --games 300 --svg {}",
        page.display(),
        pictures.display()
    ));
    assert_eq!(answer["pairings"], 21);
    let html = std::fs::read_to_string(&page).unwrap();
    // Graph 3.1, and histograms of lengths, stores and differences of every pairing.
    assert_eq!(html.matches("<svg").count(), 1 + 3 * 21);
    assert_eq!(std::fs::read_dir(&pictures).unwrap().count(), 1 + 3 * 21);
    // The printed figures stand below ours, and in each pairing the greatest chance to win is marked in both.
    assert!(html.contains("0.4859") && html.contains("<small>40</small>"));
    assert_eq!(html.matches("<mark>").count(), 2 * 21);
    let graph = std::fs::read_to_string(pictures.join("graph-3-1.svg")).unwrap();
    assert!(graph.contains("5/5, in the thesis: 23"), "{graph}");
    json(&format!(
        "kalah report {} --games 20 --pits 4 --beans 3",
        page.display()
    ));
    let other = std::fs::read_to_string(&page).unwrap();
    assert!(
        !other.contains("<small>"),
        "the thesis says nothing of other boards"
    );
    assert!(
        !html.contains("http://") || !html.contains("src="),
        "nothing is loaded from elsewhere"
    );
    let charts = folder.path().join("charts");
    json(&format!(
        "kalah tournament --games 100 --a 5 --b 5 --svg {}",
        charts.display()
    ));
    assert_eq!(std::fs::read_dir(&charts).unwrap().count(), 3);
    let csv = hra()
        .args(words("kalah tournament --games 50 --csv"))
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(csv.stdout).unwrap().lines().count(), 22);
}

#[test]
fn published_results_are_reproduced() {
    let answer = json("reproduce kalah/example-game kalah/games-5-5 kalah/value-4-3-STANDARD");
    let status: Vec<&str> = answer["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["status"].as_str().unwrap())
        .collect();
    assert_eq!(status, ["explained", "agrees", "agrees"]);
}

/// Every example that help shows is a command that works.
#[test]
fn the_examples_in_help_work() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), EXAMPLE).unwrap();
    let locale = concat!(env!("CARGO_MANIFEST_DIR"), "/../hra/locales/en/kalah.ftl");
    let text = std::fs::read_to_string(locale).unwrap();
    let examples = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix(".example = hra "));
    let mut tried = 0;
    for example in examples {
        let output = hra()
            .args(words(example))
            .env("XDG_DATA_HOME", folder.path())
            .current_dir(folder.path())
            .write_stdin("")
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "hra {example}: {told}");
        tried += 1;
    }
    assert!(tried > 8);
}

/// Whoever builds a database, and however often they are killed: the file is that of one process, and a checker that believes nobody passes it.
#[test]
fn ranks_build_the_database_of_one_process_and_it_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let build = |name: &str, more: &str| {
        let file = path(name);
        format!("kalah database build {} --beans 9 {more}", file.display())
    };
    json(&build("alone.db", ""));
    killed_after(&build("ranks.db", "--ranks 4"), 5);
    killed_after(&build("ranks.db", "--ranks 1 --window 1K"), 2);
    let built = json(&build("ranks.db", "--ranks 3 --window 20K"));
    assert_eq!(built["ranks"], 3);
    assert!(
        built["boards"].as_u64().unwrap() < 293_930,
        "what was there is taken over"
    );
    let read = |name: &str| std::fs::read(path(name)).unwrap();
    assert!(read("alone.db") == read("ranks.db"));
    let checked = json(&format!("kalah verify {}", path("ranks.db").display()));
    assert_eq!(checked["boards"], 293_930);
    let mut bytes = read("ranks.db");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(path("ranks.db"), bytes).unwrap();
    error(&format!("kalah verify {}", path("ranks.db").display()), 1);
    error(&build("ranks.db", "--ranks none"), 2);
}
