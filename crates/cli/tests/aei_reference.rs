//! Our engine under the reference controller, the Python package `aei`: a whole game against its random player, and an analysis.
//! The package is installed into the build folder when it is not there; where that cannot be done, the tests fail.

mod common;

use common::answer;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;

/// Two tests must not install at once.
static INSTALLING: Mutex<()> = Mutex::new(());

/// The folder with the programs of the package: the one that `HRA_AEI` names (`cargo xtask test` sees to that), or one of our own. Only
/// who asks for it by `HRA_WITHOUT_AEI` goes without, and is told.
fn programs() -> Option<PathBuf> {
    if std::env::var_os("HRA_WITHOUT_AEI").is_some() {
        // Written past the capture of the test runner: nobody shall think that this was tested.
        let text = "\n*** NOT TESTED, because HRA_WITHOUT_AEI is set: our engine under the reference controller.\n";
        let _ = std::io::stderr().write_all(text.as_bytes());
        return None;
    }
    let _guard = INSTALLING.lock().unwrap_or_else(|lock| lock.into_inner());
    if let Some(given) = std::env::var_os("HRA_AEI") {
        let programs = PathBuf::from(given);
        assert!(whole(&programs), "HRA_AEI: no package in {programs:?}");
        return Some(programs);
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("aei-package");
    let programs = folder.join("bin");
    if !whole(&programs) {
        let pip = programs.join("pip");
        let quiet = ["install", "--quiet", "--disable-pip-version-check", "aei"];
        let installed = run("python3", &["-m", "venv", folder.to_str().unwrap()])
            .and_then(|()| run(pip.to_str().unwrap(), &quiet));
        if let Err(why) = installed {
            panic!(
                "The Python package `aei` cannot be installed: {why}\n\
                 Name the folder of its programs by HRA_AEI, or leave these tests out by HRA_WITHOUT_AEI=1."
            );
        }
    }
    Some(programs)
}

fn whole(programs: &Path) -> bool {
    ["roundrobin", "analyze", "simple_engine"]
        .iter()
        .all(|name| programs.join(name).exists())
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

fn controller(program: &Path, folder: &Path, arguments: &[&str]) -> (Output, String) {
    let output = Command::new(program)
        .current_dir(folder)
        .args(arguments)
        .output()
        .expect("the controller runs");
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    (output, text)
}

#[test]
fn a_whole_game_against_the_random_player() {
    let Some(programs) = programs() else { return };
    let folder = tempfile::tempdir().unwrap();
    let ours = assert_cmd::cargo::cargo_bin!("hra");
    let random = programs.join("simple_engine");
    let config = format!(
        "[global]\nrounds = 2\nbots = Hra Random\ntimecontrol = 1s/20s/100\nstrict_setup = true\npgn_filename = games.pgn\n\
         [Hra]\ncmdline = {} aei\nbot_hash = 16\nbot_depth = 5\nbot_favourite_colour = blue\n[Random]\ncmdline = {}\n",
        ours.display(),
        random.display()
    );
    std::fs::write(folder.path().join("roundrobin.cfg"), config).unwrap();
    let (output, text) = controller(&programs.join("roundrobin"), folder.path(), &[]);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("Hra has 2 wins and 0 timeouts"), "{text}");
    assert!(text.contains("Random has 0 wins"), "{text}");
    // The controller and our referee agree on every move and on the end.
    let games = std::fs::read_to_string(folder.path().join("games.pgn")).unwrap();
    let mut replayed = 0;
    for game in games.split("[White ").skip(1) {
        let record = format!("[White {game}");
        let found = answer(&["arimaa", "replay", "-"], &record);
        assert_eq!(found["borne_out"], 1, "{record}\n{found}");
        replayed += 1;
    }
    assert_eq!(replayed, 2);
}

#[test]
fn an_analysis_of_a_position_and_of_a_record() {
    let Some(programs) = programs() else { return };
    let folder = tempfile::tempdir().unwrap();
    let ours = assert_cmd::cargo::cargo_bin!("hra");
    let config = format!(
        "[global]\ndefault_engine = Hra\nstrict_checks = true\n[Hra]\ncmdline = {} aei\nbot_tcmove = 1\nbot_depth = 5\n",
        ours.display()
    );
    std::fs::write(folder.path().join("analyze.cfg"), config).unwrap();
    // Gold's rabbit on b7 has nothing before it: whatever else, it steps to goal.
    let diagram = "2g\n +-----------------+\n8|               r |\n7|   R             |\n6|   E x     x     |\n5|                 |\n\
                   4|                 |\n3|     x     x     |\n2|             e   |\n1|               R |\n +-----------------+\n   a b c d e f g h\n";
    std::fs::write(folder.path().join("board.txt"), diagram).unwrap();
    let (_, text) = controller(&programs.join("analyze"), folder.path(), &["board.txt"]);
    assert!(text.contains("bestmove") && text.contains("Rb7n"), "{text}");
    let moves = "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n\
                 1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7\n2g Ee2n Ee3n\n";
    std::fs::write(folder.path().join("moves.txt"), moves).unwrap();
    let (_, text) = controller(&programs.join("analyze"), folder.path(), &["moves.txt"]);
    assert!(text.contains("bestmove"), "{text}");
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
        "600s/0/0",
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
