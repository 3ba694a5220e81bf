//! `hra arimaa play`: Arimaa in the terminal between people, our engine and programs that speak AEI, with clocks where asked.

use super::given;
use super::matches::engine::Start;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{House, PlayerArgs, host_games};
use clap::Args;
use hra::tables::{OwnPlayers, Patience, arimaa};
use std::path::PathBuf;

#[derive(Args)]
pub struct PlayArgs {
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    gold: String,
    #[arg(long, value_name = "PLAYER", default_value = "hra")]
    silver: String,
    #[arg(long, value_name = "M/R/P/L/G/T")]
    time: Option<String>,
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Whatever no game has and is none of our engine's names is the command line of a program.
const PLAYERS: OwnPlayers = OwnPlayers {
    listed: arimaa::PLAYERS.listed,
    knows: |name| (arimaa::PLAYERS.knows)(name) || is_program(name),
};

fn is_program(name: &str) -> bool {
    let everywhere = matches!(name, "human" | "random" | "perfect") || name.starts_with("student:");
    !everywhere && !(arimaa::PLAYERS.knows)(name)
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let timed = || arimaa::House::timed(args.time.as_deref());
    timed()?;
    let names = ["arimaa-side-gold", "arimaa-side-silver"].map(|id| context.words.get(id));
    let both = [args.gold.as_str(), args.silver.as_str()];
    let players = PlayerArgs::named(both, names, args.save.as_deref());
    let house = House {
        own: PLAYERS,
        live: args.time.is_some(),
        ..House::default()
    };
    host_games(context, &players, &house, |_, _| {
        let given = args.position.as_deref().map(given).transpose()?;
        let mut brought = timed()?;
        for name in both.into_iter().filter(|name| is_program(name)) {
            brought.bring(name, Start::new(name, Vec::new())?.start()?);
        }
        Ok(arimaa::seat(given, brought, Patience::Long)?)
    })
}
