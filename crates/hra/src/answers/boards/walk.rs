//! One step through the graph of a game: a position, and what the moves of both sides leave, shapes that are the same as one and
//! squares that nobody will use left out.

use super::BoardPlace;
use super::look::{BoardSketch, belonging};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use grids::{Board, Shape, Sketch};
use rules::{Partizan, PositionNotation, Side};
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

/// The board without squares that nobody will use, and without rows and columns at its edge that are empty then.
#[must_use]
pub fn essential(board: &Board) -> Board {
    let Sketch::Rows(rows) = board.sketch() else {
        return board.clone();
    };
    if !board.game().pieces.contains('#') {
        return board.clone();
    }
    let mut parts = Vec::new();
    board.components(&mut parts);
    let used: Vec<[usize; 2]> = parts.iter().flat_map(belonging).collect();
    let span = |axis: usize| {
        let along = || used.iter().map(|square| square[axis]);
        Some(along().min()?..=along().max()?)
    };
    let (Some(down), Some(across)) = (span(0), span(1)) else {
        // Nobody will move any more: all such boards are one.
        return board.rules().read("#").unwrap_or_else(|_| board.clone());
    };
    let row = |at: usize| -> String {
        let letters = rows[at].chars().enumerate();
        let letters = letters.filter(|(column, _)| across.contains(column));
        let kept = |(column, letter)| {
            if used.contains(&[at, column]) {
                letter
            } else {
                '#'
            }
        };
        letters.map(kept).collect()
    };
    let text: Vec<String> = down.map(row).collect();
    board
        .rules()
        .read(&text.join("/"))
        .unwrap_or_else(|_| board.clone())
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
                let after = essential(&board.after(side, &label));
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
