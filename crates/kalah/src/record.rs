//! Records of games as text: header lines `[Name "value"]`, then sowings as in the notation, with `!`, `?`, comments in braces
//! and the signs of the thesis: `+-` North wins, `-+` South wins, `=` draw, `#` end. A bare list of pits is a record too.

use crate::error::{MoveError, SetupError};
use crate::game::{Kalah, Move};
use crate::position::{NORTH, Position, SOUTH};
use crate::variant::Rules;
use rules::{Game, Message, Tell};
use std::fmt;

/// The version of this format; the header `Kalah` carries it.
const VERSION: &str = "1";

/// What a commentator thinks of a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// `!`
    Strong,
    /// `?`
    Weak,
}

impl Mark {
    /// How it is written.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Mark::Strong => '!',
            Mark::Weak => '?',
        }
    }
}

/// One sowing of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What was sown.
    pub chosen: Move,
    /// What is thought of it.
    pub mark: Option<Mark>,
    /// What is said about it; never with braces.
    pub comment: Option<String>,
}

/// A game, finished or not, and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: Kalah,
    /// Header lines other than those that describe the game, such as `South` and `Date`.
    pub headers: Vec<(String, String)>,
    entries: Vec<Entry>,
    positions: Vec<Position>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}, move {number}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The number of the sowing, from 1; 0 in the header.
    pub number: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong in a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// A sowing that cannot be made there.
    #[error(transparent)]
    Move {
        /// Why not.
        #[from]
        error: MoveError,
    },
    /// A header that describes no game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A header line that is none.
    #[error("{0:?} is no header")]
    Header(String),
    /// Sowings are numbered wrongly.
    #[error("number {0:?} is wrong")]
    Number(String),
    /// A sign that does not fit the position.
    #[error("{0:?} does not fit the position")]
    Sign(String),
    /// A comment that does not end.
    #[error("a comment does not end")]
    OpenComment,
}

impl Tell for RecordError {
    fn message(&self) -> Message {
        let why = match &self.problem {
            Problem::Move { error } => error.message(),
            Problem::Setup(error) => error.message(),
            Problem::Header(text) => {
                Message::new("kalah-error-record-header").with("text", text.as_str())
            }
            Problem::Number(text) => Message::new("kalah-error-record-number")
                .with("text", text.as_str())
                .with("wanted", self.number),
            Problem::Sign(text) => {
                Message::new("kalah-error-record-sign").with("text", text.as_str())
            }
            Problem::OpenComment => Message::new("kalah-error-record-comment"),
        };
        Message::new("kalah-error-record")
            .with("line", self.line)
            .with("number", self.number)
            .with("why", why)
    }

    fn accepted(&self) -> Option<Message> {
        match &self.problem {
            Problem::Setup(error) => error.accepted(),
            _ => Some(Message::new("kalah-accepted-record")),
        }
    }
}

