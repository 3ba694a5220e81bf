//! Choices of players as lists of features: what was played among what could have been. It learns nothing.

use super::super::corpus::{Corpus, Played};
use super::super::turn_sets::acts;
use bot::act::{Act, Acts};
use bot::evaluate::Evaluator;
use bot::field::Field;
use bot::ordering::{Before, Model, plain};
use bot::search::{Question, RootTurn, root_turns};
use rand::RngExt;
use rayon::prelude::*;
use std::collections::HashMap;
use work::{Halt, Stream, Work};

/// One choice: the first alternative was taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// The features of all alternatives, one after another, with their values.
    pub features: Vec<(u16, i16)>,
    /// Where the features of each alternative end.
    pub ends: Vec<u32>,
    /// The logarithm of how many alternatives each stands for, itself included.
    pub offsets: Vec<f32>,
}

/// Many of them.
pub type Choices = Vec<Choice>;

impl Choice {
    /// Adds an alternative that stands for `count` of its like.
    fn add(&mut self, features: impl IntoIterator<Item = (u16, i16)>, count: f64) {
        self.features.extend(features);
        self.ends.push(self.features.len() as u32);
        self.offsets.push(count.ln() as f32);
    }

    /// The features of each alternative.
    pub fn alternatives(&self) -> impl Iterator<Item = &[(u16, i16)]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let one = &self.features[start..end as usize];
            start = end as usize;
            one
        })
    }
}

/// One step choice of a turn: the placement, steps left, the act before, the alternatives, and which was played.
pub(super) struct Moment {
    pub field: Field,
    pub side: usize,
    pub left: usize,
    pub previous: Act,
    pub acts: Acts,
    pub played: usize,
}

/// The choices of which a played turn consists. One that ends early ends with a pass.
pub(super) fn moments(played: &Played) -> Vec<Moment> {
    let (mut field, side) = (Field::from(&played.before), played.before.side().index());
    let mut sequence = acts(&played.turn);
    sequence.push(Act::PASS);
    let (mut left, mut previous) = (4, Act::NONE);
    let mut found = Vec::new();
    for act in sequence {
        if left == 0 {
            break;
        }
        let mut acts = Acts::new();
        field.acts(side, left, &mut acts);
        if previous != Act::NONE {
            acts.push(Act::PASS);
        }
        let Some(place) = acts.as_slice().iter().position(|one| *one == act) else {
            break;
        };
        found.push(Moment {
            field,
            side,
            left,
            previous,
            acts,
            played: place,
        });
        field = field.after(side, act);
        left -= act.cost();
        previous = act;
    }
    found
}

/// The features of an alternative are kept in four bytes each; a choice has some 25 alternatives of a dozen features.
const ACT_CHOICE: u64 = 25 * 14 * 4;

/// The steps of turns, each a choice among all acts.
///
/// # Errors
/// When stopped, or when they would not fit into memory.
pub fn act_choices(
    work: &Work,
    corpus: &Corpus,
    turns: &[(usize, usize)],
) -> Result<Choices, Halt> {
    work.claim(turns.len() as u64 * 4 * ACT_CHOICE)?;
    let task = work.task("arimaa-task-choices", Some(turns.len() as u64));
    let found: Result<Vec<Choices>, Halt> = turns
        .par_iter()
        .map(|&(game, ply)| {
            task.tick()?;
            let played = corpus.games[game].at(ply);
            let moments = played.map(|played| moments(&played)).unwrap_or_default();
            Ok(moments.iter().filter_map(choice).collect())
        })
        .collect();
    Ok(found?.into_iter().flatten().collect())
}

fn choice(moment: &Moment) -> Option<Choice> {
    let acts = moment.acts.as_slice();
    if acts.len() < 2 {
        return None;
    }
    let mut choice = Choice::default();
    let mut features = Vec::new();
    let first = acts[moment.played];
    let others = acts.iter().filter(|act| **act != first);
    for &act in std::iter::once(&first).chain(others) {
        let (field, side) = (&moment.field, moment.side);
        plain::features(
            field,
            side,
            moment.left,
            moment.previous,
            act,
            &mut features,
        );
        choice.add(features.iter().map(|index| (*index, 1)), 1.0);
    }
    Some(choice)
}

/// Every unique turn of a position, the most promising at a glance first, and the place of the one that was played.
pub(super) fn all_turns(played: &Played, evaluator: &Evaluator) -> Option<(Vec<RootTurn>, usize)> {
    let question = Question {
        field: Field::from(&played.before),
        side: played.before.side().index(),
        seen: HashMap::new(),
    };
    let turns = root_turns(&question, evaluator);
    let wanted = Field::from(&played.after).hash;
    let place = turns.iter().position(|turn| turn.after.hash == wanted)?;
    (turns.len() > 1).then_some((turns, place))
}

/// The best so many at a glance are drawn from more densely than the others: it is among them that turns are hard to tell apart.
const PROMISING: usize = 10;

/// Whole turns, each compared with some others: half of them from the tenth that looks best, half from the rest.
///
/// # Errors
/// When stopped, or when they would not fit into memory.
pub fn turn_choices(
    work: &Work,
    corpus: &Corpus,
    turns: &[(usize, usize)],
    model: &Model,
    alternatives: usize,
) -> Result<Choices, Halt> {
    work.claim(turns.len() as u64 * alternatives as u64 * 35 * 4)?;
    let task = work.task("arimaa-task-choices", Some(turns.len() as u64));
    let evaluator = Evaluator::default();
    let found: Result<Vec<Option<Choice>>, Halt> = turns
        .par_iter()
        .enumerate()
        .map(|(index, &(game, ply))| {
            task.tick()?;
            let mut stream = work
                .streams
                .stream("arimaa order alternatives", index as u64);
            let Some(played) = corpus.games[game].at(ply) else {
                return Ok(None);
            };
            Ok(compared(
                &played,
                &evaluator,
                model,
                alternatives,
                &mut stream,
            ))
        })
        .collect();
    Ok(found?.into_iter().flatten().collect())
}

fn compared(
    played: &Played,
    evaluator: &Evaluator,
    model: &Model,
    alternatives: usize,
    stream: &mut Stream,
) -> Option<Choice> {
    let (turns, place) = all_turns(played, evaluator)?;
    let before = Field::from(&played.before);
    let view = Before::new(model, &before, played.before.side().index());
    let best = turns[0].glance;
    let features = |turn: &RootTurn| {
        let mut list = Vec::new();
        view.features(
            turn.acts(),
            &turn.after,
            best - turn.glance,
            |index, value| {
                list.push((index as u16, value as i16));
            },
        );
        list
    };
    let mut choice = Choice::default();
    choice.add(features(&turns[place]), 1.0);
    let mut others: Vec<&RootTurn> = Vec::with_capacity(turns.len());
    others.extend(turns[..place].iter().chain(&turns[place + 1..]));
    let promising = others.len().div_ceil(PROMISING);
    let (front, back) = others.split_at(promising);
    for part in [front, back] {
        let wanted = (alternatives / 2).min(part.len());
        let mut order: Vec<usize> = (0..part.len()).collect();
        for index in 0..wanted {
            let other = stream.random_range(index..order.len());
            order.swap(index, other);
            let each = part.len() as f64 / wanted as f64;
            choice.add(features(part[order[index]]), each);
        }
    }
    Some(choice)
}
