//! The binary `hra`: reads the command line, opens files, draws progress, prints answers. It computes nothing itself.

mod args;
mod browser;
mod commands;
mod context;
mod failure;
mod files;
mod help;
mod interrupt;
mod mapped;
mod plain;
mod play;
mod progress;
mod progress_kept;
mod ranks;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<std::ffi::OsString> = std::env::args_os().collect();
    // How errors are told must be known before the arguments are understood: they may be the error.
    let manner = args::manner(&arguments);
    let result = args::parse(arguments, &manner).and_then(|cli| commands::run(cli, &manner));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&manner),
    }
}
