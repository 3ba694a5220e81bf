//! Features of pieces that hold others: freezing, hostages, blockades, mobility and alignment.

use super::features::{ALIGNMENT, BLOCKADES, FROZEN, HOSTAGES, LEANING, MOBILITY, REACH, Sink};
use crate::bits::{BACKWARD, DISC, TRAP, around, beside, grown, shift, take};
use crate::field::{CAMEL, ELEPHANT, Field, HORSE, RABBIT};

/// Frozen pieces by the distance of help (a friend two squares away thaws in a step), and those that only a friend keeps from it.
pub fn freezing(
    field: &Field,
    side: usize,
    sign: i32,
    frozen: u64,
    dominated: u64,
    sink: &mut impl Sink,
) {
    let mut set = dominated;
    while set != 0 {
        let square = take(&mut set);
        let kind = field.kind_at(square);
        if frozen >> square & 1 == 0 {
            sink.add(LEANING + kind, sign);
            continue;
        }
        let friends = field.all[side] ^ 1 << square;
        let steps = (2..5)
            .find(|&n| friends & DISC[n][square] != 0)
            .unwrap_or(5);
        sink.add(FROZEN + 4 * kind + steps - 2, sign);
    }
}

/// Opponents' pieces that stand beside a stronger piece of this side and near one of its home traps.
pub fn hostages(field: &Field, side: usize, sign: i32, dominated: u64, sink: &mut impl Sink) {
    let theirs = dominated & !field.kinds[RABBIT];
    for trap in [TRAP[2 * side], TRAP[2 * side + 1]] {
        let mut held = theirs & DISC[2][trap];
        while held != 0 {
            let kind = field.kind_at(take(&mut held));
            let rescuer = field.of(1 - side, ELEPHANT) & grown(beside(trap)) != 0;
            sink.add(HOSTAGES + 2 * kind + usize::from(rescuer), sign);
        }
    }
}

/// Squares that a piece of this kind can step on, or make free by a push.
fn open_to(field: &Field, side: usize, kind: usize) -> u64 {
    let weaker = field.kinds[..kind].iter().fold(0, |set, bits| set | bits);
    let empty = field.empty();
    empty | field.all[1 - side] & weaker & around(empty)
}

/// Where the elephant gets within three steps, and whether it or the camel can hardly leave its square.
pub fn freedom(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    for (index, kind) in [ELEPHANT, CAMEL].into_iter().enumerate() {
        let mut set = field.of(side, kind);
        if set == 0 {
            continue;
        }
        let open = open_to(field, side, kind);
        let passable = open | field.all[side] & around(open);
        if kind == ELEPHANT {
            let mut reach = set;
            for _ in 0..3 {
                reach |= around(reach) & passable;
            }
            let squares = reach.count_ones() as i32;
            sink.add(REACH, sign * squares.min(18));
            for (feature, most) in [4, 7, 10].into_iter().enumerate() {
                if squares <= most {
                    sink.add(REACH + 1 + feature, sign);
                }
            }
        }
        while set != 0 {
            let sides = beside(take(&mut set));
            let ways = (sides & open).count_ones();
            let own = (sides & field.all[side] & around(open)).count_ones();
            let hold = match (ways, own) {
                (0, 0) => 0,
                (0, _) => 1,
                (1, 0) => 2,
                _ => continue,
            };
            sink.add(BLOCKADES + 3 * index + hold, sign);
        }
    }
}

/// How many plain steps a side has.
pub fn mobility(field: &Field, side: usize, sign: i32, frozen: u64, sink: &mut impl Sink) {
    let movable = field.all[side] & !frozen;
    let empty = field.empty();
    let mut steps = 0;
    for direction in 0..4 {
        let movers = if direction == BACKWARD[side] {
            movable & !field.kinds[RABBIT]
        } else {
            movable
        };
        steps += (shift(movers, direction) & empty).count_ones();
    }
    sink.add(MOBILITY, sign * steps as i32);
}

/// Being near what one can seize: elephant and camel, elephant and horses, camel and horses.
pub fn alignment(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    for (pair, (hunter, prey)) in [(ELEPHANT, CAMEL), (ELEPHANT, HORSE), (CAMEL, HORSE)]
        .into_iter()
        .enumerate()
    {
        let mut hunted = field.of(1 - side, prey);
        while hunted != 0 {
            let square = take(&mut hunted);
            let chased = (1..5).find(|&n| field.of(side, hunter) & DISC[n][square] != 0);
            let Some(distance) = chased else { continue };
            let guarded = DISC[2][square] & field.of(1 - side, ELEPHANT) != 0;
            let feature = ALIGNMENT + 12 * usize::from(guarded) + 4 * pair + distance - 1;
            sink.add(feature, sign);
        }
    }
}
