//! `hra kalah tournament`: many games of every pairing, as text, CSV, JSON and histograms.

use super::BoardArgs;
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::kalah::{GAMES, KalahTournament};
use hra::answers::read_number;
use std::path::PathBuf;

#[derive(Args)]
pub struct TournamentArgs {
    #[arg(long, value_name = "N", default_value = "10000")]
    games: String,
    #[arg(long, value_name = "S", requires = "b")]
    a: Option<String>,
    #[arg(long, value_name = "T", requires = "a")]
    b: Option<String>,
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, conflicts_with_all = ["json", "experiment"])]
    csv: bool,
    #[arg(long, conflicts_with = "experiment")]
    histogram: bool,
    #[arg(long, value_name = "FOLDER", conflicts_with = "experiment")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER", conflicts_with = "experiment")]
    png: Option<PathBuf>,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

pub fn run(args: &TournamentArgs, context: &Context) -> Result<(), Failure> {
    let request = KalahTournament {
        board: args.board.request()?,
        players: args.a.clone().zip(args.b.clone()).map(<[String; 2]>::from),
        games: read_number(&args.games, &GAMES)?,
        csv: args.csv,
        histogram: args.histogram,
    };
    if args.experiment.done(&request, None, context)? {
        return Ok(());
    }
    context.ask_into(&request, args.svg.as_deref(), args.png.as_deref())
}
