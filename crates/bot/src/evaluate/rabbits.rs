//! Features of rabbits on their way: how far they are, what stands before them, how many steps are missing.

use super::features::{ADVANCE, LATE_ADVANCE, STUCK, Sink, THREAT};
use crate::bits::{AHEAD, FORWARD, GOAL, TRAPS, advance as rows, around, shift, take};
use crate::field::{Field, RABBIT};
use crate::material::Counts;

/// From 0 with full armies to 16 with hardly any officers: rabbits run when there is nobody to stop them.
pub fn sparseness(counts: &Counts) -> i32 {
    let officers: u8 = counts.iter().flat_map(|side| &side[1..]).sum();
    16 - i32::from(officers.min(16))
}

/// Rabbits that have left home, by row and opponents ahead.
pub fn advance(
    field: &Field,
    side: usize,
    sign: i32,
    frozen: u64,
    sparse: i32,
    sink: &mut impl Sink,
) {
    let mut rabbits = field.of(side, RABBIT);
    let theirs = field.all[1 - side];
    while rabbits != 0 {
        let square = take(&mut rabbits);
        let row = rows(side, square);
        if frozen >> square & 1 != 0 {
            sink.add(STUCK + row, sign);
        }
        if !(2..7).contains(&row) {
            continue;
        }
        let ahead = (AHEAD[side][square] & theirs).count_ones().min(6) as usize;
        let feature = 7 * (row - 2) + ahead;
        sink.add(ADVANCE + feature, sign);
        sink.add(LATE_ADVANCE + feature, sign * sparse);
    }
}

/// The rabbit that is nearest to its goal, walking alone over squares where it does not freeze. `against` is the number of
/// steps that the opponent has left before it may walk; `None` for the side to move.
pub fn goal_threat(
    field: &Field,
    side: usize,
    sign: i32,
    frozen: u64,
    against: Option<usize>,
    sink: &mut impl Sink,
) {
    let mut front = field.of(side, RABBIT) & !frozen;
    let watched = around(field.all[1 - side] & !field.kinds[RABBIT]);
    let support = around(field.all[side]);
    let standing = field.empty() & !(watched & !support) & !(TRAPS & !support);
    let homes = field.empty() & GOAL[side];
    for missing in 0..8 {
        let ahead = shift(front, FORWARD[side]);
        if ahead & homes != 0 {
            let first = against.map_or(0, |left| 8 + 8 * left.min(4));
            sink.add(THREAT + first + missing, sign);
            return;
        }
        let before = front;
        front |= (ahead | shift(front, 2) | shift(front, 3)) & standing;
        if front == before {
            return;
        }
    }
}
