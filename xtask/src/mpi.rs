//! What is tested with several processes: OpenMPI installed where that is ours to do, hra built to join it, ranks held to their laws, the big
//! state spaces, and an experiment whose bytes must be those of a single process, also when a rank dies on the way.

use crate::{Failed, cargo, spaces, step, tools};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};

/// Ranks of a test.
pub const COUNTS: [usize; 2] = [2, 4];

/// Everything that is tested so. Where there is no MPI and it cannot be installed, it is said and left out.
pub fn test() -> Result<(), Failed> {
    if !tools::mpi() {
        eprintln!(
            "Left out: tests with several processes. They need OpenMPI, on Debian: sudo apt-get install {}",
            tools::MPI.join(" ")
        );
        return Ok(());
    }
    let built = build()?;
    for count in COUNTS {
        step(mpirun().arg("-n").arg(count.to_string()).arg(&built.laws))?;
    }
    experiment(&built.hra)?;
    spaces::test(&built.hra)
}

/// Programs that join others.
pub struct Built {
    /// The program itself.
    pub hra: PathBuf,
    /// Holds ranks to their laws.
    laws: PathBuf,
}

/// Builds them beside those of the other tests, which they share everything but the joining with.
pub fn build() -> Result<Built, Failed> {
    let arguments = "build --locked --quiet --workspace --bin hra --test shell --example laws --features cli/mpi,processes/mpi";
    cargo(&arguments.split(' ').collect::<Vec<_>>())?;
    let folder = tools::target()?.join("debug");
    // The next build without MPI replaces the program.
    let hra = folder.join("hra-mpi");
    fs::copy(folder.join("hra"), &hra).map_err(told)?;
    let laws = folder.join("examples").join("laws");
    Ok(Built { hra, laws })
}

/// Starts processes on this machine, more than it has cores where need be.
pub fn mpirun() -> Command {
    let mut command = Command::new("mpirun");
    command
        .args(["--oversubscribe", "--mca", "btl", "self,tcp"])
        .args(["--mca", "btl_tcp_if_include", "lo"])
        .env("OMPI_ALLOW_RUN_AS_ROOT", "1")
        .env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    command
}

const EXPERIMENT: &str = r#"version = 1
title = "several processes"
seed = 7

[[part]]
name = "strategies"
question = "kalah.tournament"
shard = 4096
request = { players = ["1", "5"], games = 60000 }

[[part]]
name = "ludo"
question = "ludo.simulate"
shard = 64
request = { players = 2, pieces = 1, fields = 4, seats = ["perfect", "random"], games = 600 }

[[part]]
name = "published"
question = "reproduce.results"
request = { names = ["kalah/example-game", "heap/subtract-3-4", "heap/dawson-values"] }
"#;

/// The experiment alone, with several ranks, and with a rank that dies: always the same bytes.
fn experiment(hra: &Path) -> Result<(), Failed> {
    let folder = tools::target()?.join("tmp").join("ranks");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(told)?;
    let file = folder.join("experiment.toml");
    fs::write(&file, EXPERIMENT).map_err(told)?;
    let place = |name: &str| folder.join(name);
    let line = |into: &Path| -> Vec<String> {
        let words = [
            "lab",
            "run",
            "FILE",
            "--threads",
            "1",
            "--json",
            "--progress",
            "none",
            "--into",
            "PLACE",
        ];
        let fill = |word: &str| match word {
            "FILE" => file.display().to_string(),
            "PLACE" => into.display().to_string(),
            word => word.to_owned(),
        };
        words.map(fill).into()
    };
    let alone = place("alone");
    step(Command::new(hra).args(line(&alone)).stdout(Stdio::null()))?;
    let expected = bytes(&alone)?;
    for count in COUNTS {
        let into = place(&format!("ranks-{count}"));
        let ended = run(mpirun()
            .arg("-n")
            .arg(count.to_string())
            .arg(hra)
            .args(line(&into)))?;
        ensure(
            ended.status.success(),
            "an experiment by several ranks",
            &ended,
        )?;
        ensure(
            bytes(&into)? == expected,
            "the same bytes by several ranks",
            &ended,
        )?;
    }
    // Three live, and the fourth is killed when it has written two shards; what takes its place are two ranks.
    let into = place("killed");
    let mut command = mpirun();
    command
        .args(["-n", "3"])
        .arg(hra)
        .args(line(&into))
        .arg(":");
    command.args(["-n", "1", "env", "HRA_HALT_AFTER_WRITING=2"]);
    let ended = run_killing(command.arg(hra).args(line(&into)))?;
    ensure(
        !ended.status.success(),
        "a rank that dies is noticed",
        &ended,
    )?;
    ensure(
        !into.join("results.json").exists(),
        "no result without the shards of a dead rank",
        &ended,
    )?;
    let kept = bytes(&into)?.len();
    let ended = run(mpirun().args(["-n", "2"]).arg(hra).args(line(&into)))?;
    ensure(ended.status.success(), "an experiment that goes on", &ended)?;
    ensure(
        (3..expected.len()).contains(&kept),
        "some shards were kept and some were missing",
        &ended,
    )?;
    ensure(
        bytes(&into)? == expected,
        "the same bytes after a rank died",
        &ended,
    )?;
    // What is wrong is told once.
    fs::write(&file, EXPERIMENT.replace("games = 600 ", "gmaes = 600 ")).map_err(told)?;
    let ended = run(mpirun()
        .args(["-n", "2"])
        .arg(hra)
        .args(line(&place("wrong"))))?;
    ensure(
        ended.status.code() == Some(2) && text(&ended.stdout).matches("gmaes").count() == 1,
        "an error is told once, by the first rank",
        &ended,
    )?;
    println!(
        "an experiment is the same {} files alone, by {COUNTS:?} ranks, and after a rank died",
        expected.len()
    );
    fs::remove_dir_all(&folder).map_err(told)
}

/// Every file below a folder with its bytes.
pub fn bytes(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, Failed> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(told)? {
            let path = entry.map_err(told)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
                found.insert(name, fs::read(&path).map_err(told)?);
            }
        }
    }
    Ok(found)
}

pub fn run(command: &mut Command) -> Result<Output, Failed> {
    command.stdin(Stdio::null()).output().map_err(told)
}

/// Runs ranks of which one halts on its way, and kills that one.
pub fn run_killing(command: &mut Command) -> Result<Output, Failed> {
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().map_err(told)?;
    let Some(out) = child.stdout.take() else {
        return Err(told("no standard output of ranks"));
    };
    for line in BufReader::new(out).lines() {
        let line = line.map_err(told)?;
        if let Some(halted) = line.strip_prefix("halted ") {
            step(Command::new("kill").args(["-KILL", halted]))?;
        }
    }
    child.wait_with_output().map_err(told)
}

pub fn ensure(holds: bool, what: &str, ended: &Output) -> Result<(), Failed> {
    if holds {
        return Ok(());
    }
    let status: ExitStatus = ended.status;
    Err(Failed::Told(format!(
        "not so: {what} ({status})\n{}\n{}",
        text(&ended.stdout),
        text(&ended.stderr)
    )))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

pub fn told(error: impl ToString) -> Failed {
    Failed::Told(error.to_string())
}
