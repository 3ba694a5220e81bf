//! Properties as they are written: who wants what of which plays. What cannot be computed is refused by name.

use super::expression::{Expression, parse};
use super::model::{Constant, constant};
use super::token::{Cursor, Token, tokens};
use crate::formats::{FormatError, Wrong};

/// Who plays as Max.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coalition {
    /// Everybody.
    All,
    /// Nobody.
    None,
    /// These players, by name or number from 1, and nobody else.
    Only(Vec<String>),
    /// Everybody but these players.
    AllBut(Vec<String>),
}

impl Coalition {
    /// All the others.
    #[must_use]
    pub fn others(self) -> Coalition {
        match self {
            Coalition::All => Coalition::None,
            Coalition::None => Coalition::All,
            Coalition::Only(players) => Coalition::AllBut(players),
            Coalition::AllBut(players) => Coalition::Only(players),
        }
    }
}

/// How a number is compared with the one that a property names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `>=`
    AtLeast,
    /// `>`
    Above,
    /// `<=`
    AtMost,
    /// `<`
    Below,
}

impl Comparison {
    const ALL: [(&'static str, Comparison); 4] = [
        (">=", Comparison::AtLeast),
        (">", Comparison::Above),
        ("<=", Comparison::AtMost),
        ("<", Comparison::Below),
    ];

    /// Its sign.
    #[must_use]
    pub fn sign(self) -> &'static str {
        let found = Comparison::ALL.iter().find(|(_, known)| *known == self);
        found.map_or("", |(sign, _)| sign)
    }

    /// Whether more is better for it.
    #[must_use]
    pub fn is_lower_bound(self) -> bool {
        matches!(self, Comparison::AtLeast | Comparison::Above)
    }
}

/// What is asked about a number.
#[derive(Clone, Debug)]
pub(crate) enum Query {
    /// The largest that those who want it can secure.
    Greatest,
    /// The smallest.
    Least,
    /// The number itself, where nobody chooses.
    Value,
    Compare(Comparison, Expression),
}

/// What is asked about plays.
#[derive(Clone, Debug)]
pub(crate) enum Subject {
    /// The probability to reach a goal through states that are kept to, in so many steps.
    Until {
        keep: Option<Expression>,
        goal: Expression,
        steps: Option<Expression>,
    },
    /// The probability never to leave these states, in so many steps.
    Always {
        keep: Expression,
        steps: Option<Expression>,
    },
    /// The expected reward.
    Reward(Structure, Earned),
}

/// Which rewards count.
#[derive(Clone, Debug)]
pub(crate) enum Structure {
    First,
    Named(String),
    Numbered(usize),
}

/// Over which time rewards are counted.
#[derive(Clone, Debug)]
pub(crate) enum Earned {
    /// Until a goal is reached; for ever, and infinitely much, where it is not.
    Until(Expression),
    /// In the first so many steps.
    Steps(Expression),
    /// All, those of the n-th step times the n-th power of this.
    Discounted(Expression),
    /// A step in the long run.
    Mean,
}

/// A property that we can compute.
#[derive(Clone, Debug)]
pub struct Property {
    /// As it was written.
    pub text: String,
    /// Its name, if it has one.
    pub name: Option<String>,
    pub(crate) players: Option<Vec<String>>,
    pub(crate) query: Query,
    pub(crate) subject: Subject,
    /// Constants that the file introduces before it.
    pub(crate) constants: Vec<Constant>,
}

impl Property {
    /// To reach a state with this label, as often as these players can.
    #[must_use]
    pub fn reach(label: &str, players: Vec<String>) -> Property {
        Property {
            text: format!("<<{}>> Pmax=? [F \"{label}\"]", players.join(",")),
            name: None,
            players: Some(players),
            query: Query::Greatest,
            subject: Subject::Until {
                keep: None,
                goal: Expression::Label(label.into(), 0),
                steps: None,
            },
            constants: Vec::new(),
        }
    }

