//! Games in extensive form: a tree whose nodes are decisions, chance or ends. It holds the tree; others read, build,
//! solve and draw it.

mod build;
mod explain;
mod induction;
mod picture;
mod read;
mod strategic;
mod text;
mod walk;

pub use build::{BYTES_PER_NODE, Growth, Text, TreeFailure, tree_of};
pub use explain::explain_induction;
pub use induction::{ImperfectInformation, Induction, backward_induction};
pub use picture::picture;
pub use read::{TreeError, TreeProblem, read_tree};
pub use strategic::{StrategicFailure, StrategicForm, strategic_form};
pub use text::{Drawing, draw_as_text};
pub use walk::{BreadthStep, DepthStep, Visit, breadth_first, depth_first};

use crate::number::Rational;
use num_traits::{One, Signed, Zero};
use std::collections::{HashMap, HashSet};

/// A game in extensive form. Node 0 is the root, and every node comes after its parent.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    players: Vec<String>,
    nodes: Vec<Node>,
    sets: Vec<InformationSet>,
}

/// One node.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The node above; `None` for the root.
    pub parent: Option<usize>,
    /// What leads here from above: a move, or an outcome of chance. Empty for the root.
    pub label: String,
    /// What lies on the table, where somebody said so.
    pub caption: Option<String>,
    /// The nodes below, in order.
    pub children: Vec<usize>,
    /// What happens here.
    pub kind: Kind,
}

/// What happens in a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Somebody chooses one of the children; who, the information set says.
    Decision {
        /// What he knows.
        set: usize,
    },
    /// Chance chooses, with one probability for each child.
    Chance {
        /// Positive, and together one.
        probabilities: Vec<Rational>,
    },
    /// The game is over.
    End {
        /// One for each player.
        payoffs: Vec<Rational>,
    },
}

/// Decisions that a player cannot tell apart. With perfect information every set has one node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InformationSet {
    /// Who decides, counted from 0.
    pub player: usize,
    /// The name it has in the file.
    pub name: Option<String>,
    /// Its nodes; all have the same moves.
    pub nodes: Vec<usize>,
}

impl Tree {
    /// What the players are called.
    #[must_use]
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// All nodes, parents before children.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// All information sets.
    #[must_use]
    pub fn sets(&self) -> &[InformationSet] {
        &self.sets
    }

    /// Who decides in this node; `None` where chance does or nobody.
    #[must_use]
    pub fn decider(&self, node: usize) -> Option<usize> {
        match self.nodes[node].kind {
            Kind::Decision { set } => Some(self.sets[set].player),
            _ => None,
        }
    }

    /// Whether everybody always knows in which node he is.
    #[must_use]
    pub fn perfect_information(&self) -> bool {
        self.sets.iter().all(|set| set.nodes.len() == 1)
    }

