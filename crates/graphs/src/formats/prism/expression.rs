//! Expressions of the PRISM language: read, resolved against what is declared, and computed without rounding.

use super::token::{Cursor, Token};
use crate::formats::{FormatError, Wrong};
use crate::fraction::{nearest, parse_exact, written};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// What an expression is worth.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Bool(bool),
    Int(i64),
    /// In a box of its own: most values are small, and there are very many.
    Real(Box<BigRational>),
}

impl Value {
    pub fn shown(&self) -> String {
        match self {
            Value::Bool(truth) => truth.to_string(),
            Value::Int(number) => number.to_string(),
            Value::Real(number) => written(number),
        }
    }

    pub fn truth(&self) -> Result<bool, Wrong> {
        match self {
            Value::Bool(truth) => Ok(*truth),
            other => Err(Wrong::Type {
                what: other.shown(),
                expected: "bool",
            }),
        }
    }

    pub fn whole(&self) -> Result<i64, Wrong> {
        match self {
            Value::Int(number) => Ok(*number),
            other => Err(Wrong::Type {
                what: other.shown(),
                expected: "int",
            }),
        }
    }

    pub fn exact(&self) -> Result<BigRational, Wrong> {
        match self {
            Value::Int(number) => Ok(BigRational::from_integer((*number).into())),
            Value::Real(number) => Ok((**number).clone()),
            Value::Bool(truth) => Err(Wrong::Type {
                what: truth.to_string(),
                expected: "double",
            }),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Iff,
    Implies,
    Or,
    And,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Plus,
    Minus,
    Times,
    Divide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Min,
    Max,
    Floor,
    Ceil,
    Round,
    Pow,
    Mod,
}

#[derive(Clone, Debug)]
pub(crate) enum Expression {
    Literal(Value),
    /// A name that is not yet resolved.
    Name(Box<str>, u64),
    /// A label in quotation marks, not yet resolved.
    Label(Box<str>, u64),
    /// A variable by its place in a state, and whether it is a truth value.
    Variable(usize, bool),
    /// A formula, computed wherever it is named; with its effort, which must not be found out again and again.
    Shared(Arc<Expression>, (u64, u64)),
    Not(Box<Expression>),
    Negative(Box<Expression>),
    Binary(Operator, Box<Expression>, Box<Expression>),
    /// Conjunctions and disjunctions, however long, are one level deep.
    All(Vec<Expression>),
    Any(Vec<Expression>),
    /// Whether a variable has one of these numbers: what a long list of states in a label becomes.
    OneOf(usize, Arc<FxHashSet<i64>>),
    Choice(Box<[Expression; 3]>),
    Call(Function, Vec<Expression>),
}

/// Brackets within brackets beyond this are no model but an attack on the stack.
const DEEPEST: u32 = 120;

/// Reads an expression; binding, from loosest: ?:, <=>, =>, |, &, !, comparison, sum, product, sign.
pub(crate) fn parse(cursor: &mut Cursor, depth: u32) -> Result<Expression, FormatError> {
    if depth > DEEPEST {
        return Err(cursor.wrong(Wrong::TooDeep));
    }
    let condition = binary(cursor, 0, depth)?;
    if !cursor.take_sign("?") {
        return Ok(condition);
    }
    let yes = parse(cursor, depth + 1)?;
    cursor.need_sign(":")?;
    let no = parse(cursor, depth + 1)?;
    Ok(Expression::Choice(Box::new([condition, yes, no])))
}

const LEVELS: [&[(&str, Operator)]; 7] = [
    &[("<=>", Operator::Iff)],
    &[("=>", Operator::Implies)],
    &[("|", Operator::Or)],
    &[("&", Operator::And)],
    &[
        ("=", Operator::Equal),
        ("!=", Operator::Unequal),
        ("<", Operator::Less),
        ("<=", Operator::LessEqual),
        (">", Operator::Greater),
        (">=", Operator::GreaterEqual),
    ],
    &[("+", Operator::Plus), ("-", Operator::Minus)],
    &[("*", Operator::Times), ("/", Operator::Divide)],
];
/// The level before which `!` is read.
const COMPARISON: usize = 4;

fn binary(cursor: &mut Cursor, level: usize, depth: u32) -> Result<Expression, FormatError> {
    if level == COMPARISON && cursor.is_sign("!") {
        let mut negations = 0u32;
        while cursor.take_sign("!") {
            negations += 1;
        }
        let inner = binary(cursor, level, depth)?;
        return Ok(if negations % 2 == 1 {
            Expression::Not(Box::new(inner))
        } else {
            inner
        });
    }
    let Some(operators) = LEVELS.get(level) else {
        return unary(cursor, depth);
    };
    let mut left = binary(cursor, level + 1, depth)?;
    let mut length = 0u32;
    loop {
        let found = operators.iter().find(|(sign, _)| cursor.is_sign(sign));
        let Some(&(sign, operator)) = found else {
            return Ok(left);
        };
        cursor.take_sign(sign);
        length += 1;
        // Long chains make deep trees on the left, and evaluation follows them.
        if length > 2000 && !matches!(operator, Operator::And | Operator::Or) {
            return Err(cursor.wrong(Wrong::TooDeep));
        }
        let right = binary(cursor, level + 1, depth)?;
        left = match (operator, left) {
            (Operator::And, Expression::All(mut all)) if length > 1 => {
                all.push(right);
                Expression::All(all)
            }
            (Operator::Or, Expression::Any(mut all)) if length > 1 => {
                all.push(right);
                Expression::Any(all)
            }
            (Operator::And, left) => Expression::All(vec![left, right]),
            (Operator::Or, left) => Expression::Any(vec![left, right]),
            (_, left) => Expression::Binary(operator, Box::new(left), Box::new(right)),
        };
    }
}

fn unary(cursor: &mut Cursor, depth: u32) -> Result<Expression, FormatError> {
    if cursor.is_sign("-") {
        let mut signs = 0u32;
        while cursor.take_sign("-") {
            signs += 1;
        }
        let inner = unary(cursor, depth)?;
        return Ok(if signs % 2 == 1 {
            Expression::Negative(Box::new(inner))
        } else {
            inner
        });
    }
    if cursor.is_sign("!") {
        return binary(cursor, COMPARISON, depth);
    }
    if cursor.take_sign("(") {
        let inner = parse(cursor, depth + 1)?;
        cursor.need_sign(")")?;
        return Ok(inner);
    }
    let line = cursor.line();
    match cursor.peek() {
        Some(Token::Number(text)) => {
            cursor.next();
            number(text).map_err(|what| FormatError::at(line, what))
        }
        Some(Token::Quoted(label)) => {
            cursor.next();
            Ok(Expression::Label(label.into(), line))
        }
        Some(Token::Word(word)) => {
            cursor.next();
            match word {
                "true" => Ok(Expression::Literal(Value::Bool(true))),
                "false" => Ok(Expression::Literal(Value::Bool(false))),
                _ if cursor.is_sign("(") => call(cursor, word, line, depth),
                _ => Ok(Expression::Name(word.into(), line)),
            }
        }
        _ => Err(cursor.unexpected()),
    }
}

fn number(text: &str) -> Result<Expression, Wrong> {
    let wrong = || Wrong::Number {
        text: text.chars().take(40).collect(),
    };
    let value = if text.bytes().all(|byte| byte.is_ascii_digit()) {
        Value::Int(text.parse().map_err(|_| wrong())?)
    } else {
        Value::Real(Box::new(parse_exact(text).map_err(|_| wrong())?))
    };
    Ok(Expression::Literal(value))
}

fn call(cursor: &mut Cursor, word: &str, line: u64, depth: u32) -> Result<Expression, FormatError> {
    cursor.need_sign("(")?;
    let (function, arguments) = match word {
        "min" => (Function::Min, 1..=64),
        "max" => (Function::Max, 1..=64),
        "floor" => (Function::Floor, 1..=1),
        "ceil" => (Function::Ceil, 1..=1),
        "round" => (Function::Round, 1..=1),
        "pow" => (Function::Pow, 2..=2),
        "mod" => (Function::Mod, 2..=2),
        other => {
            return Err(FormatError::at(
                line,
                Wrong::Unsupported {
                    what: format!("{other}(…)"),
                },
            ));
        }
    };
    let mut found = vec![parse(cursor, depth + 1)?];
    while cursor.take_sign(",") {
        found.push(parse(cursor, depth + 1)?);
    }
    cursor.need_sign(")")?;
    if !arguments.contains(&found.len()) {
        return Err(FormatError::at(
            line,
            Wrong::Unexpected {
                found: format!("{word}(…)"),
            },
        ));
    }
    Ok(Expression::Call(function, found))
}

impl Expression {
    /// Puts in what names and labels stand for.
    pub fn resolve(
        &self,
        meaning: &mut dyn FnMut(&Expression) -> Result<Expression, FormatError>,
    ) -> Result<Expression, FormatError> {
        let mut inner =
            |expression: &Expression| Ok::<_, FormatError>(Box::new(expression.resolve(meaning)?));
        Ok(match self {
            Expression::Name(..) | Expression::Label(..) => meaning(self)?,
            Expression::Literal(_)
            | Expression::Variable(..)
            | Expression::OneOf(..)
            | Expression::Shared(..) => self.clone(),
            Expression::All(all) => {
                let all = all.iter().map(|one| one.resolve(meaning));
                Expression::All(all.collect::<Result<_, _>>()?)
            }
            Expression::Any(all) => {
                let all = all.iter().map(|one| one.resolve(meaning));
                Expression::Any(all.collect::<Result<_, _>>()?)
            }
            Expression::Not(one) => Expression::Not(inner(one)?),
            Expression::Negative(one) => Expression::Negative(inner(one)?),
            Expression::Binary(operator, left, right) => {
                Expression::Binary(*operator, inner(left)?, inner(right)?)
            }
            Expression::Choice(three) => {
                let [condition, yes, no] = &**three;
                Expression::Choice(Box::new([*inner(condition)?, *inner(yes)?, *inner(no)?]))
            }
            Expression::Call(function, arguments) => {
                let arguments = arguments.iter().map(|argument| argument.resolve(meaning));
                Expression::Call(*function, arguments.collect::<Result<_, _>>()?)
            }
        })
    }

    /// How many steps it takes to compute this, and how deep the computation goes.
    pub fn effort(&self) -> (u64, u64) {
        let join = |parts: &mut dyn Iterator<Item = &Expression>| {
            parts
                .map(Expression::effort)
                .fold((1u64, 1u64), |(sum, deep), (more, below)| {
                    (sum.saturating_add(more), deep.max(below.saturating_add(1)))
                })
        };
        match self {
            Expression::Shared(_, effort) => *effort,
            Expression::Not(one) | Expression::Negative(one) => join(&mut std::iter::once(&**one)),
            Expression::Binary(_, left, right) => join(&mut [&**left, &**right].into_iter()),
            Expression::All(all) | Expression::Any(all) => join(&mut all.iter()),
            Expression::Choice(three) => join(&mut three.iter()),
            Expression::Call(_, arguments) => join(&mut arguments.iter()),
            _ => (1, 1),
        }
    }

    /// Computes a resolved expression for `whom` before there is a state.
    pub fn constant(&self, whom: &str) -> Result<Value, Wrong> {
        if self.mentions_variable() {
            return Err(Wrong::Type {
                what: whom.to_owned(),
                expected: "const",
            });
        }
        self.evaluate(&[])
    }

    fn mentions_variable(&self) -> bool {
        let mention = |all: &[Expression]| all.iter().any(Expression::mentions_variable);
        match self {
            Expression::Variable(..) | Expression::OneOf(..) => true,
            Expression::Shared(one, _) => one.mentions_variable(),
            Expression::Not(one) | Expression::Negative(one) => one.mentions_variable(),
            Expression::Binary(_, left, right) => {
                left.mentions_variable() || right.mentions_variable()
            }
            Expression::Choice(three) => mention(&three[..]),
            Expression::All(all) | Expression::Any(all) | Expression::Call(_, all) => mention(all),
            _ => false,
        }
    }

    /// Computes a resolved expression in a state.
    pub fn evaluate(&self, state: &[i64]) -> Result<Value, Wrong> {
        match self {
            Expression::Literal(value) => Ok(value.clone()),
            Expression::Variable(place, true) => Ok(Value::Bool(state[*place] != 0)),
            Expression::Variable(place, false) => Ok(Value::Int(state[*place])),
            Expression::OneOf(place, numbers) => Ok(Value::Bool(numbers.contains(&state[*place]))),
            Expression::Shared(one, _) => one.evaluate(state),
            Expression::Name(name, _) | Expression::Label(name, _) => Err(Wrong::Unknown {
                name: name.to_string(),
                known: String::new(),
            }),
            Expression::Not(one) => Ok(Value::Bool(!one.evaluate(state)?.truth()?)),
            Expression::Negative(one) => match one.evaluate(state)? {
                Value::Int(number) => number.checked_neg().map(Value::Int).ok_or_else(overflow),
                other => Ok(Value::Real(Box::new(-other.exact()?))),
            },
            // What does not matter is not computed: guards protect divisions this way.
            Expression::All(all) => {
                for one in all {
                    if !one.evaluate(state)?.truth()? {
                        return Ok(Value::Bool(false));
                    }
                }
                Ok(Value::Bool(true))
            }
            Expression::Any(all) => {
                for one in all {
                    if one.evaluate(state)?.truth()? {
                        return Ok(Value::Bool(true));
                    }
                }
                Ok(Value::Bool(false))
            }
            Expression::Choice(three) => {
                let [condition, yes, no] = &**three;
                let chosen = if condition.evaluate(state)?.truth()? {
                    yes
                } else {
                    no
                };
                chosen.evaluate(state)
            }
            Expression::Binary(operator, left, right) => {
                binary_value(*operator, left, right, state)
            }
            Expression::Call(function, arguments) => {
                let arguments = arguments.iter().map(|argument| argument.evaluate(state));
                call_value(*function, &arguments.collect::<Result<Vec<_>, _>>()?)
            }
        }
    }
}

fn overflow() -> Wrong {
    Wrong::Number {
        text: "beyond 64 bits".to_owned(),
    }
}

fn binary_value(
    operator: Operator,
    left: &Expression,
    right: &Expression,
    state: &[i64],
) -> Result<Value, Wrong> {
    let left = left.evaluate(state)?;
    if operator == Operator::Implies && left == Value::Bool(false) {
        return Ok(Value::Bool(true));
    }
    let right = right.evaluate(state)?;
    let compare = |accept: fn(std::cmp::Ordering) -> bool| match (&left, &right) {
        (Value::Int(left), Value::Int(right)) => Ok(Value::Bool(accept(left.cmp(right)))),
        _ => Ok(Value::Bool(accept(left.exact()?.cmp(&right.exact()?)))),
    };
    let arithmetic = |whole: fn(i64, i64) -> Option<i64>,
                      real: fn(BigRational, BigRational) -> BigRational| {
        match (&left, &right) {
            (Value::Int(left), Value::Int(right)) => {
                whole(*left, *right).map(Value::Int).ok_or_else(overflow)
            }
            _ => bounded(real(left.exact()?, right.exact()?)),
        }
    };
    match operator {
        Operator::Equal | Operator::Unequal => {
            let same = match (&left, &right) {
                (Value::Bool(left), Value::Bool(right)) => left == right,
                _ => left.exact()? == right.exact()?,
            };
            Ok(Value::Bool(same == (operator == Operator::Equal)))
        }
        Operator::Iff => Ok(Value::Bool(left.truth()? == right.truth()?)),
        Operator::Implies => Ok(Value::Bool(!left.truth()? || right.truth()?)),
        // These two are read as `All` and `Any`.
        Operator::And => Ok(Value::Bool(left.truth()? && right.truth()?)),
        Operator::Or => Ok(Value::Bool(left.truth()? || right.truth()?)),
        Operator::Less => compare(std::cmp::Ordering::is_lt),
        Operator::LessEqual => compare(std::cmp::Ordering::is_le),
        Operator::Greater => compare(std::cmp::Ordering::is_gt),
        Operator::GreaterEqual => compare(std::cmp::Ordering::is_ge),
        Operator::Plus => arithmetic(i64::checked_add, |left, right| left + right),
        Operator::Minus => arithmetic(i64::checked_sub, |left, right| left - right),
        Operator::Times => arithmetic(i64::checked_mul, |left, right| left * right),
        Operator::Divide => {
            let divisor = right.exact()?;
            if divisor.is_zero() {
                return Err(Wrong::Number {
                    text: format!("{}/0", left.shown()),
                });
            }
            bounded(left.exact()? / divisor)
        }
    }
}

/// Fractions that grow without end fill the memory; nobody means them.
fn bounded(number: BigRational) -> Result<Value, Wrong> {
    if number.numer().bits() > 4096 || number.denom().bits() > 4096 {
        return Err(Wrong::Number {
            text: "a fraction of more than 4096 bits".to_owned(),
        });
    }
    Ok(Value::Real(Box::new(number)))
}

fn call_value(function: Function, arguments: &[Value]) -> Result<Value, Wrong> {
    let whole = |number: BigRational| {
        number
            .to_integer()
            .to_i64()
            .map(Value::Int)
            .ok_or_else(overflow)
    };
    let first = &arguments[0];
    match function {
        Function::Min | Function::Max => {
            let mut best = first.clone();
            for argument in arguments {
                let order = argument.exact()?.cmp(&best.exact()?);
                if (function == Function::Min) == order.is_lt() && order.is_ne() {
                    best = argument.clone();
                }
            }
            Ok(best)
        }
        Function::Floor => whole(first.exact()?.floor()),
        Function::Ceil => whole(first.exact()?.ceil()),
        Function::Round => {
            whole((first.exact()? + BigRational::new(BigInt::from(1), BigInt::from(2))).floor())
        }
        Function::Mod => {
            let (left, right) = (first.whole()?, arguments[1].whole()?);
            if right <= 0 {
                return Err(Wrong::Number {
                    text: format!("mod({left}, {right})"),
                });
            }
            Ok(Value::Int(left.rem_euclid(right)))
        }
        Function::Pow => power(first, &arguments[1]),
    }
}

/// The root of a fraction, where it is a fraction again.
fn root(number: &BigRational, degree: u32) -> Option<BigRational> {
    if degree > 64 || number.is_negative() {
        return None;
    }
    let root = BigRational::new(
        number.numer().nth_root(degree),
        number.denom().nth_root(degree),
    );
    (root.pow(degree as i32) == *number).then_some(root)
}

/// Powers are exact where the exponent is whole; else they are the nearest float, which is a fraction too.
fn power(base: &Value, exponent: &Value) -> Result<Value, Wrong> {
    let wrong = || Wrong::Number {
        text: format!("pow({}, {})", base.shown(), exponent.shown()),
    };
    let (number, raised) = (base.exact()?, exponent.exact()?);
    if !raised.is_integer() {
        // A root that is a fraction stays one.
        if let Some(root) = raised
            .denom()
            .to_u32()
            .and_then(|degree| root(&number, degree))
        {
            let top = BigRational::from_integer(raised.numer().clone());
            return power(&Value::Real(Box::new(root)), &Value::Real(Box::new(top)));
        }
        let float = nearest(&number).powf(nearest(&raised));
        let result = BigRational::from_float(float).filter(|_| !number.is_negative());
        return Ok(Value::Real(Box::new(result.ok_or_else(wrong)?)));
    }
    let size = number.numer().bits().max(number.denom().bits());
    let power = raised.to_integer().to_i32();
    let power = power.filter(|power| size * u64::from(power.unsigned_abs()) <= 8192);
    let power = power.filter(|power| *power >= 0 || !number.is_zero());
    let power = power.ok_or_else(wrong)?;
    let result = number.pow(power);
    match (base, exponent) {
        (Value::Int(_), Value::Int(_)) if power >= 0 => {
            let whole = result.to_integer().to_i64();
            whole.map(Value::Int).ok_or_else(overflow)
        }
        _ => bounded(result),
    }
}
