//! Grundy sequences of games on one heap, and their periods. A game is a [`Code`]: for every number that may be taken, into
//! how many heaps the rest may be left. How a sum of heaps is played, and how rules are written, is not known here.
//!
//! ```
//! use values::grundy::{Code, period, sequence};
//! use work::Work;
//!
//! let dawson = Code::octal("0.137").unwrap();
//! let values = sequence(&dawson, 500, &Work::unlimited()).unwrap();
//! assert_eq!(values[..8], [0, 1, 1, 2, 0, 3, 1, 1]);
//! let found = period(&dawson, &values).unwrap();
//! assert_eq!((found.period, found.preperiod, found.proven), (34, 52, true));
//! ```

mod code;
mod mex;
mod period;
mod plain;
mod sparse;

pub use code::{Code, CodeError, Digit};
pub use mex::Mex;
pub use period::{Period, extend, period, proven_period};
pub use plain::sequence as plain_sequence;

use work::{Halt, Work};

/// The Grundy values of heaps 0 … `to`.
///
/// Cost: without breaking, values times numbers that may be taken. Breaking in two by the sparse-space method, values
/// times (numbers taken × rare values), far below the quadratic cost of [`plain_sequence`], its slow twin. Breaking in
/// three is cubic.
///
/// # Errors
/// When stopped, or when the values do not fit into the memory budget.
pub fn sequence(code: &Code, to: usize, work: &Work) -> Result<Vec<u32>, Halt> {
    if code.breaks_in_two() && !code.breaks_in_three() {
        sparse::sequence(code, to, work)
    } else {
        plain::sequence(code, to, work)
    }
}
