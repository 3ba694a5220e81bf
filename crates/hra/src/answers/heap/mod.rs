//! Heap games: who wins and why, sequences of values, P-positions, the graph of a game, as documents.

mod graph;
mod names;
mod sequence;
mod solve;
mod table;

pub use graph::HeapGraph;
pub(crate) use names::NAMES;
pub use names::{HeapNames, NamedRules, NamesOfRules};
pub use sequence::{HeapSequence, LONGEST as LONGEST_SEQUENCE, SequenceAnswer};
pub use solve::{HeapMove, HeapSolution, HeapSolve, Take};
pub use table::{HeapTable, PPositions};

use crate::Told;
use heaps::{End, LARGEST_HEAP, Ruleset};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapRules {
    /// `nim`, `wythoff`, `subtract:1,3,4`, `octal:0.137`, `moore:2`, `kayles` …; not looked at where there are rules of one's own.
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

/// A number of matches, of heaps or the like within bounds, or an error that names it and them.
///
/// # Errors
/// When it is outside.
pub fn within(number: u64, from: u64, to: u64) -> Result<u64, Told> {
    if (from..=to).contains(&number) {
        return Ok(number);
    }
    Err(outside(&number.to_string(), from, to))
}

/// That a text is no number of matches within bounds.
#[must_use]
pub fn outside(text: &str, from: u64, to: u64) -> Told {
    Told::input(
        Message::new("heap-error-heap").with("text", text),
        Message::new("accepted-number-from-to")
            .with("from", from)
            .with("to", to),
    )
}

/// Heaps as people write them.
///
/// # Errors
/// When there are none, or one is no number of matches.
pub fn read_heaps(texts: &[String]) -> Result<Vec<u64>, Told> {
    if texts.is_empty() {
        return Err(heaps::Unsolved::NoHeaps.into());
    }
    let heap = |text: &String| read_number(text, 0, LARGEST_HEAP);
    texts.iter().map(heap).collect()
}

/// A whole number within bounds, as people write it.
///
/// # Errors
/// When it is none, with the bounds.
pub fn read_number(text: &str, from: u64, to: u64) -> Result<u64, Told> {
    let parsed = text.parse().ok();
    let parsed = parsed.filter(|number| (from..=to).contains(number));
    parsed.ok_or_else(|| outside(text, from, to))
}
