//! Published values of stochastic games, from models that are built here.

use super::Row;
use graphs::generate::{adversarial_path, big_end};
use graphs::{Graph, GuaranteeKind, Options, Unmet, exactly, fraction, solve, solve_exactly};
use work::{Halt, Work};

const HADDAD: &str =
    "Haddad, Monmege: Reachability in MDPs: Refining Convergence of Value Iteration, 2014";
const KELMENDI: &str = "Kelmendi, Krämer, Křetínský, Weininger: Value Iteration for Simple Stochastic Games, 2018 (BigMec)";

pub(super) static ROWS: &[Row] = &[
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
