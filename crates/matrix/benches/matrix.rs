//! How long games in normal form take. Random games are drawn from a fixed seed.

use divan::{Bencher, black_box};
use matrix::{
    Bimatrix, Labels, Payoffs, Rational, all_equilibria, certify, lemke_howson, pure_solution,
    reduce_zero_sum, solve_by_programs, solve_exactly, solve_floating,
};
use rand::RngExt;
use work::Work;

fn main() {
    divan::main();
}

fn random(side: usize, index: u64) -> Payoffs {
    let mut stream = Work::unlimited().streams.stream("matrix bench", index);
    let rows = (0..side).map(|_| {
        let entry = |_| Rational::from(num_bigint::BigInt::from(stream.random_range(-1000..=1000)));
        (0..side).map(entry).collect()
    });
    Payoffs::from_rows(rows.collect()).expect("a rectangle")
}

#[divan::bench(args = [30, 100, 300], sample_count = 5)]
fn linear_programming(bencher: Bencher, side: usize) {
    let game = random(side, 0);
    bencher.bench(|| solve_floating(black_box(&game), &Work::unlimited()));
}

/// The slow twin.
#[divan::bench(args = [30, 100, 300], sample_count = 3)]
fn linear_programming_by_microlp(bencher: Bencher, side: usize) {
    let game = random(side, 0);
    bencher.bench(|| solve_by_programs(black_box(&game), &Work::unlimited()));
}

#[divan::bench(args = [10, 30, 60], sample_count = 5)]
fn exact_simplex(bencher: Bencher, side: usize) {
    let game = random(side, 0);
    bencher.bench(|| solve_exactly(black_box(&game), &Work::unlimited()));
}

#[divan::bench(args = [60, 100, 300], sample_count = 1)]
fn exact_by_certificate(bencher: Bencher, side: usize) {
    let game = random(side, 0);
    let work = Work::unlimited();
    bencher.bench(|| {
        let floating = solve_floating(black_box(&game), &work).expect("it is solvable");
        certify(&game, &floating, &work).map(|found| found.is_some())
    });
}

#[divan::bench(args = [300], sample_count = 5)]
fn saddle_points_and_dominance(bencher: Bencher, side: usize) {
    let game = random(side, 0);
    bencher.bench(|| {
        (
            pure_solution(black_box(&game)),
            reduce_zero_sum(&game, &Work::unlimited()).unwrap(),
        )
    });
}

fn bimatrix(side: usize) -> Bimatrix {
    matrix::join(random(side, 1), random(side, 2), Labels::default()).expect("the same shape")
}

#[divan::bench(args = [4, 6, 8], sample_count = 3)]
fn all_equilibria_by_supports(bencher: Bencher, side: usize) {
    let game = bimatrix(side);
    bencher.bench(|| all_equilibria(black_box(&game), &Work::unlimited()));
}

#[divan::bench(args = [10, 30, 60], sample_count = 3)]
fn one_equilibrium_by_lemke_howson(bencher: Bencher, side: usize) {
    let game = bimatrix(side);
    bencher.bench(|| lemke_howson(black_box(&game), 0, &Work::unlimited()));
}
