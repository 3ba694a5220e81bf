//! A row of pits packed into one machine word, one lane of bits for each pit. It knows arithmetic on lanes and no rules.

use std::fmt::Debug;
use std::hash::Hash;

/// A word that holds a row of pits: `u64` for up to 8 pits and 255 beans, `u128` for every board here.
pub trait Lanes: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The width of a lane in bits.
    const BITS: u32;
    /// How many lanes there are.
    const LANES: usize;
    /// The largest sum of beans that a row may hold.
    const MOST: u16;

    /// Nothing but `beans` in one lane.
    fn single(lane: usize, beans: u16) -> Self;

    /// The beans in a lane.
    fn lane(self, lane: usize) -> u16;

    /// Adds lane by lane. Differences are stored as wrapping sums, so that one addition both takes and sows.
    fn plus(self, other: Self) -> Self;

    /// Subtracts lane by lane.
    fn minus(self, other: Self) -> Self;

    /// Lane i holds the sum of lanes 0 … i.
    fn prefix_sums(self) -> Self;

    /// Whether every lane is empty.
    fn is_empty(self) -> bool;

    /// All beans of the row.
    #[inline(always)]
    fn sum(self) -> u16 {
        self.prefix_sums().lane(Self::LANES - 1)
    }

    /// Bit i tells whether lane i holds beans.
    fn occupied(self) -> u32;
}

macro_rules! lanes {
    ($word:ty, $bits:literal, $lanes:literal, $most:literal, $occupied:path) => {
        impl Lanes for $word {
            const BITS: u32 = $bits;
            const LANES: usize = $lanes;
            const MOST: u16 = $most;

            #[inline(always)]
            fn single(lane: usize, beans: u16) -> Self {
                (beans as $word) << (lane as u32 * $bits)
            }

            #[inline(always)]
            fn lane(self, lane: usize) -> u16 {
                (self >> (lane as u32 * $bits)) as u16 & ((1 << $bits) - 1)
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn prefix_sums(self) -> Self {
                const ONES: $word = {
                    let mut ones: $word = 0;
                    let mut lane = 0;
                    while lane < $lanes {
                        ones |= 1 << (lane * $bits);
                        lane += 1;
                    }
                    ones
                };
                self.wrapping_mul(ONES)
            }

            #[inline(always)]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline(always)]
            fn occupied(self) -> u32 {
                $occupied(self)
            }
        }
    };
}
lanes!(u64, 8, 8, 255, occupied_bytes);
lanes!(u128, 10, 12, 1023, occupied_one_by_one);

/// Which bytes are not zero, all at once: their high bits, gathered by one multiplication.
#[inline(always)]
fn occupied_bytes(row: u64) -> u32 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    const GATHER: u64 = 0x0002_0408_1020_4081;
    let high = (((row & LOW) + LOW) | row) & !LOW;
    (((high >> 7).wrapping_mul(GATHER << 7)) >> 56) as u32
}

fn occupied_one_by_one<L: Lanes>(row: L) -> u32 {
    (0..L::LANES).fold(0, |bits, lane| {
        bits | u32::from(row.lane(lane) != 0) << lane
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn all_at_once_is_one_by_one(row: u64, mask: [bool; 8]) {
            let cleared = (0..8).filter(|&lane| mask[lane]).fold(row, |row, lane| row & !(0xff << (8 * lane)));
            prop_assert_eq!(occupied_bytes(cleared), occupied_one_by_one(cleared));
        }
    }
}
