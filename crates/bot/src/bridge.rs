//! Between the engine's packed field and the boards, turns and games of the crate `arimaa`. It decides nothing.

use crate::act::{Act, Deed};
use crate::bits::next;
use crate::field::Field;
use crate::search::{Question, position_key};
use arimaa::{Board, Colour, Direction, Piece, Referee, Square, Step, Turn};
use std::collections::HashMap;

impl From<&Board> for Field {
    fn from(board: &Board) -> Field {
        let mut field = Field::EMPTY;
        for colour in Colour::BOTH {
            for piece in Piece::ALL {
                let mut set = board.pieces(piece, colour).0;
                while set != 0 {
                    field.toggle(colour.index(), piece.index(), crate::bits::take(&mut set));
                }
            }
        }
        field
    }
}

/// The board with this field and side to move, at the beginning of a turn.
#[must_use]
pub fn board(field: &Field, side: usize) -> Board {
    let mut board = Board::empty(Colour::BOTH[side & 1]);
    for colour in Colour::BOTH {
        for piece in Piece::ALL {
            let mut set = field.of(colour.index(), piece.index());
            while set != 0 {
                let square = Square::from_low_bits(crate::bits::take(&mut set) as u32);
                board.put(piece, colour, square);
            }
        }
    }
    board
}

/// The single steps of an act: from where, in which direction.
fn singles(act: Act) -> Vec<(usize, usize)> {
    let first = (act.square(), act.direction());
    match act.deed() {
        Deed::Step => vec![first],
        Deed::Push | Deed::Pull => {
            // The other piece comes into the square that the first one left.
            let other = next(act.square(), act.second());
            vec![first, (other, act.second() ^ 1)]
        }
        Deed::Pass => vec![],
    }
}

/// The steps of acts played on a board, as far as they are legal there.
#[must_use]
pub fn steps(board: &Board, acts: &[Act]) -> Vec<Step> {
    let mut board = *board;
    let mut steps = Vec::new();
    for (square, direction) in acts.iter().flat_map(|&act| singles(act)) {
        let from = Square::from_low_bits(square as u32);
        let Some(step) = board.find_step(from, Direction::ALL[direction & 3]) else {
            break;
        };
        board.make(step);
        steps.push(step);
    }
    steps
}

/// The turn that consists of these acts.
#[must_use]
pub fn turn(board: &Board, acts: &[Act]) -> Turn {
    Turn::new(&steps(board, acts))
}

/// The position that a referee stands at, with its past.
#[must_use]
pub fn question(referee: &Referee) -> Question {
    let mut seen: HashMap<u64, u8> = HashMap::new();
    for board in referee.boards() {
        let key = position_key(&Field::from(board), board.side().index());
        let times = seen.entry(key).or_default();
        *times = times.saturating_add(1);
    }
    Question {
        field: Field::from(referee.board()),
        side: referee.side().index(),
        seen,
    }
}
