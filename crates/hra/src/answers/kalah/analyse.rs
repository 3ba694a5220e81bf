//! The value of every move, exact where that does not take too long.

use super::{DEPTH, KalahBoard, NODES, NODES_AT_ONCE, board_text, effort, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use kalah::Kalah;
use kalah::database::Database;
use kalah::solve::Solver;
use rules::{Game, Notation};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is every move worth?
#[derive(Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct KalahAnalyse {
    /// Which board and rules.
    #[serde(flatten)]
    pub board: KalahBoard,
    /// South's pits, North's pits, stores and who is to move: `4,4,4/4,4,4/0,0/s`; the start if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Only a search so many sowings deep; exact values are not tried then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// Boards that exact values may cost before a search of limited depth takes over; if nothing is said 30 million, and 4 million where
    /// somebody waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Known values of boards with few beans, where somebody opened a file of them.
    #[serde(skip)]
    pub database: Option<Database>,
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahMoveValue {
    /// By its letter.
    pub r#move: String,
    /// Final stores, mover minus other.
    pub value: i32,
    /// Whether that is proven.
    pub exact: bool,
    /// As it is described to people.
    #[serde(skip)]
    described: String,
}

/// What every move is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahAnalysis {
    /// The position.
    pub position: String,
    /// The rules.
    pub rules: String,
    /// Every legal move.
    pub moves: Vec<KalahMoveValue>,
    /// How deep the values were seen where they are not exact.
    pub depth: Option<u32>,
    /// Boards visited.
    pub nodes: u64,
    /// The board as people see it.
    #[serde(skip)]
    board: String,
}

/// Boards that an exact value may cost before a search of limited depth takes over.
const PATIENCE: u64 = 30_000_000;
const USUAL_DEPTH: u32 = 12;
/// The same where somebody waits for it.
const PATIENCE_AT_ONCE: u64 = 4_000_000;
const DEPTH_AT_ONCE: u32 = 10;

impl KalahAnalyse {
    fn read(&self, patience: u64) -> Result<(Kalah, Option<u32>, u64), Told> {
        let game = self.board.game_from(self.position.as_deref())?;
        let depth = self.depth.map(|depth| within(depth, &DEPTH)).transpose()?;
        let nodes = within(self.nodes.unwrap_or(patience), &NODES)?;
        Ok((game, depth.map(|depth| depth as u32), nodes))
    }
}

impl Question for KalahAnalyse {
    const NAME: &'static str = "kalah.analyse";
    const ABOUT: &'static str = "The value of every move, exact where that does not take too long.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "0,0,1,0,2,1/1,0,0,3,0,0/20,20/s"}"#,
        &[
            "kalah",
            "analyse",
            "--position",
            "0,0,1,0,2,1/1,0,0,3,0,0/20,20/s",
        ],
    );
    type Answer = KalahAnalysis;

    fn check(&self) -> Result<(), Told> {
        self.read(PATIENCE).map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahAnalysis, Told> {
        let work = asked.work;
        let (patience, usual_depth) = if asked.at_once {
            (PATIENCE_AT_ONCE, DEPTH_AT_ONCE)
        } else {
            (PATIENCE, USUAL_DEPTH)
        };
        let (game, depth, nodes) = self.read(patience)?;
        asked.limit_at_once(nodes, NODES_AT_ONCE)?;
        let start = game.start();
        let mut effort = effort(&game, self.database.as_ref(), work)?;
        effort.most = Some(nodes);
        let mut solver = Solver::new(work, &game, effort)?;
        let values = match depth {
            Some(depth) => solver.moves_roughly(work, &start, depth)?,
            None => solver.moves_seen(work, &start, usual_depth)?,
        };
        let rough = values.iter().any(|&(_, _, exact)| !exact);
        Ok(KalahAnalysis {
            position: game.write_state(&start),
            rules: game.rules().to_string(),
            depth: rough.then_some(depth.unwrap_or(usual_depth)),
            moves: values
                .iter()
                .map(|&(chosen, value, exact)| KalahMoveValue {
                    r#move: game.write_move(&start, &chosen),
                    value,
                    exact,
                    described: game.describe(&start, chosen),
                })
                .collect(),
            nodes: solver.nodes(),
            board: board_text(&start),
        })
    }

    fn tell(&self, answer: &KalahAnalysis, teller: &Teller) -> String {
        let mut lines = vec![answer.board.clone()];
        let best = answer.moves.iter().map(|found| found.value).max();
        for found in &answer.moves {
            let text = format!("  {:<12} {:+}", found.described, found.value);
            lines.push(if Some(found.value) == best {
                teller.strong(&text)
            } else {
                text
            });
        }
        lines.push(teller.say(&match answer.depth {
            None => Message::new("kalah-exact"),
            Some(depth) => Message::new("kalah-seen-to-depth").with("depth", depth),
        }));
        lines.join("\n")
    }
}
