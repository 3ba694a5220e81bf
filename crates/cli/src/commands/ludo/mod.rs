//! `hra ludo`: Ludo. This file knows the arguments that the commands share.

mod build;
mod estimate;
mod graph;
mod play;
mod simulate;
mod solve;
mod table;
mod verify;

use crate::context::Context;
use crate::failure::Failure;
use clap::{Args, Subcommand};
use hra::answers::ludo::LudoGame;
use hra::answers::read_whole;
use say::Message;

#[derive(Subcommand)]
pub enum LudoCommand {
    Solve(solve::SolveArgs),
    Play(play::PlayArgs),
    Simulate(simulate::SimulateArgs),
    Table(table::TableArgs),
    Graph(graph::GraphArgs),
    Estimate(estimate::EstimateArgs),
    Build(build::BuildArgs),
    Verify(verify::VerifyArgs),
}

pub fn run(command: LudoCommand, context: &Context) -> Result<(), Failure> {
    match command {
        LudoCommand::Solve(args) => solve::run(&args, context),
        LudoCommand::Play(args) => play::run(&args, context),
        LudoCommand::Simulate(args) => simulate::run(&args, context),
        LudoCommand::Table(args) => table::run(&args, context),
        LudoCommand::Graph(args) => graph::run(&args, context),
        LudoCommand::Estimate(args) => estimate::run(&args, context),
        LudoCommand::Build(args) => build::run(&args, context),
        LudoCommand::Verify(args) => verify::run(&args, context),
    }
}

/// The sizes, the rules and the position.
#[derive(Args)]
pub struct GameArgs {
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    players: String,
    #[arg(long, value_name = "P", allow_negative_numbers = true)]
    pieces: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    fields: String,
    #[arg(long, value_name = "HOW")]
    entries: Option<String>,
    #[arg(long, value_name = "NAMES")]
    variant: Option<String>,
    #[arg(long, value_name = "P")]
    position: Option<String>,
}

impl GameArgs {
    /// The game as questions have it.
    fn request(&self, die: Option<&str>) -> Result<LudoGame, Failure> {
        Ok(LudoGame {
            players: read_whole(&self.players)?,
            pieces: read_whole(&self.pieces)?,
            fields: read_whole(&self.fields)?,
            entries: self.entries.clone(),
            variant: self.variant.clone(),
            position: self.position.clone(),
            die: die.map(read_whole).transpose()?,
        })
    }
}

/// A distance of bounds; whether it will do is for the solver to say.
fn epsilon(text: &str) -> Result<f64, Failure> {
    text.trim().parse().map_err(|_| {
        Failure::input(
            Message::new("ludo-error-epsilon").with("text", text),
            Message::new("ludo-accepted-epsilon"),
        )
    })
}
