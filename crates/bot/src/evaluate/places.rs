//! Where pieces stand: features of single pieces, by kind, row from home, column from the edge and nearness to traps; and how
//! many are near which trap.

use super::features::{ARMY, PLACES, Sink, TRAP_KINDS};
use super::traps::{NEAR, Near};
use crate::bits::{DISC, TRAP, beside};
use crate::field::{CAMEL, CAT, DOG, ELEPHANT, Field, HORSE, RABBIT};

/// The number of no square: what the first square of an empty set is.
pub const NOWHERE: usize = 64;

/// The place of a square as a side sees it, left and right alike.
const fn build() -> [[u8; 64]; 2] {
    let mut table = [[0; 64]; 2];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let near = if column < 4 { column } else { 7 - column };
        table[0][square] = (row * 4 + near) as u8;
        table[1][square] = ((7 - row) * 4 + near) as u8;
        square += 1;
    }
    table
}

static PLACE: [[u8; 64]; 2] = build();

/// Shows a sink the features of one piece that depend on no other piece.
pub fn stands(side: usize, kind: usize, square: usize, sink: &mut impl Sink) {
    let sign = [1, -1][side];
    sink.add(ARMY + kind, sign);
    sink.add(PLACES + 32 * kind + usize::from(PLACE[side][square]), sign);
    for (trap, &centre) in TRAP.iter().enumerate() {
        if DISC[2][centre] >> square & 1 != 0 {
            let away = usize::from(side != trap / 2);
            let further = usize::from(beside(centre) >> square & 1 == 0);
            sink.add(TRAP_KINDS + 12 * away + 6 * further + kind, sign);
        }
    }
}

/// Shows a sink every piece, and counts by kind who is near the traps.
#[inline(always)]
pub fn places(field: &Field, sink: &mut impl Sink) -> [Near; 6] {
    [
        company::<8>(field, RABBIT, sink),
        company::<2>(field, CAT, sink),
        company::<2>(field, DOG, sink),
        company::<2>(field, HORSE, sink),
        company::<1>(field, CAMEL, sink),
        company::<1>(field, ELEPHANT, sink),
    ]
}

/// The pieces of one kind. The loop over the number that a side begins with has no end to guess: those that are gone stand
/// nowhere and count nothing.
#[inline(always)]
fn company<const NUMBER: usize>(field: &Field, kind: usize, sink: &mut impl Sink) -> Near {
    let mut near = [0; 8];
    for (side, table) in NEAR.iter().enumerate() {
        let mut set = field.of(side, kind);
        let mut meet = |set: &mut u64| {
            let square = set.trailing_zeros() as usize;
            *set &= set.wrapping_sub(1);
            sink.piece(side, kind, square);
            for (sum, one) in near.iter_mut().zip(table[square]) {
                *sum += one;
            }
        };
        for _ in 0..NUMBER {
            meet(&mut set);
        }
        while set != 0 {
            meet(&mut set);
        }
    }
    near
}
