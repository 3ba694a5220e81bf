//! A board as one side sees it: its own dominoes stand, the other side's lie. Squares and images only; it does not know
//! who is to move.

use crate::packed::{Packed, each_bit};

/// How one side looks at boards of one size; the square in row r and column c is bit `r·width + c`.
pub(super) struct View {
    pub(super) width: u32,
    pub(super) height: u32,
    first_column: u128,
    /// The squares of the other view, by the squares of this one.
    turned: Vec<u128>,
    reversed: Vec<u16>,
}

impl View {
    pub(super) fn new(rows: usize, columns: usize) -> Self {
        let turned = (0..rows * columns)
            .map(|index| 1u128 << (index % columns * rows + index / columns))
            .collect();
        let reversed = (0..1u32 << columns)
            .map(|row| (row.reverse_bits() >> (32 - columns)) as u16)
            .collect();
        View {
            width: columns as u32,
            height: rows as u32,
            first_column: (0..rows).map(|row| 1u128 << (row * columns)).sum(),
            turned,
            reversed,
        }
    }

    /// Upper ends of standing dominoes.
    pub(super) fn upper(&self, board: u128) -> u128 {
        board & board >> self.width
    }

    /// Left ends of lying dominoes.
    fn left(&self, board: u128) -> u128 {
        board & (board & !self.first_column) >> 1
    }

    /// The standing domino with this upper end, here and as the other side sees it.
    pub(super) fn standing(&self, end: u128) -> (u128, u128) {
        let lying = self.turned[end.trailing_zeros() as usize];
        (end | end << self.width, lying | lying << 1)
    }

    /// Upper ends of standing dominoes that fit beside each other on squares that no lying domino can ever use.
    pub(super) fn safe(&self, board: u128) -> u128 {
        let left = self.left(board);
        let mut rest = board & !(left | left << 1);
        let mut safe = 0;
        while rest != 0 {
            let tops = rest & !(rest << self.width);
            let fitting = tops & rest >> self.width;
            safe |= fitting;
            rest &= !(tops | fitting << self.width);
        }
        safe
    }

    /// The part in packed form, if it is not too large for it.
    pub(super) fn packed(&self, part: u128) -> Option<Packed> {
        let part = part >> (part.trailing_zeros() / self.width * self.width);
        let row = (1u128 << self.width) - 1;
        if part >> (8 * self.width).min(127) != 0 {
            return None;
        }
        let rows = 8.min(self.height);
        Some(Packed((0..rows).fold(0, |packed, index| {
            packed | (part >> (index * self.width) & row) << (16 * index)
        })))
    }

    /// The same squares as the other side sees them.
    pub(super) fn turn(&self, squares: u128) -> u128 {
        each_bit(squares).fold(0, |all, bit| {
            all | self.turned[bit.trailing_zeros() as usize]
        })
    }

    /// The part that contains the first square.
    pub(super) fn part(&self, rest: u128) -> u128 {
        let mut part = rest & rest.wrapping_neg();
        loop {
            let grown = (part
                | part << self.width
                | part >> self.width
                | part << 1 & !self.first_column
                | (part & !self.first_column) >> 1)
                & rest;
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The least of the four images that keep rows rows.
    pub(super) fn normal(&self, board: u128) -> u128 {
        let mask = (1u128 << self.width) - 1;
        let [mut plain, mut mirrored, mut flipped, mut turned] = [0u128; 4];
        for row in 0..self.height {
            let bits = board >> (row * self.width) & mask;
            let back = u128::from(self.reversed[bits as usize]);
            let (down, up) = (row * self.width, (self.height - 1 - row) * self.width);
            plain |= bits << down;
            mirrored |= back << down;
            flipped |= bits << up;
            turned |= back << up;
        }
        plain.min(mirrored).min(flipped).min(turned)
    }
}
