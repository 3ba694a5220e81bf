//! The nodes of a fixed search as a fingerprint, and how fast it is here.

use super::within;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use bot::bench::{self, DEPTH};
use bot::bridge;
use bot::search::Limits;
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// How does the search go, and how fast?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaBench {
    /// How many steps deep; 7 if nothing is said.
    #[serde(default = "usual_depth")]
    pub depth: u64,
}

fn usual_depth() -> u64 {
    DEPTH as u64
}

impl ArimaaBench {
    /// The depths that can be asked for.
    pub const DEPTHS: RangeInclusive<u64> = 4..=40;
}

impl Default for ArimaaBench {
    fn default() -> Self {
        ArimaaBench {
            depth: usual_depth(),
        }
    }
}

/// What the search did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaSpeed {
    /// How many steps deep.
    pub depth: u64,
    /// Changes exactly when the search does.
    pub nodes: u64,
    /// How fast it was here.
    pub nodes_per_second: u64,
    /// Each position.
    pub positions: Vec<ArimaaSearched>,
}

/// A position that was searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaSearched {
    /// Its name.
    pub name: &'static str,
    /// The position.
    pub position: String,
    /// The nodes of its search.
    pub nodes: u64,
    /// Hundredths of a rabbit, for the side to move.
    pub score: i32,
    /// What would be played.
    pub turn: String,
}

impl Question for ArimaaBench {
    const NAME: &'static str = "arimaa.bench";
    const ABOUT: &'static str =
        "The nodes of a fixed search, which change exactly when the search does, and its speed.";
    const EXAMPLE: Example = Example::only(r#"{"depth": 4}"#);
    type Answer = ArimaaSpeed;

    fn check(&self) -> Result<(), Told> {
        within(self.depth, &Self::DEPTHS).map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaSpeed, Told> {
        let limits = Limits {
            depth: Some(self.depth as usize),
            ..Limits::default()
        };
        let start = asked.work.clock.now();
        let measured = bench::run(&limits, &asked.work.stop)?;
        asked.work.check()?;
        let seconds = (asked.work.clock.now() - start).as_secs_f64();
        let searched = |one: &bench::Measured| ArimaaSearched {
            name: one.name,
            position: one.board.write_short(),
            nodes: one.choice.report.nodes,
            score: one.choice.report.score,
            turn: one
                .board
                .write_turn(&bridge::turn(&one.board, &one.choice.acts)),
        };
        let positions: Vec<ArimaaSearched> = measured.iter().map(searched).collect();
        let nodes = positions.iter().map(|one| one.nodes).sum();
        Ok(ArimaaSpeed {
            depth: self.depth,
            nodes,
            nodes_per_second: (nodes as f64 / seconds.max(1e-9)) as u64,
            positions,
        })
    }

    fn tell(&self, answer: &ArimaaSpeed, teller: &Teller) -> String {
        let line = |one: &ArimaaSearched| {
            format!(
                "{:<10} {:>10} {:>6}  {}",
                one.name, one.nodes, one.score, one.turn
            )
        };
        let mut lines: Vec<String> = answer.positions.iter().map(line).collect();
        let told = Message::new("bot-bench")
            .with("depth", answer.depth)
            .with("nodes", answer.nodes.to_string())
            .with("speed", answer.nodes_per_second.to_string());
        lines.push(teller.strong(&teller.say(&told)));
        lines.join("\n")
    }
}
