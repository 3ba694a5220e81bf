//! The features of a whole turn: what changed, what it threatens and what it exposes. Used by learning and by rating alike.

use super::Model;
use super::layout::{folded, turn as at};
use crate::act::{Act, Acts};
use crate::bits::{TRAP, advance, around, beside, take};
use crate::capture::captures;
use crate::field::{Field, RABBIT};
use crate::goal::goal_within;

/// The placement before the turn, and what is asked of it once for all turns.
#[derive(Clone, Copy, Debug)]
pub struct Before<'a> {
    model: &'a Model,
    field: &'a Field,
    side: usize,
    traps: [usize; 4],
    stuck: [[u64; 2]; 2],
}

/// The bounds of the intervals of what a turn falls short of the best, in hundredths of a rabbit.
const SHORT: [i32; 15] = [
    0, 4, 8, 14, 20, 28, 38, 50, 65, 85, 120, 180, 300, 600, 1500,
];

/// Dominated and frozen pieces of a side.
fn stuck(field: &Field, side: usize) -> [u64; 2] {
    let dominated = field.dominated(side);
    [dominated, dominated & !around(field.all[side])]
}

/// For each trap the index of the feature that tells who stands beside it.
fn traps(field: &Field, side: usize) -> [usize; 4] {
    TRAP.map(|trap| {
        let count = |side: usize| (beside(trap) & field.all[side]).count_ones() as usize;
        let away = usize::from(advance(side, trap) > 3);
        at::TRAP + (away * 5 + count(side)) * 5 + count(1 - side)
    })
}

impl<'a> Before<'a> {
    /// The turns of `side` from a placement, as a model sees them.
    #[must_use]
    pub fn new(model: &'a Model, field: &'a Field, side: usize) -> Self {
        Before {
            model,
            field,
            side,
            traps: traps(field, side),
            stuck: [stuck(field, side), stuck(field, 1 - side)],
        }
    }

    /// The ratings of the acts of a turn, together.
    #[must_use]
    pub fn acts(&self, acts: &[Act]) -> i32 {
        let (mut field, mut left, mut previous, mut sum) = (*self.field, 4, Act::NONE, 0);
        for &act in acts {
            let mut one = Acts::new();
            one.push(act);
            let mut rating = [0];
            self.model
                .rate_acts(&field, self.side, left, previous, &one, &mut rating);
            sum += rating[0];
            field = field.after(self.side, act);
            left = left.saturating_sub(act.cost());
            previous = act;
        }
        sum
    }

    /// Every feature of a turn with its value. `short` is by how much less than the best turn the evaluation gives at a glance.
    pub fn features(
        &self,
        acts: &[Act],
        after: &Field,
        short: i32,
        mut add: impl FnMut(usize, i32),
    ) {
        let (before, side) = (self.field, self.side);
        let mut changed = 0;
        for (who, gone_at, came_at) in [
            (side, at::GONE, at::CAME),
            (1 - side, at::THEIRS_GONE, at::THEIRS_CAME),
        ] {
            let mut left_squares = 0;
            for kind in 0..6 {
                let (old, new) = (before.of(who, kind), after.of(who, kind));
                let (mut gone, mut came) = (old & !new, new & !old);
                if gone | came == 0 {
                    continue;
                }
                changed |= gone | came;
                left_squares += gone.count_ones() as usize;
                let lost = gone.count_ones() as i32 - came.count_ones() as i32;
                let mut rows = 0;
                while gone != 0 {
                    let square = take(&mut gone);
                    rows -= advance(side, square) as i32;
                    add(gone_at + kind * 32 + folded(side, square), 1);
                }
                while came != 0 {
                    let square = take(&mut came);
                    rows += advance(side, square) as i32;
                    add(came_at + kind * 32 + folded(side, square), 1);
                }
                if lost != 0 {
                    add(if who == side { at::LOST } else { at::WON } + kind, lost);
                }
                if who == side {
                    add(at::KIND + kind, 1);
                    if lost == 0 && rows != 0 {
                        add(at::ADVANCE + kind, rows);
                    }
                }
            }
            let group = if who == side {
                at::PIECES
            } else {
                at::THEIR_PIECES
            };
            add(group + left_squares.min(4), 1);
        }
        let steps: usize = acts.iter().map(|act| act.cost()).sum();
        add(at::STEPS + steps.min(4), 1);
        add(at::SPREAD + spread(changed), 1);
        for (who, [dominated_at, frozen_at]) in [
            (side, [at::DOMINATED, at::FROZEN]),
            (1 - side, [at::THEIRS_DOMINATED, at::THEIRS_FROZEN]),
        ] {
            let old = self.stuck[usize::from(who != side)];
            let new = stuck(after, who);
            for (index, group) in [dominated_at, frozen_at].into_iter().enumerate() {
                for kind in 0..6 {
                    let now = (new[index] & after.kinds[kind]).count_ones() as i32;
                    let then = (old[index] & before.kinds[kind]).count_ones() as i32;
                    if now != then {
                        add(group + kind, now - then);
                    }
                }
            }
        }
        for (old, new) in self.traps.into_iter().zip(traps(after, side)) {
            if old != new {
                add(old, -1);
                add(new, 1);
            }
        }
        for (who, group) in [(1 - side, at::DANGER), (side, at::THREAT)] {
            let found = captures(after, who, 4);
            for kind in 0..6 {
                if found.steps.iter().any(|trap| trap[kind] != 0) {
                    add(group + kind, 1);
                }
            }
        }
        for (who, index) in [(side, at::GOAL), (1 - side, at::THEIR_GOAL)] {
            if after.of(who, RABBIT) != 0 && goal_within(after, who, 4) {
                add(index, 1);
            }
        }
        let interval = SHORT.iter().take_while(|bound| short > **bound).count();
        add(at::SHORT + interval, 1);
        add(at::ACTS, self.acts(acts) / 128);
    }

    /// How likely the turn is, as a logarithm in units of 1/256, up to a number that all turns share.
    #[must_use]
    pub fn rate(&self, acts: &[Act], after: &Field, short: i32) -> i32 {
        let mut sum = 0;
        self.features(acts, after, short, |index, value| {
            sum += i32::from(self.model.turns[index]) * value;
        });
        sum
    }
}

/// The longer side of the rectangle around some squares.
fn spread(set: u64) -> usize {
    if set == 0 {
        return 0;
    }
    let rows = (63 - set.leading_zeros()) / 8 - set.trailing_zeros() / 8;
    let mut columns = set | set >> 32;
    columns |= columns >> 16;
    columns = (columns | columns >> 8) & 0xff;
    let columns = 63 - columns.leading_zeros() - columns.trailing_zeros();
    rows.max(columns) as usize
}
