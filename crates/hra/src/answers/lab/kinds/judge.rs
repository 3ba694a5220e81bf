//! Positions beside those of games, judged by a short search: each shard is what is beside some of them.

use super::runs::text;
use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::arimaa::{ArimaaJudge, BlockRun};
use crate::answers::numbers::within;
use lab::arimaa::judged::block;
use lab::experiment::{Findings, Measure, Shard, Trial};
use serde::{Deserialize, Serialize};
use work::Work;
use work::keep::Keeper;

/// What does a short search think of positions beside those of games?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArimaaJudging {
    /// Files of own games and of records.
    pub files: Vec<String>,
    /// Beside so many positions of them.
    #[serde(default = "usual_sources")]
    pub sources: u64,
    /// Positions that a search may look at.
    #[serde(default = "usual_nodes")]
    pub nodes: u64,
    /// The file of the weights that judge; ours if nothing is said.
    #[serde(default)]
    pub from: Option<String>,
}

fn usual_sources() -> u64 {
    100
}

fn usual_nodes() -> u64 {
    10_000
}

/// So many sources are a shard, if nothing is said.
const SHARD: u64 = 10;

struct Judging {
    request: ArimaaJudging,
    size: u64,
}

impl ArimaaJudging {
    /// The run, with what the files hold.
    ///
    /// # Errors
    /// When one cannot be read, or when stopped.
    pub fn read(&self, work: &Work, means: &dyn Means) -> Result<ArimaaJudge, Told> {
        let games = self.files.iter().map(|name| means.file(name));
        let games = games.collect::<Result<_, Told>>()?;
        let from = text(self.from.as_deref(), means)?;
        ArimaaJudge::new(work, games, from.as_deref(), self.sources, self.nodes)
    }
}

impl Sharded for ArimaaJudging {
    const NAME: &'static str = "arimaa.judge";
    const MEASURES: &'static [&'static str] = &["steps-left", "positions"];

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        within(self.files.len() as u64, &(1..=1_000_000))?;
        within(self.sources, &ArimaaJudge::SOURCES)?;
        within(self.nodes, &ArimaaJudge::NODES)?;
        Ok(Box::new(Judging {
            request: self,
            size: shard.unwrap_or(SHARD),
        }))
    }
}

impl Plan for Judging {
    fn shards(&self) -> u64 {
        pieces(self.request.sources, self.size)
    }

    fn inputs(&self) -> Vec<String> {
        let files = self.request.files.iter().chain(&self.request.from);
        files.cloned().collect()
    }

    fn product(&self) -> Option<&'static str> {
        Some("judged")
    }

    fn ready<'w>(
        &'w self,
        work: &'w Work,
        means: &'w dyn Means,
    ) -> Result<Box<dyn Trial + 'w>, Told> {
        Ok(Box::new(Ready {
            plan: self,
            judge: self.request.read(work, means)?,
        }))
    }
}

struct Ready<'w> {
    plan: &'w Judging,
    judge: ArimaaJudge,
}

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let first = shard * self.plan.size;
        let numbers = first..self.plan.request.sources.min(first + self.plan.size);
        // All shards together are a file of judged positions.
        let mut product = match shard {
            0 => self.judge.head(),
            _ => Vec::new(),
        };
        let mut left = [0; 4];
        let mut beside = Vec::new();
        self.judge.some(work, numbers, 1, |number, judged| {
            product.extend(block(number, judged));
            judged.iter().for_each(|one| left[one.left - 1] += 1);
            let count = judged.len();
            beside.resize(beside.len().max(count + 1), 0);
            beside[count] += 1;
            Ok::<_, Told>(())
        })?;
        let [one, two, three, four] = left;
        let left = [("1", one), ("2", two), ("3", three), ("4", four)];
        let mut findings = Findings::default();
        findings.add("judged", "steps-left", Measure::counts(left));
        findings.add("judged", "positions", Measure::numbers(&beside));
        Ok(Shard { findings, product })
    }
}
