//! The graph of a game on a board as a drawing.

use super::BoardPlace;
use crate::Told;
use crate::answers::picture::{GameDrawing, fits};
use crate::answers::{Asked, Example, PictureFormat, Question, Teller};
use grids::Picture;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Draw what can be reached from this position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardGraph {
    /// Which position.
    #[serde(flatten)]
    pub place: BoardPlace,
    /// Equal shapes are one, and squares that nobody will use are left out.
    #[serde(default)]
    pub merge: bool,
    /// Equal positions again and again, as a tree, instead of once.
    #[serde(default)]
    pub tree: bool,
    /// More positions than this are not drawn; 400 if nothing is said.
    #[serde(default = "crate::answers::picture::usual_limit")]
    pub limit: usize,
    /// `svg` or `dot`.
    #[serde(default)]
    pub format: PictureFormat,
}

impl Question for BoardGraph {
    const NAME: &'static str = "board.graph";
    const ABOUT: &'static str = "The graph of a game on a board as a drawing: blue arrows for Left, red ones for Right, heavy ones where the move wins.";
    const EXAMPLE: Example = Example::new(
        r#"{"game": "domineering", "board": "2x2", "merge": true}"#,
        &["domineering", "graph", "2x2", "--merge"],
    );
    type Answer = GameDrawing;

    fn check(&self) -> Result<(), Told> {
        self.place.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GameDrawing, Told> {
        fits(self.limit, asked)?;
        let board = self.place.read()?;
        let what = Picture {
            merge: self.merge,
            tree: self.tree,
            limit: self.limit,
        };
        let drawing = board.picture(what, asked.work)?;
        Ok(GameDrawing::of(&drawing, self.format))
    }

    fn tell(&self, answer: &GameDrawing, _: &Teller) -> String {
        answer.drawing.clone()
    }

    fn picture<'a>(&self, answer: &'a GameDrawing) -> Option<&'a str> {
        (self.format == PictureFormat::Svg).then_some(&answer.drawing)
    }
}
