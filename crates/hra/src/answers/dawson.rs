//! Who wins Dawson's chess, on the board and as the heap game that it amounts to. Which of the two decides is the game's business.

use super::boards::outcome_line;
use super::numbers::{Bounds, within};
use super::{Asked, Example, Explain, Question, Teller};
use crate::Told;
use grids::{Dawson, DawsonDecision, argue_columns, decide_columns};
use rules::{PositionNotation, Side};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who wins Dawson's chess on so many columns, or from a position?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DawsonSolve {
    /// How many columns there are; not needed where there is a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = 10)]
    pub columns: Option<u64>,
    /// Whether nobody must capture.
    #[serde(default)]
    pub optional_capture: bool,
    /// A position instead of the start, then perhaps a space and `w` or `b` for who is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Whether who cannot move wins, as in Dawson's own game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misere: bool,
    /// How much is explained.
    #[serde(default, skip_serializing_if = "Explain::is_short")]
    pub explain: Explain,
}

/// Who wins, with which pawn, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DawsonSolution {
    /// `N`: who is to move wins; `P`: the other does.
    pub outcome: String,
    /// The columns, from 1, of the pawns that win.
    pub winning_moves: Vec<usize>,
    /// The Grundy value, where the position is a sum of heaps.
    pub grundy: Option<u32>,
    /// The winning moves as they are written, where they were looked for on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// Why, in sentences.
    pub explanation: String,
}

/// Beyond this, nobody reads the columns.
pub const COLUMNS: Bounds = 1..=100_000;
/// Misère play has no values: all that follows is searched.
const MISERE_COLUMNS: Bounds = 1..=Dawson::WIDEST as u64;
/// Beyond this, nobody reads the argument column by column.
const ARGUED_COLUMNS: usize = 60;

/// What is to be decided.
enum Asks {
    Start(usize),
    Board(Dawson, Side),
}

impl DawsonSolve {
    fn read(&self) -> Result<Asks, Told> {
        let mandatory = !self.optional_capture;
        let Some(text) = &self.position else {
            let bounds = if self.misere { MISERE_COLUMNS } else { COLUMNS };
            let columns = within(self.columns.unwrap_or(0), &bounds)? as usize;
            return Ok(if mandatory && !self.misere {
                Asks::Start(columns)
            } else {
                Asks::Board(Dawson::start(columns, mandatory)?, Side::Left)
            });
        };
        let (board, mover) = with_mover(text);
        let position = Dawson::read_under(&mandatory, board)?;
        let found = position.pawns.board.columns();
        match self.columns {
            Some(wanted) if wanted != found as u64 => Err(Told::input(
                Message::new("dawson-error-columns")
                    .with("found", found)
                    .with("wanted", wanted),
                Message::new("dawson-accepted-board").with("most", Dawson::WIDEST),
            )),
            _ => Ok(Asks::Board(position, mover)),
        }
    }
}

/// A position, and after a blank perhaps who is to move: `w` or `b`.
fn with_mover(text: &str) -> (&str, Side) {
    match text.trim().rsplit_once(' ') {
        Some((board, "b")) => (board, Side::Right),
        Some((board, "w")) => (board, Side::Left),
        _ => (text.trim(), Side::Left),
    }
}

impl Question for DawsonSolve {
    const NAME: &'static str = "dawson.solve";
    const ABOUT: &'static str = "Who wins Dawson's chess, and with which pawn.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "BBB/.W./W.W b"}"#,
        &["dawson", "solve", "--position", "BBB/.W./W.W b"],
    );
    type Answer = DawsonSolution;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<DawsonSolution, Told> {
        let (decision, moves): (DawsonDecision, Vec<String>) = match self.read()? {
            Asks::Start(columns) => {
                let mut decision = decide_columns(columns, asked.work)?;
                if self.explain.is_full() && columns <= ARGUED_COLUMNS {
                    decision.reasons.extend(argue_columns(columns, asked.work)?);
                }
                (decision, Vec::new())
            }
            Asks::Board(position, mover) => {
                let mut decision = match self.misere {
                    true => position.decide_misere(mover, asked.work)?,
                    false => position.decide(mover, asked.work)?,
                };
                if self.explain.is_full() && decision.grundy.is_none() {
                    let told = position.argue_moves(mover, self.misere, asked.work)?;
                    decision.reasons.extend(told);
                }
                let steps = decision.steps.iter();
                let moves = steps.map(|step| position.write_move(mover, step)).collect();
                (decision, moves)
            }
        };
        Ok(DawsonSolution {
            outcome: if decision.wins { "N" } else { "P" }.to_owned(),
            winning_moves: decision.columns,
            grundy: decision.grundy,
            moves,
            explanation: asked.words.lines(&decision.reasons),
        })
    }

    fn tell(&self, answer: &DawsonSolution, teller: &Teller) -> String {
        let mut lines = vec![teller.strong(&outcome_line(&answer.outcome, teller))];
        if let Some(grundy) = answer.grundy {
            lines.push(teller.say(&Message::new("grids-line-grundy").with("value", grundy)));
        }
        if !answer.winning_moves.is_empty() {
            let columns = answer.winning_moves.iter().map(ToString::to_string);
            let columns = columns.collect::<Vec<_>>().join(" ");
            lines.push(teller.say(&Message::new("dawson-line-columns").with("columns", columns)));
        }
        if !answer.moves.is_empty() {
            let moves = answer.moves.join(" ");
            lines.push(teller.say(&Message::new("grids-line-winning").with("moves", moves)));
        }
        lines.push(answer.explanation.clone());
        lines.join("\n")
    }
}
