//! `cargo xtask bench`: the benches of a crate, or a row of docs/benchmarks.md by its name: what it took is told as the system counts it.

use crate::hostile::memory;
use crate::{Failed, browser, cargo, tools};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A row: an example in release mode that is run with each of these arguments in turn. `FILE` is a file that is made and removed.
struct Row {
    name: &'static str,
    package: &'static str,
    example: &'static str,
    runs: &'static [&'static str],
}

const ROWS: &[Row] = &[
    row("domineering-8x8", "grids", "outcome", &["8x8"]),
    row("domineering-9x9", "grids", "outcome", &["9x9"]),
    row("domineering-10x10", "grids", "outcome", &["10x10"]),
    row("kalah-6-4", "kalah", "kalah_solve", &["6 4 thesis 14 512"]),
    row(
        "kalah-6-4-standard",
        "kalah",
        "kalah_solve",
        &["6 4 standard 16 512"],
    ),
    row(
        "kalah-6-5",
        "kalah",
        "kalah_solve",
        &["6 5 thesis 20 4096 2"],
    ),
    row(
        "graph-json",
        "graphs",
        "file",
        &["write simple 1000000 FILE", "solve FILE", "data FILE"],
    ),
    row("ludo-2-2-40", "ludo", "duel", &["2 40 1e-9"]),
    row("ludo-2-3-40", "ludo", "duel", &["3 40 1e-6"]),
    row("ludo-2-4-20", "ludo", "duel", &["4 20 1e-6"]),
];

/// Benches that are one of a crate's.
const FILTERED: &[(&str, &str, &str)] = &[("matrix-300", "matrix", "linear_programming")];

const fn row(
    name: &'static str,
    package: &'static str,
    example: &'static str,
    runs: &'static [&'static str],
) -> Row {
    Row {
        name,
        package,
        example,
        runs,
    }
}

/// Runs what is named: the page, a row, the benches of a crate; all crates' where nothing is.
pub fn bench(rest: &[&str]) -> Result<(), Failed> {
    let Some(&name) = rest.first() else {
        return cargo(&["bench", "--locked", "--workspace", "--benches"]);
    };
    if name == "page" {
        return browser("bench");
    }
    if let Some(row) = ROWS.iter().find(|row| row.name == name) {
        return measure(row);
    }
    if let Some((_, package, filter)) = FILTERED.iter().find(|(row, ..)| *row == name) {
        return cargo(&[
            "bench",
            "--locked",
            "-p",
            package,
            "--benches",
            "--",
            filter,
        ]);
    }
    if !tools::root()
        .join("crates")
        .join(name)
        .join("benches")
        .is_dir()
    {
        let rows = ROWS.iter().map(|row| row.name);
        let rows: Vec<&str> = rows.chain(FILTERED.iter().map(|row| row.0)).collect();
        return Err(Failed::Told(format!(
            "{name}: no such bench; there are `page`, crates with benches (such as ludo), and the rows {}",
            rows.join(", ")
        )));
    }
    cargo(&["bench", "--locked", "-p", name, "--benches"])
}

fn measure(row: &Row) -> Result<(), Failed> {
    let (package, example) = (row.package, row.example);
    let build = ["build", "--release", "--locked", "--quiet"];
    cargo(&[&build, &["-p", package, "--example", example][..]].concat())?;
    let target = tools::target()?;
    let program = target.join("release/examples").join(example);
    let file = target.join(format!("{}.bench", row.name));
    let mut done = Ok(());
    for run in row.runs {
        println!("{example} {run}");
        done = watched(&program, run, &file);
        if done.is_err() {
            break;
        }
    }
    // Not every row makes one.
    let _ = fs::remove_file(&file);
    done
}

/// Runs a program to its end; tells its time and memory.
fn watched(program: &Path, run: &str, file: &Path) -> Result<(), Failed> {
    let told = |error: std::io::Error| Failed::Told(format!("{}: {error}", program.display()));
    let before = children_seconds();
    let begun = Instant::now();
    let mut command = Command::new(program);
    for word in run.split_whitespace() {
        match word {
            "FILE" => command.arg(file),
            word => command.arg(word),
        };
    }
    let mut child = command.stdin(Stdio::null()).spawn().map_err(told)?;
    let mut peak = 0;
    let status = loop {
        peak = peak.max(memory(child.id()));
        if let Some(status) = child.try_wait().map_err(told)? {
            break status;
        }
        thread::sleep(Duration::from_millis(20));
    };
    let (wall, cpu) = (begun.elapsed().as_secs_f64(), children_seconds() - before);
    println!(
        "  {cpu:.2} CPU s, {wall:.2} s by the clock, {} MB",
        peak >> 10
    );
    if status.success() {
        Ok(())
    } else {
        Err(Failed::Told(format!("{}: {status}", program.display())))
    }
}

/// CPU seconds of all programs that we started and that have ended, as Linux tells: in hundredths, the 14th and 15th after the name.
fn children_seconds() -> f64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = text.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(13).take(2);
    let ticks: f64 = ticks.filter_map(|word| word.parse::<f64>().ok()).sum();
    ticks / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every row is told in the document, and no two have the same name.
    #[test]
    fn rows_are_documented() {
        let text = fs::read_to_string(tools::root().join("docs/benchmarks.md")).unwrap();
        let mut names: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
        names.extend(FILTERED.iter().map(|row| row.0));
        for (at, name) in names.iter().enumerate() {
            assert!(text.contains(&format!("`{name}`")), "{name}");
            assert!(!names[..at].contains(name), "{name}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_children_took_is_counted() {
        let before = children_seconds();
        let busy = "i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done";
        Command::new("sh").args(["-c", busy]).status().unwrap();
        assert!(children_seconds() > before);
    }
}
