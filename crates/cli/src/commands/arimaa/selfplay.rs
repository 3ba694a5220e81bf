//! `hra arimaa selfplay`: the engine's games against itself, kept in a file that can be broken off and gone on with.

use super::{block_file, number};
use crate::commands::lab::ExperimentArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::{ArimaaSelfplay, SelfplayRun};
use hra::answers::lab::ArimaaSelfplayed;

#[derive(Args)]
pub struct SelfplayArgs {
    file: String,
    #[arg(long, value_name = "N", default_value = "100")]
    games: String,
    #[arg(long, value_name = "N", default_value = "3000")]
    nodes: String,
    #[arg(long, value_name = "N", default_value = "200")]
    most_turns: String,
    #[arg(long, conflicts_with_all = ["games", "nodes", "most_turns", "experiment"])]
    report: bool,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

pub fn run(args: &SelfplayArgs, context: &Context) -> Result<(), Failure> {
    if args.report {
        let report = ArimaaSelfplay::of(&files::read_bytes(&args.file)?)?;
        return context.answer(&report, || report.tell(&context.teller()));
    }
    let games = number(&args.games, 1, u64::from(u32::MAX))?;
    let nodes = number(&args.nodes, 1, 1 << 40)?;
    let most_turns = number(&args.most_turns, 1, 10_000)?;
    let request = ArimaaSelfplayed {
        games,
        nodes,
        most_turns,
    };
    if args.experiment.done(&request, Some(&args.file), context)? {
        return Ok(());
    }
    let run = SelfplayRun::new(&context.work, games, nodes, most_turns);
    block_file::run(&run, &args.file, context)
}
