//! Ranks that are processes on any number of machines, started by `mpirun` or `srun`. It is a crate of its own so that nothing but the binary
//! is built anew with the feature `mpi`; without that there is nobody to join, and whoever was started among others is told so.

#[cfg(feature = "mpi")]
mod mpi;

#[cfg(feature = "mpi")]
pub use crate::mpi::Processes;

pub use ranks::{Lost, Ranks};

use say::{Message, Told};

/// What launchers tell the processes that they start: how many there are.
const COUNTS: [&str; 3] = ["OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"];

/// A rank that can end all others at once.
pub trait Joined: Ranks {
    /// Ends all ranks, for one that cannot go on: nobody waits for it for ever.
    fn abort(&self, code: u8) -> !;
}

/// How many processes a launcher of MPI says that it started; nothing where none did.
#[must_use]
pub fn launched() -> Option<usize> {
    let counts = COUNTS.iter().filter_map(|name| std::env::var(name).ok());
    counts.filter_map(|count| count.parse().ok()).next()
}

/// The others, where a launcher of MPI started this process among several; nothing where it is alone. To be called once.
///
/// # Errors
/// When this program was built without MPI, or MPI cannot start.
pub fn join() -> Result<Option<Box<dyn Joined>>, Told> {
    if launched().is_none_or(|count| count < 2) {
        return Ok(None);
    }
    #[cfg(feature = "mpi")]
    {
        let joined =
            Processes::join().ok_or_else(|| Told::other(Message::new("ranks-error-mpi")))?;
        Ok(Some(Box::new(joined)))
    }
    #[cfg(not(feature = "mpi"))]
    Err(Told::input(
        Message::new("ranks-error-without"),
        Message::new("ranks-accepted-mpi"),
    ))
}
