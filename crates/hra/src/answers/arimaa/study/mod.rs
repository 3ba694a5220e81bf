//! The seed's tables, on positions and on records: how many turns there are, what factors leave out, which pieces move.

mod charts;
mod csv;
mod document;
mod tell;

use super::{ArimaaFilter, GAME, position, within};
use crate::Told;
use crate::answers::{Asked, Attachment, Example, Question, Teller};
use arimaa::Board;
use bot::bench::POSITIONS;
pub use document::*;
use lab::arimaa::corpus::Corpus;
use lab::arimaa::study;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// What are the turns of these positions, or of these games, like?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaStudy {
    /// `g [64 characters]`, diagrams, or records, of which the last position is meant; without positions and records, those
    /// that we carry.
    #[serde(default)]
    pub positions: Vec<String>,
    /// A record, or a table of the archive, instead of positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub records: Option<String>,
    /// Which games are taken.
    #[serde(flatten)]
    pub filter: ArimaaFilter,
    /// How many turns are drawn; all if it is null, 200 if nothing is said.
    #[serde(default = "usual_sample")]
    pub sample: Option<u64>,
    /// How many positions are searched, to compare the orders of turns.
    #[serde(default)]
    pub searches: u64,
}

fn usual_sample() -> Option<u64> {
    Some(200)
}

impl ArimaaStudy {
    /// How many turns can be drawn.
    pub const SAMPLE: RangeInclusive<u64> = 1..=100_000_000;
    /// How many positions can be searched.
    pub const SEARCHES: RangeInclusive<u64> = 0..=1_000_000;

    /// The positions that are named, else those that we carry.
    fn boards(&self) -> Result<Vec<Board>, Told> {
        if self.positions.is_empty() {
            let carried = POSITIONS.iter().map(|(_, text)| Ok(Board::read(text)?));
            return carried.collect();
        }
        self.positions.iter().map(|text| position(text)).collect()
    }

    /// The tables as lines of CSV.
    #[must_use]
    pub fn csv(answer: &StudyAnswer) -> String {
        csv::csv(answer)
    }
}

impl Question for ArimaaStudy {
    const NAME: &'static str = "arimaa.study";
    const ABOUT: &'static str =
        "How many turns positions have, what factors of search leave out, which pieces move.";
    const EXAMPLE: Example = Example::new(
        r#"{"records": "@input", "sample": 2}"#,
        &["arimaa", "study", "--records", "-", "--sample", "2"],
    )
    .reading(GAME);
    type Answer = StudyAnswer;

    fn check(&self) -> Result<(), Told> {
        within(self.searches, &Self::SEARCHES)?;
        self.sample
            .map_or(Ok(0), |sample| within(sample, &Self::SAMPLE))?;
        self.filter.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<StudyAnswer, Told> {
        let work = asked.work;
        let searches = self.searches as usize;
        let (study, corpus) = match &self.records {
            Some(text) => {
                let corpus = Corpus::read(work, text, &self.filter.read()?)?;
                let sample = self.sample.map(|sample| sample as usize);
                let plan = study::Plan { sample, searches };
                (study::of_records(work, &corpus, plan)?, Some(corpus))
            }
            None => (study::of_positions(work, &self.boards()?, searches)?, None),
        };
        Ok(StudyAnswer::new(
            &study,
            corpus.as_ref(),
            work.streams.seed(),
        ))
    }

    fn tell(&self, answer: &StudyAnswer, teller: &Teller) -> String {
        tell::told(answer, teller)
    }

    fn attachments(&self, answer: &StudyAnswer, teller: &Teller) -> Vec<Attachment> {
        charts::all(answer, teller.words)
    }
}
