//! `hra arimaa`: Arimaa. This file knows what the commands share: how positions, files and numbers are given.

mod block_file;
mod evolve;
mod fit;
mod judge;
mod learning;
mod matches;
mod order;
mod play;
mod questions;
mod selfplay;
mod strategies;
mod train;

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Subcommand;
use hra::answers::arimaa::{self as answers, ArimaaFile, Given};
use hra::answers::{Question, read_number};
use lab::arimaa::corpus::{Corpus, sampled};
use say::{Message, Tell};
use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::path::Path;
use work::checkpoint::{self, Kind};

#[derive(Subcommand)]
pub enum ArimaaCommand {
    Turns(questions::TurnsArgs),
    Perft(questions::PerftArgs),
    Show(questions::ShowArgs),
    Replay(questions::ReplayArgs),
    Match(Box<matches::MatchArgs>),
    Ladder(Box<matches::ladder::LadderArgs>),
    Play(play::PlayArgs),
    Study(questions::StudyArgs),
    Evolve(evolve::EvolveArgs),
    Order(order::OrderArgs),
    Strategies(strategies::StrategiesArgs),
    Selfplay(selfplay::SelfplayArgs),
    Setups(questions::SetupsArgs),
    Judge(judge::JudgeArgs),
    Fit(fit::FitArgs),
    Train(train::TrainArgs),
    Eval(questions::EvalArgs),
    Bench(questions::BenchArgs),
}

pub fn run(command: ArimaaCommand, context: &Context) -> Result<(), Failure> {
    match command {
        ArimaaCommand::Turns(args) => questions::turns(&args, context),
        ArimaaCommand::Perft(args) => questions::perft(&args, context),
        ArimaaCommand::Show(args) => questions::show(&args, context),
        ArimaaCommand::Replay(args) => questions::replay(&args, context),
        ArimaaCommand::Match(args) => matches::run(&args, context),
        ArimaaCommand::Ladder(args) => matches::ladder::run(&args, context),
        ArimaaCommand::Play(args) => play::run(&args, context),
        ArimaaCommand::Study(args) => questions::study(&args, context),
        ArimaaCommand::Evolve(args) => evolve::run(&args, context),
        ArimaaCommand::Order(args) => order::run(&args, context),
        ArimaaCommand::Strategies(args) => strategies::run(&args, context),
        ArimaaCommand::Selfplay(args) => selfplay::run(&args, context),
        ArimaaCommand::Setups(args) => questions::setups(&args, context),
        ArimaaCommand::Judge(args) => judge::run(&args, context),
        ArimaaCommand::Fit(args) => fit::run(&args, context),
        ArimaaCommand::Train(args) => train::run(&args, context),
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

/// Writes the files that belong to an answer, where somebody named a folder for them.
pub fn attach<Q: Question>(
    question: &Q,
    answer: &Q::Answer,
    folder: Option<&Path>,
    context: &Context,
) -> Result<(), Failure> {
    let Some(folder) = folder else { return Ok(()) };
    for attached in question.attachments(answer, &context.teller()) {
        files::write_into(folder, &attached.name, &attached.content)?;
    }
    Ok(())
}

/// A text file whose letters need not be UTF-8: the archive's names are not.
pub fn read_lossy(path: &str) -> Result<String, Failure> {
    Ok(lossy(&files::read_bytes(path)?).into_owned())
}

/// The same of what was read already.
pub fn lossy(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// A whole number between two bounds.
pub fn number(text: &str, least: u64, most: u64) -> Result<u64, Failure> {
    numbered(text, &(least..=most))
}

/// The same where a question names the bounds.
pub fn numbered(text: &str, bounds: &RangeInclusive<u64>) -> Result<u64, Failure> {
    Ok(read_number(text, bounds)?)
}

/// The games to learn from and, drawn by the seed, so many percent that are held out; at least one is learnt from.
fn held_out(corpus: &Corpus, percent: usize, context: &Context) -> (Vec<usize>, Vec<usize>) {
    let all: Vec<usize> = (0..corpus.games.len()).collect();
    let mut held = (all.len() * percent).div_ceil(100);
    if held == all.len() {
        held = held.saturating_sub(1);
    }
    let stream = &mut context.work.streams.stream("arimaa held out", 0);
    let apart = sampled(all.clone(), Some(held), stream);
    let learnt = all.into_iter().filter(|game| !apart.contains(game));
    (learnt.collect(), apart)
}

/// FNV-1a: enough to notice that the question is another one.
fn fingerprint(parts: &[&[u8]]) -> u64 {
    let bytes = parts.iter().flat_map(|part| part.iter());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// What a checkpoint holds; one that is damaged or belongs to another run is refused, with why and a word on which are accepted.
fn restored<S>(
    path: &Path,
    kind: Kind,
    accepted: &'static str,
    read: impl FnOnce(&[u8]) -> Option<S>,
) -> Result<S, Failure> {
    let name = path.display().to_string();
    let bytes = files::read_bytes(&name)?;
    let refused = |message: Message| Failure::input(message, Message::new(accepted));
    let payload = checkpoint::read(&bytes[..], kind).map_err(|why| {
        let message = Message::new("work-error-kept").with("place", name.as_str());
        refused(message.with("why", why.message()))
    })?;
    let state = read(&payload);
    let foreign = Message::new("arimaa-error-checkpoint").with("path", name);
    state.ok_or_else(|| refused(foreign))
}
