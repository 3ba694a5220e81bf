//! What a tree is worth to everybody, by backward induction.

use super::{TreeInput, as_text, player};
use crate::Told;
use crate::answers::matrix::{Figure, GameClass, tell};
use crate::answers::{Asked, Example, Question, Teller};
use ::matrix::Classification;
use ::matrix::tree::{self, Induction, Tree};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is a tree worth, and what is played?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeSolve {
    /// Which tree.
    #[serde(flatten)]
    pub tree: TreeInput,
    /// Fractions instead of floating numbers.
    #[serde(default)]
    pub exact: bool,
}

/// A node that optimal play may pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TreePathStep {
    /// Its number.
    pub node: usize,
    /// Who decides there.
    pub player: Option<String>,
    /// The position there.
    pub position: Option<String>,
    /// What is chosen there.
    #[serde(rename = "move")]
    pub chosen: Option<String>,
}

/// A node and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TreeNode {
    /// Its number.
    pub node: usize,
    /// The node above.
    pub parent: Option<usize>,
    /// The move that leads there.
    pub label: String,
    /// The position there.
    pub position: Option<String>,
    /// Who decides there.
    pub player: Option<String>,
    /// What each player receives from there.
    pub value: Vec<Figure>,
    /// The best moves there.
    pub best_moves: Vec<String>,
    /// Whether optimal play may pass it.
    pub on_path: bool,
}

/// What every node is worth, and the way that is played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreeSolution {
    /// What each player receives.
    pub value: Vec<Figure>,
    /// Who plays.
    pub players: Vec<String>,
    /// One way of optimal play.
    pub path: Vec<TreePathStep>,
    /// Whether it is the only one.
    pub unique: bool,
    /// All nodes.
    pub nodes: Vec<TreeNode>,
    /// How many ends there are.
    pub ends: usize,
    /// How many moves the longest game has.
    pub height: usize,
    /// What kind of game it is.
    pub classification: GameClass,
    /// Why, in sentences.
    pub explanation: String,
    /// The same for those who tell it.
    #[serde(skip)]
    found: Found,
}

#[derive(Clone, Debug)]
struct Found {
    tree: Tree,
    solution: Induction,
}

impl Question for TreeSolve {
    const NAME: &'static str = "tree.solve";
    const ABOUT: &'static str = "What a game in extensive form is worth, by backward induction.";
    const EXAMPLE: Example = Example::new(
        r#"{"source": {"heap": {"rules": "nim", "heaps": [2, 1]}}}"#,
        &["tree", "solve", "--heap", "nim", "2", "1"],
    );
    type Answer = TreeSolution;

    fn check(&self) -> Result<(), Told> {
        self.tree.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TreeSolution, Told> {
        let tree = self.tree.read(asked.words, asked.work)?;
        let solution = tree::backward_induction(&tree)?;
        let label = |node: usize| tree.nodes()[node].label.clone();
        let position = |node: usize| tree.nodes()[node].caption.clone();
        let step = |node: usize| TreePathStep {
            node,
            player: player(&tree, node),
            position: position(node),
            chosen: solution.best[node].first().map(|&child| label(child)),
        };
        let node = |at: usize| TreeNode {
            node: at,
            parent: tree.nodes()[at].parent,
            label: label(at),
            position: position(at),
            player: player(&tree, at),
            value: Figure::all(&solution.values[at], self.exact),
            best_moves: solution.best[at]
                .iter()
                .map(|&child| label(child))
                .collect(),
            on_path: solution.on_path[at],
        };
        let explanation = tree::explain_induction(&tree, &solution);
        Ok(TreeSolution {
            value: Figure::all(&solution.values[0], self.exact),
            players: tree.players().to_vec(),
            path: solution.path().into_iter().map(step).collect(),
            unique: !solution.tied(),
            nodes: (0..tree.nodes().len()).map(node).collect(),
            ends: tree.ends(),
            height: tree.height(),
            classification: (&Classification::of_tree(&tree)).into(),
            explanation: asked.words.lines(&explanation),
            found: Found { tree, solution },
        })
    }

    fn tell(&self, answer: &TreeSolution, teller: &Teller) -> String {
        let Found { tree, solution } = &answer.found;
        let mut parts = vec![tell::class(teller, &Classification::of_tree(tree))];
        if tree.nodes().len() <= LARGEST_SHOWN {
            parts.push(as_text(tree, Some(solution), teller.words));
        }
        parts.push(answer.explanation.clone());
        parts.join("\n\n")
    }
}

/// Larger trees are only drawn when asked for.
const LARGEST_SHOWN: usize = 60;
