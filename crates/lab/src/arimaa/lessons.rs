//! What is learnt from files: positions of games, records and judgements, what is to be learnt of each, which are held out, and epoch
//! after epoch. It opens no files.

use super::corpus::{Corpus, Filter};
use super::learn::{Model, Plan, State, best_scale, chance, floor, loss};
use super::samples::Samples;
use super::{fingerprint, games, judged};
use bot::evaluate::Evaluator;
use say::{Message, Told};
use work::{Halt, Work};

/// How it is learnt, whatever the model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// How often all positions are gone through.
    pub epochs: u64,
    /// Percent of games that are held out.
    pub held_out: u32,
    /// Percent of the result in what is learnt; the rest is what the search thought.
    pub results: u64,
    /// Positions for a step.
    pub batch: usize,
    /// The score at which the odds are e to 1; fitted to the results if nothing is said.
    pub scale: Option<f32>,
}

/// How parameters of a model move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How far at a step, at most about.
    pub rate: f32,
    /// How strongly they are pulled home.
    pub pull: f32,
    /// Slopes smaller than this are mostly noise.
    pub floor: f32,
}

/// Positions, what is to be learnt of each, and which are held out.
pub struct Lessons {
    /// The positions.
    pub samples: Samples,
    /// Those that are learnt from.
    pub training: Vec<u32>,
    /// The others.
    pub held_out: Vec<u32>,
    /// Who won: 1 or 0.
    results: Vec<f32>,
    /// What is learnt: a mean of the result and of what the search thought.
    pub targets: Vec<f32>,
    /// The score at which the odds are e to 1.
    pub scale: f32,
    /// What a checkpoint of this belongs to.
    pub fingerprint: u64,
}

/// The scale when no results tell it: about that of our own games.
const SCALE: f32 = 400.0;

/// The rate falls by so much with each epoch.
const DECAY: f32 = 0.85;

impl Lessons {
    /// Reads the contents of files of own games, judgements and records. `question` is everything else that decides the result.
    ///
    /// # Errors
    /// When a file cannot be read, when there are too few games or too many, or when stopped.
    pub fn read(
        work: &Work,
        files: &[&[u8]],
        evaluator: &Evaluator,
        terms: &Terms,
        question: &str,
    ) -> Result<Lessons, Told> {
        let mut samples = Samples::default();
        for bytes in files {
            if bytes.starts_with(games::MAGIC) {
                // A game's kilobyte becomes some 250 positions of 112 bytes.
                work.claim(bytes.len() as u64 * 32)?;
                samples.add_games(work, &games::read(bytes)?.games)?;
            } else if bytes.starts_with(judged::MAGIC) {
                work.claim(bytes.len() as u64 * 4)?;
                samples.add_judged(&judged::open(bytes)?.sources);
            } else {
                let text = String::from_utf8_lossy(bytes);
                let corpus = Corpus::read(work, &text, &Filter::default())?;
                samples.add_records(work, &corpus.games)?;
            }
        }
        let (training, held_out) = samples.split(work, terms.held_out);
        if training.is_empty() || held_out.is_empty() {
            return Err(Told::input(
                Message::new("arimaa-error-few-games").with("games", samples.games),
                Message::new("arimaa-accepted-more-games"),
            ));
        }
        let scale = terms
            .scale
            .unwrap_or_else(|| fitted_scale(&samples, &training, evaluator));
        // A judged position has no result: what the search thought stands for it.
        let results: Vec<f32> = samples
            .samples
            .iter()
            .map(|sample| match (sample.won, sample.score) {
                (None, Some(score)) => chance(f32::from(score), scale),
                (won, _) => f32::from(u8::from(won == Some(true))),
            })
            .collect();
        let weight = terms.results as f32 / 100.0;
        let targets = samples
            .samples
            .iter()
            .zip(&results)
            .map(|(sample, result)| match sample.score {
                Some(score) => weight * result + (1.0 - weight) * chance(f32::from(score), scale),
                None => *result,
            })
            .collect();
        let question = format!(
            "{question} {} {} {} {scale} {}",
            terms.held_out,
            terms.results,
            terms.batch,
            work.streams.seed()
        );
        let mut parts = files.to_vec();
        parts.push(question.as_bytes());
        Ok(Lessons {
            training,
            held_out,
            results,
            targets,
            scale,
            fingerprint: fingerprint(&parts),
            samples,
        })
    }

    /// Learns from `start`, pulled towards `home`, going on from `state` if there is one, and calls `keep` at the beginning and after
    /// every epoch.
    ///
    /// # Errors
    /// When stopped; what `keep` says goes through.
    pub fn learn<M: Model, E: From<Halt>>(
        &self,
        work: &Work,
        model: &M,
        (terms, manner): (&Terms, Manner),
        (start, home): (&[f32], &[f32]),
        state: Option<State>,
        mut keep: impl FnMut(&State) -> Result<(), E>,
    ) -> Result<State, E> {
        let plan = Plan {
            rate: manner.rate,
            decay: DECAY,
            batch: terms.batch,
            pull: manner.pull,
            floor: manner.floor,
            scale: self.scale,
        };
        let begin = || State::begin(model, start, &self.targets, &self.held_out, &plan);
        let mut state = state.unwrap_or_else(begin);
        keep(&state)?;
        let task = work.task("arimaa-task-epochs", Some(terms.epochs));
        task.advance(state.epoch.min(terms.epochs))?;
        while state.epoch < terms.epochs {
            let split = (&self.training[..], &self.held_out[..]);
            state.advance(work, model, &plan, home, &self.targets, split)?;
            keep(&state)?;
            task.tick()?;
        }
        Ok(state)
    }

    /// Cross entropy against the results of the games alone, on what was held out.
    pub fn result_loss<M: Model>(&self, model: &M, values: &[f32]) -> f64 {
        loss(model, values, &self.results, &self.held_out, self.scale)
    }

    /// What no numbers could be better than.
    #[must_use]
    pub fn floor(&self) -> f64 {
        floor(&self.targets, &self.held_out)
    }
}

fn fitted_scale(samples: &Samples, training: &[u32], evaluator: &Evaluator) -> f32 {
    let of = |index: &u32| {
        let sample = &samples.samples[*index as usize];
        let score = evaluator.score(&sample.field, sample.mover, sample.left);
        Some((score as f32, f32::from(u8::from(sample.won?))))
    };
    let (scores, results): (Vec<f32>, Vec<f32>) = training.iter().filter_map(of).unzip();
    match scores.is_empty() {
        true => SCALE,
        false => best_scale(&scores, &results),
    }
}
