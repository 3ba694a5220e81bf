//! `hra arimaa`: Arimaa. This file knows what the commands share: how positions, files and numbers are given.

mod block_file;
mod desk;
mod evolve;
mod judge;
mod learning;
mod matches;
mod order;
mod play;
mod questions;
mod selfplay;

pub use matches::engine;

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use clap::Subcommand;
use hra::answers::arimaa::{self as answers, ArimaaFile, Given};
use hra::answers::{Forgetful, Keeper, read_number};
use std::ops::RangeInclusive;
use std::time::Duration;
use work::keep::Files;

#[derive(Subcommand)]
pub enum ArimaaCommand {
    Turns(questions::TurnsArgs),
    Look(desk::LookArgs),
    Analyse(desk::AnalyseArgs),
    Perft(questions::PerftArgs),
    Show(desk::ShowArgs),
    Annotate(desk::AnnotateArgs),
    Puzzles(desk::PuzzlesArgs),
    Replay(questions::ReplayArgs),
    Match(Box<matches::MatchArgs>),
    Ladder(Box<matches::ladder::LadderArgs>),
    Gauntlet(Box<matches::gauntlet::GauntletArgs>),
    Play(play::PlayArgs),
    Study(questions::StudyArgs),
    Evolve(evolve::EvolveArgs),
    Order(order::OrderArgs),
    Strategies(questions::StrategiesArgs),
    Selfplay(selfplay::SelfplayArgs),
    Setups(questions::SetupsArgs),
    Judge(judge::JudgeArgs),
    Fit(learning::FitArgs),
    Train(learning::TrainArgs),
    Eval(questions::EvalArgs),
    Bench(questions::BenchArgs),
}

pub fn run(command: ArimaaCommand, context: &Context) -> Result<(), Failure> {
    // Games, lessons and matches are kept as they come.
    interrupt::keeping();
    match command {
        ArimaaCommand::Analyse(args) => desk::analyse(&args, context),
        ArimaaCommand::Look(args) => desk::look(&args, context),
        ArimaaCommand::Turns(args) => questions::turns(&args, context),
        ArimaaCommand::Perft(args) => questions::perft(&args, context),
        ArimaaCommand::Show(args) => desk::show(&args, context),
        ArimaaCommand::Annotate(args) => desk::annotate(&args, context),
        ArimaaCommand::Puzzles(args) => desk::puzzles(&args, context),
        ArimaaCommand::Replay(args) => questions::replay(&args, context),
        ArimaaCommand::Match(args) => matches::run(&args, context),
        ArimaaCommand::Ladder(args) => matches::ladder::run(&args, context),
        ArimaaCommand::Gauntlet(args) => matches::gauntlet::run(&args, context),
        ArimaaCommand::Play(args) => play::run(&args, context),
        ArimaaCommand::Study(args) => questions::study(&args, context),
        ArimaaCommand::Evolve(args) => evolve::run(&args, context),
        ArimaaCommand::Order(args) => order::run(&args, context),
        ArimaaCommand::Strategies(args) => questions::strategies(&args, context),
        ArimaaCommand::Selfplay(args) => selfplay::run(&args, context),
        ArimaaCommand::Setups(args) => questions::setups(&args, context),
        ArimaaCommand::Judge(args) => judge::run(&args, context),
        ArimaaCommand::Fit(args) => learning::fit(&args, context),
        ArimaaCommand::Train(args) => learning::train(&args, context),
        ArimaaCommand::Eval(args) => questions::eval(&args, context),
        ArimaaCommand::Bench(args) => questions::bench(&args, context),
    }
}

/// What an argument that names a position stands for: `g [64 characters]` itself, or what is in a file (`-`: standard input).
pub fn text_of(argument: &str) -> Result<String, Failure> {
    if argument.contains('[') {
        return Ok(argument.to_owned());
    }
    read_lossy(argument)
}

/// The position or the record that an argument gives.
pub fn given(argument: &str) -> Result<Given, Failure> {
    Ok(answers::given(&text_of(argument)?)?)
}

/// A file as a request carries it.
pub fn file(path: &str) -> Result<ArimaaFile, Failure> {
    Ok(ArimaaFile::new(files::read_bytes(path)?))
}

/// A text file whose letters need not be UTF-8: the archive's names are not.
pub fn read_lossy(path: &str) -> Result<String, Failure> {
    Ok(String::from_utf8_lossy(&files::read_bytes(path)?).into_owned())
}

/// A whole number between two bounds.
pub fn number(text: &str, least: u64, most: u64) -> Result<u64, Failure> {
    numbered(text, &(least..=most))
}

/// The same where a question names the bounds.
pub fn numbered(text: &str, bounds: &RangeInclusive<u64>) -> Result<u64, Failure> {
    Ok(read_number(text, bounds)?)
}

/// Keeps every step of a run in the file that was named, or nothing anywhere.
fn keeper(file: Option<&str>, context: &Context) -> Box<dyn Keeper + Send> {
    match file {
        Some(file) => {
            let files = context.keeping(Files::one(file, context.work.clock));
            Box::new(files.every(Duration::ZERO))
        }
        None => Box::new(Forgetful),
    }
}
