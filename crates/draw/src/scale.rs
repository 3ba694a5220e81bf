//! Numbers along a line: from where to where it goes, and which round numbers stand at it. It draws nothing.

use crate::frame::{short, step};

/// A line of numbers on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    low: f64,
    high: f64,
    unit: f64,
    start: f64,
    end: f64,
}

impl Scale {
    /// From the round number below the least to the one above the largest; 0 is on it where it is near. On the sheet it lies between `start`
    /// and `end`, whichever is larger.
    pub fn over(numbers: impl Iterator<Item = f64>, start: f64, end: f64) -> Self {
        let finite = numbers.filter(|number| number.is_finite());
        let (mut low, mut high) = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), n| {
            (a.min(n), b.max(n))
        });
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if low > 0.0 && low < 0.4 * high {
            low = 0.0;
        }
        let span = match high - low {
            span if span > 0.0 => span,
            _ => low.abs().max(1.0) / 2.0,
        };
        let unit = step(span);
        Scale {
            low: (low / unit).floor() * unit,
            high: ((high / unit).ceil() * unit).max(low + unit),
            unit,
            start,
            end,
        }
    }

    /// Where a number lies on the sheet.
    pub fn at(&self, number: f64) -> f64 {
        let share = (number - self.low) / (self.high - self.low);
        self.start + share * (self.end - self.start)
    }

    /// The round numbers and what is written at them.
    pub fn marks(&self) -> Vec<(f64, String)> {
        let count = ((self.high - self.low) / self.unit).round() as i64;
        let mark = |at: i64| {
            let number = self.low + at as f64 * self.unit;
            (self.at(number), short(number).replace("-0", "0"))
        };
        (0..=count).map(mark).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_between_round_numbers() {
        for numbers in [
            vec![0.45, 0.93],
            vec![1320.5, 1811.0],
            vec![-35.0, 20.0],
            vec![7.0],
            vec![],
        ] {
            let scale = Scale::over(numbers.iter().copied(), 100.0, 20.0);
            let marks = scale.marks();
            assert!((2..=13).contains(&marks.len()), "{numbers:?}: {marks:?}");
            assert_eq!((marks[0].0, marks[marks.len() - 1].0), (100.0, 20.0));
            for number in numbers {
                assert!((20.0..=100.0).contains(&scale.at(number)), "{number}");
            }
        }
        let names: Vec<String> = Scale::over([0.1, 0.9].into_iter(), 0.0, 1.0)
            .marks()
            .into_iter()
            .map(|mark| mark.1)
            .collect();
        assert_eq!(names, ["0", "0.2", "0.4", "0.6", "0.8", "1"]);
    }
}
