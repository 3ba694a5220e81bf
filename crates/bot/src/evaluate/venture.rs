//! Features of officers that ventured out: how far, how near their hunters are, and who is held.

use super::features::{HELD, Sink, VENTURE, VENTURE_HORSE, WINGS};
use super::ground::Ground;
use crate::bits::{DISC, TRAP, advance, beside, take};
use crate::field::{CAMEL, CAT, ELEPHANT, Field, HORSE, RABBIT};

/// How far a set is from a square: 0 beside, then two, three, four or five, or more steps away.
#[inline(always)]
fn range(set: u64, square: usize) -> usize {
    [1, 2, 3, 5]
        .into_iter()
        .map(|radius| usize::from(set & DISC[radius][square] == 0))
        .sum()
}

/// The camel by its row, the distance of the opponent's elephant and whether its own is near.
#[inline(always)]
pub fn camel(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    if !sink.wants(VENTURE) {
        return;
    }
    let (ours, theirs) = (field.of(side, ELEPHANT), field.of(1 - side, ELEPHANT));
    let mut camels = field.of(side, CAMEL);
    while camels != 0 {
        let square = take(&mut camels);
        let near = usize::from(ours & DISC[2][square] != 0);
        let feature = 10 * advance(side, square) + 5 * near + range(theirs, square);
        sink.add(VENTURE + feature, sign);
    }
}

/// Horses by their row, and the distance of the nearer of elephant and camel.
#[inline(always)]
pub fn horses(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    if !sink.wants(VENTURE_HORSE) {
        return;
    }
    let (elephant, camel) = (field.of(1 - side, ELEPHANT), field.of(1 - side, CAMEL));
    let mut horses = field.of(side, HORSE);
    while horses != 0 {
        let square = take(&mut horses);
        let (by_elephant, by_camel) = (range(elephant, square), range(camel, square));
        let hunter = usize::from(by_camel < by_elephant);
        let feature = 10 * advance(side, square) + 5 * hunter + by_elephant.min(by_camel);
        sink.add(VENTURE_HORSE + feature, sign);
    }
}

/// Officers beside a stronger opponent: by kind, whether the elephant holds them, whether they are frozen, how far the nearest
/// home trap of the holder is, and whether a friendly elephant is near that trap.
#[inline(always)]
pub fn held(field: &Field, ground: &Ground, side: usize, sign: i32, sink: &mut impl Sink) {
    if !sink.wants(HELD) {
        return;
    }
    let holder = field.of(1 - side, ELEPHANT);
    let rescuer = field.of(side, ELEPHANT);
    let traps = [TRAP[2 - 2 * side], TRAP[3 - 2 * side]];
    let mut held = ground.dominated[side] & !field.kinds[RABBIT];
    while held != 0 {
        let square = take(&mut held);
        let trap = traps[usize::from(square % 8 > 3)];
        let zone: usize = (1..4)
            .map(|radius: usize| usize::from(DISC[radius][trap] >> square & 1 == 0))
            .sum();
        let by_elephant = usize::from(beside(square) & holder != 0);
        let frozen = (ground.frozen[side] >> square & 1) as usize;
        let help = usize::from(rescuer & DISC[3][trap] != 0);
        let kind = field.kind_at(square) - CAT;
        let feature = (((kind * 2 + by_elephant) * 2 + frozen) * 4 + zone) * 2 + help;
        sink.add(HELD + feature, sign);
    }
}

/// The three columns on the left, by square.
const LEFT: u64 = 0x0707_0707_0707_0707;
/// The three columns on the right.
const RIGHT: u64 = LEFT << 5;

/// On which wing a set is: 0 left, 1 in the middle, 2 right, 3 when it is empty.
#[inline(always)]
fn wing(set: u64) -> usize {
    if set == 0 {
        3
    } else {
        1 + usize::from(set & RIGHT != 0) - usize::from(set & LEFT != 0)
    }
}

/// How the strong pieces are spread over the board: the camel and how many horses are on the elephant's wing and on the other.
#[inline(always)]
pub fn wings(field: &Field, side: usize, sign: i32, sink: &mut impl Sink) {
    if !sink.wants(WINGS) {
        return;
    }
    let elephant = wing(field.of(side, ELEPHANT));
    let (camel, horses) = (wing(field.of(side, CAMEL)), field.of(side, HORSE));
    let mut near = (horses & LEFT).count_ones().min(2) as usize;
    let mut far = (horses & RIGHT).count_ones().min(2) as usize;
    let mut second = camel;
    // With the elephant in the middle, the camel's wing is the first.
    let turned = match elephant {
        0 => false,
        2 => true,
        _ => camel == 2 || camel != 0 && far > near,
    };
    if turned {
        std::mem::swap(&mut near, &mut far);
        second = [2, 1, 0, 3][camel];
    }
    let middle = elephant % 2;
    sink.add(WINGS + (middle * 4 + second) * 9 + 3 * near + far, sign);
}
