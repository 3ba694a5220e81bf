//! Reads games in normal form from text: rows of numbers parted by blanks, commas or semicolons, with names of rows
//! and columns where there are any, or JSON. It opens no files and never guesses: what is not understood is an error.

use crate::error::{InputError, Place};
use crate::json;
use crate::number::{self, NotANumber, Rational};
use crate::payoffs::{BYTES_PER_ENTRY, Bimatrix, Labels, Payoffs, ZeroSum};
use work::{Halt, Work};

/// Why a game was not read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReadFailure {
    /// It is no game.
    #[error(transparent)]
    Input(#[from] InputError),
    /// It would not fit into memory, or somebody asked to stop.
    #[error(transparent)]
    Halt(#[from] Halt),
}

rules::tell!(ReadFailure: Input, Halt);

/// Reads a zero-sum game: what the row player receives.
///
/// # Errors
/// When the text is no table of numbers, or too big for the memory budget.
pub fn read_zero_sum(text: &str, work: &Work) -> Result<ZeroSum, ReadFailure> {
    claim(text, work)?;
    if json::looks_like_it(text) {
        return Ok(json::zero_sum(text)?);
    }
    let mut blocks = blocks(text);
    if blocks.len() > 1 {
        let line = blocks[1].lines[0].0;
        return Err(InputError::SecondTable { line }.into());
    }
    let block = blocks.pop().ok_or(InputError::Empty)?;
    let (payoffs, labels) = table(&block)?;
    Ok(ZeroSum { payoffs, labels })
}

/// Reads a bimatrix game: two tables with an empty line between them, or one table of pairs `3,2` or `(3, 2)`.
///
/// # Errors
/// When the text is neither, or too big for the memory budget.
pub fn read_bimatrix(text: &str, work: &Work) -> Result<Bimatrix, ReadFailure> {
    claim(text, work)?;
    if json::looks_like_it(text) {
        return Ok(json::bimatrix(text)?);
    }
    let blocks = blocks(text);
    match blocks.as_slice() {
        [] => Err(InputError::Empty.into()),
        [pairs] => Ok(table_of_pairs(pairs)?),
        [first, second] => {
            let (row, labels) = table(first)?;
            let (column, other) = table(second)?;
            let labels = Labels {
                rows: labels.rows.or(other.rows),
                columns: labels.columns.or(other.columns),
            };
            Ok(join(row, column, labels)?)
        }
        [_, _, third, ..] => Err(InputError::SecondTable {
            line: third.lines[0].0,
        }
        .into()),
    }
}

/// Two tables of the same shape make a bimatrix game.
///
/// # Errors
/// When the shapes differ.
pub fn join(row: Payoffs, column: Payoffs, labels: Labels) -> Result<Bimatrix, InputError> {
    let shape = |table: &Payoffs| (table.rows(), table.columns());
    if shape(&row) != shape(&column) {
        return Err(InputError::Shapes {
            first: shape(&row),
            second: shape(&column),
        });
    }
    Ok(Bimatrix {
        row,
        column,
        labels,
    })
}

/// Asks for memory by a first glance at the text: every number follows something that is none.
fn claim(text: &str, work: &Work) -> Result<(), Halt> {
    let mut items: u64 = 0;
    let mut between = true;
    for byte in text.bytes() {
        let parts = byte.is_ascii_whitespace() || b",;()[]|".contains(&byte);
        items += u64::from(between && !parts);
        between = parts;
    }
    work.claim(items * BYTES_PER_ENTRY)
}

/// Lines that belong together, with their numbers; empty lines and `---` part them, `#` begins a comment.
struct Block<'t> {
    lines: Vec<(usize, &'t str)>,
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut all: Vec<Block> = Vec::new();
    let mut fresh = true;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (index, line) in text.lines().enumerate() {
        let bare = line.trim();
        if bare.starts_with('#') {
            continue;
        }
        if bare.is_empty() || (bare.len() >= 3 && bare.bytes().all(|b| b == b'-')) {
            fresh = true;
            continue;
        }
        if fresh {
            all.push(Block { lines: Vec::new() });
            fresh = false;
        }
        let block = all.last_mut().expect("one was pushed");
        block.lines.push((index + 1, line));
    }
    all
}

/// One line, parted into items.
struct Line<'t> {
    number: usize,
    items: Vec<&'t str>,
}

impl Line<'_> {
    fn wrong(&self, item: usize, why: NotANumber) -> InputError {
        InputError::Number {
            place: Place {
                line: self.number,
                item: item + 1,
            },
            text: self.items[item].to_owned(),
            why,
        }
    }
}

/// The sign that parts items in the whole block: semicolons if there are any, else commas, else blanks.
#[derive(Clone, Copy, PartialEq)]
enum Separator {
    Sign(char),
    Blank,
}

fn separator(block: &Block) -> Separator {
    let any = |sign| block.lines.iter().any(|(_, line)| line.contains(sign));
    [';', ',']
        .into_iter()
        .find(|&sign| any(sign))
        .map_or(Separator::Blank, Separator::Sign)
}

fn part(line: &str, separator: Separator) -> Vec<&str> {
    let Separator::Sign(sign) = separator else {
        return line.split_whitespace().collect();
    };
    let mut items = Vec::new();
    let (mut begin, mut quoted) = (0, false);
    for (at, letter) in line.char_indices() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == sign && !quoted {
            items.push(&line[begin..at]);
            begin = at + letter.len_utf8();
        }
    }
    items.push(&line[begin..]);
    items.iter().map(|item| item.trim()).collect()
}

