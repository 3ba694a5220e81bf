//! Means of numbers: how sure one is, and whether two differ (Welch). It does not know what was counted.

use crate::interval::Estimate;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// What is needed of a sample to judge its mean.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    /// How many numbers there are.
    pub count: u64,
    /// Their mean; 0 of none.
    pub mean: f64,
    /// The estimated deviation of what they were drawn from; 0 where there are fewer than two.
    pub deviation: f64,
}

/// Two means beside each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The first less the second.
    pub difference: Estimate,
    /// How probable so great a difference is, if the means do not differ.
    pub chance: f64,
}

impl Sample {
    /// A sample of numbers, each with how often it was seen.
    pub fn of(numbers: impl Iterator<Item = (f64, u64)> + Clone) -> Self {
        let count: u64 = numbers.clone().map(|(_, seen)| seen).sum();
        if count == 0 {
            return Sample::default();
        }
        let sum: f64 = numbers
            .clone()
            .map(|(number, seen)| number * seen as f64)
            .sum();
        let mean = sum / count as f64;
        let squares = numbers.map(|(number, seen)| (number - mean).powi(2) * seen as f64);
        let freedom = count.saturating_sub(1).max(1) as f64;
        Sample {
            count,
            mean,
            deviation: (squares.sum::<f64>() / freedom).sqrt(),
        }
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(&self) -> f64 {
        self.deviation / (self.count.max(1) as f64).sqrt()
    }

    /// Student's interval of the mean; of fewer than two numbers nothing is known.
    #[must_use]
    pub fn interval(&self, confidence: f64) -> Option<Estimate> {
        let half = self.error() * quantile(self.count.checked_sub(1)? as f64, confidence)?;
        Some(around(self.mean, half))
    }
}

/// How probable so great a distance from a stated mean is, if that is the true one, by Student's test. The stated one was rounded, and may lie
/// anywhere so near to what was written. Nothing where there are fewer than two numbers, or they do not vary.
#[must_use]
pub fn stated(sample: &Sample, mean: f64, rounding: f64) -> Option<f64> {
    if sample.count < 2 || sample.error() <= 0.0 {
        return None;
    }
    let distance = ((sample.mean - mean).abs() - rounding.abs()).max(0.0);
    let student = StudentsT::new(0.0, 1.0, (sample.count - 1) as f64).ok()?;
    Some((2.0 * student.cdf(-distance / sample.error())).min(1.0))
}

/// Whether two means differ, by the test of Welch; nothing where a sample has fewer than two numbers, or neither varies.
#[must_use]
pub fn compared(one: &Sample, other: &Sample, confidence: f64) -> Option<Compared> {
    if one.count < 2 || other.count < 2 {
        return None;
    }
    let (v1, v2) = (one.error().powi(2), other.error().powi(2));
    let error = (v1 + v2).sqrt();
    let spread = v1.powi(2) / (one.count - 1) as f64 + v2.powi(2) / (other.count - 1) as f64;
    if spread <= 0.0 {
        return None;
    }
    let freedom = (v1 + v2).powi(2) / spread;
    let difference = one.mean - other.mean;
    let student = StudentsT::new(0.0, 1.0, freedom).ok()?;
    Some(Compared {
        difference: around(difference, error * quantile(freedom, confidence)?),
        chance: (2.0 * student.cdf(-(difference / error).abs())).min(1.0),
    })
}

fn around(mean: f64, half: f64) -> Estimate {
    Estimate {
        mean,
        lower: mean - half,
        upper: mean + half,
    }
}

/// How many standard errors an interval reaches to either side.
fn quantile(freedom: f64, confidence: f64) -> Option<f64> {
    if freedom <= 0.0 {
        return None;
    }
    let student = StudentsT::new(0.0, 1.0, freedom).ok()?;
    Some(student.inverse_cdf(0.5 + confidence / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[f64]) -> Sample {
        Sample::of(numbers.iter().map(|&number| (number, 1)))
    }

    /// Hours of sleep gained by two drugs, which Student used himself (Biometrika 1908); R, t.test(extra ~ group, data = sleep).
    #[test]
    fn the_sleep_of_student_is_met() {
        let one = of(&[0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]);
        let other = of(&[1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]);
        assert!((one.mean - 0.75).abs() < 1e-12 && (other.mean - 2.33).abs() < 1e-12);
        let found = compared(&one, &other, 0.95).unwrap();
        assert!((found.chance - 0.07939).abs() < 6e-6, "{found:?}");
        assert!(
            (found.difference.lower + 3.365_483_2).abs() < 1e-6,
            "{found:?}"
        );
        assert!(
            (found.difference.upper - 0.205_483_2).abs() < 1e-6,
            "{found:?}"
        );
        // The same hours in pairs: R gives 0.7001142 … 2.4598858.
        let pairs = of(&[1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]);
        let interval = pairs.interval(0.95).unwrap();
        assert!((interval.lower - 0.700_114_2).abs() < 1e-6, "{interval:?}");
        assert!((interval.upper - 2.459_885_8).abs() < 1e-6, "{interval:?}");
        // R, t.test(extra ~ group, data = sleep, paired = TRUE): p = 0.002833.
        let chance = stated(&pairs, 0.0, 0.0).unwrap();
        assert!((chance - 0.002_833).abs() < 6e-7, "{chance}");
        assert_eq!(stated(&pairs, 2.0, 0.5), Some(1.0), "within its rounding");
    }

    #[test]
    fn what_says_nothing_is_not_judged() {
        assert_eq!(of(&[]), Sample::default());
        assert_eq!(of(&[3.0]).interval(0.95), None);
        assert_eq!(stated(&of(&[3.0, 3.0]), 3.0, 0.0), None);
        assert_eq!(compared(&of(&[1.0, 1.0]), &of(&[1.0, 1.0]), 0.95), None);
        let counted = Sample::of([(2.0, 3), (5.0, 1)].into_iter());
        assert_eq!(counted, of(&[2.0, 5.0, 2.0, 2.0]));
    }
}
