//! The seed's eleven terms. Each is Gold's minus Silver's, in hundredths of a point, before its weight.

use super::strategy::Setting;
use super::tables::{BLOCKED, CENTRE, FROZEN, GOAL_NEXT, GOAL_WAY, OFFICERS, RABBITS};
use crate::bits::{FORWARD, GOAL, TRAPS, advance, around, shift, take};
use crate::capture::captures;
use crate::field::{CAMEL, ELEPHANT, Field, HORSE, RABBIT};
use crate::goal::goal_in;

/// The terms in the order of the weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedTerm {
    /// Where pieces stand.
    Position,
    /// Pieces; rabbits are worth more as they get fewer.
    Material,
    /// The shortest free way of a rabbit to its goal.
    GoalPath,
    /// Directions in which pieces cannot go.
    Mobility,
    /// Frozen pieces.
    Frozen,
    /// How quickly the strong pieces reach the centre.
    Centre,
    /// Rabbits with nobody before them.
    RabbitAttack,
    /// Rabbits that form a wall.
    RabbitDefence,
    /// A goal within one turn, with help.
    GoalInTurn,
    /// The best capture of the side to move.
    CaptureOfMover,
    /// The best capture of the other side.
    CaptureOfOther,
}

impl SeedTerm {
    /// All of them.
    pub const ALL: [SeedTerm; 11] = [
        SeedTerm::Position,
        SeedTerm::Material,
        SeedTerm::GoalPath,
        SeedTerm::Mobility,
        SeedTerm::Frozen,
        SeedTerm::Centre,
        SeedTerm::RabbitAttack,
        SeedTerm::RabbitDefence,
        SeedTerm::GoalInTurn,
        SeedTerm::CaptureOfMover,
        SeedTerm::CaptureOfOther,
    ];

    /// The name in documents for programs.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            SeedTerm::Position => "position",
            SeedTerm::Material => "material",
            SeedTerm::GoalPath => "goal_path",
            SeedTerm::Mobility => "mobility",
            SeedTerm::Frozen => "frozen",
            SeedTerm::Centre => "centre",
            SeedTerm::RabbitAttack => "rabbit_attack",
            SeedTerm::RabbitDefence => "rabbit_defence",
            SeedTerm::GoalInTurn => "goal_in_turn",
            SeedTerm::CaptureOfMover => "capture_of_mover",
            SeedTerm::CaptureOfOther => "capture_of_other",
        }
    }

    /// The wording's id.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SeedTerm::Position => "bot-seed-term-position",
            SeedTerm::Material => "bot-seed-term-material",
            SeedTerm::GoalPath => "bot-seed-term-goal-path",
            SeedTerm::Mobility => "bot-seed-term-mobility",
            SeedTerm::Frozen => "bot-seed-term-frozen",
            SeedTerm::Centre => "bot-seed-term-centre",
            SeedTerm::RabbitAttack => "bot-seed-term-rabbit-attack",
            SeedTerm::RabbitDefence => "bot-seed-term-rabbit-defence",
            SeedTerm::GoalInTurn => "bot-seed-term-goal-in-turn",
            SeedTerm::CaptureOfMover => "bot-seed-term-capture-of-mover",
            SeedTerm::CaptureOfOther => "bot-seed-term-capture-of-other",
        }
    }
}

/// The eleven terms of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeedTerms(pub [i32; 11]);

impl SeedTerms {
    /// One of them.
    #[must_use]
    pub fn get(&self, term: SeedTerm) -> i32 {
        self.0[term as usize]
    }

    /// What one of them adds to the whole.
    #[must_use]
    pub fn contribution(&self, term: SeedTerm, setting: &Setting) -> i32 {
        self.get(term) * setting.weights[term as usize] / 100
    }

    /// The weighted sum, for Gold.
    #[must_use]
    pub fn weighted(&self, setting: &Setting) -> i32 {
        let sum: i32 = self
            .0
            .iter()
            .zip(setting.weights)
            .map(|(term, weight)| term * weight)
            .sum();
        sum / 100
    }
}

/// The terms of a position in which `mover` begins a turn.
#[must_use]
pub fn seed_terms(field: &Field, mover: usize, setting: &Setting) -> SeedTerms {
    let pair = |of: &dyn Fn(usize) -> i32| of(0) - of(1);
    let sign = if mover == 0 { 1 } else { -1 };
    let capture = |side: usize| best_capture(field, side);
    SeedTerms([
        pair(&|side| position(field, side, setting)),
        pair(&|side| material(field, side)),
        pair(&|side| goal_path(field, side)),
        pair(&|side| -blocked(field, side)),
        pair(&|side| -frozen(field, side)),
        pair(&|side| centre(field, side)),
        pair(&|side| rabbit_attack(field, side)),
        pair(&|side| rabbit_defence(field, side)),
        pair(&|side| goal_in(field, side, 4).map_or(0, |steps| GOAL_NEXT[steps.min(4)])),
        sign * capture(mover),
        -sign * capture(1 - mover),
    ])
}

