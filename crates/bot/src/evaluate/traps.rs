//! Terms about the traps: who controls them, and who is framed on them.

use super::places::WEIGHT;
use crate::bits::{DISC, TRAP, around, beside, take};
use crate::field::{ELEPHANT, Field};

/// How much a trap is worth to whoever controls it: the opponent's traps a little more than one's own.
const FULL_CONTROL: i32 = 70;

/// What each side has around a trap: beside it in full, one square further a quarter of that; less for every stronger opponent near.
fn strengths(field: &Field, trap: usize) -> [i32; 2] {
    let square = TRAP[trap];
    let close = beside(square);
    let mut strength = [0; 2];
    let mut stronger = [0; 2];
    let near = DISC[2][square] & !field.empty();
    for kind in (0..6).rev() {
        let mut set = near & field.kinds[kind];
        let mut met = [0; 2];
        while set != 0 {
            let at = take(&mut set);
            let side = (field.all[1] >> at & 1) as usize;
            let weight = WEIGHT[kind] - 2 * i32::min(stronger[1 - side], 4);
            strength[side] += if close >> at & 1 != 0 {
                weight * 2
            } else {
                weight / 2
            };
            met[side] += 1;
        }
        stronger[0] += met[0];
        stronger[1] += met[1];
    }
    // Two defenders are much more than one.
    for (all, strength) in field.all.iter().zip(&mut strength) {
        let defenders = (all & close).count_ones() as usize;
        *strength += [0, 4, 14, 18, 20][defenders.min(4)];
    }
    strength
}

/// Who is stronger around the traps, for Gold.
pub fn control(field: &Field) -> i32 {
    (0..4)
        .map(|trap| {
            let [gold, silver] = strengths(field, trap);
            let difference = gold - silver;
            // Saturates: the last ounce of strength around a trap is worth little.
            FULL_CONTROL * difference / (difference.abs() + 50)
        })
        .sum()
}

/// What a side suffers from its piece being held on a trap: opponents on the other sides, one friend that may not leave.
pub fn frames(field: &Field, side: usize) -> i32 {
    let mut framed = field.all[side] & crate::bits::TRAPS;
    let mut sum = 0;
    while framed != 0 {
        let square = take(&mut framed);
        let kind = field.kind_at(square);
        let sides = beside(square);
        let friends = sides & field.all[side];
        let opponents = sides & field.all[1 - side];
        // It cannot push its way out past stronger or equal pieces, nor past weaker ones that have no room.
        let strong = opponents & !weaker_with_room(field, kind);
        if friends.count_ones() == 1 && strong.count_ones() == 3 {
            let holder = field.of(side, ELEPHANT) & friends != 0;
            sum += 25 + 12 * kind as i32 + if holder { 40 } else { 0 };
        }
    }
    sum
}

fn weaker_with_room(field: &Field, kind: usize) -> u64 {
    let weaker = field.kinds[..kind].iter().fold(0, |set, bits| set | bits);
    weaker & around(field.empty())
}
