//! The value and optimal strategies of a table of payoffs in which one receives what the other pays, or shares a sum with him.

use super::{
    DominatedStrategy, Figure, GameClass, ValueGuarantee, check_epsilon, dominated, from_one, tell,
};
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use ::matrix::{Method, Rational, Solved, Way, ZeroSum, ZeroSumAnswer, number, show, show_exact};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is this table worth, and how is it played?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct MatrixSolve {
    /// The table: rows of numbers, comma separated values with names, or JSON.
    #[schema(example = "2 -1\n-1 3")]
    pub table: String,
    /// What both receive together; 0 if nothing is said.
    #[serde(default)]
    pub sum: Option<String>,
    /// Fractions instead of floating numbers.
    #[serde(default)]
    pub exact: bool,
    /// How it is solved.
    #[serde(default)]
    pub method: MatrixMethod,
    /// At most so many rounds of fictitious play.
    #[serde(default = "usual_rounds")]
    pub rounds: u64,
    /// Fictitious play ends when the bounds are this close.
    #[serde(default = "super::usual_epsilon")]
    pub epsilon: f64,
}

/// Rounds of fictitious play if nothing is said.
fn usual_rounds() -> u64 {
    100_000
}

/// How a table is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MatrixMethod {
    /// By what suits its size.
    #[default]
    Auto,
    /// By linear programming.
    Lp,
    /// In fractions.
    Exact,
    /// By fictitious play.
    Fictitious,
}

impl Choice for MatrixMethod {
    const ALL: &'static [(&'static str, Self)] = &[
        ("auto", MatrixMethod::Auto),
        ("lp", MatrixMethod::Lp),
        ("exact", MatrixMethod::Exact),
        ("fictitious", MatrixMethod::Fictitious),
    ];
}

/// What dominance leaves, counted from one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Undominated {
    /// These rows.
    pub rows: Vec<usize>,
    /// These columns.
    pub columns: Vec<usize>,
}

/// Value, strategies, saddle points, and what they rest on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatrixSolution {
    /// Rows and columns of all saddle points, counted from one.
    pub saddle_points: Vec<[usize; 2]>,
    /// What the row player receives.
    pub value: Figure,
    /// What the column player receives.
    pub column_value: Figure,
    /// Probabilities of the rows.
    pub row_strategy: Vec<Figure>,
    /// Probabilities of the columns.
    pub column_strategy: Vec<Figure>,
    /// Which way led to the answer.
    pub method: &'static str,
    /// Between which bounds the value lies.
    pub guarantee: ValueGuarantee,
    /// Whether a checker that shares no code with the solvers went over the answer.
    pub verified: bool,
    /// What the row player is assured of with a pure strategy.
    pub maximin: Figure,
    /// What the column player can hold him down to with a pure strategy.
    pub minimax: Figure,
    /// What dominance removes, in order.
    pub dominated: Vec<DominatedStrategy>,
    /// What it leaves.
    pub undominated: Undominated,
    /// What kind of game it is.
    pub classification: GameClass,
    /// Names of the rows, where they have names.
    pub rows: Option<Vec<String>>,
    /// Names of the columns, where they have names.
    pub columns: Option<Vec<String>>,
    /// Why, in sentences.
    pub explanation: String,
    /// The same for those who tell it.
    #[serde(skip)]
    found: Found,
}

#[derive(Clone, Debug)]
struct Found {
    game: ZeroSum,
    answer: ZeroSumAnswer,
    sum: Rational,
}

impl MatrixSolve {
    fn sum(&self) -> Result<Rational, Told> {
        let Some(text) = &self.sum else {
            return Ok(number::integer(0));
        };
        number::parse(text).map_err(|_| {
            Told::input(
                Message::new("matrix-error-sum").with("text", text.as_str()),
                Message::new("matrix-accepted-numbers"),
            )
        })
    }

    fn exact(&self) -> bool {
        self.exact || self.method == MatrixMethod::Exact
    }

    fn method(&self) -> Result<Method, Told> {
        Ok(match self.method {
            _ if self.exact() => Method::Exact,
            MatrixMethod::Auto | MatrixMethod::Exact => Method::Automatic,
            MatrixMethod::Lp => Method::LinearProgramming,
            MatrixMethod::Fictitious => Method::FictitiousPlay {
                rounds: self.rounds,
                epsilon: check_epsilon(self.epsilon)?,
            },
        })
    }
}

impl Question for MatrixSolve {
    const NAME: &'static str = "matrix.solve";
    const ABOUT: &'static str = "The value and optimal strategies of a zero-sum game.";
    const EXAMPLE: Example = Example::new(
        r#"{"table": "@input", "exact": true}"#,
        &["matrix", "solve", "-", "--exact"],
    )
    .reading("2 -1\n-1 3\n");
    type Answer = MatrixSolution;

