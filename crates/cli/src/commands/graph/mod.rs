//! `hra graph`: games with two and a half players from files.

mod convert;
mod show;
mod solve;
mod source;
mod verify;

pub use convert::ask_into;

use crate::context::Context;
use crate::failure::Failure;
use clap::Subcommand;

#[derive(Subcommand)]
pub enum GraphCommand {
    Solve(solve::SolveArgs),
    Verify(verify::VerifyArgs),
    Convert(convert::ConvertArgs),
    Show(show::ShowArgs),
    Generate(convert::GenerateArgs),
}

pub fn run(command: GraphCommand, context: &Context) -> Result<(), Failure> {
    match command {
        GraphCommand::Solve(args) => solve::run(&args, context),
        GraphCommand::Verify(args) => verify::run(&args, context),
        GraphCommand::Convert(args) => convert::run(&args, context),
        GraphCommand::Show(args) => show::run(&args, context),
        GraphCommand::Generate(args) => convert::generate(&args, context),
    }
}
