//! The Grundy values of heaps 0, 1, 2, … and their period.

use super::{HeapRules, LENGTHS, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use heaps::{End, Ruleset};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::grundy::{self, Period};

/// A sequence longer than this would not fit into an answer that anybody reads.
pub const LONGEST: u64 = 1_000_000_000;

/// What are single heaps worth?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapSequence {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// The largest heap.
    #[schema(example = 20)]
    pub to: u64,
}

/// Grundy values of single heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SequenceAnswer {
    /// Those of 0, 1, 2, …
    pub values: Vec<u32>,
    /// The length of the period, where one was found.
    pub period: Option<usize>,
    /// The first heap of the period.
    pub preperiod: Option<usize>,
    /// Whether the values at hand prove that the period goes on for ever.
    pub proven: bool,
    /// What was found, for those who word it.
    #[serde(skip)]
    found: Option<Period>,
}

impl HeapSequence {
    fn read(&self) -> Result<Ruleset, Told> {
        let rules = self.rules.read()?;
        within(self.to, &LENGTHS)?;
        if !rules.is_coupled() && rules.end != End::Misere {
            return Ok(rules);
        }
        let id = if rules.is_coupled() {
            "heap-error-sequence-coupled"
        } else {
            "heap-error-sequence-misere"
        };
        Err(Told::input(
            Message::new(id).with("rules", rules.name),
            Message::new("heap-accepted-sequence"),
        ))
    }
}

impl Question for HeapSequence {
    const NAME: &'static str = "heap.sequence";
    const ABOUT: &'static str = "The Grundy values of single heaps, and their period.";
    const EXAMPLE: Example = Example::new(
        r#"{"rules": "kayles", "to": 100}"#,
        &["heap", "sequence", "kayles", "--to", "100"],
    );
    type Answer = SequenceAnswer;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<SequenceAnswer, Told> {
        let code = self.read()?.code();
        let values = grundy::sequence(&code, self.to as usize, asked.work)?;
        let found = grundy::proven_period(&code, &values, asked.work)?;
        Ok(SequenceAnswer {
            values,
            period: found.map(|found| found.period),
            preperiod: found.map(|found| found.preperiod),
            proven: found.is_some_and(|found| found.proven),
            found,
        })
    }

    fn tell(&self, answer: &SequenceAnswer, teller: &Teller) -> String {
        let told = match answer.found {
            None => Message::new("heap-sequence-no-period").with("to", self.to),
            Some(found) => Message::new(if found.proven {
                "heap-sequence-proven"
            } else {
                "heap-sequence-not-proven"
            })
            .with("period", found.period)
            .with("preperiod", found.preperiod)
            .with("needed", found.needed.unwrap_or(0))
            .with("to", self.to),
        };
        format!("{}\n{}", rows(&answer.values), teller.say(&told))
    }
}

/// The values in rows of twenty, with the number of the first.
fn rows(values: &[u32]) -> String {
    let width = values.iter().max().map_or(1, |most| most.to_string().len());
    let margin = values.len().to_string().len();
    let row = |(at, row): (usize, &[u32])| {
        let row: Vec<String> = row.iter().map(|value| format!("{value:>width$}")).collect();
        format!("{:>margin$}: {}", at * 20, row.join(" "))
    };
    let rows: Vec<String> = values.chunks(20).enumerate().map(row).collect();
    rows.join("\n")
}
