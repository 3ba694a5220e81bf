//! Games on boards, each that is in the list of `grids`: what a position is worth, who wins, the graph of a game, and which games
//! there are. Which engine answers is the game's business.

mod games;
mod graph;
mod look;
mod shapes;
mod solve;
mod table;
mod value;
mod walk;

pub use games::{BoardGames, ListOfBoardGames, ListedGame};
pub use graph::BoardGraph;
pub use grids::{BoardGame, GAMES, find};
pub use look::{
    BoardDrawing, BoardLook, BoardPart, BoardParts, BoardSketch, MadeMove, PartsOfBoard,
    SketchedEdge, Square, TouchingMove, touching,
};
pub use shapes::{BoardShapes, ShapeArrow, ShapesOfBoard};
pub use solve::{BoardSolution, BoardSolve, FirstMoves, PartizanAnswer, WinningMoves};
pub use table::{BoardTable, SHAPES, TableOfBoards, TabledBoard};
pub use value::{BoardValue, BoardWorth, ImpartialAnswer, ValueAnswer};
pub use walk::{BoardCrossing, BoardWalk, WalkedBoard};

use super::Teller;
use crate::Told;
use grids::Board;
use rules::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::Outcome;

/// A board, of which game it is, and under which rules it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardPlace {
    /// The name of the game.
    #[schema(example = "domineering")]
    pub game: String,
    /// A size such as `4x6`, or a position as the game writes it.
    #[schema(example = "..#/.../#..")]
    pub board: String,
    /// The name of rules that differ from the usual ones, for games that have such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
}

impl BoardPlace {
    /// The position itself.
    ///
    /// # Errors
    /// When there is no such game, when it has no such rules, or when it has no such board.
    pub fn read(&self) -> Result<Board, Told> {
        let game = grids::named(&self.game)?;
        let rules = match &self.variant {
            Some(name) => game.variant(name)?,
            None => game.usual(),
        };
        Ok(rules.read(&self.board)?)
    }

    /// The place without who is to move, which may stand behind the board after a blank: `L` or `w`, `R` or `b`.
    #[must_use]
    pub fn with_mover(&self) -> (BoardPlace, Side) {
        let (board, mover) = match self.board.trim().rsplit_once(' ') {
            Some((board, "R" | "b")) => (board, Side::Right),
            Some((board, "L" | "w")) => (board, Side::Left),
            _ => (self.board.as_str(), Side::Left),
        };
        let board = board.trim().to_owned();
        let place = BoardPlace {
            board,
            ..self.clone()
        };
        (place, mover)
    }

    /// Something told under the board that it is about.
    fn under_board(&self, told: &str) -> String {
        match self.read() {
            Ok(board) => format!("{}\n\n{told}", board.drawn()),
            Err(_) => told.to_owned(),
        }
    }
}

/// Whether a game has boards of any size in two directions.
#[must_use]
pub fn has_sizes(game: &'static BoardGame) -> bool {
    game.usual().read("2x3").is_ok()
}

/// What `N` or `P` means, in a sentence.
pub(super) fn outcome_line(outcome: &str, teller: &Teller) -> String {
    let outcome = if outcome == "N" {
        Outcome::Next
    } else {
        Outcome::Previous
    };
    teller.say(&grids::outcome_told(outcome))
}
