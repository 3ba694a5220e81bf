//! Ludo through the real binary: contract, bad input, kills, simulations, tables and play.

mod common;

use common::{error, hra, json, killed_after, run, words};
use serde_json::Value;

fn near(value: &Value, wanted: f64, by: f64) {
    let value = value.as_f64().unwrap();
    assert!((value - wanted).abs() <= by, "{value} and {wanted}");
}

#[test]
fn example_one_by_every_method() {
    let line = "ludo solve --players 3 --pieces 2 --fields 4 --die 3 --epsilon 1e-10";
    for method in ["implicit", "explicit", "optimistic"] {
        let answer = json(&format!("{line} --method {method}"));
        near(&answer["probability"], 0.329_639_286_3, 1e-9);
        assert_eq!(answer["by_piece"], serde_json::json!([null, null]));
        assert_eq!(answer["best_piece"], Value::Null);
        assert_eq!(answer["best_move"], "pass");
        assert_eq!(answer["states"], 54_095);
        assert_eq!(answer["guarantee"]["kind"], "proven");
        assert_eq!(answer["against"], "coalition");
    }
}

/// Example 2 of the thesis, whose players enter a quarter of the ring apart; opposite entries make another game.
#[test]
fn example_two_is_played_on_its_own_board() {
    let line = "ludo solve --players 2 --pieces 3 --fields 12 --position 13,1,10/15,3,12/1 --die 5";
    for method in ["implicit", "explicit"] {
        let answer = json(&format!("{line} --entries neighbours --method {method}"));
        near(&answer["probability"], 0.673_271_02, 1e-6);
        near(&answer["by_piece"][2], 0.528_730, 1e-6);
        assert_eq!(answer["best_piece"], 2, "it sends home");
        assert_eq!(answer["entries"], serde_json::json!([0, 3]));
        if method == "explicit" {
            assert_eq!(answer["states"], 205_204);
        }
    }
    let opposite = json(line);
    assert_eq!(opposite["entries"], serde_json::json!([0, 6]));
    near(&opposite["probability"], 0.662_112, 1e-6);
}

#[test]
fn what_is_kept_of_one_board_is_no_answer_for_another() {
    let folder = tempfile::tempdir().unwrap();
    let line = |entries: &str| {
        format!(
            "ludo solve --players 3 --pieces 1 --fields 10 --entries {entries} --checkpoint {}",
            folder.path().display()
        )
    };
    let first = json(&line("neighbours"));
    assert_eq!(first["entries"], serde_json::json!([0, 2, 5]));
    let refused = error(&line("even"), 2);
    assert!(refused["message"].as_str().unwrap().contains("council"));
    let again = json(&line("neighbours"));
    assert_eq!(again["probability"], first["probability"]);
}

/// A record says on which board it was played.
#[test]
fn a_record_of_one_board_is_not_replayed_on_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let play = |entries: &str, rest: &str| {
        format!(
            "ludo play --players 2 --pieces 1 --fields 8 --entries {entries} --first runner --second runner {rest} {}",
            file.display()
        )
    };
    json(&play("neighbours", "--save"));
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .contains("2x1x8 entries 0,2")
    );
    json(&play("neighbours", "--replay"));
    error(&play("opposite", "--replay"), 2);
}

#[test]
fn pieces_are_compared() {
    let answer = json("ludo solve --players 2 --pieces 2 --fields 8 --position 3,6/1,0/1 --die 2");
    let chances: Vec<f64> = answer["by_piece"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chance| chance.as_f64().unwrap())
        .collect();
    let best = answer["best_piece"].as_u64().unwrap() as usize;
    assert_eq!(answer["probability"].as_f64().unwrap(), chances[best - 1]);
    assert_eq!(best, 1, "it captures");
    assert!(chances[0] > chances[1]);
    // Before the roll there is nothing to choose.
    let before = json("ludo solve --players 2 --pieces 2 --fields 8 --position 3,6/1,0/1");
    assert_eq!(before["by_piece"], serde_json::json!([null, null]));
    near(
        &before["probability"],
        answer["before_roll"].as_f64().unwrap(),
        2e-6,
    );
    let over = json("ludo solve --players 2 --pieces 1 --fields 4 --position 5/0/2");
    near(&over["probability"], 0.0, 0.0);
}

