//! The nodes of the tree of a position, for comparing rules.

use super::{position, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::{perft_steps, perft_turns};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// How many lines of play of this length are there?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaPerft {
    /// `g [64 characters]`, a diagram, or a record, of which the last position is meant.
    pub position: String,
    /// How deep.
    pub depth: u64,
    /// Whether the depth is in turns instead of steps.
    #[serde(default)]
    pub turns: bool,
}

/// The nodes at a depth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaNodes {
    /// The position.
    pub position: String,
    /// How deep.
    pub depth: u64,
    /// `turns` or `steps`.
    pub unit: &'static str,
    /// How many.
    pub nodes: u64,
}

impl ArimaaPerft {
    /// The depths that can be asked for.
    pub const DEPTHS: RangeInclusive<u64> = 0..=20;
}

impl Question for ArimaaPerft {
    const NAME: &'static str = "arimaa.perft";
    const ABOUT: &'static str = "The nodes of the tree of a position, by steps or by turns.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "g [r...........................e.......E...................R.......]", "depth": 2}"#,
        &[
            "arimaa",
            "perft",
            "g [r...........................e.......E...................R.......]",
            "2",
        ],
    );
    type Answer = ArimaaNodes;

    fn check(&self) -> Result<(), Told> {
        within(self.depth, &Self::DEPTHS)?;
        position(&self.position).map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaNodes, Told> {
        let board = position(&self.position)?;
        let (unit, count): (_, fn(_, &_, _) -> _) = if self.turns {
            ("turns", perft_turns)
        } else {
            ("steps", perft_steps)
        };
        Ok(ArimaaNodes {
            position: board.write_short(),
            depth: self.depth,
            unit,
            nodes: count(asked.work, &board, self.depth as u32)?,
        })
    }

    fn tell(&self, answer: &ArimaaNodes, _: &Teller) -> String {
        answer.nodes.to_string()
    }
}
