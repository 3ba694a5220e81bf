//! One big run of a solver, for docs/benchmarks.md: `speed FAMILY SIZE [METHOD]`.

use graphs::generate::{Family, generate};
use graphs::{Method, Options, solve};
use std::time::Instant;
use work::{Streams, Work};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let family = words.first().and_then(|word| Family::from_name(word));
    let size = words.get(1).and_then(|word| word.parse().ok());
    let method = words
        .get(2)
        .map_or(Some(Method::Interval), |word| Method::from_name(word));
    let (Some(family), Some(size), Some(method)) = (family, size, method) else {
        eprintln!("speed FAMILY SIZE [METHOD]");
        std::process::exit(2);
    };
    let begun = Instant::now();
    let graph = generate(family, size, &mut Streams::new(1).stream("speed", 0)).expect("a graph");
    println!(
        "{} vertices, {} edges, built in {:?}",
        graph.len(),
        graph.edges(),
        begun.elapsed()
    );
    let begun = Instant::now();
    match solve(
        &graph,
        &Options {
            method,
            ..Options::default()
        },
        &Work::unlimited(),
    ) {
        Ok(found) => println!(
            "{}: {} {:?} widest {:.3e}, {} iterations, {:?}",
            method.name(),
            found.values[graph.start() as usize],
            found.guarantee,
            found.widest(),
            found.iterations,
            begun.elapsed()
        ),
        Err(error) => println!("{error}"),
    }
}
