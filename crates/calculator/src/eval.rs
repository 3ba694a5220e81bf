//! What expressions are worth. Variables live in the calculator, values in its table.

use crate::Wrong;
use crate::functions;
use crate::parse::Parser;
use crate::syntax::{Expression, Operator};
use std::collections::BTreeMap;
use values::{Comparison, Nus, Outcome, Thermograph, Value, Values};
use work::Work;

/// What an expression can be worth.
#[derive(Clone, Debug, PartialEq)]
pub enum Datum {
    /// A game; numbers are games.
    Game(Value),
    /// Yes or no.
    Truth(bool),
    /// A text, such as a board.
    Text(String),
    /// Several games.
    List(Vec<Value>),
    /// An outcome class.
    Outcome(Outcome),
    /// A thermograph.
    Thermograph(Box<Thermograph>),
}

/// Evaluates statements one after another.
pub struct Calculator<'w> {
    pub(crate) values: Values,
    pub(crate) work: &'w Work,
    variables: BTreeMap<String, Datum>,
}

impl<'w> Calculator<'w> {
    /// Without variables.
    #[must_use]
    pub fn new(work: &'w Work) -> Self {
        Calculator {
            values: Values::new(work),
            work,
            variables: BTreeMap::new(),
        }
    }

    /// The table in which the results live.
    #[must_use]
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The names of all variables.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str)
    }

    /// Evaluates a line: an expression, or `name := expression`.
    ///
    /// # Errors
    /// When the text is no expression, or cannot be evaluated.
    pub fn run(&mut self, text: &str) -> Result<Datum, Wrong> {
        let statement = Parser::new(text).statement()?;
        if let Some(name) = &statement.name
            && (functions::find(name).is_some() || is_arrow(name))
        {
            return Err(Wrong::Reserved { name: name.clone() });
        }
        let datum = self.eval(&statement.expression)?;
        if let Some(name) = statement.name {
            self.variables.insert(name, datum.clone());
        }
        Ok(datum)
    }

    /// The result as text, in the usual notation.
    #[must_use]
    pub fn text(&self, datum: &Datum) -> String {
        match datum {
            Datum::Game(value) => self.values.text(*value),
            Datum::Truth(truth) => truth.to_string(),
            Datum::Text(text) => format!("\"{text}\""),
            Datum::List(list) => {
                let texts: Vec<String> =
                    list.iter().map(|&value| self.values.text(value)).collect();
                format!("[{}]", texts.join(", "))
            }
            Datum::Outcome(outcome) => outcome.to_string(),
            Datum::Thermograph(graph) => functions::thermograph_text(graph),
        }
    }

    fn eval(&self, expression: &Expression) -> Result<Datum, Wrong> {
        match expression {
            Expression::Short(nus) => self.short(*nus),
            Expression::Text(text) => Ok(Datum::Text(text.clone())),
            Expression::Name(name) => match self.variables.get(name) {
                Some(datum) => Ok(datum.clone()),
                None => Err(Wrong::Unknown { name: name.clone() }),
            },
            Expression::Call(name, arguments) => {
                let arguments = arguments
                    .iter()
                    .map(|argument| self.eval(argument))
                    .collect::<Result<Vec<_>, _>>()?;
                functions::call(self, name, &arguments)
            }
            Expression::Game(left, right) => {
                let (left, right) = (self.games(left)?, self.games(right)?);
                Ok(Datum::Game(self.values.make(&left, &right)?))
            }
            Expression::PlusMinus(left) => {
                let left = self.games(left)?;
                let right = left
                    .iter()
                    .map(|&option| self.values.negative(option))
                    .collect::<Result<Vec<_>, _>>()?;
                Ok(Datum::Game(self.values.make(&left, &right)?))
            }
            Expression::Negative(inner) => {
                let value = self.game(inner)?;
                Ok(Datum::Game(self.values.negative(value)?))
            }
            Expression::Binary(operator, left, right) => self.binary(*operator, left, right),
        }
    }

    fn short(&self, nus: Nus) -> Result<Datum, Wrong> {
        Ok(Datum::Game(self.values.number_up_star(nus)?))
    }

    fn game(&self, expression: &Expression) -> Result<Value, Wrong> {
        match self.eval(expression)? {
            Datum::Game(value) => Ok(value),
            _ => Err(Wrong::Arguments {
                name: "{ | }".to_owned(),
                count: 1,
                takes: "game".to_owned(),
            }),
        }
    }

    fn games(&self, expressions: &[Expression]) -> Result<Vec<Value>, Wrong> {
        expressions.iter().map(|one| self.game(one)).collect()
    }

    fn binary(
        &self,
        operator: Operator,
        left: &Expression,
        right: &Expression,
    ) -> Result<Datum, Wrong> {
        let (left, right) = (self.eval(left)?, self.eval(right)?);
        if operator == Operator::Equal {
            return Ok(Datum::Truth(left == right));
        }
        if operator == Operator::Different {
            return Ok(Datum::Truth(left != right));
        }
        let (Datum::Game(a), Datum::Game(b)) = (&left, &right) else {
            return Err(Wrong::Arguments {
                name: operator.symbol().to_owned(),
                count: 2,
                takes: "game, game".to_owned(),
            });
        };
        let (a, b) = (*a, *b);
        Ok(match operator {
            Operator::Plus => Datum::Game(self.values.sum(a, b)?),
            Operator::Minus => Datum::Game(self.values.difference(a, b)?),
            Operator::Times => functions::times(self, a, b)?,
            Operator::Less => Datum::Truth(self.values.compare(a, b)? == Comparison::Less),
            Operator::AtMost => Datum::Truth(self.values.at_most(a, b)?),
            Operator::Greater => Datum::Truth(self.values.compare(a, b)? == Comparison::Greater),
            Operator::AtLeast => Datum::Truth(self.values.at_most(b, a)?),
            Operator::Confused => Datum::Truth(self.values.compare(a, b)? == Comparison::Confused),
            Operator::Equal | Operator::Different => unreachable!("decided above"),
        })
    }
}

/// Whether a name is read as arrows: `v`, `vv`, `v3`.
fn is_arrow(name: &str) -> bool {
    let rest = name.trim_start_matches('v');
    rest.len() < name.len() && rest.bytes().all(|b| b.is_ascii_digit())
}
