//! Every method against the exact answer, on random graphs of every family.

use graphs::generate::{Family, generate};
use graphs::{
    Graph, GuaranteeKind, Method, Options, fraction, solve, solve_exactly, to_simple, verify,
};
use work::{Streams, Work};

fn random_graph(family: Family, size: u32, index: u64) -> Graph {
    let mut random = Streams::new(7).stream(family.name(), index);
    generate(family, size, &mut random).expect("generated graphs have no defects")
}

/// Compares one method with the exact values; returns whether it said that its bounds are proven.
fn compare(graph: &Graph, method: Method, exact: &graphs::Exact, name: &str) -> bool {
    let work = Work::unlimited();
    let options = Options {
        method,
        ..Options::default()
    };
    let found = solve(graph, &options, &work).unwrap_or_else(|error| panic!("{name}: {error}"));
    for vertex in graph.vertices() {
        let wanted = &exact.values[vertex as usize];
        let (low, high) = found.bounds(vertex);
        assert!(
            &low <= wanted && wanted <= &high,
            "{name} {}: vertex {vertex} is {wanted}, not in {low}..{high}",
            method.name()
        );
        let value = found.values[vertex as usize];
        assert!(
            (value - fraction::nearest(wanted)).abs() <= 1e-6,
            "{name} {}: vertex {vertex} is {wanted}, not {value}",
            method.name()
        );
    }
    verify(graph, &found.claim(), &work)
        .unwrap_or_else(|error| panic!("{name} {}: {error}", method.name()));
    if found.guarantee.kind == GuaranteeKind::Proven {
        assert!(found.widest() <= 1e-6);
    }
    found.guarantee.kind == GuaranteeKind::Proven
}

#[test]
fn all_methods_agree_with_the_exact_answer() {
    let work = Work::unlimited();
    let (mut runs, mut unproven) = ([0u32; 6], [0u32; 6]);
    for family in Family::ALL {
        for index in 0..700 {
            let size = match family {
                Family::Path => 1 + (index % 12) as u32,
                Family::BigEnd => 1 + (index % 10) as u32,
                _ => 2 + (index % 24) as u32,
            };
            let graph = random_graph(family, size, index);
            let name = format!("{} {size} #{index}", family.name());
            let exact =
                solve_exactly(&graph, &work).unwrap_or_else(|error| panic!("{name}: {error}"));
            verify(&graph, &exact.claim(), &work)
                .unwrap_or_else(|error| panic!("{name} exact: {error}"));
            for (number, method) in Method::ALL.into_iter().enumerate() {
                runs[number] += 1;
                unproven[number] += u32::from(!compare(&graph, method, &exact, &name));
            }
        }
    }
    println!("runs {runs:?} unproven {unproven:?}");
    assert_eq!(unproven[0], 0, "the interval method proves all of these");
}

#[test]
fn conversion_to_simple_form_keeps_values_and_strategies() {
    let work = Work::unlimited();
    for family in Family::ALL {
        for index in 0..100 {
            let graph = random_graph(family, 1 + (index % 20) as u32, index);
            let exact = solve_exactly(&graph, &work).expect("small");
            let simple = to_simple(&graph).expect("small");
            assert!(simple.graph.is_simple());
            let found = solve_exactly(&simple.graph, &work).expect("small");
            let name = format!("{} #{index}", family.name());
            assert_eq!(found.values[..graph.len()], exact.values, "{name}");
            let back = graphs::Exact {
                values: exact.values,
                strategy: simple.strategy_back(&found.strategy),
                iterations: 0,
            };
            verify(&graph, &back.claim(), &work).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

#[test]
fn larger_graphs_agree_too() {
    let work = Work::unlimited();
    let methods = [
        Method::Interval,
        Method::Optimistic,
        Method::StrategyIteration,
        Method::Shapley,
    ];
    for family in [Family::Uniform, Family::Layered, Family::Ends] {
        for index in 0..4 {
            let graph = random_graph(family, 120, index);
            let exact = solve_exactly(&graph, &work).expect("sparse");
            verify(&graph, &exact.claim(), &work).expect("the exact answer holds");
            for method in methods {
                compare(&graph, method, &exact, family.name());
            }
        }
    }
}

#[test]
fn bounds_of_a_large_part_hold() {
    // Larger than what is searched for end components beforehand.
    let graph = random_graph(Family::Simple, 60_000, 0);
    let work = Work::unlimited();
    for method in [Method::Interval, Method::Optimistic] {
        let found = solve(
            &graph,
            &Options {
                method,
                ..Options::default()
            },
            &work,
        )
        .expect("solved");
        assert_eq!(found.guarantee.kind, GuaranteeKind::Proven);
        verify(&graph, &found.claim(), &work)
            .unwrap_or_else(|error| panic!("{}: {error}", method.name()));
    }
}

#[test]
fn one_large_part_has_the_same_bounds_whatever_the_number_of_threads() {
    // Large enough to be swept in blocks; nearly all of it is one component.
    for (family, methods) in [
        (
            Family::Simple,
            &[Method::Interval, Method::Optimistic, Method::Shapley][..],
        ),
        (Family::Uniform, &[Method::Interval, Method::Optimistic]),
    ] {
        let graph = random_graph(family, 220_000, 1);
        for &method in methods {
            let options = Options {
                method,
                ..Options::default()
            };
            let with = |threads: usize| {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
                let pool = pool.build().expect("threads");
                pool.install(|| solve(&graph, &options, &Work::unlimited()).expect("solved"))
            };
            let one = with(1);
            let name = format!("{} {}", family.name(), method.name());
            if method != Method::Shapley {
                assert_eq!(one.guarantee.kind, GuaranteeKind::Proven, "{name}");
            }
            verify(&graph, &one.claim(), &Work::unlimited())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            for threads in [2, 4] {
                let other = with(threads);
                let same = graph
                    .vertices()
                    .all(|vertex| one.bounds(vertex) == other.bounds(vertex));
                assert!(same, "{name}: bounds with {threads} threads");
                assert_eq!(one.values, other.values, "{name}: {threads} threads");
                assert_eq!(one.strategy, other.strategy, "{name}: {threads} threads");
                assert_eq!(
                    one.iterations, other.iterations,
                    "{name}: {threads} threads"
                );
            }
        }
    }
}

#[test]
fn what_cannot_be_proven_is_called_an_estimate() {
    // Climbing takes 2^100 steps: no bounds of 60 binary places can meet. The fraction is still found.
    let graph = graphs::generate::adversarial_path(100, &graphs::exactly("1/3")).expect("a graph");
    let work = Work::unlimited();
    let exact = solve_exactly(&graph, &work).expect("sparse");
    assert_eq!(exact.values[100], graphs::exactly("1/3"));
    verify(&graph, &exact.claim(), &work).expect("the exact answer holds");
    for method in Method::ALL
        .into_iter()
        .filter(|method| method.largest_part().is_none_or(|most| most > 200))
    {
        let found = solve(
            &graph,
            &Options {
                method,
                ..Options::default()
            },
            &work,
        )
        .expect("solved");
        assert_eq!(
            found.guarantee.kind,
            GuaranteeKind::Estimate,
            "{}",
            method.name()
        );
        assert!(found.guarantee.lower <= 1.0 / 3.0 && 1.0 / 3.0 <= found.guarantee.upper);
        verify(&graph, &found.claim(), &work).expect("the bounds hold, wide as they are");
    }
}
