//! The best turns of a position, each searched to its own score, told as the search goes on.

use super::insight::signed;
use super::look::referee;
use super::{colour_name, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::{Board, Colour, MoveError, Referee};
use bot::bridge;
use bot::search::{Choice, Engine, Limits, Parameters, WON};
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::time::Duration;
use utoipa::ToSchema;

/// Which turns are best here?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaAnalyse {
    /// `g [64 characters]`, a diagram, or a record, of which the last position is meant with all that came before it.
    pub position: String,
    /// How many turns are told; 3 if nothing is said.
    #[serde(default = "usual_lines")]
    pub lines: u64,
    /// Steps deep, at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// Positions that the first turn may cost; the same limit always gives the same answer. If nothing at all is said and somebody waits,
    /// 30 000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// How long it thinks at most; five seconds if nothing at all is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
}

fn usual_lines() -> u64 {
    3
}

/// The best turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaAnalysis {
    /// The position.
    pub position: String,
    /// Whose turn it is: `gold` or `silver`.
    pub side: &'static str,
    /// How many steps deep the first turn was searched.
    pub depth: usize,
    /// Positions looked at for all of them.
    pub nodes: u64,
    /// The first is what the engine plays; the others are best if those before them are forbidden.
    pub lines: Vec<ArimaaLine>,
}

/// A turn and what is expected after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaLine {
    /// The turn, as records write it.
    pub turn: String,
    /// Hundredths of a rabbit, positive for Gold.
    pub score: i32,
    /// Who wins by force, as far as was seen.
    pub wins: Option<&'static str>,
    /// How many steps deep it was searched.
    pub depth: usize,
    /// The turns that are expected after it; the last may be unfinished.
    pub expected: Vec<String>,
}

/// What a search may cost where somebody waits.
const NODES_AT_ONCE: u64 = 300_000;
const USUAL_AT_ONCE: u64 = 30_000;
/// How long it thinks if nothing is said.
const USUAL_SECONDS: u64 = 5;
/// Bytes of each of the two tables, at most.
const TABLE: u64 = 64 << 20;

impl ArimaaAnalyse {
    /// How many turns can be asked for.
    pub const LINES: RangeInclusive<u64> = 1..=20;
    /// How deep.
    pub const DEPTHS: RangeInclusive<u64> = 5..=64;
    /// How many positions.
    pub const NODES: RangeInclusive<u64> = 1..=1 << 40;
    /// How long.
    pub const SECONDS: RangeInclusive<u64> = 1..=86_400;

    fn read(&self) -> Result<Referee, Told> {
        within(self.lines, &Self::LINES)?;
        self.depth
            .map_or(Ok(0), |depth| within(depth, &Self::DEPTHS))?;
        self.nodes
            .map_or(Ok(0), |nodes| within(nodes, &Self::NODES))?;
        self.seconds
            .map_or(Ok(0), |seconds| within(seconds, &Self::SECONDS))?;
        let past = referee(&self.position)?;
        if past.in_setup() {
            return Err(MoveError::Phase.into());
        }
        if past.ended().is_some() {
            return Err(MoveError::Over.into());
        }
        Ok(past)
    }

    fn limits(&self, asked: &Asked<'_>) -> Result<Limits, Told> {
        let nothing = self.depth.is_none() && self.nodes.is_none() && self.seconds.is_none();
        let nodes = match self.nodes {
            None if asked.at_once => Some(if nothing {
                USUAL_AT_ONCE
            } else {
                NODES_AT_ONCE
            }),
            nodes => nodes,
        };
        asked.limit_at_once(nodes.unwrap_or(0), NODES_AT_ONCE)?;
        let seconds = self
            .seconds
            .or((nothing && !asked.at_once).then_some(USUAL_SECONDS));
        Ok(Limits {
            depth: self.depth.map(|depth| depth as usize),
            nodes,
            clock: asked.work.clock.anew(),
            deadline: seconds.map(Duration::from_secs),
            ..Limits::default()
        })
    }
}

