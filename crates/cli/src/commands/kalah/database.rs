//! `hra kalah database`: endgame databases as files.

use super::{number, open_database};
use crate::context::Context;
use crate::failure::Failure;
use clap::{Args, Subcommand};
use kalah::Rules;
use kalah::archive::{self, Info};
use kalah::database::MOST_BEANS;
use say::Message;
use serde::Serialize;
use std::fs::{File, OpenOptions};
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
}

#[derive(Args)]
pub struct FileArgs {
    file: String,
}

pub fn run(command: DatabaseCommand, context: &Context) -> Result<(), Failure> {
    match command {
        DatabaseCommand::Build(args) => build(&args, context),
        DatabaseCommand::Check(args) => check(&args, context),
        DatabaseCommand::Info(args) => info(&args, context),
    }
}

#[derive(Serialize)]
struct DatabaseAnswer {
    file: String,
    pits: usize,
    rules: String,
    beans: u16,
    layers: u16,
    complete: bool,
    bytes: u64,
    /// Whether every checksum was compared; null when that was not asked for.
    checked: Option<bool>,
}

fn describe(file: &str, info: Info, checked: Option<bool>) -> DatabaseAnswer {
    DatabaseAnswer {
        file: file.to_owned(),
        pits: info.length,
        rules: info.rules.to_string(),
        beans: info.beans,
        layers: info.done,
        complete: info.done == info.beans + 1,
        bytes: info.size(),
        checked,
    }
}

fn answer(answer: &DatabaseAnswer, context: &Context) -> Result<(), Failure> {
    context.answer(answer, || {
        let words = context.words;
        let about = Message::new("kalah-database-about")
            .with("pits", answer.pits)
            .with("rules", answer.rules.as_str())
            .with("beans", answer.beans)
            .with("size", Bytes(answer.bytes).to_string());
        let state = if answer.checked == Some(true) {
            Message::new("kalah-database-whole")
        } else if answer.complete {
            Message::new("kalah-database-complete")
        } else {
            Message::new("kalah-database-unfinished")
                .with("done", answer.layers)
                .with("wanted", answer.beans + 1)
        };
        format!("{}\n{}", words.say(&about), words.say(&state))
    })
}

fn build(args: &BuildArgs, context: &Context) -> Result<(), Failure> {
    let beans = number(&args.beans, 0, MOST_BEANS.into())? as u16;
    let pits = number(&args.pits, 1, 8)? as usize;
    let rules = args.rules.parse::<Rules>()?;
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&args.file)
        .map_err(|error| {
            Failure::input(
                Message::new("error-file-unwritable")
                    .with("path", args.file.as_str())
                    .with("error", error.to_string()),
                Message::new("accepted-writable-file"),
            )
        })?;
    let info = archive::build(&context.work, &mut file, pits, rules, beans)?;
    answer(&describe(&args.file, info, None), context)
}

fn check(args: &FileArgs, context: &Context) -> Result<(), Failure> {
    open_database(&args.file, context)?;
    answer(&describe(&args.file, head(args)?, Some(true)), context)
}

fn info(args: &FileArgs, context: &Context) -> Result<(), Failure> {
    answer(&describe(&args.file, head(args)?, None), context)
}

/// What the file says about itself; only its beginning is read.
fn head(args: &FileArgs) -> Result<Info, Failure> {
    let file = File::open(&args.file).map_err(|error| {
        Failure::input(
            Message::new("error-file-unreadable")
                .with("path", args.file.as_str())
                .with("error", error.to_string()),
            Message::new("accepted-files"),
        )
    })?;
    Ok(archive::info(file)?)
}
