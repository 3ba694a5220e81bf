//! Words and signs of the PRISM language, each with its line. A text is split while it is read, so that a model of fifty
//! megabytes is never held as a list of words.

use crate::formats::{FormatError, Wrong};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A name or a keyword.
    Word(&'a str),
    /// A whole or decimal number, as written.
    Number(&'a str),
    /// A text in quotation marks.
    Quoted(&'a str),
    /// Anything else.
    Sign(&'static str),
}

impl Token<'_> {
    pub fn shown(&self) -> String {
        match self {
            Token::Word(text) | Token::Number(text) => (*text).to_owned(),
            Token::Quoted(text) => format!("\"{text}\""),
            Token::Sign(sign) => (*sign).to_owned(),
        }
    }
}

/// Words that were written down, with their lines.
pub(crate) type Words<'a> = Vec<(Token<'a>, u64)>;

/// Longer signs before those that they begin with.
const SIGNS: [&str; 34] = [
    "<=>", "->", "<-", "..", "!=", "<=", ">=", "=>", "<<", ">>", "=", "<", ">", "&", "|", "!", "+",
    "-", "*", "/", "(", ")", "[", "]", "{", "}", ",", ";", ":", "'", "?", "^", "#", "@",
];

/// A text that is being split.
#[derive(Clone, Copy)]
struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl<'a> Lexer<'a> {
    /// The next token with where it begins; nothing at the end.
    fn token(&mut self) -> Result<Option<(Token<'a>, u64, usize)>, FormatError> {
        let bytes = self.text.as_bytes();
        loop {
            match bytes.get(self.at) {
                None => return Ok(None),
                Some(b'\n') => {
                    self.line += 1;
                    self.at += 1;
                }
                Some(b' ' | b'\t' | b'\r') => self.at += 1,
                Some(b'/') if bytes.get(self.at + 1) == Some(&b'/') => {
                    let rest = &bytes[self.at..];
                    let end = rest.iter().position(|&byte| byte == b'\n');
                    self.at += end.unwrap_or(rest.len());
                }
                Some(_) => break,
            }
        }
        let rest = &self.text[self.at..];
        let first = rest.chars().next().unwrap_or(' ');
        if first.is_whitespace() {
            self.at += first.len_utf8();
            return self.token();
        }
        let (token, length) = if first.is_ascii_alphabetic() || first == '_' {
            let length = span(rest, |c| c.is_ascii_alphanumeric() || c == b'_');
            (Token::Word(&rest[..length]), length)
        } else if first.is_ascii_digit()
            || first == '.' && rest[1..].starts_with(|c: char| c.is_ascii_digit())
        {
            let length = number_length(rest);
            (Token::Number(&rest[..length]), length)
        } else if first == '"' {
            let end = rest[1..].find(['"', '\n']);
            let end = end.filter(|&end| rest[1 + end..].starts_with('"'));
            let end = end
                .ok_or_else(|| FormatError::at(self.line, Wrong::Missing { what: "\"".into() }))?;
            (Token::Quoted(&rest[1..=end]), end + 2)
        } else {
            let sign = SIGNS.into_iter().find(|sign| rest.starts_with(sign));
            let sign = sign.ok_or_else(|| {
                let found = first.to_string();
                FormatError::at(self.line, Wrong::Unexpected { found })
            })?;
            (Token::Sign(sign), sign.len())
        };
        let begin = self.at;
        self.at += length;
        Ok(Some((token, self.line, begin)))
    }
}

/// Splits a text that is known to be short.
pub(crate) fn tokens(text: &str) -> Result<Words<'_>, FormatError> {
    part(text, 0..text.len(), 1)
}

/// Splits a part of a text that begins in this line.
pub(crate) fn part(
    text: &str,
    range: std::ops::Range<usize>,
    line: u64,
) -> Result<Words<'_>, FormatError> {
    let mut lexer = Lexer {
        text: &text[..range.end],
        at: range.start,
        line,
    };
    let mut found = Vec::new();
    while let Some((token, line, _)) = lexer.token()? {
        found.push((token, line));
    }
    Ok(found)
}

/// Goes through all tokens of a text without keeping any; fails where the text cannot be split.
pub(crate) fn scan<'a>(
    text: &'a str,
    mut each: impl FnMut(Token<'a>, u64),
) -> Result<(), FormatError> {
    let mut lexer = Lexer {
        text,
        at: 0,
        line: 1,
    };
    while let Some((token, line, _)) = lexer.token()? {
        each(token, line);
    }
    Ok(())
}

fn span(text: &str, accept: impl Fn(u8) -> bool) -> usize {
    let bytes = text.as_bytes();
    let end = bytes.iter().position(|&byte| !accept(byte));
    end.unwrap_or(bytes.len())
}

