//! Words and signs of the PRISM language, each with its line.

use crate::formats::{FormatError, Wrong};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A name or a keyword.
    Word(String),
    /// A whole or decimal number, as written.
    Number(String),
    /// A text in quotation marks.
    Quoted(String),
    /// Anything else.
    Sign(&'static str),
}

impl Token {
    pub fn shown(&self) -> String {
        match self {
            Token::Word(text) | Token::Number(text) => text.clone(),
            Token::Quoted(text) => format!("\"{text}\""),
            Token::Sign(sign) => (*sign).to_owned(),
        }
    }
}

/// Longer signs before those that they begin with.
const SIGNS: [&str; 34] = [
    "<=>", "->", "<-", "..", "!=", "<=", ">=", "=>", "<<", ">>", "=", "<", ">", "&", "|", "!", "+",
    "-", "*", "/", "(", ")", "[", "]", "{", "}", ",", ";", ":", "'", "?", "^", "#", "@",
];

/// Splits a text.
pub(crate) fn tokens(text: &str) -> Result<Vec<(Token, u64)>, FormatError> {
    let mut found = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.split("//").next().unwrap_or("");
        let mut rest = content;
        loop {
            rest = rest.trim_start();
            let Some(first) = rest.chars().next() else {
                break;
            };
            let (token, length) = if first.is_ascii_alphabetic() || first == '_' {
                let length = span(rest, |c| c.is_ascii_alphanumeric() || c == '_');
                (Token::Word(rest[..length].to_owned()), length)
            } else if first.is_ascii_digit()
                || first == '.' && rest[1..].starts_with(|c: char| c.is_ascii_digit())
            {
                let length = number_length(rest);
                (Token::Number(rest[..length].to_owned()), length)
            } else if first == '"' {
                let end = rest[1..]
                    .find('"')
                    .ok_or_else(|| FormatError::at(line, Wrong::Missing { what: "\"".into() }))?;
                (Token::Quoted(rest[1..=end].to_owned()), end + 2)
            } else {
                let sign = SIGNS.into_iter().find(|sign| rest.starts_with(sign));
                let sign = sign.ok_or_else(|| {
                    FormatError::at(
                        line,
                        Wrong::Unexpected {
                            found: first.to_string(),
                        },
                    )
                })?;
                (Token::Sign(sign), sign.len())
            };
            found.push((token, line));
            rest = &rest[length..];
        }
    }
    Ok(found)
}

fn span(text: &str, accept: impl Fn(char) -> bool) -> usize {
    text.find(|c| !accept(c)).unwrap_or(text.len())
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

/// A place in a list of tokens.
pub(crate) struct Cursor<'a> {
    tokens: &'a [(Token, u64)],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(tokens: &'a [(Token, u64)]) -> Self {
        Cursor { tokens, at: 0 }
    }

    pub fn line(&self) -> u64 {
        let last = self.tokens.last().map_or(1, |token| token.1);
        self.tokens.get(self.at).map_or(last, |token| token.1)
    }

    pub fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at).map(|token| &token.0)
    }

    pub fn peek_second(&self) -> Option<&'a Token> {
        self.tokens.get(self.at + 1).map(|token| &token.0)
    }

    /// Whether a bracket, a name and a prime stand here.
    pub fn is_primed(&self) -> bool {
        matches!(
            self.tokens.get(self.at..self.at + 3),
            Some([
                (Token::Sign("("), _),
                (Token::Word(_), _),
                (Token::Sign("'"), _)
            ])
        )
    }

    pub fn next(&mut self) -> Option<&'a Token> {
        let token = self.peek();
        self.at += usize::from(token.is_some());
        token
    }

    pub fn position(&self) -> usize {
        self.at
    }

    pub fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(found)) if *found == sign)
    }

    pub fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Token::Word(found)) if found == word)
    }

    pub fn take_sign(&mut self, sign: &str) -> bool {
        let here = self.is_sign(sign);
        self.at += usize::from(here);
        here
    }

    pub fn take_word(&mut self, word: &str) -> bool {
        let here = self.is_word(word);
        self.at += usize::from(here);
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

    pub fn need_name(&mut self) -> Result<String, FormatError> {
        match self.peek() {
            Some(Token::Word(word)) => {
                self.at += 1;
                Ok(word.clone())
            }
            Some(_) => Err(self.unexpected()),
            None => Err(self.wrong(Wrong::Missing {
                what: "name".into(),
            })),
        }
    }
}
