//! The studies and the learning of Arimaa through the real binary: contract, bad input, a kill, damage.

mod common;

use common::{error, examples_in_help_work, hra, json, killed_after, words};
use std::path::{Path, PathBuf};

const GAME: &str = include_str!("../../lab/tests/data/arimaa-game.txt");

fn folder_with_game() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    std::fs::write(&path, GAME).unwrap();
    (folder, path.display().to_string())
}

/// Our game three times over, as a file of the archive; the ratings differ, and one line is broken.
fn archive(folder: &Path) -> String {
    let moves: Vec<&str> = GAME
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit()))
        .collect();
    let moves = moves.join("\\n");
    let mut text =
        String::from("id\twrating\tbrating\ttimecontrol\trated\tresult\ttermination\tmovelist\n");
    for (id, ratings, moves) in [
        ("11", "2000\t1900", moves.as_str()),
        ("12", "2000\t1500", &moves),
        ("13", "1800\t1800", &moves),
        ("14", "2000\t2000", "1w Ra1 nonsense"),
    ] {
        text.push_str(&format!("{id}\t{ratings}\t2/2/100\t1\tb\tg\t{moves}\n"));
    }
    let path = folder.join("archive.txt");
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn setups_of_records_are_counted_and_one_file_does_not_spoil_the_others() {
    let (folder, game) = folder_with_game();
    let archive = archive(folder.path());
    let told = json(&format!("arimaa setups {archive} --least 1"));
    assert_eq!((&told["games"], &told["broken"]), (&3.into(), &1.into()));
    let rows = told["setups"].as_array().unwrap();
    let sum = |key: &str| -> u64 { rows.iter().map(|row| row[key].as_u64().unwrap()).sum() };
    assert_eq!((sum("games"), sum("won"), sum("as_gold")), (6, 3, 3));
    let strong = json(&format!("arimaa setups {archive} --rating 1900"));
    assert_eq!(
        (&strong["games"], &strong["left_out"]),
        (&1.into(), &2.into())
    );
    // The single record tells no ratings: it is left out, and the archive still counts.
    let both = json(&format!("arimaa setups {game} {archive} --rating 1900"));
    assert_eq!((&both["games"], &both["left_out"]), (&1.into(), &3.into()));
    error(&format!("arimaa setups {game} --rating 1900"), 2);
    let piped = hra()
        .args(words("arimaa setups - --json"))
        .pipe_stdin(&game)
        .unwrap()
        .assert()
        .success();
    let piped: serde_json::Value = serde_json::from_slice(&piped.get_output().stdout).unwrap();
    assert_eq!(piped["games"], 1);
}

#[test]
fn positions_are_studied() {
    let found = json("arimaa study");
    assert_eq!(found["positions"], 4);
    assert_eq!(found["rows"].as_array().unwrap().len(), 4);
    assert_eq!(found["rows"][0]["unique"], 3331);
    for row in found["rows"].as_array().unwrap() {
        let number = |key: &str| row[key].as_u64().unwrap();
        assert!(number("all") < number("keep").min(number("linked")));
        assert!(number("whole") < number("unique"));
        assert!(number("unique") < number("sequences"));
    }
    assert!(found["games"].is_null() && found["factors"][0]["lost"].is_null());
    let output = hra().args(words("arimaa study --csv")).output().unwrap();
    let csv = String::from_utf8(output.stdout).unwrap();
    assert!(csv.starts_with("table,row,measure,value\n"));
    assert!(csv.contains(",unique,3331\n"), "{csv}");
}

#[test]
fn records_are_studied_and_drawn() {
    let (folder, game) = folder_with_game();
    let charts = folder.path().join("charts");
    let line = format!(
        "arimaa study --records {game} --sample 5 --seed 3 --charts {}",
        charts.display()
    );
    let found = json(&line);
    assert_eq!(found["games"]["taken"], 1);
    assert_eq!(found["games"]["mean_turns"], 122.0);
    assert_eq!(found["positions"], 5);
    assert_eq!(found["drawn_from"], 120);
    let shares: f64 = found["pieces"]
        .as_array()
        .unwrap()
        .iter()
        .map(|piece| piece["share"].as_f64().unwrap())
        .sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert_eq!(found["factors"][3]["lost_as_played"]["turns"], 0);
    assert_eq!(
        found,
        json(&format!("{line} --threads 1")),
        "by the seed alone"
    );
    for name in ["factors", "pieces", "branching", "lengths"] {
        let svg = std::fs::read_to_string(charts.join(format!("{name}.svg"))).unwrap();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    }
}

#[test]
fn the_archive_is_filtered_and_broken_games_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let file = archive(folder.path());
    let games = |options: &str| {
        let line = format!("arimaa study --records {file} --sample 1 {options}");
        json(&line)["games"].clone()
    };
    let all = games("");
    assert_eq!((&all["taken"], &all["broken"]), (&3.into(), &1.into()));
    let strong = games("--rating 1800 --rated --seconds 120");
    assert_eq!(
        (&strong["taken"], &strong["left_out"]),
        (&2.into(), &1.into())
    );
    error(&format!("arimaa study --records {file} --rating 2500"), 2);
    error(&format!("arimaa study --records {file} --seconds 121"), 2);
}

