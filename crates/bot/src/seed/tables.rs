//! The numbers of the seed's player. The originals were pictures and are lost; these follow what its text says of them.
//! In hundredths of a point; a rabbit of a full army is worth one point.

/// Cat to elephant.
pub const OFFICERS: [i32; 6] = [0, 250, 300, 600, 1100, 1800];
/// What a side's rabbits are worth together, by their number: each one lost costs more.
pub const RABBITS: [i32; 9] = [0, 1200, 1700, 2100, 2400, 2650, 2850, 3000, 3100];
/// For each direction in which a piece cannot go, rabbit to elephant.
pub const BLOCKED: [i32; 6] = [2, 4, 5, 8, 12, 16];
/// For being frozen, rabbit to elephant.
pub const FROZEN: [i32; 6] = [15, 25, 30, 60, 110, 0];
/// For the shortest free way of a rabbit, by steps.
pub const GOAL_WAY: [i32; 9] = [0, 900, 800, 700, 600, 200, 150, 100, 60];
/// For the steps to the centre, from none to four.
pub const CENTRE: [i32; 5] = [100, 80, 60, 40, 20];
/// For a goal in one turn when the other side is to move, by steps.
pub const GOAL_NEXT: [i32; 5] = [0, 2000, 1600, 1200, 900];

/// Rows from home, rabbit to elephant: the middle game (appendix A of the seed). Edges are best for rabbits, the traps'
/// neighbours for cats and dogs, the centre for the strong.
const MIDDLE: [[i32; 8]; 6] = [
    [60, 50, 30, 20, 30, 60, 90, 0],
    [40, 70, 80, 30, 10, 0, 0, 0],
    [40, 70, 80, 40, 20, 10, 0, 0],
    [10, 40, 70, 90, 90, 70, 40, 10],
    [10, 40, 80, 100, 80, 50, 30, 10],
    [10, 40, 80, 110, 110, 90, 60, 20],
];
/// The lone-elephant opening (appendix B): rabbits at home, officers on the second and third row, the camel near the centre, the
/// elephant in it.
const LONE: [[i32; 8]; 6] = [
    [100, 70, 20, 0, 0, 10, 30, 0],
    [50, 90, 90, 10, 0, 0, 0, 0],
    [40, 90, 90, 20, 0, 0, 0, 0],
    [20, 90, 100, 40, 10, 0, 0, 0],
    [10, 50, 100, 100, 30, 0, 0, 0],
    [0, 20, 60, 120, 130, 110, 70, 20],
];
const COLUMNS: [[i32; 4]; 6] = [
    [30, 20, 5, 0],
    [0, 20, 30, 20],
    [0, 20, 30, 20],
    [0, 20, 30, 40],
    [0, 15, 30, 50],
    [0, 20, 40, 60],
];
/// Traps are the only squares that count against a piece.
const TRAP: i32 = -60;

const fn build(rows: &[[i32; 8]; 6]) -> [[[i32; 64]; 6]; 2] {
    let mut table = [[[0; 64]; 6]; 2];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let near = if column < 4 { column } else { 7 - column };
        let trap = (column == 2 || column == 5) && (row == 2 || row == 5);
        let mut kind = 0;
        while kind < 6 {
            let value = if trap {
                TRAP
            } else {
                rows[kind][row] + COLUMNS[kind][near]
            };
            table[0][kind][square] = value;
            table[1][kind][square ^ 56] = value;
            kind += 1;
        }
        square += 1;
    }
    table
}

/// By side, kind and square, in the middle game.
pub static MIDDLE_PLACES: [[[i32; 64]; 6]; 2] = build(&MIDDLE);
/// By side, kind and square, in the lone-elephant opening.
pub static LONE_PLACES: [[[i32; 64]; 6]; 2] = build(&LONE);
