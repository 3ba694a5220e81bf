//! Times Grundy numbers of Cram boards, both ways: `cargo run --release -p grids --example cram -- 5x6`.

use grids::{Cram, CramSolver, Region};
use work::Work;

fn main() {
    let work = Work::unlimited();
    for board in std::env::args().skip(1) {
        let position = Cram(Region::read(&board).expect("a board such as 5x6"));
        // The mex of all options takes too long beyond some thirty squares.
        let small = position.0.squares().count_ones() <= 30;
        for mex in if small { &[false, true][..] } else { &[false] } {
            let mut solver = CramSolver::new(&work);
            let start = std::time::Instant::now();
            let grundy = if *mex {
                solver.by_mex(&position)
            } else {
                solver.grundy(&position)
            };
            let grundy = grundy.expect("enough memory").expect("at most 8 by 16");
            let way = if *mex { "mex" } else { "proof" };
            println!(
                "{board}: {grundy} by {way}, {} shapes, {:?}",
                solver.searched(),
                start.elapsed()
            );
        }
    }
}
