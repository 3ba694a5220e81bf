//! Expressions as trees. They say what was written, not what it is worth.

use values::Nus;

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expression {
    /// Number + ups + nimber, written together.
    Short(Nus),
    /// A text in quotes: a board.
    Text(String),
    /// A variable.
    Name(String),
    /// A function and what it is given.
    Call(String, Vec<Expression>),
    /// `{a, b | c}`.
    Game(Vec<Expression>, Vec<Expression>),
    /// `+-a`, or `+-{a, b}`.
    PlusMinus(Vec<Expression>),
    /// `-a`.
    Negative(Box<Expression>),
    /// Two expressions with an operator between them.
    Binary(Operator, Box<Expression>, Box<Expression>),
}

/// What stands between two expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Plus,
    Minus,
    Times,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Equal,
    Different,
    Confused,
}

impl Operator {
    /// As it is written.
    pub(crate) fn symbol(self) -> &'static str {
        match self {
            Operator::Plus => "+",
            Operator::Minus => "-",
            Operator::Times => "·",
            Operator::Less => "<",
            Operator::AtMost => "<=",
            Operator::Greater => ">",
            Operator::AtLeast => ">=",
            Operator::Equal => "=",
            Operator::Different => "!=",
            Operator::Confused => "<>",
        }
    }
}

/// A line: an expression, perhaps with a name for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Statement {
    pub(crate) name: Option<String>,
    pub(crate) expression: Expression,
}
