//! Features of pieces that may be lost some turns from now: how far they are from a trap, how near who could drive them there is,
//! who controls the trap, and whether they can run away. It looks at distances and searches nothing.

use super::features::{PERIL, Sink};
use super::ground::Ground;
use super::sway::{DEGREES, Sway};
use crate::bits::{DISC, TRAP, beside, distance, grown, take};
use crate::field::{ELEPHANT, Field};

/// What is at stake, rabbit to camel, in tenths of a rabbit: its worth, and half a rabbit for what goes with any loss.
const STAKE: [i32; 5] = [15, 21, 24, 36, 55];
/// Steps to a loss are counted up to here.
const FAR: usize = 10;
/// Who is further from a trap is not driven into it soon.
const RADIUS: usize = 4;

/// The pieces of a side that stronger opponents who can move may reach, by their distance beyond the next square: 0 to 3.
#[inline(always)]
fn attacked(field: &Field, ground: &Ground, side: usize) -> [u64; 4] {
    let free = field.all[1 - side] & !ground.frozen[1 - side];
    let mut found = [0; 4];
    let mut stronger = 0;
    for kind in (0..ELEPHANT).rev() {
        stronger |= free & field.kinds[kind + 1];
        let mut near = stronger;
        let pieces = field.of(side, kind);
        for within in &mut found {
            near = grown(near);
            *within |= pieces & near;
        }
    }
    found
}

/// How many steps it takes to drive a piece into a trap, as far as distances tell: two for every square, two for every guard.
#[inline(always)]
fn steps(way: usize, guards: usize, attack: usize) -> usize {
    let pushes = if way <= 1 {
        way + guards - 1
    } else {
        way + guards
    };
    (2 * pushes + attack).min(FAR)
}

/// Shows a sink every piece of a side that stands near a trap and near somebody stronger.
#[inline(always)]
pub fn peril(
    field: &Field,
    ground: &Ground,
    sway: &Sway,
    side: usize,
    sign: i32,
    sink: &mut impl Sink,
) {
    if !sink.wants(PERIL) {
        return;
    }
    let within = attacked(field, ground, side);
    for (trap, &centre) in TRAP.iter().enumerate() {
        let mut pieces = within[3] & DISC[RADIUS][centre];
        if pieces == 0 {
            continue;
        }
        let control = sway.degree(trap, 1 - side);
        let guards = (field.all[side] & (beside(centre) | 1 << centre)).count_ones() as usize;
        while pieces != 0 {
            let square = take(&mut pieces);
            let bit = 1 << square;
            let friends = field.all[side] ^ bit;
            let bound = usize::from(ground.dominated[side] & bit != 0)
                + usize::from(ground.frozen[side] & bit != 0)
                    * (1 + usize::from(friends & DISC[2][square] == 0));
            let attack = if bound > 0 {
                0
            } else {
                (0..3).map(|n| usize::from(within[n] & bit == 0)).sum()
            };
            let steps = steps(distance(square, centre), guards, attack);
            let feature = (bound * DEGREES + control) * (FAR + 1) + steps;
            sink.add(PERIL + feature, -sign * STAKE[field.kind_at(square)]);
        }
    }
}
