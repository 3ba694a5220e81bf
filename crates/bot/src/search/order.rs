//! In which order acts are tried: what the table says, captures, killers, and what was good elsewhere. It judges no position.

use super::node::Node;
use crate::act::{Act, Acts, Deed};
use crate::bits::TRAPS;
use crate::field::Field;
use crate::ordering::Model;

/// History: what cut-offs elsewhere in the tree taught about acts.
pub struct History(Box<[[i32; 3072]; 2]>);

/// An act and how promising it looks.
#[derive(Clone, Copy)]
pub struct Rated {
    /// The act.
    pub act: Act,
    /// The higher, the earlier.
    pub promise: i32,
}

const FROM_TABLE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 26;
const KILLER: i32 = 1 << 25;
/// Ending the turn is the null move within it, often enough to cut: before all but what history knows to be good.
const PASS: i32 = 6000;

impl History {
    /// Nothing learnt.
    pub fn new() -> Self {
        History(Box::new([[0; 3072]; 2]))
    }

    /// Fades what was learnt, for the next iteration.
    pub fn fade(&mut self) {
        for side in self.0.iter_mut() {
            for worth in side.iter_mut() {
                *worth /= 2;
            }
        }
    }

    /// `act` cut off; those tried before it did not.
    pub fn learn(&mut self, side: usize, act: Act, depth: i32, failed: &[Rated]) {
        let bonus = (depth * depth + 1).min(400);
        raise(&mut self.0[side][act.index()], bonus);
        for rated in failed {
            raise(&mut self.0[side][rated.act.index()], -bonus / 2);
        }
    }

    /// The acts of a node with their promise, unsorted: the one from the transposition table, captures, killers, then by history.
    pub fn rate(
        &self,
        node: &Node,
        from_table: Act,
        killers: [Act; 2],
        acts: &Acts,
        out: &mut Vec<Rated>,
    ) {
        let (field, side) = (node.field, node.side.index());
        out.clear();
        for &act in acts.as_slice() {
            let promise = if act == from_table {
                FROM_TABLE
            } else if let Some(worth) = capture(field, side, act) {
                CAPTURE + worth
            } else if act == killers[0] {
                KILLER + 1
            } else if act == killers[1] {
                KILLER
            } else {
                self.0[side][act.index()] + quiet(field, side, act)
            };
            out.push(Rated { act, promise });
        }
    }
}

fn raise(worth: &mut i32, bonus: i32) {
    // Keeps within ±16384 and forgets slowly.
    *worth += bonus * 32 - *worth * bonus.abs() / 512;
}

/// What a displacement captures at once.
#[inline]
fn capture(field: &Field, side: usize, act: Act) -> Option<i32> {
    if act.cost() != 2 {
        return None;
    }
    // Quick refusal: somebody must be on a trap, or go there.
    let to = match act.deed() {
        Deed::Push => act.target(),
        _ => act.square(),
    };
    if TRAPS >> to & 1 == 0 && field.all[1 - side] & TRAPS == 0 {
        return None;
    }
    let (_, lost, won) = field.after_telling(side, act);
    won.map(|won| 16 * won.kind as i32 - lost.map_or(0, |lost| 16 * lost.kind as i32 + 8))
}

/// How promising an act looks before anything was learnt: captures first, then as `quiet` says.
#[must_use]
pub fn at_sight(field: &Field, side: usize, act: Act) -> i32 {
    capture(field, side, act).map_or_else(|| quiet(field, side, act), |worth| CAPTURE + worth)
}

/// Strong pieces move more often, and suicide is rarely wise.
#[inline]
fn quiet(field: &Field, side: usize, act: Act) -> i32 {
    match act.deed() {
        Deed::Step => {
            let target = act.target();
            let alone = TRAPS >> target & 1 != 0
                && crate::bits::beside(target) & field.all[side] & !(1 << act.square()) == 0;
            if alone {
                -8000
            } else {
                30 * field.kind_at(act.square()) as i32
            }
        }
        Deed::Push => 20 * field.kind_at(act.square()) as i32 + 150,
        Deed::Pull => 20 * field.kind_at(act.other()) as i32 + 150,
        Deed::Pass => PASS,
    }
}

/// Adds the learnt order to the promise of acts that nothing better is known of.
pub fn prefer(
    model: &Model,
    percent: i32,
    node: &Node,
    previous: Act,
    acts: &Acts,
    rated: &mut [Rated],
) {
    let (side, left) = (node.side.index(), node.left);
    let mut likely = [0; 256];
    model.rate_acts(node.field, side, left, previous, acts, &mut likely);
    for (one, likely) in rated.iter_mut().zip(likely) {
        if one.promise < 1 << 24 {
            one.promise += likely * percent / 100;
        }
    }
}

/// The most promising act that is left, moved to `index`.
#[inline]
pub fn pick(rated: &mut [Rated], index: usize) -> Rated {
    let mut best = index;
    for other in index + 1..rated.len() {
        if rated[other].promise > rated[best].promise {
            best = other;
        }
    }
    rated.swap(index, best);
    rated[index]
}
