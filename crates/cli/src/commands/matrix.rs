//! `hra matrix …`: games in normal form. It reads files and asks.

use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::matrix::{
    MatrixBimatrix, MatrixContinuous, MatrixMethod, MatrixRespond, MatrixSolve, read_epsilon,
    usual_epsilon,
};

#[derive(Subcommand)]
pub enum MatrixCommand {
    Solve(SolveArgs),
    Respond(RespondArgs),
    Continuous(ContinuousArgs),
}

#[derive(Args)]
pub struct SolveArgs {
    file: String,
    second: Option<String>,
    #[arg(long)]
    bimatrix: bool,
    #[arg(
        long,
        value_name = "K",
        allow_hyphen_values = true,
        conflicts_with = "bimatrix"
    )]
    sum: Option<String>,
    #[arg(long)]
    exact: bool,
    #[arg(long, value_parser = choice::<MatrixMethod>(), default_value = "auto")]
    method: MatrixMethod,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    rounds: u64,
    #[arg(long, value_name = "E", default_value = "0.001")]
    epsilon: String,
    #[arg(long, value_name = "N", requires = "bimatrix")]
    start: Option<usize>,
}

#[derive(Args)]
pub struct RespondArgs {
    file: String,
    #[arg(long)]
    bimatrix: bool,
    #[arg(
        long,
        value_name = "P,Q,…",
        allow_hyphen_values = true,
        conflicts_with = "column"
    )]
    row: Option<String>,
    #[arg(long, value_name = "P,Q,…", allow_hyphen_values = true)]
    column: Option<String>,
    #[arg(long)]
    exact: bool,
}

#[derive(Args)]
pub struct ContinuousArgs {
    #[arg(allow_hyphen_values = true)]
    formula: String,
    #[arg(
        long,
        value_name = "A..B",
        default_value = "0..1",
        allow_hyphen_values = true
    )]
    x: String,
    #[arg(
        long,
        value_name = "A..B",
        default_value = "0..1",
        allow_hyphen_values = true
    )]
    y: String,
    #[arg(long, value_name = "E", default_value = "0.001")]
    epsilon: String,
}

pub fn run(command: MatrixCommand, context: &Context) -> Result<(), Failure> {
    match command {
        MatrixCommand::Solve(args) => solve(args, context),
        MatrixCommand::Respond(args) => context.ask(&MatrixRespond {
            table: files::read_text(&args.file)?,
            bimatrix: args.bimatrix,
            row: args.row,
            column: args.column,
            exact: args.exact,
        }),
        MatrixCommand::Continuous(args) => context.ask(&MatrixContinuous {
            formula: args.formula,
            x: args.x,
            y: args.y,
            epsilon: read_epsilon(&args.epsilon)?,
        }),
    }
}

fn solve(args: SolveArgs, context: &Context) -> Result<(), Failure> {
    let table = files::read_text(&args.file)?;
    if args.bimatrix || args.second.is_some() {
        return context.ask(&MatrixBimatrix {
            table,
            column_table: args.second.as_deref().map(files::read_text).transpose()?,
            exact: args.exact,
            start: args.start,
        });
    }
    context.ask(&MatrixSolve {
        table,
        sum: args.sum,
        exact: args.exact,
        method: args.method,
        rounds: args.rounds,
        epsilon: match args.method {
            MatrixMethod::Fictitious => read_epsilon(&args.epsilon)?,
            _ => usual_epsilon(),
        },
    })
}
