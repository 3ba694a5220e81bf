//! Features of rabbits on their way: how far they are, what stands before them, how many steps are missing.

use super::features::{ADVANCE, LATE_ADVANCE, RUSH, STUCK, Sink, THREAT};
use super::ground::Ground;
use super::sway::{DEGREES, Sway};
use crate::bits::{AHEAD, EAST, FORWARD, GOAL, TRAPS, WEST, advance as rows, around, shift, take};
use crate::field::{Field, RABBIT};
use crate::material::Counts;

/// From 0 with full armies to 16 with hardly any officers: rabbits run when there is nobody to stop them.
pub fn sparseness(counts: &Counts) -> i32 {
    let officers: u8 = counts.iter().flat_map(|side| &side[1..]).sum();
    16 - i32::from(officers.min(16))
}

/// The rows 2 to 6 from home, by side: neither at home nor at the goal.
const UNDERWAY: [u64; 2] = [0x00ff_ffff_ffff_0000, 0x0000_ffff_ffff_ff00];

/// Rabbits that have left home, by row and opponents ahead, and frozen ones by row.
#[inline(always)]
pub fn advance(
    field: &Field,
    ground: &Ground,
    side: usize,
    sign: i32,
    sparse: i32,
    sway: &Sway,
    sink: &mut impl Sink,
) {
    let rabbits = field.of(side, RABBIT);
    let mut stuck = rabbits & ground.frozen[side];
    while stuck != 0 {
        sink.add(STUCK + rows(side, take(&mut stuck)), sign);
    }
    let theirs = field.all[1 - side];
    let mut underway = rabbits & UNDERWAY[side];
    while underway != 0 {
        let square = take(&mut underway);
        let ahead = (AHEAD[side][square] & theirs).count_ones().min(6) as usize;
        let feature = 7 * (rows(side, square) - 2) + ahead;
        sink.add(ADVANCE + feature, sign);
        sink.add(LATE_ADVANCE + feature, sign * sparse);
        let row = rows(side, square);
        if row >= 3 {
            let trap = 2 - 2 * side + usize::from(square % 8 > 3);
            let control = sway.degree(trap, side);
            sink.add(
                RUSH + 4 * DEGREES * (row - 3) + 4 * control + ahead.min(3),
                sign,
            );
        }
    }
}

/// The rabbit that is nearest to its goal, walking alone over squares where it does not freeze. `against` is the number of
/// steps that the opponent has left before it may walk; `None` for the side to move.
#[inline(always)]
pub fn goal_threat(
    field: &Field,
    ground: &Ground,
    side: usize,
    sign: i32,
    against: Option<usize>,
    sink: &mut impl Sink,
) {
    let mut front = field.of(side, RABBIT) & !ground.frozen[side];
    let watched = around(field.all[1 - side] & !field.kinds[RABBIT]);
    let standing = ground.empty & (ground.support[side] | !(watched | TRAPS));
    let homes = ground.empty & GOAL[side];
    for missing in 0..8 {
        let ahead = shift(front, FORWARD[side]);
        if ahead & homes != 0 {
            let first = against.map_or(0, |left| 8 + 8 * left.min(4));
            sink.add(THREAT + first + missing, sign);
            return;
        }
        let before = front;
        front |= (ahead | shift(front, EAST) | shift(front, WEST)) & standing;
        if front == before {
            return;
        }
    }
}
