//! Amazons: a queen moves like a chess queen and then shoots an arrow the same way; where it lands, nobody moves or shoots any
//! more. Rules only.

use crate::game::GridGame;
use crate::solve::Shape;
use crate::stones::{ALL_DIRECTIONS, SYMBOLS, Stones};
use rules::{Partizan, PositionNotation, ReadError, Side};

/// The queens on the board; a square with an arrow is none any more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amazons(pub Stones);

/// A queen's move and its arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shot {
    /// Where the queen stood.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
    /// Where the arrow lands.
    pub arrow: u8,
}

/// The empty squares in a straight line from a square, until something stands in the way.
fn in_sight(queens: &Stones, from: u8) -> Vec<u8> {
    let empty = queens.empty();
    let mut seen = Vec::new();
    for direction in ALL_DIRECTIONS {
        let mut at = from;
        while let Some(next) = queens.step(at, direction).filter(|to| empty >> to & 1 == 1) {
            seen.push(next);
            at = next;
        }
    }
    seen
}

impl Partizan for Amazons {
    type Move = Shot;

    fn moves(&self, side: Side, out: &mut Vec<Shot>) {
        for from in Stones::squares(self.0.of(side)) {
            for to in in_sight(&self.0, from) {
                let moved = self.0.without(from).with(side, to);
                let arrows = in_sight(&moved, to).into_iter();
                out.extend(arrows.map(|arrow| Shot { from, to, arrow }));
            }
        }
    }

    fn after(&self, side: Side, shot: &Shot) -> Self {
        let moved = self.0.without(shot.from).with(side, shot.to);
        Amazons(moved.within(!(1 << shot.arrow)))
    }

    /// Squares that do not even touch at a corner; where no queen stands nobody will ever move.
    fn components(&self, out: &mut Vec<Self>) {
        let mut rest = self.0.board.squares();
        while rest != 0 {
            let mut part = rest & rest.wrapping_neg();
            let mut grown = 0;
            while grown != part {
                grown = part;
                for square in Stones::squares(grown) {
                    let around = ALL_DIRECTIONS.into_iter();
                    let around = around.filter_map(|direction| self.0.step(square, direction));
                    part = around.fold(part, |part, next| part | 1 << next);
                }
            }
            rest &= !part;
            if part & (self.0.left | self.0.right) != 0 {
                out.push(Amazons(self.0.within(part)));
            }
        }
    }
}

impl Shape for Amazons {
    fn normal(&self) -> (Self, bool) {
        let (image, turned) = self.0.least_image();
        (Amazons(image), turned)
    }
}

impl PositionNotation for Amazons {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        self.0.write(SYMBOLS)
    }

    /// A board of `x`, `o`, `.` and `#`; a size means queens in the corners, Left's in the lower ones.
    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        let mut queens = Stones::read(text, SYMBOLS)?;
        if text.bytes().any(|b| b.is_ascii_digit()) {
            let board = queens.board;
            let (last_row, last_column) = (board.rows() - 1, board.columns() - 1);
            for column in [0, last_column] {
                queens = queens.without(board.index(0, column) as u8);
                queens = queens.with(Side::Right, board.index(0, column) as u8);
                queens = queens.without(board.index(last_row, column) as u8);
                queens = queens.with(Side::Left, board.index(last_row, column) as u8);
            }
        }
        Ok(Amazons(queens))
    }

    /// `a1-b2/c3`: from a1 to b2, and the arrow lands on c3.
    fn write_move(&self, _: Side, shot: &Shot) -> String {
        let [from, to, arrow] = [shot.from, shot.to, shot.arrow].map(|at| self.0.name(at));
        format!("{from}-{to}/{arrow}")
    }
}

impl GridGame for Amazons {
    fn touches(&self, _: Side, shot: &Shot) -> Vec<(usize, usize)> {
        [shot.from, shot.to, shot.arrow]
            .map(|square| self.0.place(square))
            .to_vec()
    }
}
