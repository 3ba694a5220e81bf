//! Times who wins Domineering boards: `cargo run --release -p grids --example outcome -- 8x8`.

use grids::{Domineering, OutcomeSolver, Region};
use rules::Side;
use values::Values;
use work::Work;

fn main() {
    let work = Work::unlimited();
    for board in std::env::args().skip(1) {
        let region = Region::read(&board).expect("a board such as 8x8");
        for first in Side::BOTH {
            let values = Values::large(&work);
            let start = std::time::Instant::now();
            let mut solver = OutcomeSolver::new(&region, &values, &work)
                .expect("enough memory")
                .expect("at most 11 by 11");
            let wins = solver
                .wins_first(&Domineering(region), first)
                .expect("enough memory");
            println!(
                "{board}: {first:?} first {}, {} nodes, {:?}",
                if wins { "wins" } else { "loses" },
                solver.nodes(),
                start.elapsed()
            );
        }
    }
}
