//! The graph of a heap game as a drawing.

use super::HeapRules;
use crate::Told;
use crate::answers::picture::{GameDrawing, fits};
use crate::answers::{Asked, Example, PictureFormat, Question, Teller};
use heaps::Picture;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Draw what can be reached from these heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapGraph {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// How many are in each heap.
    #[serde(default)]
    #[schema(example = json!([2, 2]))]
    pub heaps: Vec<u64>,
    /// Equal positions again and again, as a tree, instead of once.
    #[serde(default)]
    pub tree: bool,
    /// Positions that differ only in the order of heaps, or in empty ones, are one.
    #[serde(default)]
    pub merge: bool,
    /// More positions than this are not drawn; 400 if nothing is said.
    #[serde(default = "crate::answers::picture::usual_limit")]
    pub limit: usize,
    /// `svg` or `dot`.
    #[serde(default)]
    pub format: PictureFormat,
}

impl Question for HeapGraph {
    const NAME: &'static str = "heap.graph";
    const ABOUT: &'static str = "The graph of a game as a drawing, with P and N in colours.";
    const EXAMPLE: Example = Example::new(
        r#"{"rules": "nim", "heaps": [2, 2], "merge": true}"#,
        &["heap", "graph", "nim", "2", "2", "--merge"],
    );
    type Answer = GameDrawing;

    fn check(&self) -> Result<(), Told> {
        self.rules.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GameDrawing, Told> {
        fits(self.limit, asked)?;
        let what = Picture {
            tree: self.tree,
            merge: self.merge,
            limit: self.limit,
        };
        let heaps = self.rules.heaps(&self.heaps)?;
        let drawing = heaps::picture(&self.rules.read()?, &heaps, what, asked.work)?;
        Ok(GameDrawing::of(&drawing, self.format))
    }

    fn tell(&self, answer: &GameDrawing, _: &Teller) -> String {
        answer.drawing.clone()
    }

    fn picture<'a>(&self, answer: &'a GameDrawing) -> Option<&'a str> {
        (self.format == PictureFormat::Svg).then_some(&answer.drawing)
    }
}
