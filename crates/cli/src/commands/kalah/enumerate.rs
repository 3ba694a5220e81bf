//! `hra kalah enumerate`: every game of one strategy against another, with exact probabilities.

use super::BoardArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::kalah::{GAMES, KalahEnumerate};
use hra::answers::read_number;

#[derive(Args)]
pub struct EnumerateArgs {
    #[arg(long, value_name = "S")]
    a: String,
    #[arg(long, value_name = "T")]
    b: String,
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "N", default_value = "1000000")]
    most: String,
}

pub fn run(args: &EnumerateArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&KalahEnumerate {
        board: args.board.request()?,
        a: args.a.clone(),
        b: args.b.clone(),
        most: read_number(&args.most, &GAMES)?,
    })
}
