//! Several ranks that do a piece of work together, each with memory of its own, and nothing between them but messages: one alone, threads of
//! one process, or what else implements [`Ranks`] (processes under MPI: crate `processes`). It knows neither what is computed nor how much of it lies where.
//!
//! Every rank runs the same program and calls the same operations in the same order; an operation returns when all have called it.
//!
//! ```
//! use ranks::{Fold, Ranks};
//!
//! let sums = ranks::threads(4, |ranks| {
//!     let mut sum = [ranks.rank() as u64];
//!     ranks.reduce(Fold::Sum, &mut sum).unwrap();
//!     sum[0]
//! });
//! assert_eq!(sums, [6, 6, 6, 6]);
//! ```

mod alone;
mod threads;

pub use alone::Alone;
pub use threads::{Thread, threads};

use say::{Message, Told};

/// Another rank ended before the work did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("rank {0} ended before the work was done")]
pub struct Lost(
    /// Which one.
    pub usize,
);

say::tell!(Lost, |lost| Told::other(
    Message::new("ranks-error-lost").with("rank", lost.0)
));

/// How numbers of all ranks become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Their sum. Of whole numbers it is taken round the largest one; floating numbers are added in the order of the ranks.
    Sum,
    /// The largest.
    Max,
}

/// Those who work together, as one of them sees it.
pub trait Ranks {
    /// Which one this is, from 0.
    fn rank(&self) -> usize;

    /// How many there are.
    fn count(&self) -> usize;

    /// Gives every rank the message that is meant for it, and returns what each of them had for this one, in the order of the ranks. Messages may
    /// have any length; an empty one costs almost nothing.
    ///
    /// # Errors
    /// When another rank has ended.
    ///
    /// # Panics
    /// When there is not one message for each rank.
    fn exchange(&self, messages: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Lost>;

    /// Waits for everybody.
    ///
    /// # Errors
    /// When another rank has ended.
    fn barrier(&self) -> Result<(), Lost> {
        self.exchange(vec![Vec::new(); self.count()]).map(drop)
    }

    /// Folds the numbers of all ranks, place by place; everybody gets the result. All must have as many.
    ///
    /// # Errors
    /// When another rank has ended.
    fn reduce(&self, fold: Fold, numbers: &mut [u64]) -> Result<(), Lost> {
        let fold = match fold {
            Fold::Sum => u64::wrapping_add,
            Fold::Max => u64::max,
        };
        let all = self.tell_all(numbers.iter().flat_map(|n| n.to_le_bytes()).collect())?;
        folded(numbers, &all, u64::from_le_bytes, fold);
        Ok(())
    }

    /// The same with floating numbers. The result is the same on every rank, and depends on nothing but the numbers and whose they are.
    ///
    /// # Errors
    /// When another rank has ended.
    fn reduce_floats(&self, fold: Fold, numbers: &mut [f64]) -> Result<(), Lost> {
        let fold = match fold {
            Fold::Sum => |a: f64, b: f64| a + b,
            Fold::Max => f64::max,
        };
        let all = self.tell_all(numbers.iter().flat_map(|n| n.to_le_bytes()).collect())?;
        folded(numbers, &all, f64::from_le_bytes, fold);
        Ok(())
    }

    /// Brings a message of each rank to rank 0, which gets them in the order of the ranks; the others get nothing.
    ///
    /// # Errors
    /// When another rank has ended.
    fn gather(&self, message: Vec<u8>) -> Result<Option<Vec<Vec<u8>>>, Lost> {
        let mut messages = vec![Vec::new(); self.count()];
        messages[0] = message;
        let all = self.exchange(messages)?;
        Ok((self.rank() == 0).then_some(all))
    }

    /// Gives everybody the same message, and returns those of all.
    ///
    /// # Errors
    /// When another rank has ended.
    fn tell_all(&self, message: Vec<u8>) -> Result<Vec<Vec<u8>>, Lost> {
        self.exchange(vec![message; self.count()])
    }
}

/// Numbers of all ranks, folded in the order of the ranks.
fn folded<T: Copy>(into: &mut [T], all: &[Vec<u8>], read: fn([u8; 8]) -> T, fold: fn(T, T) -> T) {
    for (place, number) in into.iter_mut().enumerate() {
        let of = |message: &Vec<u8>| {
            let bytes = message.get(8 * place..8 * place + 8);
            let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
            read(bytes.expect("every rank gives as many numbers"))
        };
        let mut numbers = all.iter().map(of);
        let first = numbers.next().expect("there is a rank");
        *number = numbers.fold(first, fold);
    }
}