#[test]
fn bad_input_is_refused() {
    let (_folder, game) = folder_with_game();
    for line in [
        format!("arimaa study --records {game} --sample 0"),
        format!("arimaa study --records {game} --sample many"),
        format!("arimaa study --records {game} --rating -1"),
        "arimaa study --records no-such-file".to_owned(),
        "arimaa study nonsense[".to_owned(),
        format!("arimaa evolve {game} --population 1"),
        format!("arimaa evolve {game} --population 4 --renewed 4"),
        format!("arimaa evolve {game} --measure best"),
        format!("arimaa evolve {game} --rating 1800"),
        "arimaa strategies --weights w4".to_owned(),
        "arimaa strategies --weights 1,2,3".to_owned(),
    ] {
        error(&line, 2);
    }
    error(&format!("arimaa evolve {game} --sample all --memory 1M"), 3);
}

#[test]
fn a_killed_evolution_goes_on_to_the_same_result() {
    let folder = tempfile::tempdir().unwrap();
    let file = archive(folder.path());
    let plain = format!(
        "arimaa evolve {file} --sample 3 --generations 150 --population 6 --renewed 4 --seed 5"
    );
    let checkpoint: PathBuf = folder.path().join("run.checkpoint");
    let kept = format!("{plain} --checkpoint {}", checkpoint.display());
    killed_after(&kept, 3);
    let again = json(&kept);
    let straight = json(&plain);
    assert_eq!(again, straight);
    assert_eq!(straight["generations"], 150);
    assert_eq!(straight["history"].as_array().unwrap().len(), 151);
    assert_eq!(straight["held_out_games"], 1);
    let names: Vec<&str> = straight["vectors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|vector| vector["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["w1", "w2", "w3", "learnt"]);
    assert_ne!(
        json(&plain.replace("--seed 5", "--seed 6"))["history"],
        straight["history"]
    );
    let other = kept.replace("--seed 5", "--seed 6");
    error(&other, 2);
    let mut bytes = std::fs::read(&checkpoint).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&checkpoint, bytes).unwrap();
    error(&kept, 1);
}

#[test]
fn strategies_play_every_pair_twice() {
    let found = json("arimaa strategies --most-turns 3");
    assert_eq!(found["games"].as_array().unwrap().len(), 30);
    let points: u64 = found["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["points"].as_u64().unwrap())
        .sum();
    assert_eq!(points, 30);
    assert_eq!(found["standings"][3]["beginning"], "A+elephant");
    let own = "0.15,3,1.2,1.05,1,1.2,1.9,1.85,1.05,0.8,0.6";
    let same = json(&format!("arimaa strategies --most-turns 3 --weights {own}"));
    assert_eq!(same, found, "these are w3");
}

/// Every example that help shows works, the files that it names being there.
#[test]
fn the_examples_in_help_work() {
    for (language, name) in [("en", "game.txt"), ("cs", "partie.txt")] {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(name), GAME).unwrap();
        let seen = examples_in_help_work(folder.path(), language, "study.ftl");
        assert_eq!(seen, 4);
    }
}

#[test]
fn a_killed_learning_of_the_order_goes_on_to_the_same_model() {
    let folder = tempfile::tempdir().unwrap();
    let file = archive(folder.path());
    let model = |name: &str| folder.path().join(name).display().to_string();
    let plain = |out: &str| {
        format!(
            "arimaa order {file} --out {} --sample 3 --alternatives 20 --compare 2 --epochs 60 --seed 5",
            model(out)
        )
    };
    let checkpoint: PathBuf = folder.path().join("order.checkpoint");
    let kept = format!("{} --checkpoint {}", plain("kept"), checkpoint.display());
    killed_after(&kept, 3);
    assert!(!Path::new(&model("kept")).exists());
    let again = json(&kept);
    let straight = json(&plain("straight"));
    assert_eq!(again, straight);
    let weights = |name: &str| {
        let text = std::fs::read_to_string(model(name)).unwrap();
        let (head, rest) = text.split_once("weights").unwrap();
        assert!(head.starts_with("hra-arimaa-order 1\n# hra arimaa order "));
        assert!(!head.contains(&folder.path().display().to_string()));
        rest.rsplit_once("crc32").unwrap().0.to_owned()
    };
    assert_eq!(weights("kept"), weights("straight"));
    assert_eq!(straight["act_history"].as_array().unwrap().len(), 60);
    for list in ["act_history", "turn_history"] {
        let history = straight[list].as_array().unwrap();
        let likely = |index: usize| history[index].as_f64().unwrap();
        assert!(likely(59) > likely(0), "{list}");
    }
    assert_eq!(straight["turns"][0]["choices"], 2);
    error(&kept.replace("--seed 5", "--seed 6"), 2);
    let mut bytes = std::fs::read(&checkpoint).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&checkpoint, bytes).unwrap();
    error(&kept, 1);
    error(&plain("kept").replace("--epochs 60", "--epochs 0"), 2);
}
