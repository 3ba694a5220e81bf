//! Positions beside those of games, judged by a short search: how a file of them is made and gone on with, and what it holds.

use super::blocks::BlockRun;
use super::learning::weights;
use crate::Told;
use crate::answers::Teller;
use bot::evaluate::Evaluator;
use bot::field::Field;
use lab::arimaa::fingerprint;
use lab::arimaa::judged::{self, Head, Judged, Positions};
use say::Message;
use serde::Serialize;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;
use work::{Halt, Work};

/// Judges positions.
pub struct ArimaaJudge {
    head: Head,
    places: Vec<(Field, usize)>,
    evaluator: Arc<Evaluator>,
    sources: u64,
}

impl ArimaaJudge {
    /// Beside how many positions others can be judged.
    pub const SOURCES: RangeInclusive<u64> = 1..=u32::MAX as u64;
    /// How many positions a search can look at.
    pub const NODES: RangeInclusive<u64> = 100..=1 << 40;

    /// Beside so many positions of the games in these files, with so many nodes each, by the weights of a text or ours.
    ///
    /// # Errors
    /// When weights or games cannot be read, or when stopped.
    pub fn new(
        work: &Work,
        files: Vec<Vec<u8>>,
        from: Option<&str>,
        sources: u64,
        nodes: u64,
    ) -> Result<Self, Told> {
        let weights = weights(from)?;
        let mut contents = vec![weights.write().into_bytes()];
        let mut places = Vec::new();
        for bytes in files {
            places.extend(judged::places(work, &bytes)?);
            contents.push(bytes);
        }
        let parts: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
        Ok(ArimaaJudge {
            head: Head {
                seed: work.streams.seed(),
                nodes,
                mark: fingerprint(&parts),
            },
            places,
            evaluator: Arc::new(Evaluator::new(weights)),
            sources,
        })
    }
}

impl ArimaaJudge {
    /// Judges what is beside the positions with these numbers, and hands each over in order.
    pub(in crate::answers) fn some<E: From<Halt>>(
        &self,
        work: &Work,
        numbers: Range<u64>,
        threads: usize,
        taker: impl FnMut(u64, &[Judged]) -> Result<(), E>,
    ) -> Result<(), E> {
        judged::judge(
            work,
            &self.places,
            &self.evaluator,
            self.head.nodes,
            numbers,
            threads,
            taker,
        )
    }
}

impl BlockRun for ArimaaJudge {
    type Report = ArimaaJudged;

    fn head(&self) -> Vec<u8> {
        self.head.write()
    }

    fn found(&self, path: &str, bytes: &[u8]) -> Result<(usize, u64), Told> {
        let found = judged::open(bytes)?;
        if found.head != self.head {
            return Err(Told::input(
                Message::new("arimaa-error-judged-other").with("path", path),
                Message::new("arimaa-accepted-judged-same"),
            ));
        }
        Ok((found.whole, found.sources.len() as u64))
    }

    fn go_on(
        &self,
        work: &Work,
        before: u64,
        threads: usize,
        taker: &mut dyn FnMut(&[u8]) -> Result<(), Told>,
    ) -> Result<(), Told> {
        let numbers = before..self.sources.max(before);
        self.some(work, numbers, threads, |number, judged| {
            taker(&judged::block(number, judged))
        })
    }

    fn report(&self, bytes: &[u8], before: u64) -> Result<ArimaaJudged, Told> {
        Ok(ArimaaJudged::new(&judged::open(bytes)?, before))
    }

    fn tell(report: &ArimaaJudged, teller: &Teller) -> String {
        report.tell(teller)
    }
}

/// What is told of a file of judged positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ArimaaJudged {
    /// Positions of games beside which others were judged.
    sources: u64,
    /// How many of them this run did.
    new: u64,
    positions: u64,
    /// By steps left, one to four.
    by_steps_left: [u64; 4],
    seed: u64,
    nodes: u64,
    bytes: u64,
}

impl ArimaaJudged {
    /// Of these positions; so many sources were there before.
    fn new(found: &Positions, before: u64) -> Self {
        let by_steps_left = [1, 2, 3, 4].map(|left: usize| {
            let all = found.sources.iter().flatten();
            all.filter(|one| one.left == left).count() as u64
        });
        let sources = found.sources.len() as u64;
        ArimaaJudged {
            sources,
            new: sources - before,
            positions: by_steps_left.iter().sum(),
            by_steps_left,
            seed: found.head.seed,
            nodes: found.head.nodes,
            bytes: found.whole as u64,
        }
    }

    /// The report for people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let told = Message::new("arimaa-judged")
            .with("sources", self.sources)
            .with("new", self.new)
            .with("positions", self.positions)
            .with("whole", self.by_steps_left[3]);
        teller.say(&told)
    }
}
