//! Games on boards, each that is in the list of `grids`: what a position is worth, who wins, and the graph of a game, as documents
//! and as they are told to a person. Which engine answers is the game's business.

use super::PictureFormat;
use crate::{Told, Words};
use grids::{Board, BoardGame, side_name};
use rules::Side;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::{Outcome, Unable, Value, Values};
use work::Work;

/// How something is made to stand out where it is read.
pub type Strong<'s> = &'s dyn Fn(&str) -> String;

/// A board, and under which rules it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardPlace {
    /// A size such as `4x6`, or a position as the game writes it.
    #[schema(example = "..#/.../#..")]
    pub board: String,
    /// The name of rules that differ from the usual ones, for games that have such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
}

impl BoardPlace {
    /// The position itself.
    ///
    /// # Errors
    /// When there are no such rules or no such board.
    pub fn read(&self, game: &'static BoardGame) -> Result<Board, Told> {
        let rules = match &self.variant {
            Some(name) => game.variant(name)?,
            None => game.usual(),
        };
        Ok(rules.read(&self.board)?)
    }
}

/// What a value is, and what is read off it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ValueAnswer {
    /// The canonical form.
    pub value: String,
    /// `L`, `R`, `N` or `P`; nothing where no game was asked about.
    pub outcome: Option<String>,
    /// Where play stops when Left begins.
    pub left_stop: Option<String>,
    /// Where play stops when Right begins.
    pub right_stop: Option<String>,
    /// The mean value.
    pub mean: Option<String>,
    /// How urgent it is to move.
    pub temperature: Option<String>,
}

impl ValueAnswer {
    /// The document of a value.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn of(value: Value, values: &Values) -> Result<Self, Unable> {
        let graph = values.thermograph(value)?;
        Ok(ValueAnswer {
            value: values.text(value),
            outcome: Some(values.outcome(value)?.to_string()),
            left_stop: Some(values.left_stop(value).to_string()),
            right_stop: Some(values.right_stop(value).to_string()),
            mean: Some(graph.mean().to_string()),
            temperature: Some(graph.temperature().to_string()),
        })
    }

    /// As it is told to a person.
    #[must_use]
    pub fn tell(&self, words: Words, strong: Strong<'_>) -> String {
        let mut lines = vec![strong(&self.value)];
        let mut line = |id: &'static str, value: &Option<String>| {
            if let Some(value) = value {
                lines.push(words.say(&Message::new(id).with("value", value.as_str())));
            }
        };
        line("grids-line-outcome", &self.outcome);
        line("grids-line-left-stop", &self.left_stop);
        line("grids-line-right-stop", &self.right_stop);
        line("grids-line-mean", &self.mean);
        line("grids-line-temperature", &self.temperature);
        lines.join("\n")
    }
}

/// What a position is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum BoardValue {
    /// Both sides have the same moves: its Grundy value.
    Impartial(ImpartialAnswer),
    /// The sides differ: its canonical value.
    Partizan(ValueAnswer),
}

/// Who wins a position in which both sides have the same moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ImpartialAnswer {
    /// The Grundy value; nothing under misère play.
    pub grundy: Option<u32>,
    /// `N`: who is to move wins; `P`: the other does.
    pub outcome: String,
    /// Every move that wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_moves: Option<Vec<String>>,
}

/// What is this position worth?
///
/// # Errors
/// When the board is wrong, when stopped, or when it would need too much memory.
pub fn value(board: &Board, work: &Work) -> Result<BoardValue, Told> {
    let values = Values::large(work);
    let value = board.value(&values, work)?;
    if !board.game().impartial {
        return Ok(BoardValue::Partizan(ValueAnswer::of(value, &values)?));
    }
    Ok(BoardValue::Impartial(ImpartialAnswer {
        grundy: Some(values.nus(value).map_or(0, |nus| nus.nim)),
        outcome: values.outcome(value)?.to_string(),
        winning_moves: None,
    }))
}

/// Winning first moves: one or none for each side, or all of them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Moves {
    /// One, where there is one.
    One(Option<String>),
    /// All.
    All(Vec<String>),
}

/// Winning first moves of both sides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FirstMoves {
    /// When Left begins.
    pub left: Moves,
    /// When Right begins.
    pub right: Moves,
}

/// Who wins a position in which the sides differ.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PartizanAnswer {
    /// `L`, `R`, `N` or `P`.
    pub outcome: String,
    /// The canonical value, where the answer was read off it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Zero where the answer was read off values, without a search.
    pub nodes: u64,
    /// With what to begin.
    pub first_moves: FirstMoves,
    /// Why, in sentences.
    pub explanation: String,
}

/// Who wins.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum BoardSolution {
    /// Both sides have the same moves.
    Impartial(ImpartialAnswer),
    /// The sides differ.
    Partizan(PartizanAnswer),
}