impl Question for ArimaaAnalyse {
    const NAME: &'static str = "arimaa.analyse";
    const ABOUT: &'static str =
        "The best turns of a position, each searched to its own score, told as the search goes on.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "g [r.......................rC..e.......E...................R.......]", "lines": 2, "nodes": 3000}"#,
        &[
            "arimaa",
            "analyse",
            "g [r.......................rC..e.......E...................R.......]",
            "--lines",
            "2",
            "--nodes",
            "3000",
        ],
    );
    type Answer = ArimaaAnalysis;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaAnalysis, Told> {
        let past = self.read()?;
        let limits = self.limits(asked)?;
        let work = asked.work;
        let bytes = TABLE.min(work.memory.0 / 4) as usize;
        let engine = || Engine::new(bytes, 1).tuned(Parameters::default());
        let (first, beside) = (engine(), engine());
        let board = past.board();
        let mut so_far = |choices: &[Choice]| {
            let document = analysis(board, choices);
            let text = serde_json::to_string(&document).unwrap_or_default();
            work.observer.found(&text);
        };
        let question = bridge::question(&past);
        let lines = self.lines as usize;
        let found = first.analyse(&beside, &question, &limits, &work.stop, lines, &mut so_far);
        work.check()?;
        Ok(analysis(board, &found))
    }

    fn tell(&self, answer: &ArimaaAnalysis, teller: &Teller) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (index, line) in answer.lines.iter().enumerate() {
            let score = line.wins.map_or_else(
                || signed(line.score),
                |side| {
                    let gold = side == "gold";
                    teller.get(if gold {
                        "arimaa-analysis-gold"
                    } else {
                        "arimaa-analysis-silver"
                    })
                },
            );
            let text = format!("{:>8}  {}", score, line.turn);
            lines.push(if index == 0 {
                teller.strong(&text)
            } else {
                text
            });
            if !line.expected.is_empty() {
                lines.push(format!("{:>8}  {}", "", line.expected.join(" / ")));
            }
        }
        let told = Message::new("arimaa-analysed")
            .with("depth", answer.depth)
            .with("nodes", answer.nodes);
        lines.push(teller.say(&told));
        lines.join("\n")
    }
}

/// The document of what was found so far.
fn analysis(board: &Board, choices: &[Choice]) -> ArimaaAnalysis {
    let nodes = |choices: &[Choice]| choices.iter().map(|one| one.report.nodes).max();
    ArimaaAnalysis {
        position: board.write_short(),
        side: colour_name(board.side()),
        depth: choices.first().map_or(0, |choice| choice.report.depth),
        nodes: nodes(choices.get(..1).unwrap_or_default()).unwrap_or(0)
            + nodes(choices.get(1..).unwrap_or_default()).unwrap_or(0),
        lines: choices
            .iter()
            .map(|choice| told_line(board, choice))
            .collect(),
    }
}

pub(super) fn told_line(board: &Board, choice: &Choice) -> ArimaaLine {
    let mut turns = Vec::new();
    let mut at = *board;
    let mut rest = choice.report.line.as_slice();
    while let Some(&(side, _)) = rest.first() {
        let length = rest.iter().take_while(|(other, _)| *other == side).count();
        let acts: Vec<_> = rest[..length].iter().map(|&(_, act)| act).collect();
        let turn = bridge::turn(&at, &acts);
        turns.push(at.write_turn(&turn));
        for step in turn.steps() {
            at.make(step);
        }
        at.finish();
        rest = &rest[length..];
    }
    let first = board.write_turn(&bridge::turn(board, &choice.acts));
    let score = choice.report.score;
    let winner = match score {
        score if score >= WON => Some(board.side()),
        score if score <= -WON => Some(board.side().other()),
        _ => None,
    };
    let sign = if board.side() == Colour::Gold { 1 } else { -1 };
    ArimaaLine {
        turn: first,
        score: sign * score,
        wins: winner.map(colour_name),
        depth: choice.report.depth,
        expected: turns
            .into_iter()
            .skip(1)
            .filter(|turn| !turn.is_empty())
            .collect(),
    }
}
