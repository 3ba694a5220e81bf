//! Every kind of game and of learning as an experiment: done, killed and gone on with to the same bytes, and the same as the command of which
//! it is the longer way.

mod common;

use common::{error, files, json, killed_after};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with some games to learn from, of ourselves and of people.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("some.games");
    json(&format!(
        "arimaa selfplay {} --games 8 --nodes 1 --most-turns 6 --seed 3",
        games.display()
    ));
    let record = include_str!("../../lab/tests/data/arimaa-game.txt");
    fs::write(folder.path().join("game.txt"), record).unwrap();
    folder
}

/// A command as an experiment in this folder: what it answers, and everything that it left in its own folder.
struct Done {
    answer: Value,
    left: BTreeMap<PathBuf, Vec<u8>>,
}

fn done(folder: &Path, line: &str, name: &str) -> Done {
    let answer = json(&format!("{line} --experiment {}", file(folder, name)));
    let left = files(&folder.join(format!("{name}.lab")));
    Done { answer, left }
}

fn file(folder: &Path, name: &str) -> String {
    folder.join(format!("{name}.toml")).display().to_string()
}

/// One file that an experiment made.
fn product(done: &Done) -> &[u8] {
    let made = done.answer["products"].as_array().unwrap();
    assert_eq!(made.len(), 1);
    let name = Path::new(made[0].as_str().unwrap()).file_name().unwrap();
    &done.left[&Path::new("products").join(name)]
}

/// Done at once by one thread and by two, and killed after each of these numbers of pieces and gone on with: the same bytes each time.
fn survives(folder: &Path, line: &str, kills: &[u32]) -> Done {
    let one = done(folder, &format!("{line} --threads 1"), "one");
    assert_eq!(one.answer["complete"], true, "{line}");
    let two = done(folder, &format!("{line} --threads 2"), "two");
    assert!(one.left == two.left, "{line}");
    let killed = format!("{line} --experiment {}", file(folder, "killed"));
    for pieces in kills {
        killed_after(&killed, *pieces);
        assert!(!folder.join("killed.lab/results.json").exists(), "{line}");
    }
    let killed = done(folder, line, "killed");
    assert!(one.left == killed.left, "{line}");
    // Nothing is done twice.
    assert_eq!(done(folder, line, "killed").answer["new"], 0, "{line}");
    one
}

#[test]
fn a_match_of_programs_with_fixed_work_is_the_same_again() {
    let folder = folder();
    let line = "arimaa match hra hra --nodes 5 --option hash=4 --games 4 --turns 3";
    let found = survives(folder.path(), line, &[3, 2]);
    let records = String::from_utf8(product(&found).to_vec()).unwrap();
    assert_eq!(records.matches("Event:").count(), 4);
    let results: Value = serde_json::from_slice(&found.left[Path::new("results.json")]).unwrap();
    let findings = results["parts"][0]["findings"].as_object().unwrap();
    // Colours change: both are Gold twice.
    assert_eq!(findings.len(), 2, "{findings:?}");
    for group in findings.values() {
        let count = |key: &str| group["winner"]["counts"][key].as_u64().unwrap();
        assert_eq!(count("gold") + count("silver"), 2);
    }
}

#[test]
fn a_match_with_clocks_is_kept_and_added_up() {
    let folder = folder();
    let line = "arimaa match hra hra:seed --time 0.02s/0/0 --games 2 --turns 2";
    let found = done(folder.path(), line, "clocks");
    assert_eq!(
        (&found.answer["complete"], &found.answer["new"]),
        (&true.into(), &1.into())
    );
    let again = done(folder.path(), line, "clocks");
    assert_eq!(again.answer["new"], 0);
    assert!(again.left == found.left, "what is kept is not played again");
}

