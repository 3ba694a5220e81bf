//! Positions and moves as text, both ways. A position is `0,0/0,5/0,0/1`: the pieces of each player, then the player to
//! roll; `1:3` when he has rolled a three, `1.2` when it is his second of three tries. A move is the number of a piece,
//! or `pass`.

use crate::error::SetupError;
use crate::game::{Ludo, Move, TRIES};
use crate::state::State;
use rules::{Notation, ReadError, Tell};

/// The word for moving nothing.
pub const PASS: &str = "pass";

impl Notation for Ludo {
    fn write_state(&self, state: &State) -> String {
        let board = self.board();
        let mut text = String::new();
        for player in 0..board.players() {
            let own: Vec<String> = state.own(board, player).iter().map(u8::to_string).collect();
            text.push_str(&own.join(","));
            text.push('/');
        }
        text.push_str(&(state.mover() + 1).to_string());
        let begun = crate::game::tries(board, self.variant(), state, state.mover());
        if state.tries() < begun && state.winner(board).is_none() {
            text.push_str(&format!(".{}", TRIES + 1 - state.tries()));
        }
        if let Some(die) = state.die() {
            text.push_str(&format!(":{die}"));
        }
        text
    }

    fn read_state(&self, text: &str) -> Result<State, ReadError> {
        read(self, text).map_err(|error| {
            let read = ReadError::new(text, error.message());
            match error.accepted() {
                Some(accepted) => read.accepting(accepted),
                None => read,
            }
        })
    }

    fn write_move(&self, _: &State, chosen: &Move) -> String {
        match chosen {
            Move::Piece(piece) => (piece + 1).to_string(),
            Move::Pass => PASS.to_owned(),
        }
    }
}

fn read(game: &Ludo, text: &str) -> Result<State, SetupError> {
    let board = game.board();
    let mut parts: Vec<&str> = text.trim().split('/').collect();
    if parts.len() != board.players() + 1 {
        return Err(SetupError::Parts {
            text: text.to_owned(),
            found: parts.len(),
            wanted: board.players() + 1,
        });
    }
    let last = parts.pop().unwrap_or_default();
    let place = |text: &str| {
        let place = number(text).filter(|&place| place <= board.last());
        place.ok_or_else(|| SetupError::Place {
            text: text.to_owned(),
            last: board.last(),
        })
    };
    let row = |part: &&str| part.split(',').map(place).collect::<Result<Vec<u8>, _>>();
    let pieces = parts.iter().map(row).collect::<Result<Vec<_>, _>>()?;
    let (turn, die) = match last.split_once(':') {
        Some((turn, die)) => (turn, Some(die)),
        None => (last, None),
    };
    let (mover, which) = match turn.split_once('.') {
        Some((mover, which)) => (mover, Some(which)),
        None => (turn, None),
    };
    let seat = number(mover)
        .filter(|&mover| mover > 0)
        .map(|mover| usize::from(mover) - 1);
    let seat = seat.ok_or_else(|| SetupError::Mover {
        text: mover.to_owned(),
        players: board.players(),
    })?;
    let mut state = game.position(&pieces, seat)?;
    if let Some(which) = which {
        let wrong = || SetupError::Try(which.to_owned());
        let which = number(which).filter(|&which| (2..=state.tries()).contains(&which));
        state.tries = TRIES + 1 - which.ok_or_else(wrong)?;
    }
    if let Some(die) = die {
        let wrong = || SetupError::Die(die.to_owned());
        state.die = number(die)
            .filter(|die| (1..=6).contains(die))
            .ok_or_else(wrong)?;
    }
    if state.winner(board).is_some() {
        // Nobody rolls any more.
        state.die = 0;
    }
    Ok(state)
}

/// A number without signs and blanks.
fn number(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}
