//! Games in normal form and in extensive form. Numbers in, numbers out: it knows no boards, opens no files and words no
//! sentences.
//!
//! - [`read_zero_sum`] and [`read_bimatrix`] read games that people enter.
//! - [`pure_solution`], [`reduce_zero_sum`], [`solve_floating`], [`solve_exactly`], [`fictitious_play`]: zero-sum games.
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

pub mod check;
mod dominance;
mod error;
mod exact;
mod fictitious;
mod floating;
mod json;
pub mod number;
mod payoffs;
mod read;
mod saddle;
mod tableau;

pub use dominance::{Domination, Player, Reduction, Step, reduce_bimatrix, reduce_zero_sum};
pub use error::{InputError, Place};
pub use exact::{ExactSolution, solve_exactly};
pub use fictitious::fictitious_play;
pub use floating::{FloatingFailure, FloatingSolution, solve_floating};
pub use number::Rational;
pub use payoffs::{Bimatrix, Labels, Payoffs, ZeroSum};
pub use read::{ReadFailure, join, read_bimatrix, read_zero_sum};
pub use saddle::{PureSolution, pure_solution};
