//! Published results on games in normal and extensive form: the worked examples of the first chapter of every course.

use super::Row;
use ::heaps::{End, Heaps, Ruleset};
use ::matrix::tree::{Growth, Kind, Tree, TreeFailure, backward_induction, tree_of};
use ::matrix::{
    Bimatrix, ContinuousFailure, FloatingFailure, Formula, Interval, Labels, Payoffs, Rational,
    all_equilibria, pure_solution, solve_continuous, solve_exactly,
};
use rules::{MiserePlay, Placed};
use std::sync::Arc;
use work::{Halt, Work};

const THESIS: &str = "Hra Kalaha (master's thesis), chapter 1";
const VON_STENGEL: &str =
    "von Stengel: Computing equilibria for two-person games, Handbook of Game Theory 3";
const DEFINITION: &str = "by the definition: smallest in its row, largest in its column";
const FOLKLORE: &str = "every textbook on game theory";

pub(super) static ROWS: &[Row] = &[
    Row::new(
        "matrix/coins",
        THESIS,
        "saddle points (2,1); value 0; rows 0 1; columns 1 0",
        |work| zero_sum(&Payoffs::of_integers(&[[0, -40], [0, 40]]), work),
    ),
    Row::new(
        "matrix/saddle",
        THESIS,
        "saddle points (1,3); value 4; rows 1 0 0; columns 0 0 1 0",
        |work| {
            let game = [[5, 6, 4, 5], [-3, 5, 3, 7], [7, 8, -1, 6]];
            zero_sum(&Payoffs::of_integers(&game), work)
        },
    ),
    Row::new(
        "matrix/pennies",
        FOLKLORE,
        "no saddle point; value 0; rows 1/2 1/2; columns 1/2 1/2",
        |work| zero_sum(&Payoffs::of_integers(&[[1, -1], [-1, 1]]), work),
    ),
    Row::new(
        "matrix/rock-paper-scissors",
        FOLKLORE,
        "no saddle point; value 0; rows 1/3 1/3 1/3; columns 1/3 1/3 1/3",
        |work| {
            let game = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]];
            zero_sum(&Payoffs::of_integers(&game), work)
        },
    ),
    Row::new(
        "matrix/several-saddles",
        DEFINITION,
        "(1,2) (1,3) (3,2) (3,3)",
        |_| {
            let game = [[2, 1, 1], [0, -1, 1], [3, 1, 1]];
            let found = pure_solution(&Payoffs::of_integers(&game));
            Ok(places(&found.saddle_points))
        },
    ),
    Row::new("matrix/continuous", THESIS, "x = 1, y = 0", continuous),
    Row::new(
        "matrix/three-equilibria",
        VON_STENGEL,
        "(0 0 1, 1 0) (2/3 1/3 0, 1/3 2/3) (0 1/3 2/3, 2/3 1/3)",
        |work| {
            let row = Payoffs::of_integers(&[[0, 6], [2, 5], [3, 3]]);
            let column = Payoffs::of_integers(&[[1, 0], [0, 2], [4, 3]]);
            equilibria(row, column, work)
        },
    ),
    Row::new(
        "matrix/battle-of-the-sexes",
        FOLKLORE,
        "(1 0, 1 0) (0 1, 0 1) (3/5 2/5, 2/5 3/5)",
        |work| {
            let row = Payoffs::of_integers(&[[3, 0], [0, 2]]);
            let column = Payoffs::of_integers(&[[2, 0], [0, 3]]);
            equilibria(row, column, work)
        },
    ),
    Row::new(
        "tree/nim-2x2",
        THESIS,
        "levels 1 2 5 5 2; ends +1 -1 -1 -1 +1 +1; player 2 wins after either first move",
        nim,
    ),
];

fn joined<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(" ")
}

fn places(places: &[(usize, usize)]) -> String {
    joined(
        places
            .iter()
            .map(|(row, column)| format!("({},{})", row + 1, column + 1)),
    )
}

