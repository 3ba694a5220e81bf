//! Regions of at most 8 rows and 16 columns in one word, for the hot loops: parts, images and domino placements
//! by shifts. Laws tie it to [`Region`]; it does not know who may place what.

use crate::Region;

/// A set of squares: bit `16·row + column`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Packed(pub(crate) u128);

const ROW: u32 = 16;
const ROWS: usize = 8;
const FIRST_COLUMN: u128 = 0x0001_0001_0001_0001_0001_0001_0001_0001;
const LOW_HALVES: u128 = FIRST_COLUMN * 0xff;

impl Packed {
    /// The squares of a region, if they fit in one of the two directions: then also whether rows became columns.
    pub(crate) fn of(region: &Region) -> Option<(Self, bool)> {
        let pack = |region: &Region| {
            let mut bits = 0;
            for (row, column) in region.iter() {
                bits |= 1u128 << (row * ROW as usize + column);
            }
            Packed(bits)
        };
        if region.rows() <= ROWS && region.columns() <= ROW as usize {
            Some((pack(region), false))
        } else if region.columns() <= ROWS && region.rows() <= ROW as usize {
            Some((pack(&region.transposed()), true))
        } else {
            None
        }
    }

    /// The upper ends of all vertical dominoes.
    pub(crate) fn vertical(self) -> u128 {
        self.0 & self.0 >> ROW
    }

    /// The left ends of all horizontal dominoes. A row is 16 wide, and so is the board at most, so the last column
    /// must not be joined with the first of the next row.
    pub(crate) fn horizontal(self) -> u128 {
        self.0 & (self.0 & !FIRST_COLUMN) >> 1
    }

    /// What is left when a vertical domino is placed.
    pub(crate) fn without_vertical(self, end: u128) -> Self {
        Packed(self.0 & !(end | end << ROW))
    }

    /// What is left when a horizontal domino is placed.
    pub(crate) fn without_horizontal(self, end: u128) -> Self {
        Packed(self.0 & !(end | end << 1))
    }

    /// Calls `give` with every part of at least two squares.
    pub(crate) fn for_each_part(self, mut give: impl FnMut(Packed)) {
        let mut rest = self.0;
        while rest != 0 {
            let mut part = rest & rest.wrapping_neg();
            loop {
                let grown = (part
                    | part << ROW
                    | part >> ROW
                    | part << 1 & !FIRST_COLUMN
                    | (part & !FIRST_COLUMN) >> 1)
                    & rest;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest &= !part;
            if part & (part - 1) != 0 {
                give(Packed(part));
            }
        }
    }

    /// Moved to the top left corner.
    pub(crate) fn cornered(self) -> Self {
        if self.0 == 0 {
            return self;
        }
        let up = self.0 >> (self.0.trailing_zeros() / ROW * ROW);
        Packed(up >> self.columns_used().trailing_zeros())
    }

    fn columns_used(self) -> u32 {
        let half = (self.0 | self.0 >> 64) as u64;
        let quarter = half | half >> 32;
        (quarter | quarter >> 16) as u32 & 0xffff
    }

    fn width(self) -> u32 {
        32 - self.columns_used().leading_zeros()
    }

    /// Turned by a half.
    fn turned(self) -> Self {
        Packed(self.0.reverse_bits())
    }

    /// Top to bottom.
    fn flipped(self) -> Self {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let lanes = |half: u64| {
            let half = half.rotate_left(32);
            (half & 0x0000_ffff_0000_ffff) << 16 | half >> 16 & 0x0000_ffff_0000_ffff
        };
        Packed(u128::from(lanes(low)) << 64 | u128::from(lanes(high)))
    }

    /// Rows as columns; only where there are at most 8 columns.
    fn transposed(self) -> Self {
        debug_assert_eq!(self.0 & !LOW_HALVES, 0);
        // Squeeze the eight low halves into one word, transpose by swapping blocks, and spread again.
        let mut board: u64 = 0;
        for row in 0..8 {
            board |= ((self.0 >> (16 * row)) as u64 & 0xff) << (8 * row);
        }
        for (mask, shift) in [
            (0x00aa_00aa_00aa_00aa_u64, 7),
            (0x0000_cccc_0000_cccc, 14),
            (0x0000_0000_f0f0_f0f0, 28),
        ] {
            let swap = (board ^ board >> shift) & mask;
            board ^= swap ^ swap << shift;
        }
        let mut image = 0u128;
        for row in 0..8 {
            image |= u128::from(board >> (8 * row) & 0xff) << (16 * row);
        }
        Packed(image)
    }

    /// The least of the images that keep rows rows.
    fn least_upright(self) -> Self {
        let turned = self.turned();
        self.cornered()
            .min(turned.cornered())
            .min(self.flipped().cornered())
            .min(turned.flipped().cornered())
    }

    /// The least of all images, and whether rows became columns in it. One connected part must be given.
    pub(crate) fn normal(self) -> (Self, bool) {
        let upright = self.least_upright();
        let corner = self.cornered();
        if corner.width() > 8 {
            return (upright, false);
        }
        let lying = corner.transposed().least_upright();
        if lying < upright {
            (lying, true)
        } else {
            (upright, false)
        }
    }
}

/// Every single bit of a set.
pub(crate) fn each_bit(mut bits: u128) -> impl Iterator<Item = u128> {
    std::iter::from_fn(move || {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        (bit != 0).then_some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn region(rows: usize, columns: usize, squares: u128) -> Region {
        Region::full(rows, columns).unwrap().with(squares)
    }

    fn pack(region: &Region) -> Packed {
        Packed::of(region).unwrap().0
    }

    proptest! {
        #[test]
        fn images_agree_with_regions(rows in 1usize..=8, columns in 1usize..=8, squares: u128) {
            let region = region(rows, columns, squares);
            let packed = pack(&region);
            prop_assert_eq!(packed.transposed(), pack(&region.transposed()));
            prop_assert_eq!(packed.flipped().cornered(), pack(&region.flipped()).cornered());
            prop_assert_eq!(packed.turned().cornered(), pack(&region.flipped().mirrored()).cornered());
            for image in [region.flipped(), region.mirrored(), region.transposed(), region.transposed().flipped()] {
                prop_assert_eq!(pack(&image).normal().0, packed.normal().0);
            }
        }

        #[test]
        fn parts_agree_with_regions(rows in 1usize..=8, columns in 1usize..=16, squares: u128) {
            let region = region(rows, columns, squares);
            let mut parts = Vec::new();
            pack(&region).for_each_part(|part| parts.push(part));
            let mut expected: Vec<Packed> = region.parts(2).into_iter().map(|part| pack(&region.with(part))).collect();
            parts.sort();
            expected.sort();
            prop_assert_eq!(parts, expected);
        }

        #[test]
        fn dominoes_agree_with_regions(rows in 1usize..=8, columns in 1usize..=16, squares: u128) {
            let region = region(rows, columns, squares);
            let packed = pack(&region);
            let (mut vertical, mut horizontal) = (0, 0);
            for (row, column) in region.iter() {
                vertical += u32::from(region.has(row + 1, column));
                horizontal += u32::from(region.has(row, column + 1));
            }
            prop_assert_eq!(packed.vertical().count_ones(), vertical);
            prop_assert_eq!(packed.horizontal().count_ones(), horizontal);
        }
    }
}
