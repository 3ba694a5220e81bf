//! Ludo: the thesis's first example, and the first mover's chance on several boards.

use super::Row;
use graphs::{Method, Options, Unmet};
use ludo::explicit::Explicit;
use ludo::keep::{Forgetful, SolveError};
use ludo::{Board, Ludo, Solved, Variant};
use rules::Game;
use work::{Halt, Work};

const THESIS: &str =
    "Konvalinka: Má Člověče, nezlob se výherní strategii? (diploma thesis, Brno 2016), example 1";
const KNOWN: &str = "values known before this project, by a plain one-sided iteration";

pub(super) static ROWS: &[Row] = &[
    Row::new("ludo/example-1-value", THESIS, "32.9754 %", |work| {
        let (value, _) = example_one(work)?;
        Ok(format!("{:.4} %", value * 100.0))
    })
    .explained(Some("ludo-note-published-digits")),
    Row::new("ludo/example-1-converged", KNOWN, "0.3296392863", |work| {
        Ok(format!("{:.10}", example_one(work)?.0))
    }),
    Row::new("ludo/example-1-size", THESIS, "378668 vertices", |work| {
        Ok(format!("{} vertices", example_one(work)?.1))
    })
    .explained(Some("ludo-note-separate-root")),
    Row::new("ludo/first-mover-1-40", KNOWN, "0.517396652", |work| {
        first_mover(1, 40, work)
    }),
    Row::new("ludo/first-mover-2-12", KNOWN, "0.514285910", |work| {
        first_mover(2, 12, work)
    }),
    Row::new("ludo/first-mover-3-12", KNOWN, "0.511422106", |work| {
        first_mover(3, 12, work)
    }),
    Row::new("ludo/first-mover-2-40", KNOWN, "0.508999548", |work| {
        first_mover(2, 40, work)
    }),
    Row::new("ludo/first-mover-3-40", KNOWN, "0.506696", |work| {
        let chance = before_the_first_roll(3, 40, 1e-6, work)?;
        Ok(format!("{chance:.6}"))
    })
    .heroic()
    .within(2e-6),
];

/// The value and the number of vertices of example 1: 3 players, 2 pieces, 4 fields, a three on the die.
fn example_one(work: &Work) -> Result<(f64, u64), Halt> {
    let game = Ludo::new(board(3, 2, 4), Variant::default());
    let rolled = game.rolled(&game.start(), 3).expect("a die shows three");
    let game = game.starting(rolled).expect("the start is a position");
    let graph = Explicit::new(&game, 0, work)?;
    let options = Options {
        method: Method::Interval,
        epsilon: 1e-11,
    };
    let solution = graph.solve(&options, work).map_err(|error| match error {
        Unmet::Halt(halt) => halt,
        other => unreachable!("the method is made for this: {other}"),
    })?;
    let start = graph.explored.graph.start() as usize;
    Ok((solution.values[start], graph.vertices()))
}

fn first_mover(pieces: u64, fields: u64, work: &Work) -> Result<String, Halt> {
    Ok(format!(
        "{:.9}",
        before_the_first_roll(pieces, fields, 1e-11, work)?
    ))
}

fn before_the_first_roll(pieces: u64, fields: u64, epsilon: f64, work: &Work) -> Result<f64, Halt> {
    let game = Ludo::new(board(2, pieces, fields), Variant::default());
    let start = game.start();
    match Solved::new(&game, &start, 0, epsilon, &mut Forgetful, work) {
        Ok(solved) => Ok(solved.value(&start).middle()),
        Err(SolveError::Halt(halt)) => Err(halt),
        Err(SolveError::Keep(error)) => unreachable!("nothing is kept: {error}"),
    }
}

fn board(players: u64, pieces: u64, fields: u64) -> Board {
    Board::new(players, pieces, fields).expect("a size within the limits")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reproduce::Status;

    #[test]
    fn rows_agree_or_are_explained() {
        for row in ROWS.iter().filter(|row| row.quick) {
            let (ours, status) = row.run(&Work::unlimited()).unwrap();
            let wanted = if row.explained.is_some() {
                Status::Explained
            } else {
                Status::Agrees
            };
            assert_eq!(status, wanted, "{}: {ours}", row.name);
        }
    }
}
