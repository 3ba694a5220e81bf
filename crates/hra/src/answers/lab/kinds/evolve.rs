//! The seed's genetic algorithm: each seed is a shard, which keeps every generation.

use super::runs::{Made, Run};
use super::{Means, Plan, Sharded};
use crate::Told;
use crate::answers::Question;
use crate::answers::arimaa::ArimaaEvolve;
use lab::experiment::Trial;
use serde::{Deserialize, Serialize};
use work::Work;
use work::keep::Keeper;

/// Which weights rate the turns of the games of a file best?
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ArimaaEvolved {
    /// What is asked, with the name of the file for its content.
    #[serde(flatten)]
    question: ArimaaEvolve,
    /// Whether no turns are drawn, but all are learnt from: TOML has no null to say it.
    #[serde(default)]
    every_turn: bool,
}

impl ArimaaEvolved {
    /// This question, with the name of a file for its records.
    #[must_use]
    pub fn new(question: ArimaaEvolve) -> Self {
        ArimaaEvolved {
            every_turn: question.sample.is_none(),
            question,
        }
    }

    /// The question, with what the file holds.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(&self, means: &dyn Means) -> Result<ArimaaEvolve, Told> {
        let records = means.file(&self.question.records)?;
        Ok(ArimaaEvolve {
            records: String::from_utf8_lossy(&records).into_owned(),
            sample: self.question.sample.filter(|_| !self.every_turn),
            ..self.question.clone()
        })
    }
}

impl Sharded for ArimaaEvolved {
    const NAME: &'static str = <ArimaaEvolve as Question>::NAME;
    const MEASURES: &'static [&'static str] = &["cost"];

    fn plan(self, _: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        self.question.check()?;
        Ok(Box::new(self))
    }
}

impl Plan for ArimaaEvolved {
    fn shards(&self) -> u64 {
        1
    }

    fn inputs(&self) -> Vec<String> {
        vec![self.question.records.clone()]
    }

    fn product(&self) -> Option<&'static str> {
        Some("json")
    }

    fn ready<'w>(&'w self, _: &'w Work, means: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        let question = self.read(means)?;
        Ok(Box::new(Run(
            move |work: &Work, keeper: &mut dyn Keeper| {
                let answer = question.run(work, keeper)?;
                let mut product = serde_json::to_vec_pretty(&answer).unwrap_or_default();
                product.push(b'\n');
                Ok(Made {
                    curves: vec![("cost", answer.history)],
                    product,
                })
            },
        )))
    }
}
