//! Speed of games on boards. `cargo xtask bench grids`; single long runs are the examples `value`, `outcome` and `cram`.

use divan::Bencher;
use grids::{Cram, CramSolver, Domineering, DomineeringValues, OutcomeSolver, Region};
use rules::Side;
use values::Values;
use work::Work;

fn main() {
    divan::main();
}

fn region(board: &str) -> Region {
    Region::read(board).expect("benches name boards that exist")
}

/// The canonical value.
#[divan::bench(args = ["4x4", "4x5", "5x5", "5x6"], sample_count = 1)]
fn domineering_value(bencher: Bencher, board: &str) {
    let work = Work::unlimited();
    let position = Domineering(region(board));
    bencher.bench(|| {
        let values = Values::large(&work);
        DomineeringValues::new(&values).value(&position)
    });
}

/// Who wins when Left begins.
#[divan::bench(args = ["6x6", "7x7", "6x8"], sample_count = 1)]
fn domineering_outcome(bencher: Bencher, board: &str) {
    let work = Work::unlimited();
    let position = Domineering(region(board));
    bencher.bench(|| {
        let values = Values::large(&work);
        let mut solver = OutcomeSolver::new(&position.0, &values, &work)
            .expect("enough memory")
            .expect("at most 11 by 11");
        solver.wins_first(&position, Side::Left)
    });
}

/// The Grundy number by proof.
#[divan::bench(args = ["4x5", "5x6", "4x9", "6x6", "5x7"], sample_count = 1)]
fn cram_proof(bencher: Bencher, board: &str) {
    let work = Work::unlimited();
    let position = Cram(region(board));
    bencher.bench(|| CramSolver::new(&work).grundy(&position));
}

/// Its slow twin: the mex of all options.
#[divan::bench(args = ["4x5", "5x6"], sample_count = 1)]
fn cram_mex(bencher: Bencher, board: &str) {
    let work = Work::unlimited();
    let position = Cram(region(board));
    bencher.bench(|| CramSolver::new(&work).by_mex(&position));
}
