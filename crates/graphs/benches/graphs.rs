//! Speed of the solvers; the figures of big single runs come from `examples/speed.rs` and are in docs/benchmarks.md.

use graphs::generate::{Family, generate};
use graphs::{Graph, Method, Options, solve, solve_exactly, verify};
use work::{Streams, Work};

fn main() {
    divan::main();
}

fn graph(family: Family, size: u32) -> Graph {
    generate(family, size, &mut Streams::new(1).stream("bench", 0)).expect("a graph")
}

#[divan::bench(args = [1_000, 10_000, 100_000])]
fn interval_on_simple(bencher: divan::Bencher, size: u32) {
    let graph = graph(Family::Simple, size);
    bencher.bench(|| solve(&graph, &Options::default(), &Work::unlimited()));
}

#[divan::bench(args = [20, 30])]
fn interval_on_path(bencher: divan::Bencher, size: u32) {
    let graph = graph(Family::Path, size);
    bencher.bench(|| solve(&graph, &Options::default(), &Work::unlimited()));
}

#[divan::bench(args = [1_000, 10_000])]
fn interval_on_big_end(bencher: divan::Bencher, size: u32) {
    let graph = graph(Family::BigEnd, size);
    bencher.bench(|| solve(&graph, &Options::default(), &Work::unlimited()));
}

#[divan::bench(args = Method::ALL.map(Method::name))]
fn methods_on_uniform_40(bencher: divan::Bencher, name: &str) {
    let graph = graph(Family::Uniform, 40);
    let method = Method::from_name(name).expect("a method");
    let options = Options {
        method,
        ..Options::default()
    };
    bencher.bench(|| solve(&graph, &options, &Work::unlimited()));
}

#[divan::bench(args = [100, 300])]
fn exact_on_uniform(bencher: divan::Bencher, size: u32) {
    let graph = graph(Family::Uniform, size);
    bencher.bench(|| solve_exactly(&graph, &Work::unlimited()));
}

#[divan::bench(args = [10_000])]
fn verify_simple(bencher: divan::Bencher, size: u32) {
    let graph = graph(Family::Simple, size);
    let work = Work::unlimited();
    let claim = solve(&graph, &Options::default(), &work)
        .expect("solved")
        .claim();
    bencher.bench(|| verify(&graph, &claim, &work));
}
