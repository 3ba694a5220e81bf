//! The ladder of engines through the real binary, which is its own opponent: killed and gone on with, over several versions.

mod common;

use common::{answer, error, examples_in_help_work, failure, killed_after};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const WEAK: &str = "weak nodes=1,theirs.hash=1 hra aei --hash 1";
const RATED: &str = "seed rating=1500,nodes=1 hra:seed";
const SEED: &str = "seed nodes=1 hra:seed";

/// A round of the ladder with this label; games are so short that pieces decide.
fn ladder(file: &Path, label: &str, rounds: &str) -> Value {
    let file = file.to_str().unwrap();
    let terms = ["--turns", "2", "--option", "hash=1", "--concurrency", "2"];
    let mut line = vec!["arimaa", "ladder", file, WEAK, SEED];
    line.extend(["--label", label, "--rounds", rounds]);
    line.extend(terms);
    answer(&line, "")
}

/// Label, opponent and number of every game of a file.
fn games(file: &Path) -> Vec<(String, String, u64)> {
    let text = std::fs::read_to_string(file).unwrap();
    let game = |line: &str| {
        let game: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| game[key].as_str().unwrap().to_owned();
        assert_eq!(
            game["gold"],
            game["game"].as_u64().unwrap().is_multiple_of(2)
        );
        (
            text("label"),
            text("opponent"),
            game["game"].as_u64().unwrap(),
        )
    };
    text.lines().map(game).collect()
}

#[test]
fn versions_climb_the_same_ladder_and_nothing_is_played_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ladder.jsonl");
    let first = ladder(&file, "old", "1");
    assert_eq!((&first["games"], &first["new"]), (&4.into(), &4.into()));
    assert_eq!(ladder(&file, "old", "1")["new"], 0);
    // As if it had been killed in the middle of a line.
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&file, &whole[..whole.len() - 20]).unwrap();
    assert_eq!(ladder(&file, "old", "1")["new"], 1);
    assert_eq!(ladder(&file, "old", "2")["new"], 4);
    let both = ladder(&file, "new", "1");
    assert_eq!((&both["games"], &both["new"]), (&12.into(), &4.into()));
    let played = games(&file);
    let once: BTreeSet<_> = played.iter().collect();
    assert_eq!((played.len(), once.len()), (12, 12), "{played:?}");
    let players = both["players"].as_array().unwrap();
    let ours: Vec<&Value> = players.iter().filter(|one| one["ours"] == true).collect();
    assert_eq!((players.len(), ours.len()), (4, 2));
    let anchor = players.iter().find(|one| one["name"] == both["anchor"]);
    assert_eq!(anchor.unwrap()["rating"], 1500.0);
    assert!(ours.iter().all(|one| one["error"].as_f64().unwrap() > 0.0));
    let told = answer(&["arimaa", "ladder", file.to_str().unwrap()], "");
    assert_eq!(
        (&told["new"], &told["players"]),
        (&0.into(), &both["players"])
    );
}

#[test]
fn a_killed_ladder_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("opponents");
    std::fs::write(&list, format!("# one\n{WEAK}\n")).unwrap();
    let file = folder.path().join("ladder.jsonl");
    let line = format!(
        "arimaa ladder {} --from {} --label one --turns 1 --option hash=1 --rounds",
        file.display(),
        list.display()
    );
    killed_after(&format!("{line} 100000"), 3);
    let before = games(&file).len() as u64;
    assert_eq!(before, 3);
    let rounds = before.div_ceil(2) + 1;
    let found = common::json(&format!("{line} {rounds}"));
    assert_eq!(found["new"], 2 * rounds - before);
    let numbers: BTreeSet<u64> = games(&file).iter().map(|game| game.2).collect();
    assert_eq!(numbers, (0..2 * rounds).collect());
}

