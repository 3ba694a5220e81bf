//! How sure a measured probability is: Wilson's score interval. It does not know what was counted.

/// A measured probability with the interval that covers the true one with a stated confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Successes divided by trials; 0 when there were no trials.
    pub mean: f64,
    /// The lower end of the interval.
    pub lower: f64,
    /// The upper end of the interval.
    pub upper: f64,
}

/// The quantile of the normal distribution for a two-sided interval of 95 %.
pub const CONFIDENCE_95: f64 = 1.959_963_984_540_054;

/// Wilson's interval for `successes` of `trials`; `z` is the normal quantile, such as [`CONFIDENCE_95`].
/// Unlike the textbook interval it stays inside 0 … 1 and is honest near the ends.
#[must_use]
pub fn wilson(successes: u64, trials: u64, z: f64) -> Estimate {
    if trials == 0 {
        return Estimate {
            mean: 0.0,
            lower: 0.0,
            upper: 1.0,
        };
    }
    let n = trials as f64;
    let mean = successes as f64 / n;
    let z2 = z * z;
    let centre = (mean + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (mean * (1.0 - mean) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding must not push the interval off the measured value at the very ends.
    Estimate {
        mean,
        lower: (centre - half).clamp(0.0, mean),
        upper: (centre + half).clamp(mean, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_intervals() {
        // Computed by hand from Wilson's formula with z = 1.96 (rounded to four places).
        for (successes, trials, lower, upper) in [
            (0, 10, 0.0, 0.2775),
            (10, 10, 0.7225, 1.0),
            (5, 10, 0.2366, 0.7634),
            (1, 100, 0.0018, 0.0545),
        ] {
            let found = wilson(successes, trials, CONFIDENCE_95);
            assert!((found.lower - lower).abs() < 1e-4, "{found:?}");
            assert!((found.upper - upper).abs() < 1e-4, "{found:?}");
        }
        assert_eq!(wilson(0, 0, CONFIDENCE_95).upper, 1.0);
    }

    /// The law that makes it an interval of 95 %: over all outcomes of a binomial, weighted by their
    /// probability, it covers the true value about that often.
    #[test]
    fn covers_about_as_often_as_it_says() {
        let n = 400u64;
        for p in [0.05, 0.3, 0.5, 0.75] {
            let mut weight = (1.0f64 - p).powi(n as i32);
            let mut covered = 0.0;
            for k in 0..=n {
                let found = wilson(k, n, CONFIDENCE_95);
                if found.lower <= p && p <= found.upper {
                    covered += weight;
                }
                weight *= (n - k) as f64 / (k + 1) as f64 * p / (1.0 - p);
            }
            assert!((covered - 0.95).abs() < 0.02, "p = {p}: covered {covered}");
        }
    }

    proptest! {
        #[test]
        fn contains_the_mean_and_stays_a_probability(trials in 1u64..10_000_000, share in 0.0..=1.0f64) {
            let successes = ((trials as f64 * share) as u64).min(trials);
            let found = wilson(successes, trials, CONFIDENCE_95);
            prop_assert!(0.0 <= found.lower && found.lower <= found.mean);
            prop_assert!(found.mean <= found.upper && found.upper <= 1.0);
        }
    }
}
