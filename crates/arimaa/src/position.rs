//! Positions as text: AEI's 64 characters and the framed diagram of records. It knows what a sound placement is; what
//! happened before, it does not.

use crate::{Bits, Board, Colour, Piece, Square};
use say::{Message, Tell};

/// Text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It does not begin with the side to move.
    #[error("no side to move in {0:?}")]
    Side(String),
    /// There are not 64 squares between the brackets.
    #[error("{0} squares instead of 64")]
    Squares(usize),
    /// A character that is no piece and no empty square.
    #[error("{letter:?} on {square}")]
    Letter {
        /// The character.
        letter: char,
        /// Where it stands.
        square: Square,
    },
    /// A row of a diagram is missing, doubled or malformed.
    #[error("row {0:?}")]
    Row(String),
    /// More pieces of a kind than the game has.
    #[error("{found} of {letter:?}")]
    TooMany {
        /// The piece.
        letter: char,
        /// How many there are.
        found: u32,
    },
    /// A piece on a trap without a friend beside it, which the rules would have removed.
    #[error("trapped on {0}")]
    Trapped(Square),
}

impl Tell for PositionError {
    fn message(&self) -> Message {
        match self {
            PositionError::Side(text) => {
                Message::new("arimaa-error-side").with("text", text.as_str())
            }
            PositionError::Squares(found) => {
                Message::new("arimaa-error-squares").with("found", *found)
            }
            PositionError::Letter { letter, square } => Message::new("arimaa-error-letter")
                .with("letter", letter.to_string())
                .with("square", square.to_string()),
            PositionError::Row(text) => {
                Message::new("arimaa-error-row").with("text", text.as_str())
            }
            PositionError::TooMany { letter, found } => Message::new("arimaa-error-too-many")
                .with("letter", letter.to_string())
                .with("found", *found),
            PositionError::Trapped(square) => {
                Message::new("arimaa-error-trapped").with("square", square.to_string())
            }
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("arimaa-accepted-position"))
    }
}

impl Board {
    /// The side to move and 64 characters from a8 to h1: `g [rrr … RRR]`, blanks for empty squares.
    #[must_use]
    pub fn write_short(&self) -> String {
        let mut text = format!("{} [", self.side().letter());
        for row in (0..8).rev() {
            for column in 0..8 {
                text.push(self.letter_at(column, row).unwrap_or(' '));
            }
        }
        text.push(']');
        text
    }

    /// The framed diagram, without the line that names the turn. Empty traps are `x`.
    #[must_use]
    pub fn write_diagram(&self) -> String {
        let mut text = String::from(" +-----------------+\n");
        for row in (0..8).rev() {
            text.push_str(&format!("{}|", row + 1));
            for column in 0..8 {
                let trap = Square::new(column, row).is_some_and(|at| Bits::TRAPS.has(at));
                let empty = if trap { 'x' } else { ' ' };
                text.push(' ');
                text.push(self.letter_at(column, row).unwrap_or(empty));
            }
            text.push_str(" |\n");
        }
        text.push_str(" +-----------------+\n   a b c d e f g h\n");
        text
    }

    fn letter_at(&self, column: u8, row: u8) -> Option<char> {
        let (piece, colour) = self.at(Square::new(column, row)?)?;
        Some(piece.letter(colour))
    }

    /// A position in either form: `g [64 characters]`, or a diagram that follows a line which begins with the side to move
    /// (`g`, `7g`, `12s`, `w` and `b` as in old records); without such a line Gold is to move.
    ///
    /// # Errors
    /// When the text is neither, or describes a placement that no game has.
    pub fn read(text: &str) -> Result<Board, PositionError> {
        if text.contains('|') {
            Board::read_diagram(text)
        } else {
            Board::read_short(text)
        }
    }

