//! Learning by gradient: Adam over minibatches, epoch by epoch, so that a run that was broken off goes on to the same bits. It knows
//! numbers, not boards; the model says what it computes. Losses are cross entropies of the chance to win.

use rand::RngExt as _;
use work::checkpoint::Kind;
use work::{Halt, Work};

/// Something with parameters that rates samples, in hundredths of a rabbit for the side to move.
pub trait Model {
    /// What it thinks of a sample; `turned` asks for the board turned over from left to right, which means the same.
    fn output(&self, values: &[f32], sample: u32, turned: bool) -> f32;

    /// Adds to the gradient: by `slope` times how each parameter moves the output.
    fn learn(&self, values: &[f32], sample: u32, turned: bool, slope: f32, gradient: &mut [f32]);

    /// Keeps parameters within what can be stored.
    fn limit(&self, _values: &mut [f32]) {}

    /// Whether boards are turned over by lot.
    const TURNS: bool;
}

/// How it is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How far a parameter moves at a step, at most about.
    pub rate: f32,
    /// What the rate is multiplied by after each epoch.
    pub decay: f32,
    /// Samples for a step.
    pub batch: usize,
    /// How strongly parameters are pulled to where they began.
    pub pull: f32,
    /// A parameter whose slopes are smaller than this moves less: they are mostly noise.
    pub floor: f32,
    /// The score at which the odds are e to 1.
    pub scale: f32,
}

/// Where a run stands.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Epochs done.
    pub epoch: u64,
    /// Steps done.
    pub steps: u64,
    /// The parameters.
    pub values: Vec<f32>,
    /// Running means of gradients.
    first: Vec<f32>,
    /// Running means of their squares.
    second: Vec<f32>,
    /// The parameters after the epoch with the least loss on what is held out.
    pub best: Vec<f32>,
    /// The loss on the samples held out, before the first epoch and after each.
    pub history: Vec<f64>,
}

/// The checkpoint of a run.
pub const KIND: Kind = Kind {
    name: "arimaa learning",
    version: 1,
};

/// The chance to win at a score.
#[must_use]
pub fn chance(score: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-score / scale).exp())
}

fn entropy(score: f32, scale: f32, target: f32) -> f64 {
    let x = f64::from(score / scale);
    // log(1 + e^x) - target x, without overflow.
    x.max(0.0) + (-x.abs()).exp().ln_1p() - f64::from(target) * x
}

