//! Counts of whole numbers: lengths of games, beans in stores. It does not know what the numbers mean.

/// How often each number was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    /// One more `value`.
    #[inline]
    pub fn add(&mut self, value: usize) {
        if value >= self.counts.len() {
            self.counts.resize(value + 1, 0);
        }
        self.counts[value] += 1;
    }

    /// All that the other counted too.
    pub fn merge(&mut self, other: &Histogram) {
        if other.counts.len() > self.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
    }

    /// The sum of two.
    #[must_use]
    pub fn merged(mut self, other: &Histogram) -> Self {
        self.merge(other);
        self
    }

    /// Every number that was seen, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let all = self.counts.iter().copied().enumerate();
        all.filter(|&(_, count)| count > 0)
    }

    /// How often 0, 1, 2 … were seen, up to the largest.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// What was counted elsewhere.
    #[must_use]
    pub fn from_counts(counts: Vec<u64>) -> Self {
        Histogram { counts }
    }

    /// How often this number was seen.
    #[must_use]
    pub fn count(&self, value: usize) -> u64 {
        self.counts.get(value).copied().unwrap_or(0)
    }

    /// How many numbers were seen in all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The mean; 0 of nothing.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let weighted: u128 = self
            .iter()
            .map(|(value, count)| value as u128 * u128::from(count))
            .sum();
        match self.total() {
            0 => 0.0,
            total => weighted as f64 / total as f64,
        }
    }

    /// The standard deviation of what was seen.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self
            .iter()
            .map(|(value, count)| (value as f64 - mean).powi(2) * count as f64)
            .sum();
        match self.total() {
            0 => 0.0,
            total => (squares / total as f64).sqrt(),
        }
    }

    /// The number seen most often, the least of several; `None` of nothing.
    #[must_use]
    pub fn mode(&self) -> Option<usize> {
        let most = self.counts.iter().copied().max().filter(|&most| most > 0)?;
        self.counts.iter().position(|&count| count == most)
    }

    /// The least and the largest number seen.
    #[must_use]
    pub fn range(&self) -> Option<(usize, usize)> {
        let least = self.iter().next()?.0;
        let largest = self.iter().last()?.0;
        Some((least, largest))
    }

    /// How far this is from the normal distribution with the same mean and deviation: the share of the games that
    /// would have to be moved to another length. 0 is normal; 1 has nothing in common with it.
    #[must_use]
    pub fn distance_from_normal(&self) -> f64 {
        let (mean, deviation) = (self.mean(), self.deviation());
        let total = self.total() as f64;
        if deviation == 0.0 {
            return 1.0;
        }
        let below = |x: f64| normal_below((x - mean) / deviation);
        let mut common = 0.0;
        for (value, count) in self.iter() {
            let expected = below(value as f64 + 0.5) - below(value as f64 - 0.5);
            common += expected.min(count as f64 / total);
        }
        1.0 - common
    }
}

/// The share of the standard normal distribution below `x`, by Simpson's rule; good to about nine places.
pub(crate) fn normal_below(x: f64) -> f64 {
    let end = x.clamp(-8.0, 8.0);
    let steps = 200;
    let step = end / f64::from(steps);
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let sum: f64 = (0..=steps)
        .map(|i| {
            let weight = match i {
                _ if i == 0 || i == steps => 1.0,
                _ if i % 2 == 1 => 4.0,
                _ => 2.0,
            };
            weight * density(f64::from(i) * step)
        })
        .sum();
    0.5 + sum * step / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(values: &[usize]) -> Histogram {
        let mut histogram = Histogram::default();
        for &value in values {
            histogram.add(value);
        }
        histogram
    }

    #[test]
    fn figures_of_a_small_sample() {
        let sample = of(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(sample.mean(), 5.0);
        assert_eq!(sample.deviation(), 2.0);
        assert_eq!(sample.mode(), Some(4));
        assert_eq!(sample.range(), Some((2, 9)));
        assert_eq!(Histogram::default().mode(), None);
    }

    #[test]
    fn the_normal_distribution_is_known() {
        for (x, share) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.96, 0.024_997_895)] {
            assert!((normal_below(x) - share).abs() < 1e-8);
        }
    }

    #[test]
    fn a_binomial_is_nearly_normal_and_a_spike_is_not() {
        let mut binomial = Histogram::default();
        let mut weight = 1e12 / 2f64.powi(60);
        for k in 0..=60usize {
            for _ in 0..(weight / 1e7) as u64 {
                binomial.add(k);
            }
            weight *= (60 - k) as f64 / (k + 1) as f64;
        }
        assert!(binomial.distance_from_normal() < 0.01);
        assert!(of(&[10, 10, 10, 40, 40, 40]).distance_from_normal() > 0.5);
    }

    proptest! {
        #[test]
        fn merging_is_counting_together(a in prop::collection::vec(0usize..50, 0..50), b in prop::collection::vec(0usize..90, 0..50)) {
            let both: Vec<usize> = a.iter().chain(&b).copied().collect();
            let merged = of(&a).merged(&of(&b));
            prop_assert_eq!(merged.iter().collect::<Vec<_>>(), of(&both).iter().collect::<Vec<_>>());
        }
    }
}
