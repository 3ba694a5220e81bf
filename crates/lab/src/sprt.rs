//! The sequential test that ends a match as soon as it is decided which of two strengths is the truth (Wald). It knows wins and
//! losses; games of ours that it is used for have no draws.

use crate::elo::expected;

/// Two hypotheses about the strength of one player against another, and how often each may be accepted wrongly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference in Elo if the change is worth nothing.
    pub elo0: f64,
    /// The difference if it is worth something.
    pub elo1: f64,
    /// How often `elo1` may be accepted when `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted when `elo1` is true.
    pub beta: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing yet.
    Open,
    /// The difference is `elo0` rather than `elo1`.
    Null,
    /// The difference is `elo1` rather than `elo0`.
    Better,
}

impl Sprt {
    /// The test of two differences with 5 % of errors on either side.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// The logarithm of how much likelier the results are under `elo1` than under `elo0`.
    #[must_use]
    pub fn ratio(&self, wins: u64, losses: u64) -> f64 {
        let (p0, p1) = (expected(self.elo0), expected(self.elo1));
        wins as f64 * (p1 / p0).ln() + losses as f64 * ((1.0 - p1) / (1.0 - p0)).ln()
    }

    /// Below the first, `elo0` is accepted; above the second, `elo1`.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// What the results say.
    #[must_use]
    pub fn decide(&self, wins: u64, losses: u64) -> Decision {
        let ratio = self.ratio(wins, losses);
        let (lower, upper) = self.bounds();
        if ratio <= lower {
            Decision::Null
        } else if ratio >= upper {
            Decision::Better
        } else {
            Decision::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use work::Work;

    /// How often the test accepts `elo1` when the difference is `truth`.
    fn accepted(truth: f64, trials: u64) -> f64 {
        let test = Sprt::new(0.0, 50.0);
        let mut better = 0;
        for trial in 0..trials {
            let mut random = Work::unlimited().streams.stream("sprt", trial);
            let (mut wins, mut losses) = (0, 0);
            let decision = loop {
                if random.random::<f64>() < expected(truth) {
                    wins += 1;
                } else {
                    losses += 1;
                }
                match test.decide(wins, losses) {
                    Decision::Open => {}
                    decided => break decided,
                }
            };
            better += u64::from(decision == Decision::Better);
        }
        better as f64 / trials as f64
    }

    /// The law that makes it a test: errors are at most as frequent as promised (and not absent, which would mean waste).
    #[test]
    fn errors_are_as_rare_as_promised() {
        let false_alarms = accepted(0.0, 2000);
        assert!(false_alarms < 0.06 && false_alarms > 0.01, "{false_alarms}");
        let hits = accepted(50.0, 2000);
        assert!(hits > 0.94 && hits < 0.99, "{hits}");
    }

    /// Montgomery, Introduction to Statistical Quality Control, on item-by-item sampling by Wald's test with p₁ = 0.01, p₂ = 0.06, α = 0.05 and
    /// β = 0.10: accept below −1.22 + 0.028 n, reject above 1.57 + 0.028 n.
    #[test]
    fn a_published_plan_of_sampling_is_met() {
        let test = Sprt {
            elo0: crate::elo::difference(0.01),
            elo1: crate::elo::difference(0.06),
            alpha: 0.05,
            beta: 0.10,
        };
        let (lower, upper) = test.bounds();
        // A success is worth so much more than a failure, which is why lines in the plane of trials and successes decide.
        let failure = test.ratio(0, 1);
        let unit = test.ratio(1, 0) - failure;
        for (found, published, places) in [
            (lower / unit, -1.22, 0.006),
            (upper / unit, 1.57, 0.006),
            (-failure / unit, 0.028, 0.0006),
        ] {
            assert!((found - published).abs() < places, "{found} {published}");
        }
    }

    #[test]
    fn the_ratio_is_symmetric() {
        let test = Sprt::new(-20.0, 20.0);
        assert_eq!(test.ratio(0, 0), 0.0);
        assert!((test.ratio(7, 3) + test.ratio(3, 7)).abs() < 1e-12);
        assert_eq!(test.decide(0, 0), Decision::Open);
        assert_eq!(test.decide(100, 0), Decision::Better);
        assert_eq!(test.decide(0, 100), Decision::Null);
    }
}
