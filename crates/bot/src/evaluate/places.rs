//! Where pieces like to stand: tables by kind, row from home and column. Chosen by hand; the seed's own tables are lost.

use crate::field::{CAMEL, CAT, DOG, ELEPHANT, HORSE, RABBIT};

/// By row, home first.
const ROWS: [[i32; 8]; 6] = [
    [0, 1, -3, -6, -2, 8, 24, 0],
    [4, 12, 8, -4, -10, -14, -16, -20],
    [0, 8, 12, 4, -4, -7, -8, -14],
    [-8, 2, 10, 12, 12, 8, 2, -8],
    [-14, 0, 12, 14, 6, -6, -12, -18],
    [-24, -6, 6, 14, 18, 14, 2, -18],
];

/// By column, mirrored.
const COLUMNS: [[i32; 4]; 6] = [
    [6, 2, -3, -4],
    [-4, 2, 4, 2],
    [-4, 2, 3, 2],
    [-5, 2, 2, 3],
    [-8, -1, 3, 6],
    [-14, -4, 6, 10],
];

/// Standing on a trap is dangerous, and blocks one's own captures there.
const ON_TRAP: [i32; 6] = [-10, -14, -16, -20, -24, -20];

const fn build() -> [[[i32; 64]; 6]; 2] {
    let mut table = [[[0; 64]; 6]; 2];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let mut kind = 0;
        while kind < 6 {
            let near = if column < 4 { column } else { 7 - column };
            let trap = (column == 2 || column == 5) && (row == 2 || row == 5);
            let value =
                ROWS[kind][row] + COLUMNS[kind][near] + if trap { ON_TRAP[kind] } else { 0 };
            table[0][kind][square] = value;
            table[1][kind][square ^ 56] = value;
            kind += 1;
        }
        square += 1;
    }
    table
}

/// By side, kind and square.
pub static PLACES: [[[i32; 64]; 6]; 2] = build();

/// How strongly a piece counts beside a trap.
pub const WEIGHT: [i32; 6] = {
    let mut weight = [0; 6];
    weight[RABBIT] = 5;
    weight[CAT] = 9;
    weight[DOG] = 11;
    weight[HORSE] = 15;
    weight[CAMEL] = 20;
    weight[ELEPHANT] = 30;
    weight
};
