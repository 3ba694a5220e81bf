//! The sum of weighted features, which is what the search asks for, millions of times with the same weights: what depends on a
//! single piece is summed up beforehand, and groups that weigh nothing are known. It does not know how features are found.

use super::features::{FEATURES, GROUPS, Sink};
use super::places::{NOWHERE, stands};
use super::weights::Weights;

/// Weights made ready for many sums.
pub struct Ready {
    numbers: [i32; FEATURES],
    /// What a piece is worth by side, kind and square, as far as it depends on nothing else.
    pieces: [[[i32; NOWHERE + 1]; 6]; 2],
    /// By the first feature of a group: whether any of the group has a weight.
    heavy: [bool; FEATURES],
}

impl Ready {
    /// Makes weights ready.
    pub fn new(weights: &Weights) -> Self {
        let mut ready = Ready {
            numbers: *weights.all(),
            pieces: [[[0; NOWHERE + 1]; 6]; 2],
            heavy: [false; FEATURES],
        };
        for group in GROUPS {
            let run = &ready.numbers[group.first..group.first + group.size];
            ready.heavy[group.first] = run.iter().any(|&weight| weight != 0);
        }
        for index in 0..2 * 6 * 64 {
            let (side, kind, square) = (index / 384, index / 64 % 6, index % 64);
            let mut sum = Sum::new(&ready);
            stands(side, kind, square, &mut sum);
            ready.pieces[side][kind][square] = sum.sum;
        }
        ready
    }
}

/// The sum of weights times values.
pub struct Sum<'a> {
    ready: &'a Ready,
    pub sum: i32,
}

impl<'a> Sum<'a> {
    pub fn new(ready: &'a Ready) -> Self {
        Sum { ready, sum: 0 }
    }
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, feature: usize, value: i32) {
        self.sum += self.ready.numbers[feature] * value;
    }

    #[inline(always)]
    fn piece(&mut self, side: usize, kind: usize, square: usize) {
        self.sum += self.ready.pieces[side][kind][square];
    }

    #[inline(always)]
    fn wants(&self, group: usize) -> bool {
        self.ready.heavy[group]
    }
}
