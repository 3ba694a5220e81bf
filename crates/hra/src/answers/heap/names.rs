//! The rules that have a name.

use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use heaps::Ruleset;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which rules have a name?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapNames {}

/// Rules by name, with what a move may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NamedRules {
    /// The name, such as `subtract:1,3,4`.
    pub rules: String,
    /// What a move may do, in sentences.
    pub text: String,
}

/// One of each kind of rules that have a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct NamesOfRules(pub Vec<NamedRules>);

/// One of each kind.
pub(crate) const NAMES: [&str; 9] = [
    "nim",
    "wythoff",
    "moore:2",
    "subtract:1,3,4",
    "kayles",
    "dawson-kayles",
    "grundy",
    "octal:0.137",
    "hex:0.8",
];

fn named_rules(words: Words) -> Vec<NamedRules> {
    let known = |name: &&str| {
        let rules: Ruleset = name.parse().ok()?;
        Some(NamedRules {
            rules: (*name).to_owned(),
            text: words.say(&rules.told()),
        })
    };
    NAMES.iter().filter_map(known).collect()
}

impl Question for HeapNames {
    const NAME: &'static str = "heap.rules";
    const ABOUT: &'static str = "The rules that have a name.";
    const EXAMPLE: Example = Example::only("{}");
    const BARE: bool = true;
    type Answer = NamesOfRules;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<NamesOfRules, Told> {
        Ok(NamesOfRules(named_rules(asked.words)))
    }

    fn tell(&self, answer: &NamesOfRules, _: &Teller) -> String {
        let line = |named: &NamedRules| format!("{}  {}", named.rules, named.text);
        let lines: Vec<String> = answer.0.iter().map(line).collect();
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_game_is_a_game() {
        assert_eq!(named_rules(Words::default()).len(), NAMES.len());
    }
}
