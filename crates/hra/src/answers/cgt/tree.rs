//! The tree of a game in canonical form, down to a chosen depth: what Left and Right can move to, and they from there.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use calculator::{Calculator, Datum};
use rules::Side;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What does the tree of an expression look like?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CgtTree {
    /// A game.
    #[schema(example = "{3|1}")]
    pub expression: String,
    /// How many moves deep; 3 if nothing is said.
    #[serde(default = "usual_depth")]
    pub depth: usize,
}

/// The depth if nothing is said.
#[must_use]
pub fn usual_depth() -> usize {
    3
}

/// A larger tree is none that anybody reads: options of deeper nodes are left out.
const MOST_NODES: usize = 300;

/// A position of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ValueNode {
    /// The node from which a move leads here, counted from 0; nothing for the game itself.
    pub parent: Option<usize>,
    /// Whose move leads here: `left` or `right`; nothing for the game itself.
    pub side: Option<&'static str>,
    /// How many moves from the game itself.
    pub depth: usize,
    /// What it is worth.
    pub value: String,
    /// Whether it has options that are not in the tree.
    pub more: bool,
}

/// The tree of a game, every node after the one that leads to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ValueTree {
    /// Level by level.
    pub nodes: Vec<ValueNode>,
}

impl Question for CgtTree {
    const NAME: &'static str = "cgt.tree";
    const ABOUT: &'static str = "The tree of a game in canonical form, to a chosen depth.";
    const EXAMPLE: Example = Example::new(
        r#"{"expression": "{3|1} + ^", "depth": 2}"#,
        &["cgt", "tree", "{3|1} + ^", "--depth", "2"],
    );
    type Answer = ValueTree;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ValueTree, Told> {
        let mut calculator = Calculator::new(asked.work);
        let text = self.expression.trim();
        let Datum::Game(root) = calculator.run(text)? else {
            return Err(Told::input(
                Message::new("calculator-error-no-game").with("text", text),
                Message::new("calculator-accepted"),
            ));
        };
        let values = calculator.values();
        let node = |parent, side, depth, value| ValueNode {
            parent,
            side,
            depth,
            value: values.text(value),
            more: false,
        };
        let mut nodes = vec![node(None, None, 0, root)];
        let mut found = vec![root];
        let mut at = 0;
        while let Some(&value) = found.get(at) {
            let depth = nodes[at].depth;
            let [left, right] =
                Side::BOTH.map(|side| values.options(value, side).map(<[_]>::to_vec));
            let (left, right) = (left?, right?);
            if depth == self.depth || nodes.len() + left.len() + right.len() > MOST_NODES {
                nodes[at].more = !left.is_empty() || !right.is_empty();
            } else {
                for (name, options) in [("left", left), ("right", right)] {
                    for option in options {
                        nodes.push(node(Some(at), Some(name), depth + 1, option));
                        found.push(option);
                    }
                }
            }
            at += 1;
        }
        Ok(ValueTree { nodes })
    }

    fn tell(&self, answer: &ValueTree, _: &Teller) -> String {
        let mut lines = Vec::new();
        lines_under(answer, 0, &mut lines);
        lines.join("\n")
    }
}

/// The lines of a node and of all that follows from it, each as deep as it is.
fn lines_under(tree: &ValueTree, at: usize, lines: &mut Vec<String>) {
    let node = &tree.nodes[at];
    let side = match node.side {
        Some("left") => "L ",
        Some(_) => "R ",
        None => "",
    };
    let more = if node.more { " …" } else { "" };
    lines.push(format!(
        "{}{side}{}{more}",
        "  ".repeat(node.depth),
        node.value
    ));
    for (next, child) in tree.nodes.iter().enumerate().skip(at + 1) {
        if child.parent == Some(at) {
            lines_under(tree, next, lines);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;
    use crate::answers::Forgetful;
    use work::Work;

    fn tree(expression: &str, depth: usize) -> Result<ValueTree, Told> {
        let question = CgtTree {
            expression: expression.to_owned(),
            depth,
        };
        let work = Work::unlimited();
        question.answer(&mut Asked {
            work: &work,
            words: Words::default(),
            keeper: &mut Forgetful,
            at_once: true,
            largest: work.memory,
        })
    }

    #[test]
    fn every_level_is_what_one_can_move_to() {
        let found = tree("{3|1} + ^", 1).unwrap();
        let told: Vec<_> = found.nodes.iter().map(|n| (n.side, &*n.value)).collect();
        assert_eq!(
            told,
            [
                (None, "{3^|1^}"),
                (Some("left"), "3^"),
                (Some("right"), "1^")
            ]
        );
        assert!(found.nodes[1].more && !found.nodes[0].more);
        assert_eq!(tree("0", 5).unwrap().nodes.len(), 1);
        // A number is a chain of moves, as deep as it is large.
        let chain = tree("4", 9).unwrap();
        assert_eq!(chain.nodes.len(), 5);
        assert!(chain.nodes.iter().all(|node| !node.more));
    }

    #[test]
    fn what_grows_too_large_is_cut_and_says_so() {
        let large = tree("*9", 9).unwrap();
        assert!(large.nodes.len() <= MOST_NODES);
        assert!(large.nodes.iter().any(|node| node.more));
        assert!(tree("1 = 2", 3).is_err());
    }
}
