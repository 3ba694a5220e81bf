//! `hra arimaa match`: two AEI programs play many games, and how much stronger one is comes out with its error.

pub mod engine;
pub mod gauntlet;
pub mod ladder;

use super::{number, read_lossy};
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use engine::Start;
use hra::answers::arimaa::{ArimaaMatch, ArimaaOpenings, ArimaaTerms, option};
use hra::answers::lab::ArimaaProgramMatch;
use say::Message;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct MatchArgs {
    #[arg(value_name = "ENGINE")]
    a: String,
    #[arg(value_name = "ENGINE")]
    b: String,
    #[arg(long, value_name = "N", default_value = "20")]
    games: String,
    #[arg(long, value_name = "M/R/P/L/G/T", default_value = "1s/0/0")]
    time: String,
    #[arg(long, value_name = "M/R/P/L/G/T")]
    time_b: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
    #[arg(long, value_name = "STEPS")]
    depth: Option<String>,
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    #[arg(long, value_name = "NAME=VALUE")]
    option_b: Vec<String>,
    #[command(flatten)]
    terms: TermsArgs,
    #[arg(long, value_name = "ELO0,ELO1", conflicts_with = "experiment")]
    sprt: Option<String>,
    #[arg(long, value_name = "FOLDER", conflicts_with = "experiment")]
    save: Option<PathBuf>,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

/// The terms of every game, whoever plays it.
#[derive(Args)]
pub struct TermsArgs {
    #[arg(long, value_name = "FILE")]
    openings: Option<String>,
    #[arg(long, value_name = "N", default_value = "1")]
    concurrency: String,
    #[arg(long, value_name = "PIECES")]
    adjudicate: Option<String>,
    #[arg(long, value_name = "N", default_value = "200")]
    turns: String,
    #[arg(long, value_name = "TIME", default_value = "0.1s")]
    grace: String,
}

impl MatchArgs {
    /// The match, with its files as an experiment names them.
    fn request(&self) -> Result<ArimaaProgramMatch, Failure> {
        let limit = |text: Option<&String>| text.map(|text| number(text, 1, u64::MAX)).transpose();
        let terms = &self.terms;
        let adjudicate = terms.adjudicate.as_deref();
        let openings = terms.openings.as_deref().map(|openings| match openings {
            "none" => Ok(openings.to_owned()),
            file => self.experiment.named(file),
        });
        let (nodes, depth) = (limit(self.nodes.as_ref())?, limit(self.depth.as_ref())?);
        let time_b = self.time_b.as_ref().unwrap_or(&self.time);
        let clocks = nodes.is_none() && depth.is_none();
        Ok(ArimaaProgramMatch {
            engines: [self.a.clone(), self.b.clone()],
            options: [
                self.option.clone(),
                [&self.option[..], &self.option_b[..]].concat(),
            ],
            games: number(&self.games, 1, 1_000_000)?,
            time: clocks.then(|| [self.time.clone(), time_b.clone()]),
            nodes,
            depth,
            openings: openings.transpose()?,
            adjudicate: adjudicate.map(|text| number(text, 1, 16)).transpose()?,
            turns: number(&terms.turns, 1, 10_000)?,
            grace: terms.grace.clone(),
        })
    }
}

impl TermsArgs {
    fn terms(&self) -> Result<ArimaaTerms, Failure> {
        let adjudicate = self.adjudicate.as_deref();
        let adjudicate = adjudicate.map(|text| number(text, 1, 16)).transpose()?;
        Ok(ArimaaTerms {
            openings: match self.openings.as_deref() {
                Some("none") => ArimaaOpenings::None,
                Some(path) => ArimaaOpenings::Listed(read_lossy(path)?),
                None => ArimaaOpenings::Ours,
            },
            concurrency: number(&self.concurrency, 1, 256)? as usize,
            adjudicate: adjudicate.map(|pieces| pieces as u32),
            most_turns: number(&self.turns, 1, 10_000)? as usize,
            grace: self.grace.clone(),
        })
    }
}

pub fn run(args: &MatchArgs, context: &Context) -> Result<(), Failure> {
    let request = args.request()?;
    if args.terms.concurrency != "1" && args.experiment.wanted() {
        // It plays as many games at a time as there are threads, or one where clocks run.
        return Err(Failure::input(
            Message::new("lab-error-concurrency"),
            Message::new("lab-accepted-concurrency"),
        ));
    }
    if args.experiment.done(&request, None, context)? {
        return Ok(());
    }
    let starts = [
        Start::new(&args.a, request.options(0)?)?,
        Start::new(&args.b, request.options(1)?)?,
    ];
    let controls = request.time.as_ref().map(|time| [&*time[0], &*time[1]]);
    let (terms, sprt) = (args.terms.terms()?, args.sprt.as_deref());
    let games = request.games as usize;
    let plan = ArimaaMatch::new(&terms, controls, games, sprt, &context.work)?;
    let save = args.save.as_deref();
    save.map(made).transpose()?;
    // An engine that cannot be started at all is bad input, not a lost game.
    let names = [
        starts[0].start()?.name.clone(),
        starts[1].start()?.name.clone(),
    ];
    let answer = plan.run(
        &context.work,
        names,
        |player| starts[player].start().ok(),
        |number, record| kept(save, number, record),
    )?;
    context.answer(&answer, || answer.tell(&context.teller()))
}

/// Makes the folder.
fn made(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| {
        let path = folder.display().to_string();
        super::block_file::unwritable(&path, &error).into()
    })
}

fn kept(folder: Option<&Path>, number: usize, record: &str) -> Result<(), Failure> {
    let Some(folder) = folder else { return Ok(()) };
    let path = folder.join(format!("game-{:04}.txt", number + 1));
    files::write_atomically(&path, record.as_bytes())
}

fn options(given: &[String]) -> Result<Vec<(String, String)>, Failure> {
    given.iter().map(|text| Ok(option(text)?)).collect()
}