#[test]
fn everybody_for_himself_is_told_with_its_residual() {
    let answer = json("ludo solve --players 3 --pieces 2 --fields 4 --selfish");
    let selfish = &answer["selfish"];
    let chances = selfish["probabilities"].as_array().unwrap();
    let sum: f64 = chances.iter().map(|chance| chance.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-8);
    assert!(selfish["residual"].as_f64().unwrap() <= 1e-10);
    assert!(
        chances[0].as_f64().unwrap() >= answer["guarantee"]["lower"].as_f64().unwrap(),
        "nobody is worse off than against all others together"
    );
}

#[test]
fn bad_input_is_refused_with_what_is_accepted() {
    for line in [
        "ludo solve --players 5 --pieces 2 --fields 4",
        "ludo solve --players 1 --pieces 2 --fields 4",
        "ludo solve --players 2 --pieces 0 --fields 4",
        "ludo solve --players 2 --pieces 5 --fields 4",
        "ludo solve --players 2 --pieces 1 --fields 3",
        "ludo solve --players 2 --pieces 1 --fields 53",
        "ludo solve --players 2 --pieces 1 --fields -4",
        "ludo solve --players 2 --pieces 1 --fields 4 --die 7",
        "ludo solve --players 2 --pieces 1 --fields 4 --die 0",
        "ludo solve --players 2 --pieces 2 --fields 4 --position 2,2/0,0/1",
        "ludo solve --players 2 --pieces 1 --fields 4 --position 3/1/1",
        "ludo solve --players 2 --pieces 1 --fields 4 --position 0/0/3",
        "ludo solve --players 2 --pieces 1 --fields 4 --position 0/0",
        "ludo solve --players 2 --pieces 1 --fields 4 --position 0/0/1:2 --die 3",
        "ludo solve --players 2 --pieces 1 --fields 4 --variant chess",
        "ludo solve --players 2 --pieces 1 --fields 4 --entries corners",
        "ludo solve --players 3 --pieces 1 --fields 4 --entries opposite",
        "ludo table --players 4 --pieces 1 --fields 4 --entries opposite",
        "ludo solve --players 2 --pieces 1 --fields 4 --epsilon 0",
        "ludo solve --players 2 --pieces 1 --fields 4 --epsilon x",
        "ludo simulate --players 2 --pieces 1 --fields 4 --seats perfect",
        "ludo simulate --players 2 --pieces 1 --fields 4 --seats perfect,nobody",
        "ludo simulate --players 2 --pieces 1 --fields 4 --seats perfect,against:3",
    ] {
        let error = error(line, 2);
        assert_eq!(error["code"], "bad_input", "{line}");
        assert!(!error["accepted"].as_str().unwrap().is_empty(), "{line}");
    }
}

#[test]
fn what_is_too_big_is_refused_with_the_estimate() {
    for line in [
        "ludo solve --players 4 --pieces 4 --fields 40",
        "ludo solve --players 4 --pieces 4 --fields 40 --method explicit",
        "ludo solve --players 2 --pieces 3 --fields 40 --memory 1G",
    ] {
        let error = error(line, 3);
        assert_eq!(error["code"], "too_big");
        let message = error["message"].as_str().unwrap();
        assert!(
            message.contains("live positions") && message.contains("iB"),
            "{message}"
        );
    }
}

#[test]
fn every_variant_can_be_asked_for() {
    let standard = json("ludo solve --players 2 --pieces 1 --fields 8")["probability"]
        .as_f64()
        .unwrap();
    for variant in [
        "three-tries",
        "may-decline",
        "one-roll",
        "must-enter,no-passing,three-tries",
    ] {
        let answer = json(&format!(
            "ludo solve --players 2 --pieces 1 --fields 8 --variant {variant}"
        ));
        assert_eq!(answer["guarantee"]["kind"], "proven");
        assert_ne!(
            answer["probability"].as_f64().unwrap(),
            standard,
            "{variant}"
        );
    }
}

/// Kills a solve at several moments, goes on from what it kept, and gets what a run in peace gets.
#[test]
fn a_killed_solve_goes_on_and_gives_the_same_answer() {
    let line = "ludo solve --players 2 --pieces 2 --fields 26 --epsilon 1e-9";
    let mut peace = json(line);
    let folder = tempfile::tempdir().unwrap();
    let kept = format!(
        "{line} --checkpoint {} --every 0 --json",
        folder.path().display()
    );
    // In the midst of some sweep, and again in what is done after it.
    for pieces in [1, 3, 5, 2] {
        killed_after(&kept, pieces);
    }
    let output = hra().args(words(&kept)).output().unwrap();
    let mut resumed: Value = serde_json::from_slice(&output.stdout).unwrap();
    for answer in [&mut peace, &mut resumed] {
        answer["seconds"] = Value::Null;
    }
    assert_eq!(resumed, peace);
    // What is kept belongs to this question only.
    let other = format!(
        "ludo solve --players 2 --pieces 2 --fields 28 --epsilon 1e-9 --checkpoint {}",
        folder.path().display()
    );
    assert!(
        error(&other, 2)["message"]
            .as_str()
            .unwrap()
            .contains("columns")
    );
    let file = folder.path().join("columns-0-0-8.hra");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let output = hra().args(words(&kept)).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "damage is noticed");
}