/// A number of this block. Where semicolons part the items, a comma is the decimal comma.
fn read_number(text: &str, separator: Separator) -> Result<Rational, NotANumber> {
    let text = text.trim_matches('"');
    if separator == Separator::Sign(';') && text.matches(',').count() == 1 {
        return number::parse(&text.replace(',', "."));
    }
    number::parse(text)
}

fn label(text: &str) -> String {
    text.trim_matches('"').trim().to_owned()
}

fn table(block: &Block) -> Result<(Payoffs, Labels), InputError> {
    let separator = separator(block);
    let lines: Vec<Line> = block
        .lines
        .iter()
        .map(|&(number, line)| Line {
            number,
            items: part(line, separator),
        })
        .collect();
    labelled(&lines, |line, item| {
        read_number(line.items[item], separator).map_err(|why| line.wrong(item, why))
    })
    .and_then(|(rows, labels)| {
        let payoffs = Payoffs::from_rows(rows).ok_or(InputError::Empty)?;
        Ok((payoffs, labels))
    })
}

/// Finds the names at the edges of a table, and reads its cells by `cell`.
fn labelled<T>(
    lines: &[Line],
    cell: impl Fn(&Line, usize) -> Result<T, InputError>,
) -> Result<(Vec<Vec<T>>, Labels), InputError> {
    // `NaN` is never taken for a name: it is a number that went wrong.
    let is_name = |line: &Line, item: usize| {
        let nonsense = |why: InputError| {
            matches!(
                why,
                InputError::NotAPair { .. }
                    | InputError::Number {
                        why: NotANumber::Nonsense,
                        ..
                    }
            )
        };
        cell(line, item).err().is_some_and(nonsense)
    };
    let first = lines.first().ok_or(InputError::Empty)?;
    let header = lines.len() > 1 && (0..first.items.len()).all(|item| is_name(first, item));
    let body = if header { &lines[1..] } else { lines };
    let named = body.iter().filter(|line| is_name(line, 0)).count();
    let width = body[0].items.len();
    // A name such as `3` looks like a number; it is a name where most of its neighbours are.
    let rows_named = named > 0
        && width > 1
        && body.iter().all(|line| line.items.len() == width)
        && (header || 2 * named > body.len());
    let skip = usize::from(rows_named);
    let mut rows = Vec::with_capacity(body.len());
    for line in body {
        let row: Result<Vec<T>, InputError> = (skip..line.items.len())
            .map(|item| cell(line, item))
            .collect();
        let row = row?;
        if row.len() + skip != width {
            return Err(InputError::Ragged {
                line: line.number,
                found: row.len(),
                expected: width - skip,
            });
        }
        rows.push(row);
    }
    let columns = header.then(|| {
        // The corner above the names of the rows may be empty or hold a word.
        let corner = usize::from(rows_named && first.items.len() == width);
        first.items[corner..]
            .iter()
            .map(|text| label(text))
            .collect()
    });
    if let Some(names) = &columns {
        let (names, expected): (&Vec<String>, usize) = (names, width - skip);
        if names.len() != expected {
            return Err(InputError::Labels {
                found: names.len(),
                expected,
            });
        }
    }
    let row_names = || body.iter().map(|line| label(line.items[0])).collect();
    let labels = Labels {
        rows: rows_named.then(row_names),
        columns,
    };
    Ok((rows, labels))
}

fn table_of_pairs(block: &Block) -> Result<Bimatrix, InputError> {
    let sign = ['|', ';']
        .into_iter()
        .find(|&sign| block.lines.iter().any(|(_, line)| line.contains(sign)));
    let lines: Vec<Line> = block
        .lines
        .iter()
        .map(|&(number, line)| Line {
            number,
            items: match sign {
                Some(sign) => part(line, Separator::Sign(sign)),
                None => cells(line),
            },
        })
        .collect();
    let (rows, labels) = labelled(&lines, pair)?;
    let take = |which: fn(&(Rational, Rational)) -> Rational| {
        let row = |row: &Vec<(Rational, Rational)>| row.iter().map(which).collect();
        Payoffs::from_rows(rows.iter().map(row).collect()).ok_or(InputError::Empty)
    };
    join(
        take(|pair| pair.0.clone())?,
        take(|pair| pair.1.clone())?,
        labels,
    )
}

/// Parts at blanks, but not inside brackets and not behind a comma.
fn cells(line: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let (mut begin, mut depth) = (None, 0);
    let mut last = ' ';
    for (at, letter) in line.char_indices() {
        if letter.is_whitespace() && depth == 0 && last != ',' {
            if let Some(begin) = begin.take() {
                items.push(&line[begin..at]);
            }
            continue;
        }
        if !letter.is_whitespace() {
            begin = begin.or(Some(at));
            last = letter;
        }
        depth += i32::from(letter == '(') - i32::from(letter == ')' && depth > 0);
    }
    if let Some(begin) = begin {
        items.push(line[begin..].trim_end());
    }
    items
}

fn pair(line: &Line, item: usize) -> Result<(Rational, Rational), InputError> {
    let text = line.items[item];
    let place = Place {
        line: line.number,
        item: item + 1,
    };
    let not_a_pair = || InputError::NotAPair {
        place,
        text: text.to_owned(),
    };
    let inner = text
        .strip_prefix('(')
        .map_or(Some(text), |rest| rest.strip_suffix(')'))
        .ok_or_else(not_a_pair)?
        .trim();
    let parts = inner
        .split_once(',')
        .or_else(|| inner.split_once(char::is_whitespace));
    let (first, second) = parts.ok_or_else(not_a_pair)?;
    let read = |text: &str| {
        number::parse(text).map_err(|why| match why {
            NotANumber::Nonsense => not_a_pair(),
            why => InputError::Number {
                place,
                text: text.trim().to_owned(),
                why,
            },
        })
    };
    Ok((read(first)?, read(second)?))
}