    /// The players who want the number to be large.
    pub(crate) fn max(&self) -> Coalition {
        let all_want_more = match &self.query {
            Query::Greatest | Query::Value => true,
            Query::Least => false,
            // A coalition works for what it claims; without one the claim is about everything that can happen.
            Query::Compare(comparison, _) => comparison.is_lower_bound() == self.players.is_some(),
        };
        match (self.players.clone(), all_want_more) {
            (None, true) => Coalition::All,
            (None, false) => Coalition::None,
            (Some(players), true) => Coalition::Only(players),
            (Some(players), false) => Coalition::AllBut(players),
        }
    }
}

/// The properties in a file, one in a line; those that are not supported as the reason why.
#[must_use]
pub fn properties(text: &str) -> Vec<Result<Property, FormatError>> {
    let mut found = Vec::new();
    let mut constants: Vec<Constant> = Vec::new();
    for (number, line) in (1u64..).zip(text.lines()) {
        let line = line.split("//").next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let at = |error: FormatError| FormatError {
            line: Some(number),
            what: error.what,
        };
        if line.starts_with("const ") {
            match constants_of(line, number) {
                Ok(more) => constants.extend(more),
                Err(error) => found.push(Err(at(error))),
            }
            continue;
        }
        found.push(property(line, constants.clone()).map_err(at));
    }
    found
}

fn constants_of(line: &str, number: u64) -> Result<Vec<Constant>, FormatError> {
    let words = tokens(line)?;
    let mut cursor = Cursor::new(&words);
    let mut found = Vec::new();
    while cursor.peek().is_some() {
        cursor.need_word("const")?;
        found.push(constant(&mut cursor, number)?);
    }
    Ok(found)
}

fn property(text: &str, constants: Vec<Constant>) -> Result<Property, FormatError> {
    let words = tokens(text)?;
    let mut cursor = Cursor::new(&words);
    let mut name = None;
    if let (Some(Token::Quoted(label)), Some(Token::Sign(":"))) =
        (cursor.peek(), cursor.peek_second())
    {
        name = Some(label.to_owned());
        cursor.next();
        cursor.next();
    }
    let players = coalition(&mut cursor)?;
    let unsupported = || {
        FormatError::from(Wrong::Property {
            text: text.chars().take(200).collect(),
        })
    };
    let word = match cursor.next() {
        Some(Token::Word(word)) => word,
        _ => return Err(unsupported()),
    };
    let (rewards, direction) = match word {
        "P" | "Pmax" | "Pmin" => (false, &word[1..]),
        "R" | "Rmax" | "Rmin" => (true, &word[1..]),
        _ => return Err(unsupported()),
    };
    let mut structure = Structure::First;
    let mut direction = direction;
    if rewards && cursor.take_sign("{") {
        structure = match cursor.next() {
            Some(Token::Quoted(name)) => Structure::Named(name.to_owned()),
            Some(Token::Number(number)) => {
                Structure::Numbered(number.parse().map_err(|_| unsupported())?)
            }
            _ => return Err(unsupported()),
        };
        cursor.need_sign("}")?;
        if cursor.take_word("max") {
            direction = "max";
        } else if cursor.take_word("min") {
            direction = "min";
        }
    }
    let query = query(&mut cursor, direction).ok_or_else(unsupported)??;
    cursor.need_sign("[")?;
    let subject = if rewards {
        Subject::Reward(structure, earned(&mut cursor).ok_or_else(unsupported)??)
    } else {
        path(&mut cursor).ok_or_else(unsupported)??
    };
    cursor.need_sign("]")?;
    cursor.take_sign(";");
    if cursor.peek().is_some() {
        return Err(cursor.unexpected());
    }
    Ok(Property {
        text: text.to_owned(),
        name,
        players,
        query,
        subject,
        constants,
    })
}

/// `=?` or `>=0.5`; nothing where it is neither.
fn query(cursor: &mut Cursor, direction: &str) -> Option<Result<Query, FormatError>> {
    if cursor.take_sign("=") {
        return (cursor.take_sign("?")).then_some(Ok(match direction {
            "max" => Query::Greatest,
            "min" => Query::Least,
            _ => Query::Value,
        }));
    }
    let found = Comparison::ALL
        .iter()
        .find(|(sign, _)| cursor.take_sign(sign));
    let &(_, comparison) = found.filter(|_| direction.is_empty())?;
    Some(parse(cursor, 0).map(|bound| Query::Compare(comparison, bound)))
}

