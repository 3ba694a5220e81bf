//! The archive's files: one game a line, columns separated by tabs and named in the first line.

use crate::notation::clipped;
use crate::record::{Entry, Record, RecordError};
use crate::{Clock, Colour, TimeControl};
use std::time::Duration;

/// The column with the moves; a file without it is no archive.
const MOVES: &str = "movelist";

/// A file of the archive.
#[derive(Clone, Copy, Debug)]
pub struct Archive<'t> {
    text: &'t str,
}

/// What the server wrote down about its clock after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockNote {
    /// The number of the turn.
    pub number: u32,
    /// Who moved.
    pub side: Colour,
    /// How many seconds the move took.
    pub used: u64,
    /// Both reserves afterwards, in seconds.
    pub reserves: [u64; 2],
}

impl<'t> Archive<'t> {
    /// Whether the text looks like a file of the archive.
    #[must_use]
    pub fn detect(text: &str) -> bool {
        let first = text.lines().next().unwrap_or_default();
        first.contains('\t') && first.split('\t').any(|name| name.trim() == MOVES)
    }

    /// The file.
    ///
    /// # Errors
    /// When the first line names no column of moves.
    pub fn new(text: &'t str) -> Result<Archive<'t>, RecordError> {
        if Archive::detect(text) {
            return Ok(Archive { text });
        }
        Err(RecordError {
            line: 1,
            found: clipped(text.lines().next().unwrap_or_default()),
        })
    }

    /// The games, each as a record whose fields are the columns; those that records know by another name have that too.
    pub fn games(&self) -> impl Iterator<Item = Result<Record, RecordError>> + 't {
        let mut lines = self.text.lines().enumerate();
        let head = lines.next().map_or("", |(_, line)| line);
        let names: Vec<&'t str> = head.split('\t').map(str::trim).collect();
        lines
            .filter(|(_, line)| !line.trim().is_empty())
            .map(move |(index, line)| read_game(&names, index + 1, line))
    }
}

fn read_game(names: &[&str], number: usize, line: &str) -> Result<Record, RecordError> {
    let cells: Vec<&str> = line.split('\t').collect();
    let wrong = |found: &str| RecordError {
        line: number,
        found: clipped(found),
    };
    if cells.len() != names.len() {
        return Err(wrong(line));
    }
    let mut record = Record::new();
    for (name, cell) in names.iter().zip(&cells) {
        match *name {
            MOVES => {
                for line in cell.split("\\n").filter(|line| !line.trim().is_empty()) {
                    record.push(Entry::read(line).ok_or_else(|| wrong(line))?);
                }
            }
            "wusername" => record.set("Gold", cell),
            "busername" => record.set("Silver", cell),
            "timecontrol" => record.set("TimeControl", cell),
            "result" => record.set("Result", cell),
            "termination" => record.set("Termination", cell),
            "event" => record.set("Event", cell),
            "site" => record.set("Site", cell),
            name => record.set(name, &cell.replace("\\n", "\n")),
        }
    }
    Ok(record)
}

/// The notes about clocks among the events of a game: `after 5w, move used:64 wresv:95 bresv:172 game:164`.
#[must_use]
pub fn clock_notes(record: &Record) -> Vec<ClockNote> {
    let events = record.get("events").unwrap_or_default();
    events.lines().filter_map(read_note).collect()
}

fn read_note(line: &str) -> Option<ClockNote> {
    let (_, rest) = line.split_once("] after ")?;
    let (tag, rest) = rest.split_once(", move ")?;
    let entry = Entry::read(tag)?;
    let value = |name: &str| -> Option<u64> {
        let word = rest
            .split_whitespace()
            .find_map(|word| word.strip_prefix(name))?;
        word.parse().ok()
    };
    Some(ClockNote {
        number: entry.number,
        side: entry.side,
        used: value("used:")?,
        reserves: [value("wresv:")?, value("bresv:")?],
    })
}

/// How many of the server's notes our clock agrees with, and how many there are. Each move is counted from the reserves that
/// the server had before it, so that one difference is one difference.
#[must_use]
pub fn compare_clock(record: &Record, control: &TimeControl) -> (usize, usize) {
    let notes = clock_notes(record);
    let mut before = [control.reserve.as_secs(); 2];
    let mut agreed = 0;
    for note in &notes {
        let mut clock = Clock::with_reserves(*control, before.map(Duration::from_secs));
        clock.count(note.side, Duration::from_secs(note.used), note.number == 1);
        let ours = Colour::BOTH.map(|side| clock.reserve(side));
        let near = |(ours, theirs): (&Duration, &u64)| {
            ours.abs_diff(Duration::from_secs(*theirs)) < Duration::from_secs(1)
        };
        agreed += usize::from(ours.iter().zip(&note.reserves).all(near));
        before = note.reserves;
    }
    (agreed, notes.len())
}
