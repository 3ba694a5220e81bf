//! Combinatorial game values: what a position is worth in any sum. It knows numbers, nimbers, switches and
//! all other short games in canonical form; it knows no board, no rules and no text but the usual notation.
//!
//! A [`Value`] is a number in a table of [`Values`]: two games are equal exactly when the numbers are.
//!
//! ```
//! use values::{Outcome, Values};
//! use work::Work;
//!
//! let values = Values::new(&Work::unlimited());
//! let star = values.nimber(1)?;
//! let up = values.make(&[Values::ZERO], &[star])?;
//! let sum = values.sum(up, values.negative(up)?)?;
//! assert_eq!(sum, Values::ZERO);
//! assert_eq!(values.outcome(up)?, Outcome::Left);
//! assert_eq!(values.text(up), "^");
//! # Ok::<(), values::Unable>(())
//! ```

mod arena;
mod cache;
mod canonical;
mod dyadic;
pub mod grundy;
mod heat;
mod nus;
mod options;
mod order;
mod small;
mod sum;
mod text;
mod thermograph;
mod unable;
mod values;
mod wall;

pub use dyadic::Dyadic;
pub use nus::Nus;
pub use order::{Comparison, Outcome};
pub use thermograph::{Corner, Thermograph, Thermographs};
pub use unable::Unable;
pub use values::{Value, Values};
