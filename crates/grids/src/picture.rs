//! The graph of a small game as a drawing: blue arrows for Left, red ones for Right, symmetric positions as one on request.

use crate::{GridGame, Shape};
use draw::{Arrow, Drawing, Node, Tone};
use rules::Side;
use rustc_hash::FxHashMap;
use say::{Message, Told};
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
    // All positions first: whether there are too many is known long before their values are.
    let reached = Reached::from(start, merge, limit, work)?;
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
    let mut nodes = Vec::with_capacity(reached.positions.len());
    for (place, (position, turn)) in reached.positions.iter().enumerate() {
        let drawn = node(position, *turn)?;
        nodes.push(drawing.node(if place == 0 { drawn.strong() } else { drawn }));
    }
    for (&from, [left, right]) in nodes.iter().zip(&reached.followers) {
        for to in left {
            // What both sides can do is one arrow without colour.
            let tone = if right.contains(to) {
                Tone::Plain
            } else {
                Tone::Left
            };
            drawing.arrow(Arrow::new(from, nodes[*to]).tone(tone));
        }
        for to in right.iter().filter(|to| !left.contains(to)) {
            drawing.arrow(Arrow::new(from, nodes[*to]).tone(Tone::Right));
        }
    }
    Ok(drawing)
}

/// A position, and who is to move where that matters.
type Stand<P> = (P, Option<Side>);

/// What can be reached: positions, and where each side can go from each, as places in the list.
struct Reached<P> {
    positions: Vec<Stand<P>>,
    followers: Vec<[Vec<usize>; 2]>,
}

impl<P: GridGame> Reached<P> {
    fn from(start: &P, merge: bool, limit: usize, work: &Work) -> Result<Self, NoPicture> {
        let mut places = FxHashMap::from_iter([(key(start, None, merge), 0)]);
        let mut positions = vec![(start.clone(), None)];
        let mut followers = Vec::new();
        while let Some((position, turn)) = positions.get(followers.len()).cloned() {
            work.check().map_err(Unable::from)?;
            let mut reached: [Vec<usize>; 2] = [Vec::new(), Vec::new()];
            for (side, reached) in Side::BOTH.into_iter().zip(&mut reached) {
                let mut moves = Vec::new();
                if turn.is_none_or(|turn| turn == side) {
                    position.moves(side, &mut moves);
                }
                let next = (!position.adds()).then_some(side.other());
                for chosen in moves {
                    let after = position.after(side, &chosen);
                    let to = *places
                        .entry(key(&after, next, merge))
                        .or_insert(positions.len());
                    if to == positions.len() {
                        if to >= limit {
                            return Err(NoPicture::TooManyPositions(limit));
                        }
                        positions.push((after, next));
                    }
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            followers.push(reached);
        }
        Ok(Reached {
            positions,
            followers,
        })
    }
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
