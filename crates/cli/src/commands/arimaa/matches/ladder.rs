//! `hra arimaa ladder`: our engine against a list of AEI programs, round after round, with ratings that go on from version to version.

use super::super::{block_file, number, read_lossy};
use super::engine::{Engine, Fault, command_line};
use super::{TermsArgs, no_engine, options};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::ladder::{
    ArimaaLadder, LadderGame, Rung, games_left, ladder_games, rungs,
};
use lab::arimaa::contest::{Conditions, Fixture, opening_of, play_fixtures};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

#[derive(Args)]
pub struct LadderArgs {
    results: String,
    opponents: Vec<String>,
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    #[arg(long, value_name = "TEXT", default_value = env!("CARGO_PKG_VERSION"))]
    label: String,
    #[arg(long, value_name = "ENGINE", default_value = "hra")]
    engine: String,
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    #[arg(long, value_name = "N", default_value = "10")]
    rounds: String,
    #[command(flatten)]
    terms: TermsArgs,
}

/// How an engine is started: the command line as it was written, its words, its options.
struct Start {
    text: String,
    words: Vec<String>,
    options: Vec<(String, String)>,
}

impl Start {
    fn new(text: &str, options: Vec<(String, String)>) -> Result<Self, Failure> {
        let words = command_line(text).ok_or_else(|| no_engine(text, &Fault::Gone))?;
        let text = text.to_owned();
        Ok(Start {
            text,
            words,
            options,
        })
    }

    /// An engine that cannot be started at all is bad input, not a lost game.
    fn check(&self) -> Result<(), Failure> {
        let started = Engine::start(&self.words, &self.options);
        let engine = started.map_err(|fault| no_engine(&self.text, &fault))?;
        drop(engine);
        Ok(())
    }
}

pub fn run(args: &LadderArgs, context: &Context) -> Result<(), Failure> {
    let rounds = number(&args.rounds, 1, 1_000_000)? as usize;
    let listed = args.from.as_deref().map(read_lossy).transpose()?;
    let listed = listed.iter().flat_map(|text| text.lines());
    let rungs = rungs(listed.chain(args.opponents.iter().map(String::as_str)))?;
    if rungs.is_empty() {
        let (_, games) = ladder_games(&files::read_bytes(&args.results)?)?;
        return tell(&games, 0, context);
    }
    let mut games = Vec::new();
    let (file, before) = block_file::resume(&args.results, &[], |bytes| {
        let (whole, found) = ladder_games(bytes)?;
        games = found;
        Ok((whole, games.len() as u64))
    })?;
    let left = games_left(&games, &rungs, &args.label, rounds);
    let kept = Mutex::new((file, games));
    if !left.is_empty() {
        play(args, &rungs, &left, &kept, context)?;
    }
    let (_, games) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
    tell(&games, games.len() as u64 - before, context)
}

fn tell(games: &[LadderGame], new: u64, context: &Context) -> Result<(), Failure> {
    let answer = ArimaaLadder::new(games, new);
    context.answer(&answer, || answer.tell(&context.teller()))
}

/// Plays what is left; a game is in the file as soon as it is over.
fn play(
    args: &LadderArgs,
    rungs: &[Rung],
    left: &[(usize, usize)],
    kept: &Mutex<(std::fs::File, Vec<LadderGame>)>,
    context: &Context,
) -> Result<(), Failure> {
    let ours = options(&args.option)?;
    let mut pairs = Vec::new();
    let mut conditions: Vec<Conditions> = Vec::new();
    for rung in rungs {
        let options = ours.iter().chain(&rung.ours).cloned().collect();
        let pair = [
            Start::new(&args.engine, options)?,
            Start::new(&rung.command, rung.theirs.clone())?,
        ];
        pair.iter().try_for_each(Start::check)?;
        pairs.push(pair);
        let controls = [rung.control; 2];
        conditions.push(
            args.terms
                .conditions("hra arimaa ladder", controls, context)?,
        );
    }
    let openings = args.terms.openings()?;
    let fixtures = left.iter().map(|&(pair, number)| Fixture {
        pair,
        number,
        opening: opening_of(&openings, number),
        conditions: &conditions[pair],
    });
    play_fixtures(
        &context.work,
        &fixtures.collect::<Vec<_>>(),
        args.terms.concurrency()?,
        |pair, player| {
            let start = &pairs[pair][player];
            let started = Engine::start(&start.words, &start.options);
            started.ok().map(|engine| engine.0)
        },
        |fixture, played| {
            let rung = &rungs[fixture.pair];
            let game = LadderGame::new(&args.label, &args.engine, rung, fixture, played);
            let line = game.line()?;
            let (file, games) = &mut *kept.lock().unwrap_or_else(PoisonError::into_inner);
            // One write a game: what a killed run leaves is whole lines and at most a piece of one.
            let written = file.write_all(line.as_bytes());
            written.map_err(|error| block_file::unwritable(&args.results, &error))?;
            games.push(game);
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )
}
