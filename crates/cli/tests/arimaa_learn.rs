//! Learning from own games through the real binary: files of games, killed and gone on with.

mod common;

use common::{error, examples_in_help_work, json, killed_after};
use std::path::{Path, PathBuf};

#[test]
fn killed_games_go_on_to_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let files: [PathBuf; 2] = ["straight", "killed"].map(|name| folder.path().join(name));
    let line = |file: &Path, games: u32| {
        let file = file.display();
        format!(
            "arimaa selfplay {file} --games {games} --nodes 1 --most-turns 3 --seed 3 --threads 2"
        )
    };
    let straight = json(&line(&files[0], 12));
    assert_eq!(
        (&straight["games"], &straight["new"]),
        (&12.into(), &12.into())
    );
    killed_after(&line(&files[1], 100_000), 3);
    let left = std::fs::read(&files[1]).unwrap();
    let whole = std::fs::read(&files[0]).unwrap();
    let common = left.len().min(whole.len());
    assert_eq!(
        left[..common],
        whole[..common],
        "a beginning of the same file"
    );
    // As if it had been killed in the middle of a game's block.
    std::fs::write(&files[1], &whole[..whole.len() / 2]).unwrap();
    let again = json(&line(&files[1], 12));
    assert_eq!(std::fs::read(&files[1]).unwrap(), whole);
    assert_eq!(again["setups"], straight["setups"]);
    let told = json(&format!("arimaa selfplay {} --report", files[1].display()));
    assert_eq!(told["turns"], straight["turns"]);
    assert_eq!(told["new"], 0);
    error(&line(&files[1], 12).replace("--seed 3", "--seed 4"), 2);
    error(&line(&files[1], 12).replace("--nodes 1", "--nodes 2"), 2);
    let mut damaged = whole;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    std::fs::write(&files[1], damaged).unwrap();
    error(&line(&files[1], 12), 1);
    error(
        &format!("arimaa selfplay {} --report", files[1].display()),
        1,
    );
    error(&line(&files[1], 0), 2);
}

/// A few short games.
fn some_games(folder: &Path) -> String {
    let file = folder.join("some.games").display().to_string();
    json(&format!(
        "arimaa selfplay {file} --games 8 --nodes 1 --most-turns 6 --seed 3"
    ));
    file
}

