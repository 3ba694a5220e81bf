//! One step through the graph of a game: a position, and what the moves of both sides leave, shapes that are the same as one and
//! squares that nobody will use left out.

use super::BoardPlace;
use super::look::BoardSketch;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use grids::{Board, Shape};
use rules::{Partizan, Side};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use utoipa::ToSchema;
use values::Values;
use work::Work;

/// What can a position become?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct BoardWalk(pub BoardPlace);

/// A position on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WalkedBoard {
    /// What stands where.
    pub sketch: BoardSketch,
    /// The moves that leave this shape; none for the position itself.
    pub moves: Vec<String>,
    /// What it is worth; nothing where a rule binds the mover in all parts at once.
    pub value: Option<String>,
    /// `L`, `R`, `N` or `P`.
    pub outcome: String,
}

/// A position, and what each side can make of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardCrossing {
    /// The position itself.
    pub here: WalkedBoard,
    /// What Left's moves leave.
    pub left: Vec<WalkedBoard>,
    /// What Right's moves leave.
    pub right: Vec<WalkedBoard>,
}

pub(super) fn walked(board: &Board, values: &Values, work: &Work) -> Result<WalkedBoard, Told> {
    let (value, outcome) = if board.adds() {
        let value = board.value(values, work)?;
        (Some(values.text(value)), values.outcome(value)?)
    } else {
        let grundy = board.grundy(values, work)?;
        let value = grundy.map(|grundy| values.nimber(grundy)).transpose()?;
        let value = value.map(|value| values.text(value));
        (value, board.solve(false, work)?.outcome)
    };
    Ok(WalkedBoard {
        sketch: BoardSketch::of(board),
        moves: Vec::new(),
        value,
        outcome: outcome.to_string(),
    })
}

impl Question for BoardWalk {
    const NAME: &'static str = "board.walk";
    const ABOUT: &'static str = "A position and what the moves of both sides leave: equal shapes as one, dead squares left out.";
    const EXAMPLE: Example = Example::only(r#"{"game": "domineering", "board": "2x3"}"#);
    type Answer = BoardCrossing;

    fn check(&self) -> Result<(), Told> {
        self.0.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<BoardCrossing, Told> {
        let board = self.0.read()?;
        let values = Values::large(asked.work);
        let mut sides = [Vec::new(), Vec::new()];
        for (side, found) in Side::BOTH.into_iter().zip(&mut sides) {
            let mut labels = Vec::new();
            board.moves(side, &mut labels);
            let mut places: HashMap<(Board, bool), usize> = HashMap::new();
            for label in labels {
                let after = board.after(side, &label).essential();
                let at = match places.get(&after.normal()) {
                    Some(&at) => at,
                    None => {
                        places.insert(after.normal(), found.len());
                        let mut option = walked(&after, &values, asked.work)?;
                        option.sketch.made.clear();
                        found.push(option);
                        found.len() - 1
                    }
                };
                found[at].moves.push(label);
            }
        }
        let [left, right] = sides;
        Ok(BoardCrossing {
            here: walked(&board, &values, asked.work)?,
            left,
            right,
        })
    }

    fn tell(&self, answer: &BoardCrossing, _: &Teller) -> String {
        let text =
            |board: &WalkedBoard| board.value.clone().unwrap_or_else(|| board.outcome.clone());
        let side = |all: &[WalkedBoard]| all.iter().map(text).collect::<Vec<_>>().join(", ");
        let told = format!("{{{}|{}}}", side(&answer.left), side(&answer.right));
        self.0.under_board(&told)
    }
}
