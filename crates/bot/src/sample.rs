//! Positions to try things on: scattered at random, and reached by random play. It decides nothing about them.

use crate::act::{Act, Acts};
use crate::bits::{GOAL, TRAPS, around};
use crate::field::{Field, RABBIT};
use rand::RngExt;
use rand::seq::SliceRandom;
use work::{Stream, Streams};

/// How many pieces of each kind a side begins with, rabbit to elephant.
pub const FULL: [usize; 6] = [8, 2, 2, 2, 1, 1];

/// Position number `index` of these streams: two of three are scattered, the third comes from random play.
#[must_use]
pub fn position(streams: &Streams, index: u64) -> Field {
    let mut random = streams.stream("arimaa-sample", index);
    if index.is_multiple_of(3) {
        played(&mut random)
    } else {
        scattered(&mut random)
    }
}

/// Some of the pieces on any squares, none of them doomed on a trap, no rabbit home.
fn scattered(random: &mut Stream) -> Field {
    let mut squares: Vec<usize> = (0..64).collect();
    squares.shuffle(random);
    let mut field = Field::EMPTY;
    let share = random.random_range(20..100);
    for side in 0..2 {
        for (kind, &number) in FULL.iter().enumerate() {
            for _ in 0..number {
                let Some(square) = squares.pop() else { break };
                let home = kind == RABBIT && (GOAL[0] | GOAL[1]) >> square & 1 != 0;
                if !home && random.random_range(0..100) < share {
                    field.toggle(side, kind, square);
                }
            }
        }
    }
    settle(&mut field);
    field
}

/// Removes what stands on a trap without a friend.
pub fn settle(field: &mut Field) {
    for side in 0..2 {
        let mut lost = field.all[side] & TRAPS & !around(field.all[side]);
        while lost != 0 {
            let square = crate::bits::take(&mut lost);
            field.toggle(side, field.kind_at(square), square);
        }
    }
}

/// A random setup, and up to 200 random turns from there, stopped before a rabbit is home.
fn played(random: &mut Stream) -> Field {
    let mut field = Field::EMPTY;
    for side in 0..2 {
        let mut squares: Vec<usize> = (0..16).map(|n| n + 48 * side).collect();
        squares.shuffle(random);
        for (kind, &number) in FULL.iter().enumerate() {
            for _ in 0..number {
                field.toggle(side, kind, squares.pop().unwrap_or(0));
            }
        }
    }
    for turn in 0..random.random_range(0..200) {
        let side = turn % 2;
        for _ in 0..3 {
            let mut acts = Acts::new();
            field.acts(side, 4, &mut acts);
            let Some(&act) = choose(acts.as_slice(), random) else {
                return field;
            };
            let after = field.after(side, act);
            if after.at_goal(0) || after.at_goal(1) {
                return field;
            }
            field = after;
        }
    }
    field
}

fn choose<'a>(acts: &'a [Act], random: &mut Stream) -> Option<&'a Act> {
    (!acts.is_empty()).then(|| &acts[random.random_range(0..acts.len())])
}