#[test]
fn games_against_itself_are_the_file_of_the_command() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    let line = |out: &str| {
        let out = path(out).display().to_string();
        format!("arimaa selfplay {out} --games 25 --nodes 1 --most-turns 4 --seed 6")
    };
    json(&line("plain.games"));
    let found = survives(folder.path(), &line("own.games"), &[3, 3]);
    let plain = fs::read(path("plain.games")).unwrap();
    assert!(plain == product(&found));
    assert!(plain == fs::read(path("own.games")).unwrap());
}

#[test]
fn judged_positions_are_the_file_of_the_command() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let line = |out: &str| {
        let (games, out) = (path("some.games"), path(out));
        format!("arimaa judge {games} --out {out} --sources 25 --nodes 100 --seed 4")
    };
    json(&line("plain.judged"));
    let found = survives(folder.path(), &line("own.judged"), &[4]);
    let plain = fs::read(path("plain.judged")).unwrap();
    assert!(plain == product(&found));
    assert!(plain == fs::read(path("own.judged")).unwrap());
}

/// Learning goes on from its own state: killed in the middle of its only shard, and within what it makes the same as the command.
#[test]
fn learning_goes_on_within_its_shard() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    for (command, epochs) in [("fit", 40), ("train", 12)] {
        let line = |out: &str| {
            let (games, out) = (path("some.games"), path(out));
            format!("arimaa {command} {games} --out {out} --epochs {epochs} --batch 4 --seed 5")
        };
        let plain = json(&line("plain"));
        // The experiment, the folder's copy of it, and some epochs.
        let found = survives(folder.path(), &line("own"), &[6, 5]);
        assert!(
            fs::read(path("plain")).unwrap() == product(&found),
            "{command}"
        );
        assert!(
            fs::read(path("own")).unwrap() == product(&found),
            "{command}"
        );
        let results: Value =
            serde_json::from_slice(&found.left[Path::new("results.json")]).unwrap();
        let curve = &results["parts"][0]["findings"]["seed 5"]["loss"]["curve"];
        assert_eq!(curve.as_object().unwrap().len(), epochs + 1);
        let first = plain["history"][0].as_f64().unwrap();
        assert_eq!(curve["0"].as_i64().unwrap(), (first * 1e6).round() as i64);
        for name in ["one", "two", "killed"] {
            fs::remove_file(file(folder.path(), name)).unwrap();
            fs::remove_dir_all(folder.path().join(format!("{name}.lab"))).unwrap();
        }
    }
}

#[test]
fn evolution_and_the_order_of_acts_go_on_within_their_shards() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let evolve = format!(
        "arimaa evolve {} --sample 3 --held-out 0 --generations 6 --population 4 --renewed 2 --seed 2",
        path("game.txt")
    );
    let plain = json(&evolve);
    let found = survives(folder.path(), &evolve, &[5, 4]);
    let answer: Value = serde_json::from_slice(product(&found)).unwrap();
    assert_eq!(answer, plain);
    let order = format!(
        "arimaa order {} --out {} --sample 2 --alternatives 5 --compare 1 --epochs 3 --seed 2",
        path("game.txt"),
        path("model")
    );
    json(&order);
    let plain = fs::read_to_string(path("model")).unwrap();
    let found = done(folder.path(), &order, "order");
    let made = String::from_utf8(product(&found).to_vec()).unwrap();
    // The first line says by which command it was made, and that names its file.
    let weights = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(weights(&made), weights(&plain));
}

