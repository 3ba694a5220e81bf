//! Experiments through the real binary: the same bytes however they are done, and no wrong result when something is wrong.

mod common;

use common::{error, examples_in_help_work, files, hra, json, killed_after, words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use work::keep::Lock;

const EXPERIMENT: &str = r#"
version = 1
title = "a bit of everything"
seed = 7

[[part]]
name = "strategies"
question = "kalah.tournament"
shard = 4096
request = { players = ["1", "5"], games = 13000 }

[[part]]
name = "guests"
question = "kalah.tournament"
shard = 64
repeat = 2
measure = ["a-starts", "length"]
request = { players = ["perfect", "erring:0.5:depth:2"], games = 100, pits = 3, seeds = 2 }

[[part]]
name = "ludo"
question = "ludo.simulate"
shard = 128
request = { players = 2, pieces = 1, fields = 4, seats = ["perfect", "random"], games = 300 }

[[part]]
name = "duel"
question = "arimaa.duel"
request = { nodes = [20, 10], games = 4, most_turns = 6 }

[[part]]
name = "beginnings"
question = "arimaa.strategies"
shard = 12
request = { most_turns = 1 }

[[part]]
name = "published"
question = "reproduce.results"
request = { names = ["kalah/example-game", "heap/subtract-3-4"] }
"#;

/// A folder with an experiment in it, and the path of that.
fn experiment(text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("small.toml");
    fs::write(&file, text).unwrap();
    let file = file.display().to_string();
    (folder, file)
}

#[test]
fn an_experiment_is_the_same_bytes_however_it_is_done() {
    let (folder, file) = experiment(EXPERIMENT);
    let done = |name: &str| folder.path().join(name);
    let line = |name: &str| format!("lab run {file} --into {}", done(name).display());
    let first = json(&format!("{} --threads 1", line("one")));
    assert_eq!(
        (&first["complete"], &first["new"]),
        (&true.into(), &first["shards"])
    );
    json(&format!("{} --threads 2", line("two")));
    for after in [2, 3, 2, 4, 2] {
        killed_after(&line("killed"), after);
    }
    let status = json(&format!("lab status {}", done("killed").display()));
    let finished = status["done"].as_u64().unwrap();
    assert!(
        (5..first["shards"].as_u64().unwrap()).contains(&finished),
        "{finished}"
    );
    assert!(!done("killed").join("results.json").exists());
    let rest = json(&line("killed"));
    assert_eq!(
        rest["new"].as_u64().unwrap() + finished,
        first["shards"].as_u64().unwrap()
    );
    let whole = files(&done("one"));
    assert!(whole.len() as u64 >= first["shards"].as_u64().unwrap() + 3);
    assert_eq!(whole, files(&done("two")));
    assert_eq!(whole, files(&done("killed")));
    // Nothing is done twice.
    assert_eq!(json(&line("one"))["new"], 0);
}

#[test]
fn a_tournament_as_an_experiment_is_the_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("small.toml").display().to_string();
    let line = "kalah tournament --games 9000 --a 2 --b 4 --seed 3";
    let tournament = json(line);
    let written = json(&format!("{line} --experiment {file} --write-only"));
    assert_eq!(written["part"][0]["question"], "kalah.tournament");
    assert!(!folder.path().join("small.lab").exists());
    killed_after(&format!("{line} --experiment {file}"), 2);
    assert_eq!(
        json(&format!("{line} --experiment {file}"))["complete"],
        true
    );
    let results = fs::read(folder.path().join("small.lab/results.json")).unwrap();
    let results: Value = serde_json::from_slice(&results).unwrap();
    let found = &results["parts"][0]["findings"]["2/4"];
    let pairing = &tournament["pairings"][0];
    assert_eq!(found["length"]["numbers"], pairing["lengths"]);
    assert_eq!(found["store-a"]["numbers"], pairing["stores_a"]);
    let started = found["a-starts"]["counts"].as_object().unwrap();
    let games: u64 = started.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(pairing["started_a"], games);
    let share = started["A"].as_u64().unwrap() as f64 / games as f64;
    assert_eq!(pairing["ppAA"].as_f64().unwrap(), share);
    assert_eq!(found["result"]["duel"]["drawn"], pairing["draws"]);
    for other in [
        "ludo simulate --players 2 --pieces 1 --fields 4 --seats random,random",
        "arimaa strategies --most-turns 3",
        "reproduce kalah/example-game",
    ] {
        error(&format!("{other} --experiment {file}"), 2);
        let own = folder.path().join(format!("{}.toml", &other[..4]));
        let done = json(&format!("{other} --experiment {}", own.display()));
        assert_eq!(done["complete"], true, "{other}");
        assert_eq!(
            json(&format!("lab run {}", own.display()))["new"],
            0,
            "{other}"
        );
    }
}

