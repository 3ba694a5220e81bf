//! Gradient ascent on the likelihood of choices: the chance of an alternative is the exponential of the sum of its weights against that
//! of all alternatives. Adam with a falling rate; an epoch draws from its own stream, and sums do not depend on the number of threads.

use super::choices::{Choice, Choices};
use rand::seq::SliceRandom;
use rayon::prelude::*;
use work::{Halt, Work};

/// How weights are learnt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How often all choices are gone through.
    pub epochs: u64,
    /// The first rate; it falls to nothing.
    pub rate: f64,
    /// How strongly weights are drawn to zero.
    pub decay: f64,
    /// Choices after which weights change.
    pub batch: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            epochs: 12,
            rate: 0.03,
            decay: 2e-5,
            batch: 128,
        }
    }
}

/// Weights and what the method remembers of its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    /// The weights, in units of the logarithm.
    pub weights: Vec<f64>,
    /// Epochs done.
    pub epochs: u64,
    /// The mean logarithm of the chance that each epoch gave to what was played, while it went on.
    pub history: Vec<f64>,
    first: Vec<f64>,
    second: Vec<f64>,
    changes: u64,
}

const KEPT: [f64; 2] = [0.9, 0.999];

/// A batch is cut into so many parts whatever the number of threads, so that the order of sums is always the same.
const PARTS: usize = 8;

impl Learner {
    /// As many weights, all zero.
    #[must_use]
    pub fn new(count: usize) -> Learner {
        Learner {
            weights: vec![0.0; count],
            epochs: 0,
            history: Vec::new(),
            first: vec![0.0; count],
            second: vec![0.0; count],
            changes: 0,
        }
    }

    /// The logarithm of the chance of what was played; adds the gradient of it.
    pub(super) fn judge(&self, choice: &Choice, gradient: &mut [f64]) -> f64 {
        let rated = |features: &[(u16, i16)]| -> f64 {
            let each = features
                .iter()
                .map(|(index, value)| self.weights[usize::from(*index)] * f64::from(*value));
            each.sum()
        };
        let mut chances: Vec<f64> = choice
            .alternatives()
            .zip(&choice.offsets)
            .map(|(features, offset)| rated(features) + f64::from(*offset))
            .collect();
        let most = chances.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let played = chances[0] - most;
        for chance in &mut chances {
            *chance = (*chance - most).exp();
        }
        let total: f64 = chances.iter().sum();
        for (place, (features, chance)) in choice.alternatives().zip(&chances).enumerate() {
            let pull = f64::from(u8::from(place == 0)) - chance / total;
            for (index, value) in features {
                gradient[usize::from(*index)] += pull * f64::from(*value);
            }
        }
        played - total.ln()
    }

    /// One epoch.
    ///
    /// # Errors
    /// When stopped; the learner is then as before.
    pub fn advance(
        &mut self,
        work: &Work,
        name: &str,
        choices: &Choices,
        plan: &Plan,
    ) -> Result<(), Halt> {
        let mut next = self.clone();
        let mut order: Vec<usize> = (0..choices.len()).collect();
        let purpose = format!("arimaa order {name} epoch");
        order.shuffle(&mut work.streams.stream(&purpose, self.epochs));
        let batches = choices.len().div_ceil(plan.batch).max(1);
        let mut sum = 0.0;
        for (number, batch) in order.chunks(plan.batch.max(1)).enumerate() {
            work.check()?;
            let parts: Vec<(f64, Vec<f64>)> = batch
                .par_chunks(plan.batch.div_ceil(PARTS).max(1))
                .map(|part| {
                    let mut gradient = vec![0.0; next.weights.len()];
                    let judge = |index: &usize| next.judge(&choices[*index], &mut gradient);
                    let sum: f64 = part.iter().map(judge).sum();
                    (sum, gradient)
                })
                .collect();
            let mut gradient = vec![0.0; next.weights.len()];
            for (likelihood, part) in parts {
                sum += likelihood;
                for (all, one) in gradient.iter_mut().zip(part) {
                    *all += one;
                }
            }
            let done = self.epochs as f64 + number as f64 / batches as f64;
            let rate = plan.rate * (1.0 - done / plan.epochs.max(1) as f64).max(0.0);
            next.change(&gradient, batch.len() as f64, rate, plan.decay);
        }
        next.epochs += 1;
        next.history.push(sum / choices.len().max(1) as f64);
        *self = next;
        Ok(())
    }

    fn change(&mut self, gradient: &[f64], count: f64, rate: f64, decay: f64) {
        self.changes += 1;
        let corrections = KEPT.map(|kept| 1.0 - kept.powi(self.changes.min(100_000) as i32));
        for (index, weight) in self.weights.iter_mut().enumerate() {
            let slope = gradient[index] / count - decay * *weight;
            let first = &mut self.first[index];
            let second = &mut self.second[index];
            *first += (1.0 - KEPT[0]) * (slope - *first);
            *second += (1.0 - KEPT[1]) * (slope * slope - *second);
            let size = (*second / corrections[1]).sqrt() + 1e-8;
            *weight += rate * (*first / corrections[0]) / size;
        }
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        for number in [self.epochs, self.changes] {
            out.extend(number.to_le_bytes());
        }
        let lists = [&self.history, &self.weights, &self.first, &self.second];
        for number in lists.into_iter().flatten() {
            out.extend(number.to_le_bytes());
        }
    }

    pub(super) fn read(rest: &mut &[u8], count: usize) -> Option<Learner> {
        let mut eight = || -> Option<[u8; 8]> {
            let (head, tail) = rest.split_first_chunk::<8>()?;
            *rest = tail;
            Some(*head)
        };
        let epochs = u64::from_le_bytes(eight()?);
        let changes = u64::from_le_bytes(eight()?);
        let mut list = |count: usize| -> Option<Vec<f64>> {
            // Nothing is reserved beforehand: the number may be damage.
            let mut found = Vec::new();
            for _ in 0..count {
                found.push(f64::from_le_bytes(eight()?));
            }
            let sound = found.iter().all(|number| number.is_finite());
            sound.then_some(found)
        };
        Some(Learner {
            epochs,
            changes,
            history: list(usize::try_from(epochs).ok()?)?,
            weights: list(count)?,
            first: list(count)?,
            second: list(count)?,
        })
    }
}