impl Record {
    /// A record of a game in which nothing was sown yet.
    #[must_use]
    pub fn new(game: Kalah) -> Self {
        Record {
            positions: vec![game.start()],
            game,
            headers: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Kalah {
        &self.game
    }

    /// What was sown.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position before each sowing, and the one after the last.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Where it ended or stands.
    #[must_use]
    pub fn last(&self) -> &Position {
        self.positions.last().expect("a record has a start")
    }

    /// Adds a sowing, which must be legal.
    pub fn push(&mut self, chosen: Move) {
        let mut next = self.last().clone();
        self.game.play(&mut next, &chosen);
        self.positions.push(next);
        self.entries.push(Entry {
            chosen,
            mark: None,
            comment: None,
        });
    }

    /// Takes the last sowing back.
    pub fn pop(&mut self) -> Option<Entry> {
        let entry = self.entries.pop()?;
        self.positions.pop();
        Some(entry)
    }

    /// Says something about a sowing; braces, which would end the comment, become parentheses.
    pub fn remark(&mut self, at: usize, mark: Option<Mark>, comment: Option<&str>) {
        self.entries[at].mark = mark;
        let words = |text: &str| {
            let plain = text.replace('{', "(").replace('}', ")");
            plain.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        self.entries[at].comment = comment.map(words).filter(|text| !text.is_empty());
    }

    /// Sets a header line; quotation marks and line breaks, which would end it, become blanks.
    pub fn set_header(&mut self, name: &str, value: &str) {
        let value = value.replace(['"', '\n', '\r'], " ");
        match self.headers.iter_mut().find(|(found, _)| found == name) {
            Some((_, old)) => *old = value,
            None => self.headers.push((name.to_owned(), value)),
        }
    }

    /// The value of a header line.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(found, _)| found == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Reads a record.
    ///
    /// # Errors
    /// With the line and the number of the sowing where it is wrong.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        Reader::default().read(text)
    }
}

/// The sign of who has won, if somebody has more than half or the game is over.
fn sign(position: &Position) -> Option<&'static str> {
    let half = position.total() / 2;
    let (south, north) = (position.store(SOUTH), position.store(NORTH));
    if north > half {
        Some("+-")
    } else if south > half {
        Some("-+")
    } else if position.is_over() && south == north {
        Some("=")
    } else {
        None
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Kalah \"{VERSION}\"]")?;
        writeln!(f, "[Rules \"{}\"]", self.game.rules())?;
        writeln!(f, "[Start \"{}\"]", self.positions[0])?;
        for (name, value) in &self.headers {
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        if self.last().is_over() {
            let last = self.last();
            writeln!(
                f,
                "[Result \"{}:{}\"]",
                last.store(SOUTH),
                last.store(NORTH)
            )?;
        }
        writeln!(f)?;
        let mut decided = None;
        for (at, entry) in self.entries.iter().enumerate() {
            let (before, after) = (&self.positions[at], &self.positions[at + 1]);
            write!(f, "{}.{}", at + 1, self.game.describe(before, entry.chosen))?;
            if let Some(mark) = entry.mark {
                write!(f, " {}", mark.sign())?;
            }
            if after.is_over() {
                f.write_str(" #")?;
            }
            let now = sign(after);
            if let Some(now) = now.filter(|_| now != decided || after.is_over()) {
                write!(f, " {now}")?;
            }
            decided = now;
            if let Some(comment) = &entry.comment {
                write!(f, " {{{comment}}}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[derive(Default)]
struct Reader {
    rules: Rules,
    start: Option<Position>,
    headers: Vec<(String, String)>,
    result: Option<String>,
    record: Option<Record>,
    line: usize,
}

impl Reader {
    fn fail<T>(&self, problem: impl Into<Problem>) -> Result<T, RecordError> {
        Err(RecordError {
            line: self.line,
            number: self
                .record
                .as_ref()
                .map_or(0, |record| record.entries.len() + 1),
            problem: problem.into(),
        })
    }

    fn read(mut self, text: &str) -> Result<Record, RecordError> {
        let mut comment: Option<String> = None;
        for (at, line) in text.lines().enumerate() {
            self.line = at + 1;
            let mut rest = line.trim();
            if comment.is_none() && self.record.is_none() && rest.starts_with('[') {
                self.header(rest)?;
                continue;
            }
            while !rest.is_empty() {
                if let Some(open) = &mut comment {
                    let (inside, after) = rest.split_once('}').unwrap_or((rest, ""));
                    if !open.is_empty() {
                        open.push(' ');
                    }
                    open.push_str(inside.trim());
                    if rest.contains('}') {
                        self.comment(&comment.take().unwrap_or_default())?;
                    }
                    rest = after.trim_start();
                } else if let Some(after) = rest.strip_prefix('{') {
                    comment = Some(String::new());
                    rest = after;
                    // An empty rest would leave the loop before a closing brace on the same line was seen; there is none.
                } else {
                    let end = rest
                        .find(|c: char| c.is_whitespace() || c == '{')
                        .unwrap_or(rest.len());
                    let (token, after) = rest.split_at(end);
                    self.token(token)?;
                    rest = after.trim_start();
                }
            }
        }
        if comment.is_some() {
            return self.fail(Problem::OpenComment);
        }
        let result = self.result.take();
        self.begin()?;
        let record = self.record.take().expect("begun just now");
        if let Some(result) = result {
            let last = record.last();
            let ours = format!("{}:{}", last.store(SOUTH), last.store(NORTH));
            if !last.is_over() || result != ours {
                self.record = Some(record);
                return self.fail(Problem::Sign(result));
            }
        }
        Ok(record)
    }

    fn header(&mut self, line: &str) -> Result<(), RecordError> {
        let inside = line.strip_prefix('[').and_then(|l| l.strip_suffix(']'));
        let parts = inside.and_then(|inside| inside.split_once(' '));
        let quoted = parts.and_then(|(name, value)| {
            let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
            (!value.contains('"') && !name.is_empty()).then_some((name, value))
        });
        let Some((name, value)) = quoted else {
            return self.fail(Problem::Header(line.to_owned()));
        };
        match name {
            "Kalah" if value == VERSION => {}
            "Kalah" => return self.fail(Problem::Header(line.to_owned())),
            "Rules" => match value.parse() {
                Ok(rules) => self.rules = rules,
                Err(error) => return self.fail(Problem::Setup(error)),
            },
            "Start" => match value.parse() {
                Ok(start) => self.start = Some(start),
                Err(error) => return self.fail(Problem::Setup(error)),
            },
            "Result" => self.result = Some(value.to_owned()),
            _ => self.headers.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// The header is over: from here on there is a game.
    fn begin(&mut self) -> Result<&mut Record, RecordError> {
        if self.record.is_none() {
            let start = match self.start.take() {
                Some(start) => start,
                None => match Position::start(6, 4, self.rules) {
                    Ok(start) => start,
                    Err(error) => return self.fail(Problem::Setup(error)),
                },
            };
            if start.pie() && !self.rules.pie {
                return self.fail(Problem::Setup(SetupError::NoPie));
            }
            let mut record = Record::new(Kalah::from(start, self.rules));
            record.headers = std::mem::take(&mut self.headers);
            self.record = Some(record);
        }
        Ok(self.record.as_mut().expect("set above"))
    }

    fn comment(&mut self, text: &str) -> Result<(), RecordError> {
        let record = self.begin()?;
        let Some(last) = record.entries.len().checked_sub(1) else {
            // What is said before the first sowing belongs to the game as a whole.
            record.set_header("Comment", text);
            return Ok(());
        };
        let mark = record.entries[last].mark;
        record.remark(last, mark, Some(text));
        Ok(())
    }

    fn token(&mut self, token: &str) -> Result<(), RecordError> {
        let record = self.begin()?;
        let last = record.last();
        match token {
            "!" | "?" => {
                let Some(entry) = record.entries.last_mut() else {
                    return self.fail(Problem::Sign(token.to_owned()));
                };
                entry.mark = Some(if token == "!" {
                    Mark::Strong
                } else {
                    Mark::Weak
                });
                return Ok(());
            }
            "#" if last.is_over() => return Ok(()),
            "+-" | "-+" | "=" if sign(last) == Some(token) => return Ok(()),
            "#" | "+-" | "-+" | "=" => return self.fail(Problem::Sign(token.to_owned())),
            _ => {}
        }
        let wanted = record.entries.len() + 1;
        let mut body = token;
        if let Some((number, after)) = token.split_once('.') {
            if number.parse() != Ok(wanted) {
                return self.fail(Problem::Number(number.to_owned()));
            }
            body = after;
            if body.is_empty() {
                return Ok(());
            }
        }
        let mut marks = Vec::new();
        while let Some(stripped) = body.strip_suffix(['!', '?', '#']) {
            marks.push(&body[stripped.len()..]);
            body = stripped;
        }
        match record.game.understand(record.last(), body) {
            Ok(chosen) => record.push(chosen),
            Err(error) => return self.fail(error),
        }
        marks
            .into_iter()
            .rev()
            .try_for_each(|mark| self.token(mark))
    }
}
