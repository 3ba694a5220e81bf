//! The worked example of docs/graphs.md, and what is certain about small graphs, against plain definitions.

use graphs::formats::from_xml;
use graphs::generate::{Family, generate};
use graphs::prepare::{Predecessors, certain, components, end_components};
use graphs::{
    Claim, Graph, Kind, Method, Options, Unconfirmed, Violation, exactly, fraction, play_out,
    solve, solve_exactly, verify,
};
use num_traits::{One, Zero};
use work::{Streams, Work};

fn example() -> Graph {
    from_xml(include_str!("../../../docs/example-graph.xml"))
        .expect("the example of the documentation")
        .graph
}

/// By hand: Min goes from c to d rather than to 9/10, and Max leaves d for e, for staying is worth nothing. With
/// x = c = d = e: a = b = 1/3 + 2x/3 and x = 3/8 + a/4, so x = 11/20 and a = 7/10. Every x from 11/20 to 9/10 solves the
/// equations, because c and d are an end component; only the least is the value.
const BY_HAND: [&str; 9] = [
    "7/10", "7/10", "11/20", "11/20", "11/20", "1", "0", "3/4", "9/10",
];

#[test]
fn the_worked_example_has_the_values_found_by_hand() {
    let (graph, work) = (example(), Work::unlimited());
    let exact = solve_exactly(&graph, &work).unwrap();
    assert_eq!(exact.values, BY_HAND.map(exactly));
    assert_eq!(exact.strategy[..5], [Some(1), None, Some(3), Some(4), None]);
    assert_eq!(end_components(&graph), [[2, 3]]);
    for method in Method::ALL {
        let found = solve(
            &graph,
            &Options {
                method,
                ..Options::default()
            },
            &work,
        )
        .unwrap();
        for (vertex, wanted) in BY_HAND.iter().enumerate() {
            let wanted = fraction::nearest(&exactly(wanted));
            assert!(
                (found.values[vertex] - wanted).abs() < 1e-6,
                "{} at {vertex}",
                method.name()
            );
        }
        assert_eq!(found.guarantee.kind.word(), "proven", "{}", method.name());
    }
}

#[test]
fn a_larger_solution_of_the_equations_is_no_value() {
    let (graph, work) = (example(), Work::unlimited());
    let mut claim = solve_exactly(&graph, &work).unwrap().claim();
    // x = 7/10: all equations hold, with Max staying in the end component.
    let larger = ["4/5", "4/5", "7/10", "7/10"];
    for (vertex, value) in larger.into_iter().enumerate() {
        claim.lower[vertex] = exactly(value);
        claim.upper[vertex] = exactly(value);
    }
    claim.lower[4] = exactly("23/40");
    claim.upper[4] = exactly("23/40");
    claim.strategy[3] = Some(2);
    let refused = verify(&graph, &claim, &work);
    assert!(
        matches!(
            refused,
            Err(Unconfirmed::Violated(Violation::Endless { vertex: 2 | 3 }))
        ),
        "{refused:?}"
    );
}