/// What a report holds: the same figures as page, tables and document, a picture of every chart, and nothing that must be fetched.
#[test]
fn a_report_is_whole() {
    let (folder, file) = experiment(EXPERIMENT);
    json(&format!("lab run {file}"));
    let place = folder.path().join("small.lab");
    let before = files(&place);
    let report = json(&format!("lab report {}", place.display()));
    let strategies = &report["parts"][0];
    let table = &strategies["tables"][0];
    assert_eq!(
        (&table["measure"], &table["kind"]),
        (&"a-starts".into(), &"shares".into())
    );
    let shares = table["groups"][0]["shares"].as_array().unwrap();
    let sum: f64 = shares
        .iter()
        .map(|share| share["share"].as_f64().unwrap())
        .sum();
    assert!((sum - 1.0).abs() < 1e-12);
    for share in shares {
        let of = |key: &str| share[key].as_f64().unwrap();
        assert!(of("lower") <= of("share") && of("share") <= of("upper"));
        assert!(share["exact"][0].as_f64().unwrap() <= of("share"));
    }
    let written: BTreeMap<PathBuf, Vec<u8>> = files(&place.join("report"));
    let named = report["files"].as_array().unwrap();
    assert_eq!(named.len(), written.len());
    let read = |name: &str| String::from_utf8(written[Path::new(name)].clone()).unwrap();
    let page = read("index.html");
    assert!(
        !page.contains("http://")
            || !page
                .replace("http://www.w3.org/2000/svg", "")
                .contains("http")
    );
    assert!(!page.contains("<script") && !page.contains("<link"));
    let charts = written
        .keys()
        .filter(|name| name.extension().is_some_and(|e| e == "svg"));
    for chart in charts.clone() {
        assert!(
            page.contains(read(chart.to_str().unwrap()).trim()),
            "{chart:?}"
        );
        let picture = &written[&chart.with_extension("png")];
        assert!(picture.starts_with(b"\x89PNG"), "{chart:?}");
    }
    assert!(charts.count() >= 8);
    let lines = read("part-1-a-starts.csv");
    let count = table["groups"][0]["shares"][0]["count"].to_string();
    assert!(
        lines
            .lines()
            .nth(1)
            .unwrap()
            .starts_with(&format!("1/5,A,{count},")),
        "{lines}"
    );
    let document: Value = serde_json::from_str(&read("report.json")).unwrap();
    assert_eq!(document["parts"], report["parts"]);
    assert_eq!(document["digest"], report["digest"]);
    // A report changes nothing that was found, and is the same when it is made again.
    let again = json(&format!("lab report {}", place.display()));
    assert_eq!(again, report);
    assert_eq!(files(&place.join("report")), written);
    let rest = files(&place);
    assert!(before.iter().all(|(name, bytes)| rest[name] == *bytes));
}

/// A report of what is not finished says so, and judges what is there.
#[test]
fn a_report_says_what_is_missing() {
    let (folder, file) = experiment(LUDO);
    killed_after(&format!("lab run {file}"), 3);
    let place = folder.path().join("small.lab");
    let report = json(&format!("lab report {}", place.display()));
    assert!(report["done"].as_u64().unwrap() < report["shards"].as_u64().unwrap());
    let page = fs::read_to_string(place.join("report/index.html")).unwrap();
    assert!(page.contains("Not finished"));
}

/// What is equal does not differ; who plays otherwise does; and a published figure that was never found is marked.
#[test]
fn experiments_are_compared_with_each_other_and_with_what_was_published() {
    let tournament = |a: u8, seed: u8, published: &str| {
        format!(
            "version = 1\ntitle = \"t\"\nseed = {seed}\n[[part]]\nname = \"p\"\nquestion = \"kalah.tournament\"\n\
             request = {{ players = [\"{a}\", \"5\"], games = 20000 }}\n{published}"
        )
    };
    let (folder, file) = experiment("");
    let run = |name: &str, text: String| {
        fs::write(&file, text).unwrap();
        let place = folder.path().join(name).display().to_string();
        json(&format!("lab run {file} --into {place}"));
        place
    };
    let one = run("one", tournament(1, 1, ""));
    let same = run("same", tournament(1, 2, ""));
    let other = run("other", tournament(4, 3, ""));
    let found = json(&format!("lab compare {one} {same}"));
    assert_eq!(
        (&found["same"], &found["differ"]),
        (&false.into(), &0.into())
    );
    assert!(found["tested"].as_u64().unwrap() >= 12, "{found}");
    let found = json(&format!("lab compare {one} {other}/results.json"));
    assert!(found["differ"].as_u64().unwrap() >= 4, "{found}");
    let figure = &found["parts"][0]["figures"][0];
    let of = |key: &str| figure[key].as_f64().unwrap();
    assert!((of("a") - of("b") - of("difference")).abs() < 1e-12);
    assert!(of("lower") <= of("difference") && of("difference") <= of("upper"));
    assert_eq!(json(&format!("lab compare {one} {one}"))["same"], true);
    error(&format!("lab compare {one} {file}"), 2);
    let figure =
        "[[part.published]]\ngroup = \"1/5\"\nmeasure = \"a-starts\"\nshares = { A = 0.5 }\n";
    let published = run("published", tournament(1, 1, figure));
    let report = json(&format!("lab report {published}"));
    let shares = report["parts"][0]["tables"][0]["groups"][0]["shares"].clone();
    assert_eq!(
        (&shares[0]["published"], &shares[0]["differs"]),
        (&0.5.into(), &true.into())
    );
    assert!(shares[0]["chance"].as_f64().unwrap() < 1e-6);
}

