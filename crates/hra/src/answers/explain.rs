//! How much an answer explains, the same word in every question and on the command line.

use super::Choice;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much is explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Explain {
    /// What decides.
    #[default]
    Short,
    /// The whole argument, from the definitions.
    Full,
}

impl Explain {
    /// Whether the whole argument is wanted.
    #[must_use]
    pub fn is_full(self) -> bool {
        self == Explain::Full
    }

    /// Whether it need not be said.
    #[must_use]
    pub fn is_short(&self) -> bool {
        *self == Explain::Short
    }
}

impl Choice for Explain {
    const ALL: &'static [(&'static str, Self)] =
        &[("short", Explain::Short), ("full", Explain::Full)];
}

impl From<Explain> for heaps::Fullness {
    fn from(explain: Explain) -> Self {
        match explain {
            Explain::Short => heaps::Fullness::Short,
            Explain::Full => heaps::Fullness::Full,
        }
    }
}
