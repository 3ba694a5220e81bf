//! The project's own commands. `cargo xtask run` starts the workbench, `cargo xtask test` runs every test, `cargo xtask bench`
//! measures. It uses nothing but the standard library, so that it starts at once.

use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask run [ARGUMENTS]   build hra and run it
cargo xtask test              run every test: libraries, documentation, command line
cargo xtask bench [NAME]      run the benches (of one crate); results are CPU-bound figures
cargo xtask reproduce         compute every published result again, also the slow ones
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rest = arguments.get(1..).unwrap_or_default();
    let steps: Vec<Vec<&str>> = match arguments.first().map(String::as_str) {
        Some("run") => vec![hra(rest)],
        Some("test") => vec![
            vec!["test", "--workspace", "--locked"],
            // Nothing of a user's machine may depend on the development profile: the shipped binary answers, too.
            hra_text(&["reproduce", "heap"]),
        ],
        Some("bench") => vec![bench(rest)],
        Some("reproduce") => vec![hra_text(&["reproduce", "--all", "--progress", "plain"])],
        _ => {
            print!("{HELP}");
            return ExitCode::from(u8::from(!arguments.is_empty()) * 2);
        }
    };
    for step in steps {
        match Command::new(env!("CARGO")).args(&step).status() {
            Ok(status) if status.success() => {}
            Ok(status) => {
                return ExitCode::from(
                    status
                        .code()
                        .and_then(|code| u8::try_from(code).ok())
                        .unwrap_or(1),
                );
            }
            Err(error) => {
                eprintln!("cargo {}: {error}", step.join(" "));
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn hra(rest: &[String]) -> Vec<&str> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    hra_text(&rest)
}

fn hra_text<'t>(rest: &[&'t str]) -> Vec<&'t str> {
    [
        &[
            "run",
            "--release",
            "--locked",
            "--quiet",
            "-p",
            "cli",
            "--bin",
            "hra",
            "--",
        ],
        rest,
    ]
    .concat()
}

fn bench(rest: &[String]) -> Vec<&str> {
    let mut step = vec!["bench", "--locked"];
    match rest.first() {
        Some(name) => step.extend(["-p", name.as_str(), "--benches"]),
        None => step.extend(["--workspace", "--benches"]),
    }
    step
}
