//! Speed of heap games at real sizes, beside the slow twins. `cargo xtask bench heaps`.

use divan::{Bencher, black_box};
use heaps::solvers::Sieve;
use heaps::solvers::minimax::{self, Memory};
use heaps::{Heaps, Ruleset, solve};
use std::sync::Arc;
use values::grundy::{plain_sequence, sequence};
use work::Work;

fn main() {
    divan::main();
}

fn rules(name: &str) -> Ruleset {
    name.parse().expect("benches name rules that exist")
}

/// All P-positions of so many heaps up to a size.
#[divan::bench(args = [(3, 40), (3, 500), (10, 10), (10, 20)], sample_count = 2)]
fn wythoff_sieve(bencher: Bencher, (heaps, most): (usize, u64)) {
    let rules = rules("wythoff");
    bencher.bench(|| {
        Sieve::new(&rules, &vec![most; heaps], &Work::unlimited()).map(|sieve| sieve.positions())
    });
}

/// The twin: minimax with a memory, asked about every position.
#[divan::bench(args = [(3, 40)], sample_count = 1)]
fn wythoff_minimax(bencher: Bencher, (heaps, most): (usize, u64)) {
    let rules = Arc::new(rules("wythoff"));
    bencher.bench(|| {
        let mut memory = Memory::default();
        minimax::mover_wins(
            &Heaps::new(Arc::clone(&rules), vec![most; heaps]),
            &mut memory,
        )
    });
}

/// One question, ten heaps up to fifteen.
#[divan::bench(sample_count = 3)]
fn wythoff_question() -> bool {
    let heaps = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6];
    solve(&rules("wythoff"), black_box(&heaps), &Work::unlimited())
        .is_ok_and(|answer| answer.mover_wins)
}

#[divan::bench(args = [("0.77", 100_000), ("0.6", 100_000), ("0.6", 1_000_000)], sample_count = 2)]
fn octal_sparse(bencher: Bencher, (code, to): (&str, usize)) {
    let code = rules(&format!("octal:{code}")).code();
    bencher.bench(|| sequence(&code, to, &Work::unlimited()).map(|values| values.len()));
}

/// The twin: every option of every heap.
#[divan::bench(args = [("0.77", 20_000)], sample_count = 1)]
fn octal_plain(bencher: Bencher, (code, to): (&str, usize)) {
    let code = rules(&format!("octal:{code}")).code();
    bencher.bench(|| plain_sequence(&code, to, &Work::unlimited()).map(|values| values.len()));
}
