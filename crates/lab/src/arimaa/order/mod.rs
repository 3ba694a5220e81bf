//! Learning the order of acts and turns from games: choices of players, gradient ascent on their likelihood, and how high held-out
//! games rank. What the features mean is the player's business (`bot::ordering`); files are opened elsewhere.

mod choices;
mod learner;
mod ranks;
#[cfg(test)]
mod tests;

pub use choices::{Choices, act_choices, turn_choices};
pub use learner::{Learner, Plan};
pub use ranks::{Ranks, Standing, act_ranks, turn_ranks};

use super::corpus::{Corpus, sampled};
use bot::ordering::{Model, UNIT, layout};
use work::checkpoint::Kind;
use work::{Halt, Work};

/// The checkpoint of a run.
pub const KIND: Kind = Kind {
    name: "arimaa order",
    version: 1,
};

/// Where a run stands: acts are learnt first, then turns, which look at the ratings of acts.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The weights of acts.
    pub acts: Learner,
    /// The weights of turns.
    pub turns: Learner,
}

impl Default for State {
    fn default() -> Self {
        State {
            acts: Learner::new(layout::act::COUNT),
            turns: Learner::new(layout::turn::COUNT),
        }
    }
}

/// A weight as the model keeps it.
fn rounded(weights: &[f64]) -> Vec<i16> {
    let most = f64::from(i16::MAX);
    let narrow = |weight: &f64| (weight * f64::from(UNIT)).round().clamp(-most, most) as i16;
    weights.iter().map(narrow).collect()
}

impl State {
    /// The model with the weights so far. `None` never: the sizes are the layout's.
    #[must_use]
    pub fn model(&self) -> Option<Model> {
        Model::new(&rounded(&self.acts.weights), &rounded(&self.turns.weights))
    }

    /// The state as the payload of a checkpoint. The fingerprint names what it belongs to.
    #[must_use]
    pub fn write(&self, fingerprint: u64) -> Vec<u8> {
        let mut out = fingerprint.to_le_bytes().to_vec();
        self.acts.write(&mut out);
        self.turns.write(&mut out);
        out
    }

    /// Reads a payload back; `None` when it belongs to something else or is not sound.
    #[must_use]
    pub fn read(payload: &[u8], fingerprint: u64) -> Option<State> {
        let (head, mut rest) = payload.split_at_checked(8)?;
        if head != fingerprint.to_le_bytes() {
            return None;
        }
        let state = State {
            acts: Learner::read(&mut rest, layout::act::COUNT)?,
            turns: Learner::read(&mut rest, layout::turn::COUNT)?,
        };
        rest.is_empty().then_some(state)
    }
}

/// What the whole run needs to know beside its games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// How the weights are learnt.
    pub plan: Plan,
    /// From so many turns whole turns are learnt; `None`: from all.
    pub sample: Option<usize>,
    /// How many other turns each of them is compared with.
    pub alternatives: usize,
}

/// Learns from some games of a corpus, going on from `state`, and calls `keep` after every epoch.
///
/// # Errors
/// When stopped, or when the choices would not fit into memory; what `keep` says goes through.
pub fn learn<E: From<Halt>>(
    work: &Work,
    corpus: &Corpus,
    games: &[usize],
    course: &Course,
    state: &mut State,
    mut keep: impl FnMut(&State) -> Result<(), E>,
) -> Result<(), E> {
    let plan = &course.plan;
    let total = 2 * plan.epochs;
    let task = work.task("arimaa-task-epochs", Some(total));
    task.advance(state.acts.epochs + state.turns.epochs)
        .map_err(E::from)?;
    let chosen = |sample, purpose: &str| {
        let mut all = corpus.telling_turns();
        all.retain(|(game, _)| games.contains(game));
        sampled(all, sample, &mut work.streams.stream(purpose, 0))
    };
    if state.acts.epochs < plan.epochs {
        let choices = act_choices(work, corpus, &chosen(None, "arimaa order acts"))?;
        while state.acts.epochs < plan.epochs {
            state.acts.advance(work, "acts", &choices, plan)?;
            keep(state)?;
            task.tick().map_err(E::from)?;
        }
    }
    let Some(model) = state.model() else {
        return Ok(());
    };
    if state.turns.epochs < plan.epochs {
        let some = chosen(course.sample, "arimaa order turns");
        let choices = turn_choices(work, corpus, &some, &model, course.alternatives)?;
        while state.turns.epochs < plan.epochs {
            state.turns.advance(work, "turns", &choices, plan)?;
            keep(state)?;
            task.tick().map_err(E::from)?;
        }
    }
    Ok(())
}
