//! Published values of stochastic games, from models that are built here.

use super::Row;
use graphs::generate::{adversarial_path, big_end, condon};
use graphs::{
    Graph, GuaranteeKind, Kind, Method, Options, Unmet, Vertex, exactly, fraction, solve,
    solve_exactly,
};
use work::{Halt, Work};

const HADDAD: &str =
    "Haddad, Monmege: Reachability in MDPs: Refining Convergence of Value Iteration, 2014";
const KELMENDI: &str = "Kelmendi, Krämer, Křetínský, Weininger: Value Iteration for Simple Stochastic Games, 2018 (BigMec)";

const CONDON: &str = "Condon: On algorithms for simple stochastic games, 1993, page 8";
const THESIS: &str =
    "Konvalinka: Má Člověče, nezlob se výherní strategii? (diploma thesis, Brno 2016), 6.1.2";

pub(super) static ROWS: &[Row] = &[
    Row::new(
        "graph/condon-strategies",
        CONDON,
        "1→5 4→0 6→9",
        |work| {
            let graph = condon().expect("a graph");
            let exact = solve_exactly(&graph, work).map_err(halted)?;
            let as_good = |(from, to): (Vertex, Vertex)| {
                let values = [from, to].map(|vertex| &exact.values[vertex as usize]);
                if values[0] == values[1] {
                    format!("{from}→{to}")
                } else {
                    format!("not {from}→{to}")
                }
            };
            Ok([(1, 5), (4, 0), (6, 9)].map(as_good).join(" "))
        },
    ),
    Row::new(
        "graph/condon-rules-of-vertices",
        THESIS,
        "Max: the larger, Min: the smaller, chance: the mean",
        |work| obeyed(&condon().expect("a graph"), work),
    ),
    Row::new(
        "graph/condon-methods",
        THESIS,
        "shapley and hoffman-karp: the same values",
        |work| same_by_both(&condon().expect("a graph"), work),
    ),
    Row::new(
        "graph/adversarial-path-20",
        HADDAD,
        "1/2, proven within 1e-6",
        |work| {
            both(
                &adversarial_path(20, &exactly("1/2")).expect("a graph"),
                work,
            )
        },
    ),
    Row::new(
        "graph/adversarial-path-20-third",
        HADDAD,
        "1/3, proven within 1e-6",
        |work| {
            both(
                &adversarial_path(20, &exactly("1/3")).expect("a graph"),
                work,
            )
        },
    ),
    Row::new(
        "graph/big-end-1000",
        KELMENDI,
        "2/5, proven within 1e-6",
        |work| both(&big_end(1000).expect("a graph"), work),
    ),
];

/// The exact value, and whether the default method proves bounds around it.
fn both(graph: &Graph, work: &Work) -> Result<String, Halt> {
    let start = graph.start();
    let exact = solve_exactly(graph, work).map_err(halted)?;
    let value = &exact.values[start as usize];
    let found = solve(graph, &Options::default(), work).map_err(halted)?;
    let (low, high) = found.bounds(start);
    let proven = found.guarantee.kind == GuaranteeKind::Proven && low <= *value && *value <= high;
    let trust = if proven {
        "proven within 1e-6"
    } else {
        "not proven"
    };
    Ok(format!("{}, {trust}", fraction::written(value)))
}

/// Which of the rules that the thesis reads off its picture hold of the exact values.
fn obeyed(graph: &Graph, work: &Work) -> Result<String, Halt> {
    let values = solve_exactly(graph, work).map_err(halted)?.values;
    let holds = |kind: Kind| {
        let mut own = graph
            .vertices()
            .filter(|&vertex| graph.kind(vertex) == kind);
        own.all(|vertex| {
            let next = graph.successors(vertex);
            let worth = || next.iter().map(|&to| values[to as usize].clone());
            let wanted = match kind {
                Kind::Max => worth().max(),
                Kind::Min => worth().min(),
                _ => {
                    let sum = worth().fold(exactly("0"), |sum, value| sum + value);
                    Some(sum / exactly(&next.len().to_string()))
                }
            };
            wanted.as_ref() == Some(&values[vertex as usize])
        })
    };
    let told = [
        (Kind::Max, "Max: the larger"),
        (Kind::Min, "Min: the smaller"),
        (Kind::Chance, "chance: the mean"),
    ];
    let kept = told.into_iter().filter(|&(kind, _)| holds(kind));
    Ok(kept.map(|(_, text)| text).collect::<Vec<_>>().join(", "))
}

/// Whether the two methods of the thesis find the exact values.
fn same_by_both(graph: &Graph, work: &Work) -> Result<String, Halt> {
    let exact = solve_exactly(graph, work).map_err(halted)?.values;
    let mut names = Vec::new();
    for method in [Method::Shapley, Method::HoffmanKarp] {
        let options = Options {
            method,
            ..Options::default()
        };
        let found = solve(graph, &options, work).map_err(halted)?;
        let near =
            |(value, exact): (f64, _)| (value - fraction::nearest(exact)).abs() <= options.epsilon;
        if found.values.iter().copied().zip(&exact).all(near) {
            names.push(method.name());
        }
    }
    Ok(format!("{}: the same values", names.join(" and ")))
}

fn halted(error: Unmet) -> Halt {
    match error {
        Unmet::Halt(halt) => halt,
        other => unreachable!("rows ask for what can be solved: {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reproduce::Status;

    #[test]
    fn rows_agree() {
        for row in ROWS {
            let (ours, status) = row.run(&Work::unlimited()).unwrap();
            assert_eq!(status, Status::Agrees, "{}: {ours}", row.name);
        }
    }
}