/// The mean loss on some samples.
pub fn loss<M: Model>(
    model: &M,
    values: &[f32],
    targets: &[f32],
    samples: &[u32],
    scale: f32,
) -> f64 {
    let of = |&sample: &u32| {
        entropy(
            model.output(values, sample, false),
            scale,
            targets[sample as usize],
        )
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// The loss that nothing can be better than: what the targets themselves leave open.
#[must_use]
pub fn floor(targets: &[f32], samples: &[u32]) -> f64 {
    let part = |share: f64| {
        if share > 0.0 {
            -share * share.ln()
        } else {
            0.0
        }
    };
    let of = |&sample: &u32| {
        let target = f64::from(targets[sample as usize]);
        part(target) + part(1.0 - target)
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;

impl State {
    /// Before the first epoch.
    pub fn begin<M: Model>(
        model: &M,
        start: &[f32],
        targets: &[f32],
        held_out: &[u32],
        plan: &Plan,
    ) -> State {
        State {
            epoch: 0,
            steps: 0,
            values: start.to_vec(),
            first: vec![0.0; start.len()],
            second: vec![0.0; start.len()],
            best: start.to_vec(),
            history: vec![loss(model, start, targets, held_out, plan.scale)],
        }
    }

    /// One epoch.
    ///
    /// # Errors
    /// When stopped; the state is then as before.
    pub fn advance<M: Model>(
        &mut self,
        work: &Work,
        model: &M,
        plan: &Plan,
        start: &[f32],
        targets: &[f32],
        (training, held_out): (&[u32], &[u32]),
    ) -> Result<(), Halt> {
        let mut next = self.clone();
        let mut stream = work.streams.stream("arimaa learning", self.epoch);
        let mut order = training.to_vec();
        for place in (1..order.len()).rev() {
            order.swap(place, stream.random_range(0..=place));
        }
        let rate = plan.rate * plan.decay.powi(self.epoch as i32);
        let mut gradient = vec![0.0; start.len()];
        for batch in order.chunks(plan.batch.max(1)) {
            work.check()?;
            gradient.fill(0.0);
            let share = 1.0 / batch.len() as f32;
            for &sample in batch {
                let turned = M::TURNS && stream.random::<bool>();
                let score = model.output(&next.values, sample, turned);
                let error = chance(score, plan.scale) - targets[sample as usize];
                model.learn(&next.values, sample, turned, error * share, &mut gradient);
            }
            next.step(rate, plan, start, &gradient);
            model.limit(&mut next.values);
        }
        next.epoch += 1;
        let held = loss(model, &next.values, targets, held_out, plan.scale);
        if next.history.iter().all(|loss| held < *loss) {
            next.best.clone_from(&next.values);
        }
        next.history.push(held);
        *self = next;
        Ok(())
    }

    /// The epoch that [`State::best`] is from; 0 when none was better than the beginning.
    #[must_use]
    pub fn best_epoch(&self) -> usize {
        let least =
            |one: &usize, other: &usize| self.history[*one].total_cmp(&self.history[*other]);
        (0..self.history.len()).min_by(least).unwrap_or_default()
    }

    fn step(&mut self, rate: f32, plan: &Plan, start: &[f32], gradient: &[f32]) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let (whole_first, whole_second) = (1.0 - FIRST.powi(steps), 1.0 - SECOND.powi(steps));
        // Beyond the whole way back it would swing.
        let back = (rate * plan.pull).min(1.0);
        let parameters = self.values.iter_mut().zip(start).zip(gradient);
        let means = self.first.iter_mut().zip(&mut self.second);
        for (((value, start), slope), (first, second)) in parameters.zip(means) {
            *first += (1.0 - FIRST) * (slope - *first);
            *second += (1.0 - SECOND) * (slope * slope - *second);
            let mean = *first / whole_first;
            let spread = (*second / whole_second).sqrt() + plan.floor;
            // The pull is apart from the gradient, so that it does not depend on how often a parameter is asked.
            *value -= rate * (mean / spread) + back * (*value - start);
        }
    }

    /// The state as the payload of a checkpoint. The fingerprint names what it belongs to.
    #[must_use]
    pub fn write(&self, fingerprint: u64) -> Vec<u8> {
        let mut out = Vec::new();
        for number in [
            fingerprint,
            self.epoch,
            self.steps,
            self.values.len() as u64,
        ] {
            out.extend(number.to_le_bytes());
        }
        for numbers in [&self.values, &self.first, &self.second, &self.best] {
            out.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        out.extend(self.history.iter().flat_map(|loss| loss.to_le_bytes()));
        out
    }

    /// Reads a payload back; none when it belongs to something else or is not sound.
    #[must_use]
    pub fn read(payload: &[u8], fingerprint: u64, parameters: usize) -> Option<State> {
        let (head, rest) = payload.split_at_checked(32)?;
        let mut numbers = head.chunks(8).map(|chunk| {
            chunk
                .iter()
                .rev()
                .fold(0, |sum, byte| sum << 8 | u64::from(*byte))
        });
        if numbers.next()? != fingerprint {
            return None;
        }
        let (epoch, steps) = (numbers.next()?, numbers.next()?);
        if numbers.next()? != parameters as u64 {
            return None;
        }
        let (tables, history) = rest.split_at_checked(parameters.checked_mul(16)?)?;
        let floats: Vec<f32> = tables
            .as_chunks()
            .0
            .iter()
            .map(|bytes| f32::from_le_bytes(*bytes))
            .collect();
        let (losses, more) = history.as_chunks();
        let history: Vec<f64> = losses
            .iter()
            .map(|bytes| f64::from_le_bytes(*bytes))
            .collect();
        let sound = floats.iter().all(|number| number.is_finite())
            && history.iter().all(|number| number.is_finite());
        if !sound || !more.is_empty() || history.len() as u64 != epoch.checked_add(1)? {
            return None;
        }
        Some(State {
            epoch,
            steps,
            values: floats[..parameters].to_vec(),
            first: floats[parameters..2 * parameters].to_vec(),
            second: floats[2 * parameters..3 * parameters].to_vec(),
            best: floats[3 * parameters..].to_vec(),
            history,
        })
    }
}

/// The scale at which scores best foretell results: the minimum of the loss, by golden section.
#[must_use]
pub fn best_scale(scores: &[f32], results: &[f32]) -> f32 {
    let loss = |log: f64| -> f64 {
        let scale = log.exp() as f32;
        let pairs = scores.iter().zip(results);
        pairs
            .map(|(score, result)| entropy(*score, scale, *result))
            .sum()
    };
    const GOLDEN: f64 = 0.618_033_988_749_895;
    let (mut low, mut high) = (20f64.ln(), 5000f64.ln());
    let (mut a, mut b) = (high - GOLDEN * (high - low), low + GOLDEN * (high - low));
    let (mut at_a, mut at_b) = (loss(a), loss(b));
    for _ in 0..24 {
        if at_a < at_b {
            (high, b, at_b) = (b, a, at_a);
            a = high - GOLDEN * (high - low);
            at_a = loss(a);
        } else {
            (low, a, at_a) = (a, b, at_b);
            b = low + GOLDEN * (high - low);
            at_b = loss(b);
        }
    }
    ((low + high) / 2.0).exp() as f32
}

#[cfg(test)]
mod tests;
