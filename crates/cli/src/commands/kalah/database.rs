//! `hra kalah database`: endgame databases as files.

use super::map;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::kalah::{DATABASE_BEANS, DATABASE_PITS, KalahDatabase, KalahDatabaseAnswer};
use hra::answers::read_number;
use std::fs::{File, OpenOptions};
use std::path::Path;
use std::sync::Mutex;

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
