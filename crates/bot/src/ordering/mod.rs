//! The learnt order of acts and turns: how likely strong players are to choose each, as sums of weights (a choice in the manner of
//! Bradley and Terry). It judges no position and does not learn; weights come from a file that is checked when read.

mod file;
pub mod layout;
pub mod plain;
mod quick;
mod turns;

pub use file::ModelError;
pub use turns::Before;

use crate::act::{Act, Acts};
use crate::field::Field;
use quick::Tables;

/// The weight that stands for one unit of the logarithm.
pub const UNIT: i32 = 256;

/// The model that comes with the program; its first lines say by which command it was made.
static BUILT_IN: &[u8] = include_bytes!("../../data/order.txt");

/// The weights, in units of 1/256.
#[derive(Clone, Debug)]
pub struct Model {
    acts: Box<[i16; layout::act::COUNT]>,
    turns: Box<[i16; layout::turn::COUNT]>,
    tables: Tables,
}

impl Model {
    /// A model of so many weights for acts and turns; `None` when they are not as many as the layout wants.
    #[must_use]
    pub fn new(acts: &[i16], turns: &[i16]) -> Option<Model> {
        Some(Model {
            acts: Box::new(acts.try_into().ok()?),
            turns: Box::new(turns.try_into().ok()?),
            tables: Tables::new(acts),
        })
    }

    /// The model that comes with the program.
    ///
    /// # Errors
    /// When the program was built with a damaged one; a test sees to that.
    pub fn built_in() -> Result<Model, ModelError> {
        Model::read(BUILT_IN)
    }

    /// The weights of acts.
    #[must_use]
    pub fn acts(&self) -> &[i16] {
        &self.acts[..]
    }

    /// The weights of turns.
    #[must_use]
    pub fn turns(&self) -> &[i16] {
        &self.turns[..]
    }

    /// How likely `side`, who has `left` steps and played `previous` before in this turn (or [`Act::NONE`]), is to choose each act: a
    /// logarithm in units of 1/256, up to a number that all acts share. One rating for each act of the list.
    #[inline]
    pub fn rate_acts(
        &self,
        field: &Field,
        side: usize,
        left: usize,
        previous: Act,
        acts: &Acts,
        out: &mut [i32],
    ) {
        quick::rate(
            (&self.tables, &self.acts),
            field,
            (side, left),
            previous,
            acts,
            out,
        );
    }

    /// How likely `side` is to choose a whole turn; see [`Before`], which is quicker for many turns of the same placement.
    #[must_use]
    pub fn rate_turn(
        &self,
        before: &Field,
        side: usize,
        acts: &[Act],
        after: &Field,
        short: i32,
    ) -> i32 {
        Before::new(self, before, side).rate(acts, after, short)
    }
}

#[cfg(test)]
mod tests;
