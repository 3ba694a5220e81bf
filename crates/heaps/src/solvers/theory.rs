//! What is known in closed form: Bouton's Nim, normal and misère; Moore's Nim; Wythoff's golden pairs. Exact at any size.

use crate::{End, Known};

/// Whether the player to move wins. Wythoff's game has a closed form only for up to two heaps and normal play, and for others
/// there is no answer.
#[must_use]
pub fn mover_wins(known: Known, end: End, heaps: &[u64]) -> Option<bool> {
    match known {
        Known::Nim => Some(nim(heaps, 1, end)),
        Known::Moore(most) => Some(nim(heaps, most as u64, end)),
        Known::Wythoff if end == End::Normal => {
            let mut filled = heaps.iter().copied().filter(|&heap| heap > 0);
            let (a, b) = (filled.next().unwrap_or(0), filled.next().unwrap_or(0));
            filled.next().is_none().then(|| {
                let (small, large) = (a.min(b), a.max(b));
                small != lower_golden(large - small)
            })
        }
        Known::Wythoff => None,
    }
}

/// Bouton and Moore: the position is lost when in every binary place the number of ones is a multiple of `most` + 1.
/// Misère play differs only when no heap has more than one.
fn nim(heaps: &[u64], most: u64, end: End) -> bool {
    if end == End::Misere && heaps.iter().all(|&heap| heap <= 1) {
        let ones: u64 = heaps.iter().sum();
        return ones % (most + 1) != 1;
    }
    columns(heaps).any(|ones| ones % (most + 1) != 0)
}

/// How many heaps have a one in each binary place, from the lowest.
pub fn columns(heaps: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let places = heaps
        .iter()
        .map(|heap| 64 - heap.leading_zeros())
        .max()
        .unwrap_or(0);
    (0..places).map(|place| heaps.iter().map(|heap| heap >> place & 1).sum())
}

/// ⌊kφ⌋, the smaller heap of the golden pair with difference k; exact, for φ = (1 + √5) / 2 and so ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋.
#[must_use]
pub fn lower_golden(k: u64) -> u64 {
    let k = u128::from(k);
    ((k + (5 * k * k).isqrt()) / 2) as u64
}

/// The heap that makes a golden pair with this one.
#[must_use]
pub fn golden_partner(heap: u64) -> u64 {
    // n = ⌊kφ⌋ for a k next to n/φ, or n = ⌊kφ²⌋ = ⌊kφ⌋ + k for a k next to n/φ².
    let wide = u128::from(heap);
    let ratio = (((5 * wide * wide).isqrt() - wide) / 2) as u64;
    if let Some(k) = (ratio.saturating_sub(1)..=ratio + 1).find(|&k| lower_golden(k) == heap) {
        return heap + k;
    }
    let ratio = heap - ratio;
    (ratio.saturating_sub(2)..=ratio + 1)
        .find(|&k| lower_golden(k) + k == heap)
        .map_or(heap, |k| heap - k)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn golden_pairs_begin_as_wythoff_found() {
        let pairs: Vec<(u64, u64)> = (0..6)
            .map(|k| (lower_golden(k), lower_golden(k) + k))
            .collect();
        assert_eq!(pairs, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
    }

    proptest! {
        /// Every number is in exactly one golden pair (Beatty), at any size.
        #[test]
        fn partners_are_mutual(heap in 1u64..1 << 53) {
            let partner = golden_partner(heap);
            prop_assert_eq!(golden_partner(partner), heap);
            let (small, large) = (heap.min(partner), heap.max(partner));
            prop_assert_eq!(lower_golden(large - small), small);
        }
    }
}
