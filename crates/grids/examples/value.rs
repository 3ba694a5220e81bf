//! Times the canonical value of a Domineering board: `cargo run --release -p grids --example value -- 5x5`.

use grids::{Domineering, DomineeringValues, Region};
use values::Values;
use work::Work;

fn main() {
    for board in std::env::args().skip(1) {
        let region = Region::read(&board).expect("a board such as 5x5");
        let values = Values::large(&Work::unlimited());
        let mut solver = DomineeringValues::new(&values);
        let start = std::time::Instant::now();
        let value = solver
            .value(&Domineering(region))
            .expect("enough memory")
            .expect("at most 8 by 16");
        println!(
            "{board}: {:?}, {} shapes, {} values, {} MiB, outcome {}, temperature {}, text {} characters",
            start.elapsed(),
            solver.shapes(),
            values.count(),
            values.bytes() >> 20,
            values.outcome(value).expect("enough memory"),
            values.temperature(value).expect("enough memory"),
            if board.len() < 4 {
                values.text(value).len()
            } else {
                0
            },
        );
        if solver.shapes() < 2000 {
            println!("{}", values.text(value));
        }
    }
}
