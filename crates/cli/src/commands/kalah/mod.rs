//! `hra kalah`: Kalaha. This file knows the arguments that the commands share.

mod annotate;
mod database;
mod enumerate;
mod play;
mod report;
mod solve;
mod statistics;
mod tournament;

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::mapped::Mapped;
use clap::{Args, Subcommand};
use hra::answers::kalah::{Bytes, Database, KalahBoard, PITS, SEEDS, open_database};
use hra::answers::{Bounds, read_number};
use std::path::Path;
use std::sync::Arc;

#[derive(Subcommand)]
pub enum KalahCommand {
    Solve(solve::SolveArgs),
    Analyse(solve::AnalyseArgs),
    Tournament(tournament::TournamentArgs),
    Enumerate(enumerate::EnumerateArgs),
    Annotate(annotate::AnnotateArgs),
    #[command(subcommand)]
    Database(database::DatabaseCommand),
    Report(report::ReportArgs),
    Play(play::PlayArgs),
    Statistics(statistics::StatisticsArgs),
    Verify(database::FileArgs),
}

pub fn run(command: KalahCommand, context: &Context) -> Result<(), Failure> {
    match command {
        KalahCommand::Solve(args) => solve::solve(&args, context),
        KalahCommand::Analyse(args) => solve::analyse(&args, context),
        KalahCommand::Tournament(args) => tournament::run(&args, context),
        KalahCommand::Enumerate(args) => enumerate::run(&args, context),
        KalahCommand::Annotate(args) => annotate::run(&args, context),
        KalahCommand::Database(command) => database::run(command, context),
        KalahCommand::Report(args) => report::run(&args, context),
        KalahCommand::Play(args) => play::run(&args, context),
        KalahCommand::Statistics(args) => statistics::run(&args, context),
        KalahCommand::Verify(args) => database::verify(&args, context),
    }
}

/// The board and its rules.
#[derive(Args)]
pub struct BoardArgs {
    #[arg(long, value_name = "M")]
    pits: Option<String>,
    #[arg(long, value_name = "N", alias = "seeds")]
    beans: Option<String>,
    #[arg(long, default_value = "thesis")]
    rules: String,
}

impl BoardArgs {
    /// The board as questions have it.
    fn request(&self) -> Result<KalahBoard, Failure> {
        Ok(KalahBoard {
            pits: number(self.pits.as_deref(), &PITS)?,
            seeds: number(self.beans.as_deref(), &SEEDS)?,
            rules: Some(self.rules.clone()),
        })
    }
}

fn number(text: Option<&str>, bounds: &Bounds) -> Result<Option<u64>, Failure> {
    Ok(text.map(|text| read_number(text, bounds)).transpose()?)
}

/// What the solver knows beforehand.
#[derive(Args)]
pub struct DatabaseArgs {
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
}

impl DatabaseArgs {
    /// Maps the database that is named, and checks every byte of it.
    fn open(&self, context: &Context) -> Result<Option<Database>, Failure> {
        let Some(path) = &self.database else {
            return Ok(None);
        };
        Ok(Some(open_database(map(path)?, &context.work)?))
    }
}

fn map(path: &str) -> Result<Bytes, Failure> {
    let mapped = Mapped::open(Path::new(path)).map_err(|error| files::unreadable(path, &error))?;
    Ok(Arc::new(mapped))
}
