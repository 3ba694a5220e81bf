//! All P-positions up to a size.

use super::{HEAP, HEAPS, HeapRules, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which positions are lost for who is to move?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapTable {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// How many heaps.
    #[schema(example = 2)]
    pub heaps: u64,
    /// The largest heap.
    #[schema(example = 10)]
    pub max: u64,
    /// Told with commas and a head line, for spreadsheets.
    #[serde(default)]
    pub csv: bool,
}

/// Positions that are lost for who is to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PPositions {
    /// All with sorted heaps, empty ones included, in the order of their first heaps.
    pub p_positions: Vec<Vec<u32>>,
}

impl Question for HeapTable {
    const NAME: &'static str = "heap.table";
    const ABOUT: &'static str = "All positions up to a size that are lost for who is to move.";
    const EXAMPLE: Example = Example::new(
        r#"{"rules": "wythoff", "heaps": 2, "max": 10}"#,
        &["heap", "table", "wythoff", "--heaps", "2", "--max", "10"],
    );
    type Answer = PPositions;

    fn check(&self) -> Result<(), Told> {
        within(self.heaps, &HEAPS)?;
        within(self.max, &HEAP)?;
        self.rules.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<PPositions, Told> {
        let rules = self.rules.read()?;
        let heaps = within(self.heaps, &HEAPS)? as usize;
        let max = within(self.max, &HEAP)?;
        Ok(PPositions {
            p_positions: heaps::p_positions(&rules, heaps, max, asked.work)?,
        })
    }

    fn tell(&self, answer: &PPositions, teller: &Teller) -> String {
        let separator = if self.csv { "," } else { " " };
        let row = |row: &Vec<u32>| {
            let cells: Vec<String> = row.iter().map(ToString::to_string).collect();
            cells.join(separator)
        };
        let mut lines: Vec<String> = answer.p_positions.iter().map(row).collect();
        if self.csv {
            let names: Vec<String> = (1..=self.heaps).map(|heap| format!("heap{heap}")).collect();
            lines.insert(0, names.join(","));
        } else {
            let count = Message::new("heap-table-count").with("count", answer.p_positions.len());
            lines.push(teller.say(&count));
        }
        lines.join("\n")
    }
}
