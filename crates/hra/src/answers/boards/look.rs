//! A position as whoever draws it needs it: what stands where, the moves of both sides with the squares that they name, and the
//! parts that do not touch each other with what they are worth.

use super::BoardPlace;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use grids::{Board, Made, Sketch};
use rules::{Partizan, PositionNotation, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::Values;

/// Row and column from the top left, from 0.
pub type Square = [usize; 2];

/// What stands where, and what can be done?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct BoardLook(pub BoardPlace);

/// An edge of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SketchedEdge {
    /// The letter of its colour.
    pub colour: char,
    /// The edge that it stands on, counted from 1; nothing for the ground.
    pub on: Option<usize>,
}

/// A move and the squares that it names, in the order in which hands would touch them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TouchingMove {
    /// By which it is played.
    pub label: String,
    /// None where there are no squares: the label is the number of an edge then.
    pub squares: Vec<[usize; 2]>,
}

/// A move that led to a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MadeMove {
    /// `left` or `right`.
    pub side: &'static str,
    /// The squares that it named.
    pub squares: Vec<[usize; 2]>,
}

/// A position as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardSketch {
    /// The position as it is written.
    pub text: String,
    /// Squares row by row from the top, each with the letter of what stands on it; nothing where there are none.
    pub rows: Option<Vec<String>>,
    /// Edges in the order in which moves number them, where there are no squares.
    pub edges: Option<Vec<SketchedEdge>>,
    /// The moves that led here in this game.
    pub made: Vec<MadeMove>,
}

/// A position and what can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardDrawing {
    /// What stands where.
    pub sketch: BoardSketch,
    /// Left's moves.
    pub left: Vec<TouchingMove>,
    /// Right's moves.
    pub right: Vec<TouchingMove>,
}

fn squares(all: &[(usize, usize)]) -> Vec<Square> {
    all.iter().map(|&(row, column)| [row, column]).collect()
}

impl BoardSketch {
    /// What there is to draw of a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let (rows, edges) = match board.sketch() {
            Sketch::Rows(rows) => (Some(rows), None),
            Sketch::Trees(branches) => {
                let edges = branches.into_iter().map(|branch| SketchedEdge {
                    colour: branch.colour,
                    on: branch.on,
                });
                (None, Some(edges.collect()))
            }
        };
        let made = board
            .made()
            .iter()
            .map(|Made { side, squares: all }| MadeMove {
                side: side_word(*side),
                squares: squares(all),
            });
        BoardSketch {
            text: board.write(),
            rows,
            edges,
            made: made.collect(),
        }
    }
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// A move as data.
#[must_use]
pub fn touching(board: &Board, side: Side, label: &str) -> TouchingMove {
    TouchingMove {
        label: label.to_owned(),
        squares: squares(&board.touches(side, label)),
    }
}

impl Question for BoardLook {
    const NAME: &'static str = "board.look";
    const ABOUT: &'static str = "A position of a game on a board as it is drawn: what stands where, and the squares of every move.";
    const EXAMPLE: Example = Example::only(r#"{"game": "domineering", "board": "2x2"}"#);
    type Answer = BoardDrawing;

    fn check(&self) -> Result<(), Told> {
        self.0.read().map(drop)
    }

    fn answer(&self, _: &mut Asked<'_>) -> Result<BoardDrawing, Told> {
        let board = self.0.read()?;
        let [left, right] = Side::BOTH.map(|side| {
            let mut labels = Vec::new();
            board.moves(side, &mut labels);
            let touching = |label: &String| touching(&board, side, label);
            labels.iter().map(touching).collect()
        });
        Ok(BoardDrawing {
            sketch: BoardSketch::of(&board),
            left,
            right,
        })
    }

    fn tell(&self, answer: &BoardDrawing, _: &Teller) -> String {
        self.0.under_board(&answer.sketch.text)
    }
}

/// Which parts of a position do not touch each other, and what is each worth?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct BoardParts(pub BoardPlace);

/// A part of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardPart {
    /// Its squares.
    pub squares: Vec<[usize; 2]>,
    /// Its edges, counted from 1, where there are no squares.
    pub edges: Vec<usize>,
    /// What it is worth; nothing where a rule binds the mover in all parts at once.
    pub value: Option<String>,
}

/// The parts of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct PartsOfBoard(pub Vec<BoardPart>);

impl Question for BoardParts {
    const NAME: &'static str = "board.parts";
    const ABOUT: &'static str =
        "The parts of a position that do not touch each other, with what each is worth.";
    const EXAMPLE: Example = Example::only(r#"{"game": "domineering", "board": ".#../.#.."}"#);
    type Answer = PartsOfBoard;

    fn check(&self) -> Result<(), Told> {
        self.0.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<PartsOfBoard, Told> {
        let board = self.0.read()?;
        let values = Values::large(asked.work);
        let mut parts = Vec::new();
        board.components(&mut parts);
        let mut before = 0;
        let mut answer = Vec::new();
        for part in &parts {
            let value = match board.adds() {
                true => Some(values.text(part.value(&values, asked.work)?)),
                false => None,
            };
            let edges = match part.sketch() {
                Sketch::Trees(branches) => branches.len(),
                Sketch::Rows(_) => 0,
            };
            answer.push(BoardPart {
                squares: part.own_squares(),
                edges: (before + 1..=before + edges).collect(),
                value,
            });
            before += edges;
        }
        Ok(PartsOfBoard(answer))
    }

    fn tell(&self, answer: &PartsOfBoard, _: &Teller) -> String {
        let values = answer.0.iter().map(|part| part.value.as_deref());
        let values: Vec<&str> = values.map(|value| value.unwrap_or("?")).collect();
        self.0.under_board(&values.join(" + "))
    }
}
