//! Fitting the weights of the evaluation: every position as a short list of features, so that its score is a sum of weights times
//! values. It is told the features and does not know what they mean.

use super::learn::Model;
use super::samples::Sample;
use work::{Halt, Work};

/// A position's features and their values: the score for Gold is the sum of weight times value over [`WHOLE`].
pub type Features = Vec<(u16, i32)>;
/// A value of one.
pub const WHOLE: f32 = 64.0;

/// The features of all samples, row after row.
pub struct Fit {
    /// Where each row begins, and the end of the last.
    starts: Vec<usize>,
    features: Vec<u16>,
    /// For the mover, in units of one.
    values: Vec<f32>,
}

impl Fit {
    /// Asks for the features of every sample.
    ///
    /// # Errors
    /// When stopped, or when they need too much memory.
    pub fn new(
        work: &Work,
        samples: &[Sample],
        features: impl Fn(&Sample) -> Features,
    ) -> Result<Fit, Halt> {
        let task = work.task("arimaa-task-rated", Some(samples.len() as u64));
        let mut fit = Fit {
            starts: vec![0],
            features: Vec::new(),
            values: Vec::new(),
        };
        for (index, sample) in samples.iter().enumerate() {
            task.tick()?;
            let sign = if sample.mover == 0 { 1.0 } else { -1.0 };
            for (feature, value) in features(sample) {
                if value != 0 {
                    fit.features.push(feature);
                    fit.values.push(sign * value as f32 / WHOLE);
                }
            }
            fit.starts.push(fit.features.len());
            // After some rows it is known how long they are.
            if index == 1000 {
                work.claim(fit.features.len() as u64 * 6 / 1000 * samples.len() as u64)?;
            }
        }
        Ok(fit)
    }

    fn row(&self, sample: u32) -> impl Iterator<Item = (usize, f32)> + '_ {
        let row = self.starts[sample as usize]..self.starts[sample as usize + 1];
        let features = self.features[row.clone()]
            .iter()
            .map(|one| usize::from(*one));
        features.zip(self.values[row].iter().copied())
    }

    /// In how many of the samples each feature occurs.
    #[must_use]
    pub fn occurrences(&self, features: usize) -> Vec<u32> {
        let mut counts = vec![0; features];
        for feature in &self.features {
            counts[usize::from(*feature)] += 1;
        }
        counts
    }
}

impl Model for Fit {
    const TURNS: bool = false;

    fn output(&self, weights: &[f32], sample: u32, _turned: bool) -> f32 {
        self.row(sample)
            .map(|(feature, value)| weights[feature] * value)
            .sum()
    }

    fn learn(&self, _: &[f32], sample: u32, _turned: bool, slope: f32, gradient: &mut [f32]) {
        for (feature, value) in self.row(sample) {
            gradient[feature] += slope * value;
        }
    }
}
