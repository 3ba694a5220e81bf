//! Terms about rabbits on their way: how far they are, what stands before them, how many steps are missing.

use crate::bits::{AHEAD, FORWARD, GOAL, TRAPS, advance as rows, around, shift, take};
use crate::field::{Field, RABBIT};
use crate::material::Counts;

/// From 0 with full armies to 16 with hardly any officers: rabbits run when there is nobody to stop them.
pub fn sparseness(counts: &Counts) -> i32 {
    let officers: u8 = counts.iter().flat_map(|side| &side[1..]).sum();
    16 - i32::from(officers.min(16))
}

const BY_ROW: [i32; 8] = [0, 0, 2, 6, 12, 24, 45, 0];

/// What advanced rabbits are worth to a side.
pub fn advance(field: &Field, side: usize, frozen: u64, sparse: i32) -> i32 {
    let mut rabbits = field.of(side, RABBIT);
    let theirs = field.all[1 - side];
    let mut sum = 0;
    while rabbits != 0 {
        let square = take(&mut rabbits);
        let row = rows(side, square);
        if BY_ROW[row] == 0 {
            continue;
        }
        let defenders = (AHEAD[side][square] & theirs).count_ones().min(6) as i32;
        let mut worth = BY_ROW[row] * (16 + 2 * sparse) * (8 - defenders) / 96;
        if frozen >> square & 1 != 0 {
            worth = worth * 2 / 3;
        }
        sum += worth;
    }
    sum
}

/// By steps missing, from one on: within a turn it is a threat that must be met at once.
const BY_STEPS: [i32; 8] = [220, 200, 180, 160, 60, 45, 32, 22];

/// What the rabbit that is nearest to its goal threatens, walking alone over squares where it does not freeze.
pub fn goal_threat(field: &Field, side: usize, frozen: u64, to_move: bool, left: usize) -> i32 {
    let mut front = field.of(side, RABBIT) & !frozen;
    let watched = around(field.all[1 - side] & !field.kinds[RABBIT]);
    let support = around(field.all[side]);
    let standing = field.empty() & !(watched & !support) & !(TRAPS & !support);
    let homes = field.empty() & GOAL[side];
    for worth in BY_STEPS {
        let ahead = shift(front, FORWARD[side]);
        if ahead & homes != 0 {
            // The opponent may use what is left of the turn against it.
            return if to_move {
                worth
            } else {
                worth * (8 - left as i32) / 8
            };
        }
        let before = front;
        front |= (ahead | shift(front, 2) | shift(front, 3)) & standing;
        if front == before {
            break;
        }
    }
    0
}
