//! Positions and moves as text, both ways. A position is `a,b,c,d,e,f/A,B,C,D,E,F/south,north/s`, with `/pie` after it
//! while the second player may still turn the board around. A move is a pit letter, and in records also its number and
//! marks: `1.c+`, `14.e[a](14)`. Records as a whole are in `record`.

use crate::error::{MoveError, SetupError};
use crate::game::{Kalah, Move};
use crate::position::{NORTH, Position, SOUTH, Sown};
use rules::{Game, Notation, ReadError, Seat, Tell};
use std::fmt;
use std::str::FromStr;

/// The word for turning the board around.
pub const SWAP: &str = "swap";

/// The letter of a seat's pit, which is counted in its order of sowing. Opposite pits share a letter.
#[must_use]
pub fn letter(length: usize, seat: Seat, pit: usize) -> char {
    if seat == SOUTH {
        char::from(b'a' + pit as u8)
    } else {
        char::from(b'A' + (length - 1 - pit) as u8)
    }
}

/// The seat and pit of a letter, if the board has it.
#[must_use]
pub fn pit_of(length: usize, letter: char) -> Option<(Seat, usize)> {
    let place = |first: char| {
        (letter as u32)
            .checked_sub(first as u32)
            .map(|n| n as usize)
    };
    if let Some(pit) = place('a').filter(|&pit| pit < length) {
        return Some((SOUTH, pit));
    }
    let pit = place('A').filter(|&pit| pit < length)?;
    Some((NORTH, length - 1 - pit))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |beans: &mut dyn Iterator<Item = &u16>| {
            let all: Vec<String> = beans.map(u16::to_string).collect();
            all.join(",")
        };
        write!(
            f,
            "{}/{}/{},{}/{}",
            list(&mut self.row(SOUTH).iter()),
            list(&mut self.row(NORTH).iter().rev()),
            self.store(SOUTH),
            self.store(NORTH),
            if self.mover() == SOUTH { 's' } else { 'n' },
        )?;
        if self.pie() {
            f.write_str("/pie")?;
        }
        Ok(())
    }
}

impl FromStr for Position {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let parts: Vec<&str> = text.trim().split('/').collect();
        let (south, north, stores, mover, pie) = match parts[..] {
            [south, north, stores, mover] => (south, north, stores, mover, false),
            [south, north, stores, mover, "pie"] => (south, north, stores, mover, true),
            _ => return Err(SetupError::NoPosition(text.to_owned())),
        };
        let south = counts(south, "south")?;
        let north = counts(north, "north")?;
        let stores = match counts(stores, "stores")?[..] {
            [south, north] => [south, north],
            _ => return Err(SetupError::NoPosition(text.to_owned())),
        };
        let mover = match mover.trim() {
            "s" => SOUTH,
            "n" => NORTH,
            other => return Err(SetupError::NoMover(other.to_owned())),
        };
        Position::new(&south, &north, stores, mover, pie)
    }
}

fn counts(text: &str, place: &'static str) -> Result<Vec<u16>, SetupError> {
    let wrong = |text: &str| SetupError::NoCount {
        text: text.to_owned(),
        place,
    };
    let count = |text: &str| {
        let digits = text.trim();
        // A sign would be read by `parse`, and `+1` is not how beans are counted.
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong(text));
        }
        digits.parse().map_err(|_| wrong(text))
    };
    text.split(',').map(count).collect()
}

/// What is written beside the pit: `+`, `[x]`, and the mover's store when his turn ends.
fn marks(before: &Position, sown: Sown) -> String {
    let mut text = String::new();
    if sown.again {
        text.push('+');
    }
    if let Some(pit) = sown.capture {
        text.push('[');
        text.push(letter(before.length(), before.mover(), usize::from(pit)));
        text.push(']');
    }
    if !sown.again {
        text.push_str(&format!("({})", sown.store));
    }
    text
}

impl Kalah {
    /// The move written as in a record but without its number and result: `c+`, `a(1)`, `e[a](14)`.
    #[must_use]
    pub fn describe(&self, state: &Position, chosen: Move) -> String {
        match chosen {
            Move::Swap => SWAP.to_owned(),
            Move::Sow(pit) => {
                let sown = state.clone().sow(usize::from(pit), self.rules());
                self.write_move(state, &chosen) + &marks(state, sown)
            }
        }
    }

    /// Reads a move: a letter with or without its marks, which must be right if they are there.
    ///
    /// # Errors
    /// When it is no legal move or its marks are wrong.
    pub fn understand(&self, state: &Position, text: &str) -> Result<Move, MoveError> {
        let text = text.trim();
        if state.is_over() {
            return Err(MoveError::Over);
        }
        if text == SWAP {
            return if state.may_swap() {
                Ok(Move::Swap)
            } else {
                Err(MoveError::NoSwap)
            };
        }
        let unknown = || MoveError::UnknownPit(text.to_owned());
        let mut rest = text.chars();
        let first = rest.next().ok_or_else(unknown)?;
        let (seat, pit) = pit_of(self.length(), first).ok_or_else(unknown)?;
        let written = rest.as_str();
        if !written.is_empty() && !written.starts_with(['+', '[', '(']) {
            return Err(unknown());
        }
        if seat != state.mover() {
            return Err(MoveError::NotYours(first.to_string()));
        }
        if state.row(seat)[pit] == 0 {
            return Err(MoveError::EmptyPit(first.to_string()));
        }
        let chosen = Move::Sow(pit as u8);
        if !written.is_empty() {
            let wanted = self.describe(state, chosen);
            // `c+` and `e[a]` without the store are complete enough.
            let bare = wanted.split('(').next().unwrap_or(&wanted);
            if text != wanted && text != bare {
                return Err(MoveError::WrongMark {
                    text: text.to_owned(),
                    wanted,
                });
            }
        }
        Ok(chosen)
    }

    /// The letters of all legal moves.
    #[must_use]
    pub fn labels(&self, state: &Position) -> Vec<String> {
        let mut moves = Vec::new();
        if !state.is_over() {
            self.moves(state, &mut moves);
        }
        moves
            .iter()
            .map(|chosen| self.write_move(state, chosen))
            .collect()
    }
}

impl Notation for Kalah {
    fn write_state(&self, state: &Position) -> String {
        state.to_string()
    }

    fn read_state(&self, text: &str) -> Result<Position, ReadError> {
        let told = |error: SetupError| {
            let read = ReadError::new(text, error.message());
            match error.accepted() {
                Some(accepted) => read.accepting(accepted),
                None => read,
            }
        };
        let position: Position = text.parse().map_err(told)?;
        if position.length() != self.length() {
            return Err(told(SetupError::RowLength {
                found: position.length(),
                wanted: self.length(),
            }));
        }
        if position.total() != self.total() {
            return Err(told(SetupError::Beans {
                found: position.total().into(),
                wanted: self.total().into(),
            }));
        }
        if position.pie() && !self.rules().pie {
            return Err(told(SetupError::NoPie));
        }
        Ok(position)
    }

    fn write_move(&self, state: &Position, chosen: &Move) -> String {
        match *chosen {
            Move::Sow(pit) => letter(state.length(), state.mover(), usize::from(pit)).to_string(),
            Move::Swap => SWAP.to_owned(),
        }
    }

    fn read_move(&self, state: &Position, text: &str) -> Result<Move, ReadError> {
        self.understand(state, text)
            .map_err(|error| error.accepting(&self.labels(state)))
    }
}
