//! The seed's turns: unique placements in four layers, pruned by its three factors. It evaluates nothing.

use super::factors::{Attempt, Factors};
use crate::act::{Act, Acts};
use crate::field::Field;

/// Whether the visitor wants more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// The next turn, please.
    Next,
    /// Enough.
    Stop,
}

/// Placements met in one turn, with the steps they took; emptied in no time by counting up the round.
#[derive(Default)]
pub struct Seen {
    slots: Vec<(u64, u32, u8)>,
    round: u32,
}

const SLOTS: usize = 1 << 17;

impl Seen {
    /// Nothing met yet.
    #[must_use]
    pub fn new() -> Self {
        Seen {
            slots: vec![(0, 0, 0); SLOTS],
            round: 0,
        }
    }

    fn clear(&mut self) {
        if self.slots.is_empty() {
            *self = Seen::new();
        }
        self.round += 1;
    }

    /// Whether the placement is new, or was only met after more steps. A full neighbourhood forgets: a turn is then seen twice.
    fn insert(&mut self, hash: u64, used: u8) -> bool {
        for probe in 0..16 {
            let slot = &mut self.slots[(hash as usize).wrapping_add(probe) & (SLOTS - 1)];
            if slot.1 != self.round {
                *slot = (hash, self.round, used);
                return true;
            }
            if slot.0 == hash {
                let better = used < slot.2;
                slot.2 = slot.2.min(used);
                return better;
            }
        }
        true
    }
}

/// Visits the turns of a side: captures first, then by how often pieces move in games; or, unordered, as they are generated.
pub fn visit_turns(
    field: &Field,
    side: usize,
    ordered: bool,
    seen: &mut Seen,
    visitor: &mut dyn FnMut(&Field, &[Act]) -> Visit,
) {
    seen.clear();
    seen.insert(field.hash, 0);
    let mut line = Vec::with_capacity(4);
    let turn = Layers {
        start: field,
        side,
        ordered,
    };
    turn.layer(field, 0, &mut line, seen, visitor);
}

/// From how often to how seldom pieces step: elephant, horse, camel, dog, rabbit, cat.
const ORDER: [usize; 6] = [4, 5, 3, 1, 2, 0];

struct Layers<'a> {
    start: &'a Field,
    side: usize,
    ordered: bool,
}

impl Layers<'_> {
    fn layer(
        &self,
        field: &Field,
        used: usize,
        line: &mut Vec<Act>,
        seen: &mut Seen,
        visitor: &mut dyn FnMut(&Field, &[Act]) -> Visit,
    ) -> Visit {
        let mut acts = Acts::new();
        field.acts(self.side, 4 - used, &mut acts);
        let mut allowed = Vec::with_capacity(acts.as_slice().len());
        for &act in acts.as_slice() {
            let (after, lost, won) = field.after_telling(self.side, act);
            if after.hash == self.start.hash {
                continue;
            }
            let attempt = Attempt {
                start: self.start,
                side: self.side,
                first: if used == 1 {
                    line.first().copied()
                } else {
                    None
                },
                used,
                act,
                after: &after,
                lost,
                won: won.is_some(),
            };
            if !Factors::ALL.permit(&attempt) {
                continue;
            }
            let rank = if won.is_some() {
                0
            } else {
                1 + ORDER[field.kind_at(act.mover())]
            };
            allowed.push((rank, act, after));
        }
        if allowed.is_empty() && used > 0 {
            // Shorter turns only where nothing can be added.
            return visitor(field, line);
        }
        if self.ordered {
            allowed.sort_by_key(|&(rank, _, _)| rank);
        }
        for (_, act, after) in allowed {
            let now = used + act.cost();
            if !seen.insert(after.hash, now as u8) {
                continue;
            }
            line.push(act);
            let answer = if now == 4 {
                visitor(&after, line)
            } else {
                self.layer(&after, now, line, seen, visitor)
            };
            line.pop();
            if answer == Visit::Stop {
                return Visit::Stop;
            }
        }
        Visit::Next
    }
}
