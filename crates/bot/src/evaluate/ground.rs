//! What several features ask about a field, found once. It weighs nothing.

use crate::bits::around;
use crate::field::Field;

/// Sets of squares that go with a field.
pub struct Ground {
    /// Nobody stands here.
    pub empty: u64,
    /// Beside an empty square: who stands here can leave or be pushed away.
    pub room: u64,
    /// By side: beside one of its pieces.
    pub support: [u64; 2],
    /// By side: its pieces beside a stronger opponent.
    pub dominated: [u64; 2],
    /// By side: those of them that have no friend beside.
    pub frozen: [u64; 2],
}

impl Ground {
    /// Looks at a field.
    #[inline(always)]
    pub fn new(field: &Field) -> Self {
        let empty = field.empty();
        let support = field.all.map(around);
        let dominated = [field.dominated(0), field.dominated(1)];
        Ground {
            empty,
            room: around(empty),
            support,
            dominated,
            frozen: [dominated[0] & !support[0], dominated[1] & !support[1]],
        }
    }
}
