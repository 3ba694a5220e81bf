//! Terms about pieces that hold others: freezing, hostages, blockades, mobility and alignment.

use crate::bits::{DISC, TRAP, advance, around, grown, take};
use crate::field::{CAMEL, ELEPHANT, Field, HORSE, RABBIT};

const FROZEN: [i32; 6] = [7, 14, 18, 32, 55, 0];
const LEANING: [i32; 6] = [1, 3, 4, 8, 16, 0];

/// What a side suffers from frozen pieces. A friend two squares away thaws in a step; the further, the worse.
pub fn freezing(field: &Field, side: usize, frozen: u64, dominated: u64) -> i32 {
    let mut sum = 0;
    let mut set = dominated;
    while set != 0 {
        let square = take(&mut set);
        let kind = field.kind_at(square);
        if frozen >> square & 1 == 0 {
            sum += LEANING[kind];
            continue;
        }
        let friends = field.all[side] ^ 1 << square;
        let steps = (2..5)
            .find(|&n| friends & DISC[n][square] != 0)
            .unwrap_or(5) as i32;
        sum += FROZEN[kind] * (6 + steps) / 8;
    }
    sum
}

/// What a side gains from opponents' pieces that stand beside a stronger piece of its own and near one of its home traps.
pub fn hostages(field: &Field, side: usize, dominated: u64) -> i32 {
    let mut sum = 0;
    let theirs = dominated & !field.kinds[RABBIT];
    for trap in [2 * side, 2 * side + 1] {
        let mut held = theirs & DISC[2][TRAP[trap]];
        while held != 0 {
            let square = take(&mut held);
            let kind = field.kind_at(square);
            let rescued = super::elephant_near(field, 1 - side, trap);
            sum += [0, 8, 10, 22, 38, 0][kind] * if rescued { 1 } else { 2 } / 2;
        }
    }
    sum
}

/// Squares that a piece of this kind can step on, or make free by a push.
fn open_to(field: &Field, side: usize, kind: usize) -> u64 {
    let weaker = field.kinds[..kind].iter().fold(0, |set, bits| set | bits);
    let empty = field.empty();
    empty | field.all[1 - side] & weaker & around(empty)
}

/// How many squares the elephant of a side reaches within three steps, in hundredths.
pub fn elephant_mobility(field: &Field, side: usize) -> i32 {
    let elephant = field.of(side, ELEPHANT);
    if elephant == 0 {
        return 0;
    }
    let open = open_to(field, side, ELEPHANT);
    let mut reach = elephant;
    for _ in 0..3 {
        reach |= around(reach) & (open | field.all[side] & around(open));
    }
    let squares = reach.count_ones() as i32;
    2 * squares.min(18)
}

/// What a side suffers when its elephant or camel can hardly leave its square.
pub fn blockade(field: &Field, side: usize) -> i32 {
    let mut sum = 0;
    for (kind, worth) in [(ELEPHANT, 55), (CAMEL, 18)] {
        let mut set = field.of(side, kind);
        while set != 0 {
            let square = take(&mut set);
            let open = open_to(field, side, kind);
            let ways = (around(1 << square) & open).count_ones();
            let own = (around(1 << square) & field.all[side] & around(open)).count_ones();
            sum += match (ways, own) {
                (0, 0) => worth * 2,
                (0, _) => worth,
                (1, 0) => worth / 2,
                _ => 0,
            };
        }
    }
    sum
}

/// Being near what one can seize, and far from what seizes: elephant and camel, camel and horses.
pub fn alignment(field: &Field, side: usize) -> i32 {
    let mut sum = 0;
    for (hunter, prey, worth) in [
        (ELEPHANT, CAMEL, 14),
        (ELEPHANT, HORSE, 5),
        (CAMEL, HORSE, 7),
    ] {
        let mut hunted = field.of(1 - side, prey);
        while hunted != 0 {
            let square = take(&mut hunted);
            let chased = (1..5).find(|&n| field.of(side, hunter) & DISC[n][square] != 0);
            let Some(distance) = chased else { continue };
            // Prey that has come over is in more danger.
            let deep = if advance(1 - side, square) >= 4 { 3 } else { 2 };
            let guarded = grown(grown(1 << square)) & field.of(1 - side, ELEPHANT) != 0;
            let gain = worth * deep * (5 - distance as i32) / 8;
            sum += if guarded { gain / 2 } else { gain };
        }
    }
    sum
}
