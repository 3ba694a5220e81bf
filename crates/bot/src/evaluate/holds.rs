//! Features of pieces that hold others: freezing, hostages, blockades, mobility and alignment.

use super::features::{ALIGNMENT, BLOCKADES, FROZEN, HOSTAGES, LEANING, MOBILITY, REACH, Sink};
use super::ground::Ground;
use crate::bits::{BACKWARD, DISC, TRAP, around, beside, distance, grown, shift, take};
use crate::field::{CAMEL, ELEPHANT, Field, HORSE, RABBIT};

/// Frozen pieces by the distance of help (a friend two squares away thaws in a step), and those that only a friend keeps from it.
#[inline(always)]
pub fn freezing(field: &Field, ground: &Ground, side: usize, sign: i32, sink: &mut impl Sink) {
    let mut leaning = ground.dominated[side] & ground.support[side];
    while leaning != 0 {
        sink.add(LEANING + field.kind_at(take(&mut leaning)), sign);
    }
    let mut frozen = ground.frozen[side];
    while frozen != 0 {
        let square = take(&mut frozen);
        let friends = field.all[side] ^ 1 << square;
        // Each disc holds the one before it.
        let steps: usize = (2..5)
            .map(|n| usize::from(friends & DISC[n][square] == 0))
            .sum();
        sink.add(FROZEN + 4 * field.kind_at(square) + steps, sign);
    }
}

/// Opponents' pieces that stand beside a stronger piece of this side and near one of its home traps.
#[inline(always)]
pub fn hostages(field: &Field, ground: &Ground, side: usize, sign: i32, sink: &mut impl Sink) {
    let theirs = ground.dominated[1 - side] & !field.kinds[RABBIT];
    for trap in [TRAP[2 * side], TRAP[2 * side + 1]] {
        let mut held = theirs & DISC[2][trap];
        while held != 0 {
            let kind = field.kind_at(take(&mut held));
            let rescuer = field.of(1 - side, ELEPHANT) & DISC[2][trap] != 0;
            sink.add(HOSTAGES + 2 * kind + usize::from(rescuer), sign);
        }
    }
}

/// Where the elephant gets within three steps, and whether it or the camel can hardly leave its square.
#[inline(always)]
pub fn freedom(field: &Field, ground: &Ground, side: usize, sign: i32, sink: &mut impl Sink) {
    // Squares to step on, or to make free by a push.
    let pushable = field.all[1 - side] & ground.room & !field.kinds[ELEPHANT];
    let open = ground.empty | pushable;
    let elephants = field.of(side, ELEPHANT);
    if elephants != 0 {
        let leaving = field.all[side] & around(open);
        reach(elephants, open | leaving, sign, sink);
        blockades(elephants, open, leaving, BLOCKADES, sign, sink);
    }
    let camels = field.of(side, CAMEL);
    if camels != 0 {
        let open = open & !(field.all[1 - side] & field.kinds[CAMEL]);
        let leaving = field.all[side] & around(open);
        blockades(camels, open, leaving, BLOCKADES + 3, sign, sink);
    }
}

/// How many squares elephants get to within three steps.
fn reach(elephants: u64, passable: u64, sign: i32, sink: &mut impl Sink) {
    let mut reached = elephants;
    for _ in 0..3 {
        reached |= around(reached) & passable;
    }
    let squares = reached.count_ones() as i32;
    sink.add(REACH, sign * squares.min(18));
    if squares <= 10 {
        for (feature, most) in [4, 7, 10].into_iter().enumerate() {
            if squares <= most {
                sink.add(REACH + 1 + feature, sign);
            }
        }
    }
}

/// Pieces with no way to an open square, or none but after friends that can leave, or a single one.
fn blockades(
    mut pieces: u64,
    open: u64,
    leaving: u64,
    first: usize,
    sign: i32,
    sink: &mut impl Sink,
) {
    while pieces != 0 {
        let sides = beside(take(&mut pieces));
        let ways = sides & open;
        let hold = match (ways, sides & leaving) {
            (0, 0) => 0,
            (0, _) => 1,
            (_, 0) if ways.is_power_of_two() => 2,
            _ => continue,
        };
        sink.add(first + hold, sign);
    }
}

/// How many plain steps a side has.
#[inline(always)]
pub fn mobility(field: &Field, ground: &Ground, side: usize, sign: i32, sink: &mut impl Sink) {
    if !sink.wants(MOBILITY) {
        return;
    }
    let movable = field.all[side] & !ground.frozen[side];
    let mut steps = 0;
    for direction in 0..4 {
        let movers = if direction == BACKWARD[side] {
            movable & !field.kinds[RABBIT]
        } else {
            movable
        };
        steps += (shift(movers, direction) & ground.empty).count_ones();
    }
    sink.add(MOBILITY, sign * steps as i32);
}

const fn distance_table() -> [[u8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut index = 0usize;
    while index < 64 * 64 {
        let (one, other) = (index / 64, index % 64);
        table[one][other] = distance(one, other) as u8;
        index += 1;
    }
    table
}

/// Steps from square to square.
static DISTANCE: [[u8; 64]; 64] = distance_table();

/// Being near what one can seize: elephant and camel, elephant and horses, camel and horses.
#[inline(always)]
pub fn alignment(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    let guards = grown(grown(field.of(1 - side, ELEPHANT)));
    for (pair, (hunter, prey)) in [(ELEPHANT, CAMEL), (ELEPHANT, HORSE), (CAMEL, HORSE)]
        .into_iter()
        .enumerate()
    {
        let hunters = field.of(side, hunter);
        let mut hunted = field.of(1 - side, prey);
        while hunted != 0 {
            let square = take(&mut hunted);
            let distance = nearest(hunters, square);
            let guarded = usize::from(guards >> square & 1 != 0);
            let feature = ALIGNMENT + 12 * guarded + 4 * pair + distance.min(4) - 1;
            sink.add(feature, sign * i32::from(distance <= 4));
        }
    }
}

/// How many steps the nearest piece of a set is away; far too many when there is none.
#[inline(always)]
fn nearest(mut set: u64, square: usize) -> usize {
    let mut nearest = 64;
    while set != 0 {
        nearest = nearest.min(usize::from(DISTANCE[square][take(&mut set)]));
    }
    nearest
}