/// Who wins, with which first moves, and why? Misère play can be asked of games in which both sides have the same moves.
///
/// # Errors
/// When misère play cannot be decided, when stopped, or when it would need too much memory.
pub fn solve(
    board: &Board,
    all_moves: bool,
    misere: bool,
    work: &Work,
    words: Words,
) -> Result<BoardSolution, Told> {
    let solution = if misere {
        board.solve_misere(work)?.ok_or_else(|| {
            Told::input(
                Message::new("grids-error-misere"),
                Message::new("grids-accepted-misere"),
            )
        })?
    } else {
        board.solve(all_moves, work)?
    };
    let outcome = solution.outcome.to_string();
    let [left, right] = solution.winning;
    if board.game().impartial {
        return Ok(BoardSolution::Impartial(ImpartialAnswer {
            grundy: solution.grundy,
            outcome,
            winning_moves: Some(left),
        }));
    }
    let moves = |found: Vec<String>| {
        if all_moves {
            Moves::All(found)
        } else {
            Moves::One(found.into_iter().next())
        }
    };
    Ok(BoardSolution::Partizan(PartizanAnswer {
        outcome,
        value: solution.value,
        nodes: solution.nodes,
        first_moves: FirstMoves {
            left: moves(left),
            right: moves(right),
        },
        explanation: words.lines(&solution.reasons),
    }))
}

impl BoardValue {
    /// As it is told to a person, under the board.
    #[must_use]
    pub fn tell(&self, board: &Board, words: Words, strong: Strong<'_>) -> String {
        let told = match self {
            BoardValue::Impartial(answer) => answer.tell(words, strong),
            BoardValue::Partizan(answer) => answer.tell(words, strong),
        };
        format!("{}\n\n{told}", board.drawn())
    }
}

impl BoardSolution {
    /// As it is told to a person, under the board.
    #[must_use]
    pub fn tell(&self, board: &Board, words: Words, strong: Strong<'_>) -> String {
        let told = match self {
            BoardSolution::Impartial(answer) => answer.tell(words, strong),
            BoardSolution::Partizan(answer) => answer.tell(words, strong),
        };
        format!("{}\n\n{told}", board.drawn())
    }
}

impl ImpartialAnswer {
    fn tell(&self, words: Words, strong: Strong<'_>) -> String {
        let mut lines = vec![strong(&outcome_line(&self.outcome, words))];
        if let Some(grundy) = self.grundy {
            lines.push(words.say(&Message::new("grids-line-grundy").with("value", grundy)));
        }
        if let Some(winning) = self.winning_moves.as_ref().filter(|all| !all.is_empty()) {
            let told = Message::new("grids-line-winning").with("moves", winning.join(" "));
            lines.push(words.say(&told));
        }
        lines.join("\n")
    }
}

/// What `N` or `P` means, in a sentence.
pub(super) fn outcome_line(outcome: &str, words: Words) -> String {
    let outcome = if outcome == "N" {
        Outcome::Next
    } else {
        Outcome::Previous
    };
    words.say(&grids::outcome_told(outcome))
}

impl PartizanAnswer {
    fn tell(&self, words: Words, strong: Strong<'_>) -> String {
        let mut explanation = self.explanation.lines();
        let mut lines: Vec<String> = explanation.next().map(strong).into_iter().collect();
        lines.extend(explanation.map(str::to_owned));
        for (side, moves) in [
            (Side::Left, &self.first_moves.left),
            (Side::Right, &self.first_moves.right),
        ] {
            if let Moves::All(all) = moves {
                let told = Message::new("grids-line-moves")
                    .with("side", side_name(side))
                    .with("moves", all.join(" "));
                lines.push(words.say(&told));
            }
        }
        if let Some(value) = &self.value {
            lines.push(words.say(&Message::new("grids-line-value").with("value", value.as_str())));
        }
        if self.nodes > 0 {
            lines.push(words.say(&Message::new("grids-line-nodes").with("nodes", self.nodes)));
        }
        lines.join("\n")
    }
}

/// What is drawn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardDrawn {
    /// Symmetric positions are one.
    pub merge: bool,
    /// More positions than this are not drawn.
    pub limit: usize,
    /// What the drawing is written in.
    pub format: PictureFormat,
}

/// A drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardDrawing {
    /// How many positions were drawn.
    pub positions: usize,
    /// The text of the drawing.
    pub drawing: String,
}

/// Draws the graph of a game: blue arrows for Left, red ones for Right.
///
/// # Errors
/// When there is too much to draw, when stopped, or when it would need too much memory.
pub fn graph(board: &Board, what: BoardDrawn, work: &Work) -> Result<BoardDrawing, Told> {
    let drawing = board.picture(what.merge, what.limit, work)?;
    Ok(BoardDrawing {
        positions: drawing.len(),
        drawing: match what.format {
            PictureFormat::Dot => drawing.dot(),
            PictureFormat::Svg => drawing.svg(),
        },
    })
}
