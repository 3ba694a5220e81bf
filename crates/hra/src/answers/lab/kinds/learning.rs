//! Weights fitted to games and networks trained by them: each seed is a shard, which keeps every epoch.

use super::runs::{Made, Run, text};
use super::{Means, Plan, Sharded};
use crate::Told;
use crate::answers::arimaa::{
    ArimaaFile, ArimaaFit, ArimaaLearnt, ArimaaLessons, ArimaaTrain, Terms, file_name,
};
use crate::answers::numbers::within;
use lab::experiment::Trial;
use serde::{Deserialize, Serialize};
use work::Work;
use work::keep::Keeper;

/// What is learnt from, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lessons {
    /// Files of own games, of judged positions, of records.
    pub files: Vec<String>,
    /// How often all positions are gone through.
    #[serde(default = "usual_epochs")]
    pub epochs: u64,
    /// Percent of games that are held out.
    #[serde(default = "usual_held_out")]
    pub held_out: u64,
    /// Percent of the result in what is learnt; the rest is what the search thought.
    #[serde(default = "usual_results")]
    pub results: u64,
    /// Positions for a step.
    #[serde(default = "usual_batch")]
    pub batch: u64,
    /// The score at which the odds are e to 1; fitted to the results if nothing is said.
    #[serde(default)]
    pub scale: Option<f64>,
}

fn usual_epochs() -> u64 {
    10
}

fn usual_held_out() -> u64 {
    20
}

fn usual_results() -> u64 {
    50
}

fn usual_batch() -> u64 {
    256
}

impl Lessons {
    fn check(&self) -> Result<(), Told> {
        within(self.files.len() as u64, &(1..=1_000_000))?;
        within(self.epochs, &ArimaaLessons::EPOCHS)?;
        within(self.held_out, &ArimaaLessons::HELD_OUT)?;
        within(self.results, &ArimaaLessons::RESULTS)?;
        within(self.batch, &ArimaaLessons::BATCH).map(drop)
    }

    fn read(&self, means: &dyn Means) -> Result<ArimaaLessons, Told> {
        let named = |name: &String| {
            let content = ArimaaFile::new(means.file(name)?);
            Ok((file_name(name), content))
        };
        Ok(ArimaaLessons {
            files: self.files.iter().map(named).collect::<Result<_, Told>>()?,
            terms: Terms {
                epochs: self.epochs,
                held_out: self.held_out as u32,
                results: self.results,
                batch: self.batch as usize,
                scale: self.scale.map(|scale| scale as f32),
            },
        })
    }
}

fn made((learnt, product): (ArimaaLearnt, Vec<u8>)) -> Made {
    Made {
        curves: vec![("loss", learnt.history().to_vec())],
        product,
    }
}

/// Which weights of the evaluation foretell the results of games best?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArimaaFitted {
    /// What is learnt from.
    #[serde(flatten)]
    pub lessons: Lessons,
    /// The file of the weights to begin with; ours if nothing is said.
    #[serde(default)]
    pub from: Option<String>,
    /// How far weights move at a step, at most about.
    #[serde(default = "usual_rate")]
    pub rate: f64,
    /// How strongly they are pulled to where they began.
    #[serde(default = "usual_rate")]
    pub pull: f64,
    /// Groups of features that stay as they are.
    #[serde(default)]
    pub keep: Vec<String>,
}

fn usual_rate() -> f64 {
    0.05
}

impl ArimaaFitted {
    /// The run, with what the files hold.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(&self, means: &dyn Means) -> Result<ArimaaFit, Told> {
        Ok(ArimaaFit {
            lessons: self.lessons.read(means)?,
            from: text(self.from.as_deref(), means)?,
            rate: self.rate as f32,
            pull: self.pull as f32,
            keep: self.keep.clone(),
        })
    }
}

impl Sharded for ArimaaFitted {
    const NAME: &'static str = "arimaa.fit";
    const MEASURES: &'static [&'static str] = &["loss"];

    fn plan(self, _: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        self.lessons.check()?;
        Ok(Box::new(self))
    }
}

impl Plan for ArimaaFitted {
    fn shards(&self) -> u64 {
        1
    }

    fn inputs(&self) -> Vec<String> {
        let files = self.lessons.files.iter().chain(&self.from);
        files.cloned().collect()
    }

    fn product(&self) -> Option<&'static str> {
        Some("weights")
    }

    fn ready<'w>(&'w self, _: &'w Work, means: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        let fit = self.read(means)?;
        Ok(Box::new(Run(
            move |work: &Work, keeper: &mut dyn Keeper| {
                let (learnt, weights) = fit.run(work, keeper)?;
                Ok(made((learnt, weights.into_bytes())))
            },
        )))
    }
}

/// Which network foretells the results of games best?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ArimaaTrained {
    /// What is learnt from.
    #[serde(flatten)]
    pub lessons: Lessons,
    /// The file of the evaluation that it corrects; ours if nothing is said.
    #[serde(default)]
    pub weights: Option<String>,
    /// How far numbers move at a step, at most about.
    #[serde(default = "usual_step")]
    pub rate: f64,
    /// How strongly they are pulled to nothing.
    #[serde(default = "usual_pull")]
    pub pull: f64,
    /// Whether it stands beside the evaluation from the beginning.
    #[serde(default)]
    pub aside: bool,
    /// Whether it judges alone.
    #[serde(default)]
    pub alone: bool,
}

fn usual_step() -> f64 {
    0.001
}

fn usual_pull() -> f64 {
    3.0
}

impl ArimaaTrained {
    /// The run, with what the files hold.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn read(&self, means: &dyn Means) -> Result<ArimaaTrain, Told> {
        Ok(ArimaaTrain {
            lessons: self.lessons.read(means)?,
            weights: text(self.weights.as_deref(), means)?,
            rate: self.rate as f32,
            pull: self.pull as f32,
            aside: self.aside,
            alone: self.alone,
        })
    }
}

impl Sharded for ArimaaTrained {
    const NAME: &'static str = "arimaa.train";
    const MEASURES: &'static [&'static str] = &["loss"];

    fn plan(self, _: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        self.lessons.check()?;
        Ok(Box::new(self))
    }
}

impl Plan for ArimaaTrained {
    fn shards(&self) -> u64 {
        1
    }

    fn inputs(&self) -> Vec<String> {
        let files = self.lessons.files.iter().chain(&self.weights);
        files.cloned().collect()
    }

    fn product(&self) -> Option<&'static str> {
        Some("network")
    }

    fn ready<'w>(&'w self, _: &'w Work, means: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        let train = self.read(means)?;
        Ok(Box::new(Run(
            move |work: &Work, keeper: &mut dyn Keeper| Ok(made(train.run(work, keeper)?)),
        )))
    }
}
