//! Games in which each player has payoffs of his own: all equilibria, or one. Also the answer for the table of a tree.

use super::{DominatedStrategy, Figure, GameClass, dominated, from_one, tell};
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use ::matrix::{Bimatrix, BimatrixAnswer, Equilibrium, Labels, check, number, show_exact};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// What are the equilibria of this game?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MatrixBimatrix {
    /// One table of pairs, or both tables with an empty line between them; the row player's alone where the other is given.
    #[schema(example = "3,2 0,0\n0,0 2,3")]
    pub table: String,
    /// The column player's table.
    #[serde(default)]
    pub column_table: Option<String>,
    /// Fractions instead of floating numbers.
    #[serde(default)]
    pub exact: bool,
    /// One equilibrium by the path of Lemke and Howson that drops this strategy first: rows, then columns, counted from one.
    #[serde(default)]
    pub start: Option<usize>,
}

/// A pair of strategies from which nobody gains by deviating alone.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BimatrixEquilibrium {
    /// Probabilities of the rows.
    pub row_strategy: Vec<Figure>,
    /// Probabilities of the columns.
    pub column_strategy: Vec<Figure>,
    /// What the row player receives.
    pub row_payoff: Figure,
    /// What the column player receives.
    pub column_payoff: Figure,
}

/// Equilibria, and how complete they are.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BimatrixSolution {
    /// Rows and columns of the equilibria in pure strategies, counted from one.
    pub pure_equilibria: Vec<[usize; 2]>,
    /// What was found.
    pub equilibria: Vec<BimatrixEquilibrium>,
    /// With a constant sum: what the row player receives in every equilibrium.
    pub value: Option<Figure>,
    /// With a constant sum: what the column player receives in every equilibrium.
    pub column_value: Option<Figure>,
    /// Whether these are all; where there are infinitely many, all corners.
    pub complete: bool,
    /// Whether some strategy has more best answers than members.
    pub degenerate: Option<bool>,
    /// Whether there are infinitely many.
    pub infinite: Option<bool>,
    /// Which way led to them.
    pub method: &'static str,
    /// Whether a checker that shares no code with the solvers went over every equilibrium.
    pub verified: bool,
    /// What dominance removes, in order.
    pub dominated: Vec<DominatedStrategy>,
    /// What kind of game it is.
    pub classification: GameClass,
    /// Names of the rows, where they have names.
    pub rows: Option<Vec<String>>,
    /// Names of the columns, where they have names.
    pub columns: Option<Vec<String>>,
    /// The row player's table.
    pub row_payoffs: Vec<Vec<Figure>>,
    /// The column player's table.
    pub column_payoffs: Vec<Vec<Figure>>,
    /// Why, in sentences.
    pub explanation: String,
    /// The same for those who tell it.
    #[serde(skip)]
    found: Found,
}

#[derive(Clone, Debug)]
struct Found {
    game: Bimatrix,
    answer: BimatrixAnswer,
}

impl MatrixBimatrix {
    fn read(&self, work: &Work) -> Result<Bimatrix, Told> {
        let Some(column) = &self.column_table else {
            return Ok(::matrix::read_bimatrix(&self.table, work)?);
        };
        let row = ::matrix::read_zero_sum(&self.table, work)?;
        let column = ::matrix::read_zero_sum(column, work)?;
        let labels = Labels {
            rows: row.labels.rows.or(column.labels.rows),
            columns: row.labels.columns.or(column.labels.columns),
        };
        Ok(::matrix::join(row.payoffs, column.payoffs, labels)?)
    }
}

impl Question for MatrixBimatrix {
    const NAME: &'static str = "matrix.bimatrix";
    const ABOUT: &'static str = "The equilibria of a game in which each has payoffs of his own.";
    const EXAMPLE: Example = Example::new(
        r#"{"table": "@input", "exact": true}"#,
        &["matrix", "solve", "--bimatrix", "-", "--exact"],
    )
    .reading("3,2 0,0\n0,0 2,3\n");
    type Answer = BimatrixSolution;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<BimatrixSolution, Told> {
        let game = self.read(asked.work)?;
        let answer = ::matrix::answer_bimatrix(&game, self.start, asked.work)?;
        Ok(BimatrixSolution::of(game, answer, self.exact, asked.words))
    }

