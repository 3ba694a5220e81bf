//! Arithmetic with bounds, rounded outwards: the true result lies between the bounds, always. `None` means undefined
//! or unbounded.

/// All numbers from `low` to `high`; both are finite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound, not below the lower.
    pub high: f64,
}

/// The library's functions are good to an ulp or so, but promise nothing; we allow for this many.
const DOUBT: u32 = 4;

impl Interval {
    /// From `low` to `high`.
    #[must_use]
    pub fn new(low: f64, high: f64) -> Option<Self> {
        (low.is_finite() && high.is_finite() && low <= high).then_some(Interval { low, high })
    }

    /// One number.
    #[must_use]
    pub fn point(number: f64) -> Self {
        Interval {
            low: number,
            high: number,
        }
    }

    /// The middle.
    #[must_use]
    pub fn middle(self) -> f64 {
        self.low + (self.high - self.low) / 2.0
    }

    /// How long it is.
    #[must_use]
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// The two halves.
    #[must_use]
    pub fn halves(self) -> [Self; 2] {
        let middle = self.middle();
        [
            Interval {
                low: self.low,
                high: middle,
            },
            Interval {
                low: middle,
                high: self.high,
            },
        ]
    }

    fn outwards(low: f64, high: f64, ulps: u32) -> Option<Self> {
        let (mut low, mut high) = (low, high);
        for _ in 0..ulps {
            low = low.next_down();
            high = high.next_up();
        }
        Interval::new(low, high)
    }

    /// A monotonic function of the bounds, computed by the library.
    fn monotonic(self, function: impl Fn(f64) -> f64) -> Option<Self> {
        Interval::outwards(function(self.low), function(self.high), DOUBT)
    }

    pub(crate) fn negated(self) -> Self {
        Interval {
            low: -self.high,
            high: -self.low,
        }
    }

    pub(crate) fn plus(self, other: Self) -> Option<Self> {
        let (low, high) = (self.low + other.low, self.high + other.high);
        // Sums with zero and of small whole numbers are exact: no need to widen them.
        let exact = |sum: f64, a: f64, b: f64| sum - a == b && sum - b == a;
        let low = if exact(low, self.low, other.low) {
            low
        } else {
            low.next_down()
        };
        let high = if exact(high, self.high, other.high) {
            high
        } else {
            high.next_up()
        };
        Interval::new(low, high)
    }

    pub(crate) fn times(self, other: Self) -> Option<Self> {
        let mut bounds: Option<(f64, f64)> = None;
        for a in [self.low, self.high] {
            for b in [other.low, other.high] {
                let product = a * b;
                // The remainder of a product is itself a floating number, unless it underflows.
                let exact = a == 0.0
                    || b == 0.0
                    || (product.abs() > 1e-280 && a.mul_add(b, -product) == 0.0);
                let (low, high) = if exact {
                    (product, product)
                } else {
                    (product.next_down(), product.next_up())
                };
                bounds = Some(bounds.map_or((low, high), |(l, h)| (l.min(low), h.max(high))));
            }
        }
        let (low, high) = bounds?;
        Interval::new(low, high)
    }

    pub(crate) fn reciprocal(self) -> Option<Self> {
        if self.low <= 0.0 && self.high >= 0.0 {
            return None;
        }
        Interval::outwards(1.0 / self.high, 1.0 / self.low, 1)
    }

    pub(crate) fn whole_power(self, power: i32) -> Option<Self> {
        if power < 0 {
            return self.whole_power(-power)?.reciprocal();
        }
        let base = if power % 2 == 0 { self.abs() } else { self };
        // By repeated multiplication, each rounded outwards: for a monotonic base the bounds stay bounds.
        let raise = |number: f64| {
            (0..power).try_fold(Interval::point(1.0), |product, _| {
                product.times(Interval::point(number))
            })
        };
        Interval::new(raise(base.low)?.low, raise(base.high)?.high)
    }

    pub(crate) fn abs(self) -> Self {
        if self.low >= 0.0 {
            self
        } else if self.high <= 0.0 {
            self.negated()
        } else {
            Interval {
                low: 0.0,
                high: self.high.max(-self.low),
            }
        }
    }

    pub(crate) fn sqrt(self) -> Option<Self> {
        if self.low < 0.0 {
            return None;
        }
        let root = self.monotonic(f64::sqrt)?;
        Interval::new(root.low.max(0.0), root.high)
    }

    pub(crate) fn exp(self) -> Option<Self> {
        self.monotonic(f64::exp)
    }

    pub(crate) fn ln(self) -> Option<Self> {
        if self.low <= 0.0 {
            return None;
        }
        self.monotonic(f64::ln)
    }

    pub(crate) fn sin(self) -> Self {
        // sin t = cos(t − π/2); the shift is rounded outwards like everything else.
        let quarter = Interval::point(std::f64::consts::FRAC_PI_2);
        let shifted = self.plus(quarter.negated());
        shifted.map_or(
            Interval {
                low: -1.0,
                high: 1.0,
            },
            |shifted| {
                let widened = Interval {
                    low: shifted.low.next_down(),
                    high: shifted.high.next_up(),
                };
                widened.cos()
            },
        )
    }

    pub(crate) fn cos(self) -> Self {
        use std::f64::consts::{PI, TAU};
        let everything = Interval {
            low: -1.0,
            high: 1.0,
        };
        // Far from zero the multiples of π are not known well enough to say where the extremes are.
        if self.width() >= TAU || self.low.abs().max(self.high.abs()) > 1e6 {
            return everything;
        }
        let slack = 1e-9;
        let holds = |offset: f64| {
            let first = ((self.low - slack - offset) / TAU).ceil();
            first * TAU + offset <= self.high + slack
        };
        let ends = [self.low.cos(), self.high.cos()];
        let widened = Interval::outwards(ends[0].min(ends[1]), ends[0].max(ends[1]), DOUBT);
        let ends = widened.unwrap_or(everything);
        Interval {
            low: if holds(PI) { -1.0 } else { ends.low.max(-1.0) },
            high: if holds(0.0) { 1.0 } else { ends.high.min(1.0) },
        }
    }

    pub(crate) fn min(self, other: Self) -> Self {
        Interval {
            low: self.low.min(other.low),
            high: self.high.min(other.high),
        }
    }

    pub(crate) fn max(self, other: Self) -> Self {
        Interval {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }
}
