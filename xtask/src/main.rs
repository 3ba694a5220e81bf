//! The project's own commands. `cargo xtask run` starts the workbench, `cargo xtask test` runs every test, `cargo xtask bench`
//! measures. It uses nothing but the standard library, so that it starts at once.

mod bench;
mod dist;
mod fuzz;
mod hostile;
mod licences;
mod mpi;
mod page;
mod spaces;
mod tools;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask run [ARGUMENTS]   build the page and hra where they changed, and run hra; without arguments: the workbench
cargo xtask test              run every test: libraries, documentation, command line, page, browser
cargo xtask mpi               only the tests with several processes, which are part of those
cargo xtask bench [NAME]      run the benches (of one crate, `page`, or a row of docs/benchmarks.md such as ludo-2-2-40)
cargo xtask reproduce         compute every published result again, also the slow ones
cargo xtask hostile [NAME…]   attack hra as a hostile user would, and print what became of it
cargo xtask fuzz [SECONDS [NAME…]]   run every fuzz target for so long (600), one after another; needs a nightly compiler
cargo xtask install [--root FOLDER]   put hra with its page, manual pages and completions into ~/.local, or there
cargo xtask dist              make an archive of the same, and its checksum, in target/package
cargo xtask page              only build the page
cargo xtask types             write the page's types again from the server's description
cargo xtask pictures          take the pictures of the page for the README
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rest: Vec<&str> = arguments.iter().skip(1).map(String::as_str).collect();
    let done = match arguments.first().map(String::as_str) {
        Some("run") => run(&rest),
        Some("test") => test(),
        Some("mpi") => mpi::test(),
        Some("bench") => bench::bench(&rest),
        Some("reproduce") => hra(&["reproduce", "--all", "--progress", "plain"]),
        Some("hostile") => hostile::hostile(&rest),
        Some("fuzz") => fuzz::fuzz(&rest),
        Some("install") => dist::install(&rest),
        Some("dist") => dist::dist(),
        Some("page") => page::build(),
        Some("types") => browser("types"),
        Some("pictures") => browser("pictures"),
        _ => {
            print!("{HELP}");
            return ExitCode::from(u8::from(!arguments.is_empty()) * 2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed::Status(code)) => ExitCode::from(code),
        Err(Failed::Told(message)) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Why a step did not succeed.
pub enum Failed {
    /// It has said so itself.
    Status(u8),
    /// What to tell.
    Told(String),
}

/// Runs a step; its own messages are enough when it fails.
pub fn step(command: &mut Command) -> Result<(), Failed> {
    let shown = format!("{:?}", command.get_program());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failed::Status(
            status
                .code()
                .and_then(|code| u8::try_from(code).ok())
                .unwrap_or(1),
        )),
        Err(error) => Err(Failed::Told(format!("{shown}: {error}"))),
    }
}

/// Only the workbench needs the page: `cargo xtask run heap play` must not ask for Node.
fn run(rest: &[&str]) -> Result<(), Failed> {
    let help = ["-h", "--help", "-V", "--version"];
    let terminal = rest
        .iter()
        .any(|word| help.contains(word) || (!word.starts_with('-') && *word != "serve"));
    if rest.contains(&"serve") || !terminal {
        page::build()?;
    }
    hra(rest)
}

/// Everything that is tested is built once: what `cargo test` built answers, and drives the browser.
fn test() -> Result<(), Failed> {
    // First, so that nothing that is embedded changes between two builds.
    page::build()?;
    let tests = ["test", "--workspace", "--locked"];
    step(
        Command::new(env!("CARGO"))
            .args(tests)
            .env_remove("HRA_WITHOUT_AEI")
            .env("HRA_AEI", tools::aei()?),
    )?;
    mpi::test()?;
    step(Command::new(tested()?).args(["reproduce", "heap"]))?;
    page::npm(&["run", "check"])?;
    page::npm(&["run", "unit"])?;
    browser("browser")
}

/// The binary that the tests run. Built alone it would be given other features of what it uses than `cargo test --workspace` gives it, and
/// nearly everything would be compiled a second time.
pub fn tested() -> Result<PathBuf, Failed> {
    let beside_a_test = ["--workspace", "--bin", "hra", "--test", "shell"];
    cargo(&[&["build", "--locked", "--quiet"], &beside_a_test[..]].concat())?;
    Ok(tools::target()?.join("debug").join("hra"))
}

/// A script of the page that drives the real hra with a real browser.
fn browser(script: &str) -> Result<(), Failed> {
    page::build()?;
    let chromium = tools::chromium()?;
    step(
        page::command(&["run", script])?
            .env("HRA", tested()?)
            .env("HRA_CHROMIUM", chromium),
    )
}

/// Runs cargo, the one that runs us.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    step(Command::new(env!("CARGO")).args(arguments))
}

fn hra(rest: &[&str]) -> Result<(), Failed> {
    let before = [
        "run",
        "--release",
        "--locked",
        "--quiet",
        "-p",
        "cli",
        "--bin",
        "hra",
        "--",
    ];
    cargo(&[&before, rest].concat())
}
