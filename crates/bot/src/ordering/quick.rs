//! The ratings of acts by tables and bit tests, quick enough for every inner node. What a feature means is told by `plain.rs`.

use super::layout::{act as at, folded, way};
use crate::act::{Act, Acts, Deed};
use crate::bits::{TRAP, TRAPS, advance, around, beside, grown, next, take};
use crate::field::{ELEPHANT, Field};

/// Weights of groups that always come together, summed beforehand and unfolded to both sides and all squares.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// Plain steps by side, kind, square, direction.
    step: Box<[[[[i32; 4]; 64]; 6]; 2]>,
    /// Displaced pieces likewise; the side is the mover's.
    moved: Box<[[[[i32; 4]; 64]; 6]; 2]>,
    /// Movers of pushes and pulls by side, kind, square they end on.
    drag: Box<[[[i32; 64]; 6]; 2]>,
}

const fn trap_beside() -> [u8; 64] {
    let mut table = [4; 64];
    let mut trap = 0;
    while trap < 4 {
        let mut square = 0;
        while square < 64 {
            if around(1 << TRAP[trap]) >> square & 1 != 0 {
                table[square] = trap as u8;
            }
            square += 1;
        }
        trap += 1;
    }
    table
}

/// The number of the trap beside a square, 4 where there is none. No square is beside two.
static TRAP_BESIDE: [u8; 64] = trap_beside();

const fn trap_here() -> [u8; 64] {
    let mut table = [4; 64];
    let mut trap = 0;
    while trap < 4 {
        table[TRAP[trap]] = trap as u8;
        trap += 1;
    }
    table
}

/// The number of the trap on a square, 4 where there is none.
static TRAP_HERE: [u8; 64] = trap_here();

const NEAR_TRAPS: u64 = grown(TRAPS);

impl Tables {
    pub(super) fn new(weights: &[i16]) -> Tables {
        let weight = |index: usize| i32::from(weights[index]);
        let mut tables = Tables {
            step: Box::new([[[[0; 4]; 64]; 6]; 2]),
            moved: Box::new([[[[0; 4]; 64]; 6]; 2]),
            drag: Box::new([[[0; 64]; 6]; 2]),
        };
        for side in 0..2 {
            for kind in 0..6 {
                for square in 0..64 {
                    let here = kind * 32 + folded(side, square);
                    tables.drag[side][kind][square] = weight(at::DRAG_TO + here);
                    for direction in 0..4 {
                        let seen = way(side, square, direction);
                        // Off the board this is nonsense that nobody asks for.
                        let there = kind * 32 + folded(side, next(square, direction));
                        tables.step[side][kind][square][direction] =
                            weight(at::STEP + here * 4 + seen)
                                + weight(at::STEP_TO + there)
                                + weight(at::STEP_WAY + kind * 4 + seen);
                        tables.moved[side][kind][square][direction] =
                            weight(at::MOVED + here * 4 + seen) + weight(at::MOVED_TO + there);
                    }
                }
            }
        }
        tables
    }
}

/// What is asked of a placement once for all its acts.
struct Scene {
    own: u64,
    dominated: u64,
    /// Squares beside an opponent stronger than each kind.
    threats: [u64; 6],
    /// Squares beside a weaker opponent without a friend.
    freezes: [u64; 6],
    /// Squares beside a weaker opponent near a trap.
    hunts: [u64; 6],
    /// Own pieces whose leaving costs a friend on a trap; the opponent's likewise.
    guards: [u64; 2],
    /// Own pieces on whom a dominated friend depends.
    needed: u64,
    /// Squares beside frozen friends.
    thaws: u64,
    /// Weights by trap, 4 for none.
    arrive: [i32; 5],
    leave: [i32; 5],
    onto: [i32; 5],
    off: [i32; 5],
    /// Traps on which a newcomer of the own side dies, and one of the other.
    deadly: [u64; 2],
}

impl Scene {
    #[inline]
    fn new(field: &Field, side: usize, weights: &[i16; at::COUNT]) -> Scene {
        let (own, theirs) = (field.all[side], field.all[1 - side]);
        let mut scene = Scene {
            own,
            dominated: 0,
            threats: [0; 6],
            freezes: [0; 6],
            hunts: [0; 6],
            guards: [0; 2],
            needed: 0,
            thaws: 0,
            arrive: [0; 5],
            leave: [0; 5],
            onto: [0; 5],
            off: [0; 5],
            deadly: [0; 2],
        };
        let mut stronger = 0;
        for kind in (0..ELEPHANT).rev() {
            stronger |= theirs & field.kinds[kind + 1];
            scene.threats[kind] = around(stronger);
            scene.dominated |= own & field.kinds[kind] & scene.threats[kind];
        }
        let lonely = theirs & !around(theirs);
        let mut weaker = 0;
        for kind in 1..6 {
            weaker |= theirs & field.kinds[kind - 1];
            scene.freezes[kind] = around(weaker & lonely);
            scene.hunts[kind] = around(weaker & NEAR_TRAPS);
        }
        scene.thaws = around(scene.dominated & !around(own));
        let mut dominated = scene.dominated;
        while dominated != 0 {
            let friends = beside(take(&mut dominated)) & own;
            if friends & friends.wrapping_sub(1) == 0 {
                scene.needed |= friends;
            }
        }
        for (number, &trap) in TRAP.iter().enumerate() {
            let ring = beside(trap);
            let sides = [ring & own, ring & theirs];
            let count = sides.map(|set| set.count_ones() as usize);
            let away = usize::from(advance(side, trap) > 3) * 3;
            let weight = |index: usize| i32::from(weights[index]);
            let others = count[1].min(2);
            scene.arrive[number] = weight(at::ARRIVE + (away + count[0].min(2)) * 3 + others);
            let with = count[0].clamp(1, 3) - 1;
            scene.leave[number] = weight(at::LEAVE + (away + with) * 3 + others);
            scene.onto[number] = weight(at::ONTO + away + with);
            scene.off[number] = weight(at::OFF + away + count[0].min(2));
            let here = [own, theirs].map(|set| set >> trap & 1 != 0);
            for index in 0..2 {
                if count[index] == 1 {
                    scene.deadly[index] |= 1 << trap;
                    if here[index] {
                        scene.guards[index] |= sides[index];
                    }
                }
            }
        }
        scene
    }
}