#[test]
fn the_coalition_goes_on_after_a_kill_too() {
    let line = "ludo solve --players 3 --pieces 1 --fields 30 --epsilon 1e-9";
    let mut peace = json(line);
    let folder = tempfile::tempdir().unwrap();
    let kept = format!(
        "{line} --checkpoint {} --every 0 --json",
        folder.path().display()
    );
    killed_after(&kept, 2);
    let output = hra().args(words(&kept)).output().unwrap();
    let mut resumed: Value = serde_json::from_slice(&output.stdout).unwrap();
    for answer in [&mut peace, &mut resumed] {
        answer["seconds"] = Value::Null;
    }
    assert_eq!(resumed, peace);
}

#[test]
fn simulations_contain_what_was_solved() {
    for line in [
        "ludo simulate --players 2 --pieces 2 --fields 8 --seats perfect,perfect --games 4000",
        "ludo simulate --players 3 --pieces 1 --fields 6 --seats perfect,against:1,against:1 --games 4000",
        "ludo simulate --players 4 --pieces 1 --fields 4 --seats against:2,perfect,against:2,against:2 --games 4000",
        "ludo simulate --players 3 --pieces 1 --fields 6 --seats selfish,selfish,selfish --games 4000",
    ] {
        let answer = json(line);
        let inside: Vec<&Value> = answer["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| &seat["inside"])
            .collect();
        assert!(inside.iter().any(|inside| **inside == true), "{line}");
        assert!(
            inside.iter().all(|inside| **inside != false),
            "{line}: {answer}"
        );
    }
    let simple =
        json("ludo simulate --players 2 --pieces 2 --fields 8 --seats random,careful --games 2000");
    assert_eq!(simple["seats"][0]["solved"], Value::Null);
    assert!(simple["seats"][1]["probability"].as_f64() > Some(0.5));
}

#[test]
fn tables_are_answers_csv_and_plots() {
    let folder = tempfile::tempdir().unwrap();
    let plots = folder.path().join("plots");
    let line = format!(
        "ludo table --pieces 1,2 --fields 6,8 --games 100 --csv --svg {}",
        plots.display()
    );
    let (code, out, _) = run(&words(&line), "");
    assert_eq!(code, 0);
    assert_eq!(out.lines().count(), 5);
    assert!(out.starts_with("players,pieces,fields,positions,first"));
    let columns = out.lines().next().unwrap().split(',').count();
    assert!(out.lines().all(|line| line.split(',').count() == columns));
    assert!(
        std::fs::read_to_string(plots.join("first-mover.svg"))
            .unwrap()
            .starts_with("<svg")
    );
    assert!(plots.join("best-moves-2x2x8.svg").exists());
    let answer = json("ludo table --pieces 2 --fields 8 --games 200");
    let row = &answer["rows"][0];
    assert!(row["advantage"].as_f64().unwrap() > 0.0);
    let shares: f64 = ["capture", "enter", "run", "home", "decline"]
        .iter()
        .map(|kind| row["best"][kind].as_f64().unwrap())
        .sum();
    assert!((shares - 1.0).abs() < 1e-9);
}

#[test]
fn a_person_plays_and_sees_the_chances() {
    let line =
        "ludo play --players 2 --pieces 1 --fields 4 --second runner --names Eva,Robot --live";
    let (code, out, err) = run(&words(line), &"t\n1\n".repeat(300));
    assert_eq!(code, 0, "{err}");
    assert!(
        out.contains("Chances: A ") && out.contains("Chances by piece"),
        "{out}"
    );
    assert!(out.contains("The die shows"), "{out}");
}

#[test]
fn four_machines_play_to_the_end_and_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let line = format!(
        "ludo play --players 4 --pieces 2 --fields 12 --first hunter --second runner --third careful --fourth random --save {}",
        file.display()
    );
    let first = json(&line);
    assert!(first["winner"].is_string());
    assert_eq!(first["players"].as_array().unwrap().len(), 4);
    let again = json(&format!(
        "ludo play --players 4 --pieces 2 --fields 12 --first hunter --second runner --third careful --fourth random --replay {}",
        file.display()
    ));
    assert_eq!(again["moves"], first["moves"]);
    assert_eq!(again["winner"], first["winner"]);
}

