//! Who wins Dawson's chess, on the board and as the heap game that it amounts to: the document, and how it is told.

use super::boards::{Strong, outcome_line};
use crate::{Told, Words};
use grids::{Dawson, DawsonSolver};
use rules::{PositionNotation, Side};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::grundy::{Code, sequence};
use work::Work;

/// Who wins Dawson's chess on so many columns?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DawsonSolve {
    /// How many columns there are.
    pub columns: u64,
    /// Whether nobody must capture.
    #[serde(default)]
    pub optional_capture: bool,
    /// A position instead of the start, then perhaps a space and `w` or `b` for who is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Who wins, with which pawn, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DawsonSolution {
    /// `N`: who is to move wins; `P`: the other does.
    pub outcome: String,
    /// The columns, from 1, of the pawns that win.
    pub winning_moves: Vec<usize>,
    /// The Grundy value, where the position is a sum of heaps.
    pub grundy: Option<u32>,
    /// The winning moves as they are written, where they were searched for on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// Why, in sentences.
    pub explanation: String,
}

/// Beyond this, nobody reads the columns.
pub const MOST_COLUMNS: u64 = 100_000;

/// The heap game of the lecture: take one if it is the whole heap, two, or three and perhaps part the rest.
fn code() -> Code {
    Code::octal("0.137").expect("the code is one")
}

fn letter(wins: bool) -> String {
    if wins { "N" } else { "P" }.to_owned()
}

/// Answers by the theory of heaps where it applies, else by search of the board.
///
/// # Errors
/// When columns or position are wrong, when stopped, or when it would need too much memory.
pub fn solve(request: &DawsonSolve, work: &Work, words: Words) -> Result<DawsonSolution, Told> {
    if !(1..=MOST_COLUMNS).contains(&request.columns) {
        return Err(Told::input(
            Message::new("heap-error-heap").with("text", request.columns.to_string()),
            Message::new("accepted-number-from-to")
                .with("from", 1)
                .with("to", MOST_COLUMNS),
        ));
    }
    let columns = request.columns as usize;
    let Some(text) = &request.position else {
        return if request.optional_capture {
            on_board(&Dawson::start(columns, false)?, Side::Left, work, words)
        } else {
            by_heap(columns, work, words)
        };
    };
    let (board, mover) = with_mover(text);
    let position = Dawson::read_under(&!request.optional_capture, board)?;
    let found = position.pawns.board.columns();
    if found != columns {
        return Err(Told::input(
            Message::new("dawson-error-columns")
                .with("found", found)
                .with("wanted", columns),
            Message::new("dawson-accepted-board").with("most", Dawson::WIDEST),
        ));
    }
    on_board(&position, mover, work, words)
}

/// A position, and after a blank perhaps who is to move: `w` or `b`.
fn with_mover(text: &str) -> (&str, Side) {
    match text.trim().rsplit_once(' ') {
        Some((board, "b")) => (board, Side::Right),
        Some((board, "w")) => (board, Side::Left),
        _ => (text.trim(), Side::Left),
    }
}

fn by_heap(columns: usize, work: &Work, words: Words) -> Result<DawsonSolution, Told> {
    let values = sequence(&code(), columns, work)?;
    // A pawn's step and the captures that follow close its column and its neighbours.
    let rest = |column: usize| (column.saturating_sub(2), columns.saturating_sub(column + 1));
    let wins = |column: &usize| {
        let (before, after) = rest(*column);
        values[before] == values[after]
    };
    let winning_moves: Vec<usize> = (1..=columns).filter(wins).collect();
    let reasons = [
        Message::new("dawson-reason-heap")
            .with("columns", columns)
            .with("value", values[columns]),
        match winning_moves.first() {
            Some(&column) => {
                let (before, after) = rest(column);
                Message::new("dawson-reason-equal")
                    .with("column", column)
                    .with("before", before)
                    .with("after", after)
                    .with("value", values[before])
            }
            None => Message::new("dawson-reason-unequal"),
        },
    ];
    Ok(DawsonSolution {
        outcome: letter(values[columns] != 0),
        winning_moves,
        grundy: Some(values[columns]),
        moves: Vec::new(),
        explanation: words.lines(&reasons),
    })
}

fn on_board(
    position: &Dawson,
    mover: Side,
    work: &Work,
    words: Words,
) -> Result<DawsonSolution, Told> {
    let winning = DawsonSolver::new(work).winning(position, mover)?;
    let mut columns: Vec<usize> = winning.iter().map(|&step| position.column(step)).collect();
    columns.sort_unstable();
    columns.dedup();
    // Only where no capture is pending is the position a sum of heaps.
    let (grundy, reason) = match position.stretches().filter(|_| position.mandatory) {
        None => (None, Message::new("dawson-reason-search")),
        Some(stretches) => {
            let longest = stretches.iter().copied().max().unwrap_or(0);
            let values = sequence(&code(), longest, work)?;
            let sum = stretches
                .iter()
                .fold(0, |sum, &length| sum ^ values[length]);
            let lengths: Vec<String> = stretches.iter().map(ToString::to_string).collect();
            let told = Message::new("dawson-reason-sum")
                .with("stretches", lengths.join(", "))
                .with("count", lengths.len())
                .with("value", sum);
            (Some(sum), told)
        }
    };
    let labels = winning.iter().map(|step| position.write_move(mover, step));
    Ok(DawsonSolution {
        outcome: letter(!winning.is_empty()),
        winning_moves: columns,
        grundy,
        moves: labels.collect(),
        explanation: words.say(&reason),
    })
}

impl DawsonSolution {
    /// As it is told to a person.
    #[must_use]
    pub fn tell(&self, words: Words, strong: Strong<'_>) -> String {
        let mut lines = vec![strong(&outcome_line(&self.outcome, words))];
        if let Some(grundy) = self.grundy {
            lines.push(words.say(&Message::new("grids-line-grundy").with("value", grundy)));
        }
        if !self.winning_moves.is_empty() {
            let columns: Vec<String> = self.winning_moves.iter().map(ToString::to_string).collect();
            let told = Message::new("dawson-line-columns").with("columns", columns.join(" "));
            lines.push(words.say(&told));
        }
        if !self.moves.is_empty() {
            let told = Message::new("grids-line-winning").with("moves", self.moves.join(" "));
            lines.push(words.say(&told));
        }
        lines.push(self.explanation.clone());
        lines.join("\n")
    }
}
