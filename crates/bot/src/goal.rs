//! Can a side bring a rabbit home within the steps it has, with any help of its other pieces? Exact, and quick enough for every
//! leaf: a search over acts that keeps to those that can matter, cut off by a lower bound on the steps of each rabbit.
//! It knows nothing of values; the slow twin is in `brute.rs`.

use crate::act::Act;
use crate::bits::{FORWARD, GOAL, TRAPS, advance, around, grown, shift, take};
use crate::field::{Field, RABBIT};

/// The least number of steps (at most `left`) in which `side`, being on the move, brings a rabbit to its goal row.
#[must_use]
pub fn goal_in(field: &Field, side: usize, left: usize) -> Option<usize> {
    (1..=left.min(4)).find(|&steps| reaches(field, side, steps))
}

/// Whether `side`, being on the move with `left` steps, can bring a rabbit to its goal row.
#[must_use]
pub fn goal_within(field: &Field, side: usize, left: usize) -> bool {
    // One step more costs about four times as much: the short ways first.
    goal_in(field, side, left).is_some()
}

/// The squares from which a rabbit is at most so many rows from home.
const fn close(side: usize, rows: usize) -> u64 {
    if side == 0 {
        !0 << (8 * (7 - rows))
    } else {
        !0 >> (8 * (7 - rows))
    }
}

fn reaches(field: &Field, side: usize, left: usize) -> bool {
    let mut rabbits = field.of(side, RABBIT) & close(side, left);
    if rabbits == 0 {
        return false;
    }
    if rabbits & GOAL[side] != 0 {
        return true;
    }
    if left == 1 {
        let ready = rabbits & shift(field.empty(), FORWARD[1 - side]);
        return ready != 0 && ready & !field.frozen(side) != 0;
    }
    let their_strong = field.all[1 - side] & !field.kinds[RABBIT];
    let watched = around(their_strong);
    let mut near = 0;
    while rabbits != 0 {
        let square = take(&mut rabbits);
        if let Some(region) = hope(field, side, square, left, watched) {
            near |= region;
        }
    }
    if near == 0 {
        return false;
    }
    let goes_on = |act: Act| {
        let cost = act.cost();
        cost < left && reaches(&field.after(side, act), side, left - cost)
    };
    field.any_step(side, near, goes_on) || left >= 3 && field.any_displacement(side, near, goes_on)
}

/// `None` when this rabbit cannot be home in time, otherwise the squares where an act can matter to it.
///
/// A way home of L steps that meets obstacles needs L steps and at least as many as its worst obstacle: one for a friend
/// on the way, two for an opponent, and for a square where the rabbit would freeze or fall as many as bring the nearest friend
/// beside it (displacing whoever freezes it takes a friend at least as near).
fn hope(field: &Field, side: usize, rabbit: usize, left: usize, watched: u64) -> Option<u64> {
    let distance = 7 - advance(side, rabbit);
    let start = 1u64 << rabbit;
    let friends = field.all[side] ^ start;
    let theirs = field.all[1 - side];
    let mut support = around(friends);
    let mut passable = field.empty();
    let mut found = false;
    for obstacle in 0..=left - distance {
        if obstacle == 1 {
            passable |= field.all[side];
        }
        if obstacle >= 2 {
            passable |= theirs & pushable(field, side, obstacle);
        }
        if obstacle >= 1 {
            support = grown(support);
        }
        let standing = passable & !(watched & !support) & !(TRAPS & !support);
        let held = start & watched & !support != 0;
        if !held
            && run(
                start,
                side,
                left - obstacle,
                standing,
                passable & GOAL[side],
            )
        {
            found = true;
            break;
        }
    }
    found.then(|| region(side, rabbit, left - distance))
}

/// Opponents' pieces that one of our stronger pieces can displace with so many steps, as far as distance tells.
#[inline]
fn pushable(field: &Field, side: usize, steps: usize) -> u64 {
    let mut set = 0;
    let mut stronger = 0;
    for kind in (0..5).rev() {
        stronger |= field.of(side, kind + 1);
        let mut reach = around(stronger);
        if steps > 2 {
            reach = grown(reach);
        }
        set |= field.kinds[kind] & reach;
    }
    set
}

/// Whether a rabbit on `start` gets home in so many steps over squares where it may stand.
#[inline]
fn run(start: u64, side: usize, steps: usize, standing: u64, homes: u64) -> bool {
    let mut front = start;
    for _ in 0..steps {
        let ahead = shift(front, FORWARD[side]);
        if ahead & homes != 0 {
            return true;
        }
        let sideways = shift(front, 2) | shift(front, 3);
        front |= (ahead | sideways) & standing;
    }
    false
}

/// The squares where an act can matter to the rabbit: for each number of sideways steps the columns it may use, widened for
/// the steps that are left for help. Each step of help after the first may thaw the helper before it, which comes from a
/// square further away: one step reaches 1, two reach 3, three reach 5 squares.
fn region(side: usize, rabbit: usize, slack: usize) -> u64 {
    let mut columns = 1u64 << rabbit;
    let rows = advance(side, rabbit);
    for _ in rows..7 {
        columns |= shift(columns, FORWARD[side]);
    }
    let mut region = 0;
    for sideways in 0..=slack {
        let mut wide = columns;
        for _ in 1..2 * (slack - sideways) {
            wide = grown(wide);
        }
        region |= wide;
        columns |= shift(columns, 2) | shift(columns, 3);
    }
    region
}
