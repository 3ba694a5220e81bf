//! The commands that only ask: their arguments, the files they name, and the question that they are.

use super::{file, number, numbered, read_lossy, text_of};
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::Forgetful;
use hra::answers::arimaa::{
    ArimaaBench, ArimaaEval, ArimaaFilter, ArimaaPerft, ArimaaReplay, ArimaaSetups,
    ArimaaStrategies, ArimaaStudy, ArimaaTurns,
};
use std::path::Path;

#[derive(Args)]
pub struct TurnsArgs {
    position: String,
    #[arg(long)]
    list: bool,
}

pub fn turns(args: &TurnsArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&ArimaaTurns {
        position: text_of(&args.position)?,
        list: args.list,
    })
}

#[derive(Args)]
pub struct PerftArgs {
    position: String,
    #[arg(value_name = "DEPTH")]
    depth: String,
    #[arg(long)]
    turns: bool,
}

pub fn perft(args: &PerftArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&ArimaaPerft {
        position: text_of(&args.position)?,
        depth: numbered(&args.depth, &ArimaaPerft::DEPTHS)?,
        turns: args.turns,
    })
}

#[derive(Args)]
pub struct ReplayArgs {
    file: String,
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

pub fn replay(args: &ReplayArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&ArimaaReplay {
        records: read_lossy(&args.file)?,
        game: args.game.clone(),
    })
}

#[derive(Args)]
pub struct EvalArgs {
    position: String,
}

pub fn eval(args: &EvalArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&ArimaaEval {
        position: text_of(&args.position)?,
    })
}

#[derive(Args)]
pub struct BenchArgs {
    #[arg(long, value_name = "STEPS")]
    depth: Option<String>,
}

pub fn bench(args: &BenchArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&match &args.depth {
        Some(text) => ArimaaBench {
            depth: numbered(text, &ArimaaBench::DEPTHS)?,
        },
        None => ArimaaBench::default(),
    })
}

/// Which games of a file are taken.
#[derive(Args)]
pub struct FilterArgs {
    #[arg(long, value_name = "N", default_value = "0")]
    rating: String,
    #[arg(long, value_name = "N", default_value = "0")]
    seconds: String,
    #[arg(long)]
    rated: bool,
}

impl FilterArgs {
    pub fn filter(&self) -> Result<ArimaaFilter, Failure> {
        Ok(ArimaaFilter {
            rating: number(&self.rating, 0, 10_000)?,
            seconds: number(&self.seconds, 0, 1_000_000)?,
            rated: self.rated,
        })
    }
}

/// A number of things to draw, or `all`.
pub fn sample(text: &str) -> Result<Option<u64>, Failure> {
    if text == "all" {
        return Ok(None);
    }
    numbered(text, &ArimaaStudy::SAMPLE).map(Some)
}

#[derive(Args)]
pub struct SetupsArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "10")]
    least: String,
}

pub fn setups(args: &SetupsArgs, context: &Context) -> Result<(), Failure> {
    let least = numbered(&args.least, &ArimaaSetups::LEAST)?;
    let filter = args.filter.filter()?;
    let files = args.files.iter().map(|path| file(path));
    context.ask(&ArimaaSetups {
        files: files.collect::<Result<_, _>>()?,
        filter,
        least,
    })
}

#[derive(Args)]
pub struct StudyArgs {
    position: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    records: Option<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "200")]
    sample: String,
    #[arg(long, value_name = "N", default_value = "0")]
    searches: String,
    #[arg(long)]
    csv: bool,
    #[arg(long, value_name = "FOLDER")]
    charts: Option<String>,
}

pub fn study(args: &StudyArgs, context: &Context) -> Result<(), Failure> {
    let positions = args.position.iter().map(|text| text_of(text));
    let question = ArimaaStudy {
        searches: numbered(&args.searches, &ArimaaStudy::SEARCHES)?,
        sample: sample(&args.sample)?,
        filter: args.filter.filter()?,
        records: args.records.as_deref().map(read_lossy).transpose()?,
        positions: positions.collect::<Result<_, _>>()?,
    };
    let folder = args.charts.as_ref().map(Path::new);
    if !args.csv {
        return context.ask_into(&question, folder, folder);
    }
    let answer = context.found(&question, &mut Forgetful)?;
    context.attach(&question, &answer, folder, folder)?;
    context.print(&ArimaaStudy::csv(&answer))
}

#[derive(Args)]
pub struct StrategiesArgs {
    #[arg(long, value_name = "W", default_value = "w3")]
    weights: String,
    #[arg(long)]
    deep: bool,
    #[arg(long, value_name = "N", default_value = "200")]
    most_turns: String,
    #[arg(long)]
    csv: bool,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

pub fn strategies(args: &StrategiesArgs, context: &Context) -> Result<(), Failure> {
    let question = ArimaaStrategies {
        weights: args.weights.clone(),
        deep: args.deep,
        most_turns: numbered(&args.most_turns, &ArimaaStrategies::TURNS)?,
    };
    if args.experiment.done(&question, None, context)? {
        return Ok(());
    }
    if !args.csv {
        return context.ask(&question);
    }
    let answer = context.found(&question, &mut Forgetful)?;
    context.print(&ArimaaStrategies::csv(&answer))
}
