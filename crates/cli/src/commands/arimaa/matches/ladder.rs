//! `hra arimaa ladder`: our engine against a list of AEI programs, round after round, with ratings that go on from version to version.

use super::super::{block_file, number, read_lossy};
use super::engine::Start;
use super::{TermsArgs, options};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::Told;
use hra::answers::arimaa::ladder::{
    ArimaaLadder, Climb, LadderGame, Rung, games_left, ladder_games, rungs,
};
use std::io::Write;
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

pub fn run(args: &LadderArgs, context: &Context) -> Result<(), Failure> {
    let (games, new) = played(args, |_| Ok(()), context)?;
    let answer = ArimaaLadder::new(&games, new);
    context.answer(&answer, || answer.tell(&context.teller()))
}

/// All games of the file once this version has played what is left, and how many of them are new. `suits` says whether the opponents do.
pub fn played(
    args: &LadderArgs,
    suits: impl Fn(&[Rung]) -> Result<(), Told>,
    context: &Context,
) -> Result<(Vec<LadderGame>, u64), Failure> {
    let rounds = number(&args.rounds, 1, 1_000_000)? as usize;
    let listed = args.from.as_deref().map(read_lossy).transpose()?;
    let listed = listed.iter().flat_map(|text| text.lines());
    let rungs = rungs(listed.chain(args.opponents.iter().map(String::as_str)))?;
    if rungs.is_empty() {
        let (_, games) = ladder_games(&files::read_bytes(&args.results)?)?;
        return Ok((games, 0));
    }
    suits(&rungs)?;
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
    let new = games.len() as u64 - before;
    Ok((games, new))
}

/// Plays what is left; a game is in the file as soon as it is over.
fn play(
    args: &LadderArgs,
    rungs: &[Rung],
    left: &[(usize, usize)],
    kept: &Mutex<(std::fs::File, Vec<LadderGame>)>,
    context: &Context,
) -> Result<(), Failure> {
    let pairs = pairs(args, rungs)?;
    let climb = Climb {
        label: &args.label,
        engine: &args.engine,
        rungs,
        terms: &args.terms.terms()?,
    };
    climb.play(
        left,
        &context.work,
        |pair, player| pairs[pair][player].start().ok(),
        |game| {
            let line = game.line()?;
            let (file, games) = &mut *kept.lock().unwrap_or_else(PoisonError::into_inner);
            // One write a game: what a killed run leaves is whole lines and at most a piece of one.
            let written = file.write_all(line.as_bytes());
            written.map_err(|error| block_file::unwritable(&args.results, &error))?;
            work::keep::written();
            games.push(game);
            Ok::<_, Failure>(())
        },
    )
}

/// Our engine and each opponent. One that cannot be started at all is bad input, not a lost game.
fn pairs(args: &LadderArgs, rungs: &[Rung]) -> Result<Vec<[Start; 2]>, Failure> {
    let ours = options(&args.option)?;
    let pair = |rung: &Rung| {
        let options = ours.iter().chain(&rung.ours).cloned().collect();
        let pair = [
            Start::new(&args.engine, options)?,
            Start::new(&rung.command, rung.theirs.clone())?,
        ];
        pair.iter().try_for_each(|one| one.start().map(drop))?;
        Ok(pair)
    };
    rungs.iter().map(pair).collect()
}
