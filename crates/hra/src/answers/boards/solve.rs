//! Who wins a position of a game on a board, with which first moves, and why.

use super::value::argued;
use super::{BoardPlace, ImpartialAnswer};
use crate::Told;
use crate::answers::{Asked, Example, Explain, Question, Teller};
use grids::side_name;
use rules::Side;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who wins this position?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardSolve {
    /// Which position.
    #[serde(flatten)]
    pub place: BoardPlace,
    /// Whether all winning first moves are wanted; otherwise one for each side where the sides differ.
    #[serde(default)]
    pub all_moves: bool,
    /// Whether who cannot move wins. It can be asked of games in which both sides have the same moves.
    #[serde(default)]
    pub misere: bool,
    /// How much is explained.
    #[serde(default, skip_serializing_if = "Explain::is_short")]
    pub explain: Explain,
}

/// Winning first moves: one or none for each side, or all of them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum WinningMoves {
    /// One, where there is one.
    One(Option<String>),
    /// All.
    All(Vec<String>),
}

/// Winning first moves of both sides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FirstMoves {
    /// When Left begins.
    pub left: WinningMoves,
    /// When Right begins.
    pub right: WinningMoves,
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

impl Question for BoardSolve {
    const NAME: &'static str = "board.solve";
    const ABOUT: &'static str = "Who wins a position of a game on a board, with which first moves.";
    const EXAMPLE: Example = Example::new(
        r#"{"game": "domineering", "board": "3x3", "all_moves": true}"#,
        &["domineering", "solve", "3x3", "--all-moves"],
    );
    type Answer = BoardSolution;

    fn check(&self) -> Result<(), Told> {
        let board = self.place.read()?;
        if self.misere && !board.game().misere {
            return Err(Told::input(
                Message::new("grids-error-misere"),
                Message::new("grids-accepted-misere"),
            ));
        }
        Ok(())
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<BoardSolution, Told> {
        self.check()?;
        let board = self.place.read()?;
        let misere = if self.misere {
            board.solve_misere(asked.work)?
        } else {
            None
        };
        let solution = match misere {
            Some(solution) => solution,
            None => board.solve(self.all_moves, asked.work)?,
        };
        let outcome = solution.outcome.to_string();
        // Values are of normal play.
        let argued = match self.misere {
            true => None,
            false => argued(self.explain, &board, asked)?,
        };
        let [left, right] = solution.winning;
        if board.game().impartial {
            return Ok(BoardSolution::Impartial(ImpartialAnswer {
                grundy: solution.grundy,
                outcome,
                winning_moves: Some(left),
                explanation: argued,
            }));
        }
        let moves = |found: Vec<String>| {
            if self.all_moves {
                WinningMoves::All(found)
            } else {
                WinningMoves::One(found.into_iter().next())
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
            explanation: [Some(asked.words.lines(&solution.reasons)), argued]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join("\n"),
        }))
    }

    fn tell(&self, answer: &BoardSolution, teller: &Teller) -> String {
        self.place.under_board(&match answer {
            BoardSolution::Impartial(answer) => answer.tell(teller),
            BoardSolution::Partizan(answer) => answer.tell(teller),
        })
    }
}

impl PartizanAnswer {
    fn tell(&self, teller: &Teller) -> String {
        let mut explanation = self.explanation.lines();
        let mut lines: Vec<String> = explanation
            .next()
            .map(|first| teller.strong(first))
            .into_iter()
            .collect();
        lines.extend(explanation.map(str::to_owned));
        for (side, moves) in [
            (Side::Left, &self.first_moves.left),
            (Side::Right, &self.first_moves.right),
        ] {
            if let WinningMoves::All(all) = moves {
                let told = Message::new("grids-line-moves")
                    .with("side", side_name(side))
                    .with("moves", all.join(" "));
                lines.push(teller.say(&told));
            }
        }
        if let Some(value) = &self.value {
            lines.push(teller.say(&Message::new("grids-line-value").with("value", value.as_str())));
        }
        if self.nodes > 0 {
            lines.push(teller.say(&Message::new("grids-line-nodes").with("nodes", self.nodes)));
        }
        lines.join("\n")
    }
}
