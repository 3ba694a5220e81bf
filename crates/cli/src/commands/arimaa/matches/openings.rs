//! Openings from a file: records one after another, each beginning with its `1g`; or the word for none at all.

use super::super::read_lossy;
use crate::failure::Failure;
use arimaa::Ply;
use arimaa::record::{Entry, Record};
use arimaa::replay::replay;

/// The openings of a file; `none` lets the engines set up themselves.
pub fn read(path: &str) -> Result<Vec<Vec<Ply>>, Failure> {
    if path == "none" {
        return Ok(Vec::new());
    }
    let text = read_lossy(path)?;
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        let begins = Entry::read(line)
            .is_some_and(|entry| entry.number == 1 && entry.side == arimaa::Colour::Gold);
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
