//! Small graphs drawn from the bytes: the proven bounds hold the exact value, and both answers pass their check.
#![no_main]

use graphs::{Builder, Kind, Options, exactly, solve, solve_exactly, verify};
use libfuzzer_sys::fuzz_target;
use work::Work;

fuzz_target!(|data: &[u8]| {
    let Some((&count, mut rest)) = data.split_first() else { return };
    let inner = u32::from(count % 12) + 1;
    let mut next = || match rest.split_first() {
        Some((&byte, more)) => {
            rest = more;
            u32::from(byte)
        }
        None => 0,
    };
    let mut builder = Builder::new();
    let kinds: Vec<Kind> = (0..inner).map(|_| Kind::ALL[next() as usize % 3]).collect();
    for &kind in &kinds {
        builder.add(kind);
    }
    for value in ["0", "1/3", "1"] {
        builder.sink(exactly(value));
    }
    for vertex in 0..inner {
        for _ in 0..=next() % 3 {
            let to = next() % (inner + 3);
            if kinds[vertex as usize] == Kind::Chance {
                builder.edge_with_weight(vertex, to, u64::from(next() % 7 + 1));
            } else {
                builder.edge(vertex, to);
            }
        }
    }
    let graph = builder.build().expect("no defects");
    let work = Work::unlimited();
    let exact = solve_exactly(&graph, &work).expect("small");
    verify(&graph, &exact.claim(), &work).expect("the exact answer holds");
    let found = solve(&graph, &Options::default(), &work).expect("small");
    verify(&graph, &found.claim(), &work).expect("the bounds hold");
    for vertex in graph.vertices() {
        let (low, high) = found.bounds(vertex);
        let value = &exact.values[vertex as usize];
        assert!(low <= *value && *value <= high);
    }
});