/// A report shows curves, and `repeat` is one run for each seed.
#[test]
fn several_seeds_are_learnt_from_and_drawn() {
    let folder = folder();
    let experiment = "version = 1\ntitle = \"seeds\"\nseed = 5\n[[part]]\nname = \"fit\"\nquestion = \"arimaa.fit\"\n\
                      repeat = 2\nrequest = { files = [\"some.games\"], epochs = 3 }\n";
    let file = folder.path().join("seeds.toml");
    fs::write(&file, experiment).unwrap();
    let place = folder.path().join("seeds.lab");
    let answer = json(&format!("lab run {}", file.display()));
    assert_eq!(answer["products"].as_array().unwrap().len(), 2);
    // What the file held is noted where the experiment is done, and not in what somebody wrote.
    let noted = fs::read_to_string(place.join("experiment.toml")).unwrap();
    assert!(noted.contains("inputs"), "{noted}");
    assert_eq!(fs::read_to_string(&file).unwrap(), experiment);
    let report = json(&format!("lab report {}", place.display()));
    let table = &report["parts"][0]["tables"][0];
    assert_eq!(table["kind"], "curves");
    for group in table["groups"].as_array().unwrap() {
        let points = group["points"].as_array().unwrap();
        let numbers = points.iter().map(|point| point[1].as_f64().unwrap());
        assert_eq!(group["least"], numbers.fold(f64::INFINITY, f64::min));
    }
    assert_eq!(table["groups"].as_array().unwrap().len(), 2);
    let page = fs::read_to_string(place.join("report/index.html")).unwrap();
    assert!(page.contains("polyline"));
    let lines = fs::read_to_string(place.join("report/part-1-loss.csv")).unwrap();
    assert_eq!(lines.lines().count(), 1 + 2 * 4);
}

#[test]
fn files_that_changed_and_files_that_stand_there_are_noticed() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let line = format!(
        "arimaa judge {} --out {} --sources 2 --nodes 100 --experiment {}",
        path("game.txt"),
        path("out"),
        path("judge.toml")
    );
    // Only written: nothing is done.
    json(&format!("{line} --write-only"));
    assert!(!folder.path().join("judge.lab").exists());
    let other = line.replace("--nodes 100", "--nodes 200");
    let told = error(&other, 2);
    assert!(
        told["message"].as_str().unwrap().contains("judge.toml"),
        "{told}"
    );
    json(&line);
    let mut record = fs::read_to_string(path("game.txt")).unwrap();
    record.push('\n');
    fs::write(path("game.txt"), record).unwrap();
    let told = error(&line, 2);
    assert!(
        told["message"]
            .as_str()
            .unwrap()
            .contains("another experiment"),
        "{told}"
    );
    // The experiment of the folder says itself what the file held.
    let told = error(
        &format!(
            "lab run {} --into {}",
            path("judge.lab/experiment.toml"),
            path("else")
        ),
        2,
    );
    assert!(
        told["message"].as_str().unwrap().contains("game.txt"),
        "{told}"
    );
    fs::remove_file(path("game.txt")).unwrap();
    error(&line, 2);
    // Standard input cannot be read again.
    let input = format!("arimaa evolve - --experiment {}", path("input.toml"));
    error(&input, 2);
    assert!(!folder.path().join("input.toml").exists());
    // What was found is still there to be looked at.
    assert_eq!(
        json(&format!("lab status {}", path("judge.lab")))["complete"],
        true
    );
    let told = error(
        &format!(
            "arimaa match hra nobody-is-called-so --nodes 5 --games 2 --experiment {}",
            path("match.toml")
        ),
        2,
    );
    assert!(
        told["message"]
            .as_str()
            .unwrap()
            .contains("nobody-is-called-so"),
        "{told}"
    );
}

/// Whoever asks over the network reads no file and starts no program.
#[test]
fn nobody_starts_programs_from_elsewhere() {
    use hra::answers::lab::{Laboratory, NoMeans};
    use work::Work;
    use work::keep::Forgetful;
    for request in [
        "question = \"arimaa.match\"\nrequest = { engines = [\"touch x\", \"hra\"], nodes = 1 }",
        "question = \"arimaa.fit\"\nrequest = { files = [\"/etc/hostname\"] }",
    ] {
        let experiment = format!("version = 1\ntitle = \"t\"\n[[part]]\nname = \"p\"\n{request}\n");
        let laboratory = Laboratory::read(&experiment).unwrap();
        assert!(laboratory.without_means().is_err());
        let ran = laboratory.run(&Work::unlimited(), &NoMeans, &mut Forgetful);
        assert!(ran.is_err());
    }
}
