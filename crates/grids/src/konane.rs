//! Konane: a stone jumps straight over a neighbouring stone of the other colour onto the empty square behind it and removes what
//! it jumped over; it may go on in the same direction. Rules only.

use crate::game::GridGame;
use crate::solve::Shape;
use crate::stones::{DIRECTIONS, SYMBOLS, Stones};
use rules::{Partizan, PositionNotation, ReadError, Side};

/// The stones on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Konane(pub Stones);

impl Konane {
    /// Where a stone of `side` lands after one jump.
    fn jump(&self, side: Side, from: u8, direction: (i8, i8)) -> Option<(u8, u8)> {
        let over = self.0.step(from, direction)?;
        let to = self.0.step(over, direction)?;
        let jumps = self.0.of(side.other()) >> over & 1 == 1 && self.0.empty() >> to & 1 == 1;
        jumps.then_some((over, to))
    }
}

impl Partizan for Konane {
    type Move = (u8, u8);

    fn moves(&self, side: Side, out: &mut Vec<(u8, u8)>) {
        for from in Stones::squares(self.0.of(side)) {
            for direction in DIRECTIONS {
                let mut at = from;
                while let Some((_, to)) = self.jump(side, at, direction) {
                    out.push((from, to));
                    at = to;
                }
            }
        }
    }

    fn after(&self, side: Side, &(from, to): &(u8, u8)) -> Self {
        for direction in DIRECTIONS {
            let mut next = self.0.without(from);
            let mut at = from;
            while let Some((over, landed)) = self.jump(side, at, direction) {
                next = next.without(over);
                at = landed;
                if at == to {
                    return Konane(next.with(side, to));
                }
            }
        }
        self.clone()
    }
}

impl Shape for Konane {
    fn normal(&self) -> (Self, bool) {
        let (image, turned) = self.0.least_image();
        (Konane(image), turned)
    }
}

impl PositionNotation for Konane {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        self.0.write(SYMBOLS)
    }

    /// A board of `x`, `o`, `.` and `#`; a size means stones alternating like a chessboard without two in the middle.
    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        let mut stones = Stones::read(text, SYMBOLS)?;
        if text.bytes().any(|b| b.is_ascii_digit()) {
            stones = stones.alternating();
            let board = stones.board;
            let (row, column) = ((board.rows() - 1) / 2, (board.columns() - 1) / 2);
            let second = if board.columns() > 1 {
                (row, column + 1)
            } else {
                ((row + 1).min(board.rows() - 1), column)
            };
            for (row, column) in [(row, column), second] {
                stones = stones.without(board.index(row, column) as u8);
            }
        }
        Ok(Konane(stones))
    }

    /// `a1-a3`, or `a1-a5` for two jumps.
    fn write_move(&self, _: Side, &(from, to): &(u8, u8)) -> String {
        format!("{}-{}", self.0.name(from), self.0.name(to))
    }
}

impl GridGame for Konane {
    fn touches(&self, _: Side, &(from, to): &(u8, u8)) -> Vec<(usize, usize)> {
        vec![self.0.place(from), self.0.place(to)]
    }
}