/// With a saddle point the first one is the solution, else the mixtures that the exact simplex method finds.
fn zero_sum(payoffs: &Payoffs, work: &Work) -> Result<String, Halt> {
    let pure = pure_solution(payoffs);
    let solution = solve_exactly(payoffs, work)?;
    let saddles = if pure.saddle_points.is_empty() {
        "no saddle point".to_owned()
    } else {
        format!("saddle points {}", places(&pure.saddle_points))
    };
    Ok(format!(
        "{saddles}; value {}; rows {}; columns {}",
        solution.value,
        joined(&solution.row),
        joined(&solution.column)
    ))
}

fn equilibria(row: Payoffs, column: Payoffs, work: &Work) -> Result<String, Halt> {
    let game = Bimatrix {
        row,
        column,
        labels: Labels::default(),
    };
    match all_equilibria(&game, work) {
        Ok(all) => {
            let pair = |found: &::matrix::Equilibrium| {
                format!("({}, {})", joined(&found.row), joined(&found.column))
            };
            Ok(joined(all.equilibria.iter().map(pair)))
        }
        Err(::matrix::EquilibriaFailure::Halt(halt)) => Err(halt),
        Err(failure) => Ok(failure.to_string()),
    }
}

fn continuous(work: &Work) -> Result<String, Halt> {
    let formula: Formula = match "x + y".parse() {
        Ok(formula) => formula,
        Err(error) => return Ok(error.to_string()),
    };
    let unit = Interval {
        low: 0.0,
        high: 1.0,
    };
    match solve_continuous(&formula, unit, unit, 1e-3, work) {
        Ok(found) => {
            let points = |strategy: &[(f64, f64)]| joined(strategy.iter().map(|(at, _)| at));
            Ok(format!(
                "x = {}, y = {}",
                points(&found.row),
                points(&found.column)
            ))
        }
        Err(ContinuousFailure::Floating(FloatingFailure::Halt(halt))) => Err(halt),
        Err(failure) => Ok(failure.to_string()),
    }
}

/// Two heaps of two, who takes the last loses; equal heaps are not told apart, as in the printed figure.
fn nim(work: &Work) -> Result<String, Halt> {
    let rules: Ruleset = match "nim".parse::<Ruleset>() {
        Ok(rules) => rules.with_end(End::Misere),
        Err(error) => return Ok(error.to_string()),
    };
    let key = |state: &Placed<Heaps>| {
        let mut heaps = state.position.heaps.clone();
        heaps.sort_unstable();
        format!("{heaps:?}")
    };
    let growth = Growth {
        players: vec!["1".to_owned(), "2".to_owned()],
        caption: None,
        key: Some(&key),
        most: 100,
    };
    let game = MiserePlay(Heaps::new(Arc::new(rules), vec![2, 2]));
    match tree_of(&game, growth, work) {
        Ok(tree) => Ok(told(&tree)),
        Err(TreeFailure::Halt(halt)) => Err(halt),
        Err(failure) => Ok(failure.to_string()),
    }
}

fn told(tree: &Tree) -> String {
    let depths = tree.depths();
    let levels =
        (0..=tree.height()).map(|level| depths.iter().filter(|depth| **depth == level).count());
    let mut ends: Vec<(usize, &Rational)> = Vec::new();
    for (node, &depth) in tree.nodes().iter().zip(&depths) {
        if let Kind::End { payoffs } = &node.kind {
            ends.push((depth, &payoffs[0]));
        }
    }
    // The figure is read level by level.
    ends.sort_by_key(|(depth, _)| *depth);
    let signed = ends.iter().map(|(_, payoff)| {
        let text = payoff.to_string();
        if text.starts_with('-') {
            text
        } else {
            format!("+{text}")
        }
    });
    let result = match backward_induction(tree) {
        Ok(solution) => {
            let value = &solution.values[0];
            let winner = if value[0] > value[1] { 1 } else { 2 };
            let either = solution.best[0].len() == tree.nodes()[0].children.len();
            let how = if either {
                "after either first move"
            } else {
                "after the right first move"
            };
            format!("player {winner} wins {how}")
        }
        Err(error) => error.to_string(),
    };
    format!(
        "levels {}; ends {}; {result}",
        joined(levels),
        joined(signed)
    )
}
