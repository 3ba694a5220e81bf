//! Why backward induction says what it says, as sentences for people.

use super::{Induction, Kind, Tree};
use crate::explain::show_exact;
use crate::number::Rational;
use rules::Message;

/// Longer paths are told in part.
const MOST_TOLD: usize = 40;

/// What is played on the optimal path, what it brings, and where somebody had a choice.
#[must_use]
pub fn explain_induction(tree: &Tree, solution: &Induction) -> Vec<Message> {
    let mut said = vec![
        Message::new("tree-explain-size")
            .with("nodes", tree.nodes().len())
            .with("ends", tree.ends())
            .with("height", tree.height()),
        Message::new("tree-explain-method"),
    ];
    let mut told = 0;
    for node in solution.path() {
        let Kind::Decision { set } = tree.nodes()[node].kind else {
            continue;
        };
        if told == MOST_TOLD {
            said.push(Message::new("tree-explain-and-so-on"));
            break;
        }
        told += 1;
        let player = tree.players()[tree.sets()[set].player].as_str();
        let best = &solution.best[node];
        let here = place(tree, node);
        let message = Message::new(if best.len() > 1 {
            "tree-explain-tie"
        } else {
            "tree-explain-choice"
        });
        said.push(
            message
                .with("player", player)
                .with("place", here)
                .with("move", tree.nodes()[best[0]].label.as_str())
                .with("others", best.len() - 1)
                .with(
                    "value",
                    show_exact(&solution.values[node][tree.sets()[set].player]),
                ),
        );
    }
    let values: Vec<String> = solution.values[0].iter().map(show_exact).collect();
    said.push(
        Message::new("tree-explain-value")
            .with("players", tree.players().join(", "))
            .with("values", values.join(", ")),
    );
    if let Some(winner) = winner(tree, &solution.values[0]) {
        said.push(
            Message::new("tree-explain-winner").with("player", tree.players()[winner].as_str()),
        );
    }
    if solution.tied() && !zero_sum_for_two(tree) {
        said.push(Message::new("tree-explain-tied"));
    }
    said
}

/// What lies on the table, or the moves that led there.
fn place(tree: &Tree, node: usize) -> String {
    match &tree.nodes()[node].caption {
        Some(caption) => caption.clone(),
        None => format!("/{}", tree.history(node).join("/")),
    }
}

fn zero_sum_for_two(tree: &Tree) -> bool {
    tree.players().len() == 2 && tree.constant_sum().is_some()
}

/// In a game that only knows victory and defeat, who wins.
fn winner(tree: &Tree, values: &[Rational]) -> Option<usize> {
    let one = crate::number::integer(1);
    let pure = tree.nodes().iter().all(|node| match &node.kind {
        Kind::End { payoffs } => {
            payoffs.len() == 2 && payoffs.contains(&one) && payoffs.contains(&-one.clone())
        }
        Kind::Decision { .. } => true,
        Kind::Chance { .. } => false,
    });
    if !pure {
        return None;
    }
    values.iter().position(|value| *value == one)
}
