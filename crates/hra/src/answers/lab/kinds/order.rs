//! The order of acts and turns, learnt from records: each seed is a shard, which keeps every epoch.

use super::runs::{Made, Run};
use super::{Means, Plan, Sharded};
use crate::Told;
use crate::answers::arimaa::{ArimaaFilter, ArimaaOrder, ArimaaStudy, file_name};
use crate::answers::numbers::within;
use lab::experiment::Trial;
use serde::{Deserialize, Serialize};
use work::Work;
use work::keep::Keeper;

/// Which acts and turns do players choose?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArimaaOrdered {
    /// Files of records and tables of the archive.
    pub records: Vec<String>,
    /// Which games are taken.
    #[serde(flatten)]
    pub filter: ArimaaFilter,
    /// From so many turns whole turns are learnt; from all if nothing is said.
    #[serde(default)]
    pub sample: Option<u64>,
    /// How many other turns each of them is compared with.
    #[serde(default = "usual_alternatives")]
    pub alternatives: u64,
    /// Percent of games that are held out.
    #[serde(default = "usual_held_out")]
    pub held_out: u64,
    /// In so many turns of games held out whole turns are ranked; in all if nothing is said.
    #[serde(default)]
    pub compare: Option<u64>,
    /// How often all choices are gone through.
    #[serde(default = "usual_epochs")]
    pub epochs: u64,
}

fn usual_alternatives() -> u64 {
    200
}

fn usual_held_out() -> u64 {
    30
}

fn usual_epochs() -> u64 {
    12
}

impl ArimaaOrdered {
    /// The run, with what the files hold.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(&self, means: &dyn Means) -> Result<ArimaaOrder, Told> {
        let named = |name: &String| {
            let text = String::from_utf8_lossy(&means.file(name)?).into_owned();
            Ok((file_name(name), text))
        };
        Ok(ArimaaOrder {
            records: self
                .records
                .iter()
                .map(named)
                .collect::<Result<_, Told>>()?,
            filter: self.filter,
            sample: self.sample,
            alternatives: self.alternatives,
            held_out: self.held_out,
            compare: self.compare,
            epochs: self.epochs,
        })
    }
}

impl Sharded for ArimaaOrdered {
    const NAME: &'static str = "arimaa.order";
    const MEASURES: &'static [&'static str] = &["act-loss", "turn-loss"];

    fn plan(self, _: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        within(self.records.len() as u64, &(1..=1_000_000))?;
        within(self.held_out, &ArimaaOrder::HELD_OUT)?;
        within(self.epochs, &ArimaaOrder::EPOCHS)?;
        within(self.alternatives, &ArimaaOrder::ALTERNATIVES)?;
        for count in [self.sample, self.compare].into_iter().flatten() {
            within(count, &ArimaaStudy::SAMPLE)?;
        }
        self.filter.read()?;
        Ok(Box::new(self))
    }
}

impl Plan for ArimaaOrdered {
    fn shards(&self) -> u64 {
        1
    }

    fn inputs(&self) -> Vec<String> {
        self.records.clone()
    }

    fn product(&self) -> Option<&'static str> {
        Some("model")
    }

    fn ready<'w>(&'w self, _: &'w Work, means: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        let order = self.read(means)?;
        Ok(Box::new(Run(
            move |work: &Work, keeper: &mut dyn Keeper| {
                let (answer, model) = order.run(work, keeper)?;
                // The logarithm of a chance is the less, the worse it was foretold.
                let losses = answer.histories();
                let [acts, turns] = losses.map(|logs| logs.iter().map(|log| -log).collect());
                let made_by = order.command("model", answer.seed());
                Ok(Made {
                    curves: vec![("act-loss", acts), ("turn-loss", turns)],
                    product: model.write(&made_by).into_bytes(),
                })
            },
        )))
    }
}
