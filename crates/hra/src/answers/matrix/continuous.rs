//! Both choose a number, and a formula says what the first receives.

use super::{Figure, GameClass, ValueGuarantee, check_epsilon, tell};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use ::matrix::{Classification, Formula, Interval, show};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is the game with this formula worth?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct MatrixContinuous {
    /// What the first player receives, as a formula in `x` and `y`.
    #[schema(example = "(x - y)^2")]
    pub formula: String,
    /// What the first player chooses from.
    #[serde(default = "unit")]
    #[schema(example = "0..1")]
    pub x: String,
    /// What the second player chooses from.
    #[serde(default = "unit")]
    #[schema(example = "0..1")]
    pub y: String,
    /// How close the bounds must be.
    #[serde(default = "super::usual_epsilon")]
    pub epsilon: f64,
}

fn unit() -> String {
    "0..1".to_owned()
}

/// A number that is chosen with some probability.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct ContinuousChoice {
    /// The number.
    pub at: f64,
    /// How often it is chosen.
    pub probability: f64,
}

/// The value between proven bounds, and strategies that assure them.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ContinuousSolution {
    /// The middle of the bounds.
    pub value: f64,
    /// How far apart they are.
    pub error: f64,
    /// The bounds.
    pub guarantee: ValueGuarantee,
    /// What the first player chooses.
    pub row_strategy: Vec<ContinuousChoice>,
    /// What the second player chooses.
    pub column_strategy: Vec<ContinuousChoice>,
    /// How often the grid was refined.
    pub refinements: usize,
    /// How many numbers of each player are on the grid.
    pub grid: [usize; 2],
    /// What kind of game it is.
    pub classification: GameClass,
    /// Why, in sentences.
    pub explanation: String,
}

impl MatrixContinuous {
    fn read(&self) -> Result<(Formula, Interval, Interval, f64), Told> {
        let formula = self.formula.parse()?;
        let (x, y) = (interval(&self.x)?, interval(&self.y)?);
        Ok((formula, x, y, check_epsilon(self.epsilon)?))
    }
}

impl Question for MatrixContinuous {
    const NAME: &'static str = "matrix.continuous";
    const ABOUT: &'static str = "The value of a game in which both choose a number.";
    const EXAMPLE: Example = Example::new(
        r#"{"formula": "x + y"}"#,
        &["matrix", "continuous", "x + y"],
    );
    type Answer = ContinuousSolution;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ContinuousSolution, Told> {
        let (formula, x, y, epsilon) = self.read()?;
        let found = ::matrix::solve_continuous(&formula, x, y, epsilon, asked.work)?;
        let choices = |strategy: &[(f64, f64)]| {
            let choice = |&(at, probability): &(f64, f64)| ContinuousChoice { at, probability };
            strategy.iter().map(choice).collect()
        };
        Ok(ContinuousSolution {
            value: found.value,
            error: found.upper - found.lower,
            guarantee: ValueGuarantee {
                kind: "proven",
                lower: Figure::Floating(found.lower),
                upper: Figure::Floating(found.upper),
            },
            row_strategy: choices(&found.row),
            column_strategy: choices(&found.column),
            refinements: found.refinements,
            grid: [found.grid.0, found.grid.1],
            classification: (&Classification::of_continuous()).into(),
            explanation: asked.words.lines(&explanation(&found)),
        })
    }

    fn tell(&self, answer: &ContinuousSolution, teller: &Teller) -> String {
        let mixture = |name: &str, strategy: &[ContinuousChoice]| {
            let share = |choice: &ContinuousChoice| {
                let at = format!("{name} = {}", show(choice.at));
                (at, show(choice.probability))
            };
            let shares: Vec<(String, String)> = strategy.iter().map(share).collect();
            tell::mixture(teller, &shares)
        };
        let first = mixture("x", &answer.row_strategy);
        let second = mixture("y", &answer.column_strategy);
        [
            tell::class(teller, &Classification::of_continuous()),
            String::new(),
            teller.say(&Message::new("matrix-value").with("value", show(answer.value))),
            teller.say(&Message::new("matrix-continuous-first").with("strategy", first)),
            teller.say(&Message::new("matrix-continuous-second").with("strategy", second)),
            String::new(),
            answer.explanation.clone(),
        ]
        .join("\n")
    }
}

fn explanation(found: &::matrix::ContinuousSolution) -> Vec<Message> {
    let mut said = vec![
        Message::new("matrix-continuous-bounds")
            .with("lower", show(found.lower))
            .with("upper", show(found.upper))
            .with("error", show(found.upper - found.lower)),
        Message::new("matrix-continuous-grid")
            .with("refinements", found.refinements)
            .with("rows", found.grid.0)
            .with("columns", found.grid.1),
    ];
    if found.row.len() == 1 && found.column.len() == 1 {
        said.push(Message::new("matrix-continuous-pure"));
    }
    said
}

/// `0..1`.
fn interval(text: &str) -> Result<Interval, Told> {
    let ends = text.split_once("..");
    let read = |end: &str| end.trim().parse::<f64>().ok();
    let interval = ends.and_then(|(low, high)| Interval::new(read(low)?, read(high)?));
    interval.ok_or_else(|| {
        Told::input(
            Message::new("matrix-error-interval").with("text", text),
            Message::new("matrix-accepted-interval"),
        )
    })
}
