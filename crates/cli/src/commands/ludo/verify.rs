//! `hra ludo verify`: kept bounds, checked without believing the solver.

use super::{GameArgs, epsilon};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::ludo::LudoVerified;
use std::path::PathBuf;
use work::keep::Files;

#[derive(Args)]
pub struct VerifyArgs {
    folder: PathBuf,
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
}

pub fn run(args: &VerifyArgs, context: &Context) -> Result<(), Failure> {
    let epsilon = args.epsilon.as_deref().map(epsilon).transpose()?;
    // What is to be checked is not made where it is not there.
    std::fs::read_dir(&args.folder)
        .map_err(|error| files::unreadable(&args.folder.display().to_string(), &error))?;
    let mut kept = Files::in_folder(&args.folder, context.work.clock).only_read();
    let game = args.game.request(None)?;
    let found = LudoVerified::of(&game, epsilon, &mut kept, &context.work)?;
    context.answer(&found, || found.told(&context.teller()))
}
