//! The seed's genetic algorithm over its weights, from records, with held-out games.

mod document;

pub use document::{EvolveAnswer, EvolvedVector, EvolvedVerdict};

use super::kept::Kept;
use super::{ArimaaFilter, GAME};
use crate::Told;
use crate::answers::numbers::within;
use crate::answers::{Asked, Attachment, Example, Keeper, Question, Teller};
use lab::arimaa::corpus::{Corpus, Learnt};
use lab::arimaa::evolve::{KIND, Measure, Plan};
use lab::arimaa::features::Matrix;
use lab::arimaa::fingerprint;
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;
use work::Work;

/// Which weights of the seed's player rate the turns of these games best?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaEvolve {
    /// A record, or a table of the archive.
    pub records: String,
    /// Which games are taken.
    #[serde(flatten)]
    pub filter: ArimaaFilter,
    /// How many turns are drawn; all if it is null, 100 if nothing is said.
    #[serde(default = "usual_sample")]
    pub sample: Option<u64>,
    /// Percent of games that are held out; 30 if nothing is said.
    #[serde(default = "usual_held_out")]
    pub held_out: u64,
    /// 50 if nothing is said.
    #[serde(default = "usual_generations")]
    pub generations: u64,
    /// Individuals; 20 if nothing is said.
    #[serde(default = "usual_population")]
    pub population: u64,
    /// How many of them each generation replaces; 10 if nothing is said.
    #[serde(default = "usual_renewed")]
    pub renewed: u64,
    /// Percent of genes that mutate; 10 if nothing is said.
    #[serde(default = "usual_mutation")]
    pub mutation: u64,
    /// What is made small.
    #[serde(default)]
    pub measure: EvolveMeasure,
    /// Only the turns of who won.
    #[serde(default)]
    pub winners: bool,
    /// Only turns from this number on, as records count; setups are number 1.
    #[serde(default)]
    pub from_turn: u64,
}

/// What is made small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EvolveMeasure {
    /// The seed's: by how many percent the played turn is rated worse than the best one.
    #[default]
    Worse,
    /// The share of turns that are rated better than the played one.
    Better,
    /// The seed's first: the sum of the ratings of the played turns, as what is missing to the highest one.
    Sum,
}

fn usual_sample() -> Option<u64> {
    Some(100)
}

fn usual_held_out() -> u64 {
    30
}

fn usual_generations() -> u64 {
    50
}

fn usual_population() -> u64 {
    20
}

fn usual_renewed() -> u64 {
    10
}

fn usual_mutation() -> u64 {
    10
}

impl ArimaaEvolve {
    /// How many percent of games can be held out.
    pub const HELD_OUT: RangeInclusive<u64> = 0..=90;
    /// How many generations there can be.
    pub const GENERATIONS: RangeInclusive<u64> = 0..=1_000_000;
    /// How many individuals there can be.
    pub const POPULATION: RangeInclusive<u64> = 2..=100_000;
    /// Percent of genes that can mutate.
    pub const MUTATION: RangeInclusive<u64> = 0..=100;

    fn plan(&self) -> Result<Plan, Told> {
        within(self.population, &Self::POPULATION)?;
        within(self.renewed, &(1..=self.population - 1))?;
        within(self.mutation, &Self::MUTATION)?;
        Ok(Plan {
            population: self.population as usize,
            renewed: self.renewed as usize,
            mutation: self.mutation as u32,
            measure: match self.measure {
                EvolveMeasure::Worse => Measure::Worse,
                EvolveMeasure::Better => Measure::Better,
                EvolveMeasure::Sum => Measure::Sum,
            },
        })
    }

    /// Goes on from what is kept, if anything is, and keeps every generation.
    pub(in crate::answers) fn run(
        &self,
        work: &Work,
        keeper: &mut dyn Keeper,
    ) -> Result<EvolveAnswer, Told> {
        let plan = self.plan()?;
        let share = self.held_out as usize;
        let sample = self.sample.map(|count| count as usize);
        let filter = self.filter.read()?;
        let corpus = Corpus::read(work, &self.records, &filter)?;
        let (learnt, apart) = corpus.split(work, share);
        let which = Learnt {
            winners: self.winners,
            from_turn: self.from_turn,
        };
        let matrix = Matrix::build(
            work,
            &corpus,
            &learnt,
            which,
            sample,
            "arimaa evolve sample",
        )?;
        if matrix.positions.is_empty() {
            return Err(Told::input(
                Message::new("arimaa-error-no-positions"),
                Message::new("arimaa-accepted-games-left"),
            ));
        }
        let seed = work.streams.seed();
        let question = format!("{filter:?} {sample:?} {share} {plan:?} {which:?} {seed}");
        let fingerprint = fingerprint(&[self.records.as_bytes(), question.as_bytes()]);
        let accepted = "arimaa-accepted-checkpoint";
        let mut kept = Kept::new(keeper, KIND, fingerprint, accepted);
        let state = kept.load(|payload| lab::arimaa::evolve::State::read(payload, fingerprint))?;
        let state = plan.run(work, &matrix, self.generations, state, |state| {
            kept.save(|| state.write(fingerprint))
        })?;
        let test = Matrix::build(
            work,
            &corpus,
            &apart,
            which,
            sample,
            "arimaa evolve held out",
        )?;
        let games = (learnt.len(), apart.len());
        Ok(EvolveAnswer::new(
            plan,
            state,
            games,
            (&matrix, &test),
            seed,
        ))
    }
}

impl Question for ArimaaEvolve {
    const NAME: &'static str = "arimaa.evolve";
    const ABOUT: &'static str = "The seed's genetic algorithm over the weights of its player, from games, with held-out games.";
    const EXAMPLE: Example = Example::new(
        r#"{"records": "@input", "sample": 2, "generations": 1}"#,
        &[
            "arimaa",
            "evolve",
            "-",
            "--sample",
            "2",
            "--generations",
            "1",
        ],
    )
    .reading(GAME);
    const KEEPS: bool = true;
    type Answer = EvolveAnswer;

    fn check(&self) -> Result<(), Told> {
        self.plan()?;
        within(self.generations, &Self::GENERATIONS)?;
        within(self.held_out, &Self::HELD_OUT)?;
        self.sample
            .map(|sample| within(sample, &super::ArimaaStudy::SAMPLE))
            .transpose()?;
        self.filter.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<EvolveAnswer, Told> {
        self.run(asked.work, &mut *asked.keeper)
    }

    fn tell(&self, answer: &EvolveAnswer, teller: &Teller) -> String {
        answer.tell(teller)
    }

    fn attachments(&self, answer: &EvolveAnswer, teller: &Teller) -> Vec<Attachment> {
        vec![Attachment::new("evolution.svg", answer.chart(teller))]
    }
}
