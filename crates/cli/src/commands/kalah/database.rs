//! `hra kalah database`: endgame databases as files.

use super::map;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::ranks::{Later, count, together};
use clap::{Args, Subcommand};
use hra::answers::kalah::{
    DATABASE_BEANS, DATABASE_PITS, KalahDatabase, KalahDatabaseAnswer, KalahVerified, Lower,
};
use hra::answers::read_number;
use std::fs::{File, OpenOptions};
use std::path::Path;
use std::sync::Mutex;
use work::Bytes;

#[derive(Subcommand)]
pub enum DatabaseCommand {
    Build(BuildArgs),
    Check(FileArgs),
    Info(FileArgs),
}

#[derive(Args)]
pub struct BuildArgs {
    file: String,
    #[arg(long, value_name = "K")]
    beans: String,
    #[arg(long, value_name = "M", default_value = "6")]
    pits: String,
    #[arg(long, default_value = "thesis")]
    rules: String,
    #[arg(long, value_name = "N")]
    ranks: Option<String>,
    #[arg(long, value_name = "SIZE")]
    window: Option<Bytes>,
}

#[derive(Args)]
pub struct FileArgs {
    file: String,
}

pub fn run(command: DatabaseCommand, context: &Context) -> Result<(), Failure> {
    let found = match command {
        DatabaseCommand::Build(args) => return build(&args, context),
        DatabaseCommand::Check(FileArgs { file }) => {
            KalahDatabaseAnswer::checked(&file, map(&file)?, &context.work)?
        }
        DatabaseCommand::Info(FileArgs { file }) => {
            let opened = File::open(&file).map_err(|error| files::unreadable(&file, &error))?;
            KalahDatabaseAnswer::info(&file, opened)?
        }
    };
    context.answer(&found, || found.told(&context.teller()))
}

fn build(args: &BuildArgs, context: &Context) -> Result<(), Failure> {
    let mut request = KalahDatabase {
        beans: read_number(&args.beans, &DATABASE_BEANS)?,
        pits: read_number(&args.pits, &DATABASE_PITS)?,
        rules: Some(args.rules.clone()),
        file: None,
    };
    // Before a file is made for it.
    hra::answers::Question::check(&request)?;
    if args.ranks.is_some() || args.window.is_some() || processes::launched().is_some() {
        return build_together(args, &request, context);
    }
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&args.file)
        .map_err(|error| files::unwritable(Path::new(&args.file), &error))?;
    request.file = Some((args.file.clone(), Mutex::new(Box::new(file))));
    context.ask(&request)
}

/// The same file by several ranks.
fn build_together(
    args: &BuildArgs,
    request: &KalahDatabase,
    context: &Context,
) -> Result<(), Failure> {
    let threads = args.ranks.as_deref().map_or(Ok(1), count)?;
    let lower = args
        .window
        .map_or(Lower::InMemory, |window| Lower::OnDisk(window.0));
    let built = together(threads, context, |ranks, work| {
        let mut file = Later::new(&args.file, ranks);
        request.together(ranks, &args.file, &mut file, lower, work)
    })?;
    let Some(built) = built else { return Ok(()) };
    context.answer(&built, || built.told(&context.teller()))
}

/// Checks every value of a database against those of its successors, without believing the builder.
pub fn verify(FileArgs { file }: &FileArgs, context: &Context) -> Result<(), Failure> {
    let found = KalahVerified::of(file, map(file)?, &context.work)?;
    context.answer(&found, || found.told(&context.teller()))
}