    fn check(&self) -> Result<(), Told> {
        self.sum()?;
        self.method().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<MatrixSolution, Told> {
        let game = ::matrix::read_zero_sum(&self.table, asked.work)?;
        let sum = self.sum()?;
        let mut answer = ::matrix::answer_zero_sum(&game, self.method()?, asked.work)?;
        answer.classification.constant_sum = Some(sum.clone());
        let found = Found { game, answer, sum };
        let explanation = asked.words.lines(&found.explanation());
        Ok(found.document(self.exact(), explanation))
    }

    fn tell(&self, answer: &MatrixSolution, teller: &Teller) -> String {
        let told = answer.found.told(teller);
        format!("{told}\n\n{}", answer.explanation)
    }
}

/// What stands in the document of a solution: the value, that of the column player, both strategies, the guarantee.
type Solution = (Figure, Figure, Vec<Figure>, Vec<Figure>, ValueGuarantee);

impl Found {
    fn explanation(&self) -> Vec<Message> {
        let mut said = ::matrix::explain_zero_sum(&self.game, &self.answer);
        if self.shares_a_sum() {
            let sum = show_exact(&self.sum);
            said.push(Message::new("matrix-explain-constant-sum").with("sum", sum));
        }
        said
    }

    fn shares_a_sum(&self) -> bool {
        self.sum != number::integer(0)
    }

    fn solution(&self, exact: bool) -> Solution {
        let floating = |shares: &[f64]| shares.iter().copied().map(Figure::Floating).collect();
        match &self.answer.solved {
            Solved::Exactly { value, row, column } => (
                Figure::of(value, exact),
                Figure::of(&(&self.sum - value), exact),
                Figure::all(row, exact),
                Figure::all(column, exact),
                ValueGuarantee {
                    kind: "exact",
                    lower: Figure::of(value, exact),
                    upper: Figure::of(value, exact),
                },
            ),
            Solved::Within(found) => (
                Figure::Floating(found.value),
                Figure::Floating(number::approximate(&self.sum) - found.value),
                floating(&found.row),
                floating(&found.column),
                ValueGuarantee {
                    kind: "proven",
                    lower: Figure::Floating(found.lower),
                    upper: Figure::Floating(found.upper),
                },
            ),
        }
    }

    fn document(self, exact: bool, explanation: String) -> MatrixSolution {
        let (value, column_value, row_strategy, column_strategy, guarantee) = self.solution(exact);
        let Found { game, answer, .. } = &self;
        let from_one_each = |places: &[usize]| places.iter().map(|place| place + 1).collect();
        MatrixSolution {
            saddle_points: from_one(&answer.pure.saddle_points),
            value,
            column_value,
            row_strategy,
            column_strategy,
            method: match answer.way {
                Way::SaddlePoint => "saddle point",
                Way::LinearProgramming => "linear programming",
                Way::ExactSimplex => "exact simplex",
                Way::Certified => "linear programming, proven exactly",
                Way::BothAgree => "exact simplex and linear programming",
                Way::FictitiousPlay(_) => "fictitious play",
            },
            guarantee,
            verified: answer.verified,
            maximin: Figure::of(&answer.pure.lower, exact),
            minimax: Figure::of(&answer.pure.upper, exact),
            dominated: dominated(&answer.reduction),
            undominated: Undominated {
                rows: from_one_each(&answer.reduction.rows),
                columns: from_one_each(&answer.reduction.columns),
            },
            classification: (&answer.classification).into(),
            rows: game.labels.rows.clone(),
            columns: game.labels.columns.clone(),
            explanation,
            found: self,
        }
    }

    fn told(&self, teller: &Teller) -> String {
        let Found { game, answer, sum } = self;
        let labels = &game.labels;
        let saddles = &answer.pure.saddle_points;
        let mut lines = vec![tell::class(teller, &answer.classification)];
        let entry = |i: usize, j: usize| number::write(game.payoffs.at(i, j));
        if let Some(table) = tell::table(&game.payoffs, labels, entry, saddles) {
            lines.extend([String::new(), table]);
        }
        lines.push(String::new());
        lines.push(self.told_saddles(teller));
        let row = |at: usize| tell::row_name(teller, labels, at);
        let column = |at: usize| tell::column_name(teller, labels, at);
        let (value, column_value, row_shares, column_shares) = match &answer.solved {
            Solved::Exactly {
                value,
                row: rows,
                column: columns,
            } => (
                show_exact(value),
                show_exact(&(sum - value)),
                tell::used(rows, row),
                tell::used(columns, column),
            ),
            Solved::Within(found) => (
                show(found.value),
                show(number::approximate(sum) - found.value),
                tell::used_floating(&found.row, row),
                tell::used_floating(&found.column, column),
            ),
        };
        lines.push(teller.say(&Message::new("matrix-value").with("value", value)));
        if self.shares_a_sum() {
            let told = Message::new("matrix-value-column").with("value", column_value);
            lines.push(teller.say(&told));
        }
        lines.push(tell::row_strategy(teller, &row_shares));
        lines.push(tell::column_strategy(teller, &column_shares));
        lines.join("\n")
    }

    fn told_saddles(&self, teller: &Teller) -> String {
        let saddles = &self.answer.pure.saddle_points;
        let labels = &self.game.labels;
        let point = |&(i, j): &(usize, usize)| {
            let point = Message::new("matrix-point").with("row", labels.row(i));
            teller.say(&point.with("column", labels.column(j)))
        };
        let mut points: Vec<String> = saddles.iter().take(MOST_POINTS).map(point).collect();
        if saddles.len() > MOST_POINTS {
            points.push("…".to_owned());
        }
        let message = Message::new("matrix-saddle-points").with("count", saddles.len());
        teller.say(&message.with("points", points.join(", ")))
    }
}

/// Saddle points beyond this many are only counted.
const MOST_POINTS: usize = 20;