fn position(field: &Field, side: usize, setting: &Setting) -> i32 {
    let mut sum = 0;
    for kind in 0..6 {
        let mut set = field.of(side, kind);
        while set != 0 {
            sum += setting.places[side][kind][take(&mut set)];
        }
    }
    sum
}

fn material(field: &Field, side: usize) -> i32 {
    let officers: i32 = (1..6)
        .map(|kind| OFFICERS[kind] * field.of(side, kind).count_ones() as i32)
        .sum();
    officers + RABBITS[field.of(side, RABBIT).count_ones().min(8) as usize]
}

fn goal_path(field: &Field, side: usize) -> i32 {
    let watched = around(field.all[1 - side] & !field.kinds[RABBIT]);
    let support = around(field.all[side]);
    let standing = field.empty() & !(watched & !support) & !(TRAPS & !support);
    let mut front = field.of(side, RABBIT) & !field.frozen(side);
    for worth in &GOAL_WAY[1..] {
        let ahead = shift(front, FORWARD[side]);
        if ahead & GOAL[side] & field.empty() != 0 {
            return *worth;
        }
        front |= (ahead | shift(front, 2) | shift(front, 3)) & standing;
    }
    0
}

fn blocked(field: &Field, side: usize) -> i32 {
    let empty = field.empty();
    (0..6)
        .map(|kind| {
            let pieces = field.of(side, kind);
            let open: u32 = (0..4)
                .map(|way| (shift(empty, way) & pieces).count_ones())
                .sum();
            BLOCKED[kind] * (4 * pieces.count_ones() - open) as i32
        })
        .sum()
}

fn frozen(field: &Field, side: usize) -> i32 {
    let frozen = field.frozen(side);
    (0..6)
        .map(|kind| FROZEN[kind] * (field.kinds[kind] & frozen).count_ones() as i32)
        .sum()
}

const MIDDLE_SQUARES: u64 = 1 << 27 | 1 << 28 | 1 << 35 | 1 << 36;

/// Steps to d4, d5, e4 or e5 over free squares where the piece does not freeze; of two horses the nearer counts.
fn centre(field: &Field, side: usize) -> i32 {
    let mut sum = 0;
    let support = around(field.all[side]);
    let movable = !field.frozen(side);
    for kind in [HORSE, CAMEL, ELEPHANT] {
        let watched = around(field.stronger(kind) & field.all[1 - side]);
        let standing = field.empty() & !(watched & !support) & !(TRAPS & !support);
        let mut front = field.of(side, kind);
        for (steps, worth) in CENTRE.iter().enumerate() {
            if front & MIDDLE_SQUARES != 0 {
                sum += worth;
                break;
            }
            let from = if steps == 0 { front & movable } else { front };
            front |= around(from) & standing;
        }
    }
    sum
}

/// Rows gone, times 30 with nobody before the rabbit in its column, 10 with officers only; and 10 for each free
/// neighbouring column.
fn rabbit_attack(field: &Field, side: usize) -> i32 {
    let theirs = field.all[1 - side];
    let mut sum = 0;
    let mut rabbits = field.of(side, RABBIT);
    while rabbits != 0 {
        let square = take(&mut rabbits);
        let rows = advance(side, square) as i32;
        let ahead = |start: u64| {
            let mut lane = 0;
            let mut one = start;
            for _ in rows..7 {
                one = shift(one, FORWARD[side]);
                lane |= one;
            }
            lane & theirs
        };
        let own = ahead(1 << square);
        if own == 0 {
            sum += 30 * rows;
        } else if own & field.kinds[RABBIT] == 0 {
            sum += 10;
        } else {
            continue;
        }
        for way in [2, 3] {
            let start = shift(1 << square, way);
            if start != 0 && ahead(start) == 0 {
                sum += 10 * rows;
            }
        }
    }
    sum
}

/// 15 for each neighbouring column in which a friend stands in the same row or the next ones.
fn rabbit_defence(field: &Field, side: usize) -> i32 {
    let ours = field.all[side];
    let wall = ours | ours << 8 | ours >> 8;
    let rabbits = field.of(side, RABBIT);
    let links = (shift(wall, 2) & rabbits).count_ones() + (shift(wall, 3) & rabbits).count_ones();
    15 * links as i32
}

fn best_capture(field: &Field, side: usize) -> i32 {
    let found = captures(field, side, 4);
    if found.none() {
        return 0;
    }
    let rabbits = field.of(1 - side, RABBIT).count_ones().min(8) as usize;
    let worth = |kind: usize| match kind {
        RABBIT => RABBITS[rabbits] - RABBITS[rabbits.saturating_sub(1)],
        officer => OFFICERS[officer],
    };
    (0..6)
        .filter(|&kind| found.steps.iter().any(|trap| trap[kind] != 0))
        .map(worth)
        .max()
        .unwrap_or(0)
}
