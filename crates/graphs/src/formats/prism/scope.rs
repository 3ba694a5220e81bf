//! What names mean: constants get their values, variables their places, formulas and labels their bodies.

use super::expression::{Expression, Value, parse};
use super::model::{Constant, Model, Type};
use super::token::{Cursor, tokens};
use crate::formats::{FormatError, Wrong};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A formula may cost this much, and be this deep, wherever it is named.
const MOST_EFFORT: u64 = 100_000;
const DEEPEST: u64 = 4000;

/// What names mean.
pub(crate) struct Scope<'a> {
    model: &'a Model,
    constants: FxHashMap<String, Value>,
    pub variables: FxHashMap<&'a str, usize>,
    /// Where the formulas are in the model.
    places: FxHashMap<&'a str, usize>,
    formulas: std::cell::RefCell<FxHashMap<String, Option<Expression>>>,
    open: std::cell::Cell<u32>,
}

impl<'a> Scope<'a> {
    /// The names of a model, and constants that a file of properties adds.
    pub fn new(model: &'a Model, given: &str, more: &[Constant]) -> Result<Scope<'a>, FormatError> {
        let mut variables = FxHashMap::default();
        for (place, variable) in model.variables.iter().enumerate() {
            if variables.insert(variable.name.as_str(), place).is_some() {
                return Err(FormatError::at(
                    variable.line,
                    Wrong::Twice {
                        name: variable.name.clone(),
                    },
                ));
            }
        }
        let mut scope = Scope {
            model,
            constants: FxHashMap::default(),
            variables,
            places: (0..)
                .zip(&model.formulas)
                .map(|(place, (name, ..))| (name.as_str(), place))
                .collect(),
            formulas: Default::default(),
            open: Default::default(),
        };
        let mut given = given_constants(given)?;
        for constant in model.constants.iter().chain(more) {
            let at = |what: Wrong| FormatError::at(constant.line, what);
            let expression = match (given.remove(&constant.name), &constant.value) {
                (Some(given), _) => given,
                (None, Some(value)) => value.clone(),
                (None, None) => {
                    return Err(at(Wrong::Missing {
                        what: format!("--const {}=…", constant.name),
                    }));
                }
            };
            let value = scope.resolve(&expression)?;
            let value = value.constant(&constant.name).map_err(at)?;
            let value = match constant.kind {
                Type::Bool => Value::Bool(value.truth().map_err(at)?),
                Type::Int => Value::Int(value.whole().map_err(at)?),
                Type::Double => Value::Real(Box::new(value.exact().map_err(at)?)),
            };
            if scope
                .constants
                .insert(constant.name.clone(), value)
                .is_some()
            {
                return Err(at(Wrong::Twice {
                    name: constant.name.clone(),
                }));
            }
        }
        match given.into_keys().min() {
            Some(name) => {
                let known: Vec<&str> = model
                    .constants
                    .iter()
                    .map(|constant| constant.name.as_str())
                    .collect();
                Err(Wrong::Unknown {
                    name,
                    known: known.join(", "),
                }
                .into())
            }
            None => Ok(scope),
        }
    }

    pub fn resolve(&self, expression: &Expression) -> Result<Expression, FormatError> {
        let resolved = expression.resolve(&mut |found| match found {
            Expression::Name(name, line) => self.meaning(name, *line),
            Expression::Label(name, line) => self.label(name, *line),
            other => Ok(other.clone()),
        })?;
        let resolved = resolved.folded();
        let (steps, depth) = resolved.effort();
        if steps > MOST_EFFORT || depth > DEEPEST {
            return Err(Wrong::TooDeep.into());
        }
        Ok(resolved)
    }

    fn meaning(&self, name: &str, line: u64) -> Result<Expression, FormatError> {
        if let Some(value) = self.constants.get(name) {
            return Ok(Expression::Literal(value.clone()));
        }
        if let Some(&place) = self.variables.get(name) {
            let truth = self.model.variables[place].range.is_none();
            return Ok(Expression::Variable(place, truth));
        }
        let known = self.formulas.borrow().get(name).cloned();
        match known {
            Some(Some(formula)) => return Ok(formula),
            // Its meaning is being looked for further up: it is defined by itself.
            Some(None) => {
                return Err(FormatError::at(
                    line,
                    Wrong::Twice {
                        name: name.to_owned(),
                    },
                ));
            }
            None => {}
        }
        let formula = self
            .places
            .get(name)
            .map(|&place| &self.model.formulas[place]);
        let Some((_, body, _)) = formula else {
            return Err(FormatError::at(
                line,
                Wrong::Unknown {
                    name: name.to_owned(),
                    known: String::new(),
                },
            ));
        };
        // Those that are still open are inside each other.
        let open = self.open.get();
        if open > 500 {
            return Err(FormatError::at(line, Wrong::TooDeep));
        }
        self.open.set(open + 1);
        self.formulas.borrow_mut().insert(name.to_owned(), None);
        let body = self.resolve(body)?;
        self.open.set(open);
        let effort = body.effort();
        let shared = Expression::Shared(Arc::new(body), effort);
        self.formulas
            .borrow_mut()
            .insert(name.to_owned(), Some(shared.clone()));
        Ok(shared)
    }

    fn label(&self, name: &str, line: u64) -> Result<Expression, FormatError> {
        let labels = &self.model.labels;
        match labels.iter().find(|(known, ..)| known == name) {
            // A label names no other label, so this does not go deeper.
            Some((_, body, _)) => body.resolve(&mut |found| match found {
                Expression::Name(name, line) => self.meaning(name, *line),
                other => Err(FormatError::at(
                    line,
                    Wrong::Unsupported {
                        what: format!("{other:?}").chars().take(60).collect(),
                    },
                )),
            }),
            None => {
                let known: Vec<&str> = labels.iter().map(|(name, ..)| name.as_str()).collect();
                let what = Wrong::Unknown {
                    name: name.to_owned(),
                    known: known.join(", "),
                };
                Err(FormatError {
                    line: (line > 0).then_some(line),
                    what,
                })
            }
        }
    }
}

/// `N=20,p=1/2` as expressions.
fn given_constants(text: &str) -> Result<FxHashMap<String, Expression>, FormatError> {
    let mut found = FxHashMap::default();
    for part in text
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let wrong = || Wrong::Unexpected {
            found: part.chars().take(60).collect(),
        };
        let (name, value) = part.split_once('=').ok_or_else(wrong)?;
        // A truth value may be said as `--const fast=true`, a number as any expression of numbers.
        let words = tokens(value)?;
        let mut cursor = Cursor::new(&words);
        let value = parse(&mut cursor, 0)?;
        if cursor.peek().is_some() {
            return Err(wrong().into());
        }
        if found.insert(name.trim().to_owned(), value).is_some() {
            return Err(Wrong::Twice {
                name: name.trim().to_owned(),
            }
            .into());
        }
    }
    Ok(found)
}
