//! `hra arimaa show`: a position in the terminal, or as the other forms of text.

use super::{Given, drawing, given};
use crate::context::Context;
use crate::failure::Failure;
use arimaa::record::{Entry, Record};
use arimaa::{Board, Colour, Ending, Piece};
use clap::Args;
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct ShowArgs {
    position: String,
    #[arg(long, value_name = "TAG")]
    turn: Option<String>,
    #[arg(long)]
    short: bool,
}

#[derive(Serialize)]
struct ShowAnswer {
    position: String,
    diagram: String,
    side: &'static str,
    /// Pieces that cannot step.
    frozen: Vec<String>,
    /// How many pieces each side has, by their letters.
    gold: Vec<(char, u32)>,
    silver: Vec<(char, u32)>,
    /// Who has won, and the archive's letter for why; null while the game goes on.
    winner: Option<&'static str>,
    reason: Option<char>,
}

pub fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Gold => "gold",
        Colour::Silver => "silver",
    }
}

/// What is said of an end.
pub fn told_ending(ending: Ending) -> Message {
    let id = match (ending.winner, ending.reason) {
        (Colour::Gold, arimaa::Reason::Goal) => "arimaa-gold-goal",
        (Colour::Gold, arimaa::Reason::Elimination) => "arimaa-gold-elimination",
        (Colour::Gold, arimaa::Reason::Immobilisation) => "arimaa-gold-immobilisation",
        (Colour::Gold, arimaa::Reason::Time) => "arimaa-gold-time",
        (Colour::Gold, arimaa::Reason::Resignation) => "arimaa-gold-resignation",
        (Colour::Gold, arimaa::Reason::Score) => "arimaa-gold-score",
        (Colour::Gold, arimaa::Reason::Forfeit) => "arimaa-gold-forfeit",
        (Colour::Silver, arimaa::Reason::Goal) => "arimaa-silver-goal",
        (Colour::Silver, arimaa::Reason::Elimination) => "arimaa-silver-elimination",
        (Colour::Silver, arimaa::Reason::Immobilisation) => "arimaa-silver-immobilisation",
        (Colour::Silver, arimaa::Reason::Time) => "arimaa-silver-time",
        (Colour::Silver, arimaa::Reason::Resignation) => "arimaa-silver-resignation",
        (Colour::Silver, arimaa::Reason::Score) => "arimaa-silver-score",
        (Colour::Silver, arimaa::Reason::Forfeit) => "arimaa-silver-forfeit",
    };
    Message::new(id)
}

pub fn run(args: &ShowArgs, context: &Context) -> Result<(), Failure> {
    let board = match (given(&args.position)?, &args.turn) {
        (Given::Position(board), None) => board,
        (Given::Record(record), None) => *arimaa::replay::replay(&record)?.referee.board(),
        (Given::Record(record), Some(tag)) => before(&record, tag)?,
        (Given::Position(_), Some(tag)) => return Err(no_turn(tag)),
    };
    let pieces = |colour: Colour| {
        let counted = |piece: Piece| (piece.letter(colour), board.pieces(piece, colour).count());
        Piece::ALL.into_iter().rev().map(counted).collect()
    };
    let frozen = board.frozen(Colour::Gold) | board.frozen(Colour::Silver);
    let ended = board.ended();
    let answer = ShowAnswer {
        position: board.write_short(),
        diagram: board.write_diagram(),
        side: colour_name(board.side()),
        frozen: frozen
            .into_iter()
            .map(|square| square.to_string())
            .collect(),
        gold: pieces(Colour::Gold),
        silver: pieces(Colour::Silver),
        winner: ended.map(|ending| colour_name(ending.winner)),
        reason: ended.map(|ending| ending.reason.letter()),
    };
    context.answer(&answer, || {
        if args.short {
            return answer.position.clone();
        }
        let words = context.words;
        let mut text = drawing::diagram(&board, context.colour);
        text.push_str(&words.get(match board.side() {
            Colour::Gold => "arimaa-to-move-gold",
            Colour::Silver => "arimaa-to-move-silver",
        }));
        if !answer.frozen.is_empty() {
            let squares = answer.frozen.join(" ");
            let told = Message::new("arimaa-frozen").with("squares", squares);
            text.push_str(&format!("\n{}", words.say(&told)));
        }
        if let Some(ending) = ended {
            let told = context.strong(&words.say(&told_ending(ending)));
            text.push_str(&format!("\n{told}"));
        }
        text
    })
}

/// The position before a turn of a record.
fn before(record: &Record, tag: &str) -> Result<Board, Failure> {
    let wanted = Entry::read(tag).ok_or_else(|| no_turn(tag))?.tag();
    let played = arimaa::replay::replay(record)?.referee;
    let index = (0..=played.plies().len()).find(|index| played.tag_of(*index) == wanted);
    index
        .and_then(|index| played.boards().get(index).copied())
        .ok_or_else(|| no_turn(tag))
}

fn no_turn(tag: &str) -> Failure {
    Failure::input(
        Message::new("arimaa-error-no-turn").with("text", tag),
        Message::new("arimaa-accepted-turn-tag"),
    )
}
