//! A walk through a tree, step by step, with what it remembers.

use super::{TreeInput, as_text, joined, player};
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use ::matrix::tree::{self, Kind, Tree, Visit};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// In which order are the nodes visited?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TreeWalk {
    /// Which tree.
    #[serde(flatten)]
    pub tree: TreeInput,
    /// Which walk.
    #[serde(default)]
    pub order: WalkOrder,
}

/// Which walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WalkOrder {
    /// Children before neighbours.
    #[default]
    Depth,
    /// Neighbours before children.
    Breadth,
}

impl Choice for WalkOrder {
    const ALL: &'static [(&'static str, Self)] =
        &[("depth", WalkOrder::Depth), ("breadth", WalkOrder::Breadth)];
}

/// A step of a walk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WalkStep {
    /// The node that it comes to.
    pub node: usize,
    /// What the node is called.
    pub name: String,
    /// `enter` or `return`.
    pub visit: &'static str,
    /// What the walk remembers: the way back, or what waits.
    pub memory: Vec<usize>,
}

/// A walk through all nodes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreeWalked {
    /// Which walk.
    pub order: WalkOrder,
    /// Its steps.
    pub steps: Vec<WalkStep>,
    /// What the nodes are called.
    pub names: Vec<String>,
    /// The tree for those who tell it.
    #[serde(skip)]
    found: Tree,
}

impl Question for TreeWalk {
    const NAME: &'static str = "tree.walk";
    const ABOUT: &'static str = "A walk through a tree, depth first or breadth first.";
    const EXAMPLE: Example = Example::new(
        r#"{"source": {"heap": {"rules": "nim", "heaps": [2, 1]}}, "order": "breadth"}"#,
        &[
            "tree", "walk", "--heap", "nim", "2", "1", "--order", "breadth",
        ],
    );
    type Answer = TreeWalked;

    fn check(&self) -> Result<(), Told> {
        self.tree.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TreeWalked, Told> {
        let tree = self.tree.read(asked.words, asked.work)?;
        asked.work.claim(remembered(&tree, self.order))?;
        let all = 0..tree.nodes().len();
        let names: Vec<String> = all.map(|node| name(&tree, node)).collect();
        let step = |node: usize, visit, memory| WalkStep {
            node,
            name: names[node].clone(),
            visit,
            memory,
        };
        let steps = match self.order {
            WalkOrder::Depth => {
                let steps = tree::depth_first(&tree).into_iter();
                let steps = steps.map(|at| match at.visit {
                    Visit::Enter => step(at.node, "enter", at.stack),
                    Visit::Return => step(at.node, "return", at.stack),
                });
                steps.collect()
            }
            WalkOrder::Breadth => {
                let steps = tree::breadth_first(&tree).into_iter();
                steps.map(|at| step(at.node, "enter", at.queue)).collect()
            }
        };
        Ok(TreeWalked {
            order: self.order,
            steps,
            names,
            found: tree,
        })
    }

    fn tell(&self, answer: &TreeWalked, teller: &Teller) -> String {
        let head = teller.get(match self.order {
            WalkOrder::Depth => "tree-walk-depth",
            WalkOrder::Breadth => "tree-walk-breadth",
        });
        let drawn = numbered(&as_text(&answer.found, None, teller.words));
        let mut lines = vec![head, String::new(), drawn, String::new()];
        for (at, step) in answer.steps.iter().enumerate() {
            let id = match (self.order, step.visit) {
                (WalkOrder::Breadth, _) => "tree-walk-visit",
                (WalkOrder::Depth, "enter") => "tree-walk-enter",
                (WalkOrder::Depth, _) => "tree-walk-return",
            };
            let memory = match step.memory.as_slice() {
                [] => "–".to_owned(),
                memory => joined(memory),
            };
            let message = Message::new(id)
                .with("step", at + 1)
                .with("node", step.node.to_string())
                .with("name", step.name.as_str())
                .with("memory", memory);
            lines.push(teller.say(&message));
        }
        lines.join("\n")
    }
}

/// Memory for all that a walk remembers at all its steps: that may be the square of the tree.
fn remembered(tree: &Tree, order: WalkOrder) -> u64 {
    let nodes = tree.nodes();
    let numbers: usize = match order {
        WalkOrder::Depth => {
            let visits = nodes.iter().map(|node| node.children.len() + 1);
            let depths = tree.depths().into_iter();
            visits
                .zip(depths)
                .map(|(visits, depth)| visits * (depth + 1))
                .sum()
        }
        WalkOrder::Breadth => {
            let mut order = std::collections::VecDeque::from([0]);
            let mut sum = 0;
            while let Some(node) = order.pop_front() {
                order.extend(&nodes[node].children);
                sum += order.len();
            }
            sum
        }
    };
    // As numbers, and again where they are told.
    numbers as u64 * 2 * size_of::<usize>() as u64
}

/// The position, or the move that leads there.
fn name(tree: &Tree, at: usize) -> String {
    let node = &tree.nodes()[at];
    node.caption.clone().unwrap_or_else(|| match &node.kind {
        Kind::End { payoffs } => {
            let payoffs: Vec<String> = payoffs.iter().map(ToString::to_string).collect();
            format!("({})", payoffs.join(", "))
        }
        _ if node.label.is_empty() => player(tree, at).unwrap_or_default(),
        _ => node.label.clone(),
    })
}

/// A drawn tree with the numbers that the walk uses.
fn numbered(drawn: &str) -> String {
    let width = drawn.lines().count().saturating_sub(1).to_string().len();
    // Lines come in the order of the nodes: both go depth first, left to right.
    let lines = drawn.lines().enumerate();
    let lines: Vec<String> = lines
        .map(|(at, line)| format!("{at:>width$}  {line}"))
        .collect();
    lines.join("\n")
}
