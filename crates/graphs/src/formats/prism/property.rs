//! Properties as they are written: who wants what of which plays. What cannot be computed is refused by name.

use super::expression::{Expression, parse};
use super::model::{Constant, constant};
use super::path::{earned, named, path};
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
    /// The probability to reach a goal through states that are kept to.
    Until {
        keep: Option<Expression>,
        goal: Expression,
        limit: Limit,
    },
    /// The probability never to leave these states, in so many steps.
    Always {
        keep: Expression,
        steps: Option<Expression>,
    },
    /// The probability to keep to these states until a goal is reached, which need not happen.
    Unless { keep: Expression, goal: Expression },
    /// The expected reward.
    Reward(Structure, Earned),
}

/// Where a goal counts.
#[derive(Clone, Debug)]
pub(crate) enum Limit {
    Anywhere,
    /// In at most so many steps.
    Within(Expression),
    /// In one step, neither sooner nor later.
    Next,
    /// Once at most so much of a reward was earned, or at least so much.
    Earning {
        structure: Structure,
        most: bool,
        bound: Expression,
    },
}

/// Which rewards count.
#[derive(Clone, Debug)]
pub(crate) enum Structure {
    First,
    Named(String),
    Numbered(usize),
    /// One for every step, whatever rewards there are.
    Time,
}

/// Which of several initial states counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    Greatest,
    Least,
    Average,
    /// What is claimed must hold in all.
    Everywhere,
    /// Or in one.
    Somewhere,
}

impl Over {
    const ALL: [(&'static str, Over); 5] = [
        ("max", Over::Greatest),
        ("min", Over::Least),
        ("avg", Over::Average),
        ("forall", Over::Everywhere),
        ("exists", Over::Somewhere),
    ];
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
    /// Which initial state is meant, where there are several.
    pub(crate) over: Option<Over>,
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
                limit: Limit::Anywhere,
            },
            over: None,
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
    let text = text.trim_end_matches([';', ' ']);
    let unsupported = || {
        FormatError::from(Wrong::Property {
            text: text.chars().take(200).collect(),
        })
    };
    let over = filter(&mut cursor).ok_or_else(unsupported)??;
    let players = coalition(&mut cursor)?;
    let word = match cursor.next() {
        Some(Token::Word(word)) => word,
        _ => return Err(unsupported()),
    };
    let (mut structure, direction) = match word {
        "P" | "Pmax" | "Pmin" => (None, &word[1..]),
        "R" | "Rmax" | "Rmin" => (Some(Structure::First), &word[1..]),
        "T" | "Tmax" | "Tmin" => (Some(Structure::Time), &word[1..]),
        _ => return Err(unsupported()),
    };
    let mut direction = direction;
    if word.starts_with('R') && cursor.is_sign("{") {
        structure = Some(named(&mut cursor).ok_or_else(unsupported)??);
        if cursor.take_word("max") {
            direction = "max";
        } else if cursor.take_word("min") {
            direction = "min";
        }
    }
    let query = query(&mut cursor, direction).ok_or_else(unsupported)??;
    cursor.need_sign("[")?;
    let subject = match structure {
        Some(structure) => {
            Subject::Reward(structure, earned(&mut cursor).ok_or_else(unsupported)??)
        }
        None => path(&mut cursor).ok_or_else(unsupported)??,
    };
    cursor.need_sign("]")?;
    if let Some(over) = over {
        let claim = matches!(over, Over::Everywhere | Over::Somewhere);
        let closed = cursor.take_sign(",")
            && matches!(cursor.next(), Some(Token::Quoted("init")))
            && cursor.take_sign(")");
        if !closed || claim != matches!(query, Query::Compare(..)) {
            return Err(unsupported());
        }
    }
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
        over,
        constants,
    })
}

/// `filter(max,` before a property and its initial states; nothing where it is another filter.
fn filter(cursor: &mut Cursor) -> Option<Result<Option<Over>, FormatError>> {
    if !cursor.take_word("filter") {
        return Some(Ok(None));
    }
    if let Err(error) = cursor.need_sign("(") {
        return Some(Err(error));
    }
    let found = Over::ALL.iter().find(|(word, _)| cursor.take_word(word));
    let &(_, over) = found?;
    Some(cursor.need_sign(",").map(|()| Some(over)))
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
