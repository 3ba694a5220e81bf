//! The random numbers that hashes are made of. They are fixed, so that hashes are the same in every run.

use crate::board::Pending;
use crate::{Colour, Piece, Square};

struct Keys {
    pieces: [[[u64; 64]; 6]; 2],
    silver: u64,
    used: [u64; 5],
    pull: [[u64; 64]; 6],
    push: [[u64; 64]; 6],
}

static KEYS: Keys = Keys::new();

impl Keys {
    const fn new() -> Keys {
        let mut keys = Keys {
            pieces: [[[0; 64]; 6]; 2],
            silver: 0,
            used: [0; 5],
            pull: [[0; 64]; 6],
            push: [[0; 64]; 6],
        };
        let mut number = 0;
        keys.silver = mix(number);
        let mut used = 1;
        // Nothing used hashes to nothing, so that the hash at the start of a turn is that of placement and side.
        while used < 5 {
            number += 1;
            keys.used[used] = mix(number);
            used += 1;
        }
        let mut square = 0;
        while square < 64 {
            let mut piece = 0;
            while piece < 6 {
                number += 4;
                keys.pieces[0][piece][square] = mix(number);
                keys.pieces[1][piece][square] = mix(number + 1);
                keys.pull[piece][square] = mix(number + 2);
                keys.push[piece][square] = mix(number + 3);
                piece += 1;
            }
            square += 1;
        }
        keys
    }
}

/// The finaliser of SplitMix64.
const fn mix(number: u64) -> u64 {
    let mut z = number
        .wrapping_add(0x4152_494d_4141)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

pub(crate) fn piece(piece: Piece, colour: Colour, square: Square) -> u64 {
    KEYS.pieces[colour.index()][piece.index()][square.index()]
}

pub(crate) fn side(colour: Colour) -> u64 {
    match colour {
        Colour::Gold => 0,
        Colour::Silver => KEYS.silver,
    }
}

pub(crate) fn used(steps: u8) -> u64 {
    KEYS.used[usize::from(steps.min(4))]
}

pub(crate) fn pending(pending: Pending) -> u64 {
    match pending {
        Pending::Nothing => 0,
        Pending::Pull { square, piece } => KEYS.pull[piece.index()][square.index()],
        Pending::Push { square, piece } => KEYS.push[piece.index()][square.index()],
    }
}