    /// `g [64 characters]`; empty squares are blanks, points or, on traps, `x`.
    ///
    /// # Errors
    /// As [`Board::read`].
    pub fn read_short(text: &str) -> Result<Board, PositionError> {
        let wrong = || PositionError::Side(text.chars().take(80).collect());
        let (side, rest) = text.trim().split_once('[').ok_or_else(wrong)?;
        let squares = rest.strip_suffix(']').ok_or_else(wrong)?;
        let side = read_side(side).ok_or_else(wrong)?;
        let found = squares.chars().count();
        if found != 64 {
            return Err(PositionError::Squares(found));
        }
        let mut board = Board::empty(side);
        for (index, letter) in (0u32..).zip(squares.chars()) {
            put(&mut board, Square::from_low_bits(index).flipped(), letter)?;
        }
        board.checked()
    }

    /// The framed diagram of records.
    ///
    /// # Errors
    /// As [`Board::read`].
    pub fn read_diagram(text: &str) -> Result<Board, PositionError> {
        let mut board = Board::empty(Colour::Gold);
        let mut seen = [false; 8];
        for line in text.lines() {
            let Some((head, squares)) = line.split_once('|') else {
                let word = line.split_whitespace().next().unwrap_or_default();
                if let Some(side) = read_side(word)
                    && seen == [false; 8]
                {
                    board = board.with_side(side);
                }
                continue;
            };
            let wrong = || PositionError::Row(line.chars().take(80).collect());
            let row = match head.trim().as_bytes() {
                [digit @ b'1'..=b'8'] => digit - b'1',
                _ => return Err(wrong()),
            };
            if std::mem::replace(&mut seen[usize::from(row)], true) {
                return Err(wrong());
            }
            let squares = squares.split('|').next().unwrap_or_default();
            // A blank, then a square, eight times; editors like to cut blanks at the end of a line.
            let letters: Vec<char> = squares.chars().skip(1).step_by(2).collect();
            if letters.len() < 8 && !line.trim_end().ends_with('|') || letters.len() > 9 {
                return Err(wrong());
            }
            if squares.chars().step_by(2).any(|gap| gap != ' ') {
                return Err(wrong());
            }
            for column in 0..8 {
                let letter = letters.get(usize::from(column)).copied().unwrap_or(' ');
                let square = Square::new(column, row).ok_or_else(wrong)?;
                put(&mut board, square, letter)?;
            }
        }
        match seen.iter().rposition(|seen| !seen) {
            Some(missing) => Err(PositionError::Row((missing + 1).to_string())),
            None => board.checked(),
        }
    }

    /// The board, if its placement can stand: not too many of a kind, nobody on a trap who should be gone.
    ///
    /// # Errors
    /// When it cannot.
    pub fn checked(self) -> Result<Board, PositionError> {
        for colour in Colour::BOTH {
            for piece in Piece::ALL {
                let found = self.pieces(piece, colour).count();
                if found > piece.number() {
                    return Err(PositionError::TooMany {
                        letter: piece.letter(colour),
                        found,
                    });
                }
            }
            let own = self.all(colour);
            if let Some(square) = (own & Bits::TRAPS & !own.neighbours()).first() {
                return Err(PositionError::Trapped(square));
            }
        }
        Ok(self)
    }
}

/// The side in `g`, `s`, `w`, `b`, alone or after a number of a turn.
fn read_side(text: &str) -> Option<Colour> {
    let mut letters = text
        .trim()
        .chars()
        .skip_while(|letter| letter.is_ascii_digit());
    let side = Colour::read(letters.next()?)?;
    letters.next().is_none().then_some(side)
}

fn put(board: &mut Board, square: Square, letter: char) -> Result<(), PositionError> {
    let empty =
        matches!(letter, ' ' | '.') || matches!(letter, 'x' | 'X' | '*') && Bits::TRAPS.has(square);
    if empty {
        return Ok(());
    }
    let (piece, colour) = Piece::read(letter).ok_or(PositionError::Letter { letter, square })?;
    board.put(piece, colour, square);
    Ok(())
}
