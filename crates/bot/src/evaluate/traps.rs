//! Features of the traps: who stands around them, and who is framed on them.

use super::features::{FRAMES, Sink, TRAP_CONTROL, TRAP_GUARDS};
use super::ground::Ground;
use super::places::NOWHERE;
use crate::bits::{TRAP, TRAPS, beside, distance, take};
use crate::field::{ELEPHANT, Field};

/// How strongly a piece counts beside a trap, rabbit to elephant.
const WEIGHT: [i16; 6] = [5, 9, 11, 15, 20, 30];

/// Where the strength around a trap saturates, in hundredths of a rabbit.
const FULL_CONTROL: i32 = 70;

/// Numbers by side and trap: Gold's four, then Silver's. Loops over them become a few instructions for all eight.
pub type Lanes = [i16; 8];

/// Pieces near the traps: those beside one count 1, those on it or one square further count `FURTHER`.
pub type Near = Lanes;

const FURTHER: i16 = 1 << 8;

const fn near_table() -> [[Near; NOWHERE + 1]; 2] {
    let mut table = [[[0; 8]; NOWHERE + 1]; 2];
    let mut index = 0;
    while index < 64 * 8 {
        let (square, lane) = (index / 8, index % 8);
        let (side, centre) = (lane / 4, TRAP[lane % 4]);
        table[side][square][lane] = match distance(square, centre) {
            1 => 1,
            0 | 2 => FURTHER,
            _ => 0,
        };
        index += 1;
    }
    table
}

/// One piece by side and square.
pub static NEAR: [[Near; NOWHERE + 1]; 2] = near_table();

/// The share of full control by the difference of strength; differences stay below half of the table either way.
const fn control_table() -> [i8; 1024] {
    let mut table = [0; 1024];
    let mut index = 0;
    while index < 1024 {
        let difference = index as i32 - 512;
        table[index] = (FULL_CONTROL * difference / (difference.abs() + 50)) as i8;
        index += 1;
    }
    table
}

static CONTROL: [i8; 1024] = control_table();

/// What is around the traps.
struct Around {
    strength: Lanes,
    /// How many are beside.
    guards: Lanes,
}

/// How strong each side is around each trap, by the pieces of each kind near: twice a piece's weight beside the trap and half of
/// it further, when the weight is less by two for every stronger opponent near, of whom four count.
///
/// It stays a function of its own, and goes through all lanes at every step, because compilers then do eight sums at once.
#[inline(never)]
fn around_traps(near: &[Near; 6]) -> Around {
    let (mut strength, mut stronger, mut all) = ([0; 8], [0; 8], [0; 8]);
    for kind in (0..6).rev() {
        let beside = near[kind].map(|near| near & (FURTHER - 1));
        let further = near[kind].map(|near| near / FURTHER);
        let weight = stronger.map(|stronger| WEIGHT[kind] - 2 * i16::min(stronger, 4));
        let close = each(beside, weight, |number, weight| number * (2 * weight));
        let wide = each(further, weight, |number, weight| number * (weight / 2));
        strength = sum(strength, sum(close, wide));
        stronger = sum(stronger, opposite(sum(beside, further)));
        all = sum(all, near[kind]);
    }
    let guards = all.map(|near| near & (FURTHER - 1));
    Around {
        strength: sum(strength, guards.map(guarded)),
        guards,
    }
}

/// Two defenders are much more than one: 0, 4, 14, 18, 20.
#[inline(always)]
pub fn guarded(guards: i16) -> i16 {
    4 * (guards & 1) + 14 * (guards >> 1 & 1) + 20 * (guards >> 2)
}

#[inline(always)]
fn each(one: Lanes, other: Lanes, joined: impl Fn(i16, i16) -> i16) -> Lanes {
    std::array::from_fn(|lane| joined(one[lane], other[lane]))
}

#[inline(always)]
fn sum(one: Lanes, other: Lanes) -> Lanes {
    each(one, other, |one, other| one + other)
}

/// The other side's numbers.
#[inline(always)]
fn opposite([a, b, c, d, e, f, g, h]: Lanes) -> Lanes {
    [e, f, g, h, a, b, c, d]
}

/// Weighs who is stronger around each trap, and counts who is beside it. The last ounce of strength is worth little.
#[inline(always)]
pub fn control(near: &[Near; 6], sink: &mut impl Sink) {
    let Around { strength, guards } = around_traps(near);
    let mut controlled = 0;
    for trap in 0..4 {
        let difference = strength[trap] - strength[trap + 4];
        controlled += i32::from(CONTROL[(difference + 512) as usize & 1023]);
    }
    sink.add(TRAP_CONTROL, controlled);
    if sink.wants(TRAP_GUARDS) {
        for trap in 0..4 {
            let (gold, silver) = (guards[trap] as usize, guards[trap + 4] as usize);
            match trap / 2 {
                0 => sink.add(TRAP_GUARDS + 5 * gold + silver, 1),
                _ => sink.add(TRAP_GUARDS + 5 * silver + gold, -1),
            }
        }
    }
}

/// Pieces held on a trap: opponents on three sides, one friend that may not leave.
#[inline(always)]
pub fn frames(field: &Field, ground: &Ground, side: usize, sign: i32, sink: &mut impl Sink) {
    let mut framed = field.all[side] & TRAPS & !ground.room;
    while framed != 0 {
        let square = take(&mut framed);
        let friends = beside(square) & field.all[side];
        if !friends.is_power_of_two() {
            continue;
        }
        let kind = field.kind_at(square);
        let opponents = beside(square) ^ friends;
        // It cannot push its way out past stronger or equal pieces, nor past weaker ones that have no room.
        if opponents & weaker(field, kind) & ground.room == 0 {
            let holder = field.of(side, ELEPHANT) & friends != 0;
            sink.add(FRAMES + 2 * kind + usize::from(holder), sign);
        }
    }
}

fn weaker(field: &Field, kind: usize) -> u64 {
    field.kinds[..kind].iter().fold(0, |set, bits| set | bits)
}
