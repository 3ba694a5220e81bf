//! Features of the traps: who stands around them, and who is framed on them.

use super::features::{FRAMES, Sink, TRAP_CONTROL, TRAP_GUARDS, TRAP_KINDS};
use crate::bits::{DISC, TRAP, TRAPS, around, beside, take};
use crate::field::{ELEPHANT, Field};

/// How strongly a piece counts beside a trap, rabbit to elephant.
const WEIGHT: [i32; 6] = [5, 9, 11, 15, 20, 30];

/// Where the strength around a trap saturates, in hundredths of a rabbit.
const FULL_CONTROL: i32 = 70;

/// Counts who is beside each trap and one square further, and weighs their strength: beside it in full, one square further a
/// quarter of that, less for every stronger opponent near. The last ounce of strength is worth little.
pub fn control(field: &Field, sink: &mut impl Sink) {
    for (trap, &square) in TRAP.iter().enumerate() {
        let owner = trap / 2;
        let sign = [1, -1][owner];
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
                let beside = close >> at & 1 != 0;
                strength[side] += if beside { weight * 2 } else { weight / 2 };
                met[side] += 1;
                let away = usize::from(side != owner);
                let feature = TRAP_KINDS + 12 * away + 6 * usize::from(!beside) + kind;
                sink.add(feature, if side == 0 { 1 } else { -1 });
            }
            stronger[0] += met[0];
            stronger[1] += met[1];
        }
        let count = |side: usize| (field.all[side] & close).count_ones() as usize;
        for (side, strength) in strength.iter_mut().enumerate() {
            // Two defenders are much more than one.
            *strength += [0, 4, 14, 18, 20][count(side).min(4)];
        }
        sink.add(
            TRAP_GUARDS + 5 * count(owner).min(4) + count(1 - owner).min(4),
            sign,
        );
        let difference = strength[0] - strength[1];
        sink.add(
            TRAP_CONTROL,
            FULL_CONTROL * difference / (difference.abs() + 50),
        );
    }
}

/// Pieces held on a trap: opponents on three sides, one friend that may not leave.
pub fn frames(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    let mut framed = field.all[side] & TRAPS;
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
            sink.add(FRAMES + 2 * kind + usize::from(holder), sign);
        }
    }
}

fn weaker_with_room(field: &Field, kind: usize) -> u64 {
    let weaker = field.kinds[..kind].iter().fold(0, |set, bits| set | bits);
    weaker & around(field.empty())
}
