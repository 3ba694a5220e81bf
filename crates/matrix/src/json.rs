//! Reads games in normal form from JSON: bare tables, or objects that also name the strategies.
//! Numbers are taken from their text, so that 0.1 is one tenth and long integers stay exact.

use crate::error::{InputError, Place};
use crate::number::{self, Rational};
use crate::payoffs::{Bimatrix, Labels, Payoffs, ZeroSum};
use crate::read::join;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Whether the text is meant to be JSON.
pub(crate) fn looks_like_it(text: &str) -> bool {
    text.trim_start_matches('\u{feff}')
        .trim_start()
        .starts_with(['[', '{'])
}

type Raw<'t> = &'t RawValue;
type Object<'t> = BTreeMap<String, Raw<'t>>;

pub(crate) fn zero_sum(text: &str) -> Result<ZeroSum, InputError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('[') {
        return Ok(ZeroSum {
            payoffs: table(parse(text)?)?,
            labels: Labels::default(),
        });
    }
    let object: Object = parse(text)?;
    let known = ["payoffs", "rows", "columns"];
    only(&object, &known)?;
    let payoffs = table(parse(field(&object, "payoffs", &known)?.get())?)?;
    let labels = labels(&object, &payoffs)?;
    Ok(ZeroSum { payoffs, labels })
}

pub(crate) fn bimatrix(text: &str) -> Result<Bimatrix, InputError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('[') {
        return cells(parse(text)?, Labels::default());
    }
    let object: Object = parse(text)?;
    let known = [
        "row_payoffs",
        "column_payoffs",
        "payoffs",
        "rows",
        "columns",
    ];
    only(&object, &known)?;
    if let Some(pairs) = object.get("payoffs") {
        let game = cells(parse(pairs.get())?, Labels::default())?;
        let labels = labels(&object, &game.row)?;
        return Ok(Bimatrix { labels, ..game });
    }
    let row = table(parse(field(&object, "row_payoffs", &known)?.get())?)?;
    let column = table(parse(field(&object, "column_payoffs", &known)?.get())?)?;
    let labels = labels(&object, &row)?;
    join(row, column, labels)
}

fn parse<'t, T: serde::Deserialize<'t>>(text: &'t str) -> Result<T, InputError> {
    serde_json::from_str(text).map_err(|error| InputError::Json(error.to_string()))
}

fn only(object: &Object, known: &[&str]) -> Result<(), InputError> {
    match object.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(InputError::Json(format!("{key:?}? ({})", known.join(", ")))),
        None => Ok(()),
    }
}

fn field<'t>(object: &Object<'t>, name: &str, known: &[&str]) -> Result<Raw<'t>, InputError> {
    let missing = || InputError::Json(format!("{name:?}? ({})", known.join(", ")));
    object.get(name).copied().ok_or_else(missing)
}

fn names(object: &Object, name: &str, expected: usize) -> Result<Option<Vec<String>>, InputError> {
    let Some(raw) = object.get(name) else {
        return Ok(None);
    };
    let names: Vec<String> = parse(raw.get())?;
    if names.len() != expected {
        return Err(InputError::Labels {
            found: names.len(),
            expected,
        });
    }
    Ok(Some(names))
}

fn labels(object: &Object, payoffs: &Payoffs) -> Result<Labels, InputError> {
    Ok(Labels {
        rows: names(object, "rows", payoffs.rows())?,
        columns: names(object, "columns", payoffs.columns())?,
    })
}

fn entry(raw: Raw, row: usize, item: usize) -> Result<Rational, InputError> {
    let text = raw.get();
    let owned: Option<String> = serde_json::from_str(text).ok();
    let text = owned.as_deref().unwrap_or(text);
    number::parse(text).map_err(|why| InputError::Number {
        place: Place {
            line: row + 1,
            item: item + 1,
        },
        text: text.to_owned(),
        why,
    })
}

fn table(rows: Vec<Vec<Raw>>) -> Result<Payoffs, InputError> {
    let table = rectangle(&rows, entry)?;
    Payoffs::from_rows(table).ok_or(InputError::Empty)
}

fn cells(rows: Vec<Vec<Raw>>, labels: Labels) -> Result<Bimatrix, InputError> {
    let both = rectangle(&rows, |raw, row, item| {
        let place = Place {
            line: row + 1,
            item: item + 1,
        };
        let wrong = || InputError::NotAPair {
            place,
            text: raw.get().to_owned(),
        };
        let pair: Vec<Raw> = serde_json::from_str(raw.get()).map_err(|_| wrong())?;
        let [first, second] = pair.as_slice() else {
            return Err(wrong());
        };
        Ok((entry(first, row, item)?, entry(second, row, item)?))
    })?;
    let take = |which: fn(&(Rational, Rational)) -> Rational| {
        let row = |row: &Vec<(Rational, Rational)>| row.iter().map(which).collect();
        Payoffs::from_rows(both.iter().map(row).collect()).ok_or(InputError::Empty)
    };
    join(
        take(|pair| pair.0.clone())?,
        take(|pair| pair.1.clone())?,
        labels,
    )
}

fn rectangle<'t, T>(
    rows: &[Vec<Raw<'t>>],
    read: impl Fn(Raw<'t>, usize, usize) -> Result<T, InputError>,
) -> Result<Vec<Vec<T>>, InputError> {
    let expected = rows.first().ok_or(InputError::Empty)?.len();
    let mut table = Vec::with_capacity(rows.len());
    for (row, items) in rows.iter().enumerate() {
        if items.len() != expected {
            return Err(InputError::Ragged {
                line: row + 1,
                found: items.len(),
                expected,
            });
        }
        let read = |(item, raw): (usize, &Raw<'t>)| read(raw, row, item);
        table.push(
            items
                .iter()
                .enumerate()
                .map(read)
                .collect::<Result<_, _>>()?,
        );
    }
    Ok(table)
}
