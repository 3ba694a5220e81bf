//! The graph of a game as shapes to be drawn: every shape that a position can become, once, without squares that nobody will use,
//! and who leads from which to which.

use super::BoardPlace;
use super::walk::{WalkedBoard, walked};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use grids::{Board, NoPicture, Shape};
use rules::{Partizan, Side};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use utoipa::ToSchema;
use values::Values;

/// Which shapes can a position become?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardShapes {
    /// Which position.
    #[serde(flatten)]
    pub place: BoardPlace,
    /// More shapes than this are refused; 60 if nothing is said.
    #[serde(default = "usual_limit")]
    pub limit: usize,
}

fn usual_limit() -> usize {
    60
}

/// A move from a shape to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ShapeArrow {
    /// From which, counted from 0.
    pub from: usize,
    /// To which.
    pub to: usize,
    /// Whether Left can move so.
    pub left: bool,
    /// Whether Right can.
    pub right: bool,
}

/// All shapes, the position itself first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ShapesOfBoard {
    /// The shapes with their values.
    pub shapes: Vec<WalkedBoard>,
    /// The moves between them.
    pub arrows: Vec<ShapeArrow>,
}

impl Question for BoardShapes {
    const NAME: &'static str = "board.shapes";
    const ABOUT: &'static str = "Every shape that a position can become, once, dead squares left out, and the moves between them.";
    const EXAMPLE: Example = Example::only(r#"{"game": "domineering", "board": "2x3"}"#);
    type Answer = ShapesOfBoard;

    fn check(&self) -> Result<(), Told> {
        self.place.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ShapesOfBoard, Told> {
        let start = self.place.read()?;
        let mut places: HashMap<(Board, bool), usize> = HashMap::from([(start.normal(), 0)]);
        let mut boards = vec![start];
        let mut arrows: Vec<ShapeArrow> = Vec::new();
        let mut from = 0;
        while let Some(board) = boards.get(from).cloned() {
            asked.work.check()?;
            for side in Side::BOTH {
                let mut labels = Vec::new();
                board.moves(side, &mut labels);
                for label in labels {
                    let after = board.after(side, &label).essential();
                    let to = match places.get(&after.normal()) {
                        Some(&to) => to,
                        None if boards.len() >= self.limit => {
                            return Err(NoPicture::TooManyPositions(self.limit).into());
                        }
                        None => {
                            places.insert(after.normal(), boards.len());
                            boards.push(after);
                            boards.len() - 1
                        }
                    };
                    let known = arrows.iter_mut().find(|a| a.from == from && a.to == to);
                    let arrow = match known {
                        Some(arrow) => arrow,
                        None => {
                            arrows.push(ShapeArrow {
                                from,
                                to,
                                left: false,
                                right: false,
                            });
                            arrows.last_mut().expect("it was just put there")
                        }
                    };
                    match side {
                        Side::Left => arrow.left = true,
                        Side::Right => arrow.right = true,
                    }
                }
            }
            from += 1;
        }
        // They are counted first: what is too large to be drawn is not valued.
        let values = Values::large(asked.work);
        let shape = |board: &Board| walked(board, &values, asked.work);
        let mut shapes: Vec<WalkedBoard> = boards.iter().map(shape).collect::<Result<_, Told>>()?;
        for shape in shapes.iter_mut().skip(1) {
            shape.sketch.made.clear();
        }
        Ok(ShapesOfBoard { shapes, arrows })
    }

    fn tell(&self, answer: &ShapesOfBoard, _: &Teller) -> String {
        let line = |(at, shape): (usize, &WalkedBoard)| {
            let to = |side: fn(&ShapeArrow) -> bool| {
                let led = answer.arrows.iter().filter(|a| a.from == at && side(a));
                let led: Vec<String> = led.map(|arrow| (arrow.to + 1).to_string()).collect();
                led.join(",")
            };
            let worth = shape.value.as_deref().unwrap_or(&shape.outcome);
            format!(
                "{}  {}  {worth}  {{{}|{}}}",
                at + 1,
                shape.sketch.text,
                to(|arrow| arrow.left),
                to(|arrow| arrow.right)
            )
        };
        let lines: Vec<String> = answer.shapes.iter().enumerate().map(line).collect();
        lines.join("\n")
    }
}
