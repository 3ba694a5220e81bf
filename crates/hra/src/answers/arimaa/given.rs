//! What a text that names a position gives: the position itself, or a record in which it is found.

use crate::Told;
use arimaa::record::{Action, Entry, Record};
use arimaa::replay::replay;
use arimaa::{Board, Colour};

/// What a text gives.
pub enum Given {
    /// A position.
    Position(Board),
    /// A record, in which the position is found by a tag.
    Record(Record),
}

/// Reads `g [64 characters]`, a diagram or a record.
///
/// # Errors
/// When it is none of them.
pub fn given(text: &str) -> Result<Given, Told> {
    let named_moves = text
        .lines()
        .filter_map(Entry::read)
        .any(|entry| matches!(&entry.action, Action::Move(_)));
    let diagram = text.lines().any(|line| {
        let line = line.trim_start();
        line.starts_with("8|") || line.starts_with("8 |")
    });
    // The line above a diagram may name steps too; a diagram inside a record is fenced.
    let record = named_moves && (!diagram || text.contains("-=+=-"));
    if record && !is_short(text) {
        return Ok(Given::Record(Record::read(text)?));
    }
    Ok(Given::Position(Board::read(text)?))
}

/// Whether a text is a position in one line.
fn is_short(text: &str) -> bool {
    text.contains('[') && text.trim().lines().count() == 1
}

/// The position that a text gives; of a record, the last one.
///
/// # Errors
/// When it gives none.
pub fn position(text: &str) -> Result<Board, Told> {
    match given(text)? {
        Given::Position(board) => Ok(board),
        Given::Record(record) => Ok(*replay(&record)?.referee.board()),
    }
}

/// Whose turn it is, in a sentence.
pub(super) fn to_move(board: &Board) -> &'static str {
    match board.side() {
        Colour::Gold => "arimaa-to-move-gold",
        Colour::Silver => "arimaa-to-move-silver",
    }
}
