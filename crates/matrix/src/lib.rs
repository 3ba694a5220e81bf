//! Games in normal form and in extensive form. Numbers in, numbers out: it knows no boards, opens no files and words no
//! sentences.
//!
//! - [`read_zero_sum`] and [`read_bimatrix`] read games that people enter.
//! - [`answer_zero_sum`] and [`answer_bimatrix`] answer a game whole.
//! - [`pure_solution`], [`reduce_zero_sum`], [`solve_floating`], [`solve_exactly`], [`fictitious_play`]: zero-sum games.
//! - [`pure_equilibria`], [`all_equilibria`], [`lemke_howson`]: bimatrix games.
//! - [`solve_continuous`]: zero-sum games on two intervals, given by a [`Formula`].
//! - [`tree`]: games in extensive form.
//! - [`check`] holds every solution to the definition of an equilibrium, and shares no code with the solvers.
//!
//! ```
//! use matrix::{Payoffs, check, solve_exactly};
//! use work::Work;
//!
//! let coins = Payoffs::of_integers(&[[1, -1], [-1, 1]]);
//! let solution = solve_exactly(&coins, &Work::unlimited())?;
//! assert_eq!(solution.value.to_string(), "0");
//! assert_eq!(solution.row[0].to_string(), "1/2");
//! check::verify_zero_sum(&coins, &solution.row, &solution.column, &solution.value).unwrap();
//! # Ok::<(), work::Halt>(())
//! ```

mod answer;
mod bimatrix;
mod certify;
pub mod check;
mod classify;
mod continuous;
mod dominance;
mod equilibria;
mod error;
mod exact;
mod explain;
mod fictitious;
mod floating;
mod formula;
mod interval;
mod json;
mod lemke_howson;
mod linear;
pub mod number;
mod payoffs;
mod pure;
mod read;
mod saddle;
mod simplex;
mod tableau;
pub mod tree;

pub use answer::{AnswerFailure, Method, Solved, Way, ZeroSumAnswer, answer_zero_sum};
pub use bimatrix::{
    BimatrixAnswer, BimatrixFailure, StrategyError, answer_bimatrix, read_strategy,
};
pub use certify::certify;
pub use classify::Classification;
pub use continuous::{ContinuousFailure, ContinuousSolution, solve_continuous};
pub use dominance::{Domination, Player, Reduction, Step, reduce_bimatrix, reduce_zero_sum};
pub use equilibria::{
    AllEquilibria, EquilibriaFailure, Equilibrium, MOST_SUPPORTS, all_equilibria,
};
pub use error::{InputError, Place};
pub use exact::{ExactSolution, solve_exactly};
pub use explain::{explain_bimatrix, explain_classification, explain_zero_sum, show, show_exact};
pub use fictitious::fictitious_play;
pub use floating::{FloatingFailure, FloatingSolution, solve_by_programs, solve_floating};
pub use formula::{Formula, FormulaError};
pub use interval::Interval;
pub use lemke_howson::lemke_howson;
pub use number::Rational;
pub use payoffs::{Bimatrix, Labels, Payoffs, ZeroSum};
pub use pure::{BestResponses, best_responses, pure_equilibria};
pub use read::{ReadFailure, join, read_bimatrix, read_zero_sum};
pub use saddle::{PureSolution, pure_solution};
