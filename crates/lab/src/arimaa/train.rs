//! Training of the small network: in fractions, with the board turned over by lot, and the way from fractions to its whole numbers.
//! It knows positions and results; which files they come from is not decided here.

use super::learn::{Model, chance};
use super::samples::Sample;
use bot::evaluate::Evaluator;
use bot::network::{HIDDEN, INPUTS, LARGEST, Network, ONE, OUT, RABBITS, inputs};
use rand::RngExt as _;
use work::{Halt, Work};

/// Rows of all inputs, then the biases, the weights of the output and its bias, and what having 1 to 4 steps is worth by itself.
pub const PARAMETERS: usize = INPUTS * HIDDEN + 2 * HIDDEN + 1 + 4;
const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const PACE: usize = OUTPUT + HIDDEN + 1;
/// The parameters that are better small: all but the worth of steps.
pub const FADING: usize = PACE;

/// The network while it is trained.
pub struct Training<'s> {
    samples: &'s [Sample],
    /// What is known already of each sample: the evaluation when the network corrects it, else nothing.
    base: Vec<f32>,
    /// Whether what steps are worth by themselves is learnt aside and not put into the network.
    aside: bool,
}

impl<'s> Training<'s> {
    /// A network that corrects an evaluation, or without one stands alone.
    ///
    /// # Errors
    /// When stopped.
    pub fn new(
        work: &Work,
        samples: &'s [Sample],
        evaluator: Option<&Evaluator>,
        aside: bool,
    ) -> Result<Self, Halt> {
        let task = work.task("arimaa-task-rated", Some(samples.len() as u64));
        let mut base = Vec::with_capacity(samples.len());
        for sample in samples {
            task.tick()?;
            let score = evaluator.map_or(0, |evaluator| {
                evaluator.score(&sample.field, sample.mover, sample.left)
            });
            base.push(score as f32);
        }
        Ok(Training {
            samples,
            base,
            aside,
        })
    }

    /// Where training begins: small random rows, and an output of nothing.
    #[must_use]
    pub fn start(work: &Work) -> Vec<f32> {
        let mut stream = work.streams.stream("arimaa network", 0);
        let mut values = vec![0.0; PARAMETERS];
        for value in &mut values[..BIAS] {
            *value = stream.random_range(-0.08..0.08f32);
        }
        values[BIAS..OUTPUT].fill(0.3);
        values
    }

    /// Where training begins when the worth of steps is learnt aside: with the worth that fits the targets best as they are.
    #[must_use]
    pub fn start_aside(
        &self,
        work: &Work,
        targets: &[f32],
        samples: &[u32],
        scale: f32,
    ) -> Vec<f32> {
        let mut values = Training::start(work);
        // Newton's method for each number of steps; more rounds change nothing.
        for _ in 0..8 {
            let (mut slopes, mut bends) = ([0.0f64; 4], [1e-9f64; 4]);
            for &sample in samples {
                let guess = chance(self.output(&values, sample, false), scale);
                let left = self.pace(sample) - PACE;
                slopes[left] += f64::from(targets[sample as usize] - guess);
                bends[left] += f64::from(guess * (1.0 - guess));
            }
            for left in 0..4 {
                let step = (slopes[left] / bends[left]) as f32 * scale / RABBITS as f32;
                values[PACE + left] += step.clamp(-1.0, 1.0);
            }
        }
        values
    }

    fn pace(&self, sample: u32) -> usize {
        PACE + (self.samples[sample as usize].left.wrapping_sub(1) & 3)
    }

    /// What the network itself says of some samples, on average: a constant that would only be another worth of the move.
    #[must_use]
    pub fn mean(&self, values: &[f32], samples: &[u32]) -> f32 {
        let own = |&sample: &u32| {
            let known = self.base[sample as usize] + RABBITS as f32 * values[self.pace(sample)];
            f64::from(self.output(values, sample, false) - known)
        };
        (samples.iter().map(own).sum::<f64>() / samples.len().max(1) as f64) as f32
    }

