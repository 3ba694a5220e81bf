//! `hra ludo simulate`: many games between given players, with intervals, beside what was solved.

use super::{GameArgs, epsilon};
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::ludo::LudoSimulate;
use hra::answers::read_whole;

#[derive(Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "A,B,…")]
    seats: String,
    #[arg(long, value_name = "N", default_value = "10000")]
    games: String,
    #[arg(long, value_name = "E", default_value = "1e-6")]
    epsilon: String,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

pub fn run(args: &SimulateArgs, context: &Context) -> Result<(), Failure> {
    let question = LudoSimulate {
        game: args.game.request(None)?,
        seats: args.seats.split(',').map(str::to_owned).collect(),
        games: read_whole(&args.games)?,
        epsilon: Some(epsilon(&args.epsilon)?),
    };
    if args.experiment.done(&question, None, context)? {
        return Ok(());
    }
    context.ask(&question)
}
