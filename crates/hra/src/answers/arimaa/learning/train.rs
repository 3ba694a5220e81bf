//! A small network that learns from games, as a correction of the evaluation or alone.

use super::{ArimaaLearnt, ArimaaLessons, weights};
use crate::Told;
use crate::answers::Keeper;
use bot::evaluate::Evaluator;
use lab::arimaa::lessons::Manner;
use lab::arimaa::train::{FADING, Training, network};
use say::Message;
use work::Work;

/// Trains a network.
pub struct ArimaaTrain {
    /// What is learnt from.
    pub lessons: ArimaaLessons,
    /// The text of the evaluation that it corrects; ours if there is none.
    pub weights: Option<String>,
    /// How far numbers move at a step, at most about.
    pub rate: f32,
    /// How strongly they are pulled to nothing.
    pub pull: f32,
    /// Whether it stands beside the evaluation from the beginning.
    pub aside: bool,
    /// Whether it judges alone.
    pub alone: bool,
}

/// Slopes of a network are small, and mostly of rare inputs.
const FLOOR: f32 = 1e-8;

impl ArimaaTrain {
    /// Learns, and tells of it; the network comes as the bytes of its file.
    ///
    /// # Errors
    /// When files cannot be learnt from, or when stopped.
    pub fn run(
        &self,
        work: &Work,
        keeper: &mut dyn Keeper,
    ) -> Result<(ArimaaLearnt, Vec<u8>), Told> {
        let (rate, pull) = (self.rate, self.pull);
        let kind = (self.alone, self.aside);
        let evaluator = Evaluator::new(weights(self.weights.as_deref())?);
        let corrected = evaluator.weights().write();
        let question = format!("network {kind:?} {rate} {pull} {corrected}");
        let lessons = self.lessons.read(work, &evaluator, &question)?;
        let base = (!self.alone).then_some(&evaluator);
        let model = Training::new(work, &lessons.samples.samples, base, self.aside)?;
        let start = if self.aside {
            model.start_aside(work, &lessons.targets, &lessons.training, lessons.scale)
        } else {
            Training::start(work)
        };
        // Weights that are not needed fade away; what steps are worth stays.
        let mut home = start.clone();
        home[..FADING].fill(0.0);
        let manner = Manner {
            rate,
            pull,
            floor: FLOOR,
        };
        let given = (&model, manner);
        let state = self
            .lessons
            .learn(&lessons, work, keeper, given, (&start, &home))?;
        let mean = self
            .aside
            .then(|| model.mean(&state.best, &lessons.training));
        let network = network(&state.best, !self.alone, mean)
            .ok_or_else(|| Told::other(Message::new("bot-error-network-shape")))?;
        let learnt = ArimaaLearnt::new(&lessons, &self.lessons.terms, &model, &start, &state, work);
        Ok((learnt, network.write()))
    }
}