    /// Whether chance takes part.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        let chance = |node: &Node| matches!(node.kind, Kind::Chance { .. });
        self.nodes.iter().any(chance)
    }

    /// What all receive together, when that is the same at every end.
    #[must_use]
    pub fn constant_sum(&self) -> Option<Rational> {
        let mut sums = self.nodes.iter().filter_map(|node| match &node.kind {
            Kind::End { payoffs } => Some(
                payoffs
                    .iter()
                    .fold(Rational::zero(), |sum, share| sum + share),
            ),
            _ => None,
        });
        let first = sums.next()?;
        sums.all(|sum| sum == first).then_some(first)
    }

    /// How many steps the longest play takes.
    #[must_use]
    pub fn height(&self) -> usize {
        self.depths().into_iter().max().unwrap_or(0)
    }

    /// How many steps lead to each node.
    #[must_use]
    pub fn depths(&self) -> Vec<usize> {
        let mut depths: Vec<usize> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            depths.push(node.parent.map_or(0, |parent| depths[parent] + 1));
        }
        depths
    }

    /// How many nodes are ends.
    #[must_use]
    pub fn ends(&self) -> usize {
        self.nodes
            .iter()
            .filter(|node| node.children.is_empty())
            .count()
    }

    /// The labels that lead from the root to a node.
    #[must_use]
    pub fn history(&self, node: usize) -> Vec<&str> {
        let above = |&node: &usize| self.nodes[node].parent;
        let mut labels: Vec<&str> = std::iter::successors(Some(node), above)
            .filter(|&node| self.nodes[node].parent.is_some())
            .map(|node| self.nodes[node].label.as_str())
            .collect();
        labels.reverse();
        labels
    }

    fn labels_of(&self, node: usize) -> Vec<&str> {
        let children = &self.nodes[node].children;
        children
            .iter()
            .map(|&child| self.nodes[child].label.as_str())
            .collect()
    }

    /// What makes a tree a game; `read` and `build` promise it, and the reader reports where it fails.
    fn fault(&self) -> Option<(usize, TreeProblem)> {
        for (at, node) in self.nodes.iter().enumerate() {
            if let Some(problem) = self.node_fault(at, node) {
                return Some((at, problem));
            }
        }
        for set in &self.sets {
            let first = self.labels_of(set.nodes[0]);
            let odd = set
                .nodes
                .iter()
                .find(|&&node| self.labels_of(node) != first);
            if let Some(&node) = odd {
                let name = set.name.clone().unwrap_or_default();
                return Some((node, TreeProblem::SetDiffers { name }));
            }
        }
        None
    }

    fn node_fault(&self, at: usize, node: &Node) -> Option<TreeProblem> {
        let mut seen = HashSet::new();
        let twice = self
            .labels_of(at)
            .into_iter()
            .find(|label| !seen.insert(*label));
        match &node.kind {
            Kind::End { payoffs } if payoffs.len() != self.players.len() => {
                Some(TreeProblem::Payoffs {
                    found: payoffs.len(),
                    expected: self.players.len(),
                })
            }
            Kind::End { .. } => (!node.children.is_empty()).then_some(TreeProblem::EndGoesOn),
            _ if node.children.is_empty() => Some(TreeProblem::NoMoves),
            _ if twice.is_some() => Some(TreeProblem::SameLabel {
                label: twice.unwrap_or_default().to_owned(),
            }),
            Kind::Chance { probabilities } => {
                let sum = probabilities
                    .iter()
                    .fold(Rational::zero(), |sum, share| sum + share);
                let fair = sum.is_one() && probabilities.iter().all(Signed::is_positive);
                (!fair).then(|| TreeProblem::Probabilities {
                    sum: sum.to_string(),
                })
            }
            Kind::Decision { .. } => None,
        }
    }
}

/// Collects nodes while a tree is read or built.
struct Planting {
    tree: Tree,
    named: HashMap<(usize, String), usize>,
}

impl Planting {
    fn new(players: Vec<String>) -> Self {
        Planting {
            tree: Tree {
                players,
                nodes: Vec::new(),
                sets: Vec::new(),
            },
            named: HashMap::new(),
        }
    }

    fn add(
        &mut self,
        parent: Option<usize>,
        label: String,
        caption: Option<String>,
        kind: Kind,
    ) -> usize {
        let index = self.tree.nodes.len();
        if let Some(parent) = parent {
            self.tree.nodes[parent].children.push(index);
        }
        self.tree.nodes.push(Node {
            parent,
            label,
            caption,
            children: Vec::new(),
            kind,
        });
        index
    }

    /// The information set for the node that is added next.
    fn set_for_next(&mut self, player: usize, name: Option<String>) -> usize {
        let node = self.tree.nodes.len();
        let sets = &mut self.tree.sets;
        let known = name
            .as_ref()
            .and_then(|name| self.named.get(&(player, name.clone())));
        if let Some(&set) = known {
            sets[set].nodes.push(node);
            return set;
        }
        if let Some(name) = &name {
            self.named.insert((player, name.clone()), sets.len());
        }
        sets.push(InformationSet {
            player,
            name,
            nodes: vec![node],
        });
        sets.len() - 1
    }
}
