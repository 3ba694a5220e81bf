//! `hra kalah play`: Kalaha in the terminal, against people, strategies, a search or perfect play.

use super::statistics::Store;
use super::{BoardArgs, DatabaseArgs};
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{House, PlayerArgs, host_games};
use clap::Args;
use hra::tables::kalah::{self, KalahStart};
use hra::tables::{Memory, Patience};
use say::Message;

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(flatten)]
    players: PlayerArgs,
    #[arg(long, value_name = "FILE")]
    statistics: Option<String>,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let store = Store::open(args.statistics.as_deref());
    let database = args.database.open(context)?;
    let keep = |memory: &Memory| {
        store.add(&memory.line)?;
        Ok(Message::new("kalah-statistics-kept").with("path", store.path()))
    };
    let house = House {
        own: kalah::PLAYERS,
        keep: Some(&keep),
        ..House::default()
    };
    host_games(context, &args.players, &house, |_, transcript| {
        let replayed = transcript.map(|transcript| transcript.start.clone());
        let start = KalahStart {
            board: args.board.request()?,
            position: replayed.or_else(|| args.position.clone()),
        };
        let database = database.clone();
        Ok(kalah::open_with(&start, database, Patience::Long)?)
    })
}