#[test]
fn wrong_ladders_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let foreign = folder.path().join("foreign");
    std::fs::write(&foreign, "{}\n").unwrap();
    let new = folder.path().join("new");
    let (foreign, new) = (foreign.to_str().unwrap(), new.to_str().unwrap());
    error(&format!("arimaa ladder {foreign}"), 2);
    error(&format!("arimaa ladder {new} --from missing"), 2);
    error(&format!("arimaa ladder {new}"), 2);
    assert!(!Path::new(new).exists(), "what is only told is not made");
    for opponent in [
        "weak",
        "weak hash=1 hra",
        "weak nodes=1 no-such-program-here",
        "weak nodes=1 '",
    ] {
        let error = failure(&["arimaa", "ladder", new, opponent], "", 2);
        assert!(error["accepted"].is_string(), "{opponent}");
    }
    failure(&["arimaa", "ladder", new, SEED, "--rounds", "0"], "", 2);
}

/// Every example that help shows works, the list of opponents being there.
#[test]
fn the_examples_in_help_work() {
    for language in ["en", "cs"] {
        let folder = tempfile::tempdir().unwrap();
        for name in ["opponents.txt", "souperi.txt"] {
            std::fs::write(folder.path().join(name), format!("{RATED}\n")).unwrap();
        }
        assert_eq!(
            examples_in_help_work(folder.path(), language, "ladder.ftl"),
            2
        );
    }
}

/// A program that talks without end is refused; before, its lines filled the memory.
#[cfg(unix)]
#[test]
fn a_flood_of_words_is_no_engine() {
    let told = error("arimaa match yes hra:seed --games 1 --turns 2", 2);
    assert!(told["message"].as_str().unwrap().contains("AEI"), "{told}");
}

/// Two weights of the seed against rated opponents: told apart by name, each with a rating between what it won and lost, and drawn.
#[test]
fn a_gauntlet_rates_an_engine_and_draws_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gauntlet.jsonl");
    let charts = folder.path().join("charts");
    let (file, charts) = (file.to_str().unwrap(), charts.to_str().unwrap());
    let strong = "strong rating=1900,nodes=40 hra aei --hash 1";
    let play = |label: &str, engine: &str| {
        let mut line = vec!["arimaa", "gauntlet", file, RATED, strong, "--label", label];
        line.extend(["--engine", engine, "--rounds", "1", "--turns", "2"]);
        line.extend(["--concurrency", "2", "--charts", charts]);
        answer(&line, "")
    };
    let first = play("w1", "hra:seed:w1");
    assert_eq!((&first["games"], &first["new"]), (&4.into(), &4.into()));
    let both = play("w2", "hra:seed:w2");
    assert_eq!((&both["games"], &both["new"]), (&8.into(), &4.into()));
    let players = both["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    assert_eq!(players[0], first["players"][0]);
    for player in players {
        assert!(player["error"].as_f64().unwrap() > 100.0);
        let opponents = player["opponents"].as_array().unwrap();
        let points: f64 = opponents
            .iter()
            .map(|one| {
                let rating = player["rating"].as_f64().unwrap() - one["rating"].as_f64().unwrap();
                let promised = 1.0 / (1.0 + 10f64.powf(-rating / 400.0));
                assert!((promised - one["expected"].as_f64().unwrap()).abs() < 1e-9);
                one["won"].as_f64().unwrap() + 0.5 - 3.0 * promised
            })
            .sum();
        assert!(
            points.abs() < 1e-6,
            "the likeliest rating promises the points"
        );
    }
    let told = answer(&["arimaa", "gauntlet", file], "");
    assert_eq!(told["players"], both["players"]);
    for name in ["results", "rating"] {
        let svg = std::fs::read_to_string(format!("{charts}/{name}.svg")).unwrap();
        assert!(svg.contains("w1") && svg.contains("w2"), "{svg}");
        let png = std::fs::read(format!("{charts}/{name}.png")).unwrap();
        assert_eq!(&png[1..4], b"PNG");
    }
    let refused = failure(&["arimaa", "gauntlet", file, SEED], "", 2);
    assert!(refused["message"].as_str().unwrap().contains("rating"));
    let matched = answer(
        &[
            "arimaa",
            "match",
            "hra:seed:w1",
            "hra:seed:w3",
            "--games",
            "1",
            "--nodes",
            "1",
            "--turns",
            "1",
        ],
        "",
    );
    assert!(matched.to_string().contains("w1") && matched.to_string().contains("w3"));
}
