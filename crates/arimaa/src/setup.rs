//! Setups: where the sixteen pieces of a side stand at the beginning.

use crate::notation::{MoveError, Word};
use crate::{Bits, Board, Colour, Piece, Square};
use std::fmt;

/// The sixteen pieces of a side on its two rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    colour: Colour,
    /// From column a to h: first the row at the edge, then the one in front of it.
    pieces: [Piece; 16],
}

impl Setup {
    /// The two rows on which a side sets up.
    #[must_use]
    pub const fn rows(colour: Colour) -> Bits {
        match colour {
            Colour::Gold => Bits(0xffff),
            Colour::Silver => Bits(0xffff << 48),
        }
    }

    /// A setup from two rows of letters, the one at the edge first, columns a to h: `RRRDDRRR`, `RHCMECHR`.
    #[must_use]
    pub fn from_rows(colour: Colour, edge: &str, front: &str) -> Option<Setup> {
        let letters: Vec<char> = edge.chars().chain(front.chars()).collect();
        let mut pieces = [Piece::Rabbit; 16];
        if letters.len() != 16 {
            return None;
        }
        for (piece, letter) in pieces.iter_mut().zip(letters) {
            *piece = Piece::read(letter.to_ascii_uppercase())?.0;
        }
        let setup = Setup { colour, pieces };
        setup.complete().then_some(setup)
    }

    fn complete(&self) -> bool {
        let count = |kind: Piece| self.pieces.iter().filter(|piece| **piece == kind).count();
        Piece::ALL
            .into_iter()
            .all(|piece| count(piece) == piece.number() as usize)
    }

    /// Whose setup it is.
    #[must_use]
    pub const fn colour(&self) -> Colour {
        self.colour
    }

    /// The same setup for the other side, as in a mirror on the middle line.
    #[must_use]
    pub fn mirrored(mut self) -> Setup {
        self.colour = self.colour.other();
        self
    }

    fn square(&self, index: usize) -> Square {
        let square = Square::from_low_bits(index as u32);
        match self.colour {
            Colour::Gold => square,
            Colour::Silver => square.flipped(),
        }
    }

    /// The pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Square)> + '_ {
        self.pieces
            .iter()
            .enumerate()
            .map(|(index, piece)| (*piece, self.square(index)))
    }

    /// Puts the pieces on a board; the other side is to move then.
    #[must_use]
    pub fn placed(&self, board: &Board) -> Board {
        let mut board = board.with_side(self.colour.other());
        for (piece, square) in self.pieces() {
            board.put(piece, self.colour, square);
        }
        board
    }

    /// Reads `Ra1 Rb1 …`, sixteen words in any order.
    ///
    /// # Errors
    /// When a piece is missing, doubled, of the wrong colour or on a wrong square.
    pub fn read(colour: Colour, text: &str) -> Result<Setup, MoveError> {
        let mut setup = Setup {
            colour,
            pieces: [Piece::Rabbit; 16],
        };
        let mut taken = Bits::NONE;
        for text in text.split_whitespace() {
            let wrong = || MoveError::Setup(crate::notation::clipped(text));
            let Some(Word::Place(piece, owner, square)) = Word::read(text) else {
                return Err(MoveError::Placement(crate::notation::clipped(text)));
            };
            if owner != colour || !Setup::rows(colour).has(square) || taken.has(square) {
                return Err(wrong());
            }
            taken |= square.bit();
            let index = match colour {
                Colour::Gold => square,
                Colour::Silver => square.flipped(),
            };
            setup.pieces[index.index() & 15] = piece;
        }
        if taken.count() == 16 && setup.complete() {
            Ok(setup)
        } else {
            Err(MoveError::Setup(crate::notation::clipped(text)))
        }
    }

    /// The setup of a side on a board, if its pieces stand as one.
    #[must_use]
    pub fn on(board: &Board, colour: Colour) -> Option<Setup> {
        let mut setup = Setup {
            colour,
            pieces: [Piece::Rabbit; 16],
        };
        for index in 0..16 {
            let (piece, owner) = board.at(setup.square(index))?;
            if owner != colour {
                return None;
            }
            setup.pieces[index] = piece;
        }
        setup.complete().then_some(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (piece, square)) in self.pieces().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{}{square}", piece.letter(self.colour))?;
        }
        Ok(())
    }
}
