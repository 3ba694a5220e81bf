//! A game on paper: what was played, by whom, from where. Written so that it can be read by people and replayed; text in, text out.

use super::{Next, Table};
use say::{Message, Tell};
use serde::Serialize;

const FIRST_LINE: &str = "hra transcript 1";

/// A game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// What the game calls itself, with its rules: `heap wythoff`.
    pub game: String,
    /// The state from which it was played.
    pub start: String,
    /// `Name (kind)` for each seat.
    pub players: Vec<String>,
    /// The labels of all steps, fallen dice among them.
    pub moves: Vec<String>,
    /// How it ended, if it did: the winner's seat or `draw`.
    pub result: Option<String>,
}

/// A text that is no transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoTranscript {
    line: usize,
    found: String,
}

impl Tell for NoTranscript {
    fn message(&self) -> Message {
        Message::new("play-error-transcript")
            .with("line", self.line)
            .with("found", self.found.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("play-accepted-transcript").with("first", FIRST_LINE))
    }
}

/// A game as a document; nothing in it where none was begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Played {
    game: Option<String>,
    start: Option<String>,
    players: Vec<String>,
    moves: Vec<String>,
    winner: Option<String>,
    /// As the game's own records write it, where it has such.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

impl Played {
    /// The same with the game's own record.
    #[must_use]
    pub fn with(mut self, record: Option<String>) -> Self {
        self.record = record;
        self
    }
}

impl From<Transcript> for Played {
    fn from(transcript: Transcript) -> Self {
        Played {
            game: Some(transcript.game),
            start: Some(transcript.start),
            players: transcript.players,
            moves: transcript.moves,
            winner: transcript.result,
            record: None,
        }
    }
}

impl Transcript {
    /// What was played at a table by players of these names and kinds.
    #[must_use]
    pub fn of(table: &dyn Table, names: &[String], kinds: &[String]) -> Self {
        let players = names.iter().zip(kinds);
        let (at, labels) = table.steps();
        Transcript {
            game: table.title(),
            start: table.start(),
            players: players
                .map(|(name, kind)| format!("{name} ({kind})"))
                .collect(),
            moves: labels[..at].to_vec(),
            result: match table.next() {
                Next::Over(Some(seat)) => Some(seat.to_string()),
                Next::Over(None) => Some("draw".to_owned()),
                Next::Decide(_) | Next::Roll => None,
            },
        }
    }

    /// The text of it.
    #[must_use]
    pub fn write(&self) -> String {
        let mut lines = vec![
            FIRST_LINE.to_owned(),
            format!("game: {}", self.game),
            format!("start: {}", self.start),
        ];
        let players = self.players.iter();
        lines.extend(players.map(|player| format!("player: {player}")));
        lines.push(String::new());
        lines.extend(self.moves.iter().cloned());
        if let Some(result) = &self.result {
            lines.push(format!("result: {result}"));
        }
        lines.join("\n") + "\n"
    }

    /// Gives the players that have no name those of the transcript, which writes `Name (kind)`.
    pub fn lend_names(&self, names: &mut [Option<String>]) {
        for (name, player) in names.iter_mut().zip(&self.players) {
            let told = player
                .rsplit_once(" (")
                .map_or(player.as_str(), |(name, _)| name);
            if name.is_none() && !told.is_empty() {
                *name = Some(told.to_owned());
            }
        }
    }

    /// Reads what was written.
    ///
    /// # Errors
    /// When the text is no transcript; the first line that is wrong is named.
    pub fn read(text: &str) -> Result<Self, NoTranscript> {
        let mut lines = text.lines().map(str::trim).enumerate();
        let wrong = |(line, found): (usize, &str)| NoTranscript {
            line: line + 1,
            found: found.to_owned(),
        };
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            other => return Err(wrong(other.unwrap_or((0, "")))),
        }
        let mut transcript = Transcript {
            game: String::new(),
            start: String::new(),
            players: Vec::new(),
            moves: Vec::new(),
            result: None,
        };
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            let (key, value) = line.split_once(':').ok_or_else(|| wrong((number, line)))?;
            let value = value.trim().to_owned();
            match key {
                "game" => transcript.game = value,
                "start" => transcript.start = value,
                "player" => transcript.players.push(value),
                _ => return Err(wrong((number, line))),
            }
        }
        for (_, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            match line.strip_prefix("result:") {
                Some(result) => transcript.result = Some(result.trim().to_owned()),
                None => transcript.moves.push(line.to_owned()),
            }
        }
        Ok(transcript)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let transcript = Transcript {
            game: "heap wythoff".to_owned(),
            start: "1,3 L".to_owned(),
            players: vec!["Pepa (human)".to_owned(), "Ondra: (perfect)".to_owned()],
            moves: vec!["1 from 1,2".to_owned(), "2 from 2".to_owned()],
            result: Some("2".to_owned()),
        };
        assert_eq!(Transcript::read(&transcript.write()), Ok(transcript));
    }

    #[test]
    fn a_fault_is_named_with_its_line() {
        for (text, line) in [
            ("", 1),
            ("something else", 1),
            ("hra transcript 1\nnonsense", 2),
        ] {
            assert_eq!(Transcript::read(text).unwrap_err().line, line, "{text:?}");
        }
    }
}
