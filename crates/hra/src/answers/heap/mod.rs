//! Heap games: who wins and why, sequences of values, P-positions, the graph of a game, as documents.

mod graph;
mod names;
mod sequence;
mod solve;
mod table;

pub use graph::HeapGraph;
pub(crate) use names::NAMES;
pub use names::{HeapNames, NamedRules, NamesOfRules};
use sequence::LONGEST;
pub use sequence::{HeapSequence, SequenceAnswer, SequenceRow};
pub use solve::{HeapMove, HeapSolution, HeapSolve, Take};
pub use table::{HeapTable, PPositions};

use super::numbers::{Bounds, read_number, within};
use crate::Told;
use heaps::{End, LARGEST_HEAP, MOST_COUPLED, Ruleset};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Matches of a heap.
pub const HEAP: Bounds = 0..=LARGEST_HEAP;
/// Heaps that play together: in tables, and where people are asked for them.
pub const HEAPS: Bounds = 1..=MOST_COUPLED as u64;
/// How long a sequence may be.
pub const LENGTHS: Bounds = 0..=LONGEST;

/// Which game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapRules {
    /// `nim`, `wythoff`, `subtract:1,3,4`, `octal:0.137`, `moore:2`, `kayles` …, or with heaps `SUBST[1,3;9]`, `NIM[23,7,56]`; not looked at where there are rules of one's own.
    #[serde(default)]
    #[schema(example = "wythoff")]
    pub rules: String,
    /// The text of one's own rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_rules: Option<String>,
    /// Whether the last move loses.
    #[serde(default)]
    pub misere: bool,
}

impl HeapRules {
    /// The rules themselves.
    ///
    /// # Errors
    /// When the name stands for no rules, or the text is none.
    pub fn read(&self) -> Result<Ruleset, Told> {
        let rules = match &self.own_rules {
            Some(text) => {
                let mut own = Ruleset::from_text(text)?;
                // So that a transcript does not take it for a game of ours with the same name.
                own.name.insert(0, '@');
                own
            }
            None => self.rules.parse::<Ruleset>()?,
        };
        Ok(if self.misere {
            rules.with_end(End::Misere)
        } else {
            rules
        })
    }
}

impl HeapRules {
    /// The rules without heaps that stand with them.
    #[must_use]
    pub fn plain(&self) -> String {
        let written = heaps::written(&self.rules);
        written.map_or_else(|| self.rules.clone(), |written| written.rules)
    }

    /// The heaps that were given, or those that stand with the rules, such as in `SUBST[1,3;9]`.
    ///
    /// # Errors
    /// When there are heaps in both places.
    pub fn heaps(&self, given: &[u64]) -> Result<Vec<u64>, Told> {
        let written = match self.own_rules {
            Some(_) => Vec::new(),
            None => heaps::written(&self.rules).map_or_else(Vec::new, |written| written.heaps),
        };
        if !written.is_empty() && !given.is_empty() {
            return Err(Told::input(
                Message::new("heap-error-heaps-twice").with("rules", self.rules.as_str()),
                Message::new("heap-accepted-heaps-once"),
            ));
        }
        Ok(if given.is_empty() {
            written
        } else {
            given.to_vec()
        })
    }
}

/// Heaps as people write them; none where they may stand with the rules.
///
/// # Errors
/// When one is no number of matches.
pub fn read_heaps(texts: &[String]) -> Result<Vec<u64>, Told> {
    let heap = |text: &String| read_number(text, &HEAP);
    texts.iter().map(heap).collect()
}
