//! Runs whose product is a file of numbered blocks: what they begin with, how they go on, what is told of the file. The file is
//! somebody else's.

use crate::Told;
use crate::answers::Teller;
use serde::Serialize;
use work::Work;

/// A run that appends blocks to a file and can be gone on with.
pub trait BlockRun {
    /// What is told of the file in the end.
    type Report: Serialize;

    /// How the file begins.
    fn head(&self) -> Vec<u8>;

    /// How many bytes of such a file are whole, and how many blocks they hold; `path` is for the refusal.
    ///
    /// # Errors
    /// When the file is none, or of another run.
    fn found(&self, path: &str, bytes: &[u8]) -> Result<(usize, u64), Told>;

    /// Makes the blocks after those that are there, and hands each over whole, in order.
    ///
    /// # Errors
    /// When stopped, or when a block cannot be taken.
    fn go_on(
        &self,
        work: &Work,
        before: u64,
        threads: usize,
        taker: &mut dyn FnMut(&[u8]) -> Result<(), Told>,
    ) -> Result<(), Told>;

    /// What the file says, where so many blocks were there before.
    ///
    /// # Errors
    /// When the file is damaged.
    fn report(&self, bytes: &[u8], before: u64) -> Result<Self::Report, Told>;

    /// The report for people.
    fn tell(report: &Self::Report, teller: &Teller) -> String;
}
