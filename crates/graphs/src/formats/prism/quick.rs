//! Expressions made ready for many states: what is constant is computed once, long lists become tables, and whole numbers
//! are computed without fractions. Whatever is not simple is left to [`Expression::evaluate`], which is the meaning.

use super::expression::{Expression, Function, Operator, Value};
use crate::formats::Wrong;
use std::sync::Arc;

/// Shorter lists are compared one by one.
const WORTH_A_TABLE: usize = 8;

impl Expression {
    /// The same with its constant parts computed. What would be an error stays, to be one where it is reached.
    pub fn folded(self) -> Expression {
        let folded = match self {
            Expression::Not(one) => Expression::Not(Box::new(one.folded())),
            Expression::Negative(one) => Expression::Negative(Box::new(one.folded())),
            Expression::Binary(operator, left, right) => {
                Expression::Binary(operator, Box::new(left.folded()), Box::new(right.folded()))
            }
            Expression::All(all) => {
                let all = all.into_iter().map(Expression::folded);
                let is_true =
                    |one: &Expression| matches!(one, Expression::Literal(Value::Bool(true)));
                Expression::All(all.filter(|one| !is_true(one)).collect())
            }
            Expression::Any(all) => {
                let all: Vec<Expression> = all.into_iter().map(Expression::folded).collect();
                table(&all).unwrap_or(Expression::Any(all))
            }
            Expression::Choice(three) => {
                Expression::Choice(Box::new(three.map(Expression::folded)))
            }
            Expression::Call(function, arguments) => Expression::Call(
                function,
                arguments.into_iter().map(Expression::folded).collect(),
            ),
            other => return other,
        };
        if folded.is_closed()
            && let Ok(value) = folded.evaluate(&[])
        {
            return Expression::Literal(value);
        }
        folded
    }

    /// Whether all that stands directly in it is constant.
    fn is_closed(&self) -> bool {
        let constant = |one: &Expression| matches!(one, Expression::Literal(_));
        match self {
            Expression::Not(one) | Expression::Negative(one) => constant(one),
            Expression::Binary(_, left, right) => constant(left) && constant(right),
            Expression::All(all) | Expression::Any(all) | Expression::Call(_, all) => {
                all.iter().all(constant)
            }
            Expression::Choice(three) => three.iter().all(constant),
            _ => false,
        }
    }

    /// The comparison of a whole variable with a number that this is, written in this order.
    pub fn as_equation(&self) -> Option<(usize, i64)> {
        match self {
            Expression::Binary(Operator::Equal, left, right) => match (&**left, &**right) {
                (Expression::Variable(place, false), Expression::Literal(Value::Int(number))) => {
                    Some((*place, *number))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether it holds in a state.
    pub fn holds(&self, state: &[i64]) -> Result<bool, Wrong> {
        match self.truth(state) {
            Some(truth) => Ok(truth),
            None => self.evaluate(state)?.truth(),
        }
    }

    /// Its value in a state.
    pub fn value(&self, state: &[i64]) -> Result<Value, Wrong> {
        match self.whole(state) {
            Some(number) => Ok(Value::Int(number)),
            None => self.evaluate(state),
        }
    }

    fn truth(&self, state: &[i64]) -> Option<bool> {
        match self {
            Expression::Literal(Value::Bool(truth)) => Some(*truth),
            Expression::Variable(place, true) => Some(state[*place] != 0),
            Expression::OneOf(place, numbers) => Some(numbers.contains(&state[*place])),
            Expression::Shared(one, _) => one.truth(state),
            Expression::Not(one) => Some(!one.truth(state)?),
            Expression::All(all) => {
                for one in all {
                    if !one.truth(state)? {
                        return Some(false);
                    }
                }
                Some(true)
            }
            Expression::Any(all) => {
                for one in all {
                    if one.truth(state)? {
                        return Some(true);
                    }
                }
                Some(false)
            }
            Expression::Binary(operator, left, right) => {
                let (left, right) = (left.whole(state)?, right.whole(state)?);
                match operator {
                    Operator::Equal => Some(left == right),
                    Operator::Unequal => Some(left != right),
                    Operator::Less => Some(left < right),
                    Operator::LessEqual => Some(left <= right),
                    Operator::Greater => Some(left > right),
                    Operator::GreaterEqual => Some(left >= right),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn whole(&self, state: &[i64]) -> Option<i64> {
        match self {
            Expression::Literal(Value::Int(number)) => Some(*number),
            Expression::Variable(place, false) => Some(state[*place]),
            Expression::Shared(one, _) => one.whole(state),
            Expression::Negative(one) => one.whole(state)?.checked_neg(),
            Expression::Binary(operator, left, right) => {
                let (left, right) = (left.whole(state)?, right.whole(state)?);
                match operator {
                    Operator::Plus => left.checked_add(right),
                    Operator::Minus => left.checked_sub(right),
                    Operator::Times => left.checked_mul(right),
                    _ => None,
                }
            }
            Expression::Choice(three) => {
                let [condition, yes, no] = &**three;
                if condition.truth(state)? {
                    yes.whole(state)
                } else {
                    no.whole(state)
                }
            }
            Expression::Call(function @ (Function::Min | Function::Max), arguments) => {
                let mut best = arguments.first()?.whole(state)?;
                for argument in &arguments[1..] {
                    let number = argument.whole(state)?;
                    best = match function {
                        Function::Min => best.min(number),
                        _ => best.max(number),
                    };
                }
                Some(best)
            }
            Expression::Call(Function::Mod, arguments) => {
                let (left, right) = (arguments[0].whole(state)?, arguments[1].whole(state)?);
                (right > 0).then(|| left.rem_euclid(right))
            }
            _ => None,
        }
    }
}

/// A long list of numbers that one variable may have.
fn table(all: &[Expression]) -> Option<Expression> {
    if all.len() < WORTH_A_TABLE {
        return None;
    }
    let (place, _) = all[0].as_equation()?;
    let numbers = all.iter().map(|one| {
        let (other, number) = one.as_equation()?;
        (other == place).then_some(number)
    });
    Some(Expression::OneOf(
        place,
        Arc::new(numbers.collect::<Option<_>>()?),
    ))
}
