//! Games on boards in the terminal, against the solver or against each other.

use crate::context::Context;
use crate::failure::Failure;
use crate::play::{House, PlayerArgs, host_games};
use grids::Board;
use hra::tables::boards;
use rules::PositionNotation;

pub fn run(
    board: &Board,
    misere: bool,
    players: &PlayerArgs,
    context: &Context,
) -> Result<(), Failure> {
    host_games(context, players, &House::default(), |_, transcript| {
        let board = match transcript {
            Some(transcript) => {
                // The board, and behind it who is to move.
                let start = transcript.start.rsplit_once(' ');
                board.rules().read(start.map_or("", |(board, _)| board))?
            }
            None => board.clone(),
        };
        Ok(boards::seat(board, misere)?)
    })
}
