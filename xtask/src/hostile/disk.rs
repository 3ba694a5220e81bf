//! A disk that is really full: a small one in memory, where root may make it.

use super::http::{ask, thing};
use super::watched::{Until, Workbench, run};
use super::{Place, Row, Tried};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const UNTIL: Until = Until {
    kib: 1 << 20,
    seconds: 120,
};

pub fn full(place: &Place<'_>) -> Tried {
    let mut rows = vec![nowhere(place)?];
    let disk = place.folder.join("disk");
    fs::create_dir_all(&disk).map_err(|error| error.to_string())?;
    match Mounted::on(&disk) {
        Some(mounted) => rows.extend(filled(place, mounted.folder)?),
        None => rows.push(Row::skipped(
            "a full disk",
            "only what does not fit is refused",
            "no small disk may be mounted here".to_owned(),
        )),
    }
    Ok(rows)
}

/// A disk of four megabytes that goes with its owner.
struct Mounted<'d> {
    folder: &'d Path,
}

impl<'d> Mounted<'d> {
    fn on(folder: &'d Path) -> Option<Self> {
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=4m", "hra-hostile"])
            .arg(folder)
            .stderr(Stdio::null())
            .status();
        mount
            .is_ok_and(|status| status.success())
            .then_some(Mounted { folder })
    }
}

impl Drop for Mounted<'_> {
    fn drop(&mut self) {
        // Lazily: whoever still has a file open there keeps it until he ends.
        let _ = Command::new("umount").arg("-l").arg(self.folder).status();
    }
}

/// Where to write is tried before work begins.
fn nowhere(place: &Place<'_>) -> Result<Row, String> {
    let line = [
        "kalah",
        "solve",
        "--pits",
        "6",
        "--seeds",
        "4",
        "--checkpoint",
        "nowhere/here",
    ];
    let ended = run(place, &line, "", UNTIL)?;
    let found = format!("exit {} in {:.1} s", ended.code_text(), ended.seconds);
    let kept = ended.code == Some(2) && ended.seconds < 5.0;
    Ok(Row::new(
        "a checkpoint in a folder that does not exist",
        "refused before work begins",
        found,
        kept,
    ))
}

fn filled(place: &Place<'_>, disk: &Path) -> Tried {
    let told = |error: std::io::Error| error.to_string();
    let ballast = disk.join("ballast");
    let workbench = Workbench::start(place.hra, &disk.join("data"), &[])?;
    let save = |bytes| ask(&workbench.host, "POST", "/api/saved", &thing("one", bytes)).status;
    let before = save(1000);
    fs::write(&ballast, vec![0; 3 << 20]).map_err(told)?;
    let refused = save(2_000_000);
    let list = ask(&workbench.host, "GET", "/api/saved", "");
    let served = list.status == 200 && list.body.contains("one");
    fs::remove_file(&ballast).map_err(told)?;
    let after = save(2_000_000);
    let ended = workbench.end()?;
    let found = format!(
        "{before}, full: {refused}, what was there {}, room again: {after}",
        if served { "served" } else { "gone" }
    );
    let kept = (before, refused, served, after) == (201, 507, true, 201) && ended.success();
    let server = Row::new(
        "the disk of the workbench is full, then there is room",
        "201, 507, served, 201",
        found,
        kept,
    );
    Ok(vec![
        server,
        answer_on_a_full_disk(place, disk)?,
        experiment_on_a_full_disk(place, disk)?,
    ])
}

const EXPERIMENT: &str = r#"version = 1
title = "many shards"
[[part]]
name = "ludo"
question = "ludo.simulate"
shard = 64
request = { players = 2, pieces = 1, fields = 4, seats = ["random", "random"], games = 6400 }
"#;

/// Shards that fit are kept, the first that does not ends the run, and nothing is taken for a result; with room again the rest is done.
fn experiment_on_a_full_disk(place: &Place<'_>, disk: &Path) -> Result<Row, String> {
    let told = |error: std::io::Error| error.to_string();
    let (file, folder) = (disk.join("experiment.toml"), disk.join("experiment.lab"));
    let ballast = disk.join("ballast");
    let _ = fs::remove_file(disk.join("kept"));
    fs::write(&file, EXPERIMENT).map_err(told)?;
    let room = 96 << 10;
    fs::write(&ballast, vec![0; (4 << 20) - room]).map_err(told)?;
    let file = file.display().to_string();
    let full = run(place, &["lab", "run", &file], "", UNTIL)?;
    let halves = fs::read_dir(folder.join("shards")).map_err(told)?;
    let half = |entry: std::io::Result<fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().to_string_lossy().ends_with(".part"))
    };
    let half = halves.map(half).filter(|half| *half).count();
    let result = folder.join("results.json").exists();
    fs::remove_file(&ballast).map_err(told)?;
    let after = run(place, &["lab", "run", &file], "", UNTIL)?;
    let found = format!(
        "exit {}{}, {half} halves, {}, room again: exit {}",
        full.code_text(),
        if full.err.contains("No space left") {
            " and told"
        } else {
            ""
        },
        if result { "a result" } else { "no result" },
        after.code_text()
    );
    let told = full.code == Some(1) && full.err.contains("No space left");
    let kept = told && half == 0 && !result && after.code == Some(0);
    Ok(Row::new(
        "the disk of an experiment is full, then there is room",
        "exit 1 and told, 0 halves, no result, room again: exit 0",
        found,
        kept,
    ))
}

/// An answer that was found is given, also where it cannot be kept.
fn answer_on_a_full_disk(place: &Place<'_>, disk: &Path) -> Result<Row, String> {
    let _ = fs::remove_dir_all(disk.join("data"));
    let room = 64 << 10;
    fs::write(disk.join("ballast"), vec![0; (4 << 20) - room])
        .map_err(|error| error.to_string())?;
    let kept_in = disk.join("kept").display().to_string();
    let line = [
        "kalah",
        "solve",
        "--pits",
        "4",
        "--seeds",
        "3",
        "--checkpoint",
        &kept_in,
    ];
    let ended = run(place, &line, "", UNTIL)?;
    let warned = ended.err.contains("No space left");
    let found = format!(
        "exit {}, {} letters of answer{}",
        ended.code_text(),
        ended.out.len(),
        if warned { ", warned" } else { "" }
    );
    // Where the little room was enough there is nothing to warn of.
    let kept = ended.code == Some(0) && !ended.out.is_empty();
    Ok(Row::new(
        "a checkpoint that no longer fits the disk",
        "the answer is given",
        found,
        kept,
    ))
}
