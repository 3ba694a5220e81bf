//! The laws of ranks, kept by processes: `mpirun -n 4 laws` says so, or ends with an error. `cargo xtask test` runs it where MPI is.

#[path = "../../ranks/tests/kept/mod.rs"]
mod kept;

use processes::{Joined, Processes};
use ranks::Ranks;

fn main() {
    // Pieces so small that messages are cut.
    let ranks = Processes::with_pieces(64).expect("MPI starts");
    for lengths in [vec![0], vec![1, 0, 63, 64, 65, 130], vec![100_000, 3]] {
        if kept::laws(&ranks, &lengths).is_err() {
            ranks.abort(1);
        }
    }
    if ranks.rank() == 0 {
        println!("{} ranks keep to the laws", ranks.count());
    }
}
