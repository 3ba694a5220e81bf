//! The best answers to a mixed strategy.

use super::{Figure, tell};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use ::matrix::{BestResponses, Bimatrix, Labels, show_exact};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// What is best against this mixture? Exactly one of `row` and `column` is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MatrixRespond {
    /// The table.
    #[schema(example = "1 -1\n-1 1")]
    pub table: String,
    /// Whether each player has payoffs of his own in it.
    #[serde(default)]
    pub bimatrix: bool,
    /// What the row player does, such as `1/2,1/4,1/4`: the column player's best answers are asked for.
    #[serde(default)]
    pub row: Option<String>,
    /// What the column player does: the row player's best answers are asked for.
    #[serde(default)]
    pub column: Option<String>,
    /// Fractions instead of floating numbers.
    #[serde(default)]
    pub exact: bool,
}

/// Best answers, and what everything brings.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatrixResponse {
    /// Who answers: `row` or `column`.
    pub player: &'static str,
    /// His best strategies, counted from one.
    pub best_responses: Vec<usize>,
    /// What each of them brings.
    pub payoff: Figure,
    /// What every strategy brings.
    pub payoffs: Vec<Figure>,
    /// The same for those who tell it.
    #[serde(skip)]
    found: Found,
}

#[derive(Clone, Debug)]
struct Found {
    best: BestResponses,
    labels: Labels,
}

impl MatrixRespond {
    fn read(&self, work: &Work) -> Result<Bimatrix, Told> {
        if self.bimatrix {
            return Ok(::matrix::read_bimatrix(&self.table, work)?);
        }
        let game = ::matrix::read_zero_sum(&self.table, work)?;
        let column = game.payoffs.negated();
        Ok(::matrix::join(game.payoffs, column, game.labels)?)
    }
}

impl Question for MatrixRespond {
    const NAME: &'static str = "matrix.respond";
    const ABOUT: &'static str = "The best answers to a mixed strategy.";
    const EXAMPLE: Example = Example::new(
        r#"{"table": "@input", "column": "1/2,1/2"}"#,
        &["matrix", "respond", "-", "--column", "1/2,1/2"],
    )
    .reading("2 -1\n-1 3\n");
    type Answer = MatrixResponse;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<MatrixResponse, Told> {
        let game = self.read(asked.work)?;
        let (rows, columns) = (game.row.rows(), game.row.columns());
        // The column player sees his own payoffs with his strategies as rows.
        let (player, own, against) = match (&self.row, &self.column) {
            (Some(text), None) => {
                let against = ::matrix::read_strategy(text, rows)?;
                ("column", game.column.transposed(), against)
            }
            (None, Some(text)) => ("row", game.row, ::matrix::read_strategy(text, columns)?),
            _ => {
                return Err(Told::input(
                    Message::new("matrix-error-respond"),
                    Message::new("matrix-accepted-respond"),
                ));
            }
        };
        let best = ::matrix::best_responses(&own, &against);
        Ok(MatrixResponse {
            player,
            best_responses: best.strategies.iter().map(|at| at + 1).collect(),
            payoff: Figure::of(&best.payoff, self.exact),
            payoffs: Figure::all(&best.payoffs, self.exact),
            found: Found {
                best,
                labels: game.labels,
            },
        })
    }

    fn tell(&self, answer: &MatrixResponse, teller: &Teller) -> String {
        let Found { best, labels } = &answer.found;
        let name = |at: usize| match answer.player {
            "row" => tell::row_name(teller, labels, at),
            _ => tell::column_name(teller, labels, at),
        };
        let value = |id, payoff| Message::new(id).with("value", show_exact(payoff));
        let names: Vec<String> = best.strategies.iter().map(|&at| name(at)).collect();
        let mut lines = vec![
            teller.say(&Message::new("matrix-best-responses").with("names", names.join(", "))),
            teller.say(&value("matrix-response-payoff", &best.payoff)),
            String::new(),
        ];
        for (at, payoff) in best.payoffs.iter().enumerate() {
            lines.push(teller.say(&value("matrix-response-line", payoff).with("name", name(at))));
        }
        lines.join("\n")
    }
}
