//! Whole turns: every placement that one turn can reach, each once. Repetition is left to the referee.

use crate::{Board, Step, StepList};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// One to four steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    steps: [Option<Step>; 4],
}

impl Turn {
    /// A turn without steps, to be filled.
    pub const EMPTY: Turn = Turn { steps: [None; 4] };

    /// The turn of these steps; steps beyond the fourth are dropped.
    #[must_use]
    pub fn new(steps: &[Step]) -> Turn {
        steps
            .iter()
            .fold(Turn::EMPTY, |turn, step| turn.with(*step))
    }

    /// The turn with one step more; a full turn stays as it is.
    #[must_use]
    pub fn with(mut self, step: Step) -> Turn {
        if let Some(slot) = self.steps.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(step);
        }
        self
    }

    /// The steps in order.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.steps.iter().map_while(|step| *step)
    }

    /// How many steps.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps().count()
    }

    /// Whether there is no step.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps[0].is_none()
    }
}

impl std::fmt::Display for Turn {
    /// The steps, without removals: those depend on the position (see [`crate::notation`]).
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, step) in self.steps().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{step}")?;
        }
        Ok(())
    }
}

impl std::fmt::Debug for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

/// A turn and the position it leads to, the opponent to move.
#[derive(Clone, Copy, Debug)]
pub struct Reached {
    /// One of the shortest ways there.
    pub turn: Turn,
    /// The position after the turn.
    pub after: Board,
}

/// Zobrist hashes are random already.
#[derive(Default)]
pub struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// A set of hashes of positions.
pub type HashKeys = HashSet<u64, BuildHasherDefault<AsIs>>;

/// Every placement that the side to move can reach with the rest of its turn, each once, shortest turns first. The
/// placement on the board is where the turn began and does not count. Placements are told apart by their 64-bit hash.
#[must_use]
pub fn unique_turns(board: &Board) -> Vec<Reached> {
    let mut reached = Vec::new();
    // A state that was met with more steps left offers everything that it offers now: the key leaves the steps out.
    let mut states = HashKeys::default();
    let mut placements = HashKeys::default();
    placements.insert(board.placement_hash());
    let mut layer = vec![(Turn::EMPTY, *board)];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (turn, state) in layer {
            let mut steps = StepList::new();
            state.steps(&mut steps);
            for &step in steps.iter() {
                let mut after = state;
                after.make(step);
                if !states.insert(after.state_hash()) {
                    continue;
                }
                let turn = turn.with(step);
                if after.can_finish() && placements.insert(after.placement_hash()) {
                    let mut finished = after;
                    finished.finish();
                    reached.push(Reached {
                        turn,
                        after: finished,
                    });
                }
                if after.steps_left() > 0 {
                    next.push((turn, after));
                }
            }
        }
        layer = next;
    }
    reached
}

/// How many different placements the side to move can reach: `unique_turns(board).len()`, with less memory.
#[must_use]
pub fn count_unique_turns(board: &Board) -> usize {
    let mut states = HashKeys::default();
    let mut placements = HashKeys::default();
    placements.insert(board.placement_hash());
    let mut layer = vec![*board];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for state in layer {
            let mut steps = StepList::new();
            state.steps(&mut steps);
            for &step in steps.iter() {
                let mut after = state;
                after.make(step);
                if !states.insert(after.state_hash()) {
                    continue;
                }
                if after.can_finish() {
                    placements.insert(after.placement_hash());
                }
                if after.steps_left() > 0 {
                    next.push(after);
                }
            }
        }
        layer = next;
    }
    placements.len() - 1
}
