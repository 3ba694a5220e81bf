//! The seed's weights, its lone-elephant opening as a change of them, and when it ends. It evaluates nothing.

use super::tables::{LONE_PLACES, MIDDLE_PLACES};
use crate::bits::{AHEAD, FORWARD, GOAL, TRAPS, around, shift, take};
use crate::field::{Field, RABBIT};

/// Which weight vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Weights {
    /// By hand.
    W1,
    /// The failed fit.
    W2,
    /// Learnt from records, and kept.
    #[default]
    W3,
}

impl Weights {
    /// All of them.
    pub const ALL: [Weights; 3] = [Weights::W1, Weights::W2, Weights::W3];

    /// The vector, in hundredths, in the order of [`super::SeedTerm::ALL`].
    #[must_use]
    pub const fn vector(self) -> [i32; 11] {
        match self {
            Weights::W1 => [15, 180, 100, 100, 100, 100, 150, 200, 100, 110, 70],
            Weights::W2 => [300, 0, 35, 300, 270, 300, 300, 300, 60, 15, 290],
            Weights::W3 => [15, 300, 120, 105, 100, 120, 190, 185, 105, 80, 60],
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Weights::W1 => "w1",
            Weights::W2 => "w2",
            Weights::W3 => "w3",
        }
    }
}

/// Weights and square tables in force.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// In hundredths.
    pub weights: [i32; 11],
    /// By side, kind and square.
    pub places: &'static [[[i32; 64]; 6]; 2],
}

/// By how many hundredths the opening multiplies the weights: position, material, goal path, mobility, frozen, centre, rabbit
/// attack, rabbit defence, goal in a turn, captures of either side.
const LONE_ELEPHANT: [i32; 11] = [170, 150, 100, 50, 250, 30, 100, 100, 100, 150, 150];

impl Setting {
    /// The lone-elephant opening.
    #[must_use]
    pub fn opening(weights: Weights) -> Self {
        Setting::opening_of(weights.vector())
    }

    /// The lone-elephant opening with any weights, in hundredths.
    #[must_use]
    pub fn opening_of(mut vector: [i32; 11]) -> Self {
        for (weight, factor) in vector.iter_mut().zip(LONE_ELEPHANT) {
            *weight = *weight * factor / 100;
        }
        Setting {
            weights: vector,
            places: &LONE_PLACES,
        }
    }

    /// The middle game.
    #[must_use]
    pub fn middle(weights: Weights) -> Self {
        Setting::middle_of(weights.vector())
    }

    /// The middle game with any weights, in hundredths.
    #[must_use]
    pub fn middle_of(vector: [i32; 11]) -> Self {
        Setting {
            weights: vector,
            places: &MIDDLE_PLACES,
        }
    }
}

/// Whether a rabbit of either side has at most three opponents before it in its own and the neighbouring columns, or can walk home
/// within eight steps over free squares where it does not freeze, or over squares of friends.
#[must_use]
pub fn middle_game(field: &Field) -> bool {
    (0..2).any(|side| open_lane(field, side) || long_walk(field, side))
}

fn open_lane(field: &Field, side: usize) -> bool {
    let mut rabbits = field.of(side, RABBIT);
    while rabbits != 0 {
        let square = take(&mut rabbits);
        if (AHEAD[side][square] & field.all[1 - side]).count_ones() <= 3 {
            return true;
        }
    }
    false
}

fn long_walk(field: &Field, side: usize) -> bool {
    let watched = around(field.all[1 - side] & !field.kinds[RABBIT]);
    let support = around(field.all[side]);
    let free = field.empty() & !(watched & !support) & !(TRAPS & !support);
    let standing = free | field.all[side];
    let mut front = field.of(side, RABBIT) & !field.frozen(side);
    for _ in 0..8 {
        let ahead = shift(front, FORWARD[side]);
        if ahead & GOAL[side] & (field.empty() | field.all[side]) != 0 {
            return true;
        }
        front |= (ahead | shift(front, 2) | shift(front, 3)) & standing;
    }
    false
}
