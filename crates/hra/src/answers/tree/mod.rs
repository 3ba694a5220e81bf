//! Games in extensive form as questions: backward induction, drawings, walks, the table of strategies. This file knows where a
//! tree comes from: a text, or a game that it is grown from.

mod draw;
mod nodes;
mod solve;
mod table;
mod walk;

pub use draw::{TreeDraw, TreeDrawing, TreeFormat};
pub use nodes::{TreeNodes, TreeRead, TreeReadNode};
pub use solve::{TreeNode, TreePathStep, TreeSolution, TreeSolve};
pub use table::TreeTable;
pub use walk::{TreeWalk, TreeWalked, WalkOrder, WalkStep};

use crate::answers::heap::HeapRules;
use crate::{Told, Words};
use ::matrix::tree::{self, Drawing, Growth, Induction, Tree, TreeFailure};
use heaps::{End, Heaps};
use kalah::{Kalah, Position, Rules};
use rules::{MiserePlay, NormalPlay, Placed};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use work::Work;

/// Which tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeInput {
    /// Where it comes from.
    pub source: TreeSource,
    /// Trees with more nodes are not grown; 5000 if nothing is said.
    #[serde(default = "usual_limit")]
    pub limit: usize,
}

/// More nodes than this are not grown if nothing is said.
fn usual_limit() -> usize {
    5000
}

/// Where a tree comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TreeSource {
    /// It is written down.
    Text(String),
    /// It is grown from a game with heaps.
    Heap(TreeOfHeaps),
    /// It is grown from a game of Kalaha.
    Kalah(TreeOfKalah),
}

/// A game with heaps as a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeOfHeaps {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// How many are in each heap.
    #[schema(example = json!([2, 1]))]
    pub heaps: Vec<u64>,
    /// Positions that differ only in the order of heaps, or in empty ones, are one.
    #[serde(default)]
    pub merge: bool,
}

/// A game of Kalaha as a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeOfKalah {
    /// Which rules.
    pub rules: String,
    /// The position that it starts from.
    pub position: String,
}

impl TreeInput {
    /// Refuses what can never be a tree; quick.
    fn check(&self) -> Result<(), Told> {
        match &self.source {
            TreeSource::Text(_) => Ok(()),
            TreeSource::Heap(game) => game.rules.read().map(drop),
            TreeSource::Kalah(game) => game.read().map(drop),
        }
    }

    fn read(&self, words: Words, work: &Work) -> Result<Tree, Told> {
        match &self.source {
            TreeSource::Text(text) => {
                // A line is a node at most.
                let lines = text.bytes().filter(|&byte| byte == b'\n').count() as u64;
                work.claim(text.len() as u64 + lines * tree::BYTES_PER_NODE)?;
                Ok(tree::read_tree(text)?)
            }
            TreeSource::Heap(game) => game.grow(self.limit, work),
            TreeSource::Kalah(game) => {
                let growth = Growth {
                    players: vec![words.get("tree-south"), words.get("tree-north")],
                    caption: None,
                    key: None,
                    most: self.limit,
                };
                Ok(tree::tree_of(&game.read()?, growth, work)?)
            }
        }
    }
}

impl TreeOfKalah {
    fn read(&self) -> Result<Kalah, Told> {
        let position: Position = self.position.parse::<Position>()?;
        Ok(Kalah::from(position, self.rules.parse::<Rules>()?))
    }
}

impl TreeOfHeaps {
    fn grow(&self, most: usize, work: &Work) -> Result<Tree, Told> {
        let rules = self.rules.read()?;
        let misere = rules.end == End::Misere;
        // Listing the moves of one position must not take what the whole tree may not.
        let moves = rules.most_moves(&self.heaps);
        if moves > (most.max(MOST_MOVES)) as f64 {
            return Err(TreeFailure::TooManyNodes { most }.into());
        }
        work.claim(moves as u64 * tree::BYTES_PER_NODE)?;
        let start = Heaps::new(Arc::new(rules), self.heaps.clone());
        let caption = |state: &Placed<Heaps>| joined(&state.position.heaps);
        // Heaps may change places, and empty ones do not matter.
        let key = |state: &Placed<Heaps>| {
            let mut heaps = state.position.heaps.clone();
            heaps.retain(|&heap| heap > 0);
            heaps.sort_unstable();
            joined(&heaps)
        };
        let growth = Growth {
            players: vec!["I".to_owned(), "II".to_owned()],
            caption: Some(&caption),
            key: if self.merge { Some(&key) } else { None },
            most,
        };
        Ok(if misere {
            tree::tree_of(&MiserePlay(start), growth, work)?
        } else {
            tree::tree_of(&NormalPlay(start), growth, work)?
        })
    }
}

/// A position with more moves is not drawn as a tree, whatever becomes of them when equal ones are joined.
const MOST_MOVES: usize = 20_000;

/// Numbers with blanks between them.
fn joined(numbers: &[impl ToString]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

fn player(tree: &Tree, node: usize) -> Option<String> {
    let player = tree.decider(node)?;
    tree.players().get(player).cloned()
}

fn as_text(tree: &Tree, solution: Option<&Induction>, words: Words) -> String {
    let chance = words.get("tree-chance");
    let drawing = Drawing {
        solution,
        chance: &chance,
        captions: true,
    };
    tree::draw_as_text(tree, drawing).trim_end().to_owned()
}
