//! Who wins, by the best method that holds for the rules: theory where there is one, the Grundy sum where heaps do not
//! influence each other, the marking sieve otherwise. Every method has another one that tests tie it to.

mod grundy;
pub mod minimax;
mod neighbours;
mod oracle;
pub(crate) mod partitions;
mod sieve;
mod staircase;
mod sum;
pub mod theory;

pub use oracle::{Oracle, Reason, Solution};
pub use sieve::Sieve;
pub use staircase::Staircase;

use crate::Ruleset;
use say::{Message, Told};
use work::{Halt, Work};

/// The largest heap: the largest number that every reader of JSON keeps exactly, 2^53 − 1.
pub const LARGEST_HEAP: u64 = (1 << 53) - 1;
/// The most heaps where a move may touch several of them, or where the last move loses.
pub const MOST_COUPLED: usize = 10;
/// The most heaps of a sum.
pub const MOST_SEPARATE: usize = 1000;
/// Grundy values of coupled heaps are computed up to so many positions.
pub(crate) const MOST_GRUNDY_POSITIONS: u64 = 1_000_000;

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// No heap was given.
    #[error("there are no heaps")]
    NoHeaps,
    /// More heaps than can be handled.
    #[error("{count} heaps, at most {most} are possible")]
    TooManyHeaps {
        /// So many were given.
        count: usize,
        /// So many are possible under these rules.
        most: usize,
    },
    /// A heap that is too large.
    #[error("a heap of {0} is too large")]
    TooLarge(u64),
    /// Stopped or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
}

say::tell!(Unsolved, |error| match error {
    Unsolved::NoHeaps => Told::input(
        Message::new("heap-error-no-heaps"),
        Message::new("heap-accepted-heaps").with("most", MOST_COUPLED),
    ),
    Unsolved::TooManyHeaps { count, most } => Told::input(
        Message::new("heap-error-too-many-heaps").with("count", *count),
        Message::new("heap-accepted-heaps").with("most", *most),
    ),
    Unsolved::TooLarge(heap) => Told::input(
        Message::new("heap-error-heap").with("text", heap.to_string()),
        Message::new("accepted-number-from-to")
            .with("from", 0)
            .with("to", LARGEST_HEAP),
    ),
    Unsolved::Halt(halt) => halt.told(),
});

/// Solves one position: who wins, the Grundy value where it is known, every winning move, and why.
///
/// # Errors
/// When the heaps are not possible under these rules, when stopped, or when the memory budget does not do.
pub fn solve(rules: &Ruleset, heaps: &[u64], work: &Work) -> Result<Solution, Unsolved> {
    Oracle::new(rules, heaps, work)?.solution(heaps, work)
}
