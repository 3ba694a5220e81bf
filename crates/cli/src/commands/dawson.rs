//! `hra dawson solve`: Dawson's chess by the number of its columns. The other commands of the game come from the list of games.

use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::dawson::{DawsonSolve, MOST_COLUMNS, solve};

#[derive(Args)]
pub struct SolveArgs {
    columns: String,
    #[arg(long)]
    optional_capture: bool,
    #[arg(long, value_name = "P")]
    position: Option<String>,
}

pub fn run(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let request = DawsonSolve {
        columns: super::heap::number(&args.columns, 1, MOST_COLUMNS)?,
        optional_capture: args.optional_capture,
        position: args.position.clone(),
    };
    let answer = solve(&request, &context.work, context.words)?;
    context.answer(&answer, || {
        answer.tell(context.words, &|text| context.strong(text))
    })
}
