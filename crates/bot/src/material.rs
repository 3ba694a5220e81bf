//! What pieces are worth when it depends on what is left: the "HarLog" formula. It knows numbers of pieces, not where they stand.

use crate::field::{Field, RABBIT};

/// How many pieces of each kind each side has.
pub type Counts = [[u8; 6]; 2];

/// A rabbit taken from a full army is worth about 100.
const SCALE: f64 = 800.0;
const OFFSET: f64 = 1.4475;
const LOGARITHM: f64 = 0.6314;

/// The pieces on a field.
#[inline(always)]
#[must_use]
pub fn counts(field: &Field) -> Counts {
    let mut counts = [[0; 6]; 2];
    for (side, row) in counts.iter_mut().enumerate() {
        for (kind, count) in row.iter_mut().enumerate() {
            let set = field.of(side, kind);
            *count = if kind == RABBIT {
                set.count_ones() as u8
            } else {
                few(set)
            };
        }
    }
    counts
}

/// How many squares a set has, soonest found when there are at most two, as of all officers.
#[inline(always)]
fn few(set: u64) -> u8 {
    let second = set & set.wrapping_sub(1);
    if second & second.wrapping_sub(1) != 0 {
        return set.count_ones() as u8;
    }
    u8::from(set != 0) + u8::from(second != 0)
}

/// Worths of officers by the number of stronger opponents, and of rabbits times pieces, in hundredths of a rabbit.
pub struct Material {
    officer: [i32; 17],
    crowd: [i32; 16 * 16 + 1],
}

impl Default for Material {
    fn default() -> Self {
        Material::new()
    }
}

impl Material {
    /// Computes the tables.
    #[must_use]
    pub fn new() -> Self {
        let mut material = Material {
            officer: [0; 17],
            crowd: [0; 257],
        };
        for (stronger, worth) in material.officer.iter_mut().enumerate() {
            *worth = (SCALE / (OFFSET + stronger as f64)).round() as i32;
        }
        for (product, worth) in material.crowd.iter_mut().enumerate() {
            // Without rabbits the game is lost; one step below a single rabbit with a single piece is far enough.
            let size = (product as f64).max(0.3);
            *worth = (SCALE * LOGARITHM * size.ln()).round() as i32;
        }
        material
    }

    /// The worth of one side's army against the other's.
    #[must_use]
    pub fn army(&self, counts: &Counts, side: usize) -> i32 {
        let (ours, theirs) = (&counts[side], &counts[1 - side]);
        let mut stronger = 0;
        let mut worth = 0;
        for kind in (1..6).rev() {
            worth += i32::from(ours[kind]) * self.officer[usize::from(stronger).min(16)];
            stronger += theirs[kind];
        }
        let pieces: u8 = ours.iter().sum();
        worth + self.crowd[(usize::from(ours[0]) * usize::from(pieces)).min(256)]
    }

    /// Gold's army minus Silver's.
    #[must_use]
    #[inline]
    pub fn balance(&self, counts: &Counts) -> i32 {
        self.army(counts, 0) - self.army(counts, 1)
    }

    /// What `side` loses, and the opponent gains by it, when it loses a piece of this kind.
    #[must_use]
    pub fn loss(&self, counts: &Counts, side: usize, kind: usize) -> i32 {
        let before = self.army(counts, side) - self.army(counts, 1 - side);
        let mut after = *counts;
        after[side][kind] = after[side][kind].saturating_sub(1);
        before - (self.army(&after, side) - self.army(&after, 1 - side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: Counts = [[8, 2, 2, 2, 1, 1]; 2];

    #[test]
    fn the_first_rabbit_is_about_a_hundred_and_stronger_pieces_are_worth_more() {
        let material = Material::new();
        let losses: Vec<i32> = (0..6).map(|kind| material.loss(&FULL, 0, kind)).collect();
        assert!((95..=105).contains(&losses[0]), "{losses:?}");
        assert!(losses.is_sorted(), "{losses:?}");
        assert_eq!(material.balance(&FULL), 0);
    }

    #[test]
    fn rabbits_are_dearer_as_they_get_fewer() {
        let material = Material::new();
        let losses: Vec<i32> = (1..=8)
            .map(|rabbits| {
                let mut counts = FULL;
                counts[0][0] = rabbits;
                material.loss(&counts, 0, 0)
            })
            .collect();
        assert!(losses.iter().rev().is_sorted(), "{losses:?}");
    }
}
