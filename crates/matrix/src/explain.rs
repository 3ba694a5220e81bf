//! Why the answer is the answer, as sentences for people. The wording is elsewhere; here is what is said, and in which order.

use crate::answer::{Solved, Way, ZeroSumAnswer};
use crate::bimatrix::BimatrixAnswer;
use crate::classify::Classification;
use crate::dominance::{Domination, Player, Reduction};
use crate::equilibria::{AllEquilibria, Equilibrium};
use crate::number::{Rational, approximate};
use crate::payoffs::{Bimatrix, Labels, ZeroSum};
use num_traits::Zero;
use rules::Message;

/// Steps and strategies beyond this many are counted, not listed.
const MOST_LISTED: usize = 12;

/// A floating number for people: at most six decimals, no trailing zeros, never `-0`; small ones with a power of ten.
#[must_use]
pub fn show(number: f64) -> String {
    // Anything this small beside ordinary payoffs is rounding.
    if number.abs() < 1e-12 {
        return "0".to_owned();
    }
    if number.abs() < 1e-4 || number.abs() >= 1e15 {
        return format!("{number:.3e}");
    }
    let text = format!("{number:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// An exact number for people: itself, and a decimal where the fraction says little.
#[must_use]
pub fn show_exact(number: &Rational) -> String {
    let text = number.to_string();
    if number.is_integer() || text.len() <= 5 {
        return text;
    }
    let decimal = show(approximate(number));
    if text.len() > 24 {
        format!("≈ {decimal}")
    } else {
        format!("{text} (≈ {decimal})")
    }
}

/// What kind of game it is.
#[must_use]
pub fn explain_classification(class: &Classification) -> Vec<Message> {
    let mut said = vec![Message::new("matrix-class-players").with("count", class.players)];
    said.push(match &class.constant_sum {
        Some(sum) if sum.is_zero() => Message::new("matrix-class-zero-sum"),
        Some(sum) => Message::new("matrix-class-constant-sum").with("sum", show_exact(sum)),
        None => Message::new("matrix-class-general-sum"),
    });
    said.push(Message::new(if class.finite {
        "matrix-class-finite"
    } else {
        "matrix-class-infinite"
    }));
    said.push(Message::new(if class.perfect_information {
        "matrix-class-perfect"
    } else {
        "matrix-class-imperfect"
    }));
    if class.chance {
        said.push(Message::new("matrix-class-chance"));
    }
    if class.symmetric {
        said.push(Message::new("matrix-class-symmetric"));
    }
    said
}

/// Why the answer to a zero-sum game is right.
#[must_use]
pub fn explain_zero_sum(game: &ZeroSum, answer: &ZeroSumAnswer) -> Vec<Message> {
    let labels = &game.labels;
    let mut said = explain_reduction(&answer.reduction, labels, "matrix-explain-left");
    said.push(
        Message::new("matrix-explain-maximin")
            .with("rows", row_names(labels, &answer.pure.maximin_rows))
            .with("count", answer.pure.maximin_rows.len())
            .with("value", show_exact(&answer.pure.lower)),
    );
    said.push(
        Message::new("matrix-explain-minimax")
            .with(
                "columns",
                column_names(labels, &answer.pure.minimax_columns),
            )
            .with("count", answer.pure.minimax_columns.len())
            .with("value", show_exact(&answer.pure.upper)),
    );
    let saddles = &answer.pure.saddle_points;
    match saddles.as_slice() {
        [] => said.push(Message::new("matrix-explain-no-saddle")),
        [(row, column)] => said.push(
            Message::new("matrix-explain-saddle")
                .with("row", labels.row(*row))
                .with("column", labels.column(*column))
                .with("value", show_exact(&answer.pure.lower)),
        ),
        several => said.push(
            Message::new("matrix-explain-saddles")
                .with("count", several.len())
                .with("value", show_exact(&answer.pure.lower)),
        ),
    }
    said.push(match &answer.way {
        Way::SaddlePoint => Message::new("matrix-explain-by-saddle"),
        Way::ExactSimplex => Message::new("matrix-explain-by-exact"),
        Way::BothAgree => Message::new("matrix-explain-by-simplex"),
        Way::Certified => Message::new("matrix-explain-by-certificate"),
        Way::LinearProgramming => Message::new("matrix-explain-by-program"),
        Way::FictitiousPlay(rounds) => {
            Message::new("matrix-explain-by-fictitious").with("rounds", *rounds)
        }
    });
    match &answer.solved {
        // A saddle point explains itself.
        Solved::Exactly { .. } if answer.way == Way::SaddlePoint => {}
        Solved::Exactly { value, .. } => {
            said.push(Message::new("matrix-explain-value").with("value", show_exact(value)));
        }
        Solved::Within(found) => said.push(
            Message::new("matrix-explain-bounds")
                .with("lower", show(found.lower))
                .with("upper", show(found.upper))
                .with("error", format!("{:.1e}", found.upper - found.lower)),
        ),
    }
    if answer.verified {
        said.push(Message::new("matrix-explain-verified"));
    }
    said
}

/// Which strategies go, and why; `left` words what is left.
fn explain_reduction(reduction: &Reduction, labels: &Labels, left: &'static str) -> Vec<Message> {
    let mut said = Vec::new();
    for step in reduction.steps.iter().take(MOST_LISTED) {
        let (id, name): (_, fn(&Labels, usize) -> String) = match (step.player, step.how) {
            (Player::Row, Domination::Strict) => ("matrix-explain-row-strict", Labels::row),
            (Player::Row, Domination::Weak) => ("matrix-explain-row-weak", Labels::row),
            (Player::Row, Domination::Equal) => ("matrix-explain-row-equal", Labels::row),
            (Player::Column, Domination::Strict) => {
                ("matrix-explain-column-strict", Labels::column)
            }
            (Player::Column, Domination::Weak) => ("matrix-explain-column-weak", Labels::column),
            (Player::Column, Domination::Equal) => ("matrix-explain-column-equal", Labels::column),
        };
        said.push(
            Message::new(id)
                .with("removed", name(labels, step.removed))
                .with("by", name(labels, step.by)),
        );
    }
    if reduction.steps.len() > MOST_LISTED {
        let more = reduction.steps.len() - MOST_LISTED;
        said.push(Message::new("matrix-explain-more-steps").with("count", more));
    }
    if !reduction.steps.is_empty() {
        said.push(
            Message::new(left)
                .with("rows", reduction.rows.len())
                .with("columns", reduction.columns.len()),
        );
    }
    said
}

/// What was found in a bimatrix game, and how complete it is.
#[must_use]
pub fn explain_bimatrix(game: &Bimatrix, answer: &BimatrixAnswer) -> Vec<Message> {
    let (labels, pure) = (&game.labels, &answer.pure);
    let mut said = explain_reduction(&answer.reduction, labels, "matrix-explain-left-equilibria");
    said.push(Message::new("matrix-explain-pure-equilibria").with("count", pure.len()));
    for &(row, column) in pure.iter().take(MOST_LISTED) {
        said.push(
            Message::new("matrix-explain-pure-equilibrium")
                .with("row", labels.row(row))
                .with("column", labels.column(column))
                .with("first", show_exact(game.row.at(row, column)))
                .with("second", show_exact(game.column.at(row, column))),
        );
    }
    match &answer.all {
        Some(all) => said.extend(explain_completeness(all)),
        None => said.push(Message::new("matrix-explain-lemke-howson")),
    }
    if answer.verified {
        said.push(Message::new("matrix-explain-verified"));
    }
    said
}

fn explain_completeness(all: &AllEquilibria) -> Vec<Message> {
    let mixed = all
        .equilibria
        .iter()
        .filter(|found| !is_pure(found))
        .count();
    let mut said =
        vec![Message::new("matrix-explain-supports").with("count", all.equilibria.len())];
    if mixed > 0 {
        said.push(Message::new("matrix-explain-mixed").with("count", mixed));
    }
    if all.infinite {
        said.push(Message::new("matrix-explain-infinite"));
    } else if all.degenerate {
        said.push(Message::new("matrix-explain-degenerate"));
    }
    said
}

fn is_pure(found: &Equilibrium) -> bool {
    let used = |shares: &[Rational]| shares.iter().filter(|share| !share.is_zero()).count();
    used(&found.row) == 1 && used(&found.column) == 1
}

fn row_names(labels: &Labels, rows: &[usize]) -> String {
    listed(rows.iter().map(|&row| labels.row(row)).collect())
}

fn column_names(labels: &Labels, columns: &[usize]) -> String {
    listed(
        columns
            .iter()
            .map(|&column| labels.column(column))
            .collect(),
    )
}

fn listed(mut names: Vec<String>) -> String {
    if names.len() > MOST_LISTED {
        names.truncate(MOST_LISTED);
        names.push("…".to_owned());
    }
    names.join(", ")
}
