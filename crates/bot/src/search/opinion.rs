//! What a thread thinks of positions: the evaluation, and a network that corrects or replaces it, with the sums it keeps from position to
//! position.

use crate::evaluate::Evaluator;
use crate::field::Field;
use crate::network::{Accumulator, Network};
use arimaa::Colour;

/// One thread's judgement.
pub struct Opinion<'a> {
    evaluator: &'a Evaluator,
    network: Option<(&'a Network, Accumulator)>,
}

impl<'a> Opinion<'a> {
    /// By the evaluation, and by a network if there is one.
    pub fn new(evaluator: &'a Evaluator, network: Option<&'a Network>) -> Self {
        Opinion {
            evaluator,
            network: network.map(|network| (network, network.accumulator())),
        }
    }

    /// The worth of a position for `mover`, who has `left` steps.
    #[inline]
    pub fn score(&mut self, field: &Field, mover: Colour, left: usize) -> i32 {
        self.score_within(field, mover, left, i32::MIN / 2, i32::MAX / 2)
    }

    /// The same, less exact where it is far from the window.
    #[inline]
    pub fn score_within(
        &mut self,
        field: &Field,
        mover: Colour,
        left: usize,
        low: i32,
        high: i32,
    ) -> i32 {
        let mover = mover.index();
        let Some((network, sums)) = &mut self.network else {
            return self.evaluator.score_within(field, mover, left, low, high);
        };
        let said = network.correction(sums, field, mover, left);
        if !network.correction {
            return said;
        }
        let (low, high) = (low - said, high - said);
        said + self.evaluator.score_within(field, mover, left, low, high)
    }
}
