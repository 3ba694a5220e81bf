//! Properties: who wants to reach what. Only reachability with the greatest or least probability is read; the rest is
//! refused by name.

use super::expression::{Expression, parse};
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

/// What Max wants to reach.
#[derive(Clone, Debug)]
pub struct Goal(pub(crate) Expression);

impl Goal {
    /// To reach a state with this label.
    #[must_use]
    pub fn label(name: &str) -> Goal {
        Goal(Expression::Label(name.to_owned(), 0))
    }
}

/// A property that we can compute.
#[derive(Clone, Debug)]
pub struct Property {
    /// As it was written.
    pub text: String,
    /// Who plays as Max.
    pub max: Coalition,
    /// What Max wants to reach.
    pub goal: Goal,
}

/// The properties in a file, one in a line; those that are not supported as the reason why.
#[must_use]
pub fn properties(text: &str) -> Vec<Result<Property, FormatError>> {
    (1u64..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.split("//").next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| {
            property(line).map_err(|error| FormatError {
                line: Some(number),
                what: error.what,
            })
        })
        .collect()
}

fn property(text: &str) -> Result<Property, FormatError> {
    let words = tokens(text)?;
    let mut cursor = Cursor::new(&words);
    if let (Some(Token::Quoted(_)), Some(Token::Sign(":"))) = (cursor.peek(), cursor.peek_second())
    {
        cursor.next();
        cursor.next();
    }
    let players = coalition(&mut cursor)?;
    let unsupported = || {
        FormatError::from(Wrong::Unsupported {
            what: text.to_owned(),
        })
    };
    let greatest = match cursor.next() {
        Some(Token::Word(word)) if word == "Pmax" => true,
        Some(Token::Word(word)) if word == "Pmin" => false,
        _ => return Err(unsupported()),
    };
    if !(cursor.take_sign("=")
        && cursor.take_sign("?")
        && cursor.take_sign("[")
        && cursor.take_word("F"))
    {
        return Err(unsupported());
    }
    if cursor.is_sign("<") || cursor.is_sign("<=") {
        return Err(unsupported());
    }
    let goal = Goal(parse(&mut cursor, 0)?);
    cursor.need_sign("]")?;
    cursor.take_sign(";");
    if cursor.peek().is_some() {
        return Err(cursor.unexpected());
    }
    let max = match (players, greatest) {
        (None, true) => Coalition::All,
        (None, false) => Coalition::None,
        (Some(players), true) => Coalition::Only(players),
        (Some(players), false) => Coalition::AllBut(players),
    };
    Ok(Property {
        text: text.to_owned(),
        max,
        goal,
    })
}

/// `<<1,2>>` or `<<a,b>>`.
fn coalition(cursor: &mut Cursor) -> Result<Option<Vec<String>>, FormatError> {
    if !cursor.take_sign("<<") {
        return Ok(None);
    }
    let mut players = Vec::new();
    while !cursor.take_sign(">>") {
        match cursor.next() {
            Some(Token::Word(name) | Token::Number(name)) => players.push(name.clone()),
            _ => return Err(cursor.wrong(Wrong::Missing { what: ">>".into() })),
        }
        cursor.take_sign(",");
    }
    Ok(Some(players))
}
