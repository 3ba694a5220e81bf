//! Ranks that are processes under `mpirun` or `srun`. A rank that dies takes the whole run with it, so that nobody waits for it for ever:
//! what must survive is written down by those who work.

use crate::Joined;
use ::mpi::Threading;
use ::mpi::collective::SystemOperation;
use ::mpi::environment::Universe;
use ::mpi::point_to_point as line;
use ::mpi::topology::SimpleCommunicator;
use ::mpi::traits::{Communicator, CommunicatorCollectives, Destination, Source};
use ranks::{Fold, Lost, Ranks};

/// Longer messages are sent in pieces: MPI counts with 32 bits, and buffers are not doubled by much.
const PIECE: usize = 1 << 30;

/// A process among others. MPI ends with this value.
pub struct Processes {
    world: SimpleCommunicator,
    piece: usize,
    /// Dropped last: it ends MPI.
    _universe: Universe,
}

impl Processes {
    /// Joins the others. Nothing if MPI runs in this process already, or cannot.
    #[must_use]
    pub fn join() -> Option<Self> {
        Self::with_pieces(PIECE)
    }

    /// The same, with messages cut into pieces of at most so many bytes.
    #[must_use]
    pub fn with_pieces(piece: usize) -> Option<Self> {
        // Threads may compute meanwhile; one at a time talks to the others.
        let (universe, _) = ::mpi::initialize_with_threading(Threading::Serialized)?;
        Some(Processes {
            world: universe.world(),
            piece: piece.clamp(1, PIECE),
            _universe: universe,
        })
    }

    /// Sends to one rank while another one sends to this one. All ranks do this in the same order, so that each pair meets.
    fn pass(&self, to: usize, message: &[u8], from: usize, length: usize) -> Vec<u8> {
        let (to, from) = (self.process(to), self.process(from));
        let mut received = vec![0; length];
        let mut sent = message.chunks(self.piece);
        let mut awaited = received.chunks_mut(self.piece);
        loop {
            match (sent.next(), awaited.next()) {
                (Some(sent), Some(awaited)) => {
                    line::send_receive_into(sent, &to, awaited, &from);
                }
                (Some(sent), None) => to.send(sent),
                (None, Some(awaited)) => drop(from.receive_into(awaited)),
                (None, None) => break,
            }
        }
        received
    }

    fn process(&self, rank: usize) -> ::mpi::topology::Process<'_> {
        self.world.process_at_rank(rank as i32)
    }
}

impl Joined for Processes {
    fn abort(&self, code: u8) -> ! {
        self.world.abort(code.into())
    }
}

impl Ranks for Processes {
    fn rank(&self) -> usize {
        self.world.rank() as usize
    }

    fn count(&self) -> usize {
        self.world.size() as usize
    }

    fn exchange(&self, mut messages: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Lost> {
        let (rank, count) = (self.rank(), self.count());
        assert_eq!(messages.len(), count, "one message for each rank");
        let lengths: Vec<u64> = messages
            .iter()
            .map(|message| message.len() as u64)
            .collect();
        let mut awaited = vec![0_u64; count];
        self.world.all_to_all_into(&lengths, &mut awaited);
        let mut received = vec![Vec::new(); count];
        received[rank] = std::mem::take(&mut messages[rank]);
        for step in 1..count {
            let (to, from) = ((rank + step) % count, (rank + count - step) % count);
            // What was sent is no longer needed: its memory goes before the next arrives.
            let message = std::mem::take(&mut messages[to]);
            received[from] = self.pass(to, &message, from, awaited[from] as usize);
        }
        Ok(received)
    }

    fn barrier(&self) -> Result<(), Lost> {
        self.world.barrier();
        Ok(())
    }

    fn reduce(&self, fold: Fold, numbers: &mut [u64]) -> Result<(), Lost> {
        let operation = match fold {
            Fold::Sum => SystemOperation::sum(),
            Fold::Max => SystemOperation::max(),
        };
        for piece in numbers.chunks_mut(self.piece) {
            let mine = piece.to_vec();
            self.world.all_reduce_into(&mine[..], piece, operation);
        }
        Ok(())
    }
}
