//! Games in which each player has payoffs of his own: all equilibria, or one. Also the answer for the table of a tree.

use super::{Class, Dominated, Figure};
use crate::context::Context;
use crate::failure::Failure;
use hra::Words;
use matrix::{
    AllEquilibria, Bimatrix, Classification, EquilibriaFailure, Equilibrium, Reduction, check,
    number, show_exact,
};
use say::Message;
use serde::Serialize;

#[derive(Serialize)]
struct Found {
    row_strategy: Vec<Figure>,
    column_strategy: Vec<Figure>,
    row_payoff: Figure,
    column_payoff: Figure,
}

#[derive(Serialize)]
pub struct BimatrixAnswer {
    pure_equilibria: Vec<[usize; 2]>,
    equilibria: Vec<Found>,
    /// With a constant sum: what each player receives in every equilibrium.
    value: Option<Figure>,
    column_value: Option<Figure>,
    /// Whether these are all; where there are infinitely many, all corners.
    complete: bool,
    degenerate: Option<bool>,
    infinite: Option<bool>,
    method: &'static str,
    verified: bool,
    dominated: Vec<Dominated>,
    classification: Class,
    rows: Option<Vec<String>>,
    columns: Option<Vec<String>>,
    row_payoffs: Vec<Vec<Figure>>,
    column_payoffs: Vec<Vec<Figure>>,
    explanation: String,
}

/// One text with both tables, or two texts with one each.
pub fn read(first: &str, second: Option<&str>, context: &Context) -> Result<Bimatrix, Failure> {
    let Some(second) = second else {
        return Ok(matrix::read_bimatrix(first, &context.work)?);
    };
    let row = matrix::read_zero_sum(first, &context.work)?;
    let column = matrix::read_zero_sum(second, &context.work)?;
    let labels = matrix::Labels {
        rows: row.labels.rows.or(column.labels.rows),
        columns: row.labels.columns.or(column.labels.columns),
    };
    Ok(matrix::join(row.payoffs, column.payoffs, labels)?)
}

/// Everything that was found out about a bimatrix game.
pub struct Solution {
    classification: Classification,
    reduction: Reduction,
    pure: Vec<(usize, usize)>,
    equilibria: Vec<Equilibrium>,
    all: Option<AllEquilibria>,
    /// Whether the checker, which shares no code with the solvers, went over every equilibrium.
    verified: bool,
}

/// Games with more cells are not checked again: long fractions would take longer to check than to find.
const LARGEST_VERIFIED: usize = 1024;

/// All equilibria of a small game; one of a large game, or of any game when a start of the path is given.
pub fn solve(
    game: &Bimatrix,
    start: Option<usize>,
    context: &Context,
) -> Result<Solution, Failure> {
    let strategies = game.row.rows() + game.row.columns();
    if let Some(start) = start.filter(|start| !(1..=strategies).contains(start)) {
        return Err(Failure::input(
            Message::new("matrix-error-start").with("text", start.to_string()),
            Message::new("accepted-number-from-to")
                .with("from", 1)
                .with("to", strategies),
        ));
    }
    let all = match start {
        Some(_) => None,
        None => match matrix::all_equilibria(game, &context.work) {
            Ok(all) => Some(all),
            Err(EquilibriaFailure::TooManySupports { .. }) => None,
            Err(EquilibriaFailure::Halt(halt)) => return Err(halt.into()),
        },
    };
    let equilibria = match &all {
        Some(all) => all.equilibria.clone(),
        None => vec![matrix::lemke_howson(
            game,
            start.unwrap_or(1) - 1,
            &context.work,
        )?],
    };
    let verified = game.row.entries().len() <= LARGEST_VERIFIED;
    if verified {
        for found in &equilibria {
            let checked =
                check::verify_equilibrium(&game.row, &game.column, &found.row, &found.column);
            checked.map_err(|violation| {
                Failure::other(
                    Message::new("matrix-error-refused").with("why", violation.to_string()),
                )
            })?;
        }
    }
    Ok(Solution {
        verified,
        classification: Classification::of_bimatrix(game),
        reduction: matrix::reduce_bimatrix(&game.row, &game.column, &context.work)?,
        pure: matrix::pure_equilibria(game),
        equilibria,
        all,
    })
}

