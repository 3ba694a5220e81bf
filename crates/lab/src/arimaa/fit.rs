//! Fitting the weights of the evaluation: every position as a short list of features, so that its score is a sum of weights times
//! values. What is learnt are changes of weights, in the same unit for all: what a typical occurrence adds, in hundredths of a rabbit.

use super::learn::Model;
use super::samples::Sample;
use bot::evaluate::{Evaluator, FEATURES, Group, Weights};
use work::{Halt, Work};

/// The features of all samples, row after row.
pub struct Fit {
    /// What the evaluation says as it is.
    base: Vec<f32>,
    /// Where each row begins, and the end of the last.
    starts: Vec<usize>,
    features: Vec<u16>,
    /// For the mover, a typical value being one.
    values: Vec<f32>,
    /// What a change of one means for each weight.
    units: Vec<f32>,
    /// Features whose weights stay as they are.
    kept: Vec<usize>,
    /// In how many samples each feature occurs.
    pub occurrences: Vec<u32>,
}

impl Fit {
    /// Asks for the features of every sample.
    ///
    /// # Errors
    /// When stopped, or when they need too much memory.
    pub fn new(work: &Work, samples: &[Sample], evaluator: &Evaluator) -> Result<Fit, Halt> {
        let task = work.task("arimaa-task-rated", Some(samples.len() as u64));
        let mut fit = Fit {
            base: Vec::with_capacity(samples.len()),
            starts: vec![0],
            features: Vec::new(),
            values: Vec::new(),
            units: vec![0.0; FEATURES],
            kept: Vec::new(),
            occurrences: vec![0; FEATURES],
        };
        let mut squares = vec![0.0; FEATURES];
        for (index, sample) in samples.iter().enumerate() {
            task.tick()?;
            let sign = if sample.mover == 0 { 1.0 } else { -1.0 };
            let found = evaluator.features(&sample.field, sample.mover, sample.left);
            let mut score = 0.0;
            for (feature, &value) in found.iter().enumerate().filter(|(_, value)| **value != 0) {
                let value = sign * value as f32 / Weights::UNIT as f32;
                score += value * evaluator.weights().get(feature) as f32;
                fit.features.push(feature as u16);
                fit.values.push(value);
                fit.occurrences[feature] += 1;
                squares[feature] += f64::from(value).powi(2);
            }
            fit.base.push(score);
            fit.starts.push(fit.features.len());
            // After some rows it is known how long they are.
            if index == 1000 {
                work.claim(fit.features.len() as u64 * 6 / 1000 * samples.len() as u64)?;
            }
        }
        for (feature, unit) in fit.units.iter_mut().enumerate() {
            if fit.occurrences[feature] > 0 {
                let mean = squares[feature] / f64::from(fit.occurrences[feature]);
                *unit = (1.0 / mean.sqrt()) as f32;
            }
        }
        for (value, feature) in fit.values.iter_mut().zip(&fit.features) {
            *value *= fit.units[usize::from(*feature)];
        }
        Ok(fit)
    }

    /// Leaves the weights of a group of features as they are.
    pub fn keep(&mut self, group: &Group) {
        self.kept.extend(group.first..group.first + group.size);
    }

    fn row(&self, sample: u32) -> impl Iterator<Item = (usize, f32)> + '_ {
        let row = self.starts[sample as usize]..self.starts[sample as usize + 1];
        let features = self.features[row.clone()].iter();
        features
            .map(|feature| usize::from(*feature))
            .zip(self.values[row].iter().copied())
    }

    /// The weights with these changes, as whole numbers.
    #[must_use]
    pub fn weights(&self, from: &Weights, changes: &[f32], notes: Vec<String>) -> Weights {
        let mut numbers = Box::new(*from.all());
        for (feature, number) in numbers.iter_mut().enumerate() {
            let change = (changes[feature] * self.units[feature]).round();
            *number = (*number + change as i32).clamp(-LARGEST, LARGEST);
        }
        Weights::new(numbers, notes)
    }
}

/// Weights beyond this are not accepted by the file's reader.
const LARGEST: i32 = 1 << 17;

impl Model for Fit {
    const TURNS: bool = false;

    fn output(&self, changes: &[f32], sample: u32, _turned: bool) -> f32 {
        let row = self.row(sample);
        let change: f32 = row.map(|(feature, value)| changes[feature] * value).sum();
        self.base[sample as usize] + change
    }

    fn limit(&self, changes: &mut [f32]) {
        for &feature in &self.kept {
            changes[feature] = 0.0;
        }
    }

    fn learn(&self, _: &[f32], sample: u32, _turned: bool, slope: f32, gradient: &mut [f32]) {
        for (feature, value) in self.row(sample) {
            gradient[feature] += slope * value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Sample> {
        let work = Work::unlimited();
        (0..200)
            .map(|index| Sample {
                field: bot::sample::position(&work.streams, index),
                mover: index as usize % 2,
                left: 1 + index as usize % 4,
                won: Some(true),
                score: None,
                game: 0,
            })
            .collect()
    }

    #[test]
    fn the_sum_is_the_score_before_and_after_a_change() {
        let (work, samples) = (Work::unlimited(), samples());
        let evaluator = Evaluator::default();
        let fit = Fit::new(&work, &samples, &evaluator).unwrap();
        let mut changes = vec![0.0; FEATURES];
        let close = |evaluator: &Evaluator, changes: &[f32], most: f32| {
            for (index, sample) in samples.iter().enumerate() {
                let score = evaluator.score(&sample.field, sample.mover, sample.left) as f32;
                let sum = fit.output(changes, index as u32, false);
                assert!((score - sum).abs() <= most, "{score} {sum}");
            }
        };
        close(&evaluator, &changes, 1.01);
        for (index, change) in changes.iter_mut().enumerate() {
            *change = (index % 7) as f32 - 3.0;
        }
        let changed = fit.weights(evaluator.weights(), &changes, Vec::new());
        assert_ne!(&changed, evaluator.weights());
        // Weights are rounded; values that are large have large units to be rounded to.
        close(&Evaluator::new(changed), &changes, 40.0);
    }
}
