//! Learning from own games through the real binary: files of games, killed and gone on with.

mod common;

use common::{error, hra, json, words};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Starts a command and kills it, without a chance to clean up, as soon as `begun` holds. Tells whether it was still working.
fn killed_when(line: &str, mut begun: impl FnMut() -> bool) -> bool {
    let mut child: Child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
        .args(words(line))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !begun() && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    !child.wait().unwrap().success()
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |file| file.len())
}

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
    let killed = killed_when(&line(&files[1], 100_000), || size(&files[1]) > 300);
    assert!(killed, "it was still playing");
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
    error(&line(&files[1], 12), 2);
    error(
        &format!("arimaa selfplay {} --report", files[1].display()),
        2,
    );
    error(&line(&files[1], 0), 2);
}

/// Every example that help shows works, the files that it names being there or made by an example before.
#[test]
fn the_examples_in_help_work() {
    for language in ["en", "cs"] {
        let folder = tempfile::tempdir().unwrap();
        let locale = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../hra/locales")
            .join(language)
            .join("learn.ftl");
        let texts = std::fs::read_to_string(locale).unwrap();
        let examples = texts
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".example = hra "));
        let mut seen = 0;
        for example in examples {
            seen += 1;
            hra()
                .current_dir(folder.path())
                .args(words(example))
                .assert()
                .success();
        }
        assert!(seen > 0);
    }
}
