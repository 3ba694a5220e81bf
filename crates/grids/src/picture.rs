//! The graph of a small game, or its tree, as a drawing: squares, values, who wins, blue arrows for Left, red ones for Right, heavy
//! ones where the move wins. Equal shapes are one on request, without squares that nobody will use.

use crate::solve::Shape;
use crate::{Board, Sketch};
use draw::{Arrow, Drawing, Node, NodeId, Tone};
use rules::{Partizan, PositionNotation, Side};
use rustc_hash::{FxHashMap, FxHashSet};
use say::{Message, Told};
use std::collections::VecDeque;
use values::{Outcome, Unable, Values};
use work::Work;

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Equal shapes are one, and squares that nobody will use are left out.
    pub merge: bool,
    /// Equal positions again and again, as a tree, instead of once.
    pub tree: bool,
    /// More positions than this are not drawn.
    pub limit: usize,
}

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

/// Draws everything that can be reached by moves of either side, each position with its value where it has one and with who wins.
/// Where values do not add up, as a rule binds the mover in all parts, moves alternate.
///
/// # Errors
/// When there are more than `limit` positions, or values cannot be found.
pub fn picture(start: &Board, what: Picture, work: &Work) -> Result<Drawing, NoPicture> {
    // All positions first: whether there are too many is known long before their values are.
    count(start, what, work)?;
    let mut sheet = Sheet {
        what,
        values: Values::large(work),
        work,
        drawing: Drawing::new(format!("{} {}", start.game().name, start.write())),
        places: FxHashMap::default(),
        queue: VecDeque::new(),
    };
    sheet.place(start, None, true)?;
    while let Some(open) = sheet.queue.pop_front() {
        sheet.lead_on(&open)?;
    }
    Ok(sheet.drawing)
}

/// Refuses what has too many positions; nothing is valued yet.
fn count(start: &Board, what: Picture, work: &Work) -> Result<(), NoPicture> {
    let mut seen = FxHashSet::from_iter([key(start, None, what.merge)]);
    let mut count = 1;
    let mut queue: VecDeque<(Board, Option<Side>)> = VecDeque::from([(start.clone(), None)]);
    while let Some((position, turn)) = queue.pop_front() {
        work.check().map_err(Unable::from)?;
        // In a tree every shape counts once under its parent.
        let mut here = FxHashSet::default();
        for side in Side::BOTH {
            let mut labels = Vec::new();
            if turn.is_none_or(|turn| turn == side) {
                position.moves(side, &mut labels);
            }
            let next = (!position.adds()).then_some(side.other());
            for label in labels {
                let after = position.after(side, &label);
                let after = if what.merge { after.essential() } else { after };
                let key = key(&after, next, what.merge);
                let known = if what.tree { &mut here } else { &mut seen };
                if known.insert(key) {
                    count += 1;
                    if count > what.limit {
                        return Err(NoPicture::TooManyPositions(what.limit));
                    }
                    queue.push_back((after, next));
                }
            }
        }
    }
    Ok(())
}

/// A position that was drawn and whose moves were not.
struct Open {
    position: Board,
    turn: Option<Side>,
    node: NodeId,
}

type Key = (Board, bool, Option<Side>);

struct Sheet<'w> {
    what: Picture,
    values: Values,
    work: &'w Work,
    drawing: Drawing,
    places: FxHashMap<Key, (NodeId, Outcome)>,
    queue: VecDeque<Open>,
}