/// A bound on the number of steps: none, or nothing that we know.
fn steps(cursor: &mut Cursor) -> Option<Result<Option<Expression>, FormatError>> {
    if cursor.take_sign("<=") {
        return Some(bound(cursor).map(Some));
    }
    let other = ["<", ">", ">=", "=", "["];
    (!other.iter().any(|sign| cursor.is_sign(sign))).then_some(Ok(None))
}

/// A number of steps: a number, a name or something in brackets, since a goal follows without a sign.
fn bound(cursor: &mut Cursor) -> Result<Expression, FormatError> {
    let words: Vec<(Token, u64)> = match cursor.peek() {
        Some(token @ (Token::Number(_) | Token::Word(_))) => {
            cursor.next();
            vec![(token, 1)]
        }
        _ => {
            cursor.need_sign("(")?;
            let inner = parse(cursor, 0)?;
            cursor.need_sign(")")?;
            return Ok(inner);
        }
    };
    parse(&mut Cursor::new(&words), 0)
}

/// What stands between the brackets of `P`.
fn path(cursor: &mut Cursor) -> Option<Result<Subject, FormatError>> {
    let finish = |cursor: &mut Cursor, always: bool| {
        let steps = match steps(cursor)? {
            Ok(steps) => steps,
            Err(error) => return Some(Err(error)),
        };
        Some(parse(cursor, 0).map(|inner| match always {
            true => Subject::Always { keep: inner, steps },
            false => Subject::Until {
                keep: None,
                goal: inner,
                steps,
            },
        }))
    };
    if cursor.take_word("F") {
        return finish(cursor, false);
    }
    if cursor.take_word("G") {
        return finish(cursor, true);
    }
    if ["X", "W", "R"].iter().any(|word| cursor.is_word(word)) {
        return None;
    }
    let keep = match parse(cursor, 0) {
        Ok(keep) => keep,
        Err(error) => return Some(Err(error)),
    };
    if !cursor.take_word("U") {
        return None;
    }
    match finish(cursor, false)? {
        Ok(Subject::Until { goal, steps, .. }) => Some(Ok(Subject::Until {
            keep: Some(keep),
            goal,
            steps,
        })),
        other => Some(other),
    }
}

/// What stands between the brackets of `R`.
fn earned(cursor: &mut Cursor) -> Option<Result<Earned, FormatError>> {
    let wrapped = |found: Result<Expression, FormatError>, wrap: fn(Expression) -> Earned| {
        Some(found.map(wrap))
    };
    if cursor.take_word("F") {
        if ["<=", "<", "=", ">", ">="]
            .iter()
            .any(|sign| cursor.is_sign(sign))
        {
            return None;
        }
        return wrapped(parse(cursor, 0), Earned::Until);
    }
    if cursor.take_word("Cdiscount") {
        return match cursor.need_sign("=") {
            Ok(()) => wrapped(parse(cursor, 0), Earned::Discounted),
            Err(error) => Some(Err(error)),
        };
    }
    if cursor.take_word("C") {
        return (cursor.take_sign("<=")).then(|| parse(cursor, 0).map(Earned::Steps));
    }
    (cursor.take_word("S") || cursor.take_word("LRA")).then_some(Ok(Earned::Mean))
}

/// `<<1,2>>` or `<<a,b>>`.
fn coalition(cursor: &mut Cursor) -> Result<Option<Vec<String>>, FormatError> {
    if !cursor.take_sign("<<") {
        return Ok(None);
    }
    let mut players = Vec::new();
    while !cursor.take_sign(">>") {
        match cursor.next() {
            Some(Token::Word(name) | Token::Number(name)) => players.push(name.to_owned()),
            _ => return Err(cursor.wrong(Wrong::Missing { what: ">>".into() })),
        }
        cursor.take_sign(",");
    }
    Ok(Some(players))
}