#[test]
fn killed_judging_goes_on_to_the_same_file_and_can_be_learnt_from() {
    let folder = tempfile::tempdir().unwrap();
    let games = some_games(folder.path());
    let path = |name: &str| folder.path().join(name);
    let line = |name: &str, sources: u32| {
        let out = path(name).display().to_string();
        format!(
            "arimaa judge {games} --out {out} --sources {sources} --nodes 300 --seed 4 --threads 2"
        )
    };
    let straight = json(&line("straight", 12));
    assert_eq!(straight["new"], 12);
    let file = path("killed");
    killed_after(&line("killed", 100_000), 3);
    let whole = std::fs::read(path("straight")).unwrap();
    let left = std::fs::read(&file).unwrap();
    let common = left.len().min(whole.len());
    assert!(
        left[..common] == whole[..common],
        "a beginning of the same file"
    );
    std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(
        json(&line("killed", 12))["positions"],
        straight["positions"]
    );
    assert!(std::fs::read(&file).unwrap() == whole);
    error(&line("killed", 12).replace("--seed 4", "--seed 5"), 2);
    let (judged, out) = (file.display(), path("weights").display().to_string());
    // Few positions: some ways to hold out a part let the weights move.
    let of = |seed: u32| {
        let how = format!("--epochs 5 --held-out 40 --seed {seed} --rate 1");
        format!("arimaa fit {judged} --out {out} {how}")
    };
    let moves = |seed: &u32| json(&of(*seed))["best_epoch"] != 0;
    let fit = of((1..40).find(moves).unwrap());
    json(&format!("{fit} --keep places,initiative"));
    let group = |name: &str| {
        let text = std::fs::read_to_string(path("weights")).unwrap();
        let (_, rest) = text.split_once(&format!("\n{name} ")).unwrap();
        rest.lines()
            .skip(1)
            .take(2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let kept = group("initiative")[0].clone();
    json(&fit);
    assert_ne!(group("initiative")[0], kept, "without --keep it moves");
    error(&format!("{fit} --keep nonsense"), 2);
    let mut damaged = whole;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    std::fs::write(&file, damaged).unwrap();
    error(&line("killed", 12), 1);
    error(&fit, 1);
}

/// A killed run goes on to the same bits as one that was not killed, in the checkpoint and in what it makes.
fn killed_learning_goes_on(command: &str, epochs: usize) {
    let folder = tempfile::tempdir().unwrap();
    let games = some_games(folder.path());
    let path = |name: &str| folder.path().join(name);
    let line = |name: &str| {
        let (out, checkpoint) = (path(name), path(&format!("{name}.checkpoint")));
        format!(
            "arimaa {command} {games} --out {} --checkpoint {} --epochs {epochs} --batch 4 --seed 5",
            out.display(),
            checkpoint.display()
        )
    };
    let straight = json(&line("straight"));
    killed_after(&line("killed"), 2);
    let again = json(&line("killed"));
    assert_eq!(again["history"], straight["history"]);
    assert_eq!(straight["history"].as_array().unwrap().len(), epochs + 1);
    for name in ["", ".checkpoint"] {
        let read = |run: &str| std::fs::read(path(&format!("{run}{name}"))).unwrap();
        assert!(read("killed") == read("straight"), "{command}{name}");
    }
    assert_eq!(again["best_epoch"], straight["best_epoch"]);
    error(&line("killed").replace("--seed 5", "--seed 6"), 2);
    let file = path("killed.checkpoint");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    error(&line("killed"), 1);
}

#[test]
fn a_killed_fit_goes_on_to_the_same_bits() {
    killed_learning_goes_on("fit", 300);
}

#[test]
fn a_killed_training_goes_on_to_the_same_bits() {
    killed_learning_goes_on("train", 60);
}

#[test]
fn records_are_learnt_from_too_and_bad_input_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let games = some_games(folder.path());
    let record = folder.path().join("game.txt");
    std::fs::write(
        &record,
        include_str!("../../lab/tests/data/arimaa-game.txt"),
    )
    .unwrap();
    let out = folder.path().join("out").display().to_string();
    let line = |more: &str| format!("arimaa fit {games} --out {out} --epochs 1 --seed 5 {more}");
    let own = json(&line(""));
    let both = json(&line(&record.display().to_string()));
    assert_eq!(both["games"].as_u64(), own["games"].as_u64().map(|n| n + 1));
    // What was fitted is a beginning for more.
    json(&format!(
        "arimaa fit {games} --out {out} --epochs 1 --seed 5 --from {out}"
    ));
    // And a network may correct it.
    let network = folder.path().join("net").display().to_string();
    let train = format!("arimaa train {games} --out {network} --epochs 1 --seed 5");
    json(&format!("{train} --weights {out} --aside"));
    error(&format!("{train} --alone --aside"), 2);
    error(&format!("{train} --weights {games}"), 2);
    for more in [
        "--held-out 0",
        "--results 101",
        "--rate much",
        "--rate -1",
        "--scale 0",
        "--batch 0",
        "--from no-such-file",
        "no-such-file",
    ] {
        error(&line(more), 2);
    }
    error(&line(&format!("--from {games}")), 2);
    error(&line("--memory 1K"), 3);
}

/// The same games told by their report and by the command that groups all setups.
#[test]
fn setups_are_told_as_the_report_tells_them() {
    let folder = tempfile::tempdir().unwrap();
    let games = some_games(folder.path());
    let report = json(&format!("arimaa selfplay {games} --report"));
    let told = json(&format!("arimaa setups {games} --least 1"));
    assert_eq!((&told["games"], &told["undecided"]), (&8.into(), &0.into()));
    let sum = |answer: &serde_json::Value, key: &str| -> u64 {
        let rows = answer["setups"].as_array().unwrap();
        rows.iter().map(|row| row[key].as_u64().unwrap()).sum()
    };
    for key in ["games", "won", "as_gold", "won_as_gold"] {
        assert_eq!(sum(&told, key), sum(&report, key), "{key}");
    }
    assert_eq!((sum(&told, "games"), sum(&told, "won")), (16, 8));
    let named = |answer: &serde_json::Value, ours: &str| {
        let rows = answer["setups"].as_array().unwrap().clone();
        let found = rows.into_iter().find(|row| row["name"] == ours);
        found.map(|row| (row["games"].clone(), row["won"].clone()))
    };
    for ours in ["A", "B", "C"] {
        assert_eq!(named(&told, ours), named(&report, ours), "{ours}");
    }
    let together = json(&format!("arimaa setups {games} --least 100"));
    assert_eq!(together["setups"].as_array().unwrap().len(), 1);
    error(&format!("arimaa setups {games} --least 0"), 2);
    error("arimaa setups missing.games", 2);
}

/// Every example that help shows works, the files that it names being there or made by an example before.
#[test]
fn the_examples_in_help_work() {
    for language in ["en", "cs"] {
        let folder = tempfile::tempdir().unwrap();
        let seen = examples_in_help_work(folder.path(), language, "learn.ftl");
        assert!(seen > 0);
    }
}
