//! `hra dawson solve`: Dawson's chess by the number of its columns. The other commands of the game come from the list of games.

use crate::args::ExplainArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::dawson::{COLUMNS, DawsonSolve};
use hra::answers::read_number;

#[derive(Args)]
pub struct SolveArgs {
    #[arg(required_unless_present = "position")]
    columns: Option<String>,
    #[arg(long)]
    optional_capture: bool,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    explain: ExplainArgs,
}

pub fn run(args: SolveArgs, context: &Context) -> Result<(), Failure> {
    // A board may stand where a number of columns does.
    let (columns, board) = match args.columns {
        Some(board) if board.contains('/') => (None, Some(board)),
        columns => (columns, None),
    };
    let columns = columns.map(|columns| read_number(&columns, &COLUMNS));
    context.ask(&DawsonSolve {
        columns: columns.transpose()?,
        optional_capture: args.optional_capture,
        position: args.position.or(board),
        misere: args.misere,
        explain: args.explain.explain,
    })
}
