//! Published results: each shard is a result. What time and memory it cost is none: it would be another one on every machine.

use super::{Means, Plan, Sharded};
use crate::Told;
use crate::answers::Question;
use crate::answers::reproduce::Reproduce;
use lab::experiment::{Fact, Findings, Measure, Shard, Trial};
use lab::reproduce::Row;
use work::Work;
use work::keep::Keeper;

struct Rows(Vec<&'static Row>);

impl Sharded for Reproduce {
    const NAME: &'static str = <Reproduce as Question>::NAME;
    const MEASURES: &'static [&'static str] = &["published"];

    fn plan(self, _: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        Ok(Box::new(Rows(self.repeatable()?)))
    }
}

impl Plan for Rows {
    fn shards(&self) -> u64 {
        self.0.len() as u64
    }

    fn ready<'w>(&'w self, _: &'w Work, _: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        Ok(Box::new(Ready(self)))
    }
}

struct Ready<'w>(&'w Rows);

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let row = self.0.0[shard as usize];
        let (ours, status) = row.run(work)?;
        let fact = Fact {
            source: row.source.to_owned(),
            published: row.published.to_owned(),
            ours,
            status: status.name().to_owned(),
        };
        let mut findings = Findings::default();
        findings.add(row.name, "published", Measure::Facts([fact].into()));
        Ok(findings.into())
    }

    /// A result may use all threads and all memory.
    fn together(&self) -> bool {
        false
    }
}
