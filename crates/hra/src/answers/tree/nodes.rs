//! A tree as its nodes, for those who draw and edit it. It solves nothing, so that trees with information sets are shown as well.

use super::TreeInput;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use ::matrix::number;
use ::matrix::tree::{Kind, Tree};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is a tree made of?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeRead {
    /// Which tree.
    #[serde(flatten)]
    pub tree: TreeInput,
}

/// A node, and what happens there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct TreeReadNode {
    /// The node above; nothing for the root.
    pub parent: Option<usize>,
    /// The move or the outcome of chance that leads there.
    pub label: String,
    /// How likely chance leads there.
    pub probability: Option<String>,
    /// The position there.
    pub position: Option<String>,
    /// `decision`, `chance` or `end`.
    pub kind: &'static str,
    /// Who decides there, counted from one.
    pub player: Option<usize>,
    /// Nodes with the same number here cannot be told apart.
    pub set: Option<usize>,
    /// What the file calls what he cannot tell apart.
    pub set_name: Option<String>,
    /// What each player receives at an end.
    pub payoffs: Vec<String>,
}

/// A tree as its nodes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TreeNodes {
    /// Who plays.
    pub players: Vec<String>,
    /// Parents before children.
    pub nodes: Vec<TreeReadNode>,
    /// Whether everybody always knows in which node he is.
    pub perfect_information: bool,
    /// The tree as it can be read again.
    pub text: String,
}

impl Question for TreeRead {
    const NAME: &'static str = "tree.nodes";
    const ABOUT: &'static str = "A game in extensive form as its nodes, to be drawn and edited.";
    const EXAMPLE: Example =
        Example::only(r#"{"source": {"text": "tree 1\nI\n  left: 1\n  right: 2\n"}}"#);
    type Answer = TreeNodes;

    fn check(&self) -> Result<(), Told> {
        self.tree.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TreeNodes, Told> {
        let tree = self.tree.read(asked.words, asked.work)?;
        Ok(TreeNodes {
            players: tree.players().to_vec(),
            nodes: (0..tree.nodes().len()).map(|at| node(&tree, at)).collect(),
            perfect_information: tree.perfect_information(),
            text: tree.to_string(),
        })
    }

    fn tell(&self, answer: &TreeNodes, _: &Teller) -> String {
        answer.text.clone()
    }
}

fn node(tree: &Tree, at: usize) -> TreeReadNode {
    let node = &tree.nodes()[at];
    let shared = TreeReadNode {
        parent: node.parent,
        label: node.label.clone(),
        probability: likely(tree, at),
        position: node.caption.clone(),
        ..TreeReadNode::default()
    };
    match &node.kind {
        Kind::Decision { set } => TreeReadNode {
            kind: "decision",
            player: tree.decider(at).map(|player| player + 1),
            set: Some(*set),
            set_name: tree.sets()[*set].name.clone(),
            ..shared
        },
        Kind::Chance { .. } => TreeReadNode {
            kind: "chance",
            ..shared
        },
        Kind::End { payoffs } => TreeReadNode {
            kind: "end",
            payoffs: payoffs.iter().map(number::write).collect(),
            ..shared
        },
    }
}

/// With which probability chance leads to a node, where it does.
fn likely(tree: &Tree, at: usize) -> Option<String> {
    let above = &tree.nodes()[tree.nodes()[at].parent?];
    let Kind::Chance { probabilities } = &above.kind else {
        return None;
    };
    let place = above.children.iter().position(|&child| child == at)?;
    probabilities.get(place).map(number::write)
}
