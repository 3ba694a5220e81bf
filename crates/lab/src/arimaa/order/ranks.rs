//! How high players' choices rank by a model, by the evaluation's glance and by the search's present order, on games that nobody learnt from.

use super::super::corpus::Corpus;
use super::choices::{all_turns, moments};
use bot::evaluate::Evaluator;
use bot::field::Field;
use bot::ordering::{Before, Model};
use bot::search::at_sight;
use rayon::prelude::*;
use work::{Halt, Work};

/// Where one choice stands: the share of the others that come before it (of those rated alike, half).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The share of other alternatives before it, 0 to 1.
    pub share: f64,
    /// Its place counted from 1, of those rated alike the middle one.
    pub place: f64,
    /// How many alternatives there were.
    pub among: usize,
}

impl Standing {
    /// The place of the alternative `played` among ratings, of which high ones come first.
    #[must_use]
    pub fn of(ratings: &[i32], played: usize) -> Standing {
        let mine = ratings[played];
        let better = ratings.iter().filter(|one| **one > mine).count() as f64;
        let alike = ratings.iter().filter(|one| **one == mine).count() as f64 - 1.0;
        let before = better + alike / 2.0;
        Standing {
            share: before / (ratings.len() - 1).max(1) as f64,
            place: before + 1.0,
            among: ratings.len(),
        }
    }
}

/// The standings of many choices by one way of ordering.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ranks(pub Vec<Standing>);

impl Ranks {
    fn mean(&self, of: impl Fn(&Standing) -> f64) -> f64 {
        self.0.iter().map(of).sum::<f64>() / self.0.len().max(1) as f64
    }

    /// The share of choices that stand within this share of all alternatives, and its standard error.
    #[must_use]
    pub fn within(&self, share: f64) -> (f64, f64) {
        let found = self.mean(|one| {
            let places = (share * one.among as f64).max(1.0);
            f64::from(u8::from(one.place <= places))
        });
        let error = (found * (1.0 - found) / self.0.len().max(1) as f64).sqrt();
        (found, error)
    }

    /// The share of alternatives before the choice, on average.
    #[must_use]
    pub fn mean_share(&self) -> f64 {
        self.mean(|one| one.share)
    }

    /// The place of the choice, counted from 1, on average.
    #[must_use]
    pub fn mean_place(&self) -> f64 {
        self.mean(|one| one.place)
    }

    /// The middle place.
    #[must_use]
    pub fn median_place(&self) -> f64 {
        let mut places: Vec<f64> = self.0.iter().map(|one| one.place).collect();
        places.sort_by(f64::total_cmp);
        places.get(places.len() / 2).copied().unwrap_or(0.0)
    }
}

/// The standings of single steps: by the model, and by the search's present order at sight (captures, then pieces by their strength).
///
/// # Errors
/// When stopped.
pub fn act_ranks(
    work: &Work,
    corpus: &Corpus,
    turns: &[(usize, usize)],
    model: &Model,
) -> Result<[Ranks; 2], Halt> {
    let mut ranks = [Ranks::default(), Ranks::default()];
    for &(game, ply) in turns {
        work.check()?;
        let Some(played) = corpus.games[game].at(ply) else {
            continue;
        };
        for moment in moments(&played) {
            let acts = moment.acts.as_slice();
            if acts.len() < 2 {
                continue;
            }
            let (field, side) = (&moment.field, moment.side);
            let mut ratings = vec![0; acts.len()];
            model.rate_acts(
                field,
                side,
                moment.left,
                moment.previous,
                &moment.acts,
                &mut ratings,
            );
            ranks[0].0.push(Standing::of(&ratings, moment.played));
            let present: Vec<i32> = acts.iter().map(|act| at_sight(field, side, *act)).collect();
            ranks[1].0.push(Standing::of(&present, moment.played));
        }
    }
    Ok(ranks)
}

/// The standings of whole turns among all unique ones: by the model, by the evaluation at a glance (the search's present order), and by
/// the ratings of the acts alone.
///
/// # Errors
/// When stopped.
pub fn turn_ranks(
    work: &Work,
    corpus: &Corpus,
    turns: &[(usize, usize)],
    model: &Model,
) -> Result<[Ranks; 3], Halt> {
    let task = work.task("arimaa-task-ranks", Some(turns.len() as u64));
    let evaluator = Evaluator::default();
    let found: Result<Vec<Option<[Standing; 3]>>, Halt> = turns
        .par_iter()
        .map(|&(game, ply)| {
            task.tick()?;
            let Some(played) = corpus.games[game].at(ply) else {
                return Ok(None);
            };
            let Some((turns, place)) = all_turns(&played, &evaluator) else {
                return Ok(None);
            };
            let before = Field::from(&played.before);
            let view = Before::new(model, &before, played.before.side().index());
            let best = turns[0].glance;
            let by = |rate: &dyn Fn(&bot::search::RootTurn) -> i32| {
                let ratings: Vec<i32> = turns.iter().map(rate).collect();
                Standing::of(&ratings, place)
            };
            Ok(Some([
                by(&|turn| view.rate(turn.acts(), &turn.after, best - turn.glance)),
                by(&|turn| turn.glance),
                by(&|turn| view.acts(turn.acts())),
            ]))
        })
        .collect();
    let mut ranks = [Ranks::default(), Ranks::default(), Ranks::default()];
    for standings in found?.into_iter().flatten() {
        for (ranks, standing) in ranks.iter_mut().zip(standings) {
            ranks.0.push(standing);
        }
    }
    Ok(ranks)
}
