//! Where pieces stand: one feature by kind, row from home and column from the edge.

use super::features::{ARMY, PLACES, Sink};
use crate::bits::take;
use crate::field::Field;

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

pub fn places(field: &Field, sink: &mut impl Sink) {
    for (side, sign) in [(0, 1), (1, -1)] {
        for kind in 0..6 {
            let mut set = field.of(side, kind);
            sink.add(ARMY + kind, sign * set.count_ones() as i32);
            while set != 0 {
                let place = usize::from(PLACE[side][take(&mut set)]);
                sink.add(PLACES + 32 * kind + place, sign);
            }
        }
    }
}
