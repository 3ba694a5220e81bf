//! What a model in the PRISM language has: what can be asked about it, and what must be said first.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use graphs::formats::prism::Model;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What does a model have?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GraphModel {
    /// The text of the model.
    pub text: String,
}

/// What a model has; nothing of it is explored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ModelParts {
    /// The labels, in the order of the model.
    pub labels: Vec<String>,
    /// The players, in the order of the model; none for one who plays alone.
    pub players: Vec<String>,
    /// The reward structures; empty names for those without one.
    pub rewards: Vec<String>,
    /// The constants, and whether the model itself says what they are.
    pub constants: Vec<ModelConstant>,
}

/// A constant of a model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ModelConstant {
    /// Its name.
    pub name: String,
    /// Whether it must be given.
    pub open: bool,
}

impl Question for GraphModel {
    const NAME: &'static str = "graph.model";
    const ABOUT: &'static str =
        "Labels, players, rewards and constants of a model in the PRISM language.";
    const EXAMPLE: Example = Example::only(
        r#"{"text": "dtmc const double p; module m x:[0..1]; [] x=0 -> p:(x'=1) + 1-p:true; endmodule label \"one\" = x=1;"}"#,
    );
    type Answer = ModelParts;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ModelParts, Told> {
        asked.work.claim(Model::estimate(&self.text))?;
        let model = Model::parse(&self.text)?;
        let owned = |names: &mut dyn Iterator<Item = &str>| names.map(str::to_owned).collect();
        Ok(ModelParts {
            labels: owned(&mut model.labels()),
            players: owned(&mut model.players()),
            rewards: owned(&mut model.rewards()),
            constants: model
                .constants()
                .map(|(name, said)| ModelConstant {
                    name: name.to_owned(),
                    open: !said,
                })
                .collect(),
        })
    }

    fn tell(&self, answer: &ModelParts, _: &Teller) -> String {
        answer.labels.join("\n")
    }
}
