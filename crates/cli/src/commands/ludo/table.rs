//! `hra ludo table`: the first mover's advantage by size, and what the best moves are, as a table, CSV and plots.

use super::epsilon;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::ludo::LudoTable;
use hra::answers::read_whole;
use std::path::PathBuf;

#[derive(Args)]
pub struct TableArgs {
    #[arg(
        long,
        value_name = "K",
        default_value = "2",
        allow_negative_numbers = true
    )]
    players: String,
    #[arg(long, value_name = "P,…", default_value = "1,2")]
    pieces: String,
    #[arg(long, value_name = "N,…", default_value = "8,12,16,20")]
    fields: String,
    #[arg(long, value_name = "HOW")]
    entries: Option<String>,
    #[arg(long, value_name = "NAMES", default_value = "standard")]
    variant: String,
    #[arg(long, value_name = "N", default_value = "1000")]
    games: String,
    #[arg(long, value_name = "E", default_value = "1e-6")]
    epsilon: String,
    #[arg(long)]
    csv: bool,
    #[arg(long, value_name = "FOLDER")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    png: Option<PathBuf>,
}

pub fn run(args: &TableArgs, context: &Context) -> Result<(), Failure> {
    let question = LudoTable {
        players: read_whole(&args.players)?,
        pieces: numbers(&args.pieces)?,
        fields: numbers(&args.fields)?,
        entries: args.entries.clone(),
        variant: Some(args.variant.clone()),
        games: read_whole(&args.games)?,
        epsilon: Some(epsilon(&args.epsilon)?),
        csv: args.csv,
    };
    context.ask_into(&question, args.svg.as_deref(), args.png.as_deref())
}

fn numbers(text: &str) -> Result<Vec<u64>, Failure> {
    text.split(',').map(|text| Ok(read_whole(text)?)).collect()
}
