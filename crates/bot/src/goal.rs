//! Can a side bring a rabbit home within the steps it has, with any help of its other pieces? Exact, and quick enough for every
//! leaf: a search over acts that keeps to those that can matter, cut off by a lower bound on the steps of each rabbit.
//! It knows nothing of values; the slow twin is in `brute.rs`.

use crate::act::Act;
use crate::bits::{
    BACKWARD, EAST, FORWARD, GOAL, TRAPS, WEST, advance, around, beside_two, grown, shift, take,
};
use crate::field::Field;
use crate::placement::{Placement, RABBIT};

/// The least number of steps (at most `left`) in which `side`, being on the move, brings a rabbit to its goal row.
#[must_use]
pub fn goal_in(field: &Field, side: usize, left: usize) -> Option<usize> {
    let left = left.min(4);
    if field.of(side, RABBIT) & close(side, left) == 0 {
        return None;
    }
    (1..=left).find(|&steps| reaches(field, side, steps))
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

fn reaches(place: &Placement, side: usize, left: usize) -> bool {
    let rabbits = place.of(side, RABBIT) & close(side, left);
    if rabbits == 0 {
        return false;
    }
    if rabbits & GOAL[side] != 0 {
        return true;
    }
    // Where our rabbits freeze without a friend.
    let watched = around(place.all[1 - side] & !place.kinds[RABBIT]);
    if left <= 2 {
        return in_one(place, side, rabbits, watched)
            || left == 2 && in_two(place, side, rabbits, watched);
    }
    let near = regions(place, side, left, rabbits, watched);
    if near == 0 {
        return false;
    }
    let goes_on = |act: Act| {
        let cost = act.cost();
        cost < left && reaches(&place.then(side, act), side, left - cost)
    };
    place.any_step(side, near, goes_on) || place.any_displacement(side, near, goes_on)
}

/// Whether a rabbit steps home at once.
#[inline]
fn in_one(place: &Placement, side: usize, rabbits: u64, watched: u64) -> bool {
    let ready = rabbits & shift(place.empty() & GOAL[side], BACKWARD[side]);
    ready & (!watched | around(place.all[side])) != 0
}

/// Whether a rabbit is home after two plain steps, when one is not enough. No trap is beside the goal row, squares beside each
/// other differ in colour, and a friend supports on a trap: so nobody who is needed here falls.
#[inline]
fn in_two(place: &Placement, side: usize, rabbits: u64, watched: u64) -> bool {
    let (ours, empty) = (place.all[side], place.empty());
    let before_home = shift(GOAL[side], BACKWARD[side]);
    let safe = !watched | beside_two(ours);
    // It walks both. One of two friends beside the square between is the rabbit itself.
    let free = rabbits & (!watched | around(ours));
    let between = shift(free, FORWARD[side]) | shift(free, EAST) | shift(free, WEST);
    let open = shift(empty & GOAL[side], BACKWARD[side]);
    if between & empty & open & safe != 0 {
        return true;
    }
    // A friend goes aside, and the rabbit does not need it.
    let aside = ours & GOAL[side] & (shift(empty, EAST) | shift(empty, WEST));
    if rabbits & shift(aside, BACKWARD[side]) & safe != 0 {
        return true;
    }
    // A friend thaws it.
    let frozen = rabbits & before_home & open & watched & !around(ours);
    if frozen == 0 {
        return false;
    }
    let helped = shift(frozen, BACKWARD[side]) | shift(frozen, EAST) | shift(frozen, WEST);
    helped & place.arrivals(side, place.movable(side)) != 0
}

/// The squares where an act can matter to some rabbit; none when no rabbit can be home in time.
fn regions(place: &Placement, side: usize, left: usize, mut rabbits: u64, watched: u64) -> u64 {
    let mut near = 0;
    while rabbits != 0 {
        let square = take(&mut rabbits);
        near |= hope(place, side, square, left, watched).unwrap_or(0);
    }
    near
}

/// `None` when this rabbit cannot be home in time, otherwise the squares where an act can matter to it.
///
/// A way home of L steps that meets obstacles needs L steps and at least as many as its worst obstacle: one for a friend
/// on the way, two for an opponent, and for a square where the rabbit would freeze or fall as many as bring the nearest friend
/// beside it (displacing whoever freezes it takes a friend at least as near).
fn hope(place: &Placement, side: usize, rabbit: usize, left: usize, watched: u64) -> Option<u64> {
    let distance = 7 - advance(side, rabbit);
    let start = 1u64 << rabbit;
    let friends = place.all[side] ^ start;
    let theirs = place.all[1 - side];
    let mut support = around(friends);
    let mut passable = place.empty();
    let mut found = false;
    for obstacle in 0..=left - distance {
        if obstacle == 1 {
            passable |= place.all[side];
        }
        if obstacle >= 2 {
            passable |= theirs & pushable(place, side, obstacle);
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
fn pushable(place: &Placement, side: usize, steps: usize) -> u64 {
    let mut set = 0;
    let mut stronger = 0;
    for kind in (0..5).rev() {
        stronger |= place.of(side, kind + 1);
        let mut reach = around(stronger);
        if steps > 2 {
            reach = grown(reach);
        }
        set |= place.kinds[kind] & reach;
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
        let sideways = shift(front, EAST) | shift(front, WEST);
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
        columns |= shift(columns, EAST) | shift(columns, WEST);
    }
    region
}
