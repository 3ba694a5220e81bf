//! The Grundy values of heaps 0, 1, 2, … and their period.

use super::{HeapRules, LENGTHS, within};
use crate::Told;
use crate::answers::{Asked, Bounds, Example, Explain, Question, Teller};
use heaps::{Argued, End, Ruleset};
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
    /// How much is explained: in full, every heap by the mex of its options.
    #[serde(default, skip_serializing_if = "Explain::is_short")]
    pub explain: Explain,
}

/// One heap, argued by its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SequenceRow {
    /// How many it has.
    pub heap: u64,
    /// `N` or `P`.
    pub outcome: &'static str,
    /// What moves leave and what that is worth, such as `8: 0`.
    pub options: Vec<String>,
    /// The values of the options, each once.
    pub excluded: Vec<u32>,
    /// The least number that is not among them: its value.
    pub mex: u32,
    /// How many the winning moves take.
    pub winning: Vec<String>,
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
    /// Every heap argued by its options, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<Vec<SequenceRow>>,
    /// What was found, for those who word it.
    #[serde(skip)]
    found: Option<Period>,
}

impl HeapSequence {
    fn read(&self) -> Result<Ruleset, Told> {
        let rules = self.rules.read()?;
        within(self.to, &LENGTHS)?;
        if self.explain.is_full() {
            within(self.to, &EXPLAINED)?;
        }
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
        let rules = self.read()?;
        let code = rules.code();
        let values = grundy::sequence(&code, self.to as usize, asked.work)?;
        let found = grundy::proven_period(&code, &values, asked.work)?;
        let rows = self.explain.is_full().then(|| {
            let all = heaps::argued(&rules, &values);
            all.iter().map(SequenceRow::of).collect()
        });
        Ok(SequenceAnswer {
            rows,
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
        let values = match &answer.rows {
            Some(rows) => argued(rows, teller),
            None => rows(&answer.values),
        };
        format!("{values}\n{}", teller.say(&told))
    }
}

/// Nobody reads the options of more heaps.
const EXPLAINED: Bounds = 0..=300;

impl SequenceRow {
    fn of(argued: &Argued) -> Self {
        let winning = argued.winning().map(|option| {
            let took: Vec<String> = option
                .taken
                .from
                .iter()
                .map(|at| at.1.to_string())
                .collect();
            let leaves: Vec<String> = option.leaves.iter().map(ToString::to_string).collect();
            match option.leaves.len() {
                0 | 1 => took.join(","),
                _ => format!("{}→{}", took.join(","), leaves.join("+")),
            }
        });
        SequenceRow {
            heap: argued.heap,
            outcome: argued.class(),
            options: argued.options.iter().map(ToString::to_string).collect(),
            excluded: argued.excluded.clone(),
            mex: argued.mex,
            winning: winning.collect(),
        }
    }
}

/// The columns of the lecture: the heap, P or N, what moves leave and what that is worth, mex, and how many winning moves take.
fn argued(rows: &[SequenceRow], teller: &Teller) -> String {
    let none = || "–".to_owned();
    let listed = |all: &[String], with: &str| match all {
        [] => none(),
        all => all.join(with),
    };
    let cells = |row: &SequenceRow| {
        let set: Vec<String> = row.excluded.iter().map(ToString::to_string).collect();
        [
            row.heap.to_string(),
            row.outcome.to_owned(),
            listed(&row.options, "  "),
            format!("{{{}}}", set.join(",")),
            row.mex.to_string(),
            listed(&row.winning, " "),
        ]
    };
    let heads = [
        "heap-row-heap",
        "heap-row-class",
        "heap-row-options",
        "heap-row-set",
        "heap-row-mex",
        "heap-row-winning",
    ]
    .map(|id| teller.get(id));
    let mut table = vec![heads];
    table.extend(rows.iter().map(cells));
    let wide: [usize; 6] = std::array::from_fn(|at| {
        let cells = table.iter().map(|row| row[at].chars().count());
        cells.max().unwrap_or(0)
    });
    let line = |row: &[String; 6]| {
        let cells = row.iter().zip(wide);
        let cells: Vec<String> = cells.map(|(cell, wide)| format!("{cell:<wide$}")).collect();
        cells.join("  ").trim_end().to_owned()
    };
    let mut lines: Vec<String> = table.iter().map(line).collect();
    lines.push(teller.get("heap-mex-definition"));
    lines.join("\n")
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
