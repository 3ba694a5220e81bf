//! A tree as a drawing, or written down.

use super::{TreeInput, TreeSource, as_text, joined};
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use ::matrix::tree;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Draw a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeDraw {
    /// Which tree.
    #[serde(flatten)]
    pub tree: TreeInput,
    /// What it is written in.
    #[serde(default)]
    pub format: TreeFormat,
    /// What stands above a picture; the game if nothing is said.
    #[serde(default)]
    pub title: Option<String>,
}

/// What a tree is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TreeFormat {
    /// Lines of text.
    #[default]
    Text,
    /// A picture to look at.
    Svg,
    /// A picture for Graphviz.
    Dot,
    /// As it can be read again.
    File,
}

impl Choice for TreeFormat {
    const ALL: &'static [(&'static str, Self)] = &[
        ("text", TreeFormat::Text),
        ("svg", TreeFormat::Svg),
        ("dot", TreeFormat::Dot),
        ("file", TreeFormat::File),
    ];
}

/// A drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TreeDrawing {
    /// How many nodes were drawn.
    pub nodes: usize,
    /// What it is written in.
    pub format: TreeFormat,
    /// The text of the drawing.
    pub drawing: String,
}

impl TreeDraw {
    fn title(&self) -> String {
        match (&self.title, &self.tree.source) {
            (Some(title), _) => title.clone(),
            (None, TreeSource::Text(_)) => String::new(),
            (None, TreeSource::Heap(game)) => {
                format!("{} {}", game.rules.rules, joined(&game.heaps))
            }
            (None, TreeSource::Kalah(game)) => format!("{} {}", game.rules, game.position),
        }
    }
}

impl Question for TreeDraw {
    const NAME: &'static str = "tree.draw";
    const ABOUT: &'static str =
        "A game in extensive form as a drawing, with values where it can be solved.";
    const EXAMPLE: Example = Example::new(
        r#"{"source": {"heap": {"rules": "nim", "heaps": [2, 1]}}, "format": "svg"}"#,
        &["tree", "draw", "--heap", "nim", "2", "1", "--format", "svg"],
    );
    type Answer = TreeDrawing;

    fn check(&self) -> Result<(), Told> {
        self.tree.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TreeDrawing, Told> {
        let tree = self.tree.read(asked.words, asked.work)?;
        // What cannot be solved this way can still be drawn.
        let solution = tree::backward_induction(&tree).ok();
        let picture = || {
            let chance = asked.words.get("tree-chance");
            tree::picture(&tree, &self.title(), solution.as_ref(), &chance)
        };
        Ok(TreeDrawing {
            nodes: tree.nodes().len(),
            format: self.format,
            drawing: match self.format {
                TreeFormat::Text => as_text(&tree, solution.as_ref(), asked.words),
                TreeFormat::Svg => picture().svg(),
                TreeFormat::Dot => picture().dot(),
                TreeFormat::File => tree.to_string(),
            },
        })
    }

    fn tell(&self, answer: &TreeDrawing, _: &Teller) -> String {
        answer.drawing.clone()
    }

    fn picture<'a>(&self, answer: &'a TreeDrawing) -> Option<&'a str> {
        (self.format == TreeFormat::Svg).then_some(&answer.drawing)
    }
}
