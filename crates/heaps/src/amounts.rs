//! The numbers that a move may take: finite, or without end but regular.

/// Numbers at equal distances: `from`, `from + step`, … up to `to`, or for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// The first number.
    pub from: u64,
    /// The last number allowed, if there is one.
    pub to: Option<u64>,
    /// The distance; at least one.
    pub step: u64,
}

impl Run {
    fn contains(&self, number: u64) -> bool {
        number >= self.from
            && self.to.is_none_or(|to| number <= to)
            && (number - self.from).is_multiple_of(self.step)
    }
}

/// A set of numbers that may be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amounts {
    runs: Vec<Run>,
}

impl Amounts {
    /// The union of these runs.
    #[must_use]
    pub fn new(mut runs: Vec<Run>) -> Self {
        runs.sort_by_key(|run| (run.from, run.to, run.step));
        runs.dedup();
        Amounts { runs }
    }

    /// Every positive number.
    #[must_use]
    pub fn any() -> Self {
        Amounts::new(vec![Run {
            from: 1,
            to: None,
            step: 1,
        }])
    }

    /// Just these numbers.
    #[must_use]
    pub fn listed(numbers: &[u64]) -> Self {
        let single = |&number| Run {
            from: number,
            to: Some(number),
            step: 1,
        };
        Amounts::new(numbers.iter().map(single).collect())
    }

    /// The runs, by their first numbers.
    #[must_use]
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Whether `number` may be taken.
    #[must_use]
    pub fn contains(&self, number: u64) -> bool {
        self.runs.iter().any(|run| run.contains(number))
    }

    /// Whether every positive number may be taken.
    #[must_use]
    pub fn is_any(&self) -> bool {
        self.runs
            .iter()
            .any(|run| run.from == 1 && run.to.is_none() && run.step == 1)
    }

    /// The numbers up to `most`, rising.
    pub fn up_to(&self, most: u64) -> impl Iterator<Item = u64> + '_ {
        let last = self.largest().map_or(most, |largest| largest.min(most));
        let first = self.runs.first().map_or(u64::MAX, |run| run.from);
        (first..=last).filter(|&number| self.contains(number))
    }

    /// The largest number; none where there is no end.
    #[must_use]
    pub fn largest(&self) -> Option<u64> {
        self.runs
            .iter()
            .map(|run| run.to)
            .try_fold(0, |most, to| Some(most.max(to?)))
    }

    /// The least number.
    #[must_use]
    pub fn least(&self) -> Option<u64> {
        self.runs.first().map(|run| run.from)
    }

    /// From which number on the set repeats, and after how many: for codes with a tail.
    pub(crate) fn tail(&self) -> Option<(u64, u64)> {
        self.largest().is_none().then(|| {
            let from = self
                .runs
                .iter()
                .map(|run| run.to.map_or(run.from, |to| to + 1))
                .max();
            let step = self
                .runs
                .iter()
                .filter(|run| run.to.is_none())
                .map(|run| run.step);
            (from.unwrap_or(0), step.fold(1, least_common_multiple))
        })
    }
}

pub(crate) fn least_common_multiple(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}