    fn tell(&self, answer: &BimatrixSolution, teller: &Teller) -> String {
        answer.told(teller)
    }
}

/// Equilibria beyond this many are only counted.
const MOST_TOLD: usize = 20;

impl BimatrixSolution {
    /// The document of what was found in a game.
    #[must_use]
    pub fn of(game: Bimatrix, answer: BimatrixAnswer, exact: bool, words: Words) -> Self {
        let found = |found: &Equilibrium| {
            let payoff = |payoffs| check::expected(payoffs, &found.row, &found.column);
            BimatrixEquilibrium {
                row_strategy: Figure::all(&found.row, exact),
                column_strategy: Figure::all(&found.column, exact),
                row_payoff: Figure::of(&payoff(&game.row), exact),
                column_payoff: Figure::of(&payoff(&game.column), exact),
            }
        };
        let table = |payoffs: &::matrix::Payoffs| {
            let row = |row| Figure::all(payoffs.row(row), exact);
            (0..payoffs.rows()).map(row).collect()
        };
        let all = answer.all.as_ref();
        let equilibria: Vec<BimatrixEquilibrium> = answer.equilibria.iter().map(found).collect();
        let opposed = equilibria.first();
        let opposed = opposed.filter(|_| answer.classification.constant_sum.is_some());
        BimatrixSolution {
            value: opposed.map(|one| one.row_payoff.clone()),
            column_value: opposed.map(|one| one.column_payoff.clone()),
            pure_equilibria: from_one(&answer.pure),
            complete: all.is_some(),
            degenerate: all.map(|all| all.degenerate),
            infinite: all.map(|all| all.infinite),
            method: match all {
                Some(_) => "support enumeration",
                None => "Lemke-Howson",
            },
            verified: answer.verified,
            dominated: dominated(&answer.reduction),
            classification: (&answer.classification).into(),
            rows: game.labels.rows.clone(),
            columns: game.labels.columns.clone(),
            row_payoffs: table(&game.row),
            column_payoffs: table(&game.column),
            explanation: words.lines(&::matrix::explain_bimatrix(&game, &answer)),
            equilibria,
            found: Found { game, answer },
        }
    }

    /// The answer as it is told to a person.
    #[must_use]
    pub fn told(&self, teller: &Teller) -> String {
        let Found { game, answer } = &self.found;
        let mut lines = vec![tell::class(teller, &answer.classification)];
        let entry = |i: usize, j: usize| {
            let (first, second) = (game.row.at(i, j), game.column.at(i, j));
            format!("{},{}", number::write(first), number::write(second))
        };
        if let Some(table) = tell::table(&game.row, &game.labels, entry, &answer.pure) {
            lines.extend([String::new(), table]);
        }
        for (at, found) in answer.equilibria.iter().take(MOST_TOLD).enumerate() {
            lines.push(String::new());
            lines.extend(self.found.told(at + 1, found, teller));
        }
        if answer.equilibria.len() > MOST_TOLD {
            lines.push("…".to_owned());
        }
        lines.push(String::new());
        lines.push(self.explanation.clone());
        lines.join("\n")
    }
}

impl Found {
    fn told(&self, number: usize, found: &Equilibrium, teller: &Teller) -> [String; 3] {
        let game = &self.game;
        let payoff = |payoffs| show_exact(&check::expected(payoffs, &found.row, &found.column));
        let head = Message::new("matrix-equilibrium")
            .with("number", number)
            .with("first", payoff(&game.row))
            .with("second", payoff(&game.column));
        let row = tell::used(&found.row, |at| tell::row_name(teller, &game.labels, at));
        let column = |at| tell::column_name(teller, &game.labels, at);
        let column = tell::used(&found.column, column);
        let row = tell::row_strategy(teller, &row);
        let column = tell::column_strategy(teller, &column);
        [teller.say(&head), format!("  {row}"), format!("  {column}")]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_tables_are_one_game_with_the_names_of_either() {
        let request = MatrixBimatrix {
            table: "3 0\n0 2".to_owned(),
            column_table: Some(",a,b\nx,2,0\ny,0,3".to_owned()),
            exact: true,
            start: None,
        };
        let game = request.read(&Work::unlimited()).unwrap();
        assert_eq!(game.labels.row(0), "x");
        assert_eq!(number::write(game.column.at(1, 1)), "3");
    }
}
