//! Worksheets: lines with expressions and, after `==>`, what they should give. Reading files is the business of others.

/// A line of a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'t> {
    /// Blank, or a comment after `#`.
    Nothing,
    /// An expression, and what its result should be printed as.
    Expression {
        /// The expression or assignment.
        text: &'t str,
        /// What is expected, if something is.
        expected: Option<&'t str>,
    },
}

/// Understands one line. A `#` begins a comment, except inside a text in quotes, where it is part of a board.
#[must_use]
pub fn read_line(line: &str) -> Line<'_> {
    let mut quoted = false;
    let comment = line.char_indices().find(|&(_, letter)| {
        quoted ^= letter == '"';
        letter == '#' && !quoted
    });
    let line = comment.map_or(line, |(at, _)| &line[..at]).trim();
    if line.is_empty() {
        return Line::Nothing;
    }
    match line.split_once("==>") {
        Some((text, expected)) => Line::Expression {
            text: text.trim(),
            expected: Some(expected.trim()),
        },
        None => Line::Expression {
            text: line,
            expected: None,
        },
    }
}
