//! Combinatorial games on boards: the rules, each a small file, and what finds their values, Grundy numbers and outcomes.
//! It does no input or output and words no sentences.

mod cram;
mod cram_grundy;
mod domineering;
mod domineering_outcome;
mod domineering_values;
mod dominoes;
mod packed;
mod region;
mod strips;

pub use cram::Cram;
pub use cram_grundy::CramSolver;
pub use domineering::Domineering;
pub use domineering_outcome::OutcomeSolver;
pub use domineering_values::DomineeringValues;
pub use dominoes::Domino;
pub use region::{MOST_SQUARES, Region, column_name};
