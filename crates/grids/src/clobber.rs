//! Clobber: a stone moves onto a neighbouring stone of the other colour and removes it. Rules only.

use crate::game::GridGame;
use crate::solve::Shape;
use crate::stones::{SYMBOLS, Stones};
use rules::{Partizan, PositionNotation, ReadError, Side};

/// The stones on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clobber(pub Stones);

impl Partizan for Clobber {
    type Move = (u8, u8);

    fn moves(&self, side: Side, out: &mut Vec<(u8, u8)>) {
        for from in Stones::squares(self.0.of(side)) {
            let targets = self.0.around(1 << from) & self.0.of(side.other());
            out.extend(Stones::squares(targets).map(|to| (from, to)));
        }
    }

    fn after(&self, side: Side, &(from, to): &(u8, u8)) -> Self {
        Clobber(self.0.without(from).without(to).with(side, to))
    }

    fn components(&self, out: &mut Vec<Self>) {
        let occupied = self.0.board.with(self.0.left | self.0.right);
        let parts = occupied.parts(2).into_iter();
        out.extend(parts.map(|part| Clobber(self.0.within(part))));
    }
}

impl Shape for Clobber {
    fn normal(&self) -> (Self, bool) {
        // An empty square is as good as none.
        let (image, turned) = self.0.within(self.0.left | self.0.right).least_image();
        (Clobber(image), turned)
    }
}

impl PositionNotation for Clobber {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        self.0.write(SYMBOLS)
    }

    /// A board of `x`, `o`, `.` and `#`; a size means the usual start, stones alternating like a chessboard.
    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        let mut stones = Stones::read(text, SYMBOLS)?;
        if text.bytes().any(|b| b.is_ascii_digit()) {
            stones = stones.alternating();
        }
        Ok(Clobber(stones))
    }

    fn write_move(&self, _: Side, &(from, to): &(u8, u8)) -> String {
        format!("{}x{}", self.0.name(from), self.0.name(to))
    }
}

impl GridGame for Clobber {
    fn touches(&self, _: Side, &(from, to): &(u8, u8)) -> Vec<(usize, usize)> {
        vec![self.0.place(from), self.0.place(to)]
    }
}
