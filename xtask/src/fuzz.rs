//! `cargo xtask fuzz`: every target of `fuzz/` for a while, one after another, beginning with the seeds and with what earlier runs found
//! worth keeping. It needs a nightly compiler and no other tool; links are the page's, and a script of the page makes them.

use crate::{Failed, page, step, tools};
use std::fs;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "x86_64-unknown-linux-gnu";
/// What libFuzzer needs to see where an input led, and a sanitizer of addresses.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Zsanitizer=address -Ccodegen-units=16 -Cdebuginfo=line-tables-only";
const LINKS: &str = "links";

/// The first word is how many seconds each has; the others name targets.
pub fn fuzz(rest: &[&str]) -> Result<(), Failed> {
    let (seconds, names) = match rest.split_first() {
        None => ("600", rest),
        Some((seconds, names)) => (*seconds, names),
    };
    if seconds.parse::<u32>().is_err() {
        return Err(told(format!("{seconds}: not a number of seconds")));
    }
    let known = known()?;
    let wanted: Vec<&str> = match names {
        [] => known.iter().map(String::as_str).collect(),
        names => names.to_vec(),
    };
    if let Some(wrong) = wanted
        .iter()
        .find(|name| !known.iter().any(|one| one == *name))
    {
        let known = known.join(", ");
        return Err(told(format!("{wrong}: no such target; there are {known}")));
    }
    let folder = tools::target()?.join("fuzz");
    for name in wanted {
        println!("{name}: {seconds} s");
        if name == LINKS {
            let script = ["run", "fuzz", "--", seconds];
            step(&mut page::command(&script)?)?;
        } else {
            built(&folder, name)?;
            run(&folder, name, seconds)?;
        }
    }
    Ok(())
}

/// Every target, by its file.
fn known() -> Result<Vec<String>, Failed> {
    let place = tools::root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(place).map_err(|error| told(error.to_string()))?;
    let mut names: Vec<String> = files
        .filter_map(|file| {
            let path = file.ok()?.path();
            path.file_stem()?.to_str().map(str::to_owned)
        })
        .collect();
    names.sort();
    names.push(LINKS.to_owned());
    Ok(names)
}

fn built(folder: &Path, name: &str) -> Result<(), Failed> {
    // The compiler is chosen here, and not by whoever runs us.
    let mut cargo = Command::new("cargo");
    cargo
        .args(["+nightly", "build", "--release"])
        .args(["--target", TARGET, "--bin", name])
        .current_dir(tools::root().join("fuzz"))
        .env("RUSTFLAGS", FLAGS)
        .env("CARGO_TARGET_DIR", folder)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO");
    step(&mut cargo)
}

fn run(folder: &Path, name: &str, seconds: &str) -> Result<(), Failed> {
    let corpus = folder.join("corpus").join(name);
    fs::create_dir_all(&corpus).map_err(|error| told(error.to_string()))?;
    let program = folder.join(TARGET).join("release").join(name);
    step(
        Command::new(program)
            .args([corpus, tools::root().join("fuzz").join("seeds").join(name)])
            .arg(format!("-max_total_time={seconds}"))
            .args(["-timeout=400", "-max_len=4096", "-print_final_stats=1"])
            .current_dir(folder)
            // What is never freed is no fault of a reader.
            .env("ASAN_OPTIONS", "detect_leaks=0"),
    )
}

fn told(message: String) -> Failed {
    Failed::Told(message)
}
