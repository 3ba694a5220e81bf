//! Games as plain trees and who wins them by plain search: the slow twin of everything in `values`.
//! It shares no code with the crate but the table that the trees are handed to.

#![allow(dead_code)] // not every test file asks for everything

use proptest::prelude::*;
use rules::Side;
use std::rc::Rc;
use values::{Unable, Value, Values};

/// A game as nothing but its options.
#[derive(Clone, Debug)]
pub struct Tree {
    pub left: Vec<Rc<Tree>>,
    pub right: Vec<Rc<Tree>>,
}

impl Tree {
    pub fn options(&self, side: Side) -> &[Rc<Tree>] {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }

    pub fn negative(&self) -> Rc<Tree> {
        Rc::new(Tree {
            left: self.right.iter().map(|t| t.negative()).collect(),
            right: self.left.iter().map(|t| t.negative()).collect(),
        })
    }

    /// The value that the crate gives to it.
    pub fn value(&self, values: &Values) -> Result<Value, Unable> {
        let all = |trees: &[Rc<Tree>]| -> Result<Vec<Value>, Unable> {
            trees.iter().map(|tree| tree.value(values)).collect()
        };
        values.make(&all(&self.left)?, &all(&self.right)?)
    }

    /// The canonical form of a value as a plain tree.
    pub fn of(values: &Values, value: Value) -> Rc<Tree> {
        let all = |side| {
            let options = values.options(value, side).unwrap().iter();
            options.map(|&option| Tree::of(values, option)).collect()
        };
        Rc::new(Tree {
            left: all(Side::Left),
            right: all(Side::Right),
        })
    }
}

/// Whether `side`, to move in the sum of these trees, wins under normal play.
pub fn wins(parts: &[Rc<Tree>], side: Side) -> bool {
    (0..parts.len()).any(|at| {
        parts[at].options(side).iter().any(|option| {
            let mut after = parts.to_vec();
            after[at] = Rc::clone(option);
            !wins(&after, side.other())
        })
    })
}

/// Whether the sum is a win for whoever moves second.
pub fn is_zero(parts: &[Rc<Tree>]) -> bool {
    Side::BOTH.into_iter().all(|side| !wins(parts, side))
}

/// Games born by day `day`, with at most `width` options on each side.
pub fn trees(day: u32, width: usize) -> BoxedStrategy<Rc<Tree>> {
    if day == 0 {
        return Just(Rc::new(Tree {
            left: Vec::new(),
            right: Vec::new(),
        }))
        .boxed();
    }
    let options = || prop::collection::vec(trees(day - 1, width), 0..=width);
    (options(), options())
        .prop_map(|(left, right)| Rc::new(Tree { left, right }))
        .boxed()
}