/// The shards of the first part.
fn shards(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder.join("shards")).unwrap();
    let mut all: Vec<PathBuf> = all.map(|entry| entry.unwrap().path()).collect();
    all.sort();
    all
}

const LUDO: &str = r#"
version = 1
title = "ludo"
[[part]]
name = "ludo"
question = "ludo.simulate"
shard = 64
request = { players = 2, pieces = 1, fields = 4, seats = ["random", "random"], games = 300 }
"#;

#[test]
fn damage_is_told_and_makes_no_result() {
    let (folder, file) = experiment(LUDO);
    let line = format!("lab run {file}");
    json(&line);
    let place = folder.path().join("small.lab");
    let results = fs::read(place.join("results.json")).unwrap();
    let all = shards(&place);
    let whole = fs::read(&all[1]).unwrap();
    let mut flipped = whole.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 4;
    let another = fs::read(&all[2]).unwrap();
    for (bad, exit) in [(&flipped[..], 1), (&whole[..40], 1), (&another[..], 2)] {
        fs::write(&all[1], bad).unwrap();
        let _ = fs::remove_file(place.join("results.json"));
        for line in [&line, &format!("lab status {}", place.display())] {
            let told = error(line, exit);
            let name = all[1].file_name().unwrap().to_str().unwrap();
            assert!(told["message"].as_str().unwrap().contains(name), "{told}");
        }
        assert!(!place.join("results.json").exists());
    }
    fs::remove_file(&all[1]).unwrap();
    assert_eq!(json(&line)["new"], 1);
    assert_eq!(fs::read(place.join("results.json")).unwrap(), results);
}

#[test]
fn two_runs_do_not_share_a_folder_and_neither_do_two_experiments() {
    let (folder, file) = experiment(LUDO);
    let line = format!("lab run {file}");
    let place = folder.path().join("small.lab");
    let lock = Lock::take(&place).unwrap();
    let told = error(&line, 1);
    assert!(
        told["message"].as_str().unwrap().contains("another run"),
        "{told}"
    );
    drop(lock);
    json(&line);
    fs::write(&file, LUDO.replace("300", "301")).unwrap();
    let told = error(&line, 2);
    assert!(
        told["message"]
            .as_str()
            .unwrap()
            .contains("another experiment"),
        "{told}"
    );
    // Another title is not another experiment.
    fs::write(&file, LUDO.replace("title = \"ludo\"", "title = \"Ludo\"")).unwrap();
    assert_eq!(json(&line)["new"], 0);
}

const LARGE: &str = r#"
version = 1
title = "large shards"
[[part]]
name = "many beans"
question = "kalah.tournament"
shard = 8192
request = { players = ["0", "0"], games = 16000, seeds = 12 }
"#;

/// Where no byte more can be written it is said, nothing half is left, and the rest is done once there is room.
#[test]
fn a_full_disk_is_told_and_nothing_half_is_left() {
    let (folder, file) = experiment(LARGE);
    let full = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\""])
        .arg(assert_cmd::cargo::cargo_bin!("hra"))
        .args(["lab", "run", &file])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let told = String::from_utf8(full.stderr).unwrap();
    assert_eq!(full.status.code(), Some(2), "{told}");
    assert!(told.contains("small.lab"), "{told}");
    let place = folder.path().join("small.lab");
    assert!(
        files(&place)
            .keys()
            .all(|path| !path.to_string_lossy().ends_with(".part"))
    );
    assert!(!place.join("results.json").exists());
    assert_eq!(json(&format!("lab run {file}"))["complete"], true);
}

#[test]
fn what_is_wrong_with_an_experiment_is_told() {
    for (from, to, wanted) in [
        ("version = 1", "version = 9", "9"),
        (
            "question = \"ludo.simulate\"",
            "question = \"ludo.guess\"",
            "ludo.guess",
        ),
        ("games = 300", "gmaes = 300", "gmaes"),
        ("games = 300", "games = \"many\"", "many"),
        ("players = 2", "players = 7", "7"),
        ("shard = 64", "shard = 0", "0"),
        ("shard = 64", "measure = [\"luck\"]", "luck"),
        ("[[part]]", "[[part]", "line"),
    ] {
        let (_folder, file) = experiment(&LUDO.replace(from, to));
        let told = error(&format!("lab run {file}"), 2);
        assert!(
            told["message"].as_str().unwrap().contains(wanted),
            "{to}: {told}"
        );
        assert!(told["accepted"].is_string(), "{to}: {told}");
    }
    error("lab run nowhere.toml", 2);
    error("lab status nowhere", 2);
    error("lab init chess", 2);
}

#[test]
fn examples_in_help_work_where_there_is_an_experiment() {
    for language in ["en", "cs"] {
        let (folder, _file) = experiment(LUDO);
        hra()
            .current_dir(folder.path())
            .args(words("lab run small.toml --into other.lab --seed 1"))
            .assert()
            .success();
        assert!(examples_in_help_work(folder.path(), language, "lab.ftl") >= 3);
    }
}
