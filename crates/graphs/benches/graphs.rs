//! Speed of the solvers; figures are in docs/benchmarks.md.
fn main() { divan::main(); }
