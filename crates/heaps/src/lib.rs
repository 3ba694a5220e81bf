//! Games with heaps. Rules are data ([`Ruleset`]): what a move may take, from how many heaps, and what may be left. From
//! them follow positions ([`Heaps`]), who wins and why ([`solve()`]), tables of P-positions, and drawings. It reads no
//! files and words no sentences.
//!
//! ```
//! use heaps::{Ruleset, solve};
//! use work::Work;
//!
//! let wythoff: Ruleset = "wythoff".parse().unwrap();
//! let answer = solve(&wythoff, &[1, 3], &Work::unlimited()).unwrap();
//! assert!(answer.mover_wins);
//! let to: Vec<Vec<u64>> = answer.winning.iter().map(|taken| taken.applied(&[1, 3])).collect();
//! assert_eq!(to, [[1, 2]]);
//! ```

mod amounts;
mod explain;
mod file;
mod lecture;
mod mex;
mod names;
mod notation;
mod picture;
mod position;
mod ruleset;
pub mod solvers;
mod table;
mod told;

pub use amounts::{Amounts, Run};
pub use explain::{Fullness, explain};
pub use file::{FileError, Wanted};
pub use lecture::{Written, written};
pub use mex::{Argued, HeapOption, argued};
pub use names::NameError;
pub use picture::{Picture, PictureError, picture};
pub use position::{Heaps, Taken};
pub use ruleset::{End, Known, Pattern, Ruleset};
pub use solvers::{
    LARGEST_HEAP, MOST_COUPLED, MOST_SEPARATE, Oracle, Reason, Solution, Unsolved, solve,
};
pub use table::p_positions;