/// Solves and answers.
pub fn answer(
    game: &Bimatrix,
    start: Option<usize>,
    exact: bool,
    context: &Context,
) -> Result<(), Failure> {
    let solution = solve(game, start, context)?;
    let document = document(game, &solution, exact, context.words);
    context.answer(&document, || told(game, &solution, context.words))
}

fn explanation(game: &Bimatrix, solution: &Solution) -> Vec<Message> {
    let all = solution.all.as_ref();
    let mut said = matrix::explain_bimatrix(game, &solution.reduction, &solution.pure, all);
    if solution.verified {
        said.push(Message::new("matrix-explain-verified"));
    }
    said
}

pub fn document(game: &Bimatrix, solution: &Solution, exact: bool, words: Words) -> BimatrixAnswer {
    let found = |found: &Equilibrium| Found {
        row_strategy: Figure::all(&found.row, exact),
        column_strategy: Figure::all(&found.column, exact),
        row_payoff: Figure::of(
            &check::expected(&game.row, &found.row, &found.column),
            exact,
        ),
        column_payoff: Figure::of(
            &check::expected(&game.column, &found.row, &found.column),
            exact,
        ),
    };
    let table = |payoffs: &matrix::Payoffs| {
        (0..payoffs.rows())
            .map(|row| Figure::all(payoffs.row(row), exact))
            .collect()
    };
    let all = solution.all.as_ref();
    let opposed = solution
        .equilibria
        .first()
        .filter(|_| solution.classification.constant_sum.is_some());
    BimatrixAnswer {
        value: opposed.map(|one| found(one).row_payoff),
        column_value: opposed.map(|one| found(one).column_payoff),
        pure_equilibria: super::from_one(&solution.pure),
        equilibria: solution.equilibria.iter().map(found).collect(),
        complete: all.is_some(),
        degenerate: all.map(|all| all.degenerate),
        infinite: all.map(|all| all.infinite),
        method: if all.is_some() {
            "support enumeration"
        } else {
            "Lemke-Howson"
        },
        verified: solution.verified,
        dominated: super::dominated(&solution.reduction),
        classification: (&solution.classification).into(),
        rows: game.labels.rows.clone(),
        columns: game.labels.columns.clone(),
        row_payoffs: table(&game.row),
        column_payoffs: table(&game.column),
        explanation: words.lines(&explanation(game, solution)),
    }
}

/// Equilibria beyond this many are only counted.
const MOST_TOLD: usize = 20;

pub fn told(game: &Bimatrix, solution: &Solution, words: Words) -> String {
    let labels = &game.labels;
    let mut lines = vec![super::class_text(words, &solution.classification)];
    let cell = |i: usize, j: usize| {
        let entry = format!(
            "{},{}",
            number::write(game.row.at(i, j)),
            number::write(game.column.at(i, j))
        );
        if solution.pure.contains(&(i, j)) {
            format!("({entry})")
        } else {
            format!("{entry} ")
        }
    };
    if let Some(table) = super::table_text(&game.row, labels, cell) {
        lines.extend([String::new(), table]);
    }
    for (at, found) in solution.equilibria.iter().take(MOST_TOLD).enumerate() {
        lines.push(String::new());
        let payoff = |payoffs| show_exact(&check::expected(payoffs, &found.row, &found.column));
        let head = Message::new("matrix-equilibrium")
            .with("number", at + 1)
            .with("first", payoff(&game.row))
            .with("second", payoff(&game.column));
        lines.push(words.say(&head));
        let row = super::used(&found.row, |row| super::row_name(words, labels, row));
        let column = super::used(&found.column, |column| {
            super::column_name(words, labels, column)
        });
        for (id, shares) in [
            ("matrix-row-strategy", row),
            ("matrix-column-strategy", column),
        ] {
            let strategy = super::mixture(words, &shares);
            lines.push(format!(
                "  {}",
                words.say(&Message::new(id).with("strategy", strategy))
            ));
        }
    }
    if solution.equilibria.len() > MOST_TOLD {
        lines.push("…".to_owned());
    }
    lines.push(String::new());
    lines.push(words.lines(&explanation(game, solution)));
    lines.join("\n")
}
