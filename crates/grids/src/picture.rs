//! The graph of a small game as a drawing: blue arrows for Left, red ones for Right, symmetric positions as one on request.

use crate::{GridGame, Shape};
use draw::{Arrow, Drawing, Node, NodeId, Tone};
use rules::Side;
use rustc_hash::FxHashMap;
use say::{Message, Told};
use std::collections::VecDeque;
use values::{Outcome, Unable, Values};
use work::Work;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPicture {
    /// Nobody could read it.
    #[error("more than {0} positions")]
    TooManyPositions(usize),
    /// The values could not be found.
    #[error(transparent)]
    Unable(#[from] Unable),
}

say::tell!(NoPicture, |error| match error {
    NoPicture::TooManyPositions(limit) => Told::input(
        Message::new("grids-error-picture").with("limit", *limit),
        Message::new("grids-accepted-picture"),
    ),
    NoPicture::Unable(unable) => unable.told(),
});

/// Draws everything that can be reached by moves of either side, each position with its value where it has one; `name` is the
/// game's, for the title. Where values do not add up, as a rule binds the mover in all parts, moves alternate.
///
/// # Errors
/// When there are more than `limit` positions, or values cannot be found.
pub fn picture<P: GridGame>(
    start: &P,
    name: &str,
    merge: bool,
    limit: usize,
    work: &Work,
) -> Result<Drawing, NoPicture> {
    let values = Values::new(work);
    let mut finder = P::finder(&values, work);
    let mut node = |position: &P, turn: Option<Side>| -> Result<Node, NoPicture> {
        let value = finder(position)?;
        let worth = if position.adds() {
            Some(value)
        } else {
            let grundy = position.grundy(&values, work)?;
            grundy.map(|grundy| values.nimber(grundy)).transpose()?
        };
        let mut label = position.write().replace('/', "\n");
        if let Some(worth) = worth {
            label = format!("{label}\n= {}", values.text(worth));
        }
        Ok(Node::new(label).tone(tone(values.outcome(value)?, turn)))
    };
    let mut drawing = Drawing::new(format!("{name} {}", start.write()));
    let mut places: FxHashMap<(P, bool, Option<Side>), NodeId> = FxHashMap::default();
    let first = drawing.node(node(start, None)?.strong());
    places.insert(key(start, None, merge), first);
    let mut queue = VecDeque::from([(start.clone(), None, first)]);
    while let Some((position, turn, from)) = queue.pop_front() {
        let mut drawn: [Vec<NodeId>; 2] = [Vec::new(), Vec::new()];
        for (side, drawn) in Side::BOTH.into_iter().zip(&mut drawn) {
            let mut moves = Vec::new();
            if turn.is_none_or(|turn| turn == side) {
                position.moves(side, &mut moves);
            }
            let next = (!position.adds()).then_some(side.other());
            for chosen in moves {
                let after = position.after(side, &chosen);
                let to = match places.get(&key(&after, next, merge)) {
                    Some(&to) => to,
                    None => {
                        if drawing.len() >= limit {
                            return Err(NoPicture::TooManyPositions(limit));
                        }
                        let to = drawing.node(node(&after, next)?);
                        places.insert(key(&after, next, merge), to);
                        queue.push_back((after, next, to));
                        to
                    }
                };
                if !drawn.contains(&to) {
                    drawn.push(to);
                }
            }
        }
        let [left, right] = drawn;
        for &to in &left {
            // What both sides can do is one arrow without colour.
            let tone = if right.contains(&to) {
                Tone::Plain
            } else {
                Tone::Left
            };
            drawing.arrow(Arrow::new(from, to).tone(tone));
        }
        for &to in right.iter().filter(|to| !left.contains(to)) {
            drawing.arrow(Arrow::new(from, to).tone(Tone::Right));
        }
    }
    Ok(drawing)
}

/// Who wins; where it is known who is to move, whether he does.
fn tone(outcome: Outcome, turn: Option<Side>) -> Tone {
    match (outcome, turn) {
        (outcome, Some(turn)) if outcome.winner(turn) == turn => Tone::Good,
        (_, Some(_)) | (Outcome::Previous, None) => Tone::Bad,
        (Outcome::Next, None) => Tone::Good,
        (Outcome::Left, None) => Tone::Left,
        (Outcome::Right, None) => Tone::Right,
    }
}

/// Positions with the same key are one node. An image with the sides exchanged is another position.
fn key<P: Shape>(position: &P, turn: Option<Side>, merge: bool) -> (P, bool, Option<Side>) {
    if merge {
        let (image, turned) = position.normal();
        (image, turned, turn)
    } else {
        (position.clone(), false, turn)
    }
}