    fn rows(&self, sample: u32, turned: bool) -> impl Iterator<Item = usize> {
        let sample = &self.samples[sample as usize];
        let all = inputs(&sample.field, sample.mover, sample.left);
        let aside = self.aside;
        let all = all.filter(move |row| !aside || *row < 768);
        all.map(move |row| if turned && row < 768 { row ^ 7 } else { row })
    }

    fn hidden(&self, values: &[f32], sample: u32, turned: bool) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&values[BIAS..OUTPUT]);
        for row in self.rows(sample, turned) {
            let weights = &values[row * HIDDEN..(row + 1) * HIDDEN];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight;
            }
        }
        sums
    }
}

impl Model for Training<'_> {
    const TURNS: bool = true;

    fn output(&self, values: &[f32], sample: u32, turned: bool) -> f32 {
        let hidden = self.hidden(values, sample, turned);
        let weights = &values[OUTPUT..OUTPUT + HIDDEN];
        let terms = hidden.iter().zip(weights);
        let sum: f32 = terms
            .map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight)
            .sum();
        let pace = if self.aside {
            values[self.pace(sample)]
        } else {
            0.0
        };
        self.base[sample as usize] + RABBITS as f32 * (sum + values[OUTPUT + HIDDEN] + pace)
    }

    fn learn(&self, values: &[f32], sample: u32, turned: bool, slope: f32, gradient: &mut [f32]) {
        let hidden = self.hidden(values, sample, turned);
        let mut back = [0.0; HIDDEN];
        for (index, &sum) in hidden.iter().enumerate() {
            gradient[OUTPUT + index] += slope * sum.clamp(0.0, 1.0);
            // Where the sum is clipped, nothing moves it.
            if sum > 0.0 && sum < 1.0 {
                back[index] = slope * values[OUTPUT + index];
            }
        }
        gradient[OUTPUT + HIDDEN] += slope;
        if self.aside {
            gradient[self.pace(sample)] += slope;
        }
        let places = self.rows(sample, turned).map(|row| row * HIDDEN);
        for place in places.chain([BIAS]) {
            let row = &mut gradient[place..place + HIDDEN];
            for (sum, back) in row.iter_mut().zip(back) {
                *sum += back;
            }
        }
    }

    fn limit(&self, values: &mut [f32]) {
        let most = f32::from(LARGEST) / f32::from(ONE) - 0.01;
        for value in &mut values[..OUTPUT] {
            *value = value.clamp(-most, most);
        }
        let most = f32::from(LARGEST) / f32::from(OUT) - 0.01;
        for value in &mut values[OUTPUT..] {
            *value = value.clamp(-most, most);
        }
    }
}

/// The network in whole numbers, its output less by a constant; a network that learnt the worth of steps aside says the same whatever
/// steps are left. None when a number is too large, which
/// [`Model::limit`] prevents.
#[must_use]
pub fn network(values: &[f32], correction: bool, aside: Option<f32>) -> Option<Network> {
    let whole = |values: &[f32], one: i16| -> Option<[i16; HIDDEN]> {
        let numbers: Vec<i16> = values
            .iter()
            .map(|value| (value * f32::from(one)).round() as i16)
            .collect();
        numbers.try_into().ok()
    };
    let rows: Option<Vec<_>> = values[..BIAS]
        .chunks(HIDDEN)
        .enumerate()
        .map(|(row, weights)| match aside {
            Some(_) if row >= 768 => Some([0; HIDDEN]),
            _ => whole(weights, ONE),
        })
        .collect();
    let bias = whole(&values[BIAS..OUTPUT], ONE)?;
    let out = whole(&values[OUTPUT..OUTPUT + HIDDEN], OUT)?;
    let constant = values[OUTPUT + HIDDEN] - aside.unwrap_or_default() / RABBITS as f32;
    let out_bias = constant * f32::from(ONE) * f32::from(OUT);
    Network::new(correction, rows?, bias, out, out_bias.round() as i32)
}

#[cfg(test)]
mod tests;
