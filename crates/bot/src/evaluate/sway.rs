//! Who holds sway over each trap, seen from further away than who stands beside it: pieces within four steps, strong by how few
//! opponents are stronger, weak when they are held. It weighs nothing and searches nothing.

use super::ground::Ground;
use super::places::NOWHERE;
use super::traps::{Lanes, guarded};
use crate::bits::{TRAP, beside, distance, take};
use crate::field::{ELEPHANT, Field, RABBIT};
use crate::material::Counts;

/// How much of its strength a piece brings to a trap by its distance.
const BY_DISTANCE: [i16; 5] = [7, 8, 4, 2, 1];
/// How strong a piece is by the number of stronger opponents.
const STRENGTH: [i16; 9] = [26, 18, 15, 13, 11, 10, 9, 8, 8];
/// Degrees that features tell apart, from hopeless to sure.
pub const DEGREES: usize = 9;

const fn shares() -> [[Lanes; NOWHERE + 1]; 2] {
    let mut table = [[[0; 8]; NOWHERE + 1]; 2];
    let mut index = 0;
    while index < 64 * 8 {
        let (square, lane) = (index / 8, index % 8);
        let away = distance(square, TRAP[lane % 4]);
        if away < 5 {
            table[lane / 4][square][lane] = BY_DISTANCE[away];
        }
        index += 1;
    }
    table
}

/// The share of one piece by side and square, in the lanes of its side.
static SHARES: [[Lanes; NOWHERE + 1]; 2] = shares();

/// The difference of sway over each trap, Gold's minus Silver's.
pub struct Sway([i16; 4]);

impl Sway {
    /// Adds up what every piece brings.
    #[inline(always)]
    pub fn new(field: &Field, ground: &Ground, counts: &Counts) -> Self {
        let mut sums = [0i16; 8];
        for side in 0..2 {
            let mut stronger = 0;
            for kind in (RABBIT..=ELEPHANT).rev() {
                let strength = STRENGTH[stronger.min(8)];
                stronger += usize::from(counts[1 - side][kind]);
                let mut pieces = field.of(side, kind);
                while pieces != 0 {
                    let square = take(&mut pieces);
                    let held = (ground.dominated[side] >> square & 1) as i16;
                    let frozen = (ground.frozen[side] >> square & 1) as i16;
                    // A fifth less when dominated, half when frozen.
                    let strength = strength * (10 - 2 * held - 3 * frozen) / 4;
                    for (sum, share) in sums.iter_mut().zip(SHARES[side][square]) {
                        *sum += strength * share;
                    }
                }
            }
        }
        Sway(std::array::from_fn(|trap| {
            let guards = field
                .all
                .map(|all| (all & beside(TRAP[trap])).count_ones() as i16);
            (sums[trap] - sums[trap + 4]) / 16 + guarded(guards[0]) - guarded(guards[1])
        }))
    }

    /// How well a side controls a trap: 0 when it is hopeless, the last degree when it is sure.
    #[inline(always)]
    pub fn degree(&self, trap: usize, side: usize) -> usize {
        let difference = [self.0[trap], -self.0[trap]][side & 1];
        usize::from((difference + 54).clamp(0, 107) as u16) / 12
    }

    /// The difference in finer levels, as its owner sees a home trap: 0 to 20.
    #[inline(always)]
    pub fn level(&self, trap: usize) -> usize {
        let difference = [self.0[trap], -self.0[trap]][trap / 2];
        usize::from((difference + 63).clamp(0, 125) as u16) / 6
    }
}
