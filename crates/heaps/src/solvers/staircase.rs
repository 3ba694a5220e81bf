//! Sorted heaps as consecutive integers. The positions that can be reached from sorted heaps a₁ ≤ … ≤ aₖ are the sorted
//! b with bᵢ ≤ aᵢ; they are ranked by the largest heap first, so that a move always leads to a lower rank.
//! When all aᵢ are equal, these are the binomial coefficients of the combinatorial number system.

/// The ranking of all sorted heaps below a staircase.
#[derive(Clone, Debug)]
pub struct Staircase {
    /// `below[i][v]`: the number of sorted b₀ … bᵢ with bᵢ < v.
    below: Vec<Vec<u64>>,
    count: u64,
}

impl Staircase {
    /// The bytes that the ranking of these heaps takes.
    #[must_use]
    pub fn table_bytes(heaps: &[u64]) -> u64 {
        heaps.iter().fold(0u64, |sum, heap| {
            sum.saturating_add(heap.saturating_add(1).saturating_mul(8))
        })
    }

    /// The number of positions, by way of a table as large as the largest heap; `None` beyond 2^64.
    #[must_use]
    pub fn measure(heaps: &[u64]) -> Option<u64> {
        let mut last = vec![1u64];
        for &heap in &sorted(heaps) {
            let mut sum = 0u64;
            let mut row = Vec::with_capacity(heap as usize + 1);
            for value in 0..=heap as usize {
                sum = sum.checked_add(last[value.min(last.len() - 1)])?;
                row.push(sum);
            }
            last = row;
        }
        last.last().copied()
    }

    /// The ranking of everything that can be reached from these heaps, in any order. Claim
    /// [`Staircase::table_bytes`] before.
    ///
    /// # Panics
    /// When there are more positions than fit into 64 bits.
    #[must_use]
    pub fn new(heaps: &[u64]) -> Self {
        let mut below: Vec<Vec<u64>> = Vec::with_capacity(heaps.len());
        let mut count = 1;
        for &heap in &sorted(heaps) {
            let mut row = Vec::with_capacity(heap as usize + 1);
            let mut sum = 0u64;
            for value in 0..=heap as usize {
                row.push(sum);
                // The number of ways to go on with smaller heaps none of which exceeds `value`.
                let smaller = match below.last() {
                    None => 1,
                    Some(previous) => previous.get(value + 1).copied().unwrap_or(count),
                };
                sum = sum.checked_add(smaller).expect("fewer than 2^64 positions");
            }
            below.push(row);
            count = sum;
        }
        Staircase { below, count }
    }

    /// How many positions there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// How many heaps there are.
    #[must_use]
    pub fn heaps(&self) -> usize {
        self.below.len()
    }

    /// The largest that the heap at `index` of the sorted heaps can be.
    #[must_use]
    pub fn limit(&self, index: usize) -> u32 {
        (self.below[index].len() - 1) as u32
    }

    /// What a heap of `size` at `index` adds to the rank.
    #[must_use]
    pub fn share(&self, index: usize, size: u32) -> u64 {
        self.below[index][size as usize]
    }

    /// The rank of sorted heaps.
    #[must_use]
    pub fn rank(&self, sorted: &[u32]) -> u64 {
        sorted
            .iter()
            .enumerate()
            .map(|(index, &size)| self.share(index, size))
            .sum()
    }

    /// The sorted heaps of a rank.
    pub fn unrank(&self, mut rank: u64, sorted: &mut [u32]) {
        for (index, row) in self.below.iter().enumerate().rev() {
            let size = row.partition_point(|&below| below <= rank) - 1;
            sorted[index] = size as u32;
            rank -= row[size];
        }
    }
}

fn sorted(heaps: &[u64]) -> Vec<u64> {
    let mut sorted = heaps.to_vec();
    sorted.sort_unstable();
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_square_staircase_is_binomial() {
        // C(20 + 10, 10), the 30 million positions of ten heaps up to twenty.
        assert_eq!(Staircase::measure(&[20; 10]), Some(30_045_015));
        assert_eq!(Staircase::new(&[500; 3]).count(), 503 * 502 * 501 / 6);
    }

    proptest! {
        #[test]
        fn ranks_are_consecutive_and_moves_lead_down(heaps in prop::collection::vec(0u64..9, 1..5)) {
            let stairs = Staircase::new(&heaps);
            prop_assert_eq!(Staircase::measure(&heaps), Some(stairs.count()));
            let mut last: Option<Vec<u32>> = None;
            for rank in 0..stairs.count() {
                let mut position = vec![0; heaps.len()];
                stairs.unrank(rank, &mut position);
                prop_assert!(position.is_sorted());
                prop_assert_eq!(stairs.rank(&position), rank);
                for index in 0..heaps.len() {
                    let mut smaller = position.clone();
                    if smaller[index] > 0 {
                        smaller[index] -= 1;
                        smaller.sort_unstable();
                        prop_assert!(stairs.rank(&smaller) < rank);
                    }
                }
                prop_assert!(last.is_none_or(|last| last != position));
                last = Some(position);
            }
        }
    }
}
