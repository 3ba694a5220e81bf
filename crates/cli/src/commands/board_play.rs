//! Games on boards in the terminal, against the solver or against each other.

use crate::context::Context;
use crate::failure::Failure;
use crate::play::{House, PlayerArgs, host_games};
use hra::tables::boards::{self, BoardStart};

pub fn run(start: &BoardStart, players: &PlayerArgs, context: &Context) -> Result<(), Failure> {
    boards::open(start)?;
    host_games(context, players, &House::default(), |_, transcript| {
        let mut start = start.clone();
        if let Some(transcript) = transcript {
            // The board, and behind it who is to move.
            let written = transcript.start.rsplit_once(' ');
            start.place.board = written.map_or_else(String::new, |(board, _)| board.to_owned());
        }
        Ok(boards::open(&start)?)
    })
}
