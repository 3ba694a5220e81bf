//! What an expression is worth.

use crate::Told;
use crate::answers::boards::ValueAnswer;
use crate::answers::{Asked, Example, Question, Teller};
use calculator::{Calculator, Datum};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::Unable;

/// What is an expression worth?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CgtEval {
    /// Such as `{0|*} + v`.
    #[schema(example = "{0|*} + v")]
    pub expression: String,
}

/// What is told of whatever an expression gave; only the text where it is no game.
pub(super) fn answer_of(calculator: &Calculator<'_>, datum: &Datum) -> Result<ValueAnswer, Unable> {
    match datum {
        Datum::Game(value) => ValueAnswer::of(*value, calculator.values()),
        other => Ok(ValueAnswer {
            value: calculator.text(other),
            outcome: None,
            left_stop: None,
            right_stop: None,
            mean: None,
            explanation: None,
            temperature: None,
        }),
    }
}

impl Question for CgtEval {
    const NAME: &'static str = "cgt.eval";
    const ABOUT: &'static str = "What an expression of games is worth.";
    const EXAMPLE: Example = Example::new(
        r#"{"expression": "{3|1} + ^"}"#,
        &["cgt", "eval", "{3|1} + ^"],
    );
    type Answer = ValueAnswer;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ValueAnswer, Told> {
        let mut calculator = Calculator::new(asked.work);
        let datum = calculator.run(self.expression.trim())?;
        Ok(answer_of(&calculator, &datum)?)
    }

    fn tell(&self, answer: &ValueAnswer, teller: &Teller) -> String {
        answer.tell(teller)
    }
}
