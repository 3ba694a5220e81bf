//! Backward induction: from the ends to the root, everybody takes what is best for him.

use super::{Kind, Tree};
use crate::number::Rational;
use num_traits::Zero;
use rules::{Message, Tell};

/// Somebody does not know where he is: backward induction does not apply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("player {player} cannot tell some nodes apart")]
pub struct ImperfectInformation {
    /// Who, counted from 0.
    pub player: usize,
    /// What he is called.
    pub name: String,
    /// The nodes that he cannot tell apart.
    pub nodes: Vec<usize>,
}

impl Tell for ImperfectInformation {
    fn message(&self) -> Message {
        Message::new("tree-error-imperfect")
            .with("player", self.name.as_str())
            .with("count", self.nodes.len())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("tree-accepted-perfect"))
    }
}

/// What every node is worth, and what is best in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Induction {
    /// For each node, what each player receives on average from there.
    pub values: Vec<Vec<Rational>>,
    /// For each decision, all children that are best for who decides; empty elsewhere. The first is the one taken.
    pub best: Vec<Vec<usize>>,
    /// For each node, whether optimal play from the root comes there: a path, branching only where chance decides.
    pub on_path: Vec<bool>,
}

impl Induction {
    /// Nodes on the optimal path, from the root down; where chance decides, all its outcomes in order.
    #[must_use]
    pub fn path(&self) -> Vec<usize> {
        (0..self.on_path.len())
            .filter(|&node| self.on_path[node])
            .collect()
    }

    /// Whether somebody on the path could as well do something else. Then other players may fare differently.
    #[must_use]
    pub fn tied(&self) -> bool {
        let tied = |node: &usize| self.best[*node].len() > 1;
        self.path().iter().any(tied)
    }
}

/// Solves a tree with perfect information.
///
/// # Errors
/// [`ImperfectInformation`].
pub fn backward_induction(tree: &Tree) -> Result<Induction, ImperfectInformation> {
    if let Some(set) = tree.sets().iter().find(|set| set.nodes.len() > 1) {
        return Err(ImperfectInformation {
            player: set.player,
            name: tree.players()[set.player].clone(),
            nodes: set.nodes.clone(),
        });
    }
    let count = tree.nodes().len();
    let mut values: Vec<Vec<Rational>> = vec![Vec::new(); count];
    let mut best: Vec<Vec<usize>> = vec![Vec::new(); count];
    // Children come after their parents, so that going backwards meets them first; no recursion, however deep.
    for (at, node) in tree.nodes().iter().enumerate().rev() {
        match &node.kind {
            Kind::End { payoffs } => values[at].clone_from(payoffs),
            Kind::Chance { probabilities } => {
                let mut mean = vec![Rational::zero(); tree.players().len()];
                for (&child, probability) in node.children.iter().zip(probabilities) {
                    for (sum, value) in mean.iter_mut().zip(&values[child]) {
                        *sum += probability * value;
                    }
                }
                values[at] = mean;
            }
            Kind::Decision { set } => {
                let player = tree.sets()[*set].player;
                let own = |child: &usize| &values[*child][player];
                let most = node
                    .children
                    .iter()
                    .map(own)
                    .max()
                    .expect("a decision has moves");
                let choices: Vec<usize> = node
                    .children
                    .iter()
                    .copied()
                    .filter(|child| own(child) == most)
                    .collect();
                values[at] = values[choices[0]].clone();
                best[at] = choices;
            }
        }
    }
    let mut on_path = vec![false; count];
    on_path[0] = true;
    for (at, node) in tree.nodes().iter().enumerate() {
        if on_path[at] {
            match node.kind {
                Kind::Decision { .. } => on_path[best[at][0]] = true,
                _ => node
                    .children
                    .iter()
                    .for_each(|&child| on_path[child] = true),
            }
        }
    }
    Ok(Induction {
        values,
        best,
        on_path,
    })
}
