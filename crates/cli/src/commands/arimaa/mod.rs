//! `hra arimaa`: Arimaa. This file knows what the commands share: how a position is given, how a board is drawn.

mod bench;
mod block_file;
mod drawing;
mod eval;
mod evolve;
mod fit;
mod judge;
mod learning;
mod matches;
mod order;
mod play;
mod replay;
mod selfplay;
mod setups;
mod show;
mod strategies;
mod study;
mod train;
mod turns;

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use arimaa::{Board, Record};
use clap::Subcommand;
use lab::arimaa::corpus::{Corpus, sampled};
use say::Message;
use std::borrow::Cow;
use std::path::Path;
use work::checkpoint::{self, Kind};

#[derive(Subcommand)]
pub enum ArimaaCommand {
    Turns(turns::TurnsArgs),
    Perft(turns::PerftArgs),
    Show(show::ShowArgs),
    Replay(replay::ReplayArgs),
    Match(Box<matches::MatchArgs>),
    Play(play::PlayArgs),
    Study(study::StudyArgs),
    Evolve(evolve::EvolveArgs),
    Order(order::OrderArgs),
    Strategies(strategies::StrategiesArgs),
    Selfplay(selfplay::SelfplayArgs),
    Setups(setups::SetupsArgs),
    Judge(judge::JudgeArgs),
    Fit(fit::FitArgs),
    Train(train::TrainArgs),
    Eval(eval::EvalArgs),
    Bench(bench::BenchArgs),
}

pub fn run(command: ArimaaCommand, context: &Context) -> Result<(), Failure> {
    match command {
        ArimaaCommand::Turns(args) => turns::turns(&args, context),
        ArimaaCommand::Perft(args) => turns::perft(&args, context),
        ArimaaCommand::Show(args) => show::run(&args, context),
        ArimaaCommand::Replay(args) => replay::run(&args, context),
        ArimaaCommand::Match(args) => matches::run(&args, context),
        ArimaaCommand::Play(args) => play::run(&args, context),
        ArimaaCommand::Study(args) => study::run(&args, context),
        ArimaaCommand::Evolve(args) => evolve::run(&args, context),
        ArimaaCommand::Order(args) => order::run(&args, context),
        ArimaaCommand::Strategies(args) => strategies::run(&args, context),
        ArimaaCommand::Selfplay(args) => selfplay::run(&args, context),
        ArimaaCommand::Setups(args) => setups::run(&args, context),
        ArimaaCommand::Judge(args) => judge::run(&args, context),
        ArimaaCommand::Fit(args) => fit::run(&args, context),
        ArimaaCommand::Train(args) => train::run(&args, context),
        ArimaaCommand::Eval(args) => eval::run(&args, context),
        ArimaaCommand::Bench(args) => bench::run(&args, context),
    }
}

/// What an argument that names a position gives.
pub enum Given {
    Position(Board),
    /// A record, in which the position is found by a tag.
    Record(Record),
}

/// `g [64 characters]`, or a file (`-`: standard input) with that, a diagram or a record.
pub fn given(text: &str) -> Result<Given, Failure> {
    if text.contains('[') {
        return Ok(Given::Position(Board::read_short(text)?));
    }
    let content = read_lossy(text)?;
    let named_moves = content
        .lines()
        .filter_map(arimaa::record::Entry::read)
        .any(|entry| matches!(&entry.action, arimaa::record::Action::Move(_)));
    let diagram = content.lines().any(|line| {
        let line = line.trim_start();
        line.starts_with("8|") || line.starts_with("8 |")
    });
    // The line above a diagram may name steps too; a diagram inside a record is fenced.
    let record = named_moves && (!diagram || content.contains("-=+=-"));
    if record {
        return Ok(Given::Record(Record::read(&content)?));
    }
    Ok(Given::Position(Board::read(&content)?))
}

/// The position that an argument gives; of a record, the last one.
pub fn position(text: &str) -> Result<Board, Failure> {
    match given(text)? {
        Given::Position(board) => Ok(board),
        Given::Record(record) => Ok(*arimaa::replay::replay(&record)?.referee.board()),
    }
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
    let found = text.parse().ok();
    found
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| {
            Failure::input(
                Message::new("arimaa-error-number").with("text", text),
                Message::new("accepted-number-from-to")
                    .with("from", least)
                    .with("to", most),
            )
        })
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

/// What a checkpoint holds; one that is damaged or belongs to another question is refused, with a word on which are accepted.
fn restored<S>(
    path: &Path,
    kind: Kind,
    accepted: &'static str,
    read: impl FnOnce(&[u8]) -> Option<S>,
) -> Result<S, Failure> {
    let name = path.display().to_string();
    let bytes = files::read_bytes(&name)?;
    let payload = checkpoint::read(&bytes[..], kind).ok();
    payload.and_then(|payload| read(&payload)).ok_or_else(|| {
        Failure::input(
            Message::new("arimaa-error-checkpoint").with("path", name),
            Message::new(accepted),
        )
    })
}