/// The kind on the trap beside a square.
#[inline]
fn ward(field: &Field, square: usize) -> usize {
    field.kind_at(TRAP[usize::from(TRAP_BESIDE[square] & 3)])
}

#[inline(always)]
fn bit(set: u64, square: usize) -> usize {
    (set >> square & 1) as usize
}

/// Rates every act of the list.
pub(super) fn rate(
    (tables, weights): (&Tables, &[i16; at::COUNT]),
    field: &Field,
    (side, left): (usize, usize),
    previous: Act,
    acts: &Acts,
    out: &mut [i32],
) {
    let scene = Scene::new(field, side, weights);
    let weight = |index: usize| i32::from(weights[index]);
    // Squares of the act before: where its mover was and is, and all that it touched, with what lies beside.
    let (mut start, mut end, mut close) = (64, 64, 0);
    let linked = previous != Act::NONE && previous != Act::PASS;
    if linked {
        let ((from, to), other) = super::plain::moves(previous);
        (start, end) = (from, to);
        let other = other.map_or(0, |(from, to)| 1 << from | 1 << to);
        close = grown(1 << from | 1 << to | other);
    }
    for (&act, out) in acts.as_slice().iter().zip(out) {
        let deed = act.deed();
        let (square, direction, second) = (act.square(), act.direction(), act.second());
        let mut rating;
        let (from, to);
        let kind;
        match deed {
            Deed::Pass => {
                *out = weight(at::PASS + left.min(4));
                continue;
            }
            Deed::Step => {
                (from, to) = (square, act.target());
                kind = field.kind_at(from);
                rating = tables.step[side][kind][from][direction]
                    + weight(at::LEFT + left)
                    + weight(at::KIND_LEFT + kind * 5 + left);
            }
            Deed::Push | Deed::Pull => {
                let pull = usize::from(deed == Deed::Pull);
                let (weak, toward, goal) = if pull == 1 {
                    (from, to) = (square, act.target());
                    (act.other(), second ^ 1, square)
                } else {
                    (from, to) = (act.other(), square);
                    (square, direction, act.target())
                };
                kind = field.kind_at(from);
                let other = field.kind_at(weak);
                rating = tables.drag[side][kind][to]
                    + tables.moved[side][other][weak][toward]
                    + weight(at::PAIR + (pull * 6 + kind) * 6 + other)
                    + weight(at::LEFT + (1 + pull) * 5 + left);
                if bit(scene.deadly[1], goal) != 0 {
                    rating += weight(at::WON + other);
                } else if bit(scene.guards[1], weak) != 0 {
                    rating += weight(at::WON + ward(field, weak));
                }
            }
        }
        if bit(scene.guards[0], from) != 0 {
            rating += weight(at::LEFT_ALONE + ward(field, from));
        }
        if bit(scene.deadly[0], to) != 0 {
            rating += weight(at::SUICIDE + kind);
        }
        let friend = usize::from(beside(to) & scene.own & !(1 << from) != 0);
        let safety = bit(scene.dominated, from) << 4
            | bit(NEAR_TRAPS, from) << 3
            | bit(scene.threats[kind], to) << 2
            | bit(NEAR_TRAPS, to) << 1
            | friend;
        let hunt = bit(scene.freezes[kind], to) << 3
            | bit(scene.freezes[kind], from) << 2
            | bit(scene.hunts[kind], to) << 1
            | bit(scene.hunts[kind], from);
        rating += weight(at::SAFETY + kind * 32 + safety)
            + weight(at::HUNT + kind * 16 + hunt)
            + scene.arrive[usize::from(TRAP_BESIDE[to])]
            + scene.leave[usize::from(TRAP_BESIDE[from])]
            + scene.onto[usize::from(TRAP_HERE[to])]
            + scene.off[usize::from(TRAP_HERE[from])]
            + weight(at::THAW + kind) * bit(scene.thaws, to) as i32
            + weight(at::ABANDON + kind) * bit(scene.needed, from) as i32;
        if linked {
            let relation = if from == end {
                usize::from(to == start)
            } else {
                3 - usize::from(close & (1 << from | 1 << to) != 0)
            };
            rating += weight(at::PREVIOUS + kind * 4 + relation);
        }
        *out = rating;
    }
}
