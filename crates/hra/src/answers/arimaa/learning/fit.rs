//! The weights of the evaluation, fitted to games.

use super::{ArimaaLearnt, ArimaaLessons, weights};
use crate::Told;
use crate::answers::Keeper;
use bot::evaluate::{Evaluator, FEATURES, GROUPS, Group};
use lab::arimaa::fit::Fit;
use lab::arimaa::lessons::Manner;
use say::Message;
use work::Work;

/// Fits weights.
pub struct ArimaaFit {
    /// What is learnt from.
    pub lessons: ArimaaLessons,
    /// The text of the weights to begin with; ours if there is none.
    pub from: Option<String>,
    /// How far weights move at a step, at most about.
    pub rate: f32,
    /// How strongly they are pulled to where they began.
    pub pull: f32,
    /// Groups of features that stay as they are, by their names in the file of weights.
    pub keep: Vec<String>,
}

/// Features of a position in a thousand are mostly noise.
const FLOOR: f32 = 0.003;

impl ArimaaFit {
    /// Learns, and tells of it; the text of the weights carries a note of how they were made.
    ///
    /// # Errors
    /// When files cannot be learnt from, when a group is none, or when stopped.
    pub fn run(
        &self,
        work: &Work,
        keeper: &mut dyn Keeper,
    ) -> Result<(ArimaaLearnt, String), Told> {
        let (rate, pull) = (self.rate, self.pull);
        let kept = self.keep.iter().map(|name| group(name));
        let kept: Vec<&Group> = kept.collect::<Result<_, _>>()?;
        let evaluator = Evaluator::new(weights(self.from.as_deref())?);
        let from = evaluator.weights().write();
        let question = format!("fit {rate} {pull} {:?} {from}", self.keep);
        let lessons = self.lessons.read(work, &evaluator, &question)?;
        let mut model = Fit::new(work, &lessons.samples.samples, &evaluator)?;
        kept.into_iter().for_each(|group| model.keep(group));
        let start = vec![0.0; FEATURES];
        let manner = Manner {
            rate,
            pull,
            floor: FLOOR,
        };
        let given = (&model, manner);
        let state = self
            .lessons
            .learn(&lessons, work, keeper, given, (&start, &start))?;
        let learnt = ArimaaLearnt::new(&lessons, &self.lessons.terms, &model, &start, &state, work);
        let mut notes = evaluator.weights().notes().to_vec();
        notes.push(self.note(&learnt));
        let fitted = model.weights(evaluator.weights(), &state.best, notes);
        Ok((learnt, fitted.write()))
    }

    /// How the weights were made, for their file: the command, without folders, and what it gained.
    fn note(&self, learnt: &ArimaaLearnt) -> String {
        let keep = match self.keep.join(",") {
            names if names.is_empty() => names,
            names => format!(" --keep {names}"),
        };
        format!(
            "hra arimaa fit {} --rate {} --pull {}{keep} --seed {}: {} games, {} positions, held out {:.5} before, {:.5} after",
            self.lessons.options(),
            self.rate,
            self.pull,
            learnt.seed,
            learnt.games,
            learnt.positions,
            learnt.loss_before,
            learnt.loss_after,
        )
    }
}

/// A group of features by its name in the file of weights.
fn group(name: &str) -> Result<&'static Group, Told> {
    let found = GROUPS.iter().find(|group| group.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = GROUPS.iter().map(|group| group.name).collect();
        Told::input(
            Message::new("arimaa-error-group").with("name", name),
            Message::new("arimaa-accepted-group").with("names", names.join(", ")),
        )
    })
}
