//! Walks through a tree, step by step, as they are taught: depth first with its stack, breadth first with its queue.

use super::Tree;
use std::collections::VecDeque;

/// Whether a step comes to a node or comes back to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// For the first time.
    Enter,
    /// From below, after everything under that child was seen.
    Return,
}

/// One step of a walk in depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepthStep {
    /// Where we are.
    pub node: usize,
    /// How we came.
    pub visit: Visit,
    /// The way back to the root, which is what the walk has to remember; the root first, this node last.
    pub stack: Vec<usize>,
}

/// One step of a walk in breadth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreadthStep {
    /// Where we are.
    pub node: usize,
    /// What waits after this step, the next one first.
    pub queue: Vec<usize>,
}

/// Goes down as far as possible, left first, and back only as far as needed.
#[must_use]
pub fn depth_first(tree: &Tree) -> Vec<DepthStep> {
    let mut steps = Vec::new();
    // Each node of the stack with the number of its children already seen.
    let mut stack = vec![(0, 0)];
    let way = |stack: &[(usize, usize)]| stack.iter().map(|&(node, _)| node).collect();
    while let Some(&(node, seen)) = stack.last() {
        steps.push(DepthStep {
            node,
            visit: if seen == 0 {
                Visit::Enter
            } else {
                Visit::Return
            },
            stack: way(&stack),
        });
        let top = stack.len() - 1;
        match tree.nodes()[node].children.get(seen) {
            Some(&child) => {
                stack[top].1 += 1;
                stack.push((child, 0));
            }
            None => {
                stack.pop();
            }
        }
    }
    steps
}

/// Sees one level after the other, each from left to right.
#[must_use]
pub fn breadth_first(tree: &Tree) -> Vec<BreadthStep> {
    let mut steps = Vec::new();
    let mut queue = VecDeque::from([0]);
    while let Some(node) = queue.pop_front() {
        queue.extend(&tree.nodes()[node].children);
        steps.push(BreadthStep {
            node,
            queue: queue.iter().copied().collect(),
        });
    }
    steps
}
