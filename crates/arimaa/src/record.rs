//! Records of games as text: header, fenced fields, turns. It reads what is written; whether that is legal, [`mod@crate::replay`] says.

use crate::notation::clipped;
use crate::{Colour, Ending, Reason, Referee};
use say::{Message, Tell};
use std::fmt;

/// What stands before and after a field of several lines.
const FENCE: &str = "-=+=-";

/// A game on paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    fields: Vec<(String, String)>,
    entries: Vec<Entry>,
}

/// One line of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the turn.
    pub number: u32,
    /// Whose turn it is.
    pub side: Colour,
    /// What is done.
    pub action: Action,
}

/// What a line of the list of moves says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A setup or a turn.
    Move(String),
    /// The last move is taken back.
    TakeBack,
    /// The side gives up.
    Resigns,
    /// Nothing yet: the game stopped here.
    Nothing,
}

/// A line that cannot be in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {found:?}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
}

impl Tell for RecordError {
    fn message(&self) -> Message {
        Message::new("arimaa-error-record")
            .with("line", self.line)
            .with("found", self.found.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("arimaa-accepted-record"))
    }
}

impl Entry {
    /// Reads `12g Ee2n …`, `12s takeback`, `12w resigns`, or a bare tag.
    #[must_use]
    pub fn read(line: &str) -> Option<Entry> {
        let line = line.trim();
        let (tag, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let letter = tag.chars().last()?;
        let side = Colour::read(letter)?;
        let digits = &tag[..tag.len() - letter.len_utf8()];
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let words: Vec<&str> = rest.split_whitespace().collect();
        let action = match words.as_slice() {
            [] => Action::Nothing,
            ["takeback"] => Action::TakeBack,
            ["resigns" | "resign"] => Action::Resigns,
            words => Action::Move(words.join(" ")),
        };
        Some(Entry {
            number: digits.parse().ok()?,
            side,
            action,
        })
    }

    /// `12g`.
    #[must_use]
    pub fn tag(&self) -> String {
        format!("{}{}", self.number, self.side.letter())
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.action {
            Action::Move(words) => write!(f, "{} {words}", self.tag()),
            Action::TakeBack => write!(f, "{} takeback", self.tag()),
            Action::Resigns => write!(f, "{} resigns", self.tag()),
            Action::Nothing => f.write_str(&self.tag()),
        }
    }
}

impl Record {
    /// An empty record.
    #[must_use]
    pub fn new() -> Record {
        Record::default()
    }

    /// The record of a game, without header.
    #[must_use]
    pub fn of(referee: &Referee) -> Record {
        let mut record = Record::new();
        if !referee.began_with_setup() {
            let first = referee.first();
            let side = first.side().letter();
            record.set("Position", &format!("2{side}\n{}", first.write_diagram()));
        }
        for index in 0..referee.plies().len() {
            let line = format!("{} {}", referee.tag_of(index), referee.write_ply(index));
            record.entries.extend(Entry::read(&line));
        }
        record
    }

    /// The lines of the list of moves.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds a line to the list of moves.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// The header and the fenced fields, in order.
    #[must_use]
    pub fn fields(&self) -> &[(String, String)] {
        &self.fields
    }

    /// A field; `Gold`, `Silver` and `Termination` are found under the names `White`, `Black` and `ResultCode` too.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        let old = match key {
            "Gold" => "White",
            "Silver" => "Black",
            "Termination" => "ResultCode",
            other => other,
        };
        let found = |name: &str| {
            let same = |field: &&(String, String)| field.0.eq_ignore_ascii_case(name);
            self.fields.iter().find(same)
        };
        found(key)
            .or_else(|| found(old))
            .map(|(_, value)| value.as_str())
    }

    /// Sets a field; keys and values that could not be read back are mended.
    pub fn set(&mut self, key: &str, value: &str) {
        let key: String = key
            .chars()
            .filter(|letter| is_key_letter(*letter))
            .collect();
        if key.is_empty() {
            return;
        }
        let mut lines: Vec<&str> = value
            .lines()
            .map(str::trim_end)
            .filter(|line| line.trim() != FENCE)
            .collect();
        while lines.last().is_some_and(|line| line.is_empty()) {
            lines.pop();
        }
        let value = if lines.len() == 1 {
            lines[0].trim().to_owned()
        } else {
            lines.join("\n")
        };
        let value = if value.trim() == FENCE {
            String::new()
        } else {
            value
        };
        match self.fields.iter_mut().find(|field| field.0 == key) {
            Some(field) => field.1 = value,
            None => self.fields.push((key, value)),
        }
    }

    /// Who won and why, as the header says: `Result` as `1-0` or `0-1`, and `Termination` as a letter. Without a letter, a
    /// resignation at the end of the moves is why.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let winner = match self.get("Result")?.trim() {
            "1-0" | "w" | "g" => Colour::Gold,
            "0-1" | "b" | "s" => Colour::Silver,
            _ => return None,
        };
        let reason = match self
            .get("Termination")
            .and_then(|text| text.trim().chars().next())
        {
            Some(letter) => Reason::read(letter)?,
            None if self.resigns() => Reason::Resignation,
            None => return None,
        };
        Some(Ending { winner, reason })
    }

    /// Whether the last thing that anybody did was to resign.
    fn resigns(&self) -> bool {
        let did = |entry: &&Entry| entry.action != Action::Nothing;
        let last = self.entries.iter().rev().find(did);
        last.is_some_and(|entry| entry.action == Action::Resigns)
    }

    /// Writes the ending into the header.
    pub fn set_ending(&mut self, ending: Option<Ending>) {
        let result = match ending.map(|ending| ending.winner) {
            Some(Colour::Gold) => "1-0",
            Some(Colour::Silver) => "0-1",
            None => "*",
        };
        self.set("Result", result);
        if let Some(ending) = ending {
            self.set("Termination", &ending.reason.letter().to_string());
        }
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first line that is neither field nor move.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::new();
        let mut lines = text.lines().enumerate();
        while let Some((index, line)) = lines.next() {
            let line = line.trim();
            if line.is_empty() || matches!(line, "*" | "1-0" | "0-1") {
                continue;
            }
            if let Some(entry) = Entry::read(line) {
                record.entries.push(entry);
                continue;
            }
            let wrong = || RecordError {
                line: index + 1,
                found: clipped(line),
            };
            // The reference controller writes its headers as chess does.
            let bracketed = line
                .strip_prefix('[')
                .and_then(|line| line.strip_suffix("\"]"))
                .and_then(|line| line.split_once(" \""));
            let (key, value) = match bracketed {
                Some(pair) => pair,
                None => line.split_once(':').ok_or_else(wrong)?,
            };
            let (key, value) = (key.trim(), value.trim());
            if key.is_empty() || !key.chars().all(is_key_letter) {
                return Err(wrong());
            }
            if value != FENCE {
                record.set(key, value);
                continue;
            }
            let mut inside = Vec::new();
            loop {
                let (_, line) = lines.next().ok_or_else(wrong)?;
                if line.trim() == FENCE {
                    break;
                }
                inside.push(line);
            }
            record.set(key, &inside.join("\n"));
        }
        Ok(record)
    }
}

fn is_key_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-')
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.fields {
            if value.contains('\n') {
                writeln!(f, "{key}: {FENCE}\n{value}\n{FENCE}")?;
            } else {
                writeln!(f, "{key}: {value}")?;
            }
        }
        if !self.fields.is_empty() {
            writeln!(f)?;
        }
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        Ok(())
    }
}