impl Sheet<'_> {
    /// Draws a position; one that is known already is not drawn again unless the drawing is a tree.
    fn place(
        &mut self,
        position: &Board,
        turn: Option<Side>,
        first: bool,
    ) -> Result<(NodeId, Outcome), NoPicture> {
        let position = match self.what.merge && !first {
            true => position.essential(),
            false => position.clone(),
        };
        let key = self.key(&position, turn);
        if let Some(known) = self.places.get(&key)
            && !self.what.tree
        {
            return Ok(*known);
        }
        if self.drawing.len() >= self.what.limit {
            return Err(NoPicture::TooManyPositions(self.what.limit));
        }
        let (node, outcome) = self.node(&position, turn)?;
        let node = self.drawing.node(if first { node.strong() } else { node });
        self.places.insert(key, (node, outcome));
        self.queue.push_back(Open {
            position,
            turn,
            node,
        });
        Ok((node, outcome))
    }

    fn node(&self, position: &Board, turn: Option<Side>) -> Result<(Node, Outcome), NoPicture> {
        let value = position.value(&self.values, self.work)?;
        let outcome = self.values.outcome(value)?;
        let worth = if position.adds() {
            Some(value)
        } else {
            let grundy = position.grundy(&self.values, self.work)?;
            grundy
                .map(|grundy| self.values.nimber(grundy))
                .transpose()?
        };
        let class = match turn {
            Some(turn) if outcome.winner(turn) == turn => 'N',
            Some(_) => 'P',
            None => outcome.letter(),
        };
        let label = match worth {
            Some(worth) => format!("= {}  {class}", self.values.text(worth)),
            None => class.to_string(),
        };
        let node = match position.sketch() {
            Sketch::Rows(rows) => Node::new(label).squares(rows),
            Sketch::Trees(_) => Node::new(format!("{}\n{label}", position.write())),
        };
        let impartial = position.game().impartial;
        Ok((node.tone(tone(outcome, turn, impartial)), outcome))
    }

    /// Draws what the moves of both sides leave, and the arrows there.
    fn lead_on(&mut self, open: &Open) -> Result<(), NoPicture> {
        let next = |side: Side| (!open.position.adds()).then_some(side.other());
        let mut drawn: [Vec<(NodeId, bool)>; 2] = [Vec::new(), Vec::new()];
        // In a tree every shape stands once under its parent, whichever moves lead to it.
        let mut here: FxHashMap<Key, (NodeId, Outcome)> = FxHashMap::default();
        for (side, drawn) in Side::BOTH.into_iter().zip(&mut drawn) {
            let mut labels = Vec::new();
            if open.turn.is_none_or(|turn| turn == side) {
                open.position.moves(side, &mut labels);
            }
            for label in labels {
                let after = open.position.after(side, &label);
                let key = match self.what.merge {
                    true => self.key(&after.essential(), next(side)),
                    false => self.key(&after, next(side)),
                };
                let (to, outcome) = match here.get(&key) {
                    Some(&known) => known,
                    None => {
                        let placed = self.place(&after, next(side), false)?;
                        here.insert(key, placed);
                        placed
                    }
                };
                if drawn.iter().all(|(known, _)| *known != to) {
                    drawn.push((to, outcome.winner(side.other()) == side));
                }
            }
        }
        let [left, right] = drawn;
        for &(to, wins) in &left {
            // What both sides can do is one arrow without colour.
            let other = right.iter().find(|(node, _)| *node == to);
            let tone = match other {
                Some(_) => Tone::Plain,
                None => Tone::Left,
            };
            let wins = wins || other.is_some_and(|(_, wins)| *wins);
            self.arrow(open.node, to, tone, wins);
        }
        for &(to, wins) in &right {
            if left.iter().all(|(node, _)| *node != to) {
                self.arrow(open.node, to, Tone::Right, wins);
            }
        }
        Ok(())
    }

    fn arrow(&mut self, from: NodeId, to: NodeId, tone: Tone, wins: bool) {
        let arrow = Arrow::new(from, to).tone(tone);
        self.drawing
            .arrow(if wins { arrow.strong() } else { arrow });
    }

    fn key(&self, position: &Board, turn: Option<Side>) -> Key {
        key(position, turn, self.what.merge)
    }
}

/// Positions with the same key are one node. An image with the sides exchanged is another position.
fn key(position: &Board, turn: Option<Side>, merge: bool) -> Key {
    if merge {
        let (image, turned) = position.normal();
        (image, turned, turn)
    } else {
        (position.clone(), false, turn)
    }
}

/// Who wins; where it is known who is to move, whether he does. Red is Right's where Right has a colour.
fn tone(outcome: Outcome, turn: Option<Side>, impartial: bool) -> Tone {
    match (outcome, turn) {
        (outcome, Some(turn)) if outcome.winner(turn) == turn => Tone::Good,
        (_, Some(_)) => Tone::Bad,
        (Outcome::Previous, None) if impartial => Tone::Bad,
        (Outcome::Previous, None) => Tone::Plain,
        (Outcome::Next, None) => Tone::Good,
        (Outcome::Left, None) => Tone::Left,
        (Outcome::Right, None) => Tone::Right,
    }
}
