//! Runs that go on from what they found themselves, step by step: one shard for each seed, which keeps its state on the way and goes on
//! from there to the same bits.

use super::Means;
use crate::Told;
use lab::experiment::{Findings, Measure, Shard, Trial};
use work::Work;
use work::keep::Keeper;

/// What came of a run: how its numbers went, each by the name of its measure, and the file that it made.
pub struct Made {
    pub curves: Vec<(&'static str, Vec<f64>)>,
    pub product: Vec<u8>,
}

/// A run, ready to begin.
pub struct Run<F>(pub F);

impl<F> Trial for Run<F>
where
    F: Fn(&Work, &mut dyn Keeper) -> Result<Made, Told> + Sync,
{
    fn run(&self, work: &Work, _: u64, keeper: &mut dyn Keeper) -> Result<Shard, Told> {
        let Made { curves, product } = (self.0)(work, keeper)?;
        let group = format!("seed {}", work.streams.seed());
        let mut findings = Findings::default();
        for (measure, values) in curves {
            findings.add(&group, measure, Measure::curve(&values));
        }
        Ok(Shard { findings, product })
    }

    /// It holds much in memory.
    fn together(&self) -> bool {
        false
    }
}

/// A text that a file holds, where one is named.
pub fn text(name: Option<&str>, means: &dyn Means) -> Result<Option<String>, Told> {
    let read = |name| Ok(String::from_utf8_lossy(&means.file(name)?).into_owned());
    name.map(read).transpose()
}
