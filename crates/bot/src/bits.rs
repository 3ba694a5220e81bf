//! Sets of squares as plain 64-bit numbers, the way the engine's loops want them. It knows the shape of the board, no pieces.

/// c3, f3, c6 and f6.
pub const TRAPS: u64 = 1 << 18 | 1 << 21 | 1 << 42 | 1 << 45;
/// The traps one by one: c3, f3, c6, f6.
pub const TRAP: [usize; 4] = [18, 21, 42, 45];
/// The squares beside each trap.
pub const RING: [u64; 4] = [
    around(1 << 18),
    around(1 << 21),
    around(1 << 42),
    around(1 << 45),
];
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// The row in which rabbits win, by side.
pub const GOAL: [u64; 2] = [0xff << 56, 0xff];

/// North, south, east, west: the direction numbers of the engine.
pub const NORTH: usize = 0;
/// See [`NORTH`].
pub const SOUTH: usize = 1;
/// See [`NORTH`].
pub const EAST: usize = 2;
/// See [`NORTH`].
pub const WEST: usize = 3;

/// The direction in which rabbits of a side advance.
pub const FORWARD: [usize; 2] = [NORTH, SOUTH];
/// The direction that is forbidden to rabbits of a side.
pub const BACKWARD: [usize; 2] = [SOUTH, NORTH];

/// Every square of the set one further in a direction; what leaves the board is lost.
#[inline(always)]
#[must_use]
pub const fn shift(set: u64, direction: usize) -> u64 {
    match direction {
        NORTH => set << 8,
        SOUTH => set >> 8,
        EAST => (set & !FILE_H) << 1,
        _ => (set & !FILE_A) >> 1,
    }
}

/// The square one further in a direction. The caller answers for its being on the board.
#[inline(always)]
#[must_use]
pub const fn next(square: usize, direction: usize) -> usize {
    match direction {
        NORTH => (square + 8) & 63,
        SOUTH => square.wrapping_sub(8) & 63,
        EAST => (square + 1) & 63,
        _ => square.wrapping_sub(1) & 63,
    }
}

/// The squares beside those of the set.
#[inline(always)]
#[must_use]
pub const fn around(set: u64) -> u64 {
    set << 8 | set >> 8 | (set & !FILE_H) << 1 | (set & !FILE_A) >> 1
}

/// The squares beside at least two of the set.
#[inline(always)]
#[must_use]
pub const fn beside_two(set: u64) -> u64 {
    let (north, south) = (set << 8, set >> 8);
    let (east, west) = ((set & !FILE_H) << 1, (set & !FILE_A) >> 1);
    north & south | east & west | (north | south) & (east | west)
}

/// The set and what lies beside it.
#[inline(always)]
#[must_use]
pub const fn grown(set: u64) -> u64 {
    set | around(set)
}

/// Steps from one square to another on an empty board.
#[must_use]
pub const fn distance(one: usize, other: usize) -> usize {
    (one % 8).abs_diff(other % 8) + (one / 8).abs_diff(other / 8)
}

const fn disc_table() -> [[u64; 64]; 7] {
    let mut table = [[0; 64]; 7];
    let mut square = 0;
    while square < 64 {
        let mut set = 1 << square;
        let mut radius = 0;
        while radius < 7 {
            table[radius][square] = set;
            set = grown(set);
            radius += 1;
        }
        square += 1;
    }
    table
}

/// The squares within a number of steps (0 to 6) of a square.
pub static DISC: [[u64; 64]; 7] = disc_table();

/// The squares beside a square.
#[inline(always)]
#[must_use]
pub fn beside(square: usize) -> u64 {
    around(1 << (square & 63))
}

/// Takes the lowest square out of a set that is not empty.
#[inline(always)]
pub fn take(set: &mut u64) -> usize {
    let square = set.trailing_zeros() as usize;
    *set &= *set - 1;
    square & 63
}

/// Rows from the home side: 0 at home, 7 at the goal.
#[inline(always)]
#[must_use]
pub const fn advance(side: usize, square: usize) -> usize {
    if side == 0 {
        square >> 3
    } else {
        7 - (square >> 3)
    }
}

const fn ahead_table() -> [[u64; 64]; 2] {
    let mut table = [[0; 64]; 2];
    let mut square = 0;
    while square < 64 {
        let mut side = 0;
        while side < 2 {
            let mut lane = 1u64 << square;
            lane |= shift(lane, EAST) | shift(lane, WEST);
            let mut row = 0;
            while row < 7 {
                lane = shift(lane, FORWARD[side]);
                table[side][square] |= lane;
                row += 1;
            }
            side += 1;
        }
        square += 1;
    }
    table
}

/// The squares before a square in its own and the neighbouring columns, as a side sees them.
pub static AHEAD: [[u64; 64]; 2] = ahead_table();
