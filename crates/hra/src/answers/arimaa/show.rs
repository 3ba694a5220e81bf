//! A position, told in full: who is to move, what is frozen, who has won.

use super::given::to_move;
use super::{Given, colour_name, drawing, given, picture, told_ending};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::record::{Entry, Record};
use arimaa::replay::replay;
use arimaa::{Board, Colour, Piece, Ply, Turn};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is in this position?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaShow {
    /// `g [64 characters]`, a diagram, or a record.
    pub position: String,
    /// Of a record the position before this turn, such as `12s`; the last position if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// People are told the position in one line only.
    #[serde(default)]
    pub short: bool,
    /// The position is drawn too, in SVG.
    #[serde(default)]
    pub draw: bool,
    /// Steps that are drawn as arrows: `Ee2n Ee3n`; of a turn of a record, what was played if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrows: Option<String>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaShown {
    /// In one line.
    pub position: String,
    /// As records draw it.
    pub diagram: String,
    /// Who is to move: `gold` or `silver`.
    pub side: &'static str,
    /// Pieces that cannot step.
    pub frozen: Vec<String>,
    /// How many pieces Gold has, by their letters.
    pub gold: Vec<(char, u32)>,
    /// How many pieces Silver has.
    pub silver: Vec<(char, u32)>,
    /// Who has won; null while the game goes on.
    pub winner: Option<&'static str>,
    /// The archive's letter for why.
    pub reason: Option<char>,
    /// The drawing, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The position itself.
    #[serde(skip)]
    board: Board,
}

impl ArimaaShow {
    /// The position, and the turn that was played in it where a record tells it.
    fn board(&self) -> Result<(Board, Option<Turn>), Told> {
        match (given(&self.position)?, &self.turn) {
            (Given::Position(board), None) => Ok((board, None)),
            (Given::Record(record), None) => Ok((*replay(&record)?.referee.board(), None)),
            (Given::Record(record), Some(tag)) => before(&record, tag),
            (Given::Position(_), Some(tag)) => Err(no_turn(tag)),
        }
    }
}

impl Question for ArimaaShow {
    const NAME: &'static str = "arimaa.show";
    const ABOUT: &'static str =
        "A position: its diagram, its pieces, which are frozen, who has won.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "g [r...........................e.......E...................R.......]"}"#,
        &[
            "arimaa",
            "show",
            "g [r...........................e.......E...................R.......]",
        ],
    );
    type Answer = ArimaaShown;

    fn answer(&self, _: &mut Asked<'_>) -> Result<ArimaaShown, Told> {
        let (board, played) = self.board()?;
        let turn = match &self.arrows {
            Some(steps) => Some(board.read_steps(steps)?.0),
            None => played,
        };
        let pieces = |colour: Colour| {
            let counted =
                |piece: Piece| (piece.letter(colour), board.pieces(piece, colour).count());
            Piece::ALL.into_iter().rev().map(counted).collect()
        };
        let frozen = board.frozen(Colour::Gold) | board.frozen(Colour::Silver);
        let ended = board.ended();
        Ok(ArimaaShown {
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
            svg: self.draw.then(|| picture::svg(&board, turn.as_ref())),
            board,
        })
    }

    fn picture<'a>(&self, answer: &'a ArimaaShown) -> Option<&'a str> {
        answer.svg.as_deref()
    }

    fn tell(&self, answer: &ArimaaShown, teller: &Teller) -> String {
        if self.short {
            return answer.position.clone();
        }
        let mut text = drawing::diagram(&answer.board, teller.colour);
        text.push_str(&teller.get(to_move(&answer.board)));
        if !answer.frozen.is_empty() {
            let squares = answer.frozen.join(" ");
            let told = Message::new("arimaa-frozen").with("squares", squares);
            text.push_str(&format!("\n{}", teller.say(&told)));
        }
        if let Some(ending) = answer.board.ended() {
            let told = teller.strong(&teller.say(&told_ending(ending)));
            text.push_str(&format!("\n{told}"));
        }
        text
    }
}

/// The position before a turn of a record, and the turn.
fn before(record: &Record, tag: &str) -> Result<(Board, Option<Turn>), Told> {
    let wanted = Entry::read(tag).ok_or_else(|| no_turn(tag))?.tag();
    let played = replay(record)?.referee;
    let index = (0..=played.plies().len()).find(|index| played.tag_of(*index) == wanted);
    let index = index.ok_or_else(|| no_turn(tag))?;
    let board = played.boards().get(index).ok_or_else(|| no_turn(tag))?;
    let turn = match played.plies().get(index) {
        Some(Ply::Turn(turn)) => Some(*turn),
        _ => None,
    };
    Ok((*board, turn))
}

pub(super) fn no_turn(tag: &str) -> Told {
    Told::input(
        Message::new("arimaa-error-no-turn").with("text", tag),
        Message::new("arimaa-accepted-turn-tag"),
    )
}