#[test]
fn verify_names_what_is_wrong() {
    let (graph, work) = (example(), Work::unlimited());
    let good = solve_exactly(&graph, &work).unwrap().claim();
    assert_eq!(verify(&graph, &good, &work), Ok(()));
    let refused = |spoil: fn(&mut Claim)| {
        let mut claim = good.clone();
        spoil(&mut claim);
        match verify(&graph, &claim, &work) {
            Err(Unconfirmed::Violated(violation)) => violation,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        refused(|claim| claim.lower[4] = exactly("551/1000")),
        Violation::Crossed { vertex: 4 }
    );
    assert_eq!(
        refused(|claim| claim.upper[4] = exactly("549/1000")),
        Violation::Crossed { vertex: 4 }
    );
    assert_eq!(
        refused(|claim| claim.lower[2] = exactly("54/100")),
        Violation::Lower { vertex: 1 }
    );
    assert_eq!(
        refused(|claim| claim.upper[2] = exactly("56/100")),
        Violation::Upper { vertex: 1 }
    );
    assert_eq!(
        refused(|claim| claim.strategy[0] = Some(2)),
        Violation::Lower { vertex: 0 }
    );
    assert_eq!(
        refused(|claim| claim.strategy[2] = Some(8)),
        Violation::Upper { vertex: 2 }
    );
    assert_eq!(
        refused(|claim| claim.strategy[2] = Some(5)),
        Violation::NoSuccessor { vertex: 2 }
    );
    assert_eq!(
        refused(|claim| claim.strategy[1] = Some(5)),
        Violation::NobodyChooses { vertex: 1 }
    );
    assert_eq!(
        refused(|claim| claim.strategy[3] = Some(2)),
        Violation::Endless { vertex: 2 }
    );
    assert!(matches!(
        refused(|claim| drop(claim.lower.pop())),
        Violation::Length { what: "lower", .. }
    ));
}

#[test]
fn games_played_by_the_strategies_come_to_the_value() {
    let (graph, work) = (example(), Work::unlimited());
    let exact = solve_exactly(&graph, &work).unwrap();
    let played = play_out(&graph, &exact.strategy, 20_000, 10_000, 0.999_999, &work).unwrap();
    assert!(played.lower <= 0.7 && 0.7 <= played.upper, "{played:?}");
    assert_eq!(played.unfinished, 0);
}

#[test]
fn what_is_certain_is_what_the_exact_values_say() {
    let work = Work::unlimited();
    for family in Family::ALL {
        for index in 0..150 {
            let mut random = Streams::new(3).stream(family.name(), index);
            let graph = generate(family, 1 + index as u32 % 25, &mut random).unwrap();
            let known = certain(&graph, &Predecessors::of(&graph), &work).unwrap();
            let exact = solve_exactly(&graph, &work).unwrap();
            for vertex in graph.vertices() {
                let value = &exact.values[vertex as usize];
                let name = format!("{} #{index} vertex {vertex}", family.name());
                assert_eq!(known.zero[vertex as usize], value.is_zero(), "{name}");
                assert_eq!(known.one[vertex as usize], value.is_one(), "{name}");
            }
        }
    }
}

/// Whether play can get from one vertex to another inside a set.
fn reaches(graph: &Graph, from: u32, to: u32, inside: &dyn Fn(u32) -> bool) -> bool {
    let mut seen = vec![false; graph.len()];
    let mut queue = vec![from];
    while let Some(vertex) = queue.pop() {
        for &next in graph.successors(vertex) {
            if next == to {
                return true;
            }
            if inside(next) && !std::mem::replace(&mut seen[next as usize], true) {
                queue.push(next);
            }
        }
    }
    false
}

#[test]
fn components_are_what_reaches_itself_and_come_in_order() {
    for index in 0..200 {
        let mut random = Streams::new(4).stream("components", index);
        let graph = generate(Family::Uniform, 1 + index as u32 % 15, &mut random).unwrap();
        let found = components(&graph, |_| true);
        let mut number = vec![0; graph.len()];
        for (place, members) in found.iter().enumerate() {
            for &vertex in members {
                number[vertex as usize] = place;
            }
        }
        for one in graph.vertices() {
            for two in graph.vertices().filter(|&two| two != one) {
                let together =
                    reaches(&graph, one, two, &|_| true) && reaches(&graph, two, one, &|_| true);
                assert_eq!(
                    number[one as usize] == number[two as usize],
                    together,
                    "#{index}: {one} and {two}"
                );
            }
            for &to in graph.successors(one) {
                assert!(
                    number[to as usize] <= number[one as usize],
                    "#{index}: {one} leads to {to}"
                );
            }
        }
    }
}

#[test]
fn end_components_are_the_largest_sets_in_which_play_can_stay() {
    for index in 0..200 {
        let mut random = Streams::new(5).stream("ends", index);
        let family = [Family::Uniform, Family::Ends][index as usize % 2];
        let graph = generate(family, 1 + index as u32 % 7, &mut random).unwrap();
        let inner: Vec<u32> = graph
            .vertices()
            .filter(|&v| graph.kind(v) != Kind::Sink)
            .collect();
        // All sets, by definition: chance cannot leave, players can stay, and everything reaches everything.
        let is_end = |set: u32| {
            let inside = |vertex: u32| {
                inner
                    .iter()
                    .position(|&v| v == vertex)
                    .is_some_and(|place| set >> place & 1 == 1)
            };
            let members: Vec<u32> = inner.iter().copied().filter(|&v| inside(v)).collect();
            !members.is_empty()
                && members.iter().all(|&vertex| {
                    let mut next = graph.successors(vertex).iter();
                    if graph.kind(vertex) == Kind::Chance {
                        next.all(|&to| inside(to))
                    } else {
                        next.any(|&to| inside(to))
                    }
                })
                && members.iter().all(|&one| {
                    members
                        .iter()
                        .all(|&two| reaches(&graph, one, two, &inside))
                })
        };
        let ends: Vec<u32> = (1..1u32 << inner.len())
            .filter(|&set| is_end(set))
            .collect();
        let largest = ends
            .iter()
            .filter(|&&set| !ends.iter().any(|&other| other != set && other & set == set));
        let mut wanted: Vec<Vec<u32>> = largest
            .map(|&set| {
                (0..inner.len())
                    .filter(|place| set >> place & 1 == 1)
                    .map(|place| inner[place])
                    .collect()
            })
            .collect();
        wanted.sort_unstable();
        assert_eq!(end_components(&graph), wanted, "#{index}");
    }
}
