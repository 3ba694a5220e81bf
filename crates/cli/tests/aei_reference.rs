//! Our controller with the engine of the reference package, the Python package `aei`: whole games of its random player.
//! The package is installed into the build folder when it is not there; where that cannot be done, that is said aloud.

mod common;

use common::answer;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder with the programs of the package.
fn programs() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("aei-package");
    let programs = folder.join("bin");
    if programs.join("simple_engine").exists() {
        return Some(programs);
    }
    let installed = run("python3", &["-m", "venv", folder.to_str()?]).and_then(|()| {
        let pip = programs.join("pip");
        let pip = pip.to_str().ok_or("the path is not text")?;
        run(
            pip,
            &["install", "--quiet", "--disable-pip-version-check", "aei"],
        )
    });
    match installed {
        Ok(()) => Some(programs),
        Err(why) => {
            // Written past the capture of the test runner: nobody shall think that this was tested.
            let text = format!(
                "\n*** NOT TESTED: our controller with the engine of the reference package. The Python package `aei` cannot be installed:\n*** {why}\n"
            );
            let _ = std::io::stderr().write_all(text.as_bytes());
            None
        }
    }
}

fn run(program: &str, arguments: &[&str]) -> Result<(), String> {
    let output = Command::new(program)
        .args(arguments)
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    Err(format!("{program}: {said}"))
}

#[test]
fn whole_games_of_the_random_player() {
    let Some(programs) = programs() else { return };
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    let random = programs.join("simple_engine");
    let line = [
        "arimaa",
        "match",
        random.to_str().unwrap(),
        random.to_str().unwrap(),
        "--games",
        "2",
        "--time",
        "5s/0/0",
        // The package sets up by itself too.
        "--openings",
        "none",
        "--save",
        games.to_str().unwrap(),
    ];
    let found = answer(&line, "");
    assert_eq!(found["games"], 2, "{found}");
    for player in ["a", "b"] {
        assert_eq!(found[player]["lost_by"]["crash"], 0, "{found}");
        assert_eq!(found[player]["lost_by"]["time"], 0, "{found}");
        assert!(found[player]["turns"].as_u64().unwrap() > 0);
    }
    for number in 1..=2 {
        let path = games.join(format!("game-{number:04}.txt"));
        let record = std::fs::read_to_string(path).unwrap();
        let replayed = answer(&["arimaa", "replay", "-"], &record);
        assert_eq!(replayed["borne_out"], 1, "{record}\n{replayed}");
    }
}
