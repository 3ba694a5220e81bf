//! Experiments as questions: for whoever has no folder of his own, such as the page.

use super::means::NoMeans;
use super::results::LabResults;
use super::run::Laboratory;
use super::status::LabStatus;
use super::{LabWorks, works};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What does an experiment find?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LabRun {
    /// The experiment, as its file says it: TOML.
    pub experiment: String,
}

impl Question for LabRun {
    const NAME: &'static str = "lab.run";
    const ABOUT: &'static str =
        "What an experiment finds that is written as a file; done shard by shard.";
    const EXAMPLE: Example = Example::only(
        r#"{"experiment": "version = 1\ntitle = \"Two strategies\"\n[[part]]\nname = \"both\"\nquestion = \"kalah.tournament\"\nrequest = { players = [\"1\", \"5\"], games = 100 }\n"}"#,
    );
    const KEEPS: bool = true;
    type Answer = LabResults;

    fn check(&self) -> Result<(), Told> {
        Laboratory::read(&self.experiment)?.without_means()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LabResults, Told> {
        let laboratory = Laboratory::read(&self.experiment)?;
        let (_, results) = laboratory.run(asked.work, &NoMeans, asked.keeper)?;
        Ok(results)
    }

    fn tell(&self, answer: &LabResults, teller: &Teller) -> String {
        LabStatus::of(answer.clone()).tell(teller)
    }
}

/// Which experiments are part of the program?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LabInit {}

impl Question for LabInit {
    const NAME: &'static str = "lab.works";
    const ABOUT: &'static str = "The experiments of published works, as files.";
    const EXAMPLE: Example = Example::new("{}", &["lab", "init"]);
    const BARE: bool = true;
    type Answer = LabWorks;

    fn answer(&self, _: &mut Asked<'_>) -> Result<LabWorks, Told> {
        works(None)
    }

    fn tell(&self, answer: &LabWorks, teller: &Teller) -> String {
        answer.tell(teller)
    }
}
