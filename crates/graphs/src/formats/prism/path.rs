//! What stands between the brackets of a property. Nothing where it is of a kind that we do not compute.

use super::expression::{Expression, parse};
use super::property::{Earned, Limit, Structure, Subject};
use super::token::{Cursor, Token};
use crate::formats::FormatError;

/// Something that was read, something wrong, or nothing where we do not compute it.
type Read<T> = Option<Result<T, FormatError>>;

/// `{"name"}` or `{1}`: which rewards count.
pub(super) fn named(cursor: &mut Cursor) -> Read<Structure> {
    if let Err(error) = cursor.need_sign("{") {
        return Some(Err(error));
    }
    let structure = match cursor.next() {
        Some(Token::Quoted(name)) => Structure::Named(name.to_owned()),
        Some(Token::Number(number)) => Structure::Numbered(number.parse().ok()?),
        _ => return None,
    };
    Some(cursor.need_sign("}").map(|()| structure))
}

/// Where a goal counts: `<=k`, `^{rew{"r"}<=b}`, `{"r"}<=b`, or nothing written.
fn limit(cursor: &mut Cursor) -> Read<Limit> {
    if cursor.take_sign("<=") {
        return Some(bound(cursor).map(Limit::Within));
    }
    let wrapped = cursor.take_sign("^");
    if wrapped && !(cursor.take_sign("{") && cursor.take_word("rew")) {
        return None;
    }
    if wrapped || cursor.is_sign("{") {
        let structure = if cursor.is_sign("{") {
            match named(cursor)? {
                Ok(structure) => structure,
                Err(error) => return Some(Err(error)),
            }
        } else {
            Structure::First
        };
        let most = cursor.take_sign("<=");
        if !most && !cursor.take_sign(">=") {
            return None;
        }
        let read = if wrapped {
            parse(cursor, 0).and_then(|bound| cursor.need_sign("}").map(|()| bound))
        } else {
            bound(cursor)
        };
        return Some(read.map(|bound| Limit::Earning {
            structure,
            most,
            bound,
        }));
    }
    let other = ["<", ">", ">=", "=", "["];
    (!other.iter().any(|sign| cursor.is_sign(sign))).then_some(Ok(Limit::Anywhere))
}

/// A bound: a number, a name or something in brackets, since a goal follows without a sign.
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
pub(super) fn path(cursor: &mut Cursor) -> Read<Subject> {
    if cursor.take_word("X") {
        return Some(parse(cursor, 0).map(|goal| Subject::Until {
            keep: None,
            goal,
            limit: Limit::Next,
        }));
    }
    if cursor.take_word("F") {
        return until(cursor, None);
    }
    if cursor.take_word("G") {
        let steps = match limit(cursor)? {
            Ok(Limit::Anywhere) => None,
            Ok(Limit::Within(steps)) => Some(steps),
            Ok(_) => return None,
            Err(error) => return Some(Err(error)),
        };
        return Some(parse(cursor, 0).map(|keep| Subject::Always { keep, steps }));
    }
    if cursor.is_word("R") {
        return None;
    }
    let keep = match parse(cursor, 0) {
        Ok(keep) => keep,
        Err(error) => return Some(Err(error)),
    };
    if cursor.take_word("U") {
        return until(cursor, Some(keep));
    }
    if !cursor.take_word("W") {
        return None;
    }
    match limit(cursor)? {
        Ok(Limit::Anywhere) => Some(parse(cursor, 0).map(|goal| Subject::Unless { keep, goal })),
        Ok(_) => None,
        Err(error) => Some(Err(error)),
    }
}

/// What follows `F`, or `a U`.
fn until(cursor: &mut Cursor, keep: Option<Expression>) -> Read<Subject> {
    let limit = match limit(cursor)? {
        Ok(limit) => limit,
        Err(error) => return Some(Err(error)),
    };
    Some(parse(cursor, 0).map(|goal| Subject::Until { keep, goal, limit }))
}

/// What stands between the brackets of `R` and `T`.
pub(super) fn earned(cursor: &mut Cursor) -> Read<Earned> {
    if cursor.take_word("F") {
        let limits = ["<=", "<", "=", ">", ">=", "^", "{"];
        let limited = limits.iter().any(|sign| cursor.is_sign(sign));
        return (!limited).then(|| parse(cursor, 0).map(Earned::Until));
    }
    if cursor.take_word("Cdiscount") {
        return Some(match cursor.need_sign("=") {
            Ok(()) => parse(cursor, 0).map(Earned::Discounted),
            Err(error) => Err(error),
        });
    }
    if cursor.take_word("C") {
        return (cursor.take_sign("<=")).then(|| parse(cursor, 0).map(Earned::Steps));
    }
    (cursor.take_word("S") || cursor.take_word("LRA")).then_some(Ok(Earned::Mean))
}