/// The game as a graph says what the game says, also after it has been written and read again.
#[test]
fn the_graph_of_a_game_is_the_game() {
    let game = "--players 2 --pieces 1 --fields 6 --entries neighbours --die 6";
    let wanted = json(&format!("ludo solve {game}"))["probability"]
        .as_f64()
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    for format in ["xml", "json", "tra", "drn"] {
        let file = folder.path().join(format!("game.{format}"));
        let written = json(&format!(
            "ludo graph {game} --to {format} --output {}",
            file.display()
        ));
        assert!(written["vertices"].as_u64() > Some(200));
        if format != "drn" {
            let solved = json(&format!("graph solve {}", file.display()));
            near(&solved["value"], wanted, 2e-6);
        }
    }
    // Figure 5.4 of the thesis: the beginning from 1 and 2 against 3 and 4, with a two.
    let figure =
        "ludo graph --players 2 --pieces 2 --fields 16 --position 1,2/3,4/1 --die 2 --steps 2";
    let drawing = json(figure);
    assert!(drawing["text"].as_str().unwrap().contains("3,2/3,4/2"));
    assert_eq!(
        error("ludo graph --players 2 --pieces 1 --fields 6", 2)["code"],
        "bad_input"
    );
    let estimate = |position: &str| {
        let line =
            format!("ludo estimate --players 2 --pieces 2 --fields 16 --position {position}");
        json(&line)["states"].as_f64().unwrap()
    };
    assert!(estimate("18,0/18,0/1") < estimate("1,2/3,4/1"));
}

#[test]
fn rows_of_reproduce_agree_or_are_explained() {
    let answer = json("reproduce ludo/example-1-value ludo/example-1-size ludo/first-mover-2-12");
    let status: Vec<&str> = answer["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["status"].as_str().unwrap())
        .collect();
    assert_eq!(status, ["explained", "agrees", "agrees"]);
}

/// Files of a table by name.
fn table(folder: &std::path::Path) -> std::collections::BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    let files = files.filter(|file| file.file_name() != "lock");
    files
        .map(|file| {
            let name = file.file_name().into_string().unwrap();
            (name, std::fs::read(file.path()).unwrap())
        })
        .collect()
}

/// Whoever builds a table, and however often they are killed: the files are those of one process, and a checker that believes nobody passes them.
#[test]
fn ranks_build_what_one_process_keeps_and_it_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let game = "--players 2 --pieces 2 --fields 8";
    let alone = json(&format!("ludo solve {game} --checkpoint {}", at("alone")));
    let (ranks, scratch) = (at("ranks"), at("scratch"));
    killed_after(
        &format!("ludo build {ranks} {game} --ranks 4 --sweeps 2"),
        4,
    );
    killed_after(&format!("ludo build {ranks} {game} --ranks 1"), 1);
    let built = json(&format!(
        "ludo build {ranks} {game} --ranks 2 --disk {scratch} --window 64K"
    ));
    assert_eq!(built["proven"], true);
    assert_eq!(built["lower"], alone["guarantee"]["lower"]);
    assert!(built["sent"].as_u64().unwrap() > 0);
    assert!(
        table(folder.path().join("ranks").as_ref()) == table(folder.path().join("alone").as_ref())
    );
    let checked = json(&format!("ludo verify {ranks} {game}"));
    assert_eq!(checked["verified"], true);
    assert_eq!(checked["missing"], 0);
    near(
        &checked["lower"],
        alone["guarantee"]["lower"].as_f64().unwrap(),
        1e-12,
    );

    // One bit, with a checksum that does not fit, and other rules.
    let file = folder.path().join("ranks").join("columns-1-0-4.hra");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 16;
    std::fs::write(&file, bytes).unwrap();
    error(&format!("ludo verify {ranks} {game}"), 1);
    error(
        &format!("ludo verify {} {game} --variant one-roll", at("alone")),
        2,
    );
    error(&format!("ludo verify {} {game}", at("nowhere")), 2);
    error(
        &format!("ludo verify {} {game} --epsilon 1e-9", at("alone")),
        1,
    );
    error(&format!("ludo build {ranks} {game} --ranks 0"), 2);
    error(
        &format!("ludo build {ranks} --players 3 --pieces 1 --fields 9"),
        2,
    );
}