/// Digits, one point unless a second follows (`0..5` is a range), and an exponent.
fn number_length(text: &str) -> usize {
    let digits = |from: usize| from + span(&text[from..], |c| c.is_ascii_digit());
    let mut end = digits(0);
    if text[end..].starts_with('.') && !text[end..].starts_with("..") {
        end = digits(end + 1);
    }
    if text[end..].starts_with(['e', 'E']) {
        let sign = usize::from(text[end + 1..].starts_with(['+', '-']));
        let after = digits(end + 1 + sign);
        if after > end + 1 + sign {
            end = after;
        }
    }
    end
}

/// How far one looks ahead.
const AHEAD: usize = 3;

#[derive(Clone, Copy)]
enum Source<'a> {
    Text(Lexer<'a>),
    List(&'a [(Token<'a>, u64)]),
}

/// A place in a text or in a list of words.
pub(crate) struct Cursor<'a> {
    source: Source<'a>,
    /// What comes next, with lines and places in the text.
    ahead: [Option<(Token<'a>, u64, usize)>; AHEAD],
    line: u64,
}

impl<'a> Cursor<'a> {
    /// Reads a list of words.
    pub fn new(list: &'a [(Token<'a>, u64)]) -> Self {
        Cursor::begun(Source::List(list))
    }

    /// Reads a text that [`scan`] went through without an error.
    pub fn over(text: &'a str) -> Self {
        Cursor::begun(Source::Text(Lexer {
            text,
            at: 0,
            line: 1,
        }))
    }

    fn begun(source: Source<'a>) -> Self {
        let mut cursor = Cursor {
            source,
            ahead: [None; AHEAD],
            line: 1,
        };
        for _ in 0..AHEAD {
            cursor.shift();
        }
        cursor.line = cursor.ahead[0].map_or(1, |(_, line, _)| line);
        cursor
    }

    fn shift(&mut self) {
        self.ahead.rotate_left(1);
        self.ahead[AHEAD - 1] = match &mut self.source {
            Source::Text(lexer) => lexer.token().ok().flatten(),
            Source::List(list) => list.split_first().map(|(&(token, line), rest)| {
                *list = rest;
                (token, line, 0)
            }),
        };
    }

    pub fn line(&self) -> u64 {
        self.ahead[0].map_or(self.line, |(_, line, _)| line)
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.ahead[0].map(|(token, ..)| token)
    }

    pub fn peek_second(&self) -> Option<Token<'a>> {
        self.ahead[1].map(|(token, ..)| token)
    }

    /// Whether a bracket, a name and a prime stand here.
    pub fn is_primed(&self) -> bool {
        let third = self.ahead[2].map(|(token, ..)| token);
        self.is_sign("(")
            && matches!(self.peek_second(), Some(Token::Word(_)))
            && third == Some(Token::Sign("'"))
    }

    pub fn next(&mut self) -> Option<Token<'a>> {
        let (token, line, _) = self.ahead[0]?;
        self.line = line;
        self.shift();
        Some(token)
    }

    /// Where the next token begins in the text.
    pub fn position(&self) -> usize {
        match (&self.ahead[0], &self.source) {
            (Some((_, _, at)), _) => *at,
            (None, Source::Text(lexer)) => lexer.text.len(),
            (None, Source::List(_)) => 0,
        }
    }

    pub fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(found)) if found == sign)
    }

    pub fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Token::Word(found)) if found == word)
    }

    pub fn take_sign(&mut self, sign: &str) -> bool {
        let here = self.is_sign(sign);
        if here {
            self.next();
        }
        here
    }

    pub fn take_word(&mut self, word: &str) -> bool {
        let here = self.is_word(word);
        if here {
            self.next();
        }
        here
    }

    pub fn wrong(&self, what: Wrong) -> FormatError {
        FormatError::at(self.line(), what)
    }

    /// What stands here cannot stand here.
    pub fn unexpected(&self) -> FormatError {
        self.wrong(match self.peek() {
            Some(token) => Wrong::Unexpected {
                found: token.shown().chars().take(60).collect(),
            },
            None => Wrong::Missing { what: "…".into() },
        })
    }

    pub fn need_sign(&mut self, sign: &str) -> Result<(), FormatError> {
        if self.take_sign(sign) {
            Ok(())
        } else {
            Err(self.needed(sign))
        }
    }

    pub fn need_word(&mut self, word: &str) -> Result<(), FormatError> {
        if self.take_word(word) {
            Ok(())
        } else {
            Err(self.needed(word))
        }
    }

    fn needed(&self, what: &str) -> FormatError {
        match self.peek() {
            Some(_) => self.unexpected(),
            None => self.wrong(Wrong::Missing {
                what: what.to_owned(),
            }),
        }
    }

    pub fn need_name(&mut self) -> Result<&'a str, FormatError> {
        match self.peek() {
            Some(Token::Word(word)) => {
                self.next();
                Ok(word)
            }
            Some(_) => Err(self.unexpected()),
            None => Err(self.wrong(Wrong::Missing {
                what: "name".into(),
            })),
        }
    }
}
