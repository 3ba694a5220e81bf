//! NoGo: stones are placed as in Go, but no group, of either colour, may ever lose its last liberty. Rules only.

use crate::game::GridGame;
use crate::solve::Shape;
use crate::stones::{SYMBOLS, Stones};
use rules::{Partizan, PositionNotation, ReadError, Side};

/// The stones on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NoGo(pub Stones);

/// Whether every group has an empty neighbour.
fn all_breathe(stones: &Stones) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let groups = stones.board.with(stones.of(side)).parts(1);
        groups
            .into_iter()
            .all(|group| stones.around(group) & stones.empty() != 0)
    })
}

impl Partizan for NoGo {
    type Move = u8;

    fn moves(&self, side: Side, out: &mut Vec<u8>) {
        let allowed = |square: &u8| all_breathe(&self.0.with(side, *square));
        out.extend(Stones::squares(self.0.empty()).filter(allowed));
    }

    fn after(&self, side: Side, chosen: &u8) -> Self {
        NoGo(self.0.with(side, *chosen))
    }
}

impl Shape for NoGo {
    fn normal(&self) -> (Self, bool) {
        let (image, turned) = self.0.least_image();
        (NoGo(image), turned)
    }
}

impl PositionNotation for NoGo {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        self.0.write(SYMBOLS)
    }

    /// A board of `x`, `o`, `.` and `#`, or the size of an empty one.
    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        Stones::read(text, SYMBOLS).map(NoGo)
    }

    fn write_move(&self, _: Side, chosen: &u8) -> String {
        self.0.name(*chosen)
    }
}

impl GridGame for NoGo {
    fn touches(&self, _: Side, chosen: &u8) -> Vec<(usize, usize)> {
        vec![self.0.place(*chosen)]
    }
}
