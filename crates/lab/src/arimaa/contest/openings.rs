//! Openings from a text: records one after another, each beginning with its `1g`.

use crate::arimaa::corpus::CorpusError;
use arimaa::record::{Entry, Record};
use arimaa::replay::replay;
use arimaa::{Colour, Ply};

/// The openings of a text.
///
/// # Errors
/// When a record cannot be read or played.
pub fn openings(text: &str) -> Result<Vec<Vec<Ply>>, CorpusError> {
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        let begins =
            Entry::read(line).is_some_and(|entry| entry.number == 1 && entry.side == Colour::Gold);
        if begins || parts.is_empty() {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    let mut all = Vec::new();
    for part in parts {
        let record = Record::read(&part)?;
        let played = replay(&record)?;
        if !played.referee.plies().is_empty() {
            all.push(played.referee.plies().to_vec());
        }
    }
    Ok(all)
}
