//! In which order acts are tried: what the table says, captures, killers, and what was good elsewhere. It judges no position.

use crate::act::{Act, Acts, Deed};
use crate::bits::TRAPS;
use crate::field::Field;
use crate::ordering::Model;

/// The deepest line in steps.
pub const LINE: usize = 96;

/// What earlier cut-offs taught.
pub struct Memory {
    killers: [[Act; 2]; LINE],
    history: Box<[[i32; 3072]; 2]>,
}

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

impl Memory {
    /// Nothing learnt.
    pub fn new() -> Self {
        Memory {
            killers: [[Act::NONE; 2]; LINE],
            history: Box::new([[0; 3072]; 2]),
        }
    }

    /// Fades what was learnt, for the next iteration.
    pub fn fade(&mut self) {
        for side in self.history.iter_mut() {
            for worth in side.iter_mut() {
                *worth /= 2;
            }
        }
    }

    /// `act` cut off; those tried before it did not.
    pub fn learn(&mut self, side: usize, ply: usize, act: Act, depth: i32, failed: &[Rated]) {
        let killers = &mut self.killers[ply.min(LINE - 1)];
        if killers[0] != act {
            *killers = [act, killers[0]];
        }
        let bonus = (depth * depth + 1).min(400);
        raise(&mut self.history[side][act.index()], bonus);
        for rated in failed {
            raise(&mut self.history[side][rated.act.index()], -bonus / 2);
        }
    }

    /// What history says of an act.
    #[inline]
    pub fn history(&self, side: usize, act: Act) -> i32 {
        self.history[side][act.index()]
    }

    /// The acts with their promise, unsorted.
    pub fn rate(
        &self,
        field: &Field,
        side: usize,
        ply: usize,
        from_table: Act,
        acts: &Acts,
        out: &mut Vec<Rated>,
    ) {
        let killers = self.killers[ply.min(LINE - 1)];
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
                self.history(side, act) + quiet(field, side, act)
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
#[allow(clippy::too_many_arguments)]
pub fn prefer(
    model: &Model,
    percent: i32,
    field: &Field,
    side: usize,
    left: usize,
    previous: Act,
    acts: &Acts,
    rated: &mut [Rated],
) {
    let mut likely = [0; 256];
    model.rate_acts(field, side, left, previous, acts, &mut likely);
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
