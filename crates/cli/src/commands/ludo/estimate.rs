//! `hra ludo estimate`: how big a question is, before anything is solved.

use super::{GameArgs, epsilon};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::ludo::LudoSize;

#[derive(Args)]
pub struct EstimateArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
}

pub fn run(args: &EstimateArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&LudoSize {
        game: args.game.request(None)?,
        epsilon: args.epsilon.as_deref().map(epsilon).transpose()?,
    })
}
