//! The graph of a game and its game tree, as a drawing: positions with P and N in colours, winning moves marked.

use crate::solvers::{Oracle, Unsolved};
use crate::{Heaps, Ruleset};
use draw::{Arrow, Drawing, Node, NodeId, Shape, Tone};
use rules::Impartial;
use rustc_hash::{FxHashMap, FxHashSet};
use say::{Message, Told};
use std::collections::VecDeque;
use std::sync::Arc;
use work::Work;

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Equal positions again and again, as a tree, instead of once.
    pub tree: bool,
    /// Positions that differ only in the order of heaps, or in empty ones, are one.
    pub merge: bool,
    /// More positions than this are not drawn.
    pub limit: usize,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// Nobody could read it.
    #[error("more than {0} positions")]
    TooManyPositions(usize),
    /// The game could not be solved.
    #[error(transparent)]
    Unsolved(#[from] Unsolved),
}

say::tell!(PictureError, |error| match error {
    PictureError::TooManyPositions(limit) => Told::input(
        Message::new("heap-error-picture").with("limit", *limit),
        Message::new("heap-accepted-picture"),
    ),
    PictureError::Unsolved(error) => error.told(),
});

const MOST_MOVES: f64 = 2e4;
/// Memory for one position with its arrow, and for what is written of them; measured on trees.
const BYTES_PER_POSITION: u64 = 2000;
/// Memory for a further arrow.
const BYTES_PER_ARROW: u64 = 500;

/// Draws everything that can be reached from these heaps.
///
/// # Errors
/// When there is too much to draw, or the game cannot be solved.
pub fn picture(
    rules: &Ruleset,
    heaps: &[u64],
    what: Picture,
    work: &Work,
) -> Result<Drawing, PictureError> {
    // Where one position has that many moves, nobody could read the drawing, and listing them would take all memory.
    if rules.most_moves(heaps) > MOST_MOVES {
        return Err(PictureError::TooManyPositions(what.limit));
    }
    let oracle = Oracle::new(rules, heaps, work)?;
    let shown = |heaps: &[u64]| {
        heaps
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(",")
    };
    let mut drawing = Drawing::new(format!("{} {}", rules.name, shown(heaps)));
    let mut places: FxHashMap<Vec<u64>, NodeId> = FxHashMap::default();
    let start = key(heaps, what.merge);
    let first = drawing.node(node(&oracle, &start).strong());
    places.insert(start.clone(), first);
    let mut queue = VecDeque::from([(start, first)]);
    while let Some((heaps, from)) = queue.pop_front() {
        let mut moves = Vec::new();
        Heaps::new(Arc::clone(oracle.rules()), heaps.clone()).moves(&mut moves);
        work.check().map_err(Unsolved::from)?;
        let needed = drawing.len() as u64 * BYTES_PER_POSITION;
        work.claim(needed + drawing.arrows() as u64 * BYTES_PER_ARROW)
            .map_err(Unsolved::from)?;
        let mut drawn: FxHashSet<Vec<u64>> = FxHashSet::default();
        for chosen in moves {
            let after = key(&chosen.applied(&heaps), what.merge);
            if !drawn.insert(after.clone()) {
                continue;
            }
            let known = if what.tree {
                None
            } else {
                places.get(&after).copied()
            };
            let to = match known {
                Some(to) => to,
                None => {
                    if drawing.len() >= what.limit {
                        return Err(PictureError::TooManyPositions(what.limit));
                    }
                    let to = drawing.node(node(&oracle, &after));
                    places.insert(after.clone(), to);
                    queue.push_back((after.clone(), to));
                    to
                }
            };
            let arrow = Arrow::new(from, to);
            drawing.arrow(if oracle.mover_wins(&after) {
                arrow
            } else {
                arrow.tone(Tone::Good).strong()
            });
        }
    }
    Ok(drawing)
}

fn node(oracle: &Oracle, heaps: &[u64]) -> Node {
    let mut moves = Vec::new();
    Heaps::new(Arc::clone(oracle.rules()), heaps.to_vec()).moves(&mut moves);
    let (class, tone) = if oracle.mover_wins(heaps) {
        ("N", Tone::Good)
    } else {
        ("P", Tone::Bad)
    };
    let sizes: Vec<String> = heaps.iter().map(ToString::to_string).collect();
    let label = if sizes.is_empty() {
        "0".to_owned()
    } else {
        sizes.join(",")
    };
    let node = Node::new(format!("{label} {class}")).tone(tone);
    if moves.is_empty() {
        node.shape(Shape::Square)
    } else {
        node
    }
}

fn key(heaps: &[u64], merge: bool) -> Vec<u64> {
    if !merge {
        return heaps.to_vec();
    }
    let mut key: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    key.sort_unstable();
    key
}
