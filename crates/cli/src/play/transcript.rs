//! A game on paper: what was played, by whom, from where. Written so that it can be read by people and replayed.

use rules::Message;
use say::Tell;

const FIRST_LINE: &str = "hra transcript 1";

/// A game as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    pub game: String,
    pub start: String,
    pub players: Vec<String>,
    pub moves: Vec<String>,
    /// How it ended, if it did.
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

impl Transcript {
    pub fn write(&self) -> String {
        let mut lines = vec![
            FIRST_LINE.to_owned(),
            format!("game: {}", self.game),
            format!("start: {}", self.start),
        ];
        lines.extend(
            self.players
                .iter()
                .map(|player| format!("player: {player}")),
        );
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
