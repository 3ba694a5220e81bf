//! Which number is it? By canonical forms; confirmed by playing to the end beside the negative of the number: the sum is lost for
//! whoever begins exactly when the number is right.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, fraction};
use crate::course::ground::Ground;
use crate::course::grounds::Soil;
use crate::course::part::{Number, Part, Plain};
use matrix::{Rational, number};
use rules::Side;
use say::{Message, Told};
use work::{Stream, Work};

/// Which number is this position worth?
pub struct NumberOf(Ground);

impl NumberOf {
    /// A position that is a number, and not nothing at all.
    ///
    /// # Errors
    /// When the engines were stopped.
    pub fn drawn(soil: Soil, level: u64, stream: &mut Stream, work: &Work) -> Result<Self, Told> {
        loop {
            let ground = soil.drawn(level, stream);
            let moves: usize = Side::BOTH.map(|side| ground.moves(side).len()).iter().sum();
            if moves > 1 && ground.number(work)?.is_some() {
                return Ok(NumberOf(ground));
            }
        }
    }

    /// The first option of a side that is a number and no worse for it than this one.
    fn option(&self, side: Side, claimed: &Rational, work: &Work) -> Result<Option<Message>, Told> {
        for choice in self.0.moves(side) {
            let after = self.0.after(side, &choice.answer);
            let left = after.map(|after| after.number(work)).transpose()?.flatten();
            let Some(left) = left.and_then(|left| number::parse(&left.to_string()).ok()) else {
                continue;
            };
            if (side == Side::Left && left >= *claimed) || (side == Side::Right && left <= *claimed)
            {
                return Ok(Some(
                    Message::new("course-number-by-move")
                        .with("claimed", claimed.to_string())
                        .with("player", Message::new(name(side)))
                        .with("move", choice.text)
                        .with("left", left.to_string()),
                ));
            }
        }
        Ok(None)
    }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::Left => "course-left",
        Side::Right => "course-right-player",
    }
}

/// The number, if its denominator is a power of two that fits.
fn binary(number: &Rational) -> Option<Number> {
    let [top, bottom] =
        [number.numer(), number.denom()].map(|part| part.to_string().parse::<i64>().ok());
    let (top, bottom) = (top?, bottom?.unsigned_abs());
    (bottom.is_power_of_two() && top.unsigned_abs() < 1 << 20 && bottom < 1 << 10)
        .then(|| Number::new(top, bottom.trailing_zeros()))
}

impl Exercise for NumberOf {
    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn question(&self) -> Message {
        Message::new("course-ask-number").with("rules", self.0.rules())
    }

    fn form(&self) -> Form {
        Form::Fraction
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        Ok(self
            .0
            .number(work)?
            .map_or_else(|| "0".to_owned(), |number| number.to_string()))
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let (claimed, solution) = (fraction(answer)?, self.solution(work)?);
        let value = fraction(&solution)?;
        if claimed == value {
            let message = Message::new("course-number-right").with("value", solution);
            return Ok(Verdict::right(message));
        }
        // Who is better off than the claim says begins in the sum with its negative, and wins.
        let side = if value > claimed {
            Side::Left
        } else {
            Side::Right
        };
        let by_option = self.option(side, &claimed, work)?;
        Ok(Verdict::wrong(by_option.unwrap_or_else(|| {
            Message::new("course-number-by-sum")
                .with("claimed", claimed.to_string())
                .with("player", Message::new(name(side)))
                .with("value", solution)
        })))
    }

    fn confirmed(&self, answer: &str, plain: &mut Plain, _: &Work) -> bool {
        let claimed = number::parse(answer)
            .ok()
            .and_then(|claimed| binary(&claimed));
        claimed.is_some_and(|claimed| {
            let mut parts = self.0.parts();
            parts.push(Part::Number(claimed.negative()));
            plain.is_zero(&parts)
        })
    }

    fn tempting(&self) -> Vec<String> {
        [
            "-2", "-1", "-3/4", "-1/2", "-1/4", "0", "1/4", "1/3", "1/2", "3/4", "1", "3/2", "2",
        ]
        .map(str::to_owned)
        .to_vec()
    }
}
