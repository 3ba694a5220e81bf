//! Where one piece can be dragged within a turn: over several squares, pushing, pulling and being pushed or pulled. It lists what
//! one piece can do, so that it is quick where a side has thousands of turns; whether a turn may end there is not its business.

use crate::{Board, Kind, Square, Step, StepList, Turn};
use std::collections::HashSet;

/// A way to bring a piece to another square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    /// Where the piece ends up, or was lost.
    pub to: Square,
    /// The steps, of this piece and of those that it pushes or pulls or that push or pull it.
    pub turn: Turn,
    /// The board after them.
    pub after: Board,
}

/// Every placement to which the piece on a square can be dragged with the rest of the turn, each once and by the fewest steps: the
/// dragged piece takes part in every push, pull or step. A piece that falls into a trap goes no further.
#[must_use]
pub fn drags(board: &Board, from: Square) -> Vec<Drag> {
    let mut found = Vec::new();
    let Some((_, colour)) = board.at(from) else {
        return found;
    };
    let mut seen = HashSet::new();
    let mut open = vec![Drag {
        to: from,
        turn: Turn::EMPTY,
        after: *board,
    }];
    while !open.is_empty() {
        for drag in std::mem::take(&mut open) {
            if drag
                .after
                .at(drag.to)
                .is_none_or(|(_, owner)| owner != colour)
            {
                continue;
            }
            for act in acts(&drag.after, drag.to) {
                let next = act.iter().fold(drag, |mut drag, step| {
                    drag.after.make(*step);
                    drag.turn = drag.turn.with(*step);
                    if step.from() == drag.to && step.colour() == colour {
                        drag.to = step.to();
                    }
                    drag
                });
                // The hash tells the steps used apart too: the same placement with more of them left leads further.
                if seen.insert((next.to, next.after.hash())) {
                    open.push(next);
                    if next.to != from || next.after.placement_hash() != board.placement_hash() {
                        found.push(next);
                    }
                }
            }
        }
    }
    found.sort_by_key(|drag| (drag.turn.len(), drag.to));
    let mut placements = HashSet::new();
    found.retain(|drag| placements.insert((drag.to, drag.after.placement_hash())));
    found
}

/// What the piece on a square can do next: a step alone, or a step with the one that completes it, in each of which it takes part.
fn acts(board: &Board, at: Square) -> Vec<Vec<Step>> {
    let mut found = Vec::new();
    let mut steps = StepList::new();
    board.steps(&mut steps);
    for &step in steps.iter() {
        let mut after = *board;
        after.make(step);
        let ours = step.from() == at;
        let mut next = StepList::new();
        match step.kind() {
            // The first half of a pull by this piece, or of one of this piece: whoever steps away from beside it.
            Kind::Plain => {
                if ours {
                    found.push(vec![step]);
                }
                after.steps(&mut next);
                let pulls = next.iter().filter(|pull| pull.kind() == Kind::Pull);
                let with_us = pulls.filter(|pull| ours || pull.from() == at);
                found.extend(with_us.map(|&pull| vec![step, pull]));
            }
            Kind::Push => {
                after.steps(&mut next);
                let with_us = next.iter().filter(|follow| ours || follow.from() == at);
                found.extend(with_us.map(|&follow| vec![step, follow]));
            }
            // The other half was made before.
            Kind::Follow | Kind::Pull => {
                if ours {
                    found.push(vec![step]);
                }
            }
        }
    }
    found
}
