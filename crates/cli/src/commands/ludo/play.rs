//! `hra ludo play`: Ludo in the terminal, against people, simple players and perfect ones.

use super::GameArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{House, PlayerArgs, host_games};
use clap::Args;
use hra::tables::{Patience, ludo};

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    players: PlayerArgs,
    #[arg(long, value_name = "PLAYER", default_value = "runner")]
    third: String,
    #[arg(long, value_name = "PLAYER", default_value = "runner")]
    fourth: String,
    #[arg(long)]
    live: bool,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let game = args.game.request(None)?;
    let seats = ludo::open(&game, Patience::Long)?.seats();
    let more = [args.third.as_str(), args.fourth.as_str()];
    let house = House {
        own: ludo::PLAYERS,
        more: &more[..seats - 2],
        live: args.live,
        ..House::default()
    };
    host_games(context, &args.players, &house, |_, _| {
        Ok(ludo::open(&game, Patience::Long)?)
    })
}
