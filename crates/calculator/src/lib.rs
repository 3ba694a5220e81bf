//! The expression language for game values: `{0|*} + v`, `temperature(domineering("4x4"))`, `g := ^^*`. It reads what the values
//! crate writes, and knows the games on boards by name; it prints nothing and opens no files.
//!
//! ```
//! use calculator::{Calculator, Datum};
//! use work::Work;
//!
//! let work = Work::unlimited();
//! let mut calculator = Calculator::new(&work);
//! let sum = calculator.run("{0|*} + v")?;
//! assert_eq!(calculator.text(&sum), "0");
//! # Ok::<(), calculator::Wrong>(())
//! ```

mod eval;
mod functions;
mod parse;
mod script;
mod sums;
mod syntax;
mod wrong;

pub use eval::{Calculator, Datum};
pub use functions::{FUNCTIONS, Function};
pub use script::{Line, read_line};
pub use sums::{Part, Sum, SumMove, solve_sum};
pub use wrong::Wrong;
