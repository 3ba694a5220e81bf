//! How sure a measured probability is: Wilson's score interval, the exact one of Clopper and Pearson, and Newcombe's for the difference of
//! two. It does not know what was counted.

use crate::exact::Count;
use statrs::distribution::{Beta, ContinuousCDF};

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

/// The exact interval of Clopper and Pearson: it covers the true probability at least as often as `confidence` says, and is wider for that.
#[must_use]
pub fn clopper_pearson(count: Count, confidence: f64) -> Estimate {
    let Count { successes, trials } = count;
    let (yes, no) = (successes as f64, (trials - successes) as f64);
    let tail = (1.0 - confidence) / 2.0;
    // Parameters are positive, so that there is such a distribution.
    let quantile =
        |a: f64, b: f64, below: f64| Beta::new(a, b).map_or(0.5, |beta| beta.inverse_cdf(below));
    let mean = if trials == 0 {
        0.0
    } else {
        yes / trials as f64
    };
    let lower = if successes == 0 {
        0.0
    } else {
        quantile(yes, no + 1.0, tail)
    };
    let upper = if successes == trials {
        1.0
    } else {
        quantile(yes + 1.0, no, 1.0 - tail)
    };
    Estimate {
        mean,
        lower: lower.min(mean),
        upper: upper.max(mean),
    }
}

/// How far the probabilities behind two counts are apart: Newcombe's interval, made of Wilson's of each.
#[must_use]
pub fn difference(one: Count, other: Count, z: f64) -> Estimate {
    let of = |count: Count| wilson(count.successes, count.trials, z);
    let (one, other) = (of(one), of(other));
    let mean = one.mean - other.mean;
    let below = (one.mean - one.lower).hypot(other.upper - other.mean);
    let above = (one.upper - one.mean).hypot(other.mean - other.lower);
    Estimate {
        mean,
        lower: (mean - below).max(-1.0),
        upper: (mean + above).min(1.0),
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

    fn count(successes: u64, trials: u64) -> Count {
        Count { successes, trials }
    }

    /// Newcombe, Statistics in Medicine 17 (1998): table I of the paper on one proportion (pages 857–872).
    #[test]
    fn published_intervals_of_one_proportion_are_met() {
        for (successes, trials, score, exact) in [
            (81, 263, [0.2553, 0.3662], [0.2527, 0.3676]),
            (15, 148, [0.0624, 0.1605], [0.0578, 0.1617]),
            (0, 20, [0.0, 0.1611], [0.0, 0.1684]),
            (1, 29, [0.0061, 0.1718], [0.0009, 0.1776]),
        ] {
            let wilson = wilson(successes, trials, CONFIDENCE_95);
            let exactly = clopper_pearson(count(successes, trials), 0.95);
            for (found, published) in [(wilson, score), (exactly, exact)] {
                assert!(
                    (found.lower - published[0]).abs() < 6e-5,
                    "{found:?} {published:?}"
                );
                assert!(
                    (found.upper - published[1]).abs() < 6e-5,
                    "{found:?} {published:?}"
                );
            }
        }
        assert_eq!(clopper_pearson(count(0, 0), 0.95).upper, 1.0);
    }

    /// The same, on differences (pages 873–890, table II): method 10.
    #[test]
    fn published_intervals_of_differences_are_met() {
        for (one, other, published) in [
            (count(56, 70), count(48, 80), [0.0524, 0.3339]),
            (count(9, 10), count(3, 10), [0.1705, 0.8090]),
            (count(10, 10), count(0, 20), [0.6791, 1.0]),
        ] {
            let found = difference(one, other, CONFIDENCE_95);
            assert!(
                (found.lower - published[0]).abs() < 6e-5,
                "{found:?} {published:?}"
            );
            assert!(
                (found.upper - published[1]).abs() < 6e-5,
                "{found:?} {published:?}"
            );
        }
    }

    /// What the exact interval leaves out is what the exact tail probabilities rule out.
    #[test]
    fn exact_ends_have_the_probability_that_they_promise() {
        let choose =
            |n: u64, k: u64| (0..k).fold(1.0, |all, i| all * (n - i) as f64 / (i + 1) as f64);
        let trials = 30;
        for successes in 1..trials {
            let found = clopper_pearson(count(successes, trials), 0.95);
            let term = |p: f64, k: u64| {
                choose(trials, k) * p.powi(k as i32) * (1.0 - p).powi((trials - k) as i32)
            };
            let at_least: f64 = (successes..=trials).map(|k| term(found.lower, k)).sum();
            let at_most: f64 = (0..=successes).map(|k| term(found.upper, k)).sum();
            assert!((at_least - 0.025).abs() < 1e-6, "{successes}: {at_least}");
            assert!((at_most - 0.025).abs() < 1e-6, "{successes}: {at_most}");
        }
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
