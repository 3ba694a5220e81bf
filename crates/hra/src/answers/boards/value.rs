//! What a position of a game on a board is worth.

use super::{BoardPlace, outcome_line};
use crate::Told;
use crate::answers::{Asked, Example, Explain, Question, Teller};
use grids::{Board, argue};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::{Unable, Value, Values};

/// What is this position worth?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardWorth {
    /// Which position.
    #[serde(flatten)]
    pub place: BoardPlace,
    /// How much is explained.
    #[serde(default, skip_serializing_if = "Explain::is_short")]
    pub explain: Explain,
}

/// What a position is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum BoardValue {
    /// It is worth a nimber: its Grundy value.
    Impartial(ImpartialAnswer),
    /// The sides differ: its canonical value.
    Partizan(ValueAnswer),
}

/// Who wins a position that is the same for both sides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ImpartialAnswer {
    /// The Grundy value; nothing under misère play.
    pub grundy: Option<u32>,
    /// `N`: who is to move wins; `P`: the other does.
    pub outcome: String,
    /// Every move that wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_moves: Option<Vec<String>>,
    /// The whole argument in sentences, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

impl Question for BoardWorth {
    const NAME: &'static str = "board.value";
    const ABOUT: &'static str = "What a position of a game on a board is worth.";
    const EXAMPLE: Example = Example::new(
        r#"{"game": "domineering", "board": "2x3"}"#,
        &["domineering", "value", "2x3"],
    );
    type Answer = BoardValue;

    fn check(&self) -> Result<(), Told> {
        self.place.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<BoardValue, Told> {
        let board = self.place.read()?;
        let values = Values::large(asked.work);
        if let Some(grundy) = board.grundy(&values, asked.work)? {
            return Ok(BoardValue::Impartial(ImpartialAnswer {
                grundy: Some(grundy),
                outcome: if grundy == 0 { "P" } else { "N" }.to_owned(),
                winning_moves: None,
                explanation: argued(self.explain, &board, asked)?,
            }));
        }
        if !board.adds() {
            return Err(Told::input(
                Message::new("grids-error-no-value"),
                Message::new("grids-accepted-value"),
            ));
        }
        let value = board.value(&values, asked.work)?;
        Ok(BoardValue::Partizan(ValueAnswer {
            explanation: argued(self.explain, &board, asked)?,
            ..ValueAnswer::of(value, &values)?
        }))
    }

    fn tell(&self, answer: &BoardValue, teller: &Teller) -> String {
        self.place.under_board(&match answer {
            BoardValue::Impartial(answer) => answer.tell(teller),
            BoardValue::Partizan(answer) => answer.tell(teller),
        })
    }
}

impl ImpartialAnswer {
    pub(super) fn tell(&self, teller: &Teller) -> String {
        let mut lines = vec![teller.strong(&outcome_line(&self.outcome, teller))];
        if let Some(grundy) = self.grundy {
            lines.push(teller.say(&Message::new("grids-line-grundy").with("value", grundy)));
        }
        if let Some(winning) = self.winning_moves.as_ref().filter(|all| !all.is_empty()) {
            let told = Message::new("grids-line-winning").with("moves", winning.join(" "));
            lines.push(teller.say(&told));
        }
        lines.extend(self.explanation.clone());
        lines.join("\n")
    }
}

/// The whole argument, where it is asked for.
pub(super) fn argued(
    explain: Explain,
    board: &Board,
    asked: &Asked<'_>,
) -> Result<Option<String>, Told> {
    if !explain.is_full() {
        return Ok(None);
    }
    Ok(Some(asked.words.lines(&argue(board, asked.work)?)))
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
    /// The whole argument in sentences, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
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
            explanation: None,
        })
    }

    /// As it is told to a person.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let mut lines = vec![teller.strong(&self.value)];
        let mut line = |id: &'static str, value: &Option<String>| {
            if let Some(value) = value {
                lines.push(teller.say(&Message::new(id).with("value", value.as_str())));
            }
        };
        line("grids-line-outcome", &self.outcome);
        line("grids-line-left-stop", &self.left_stop);
        line("grids-line-right-stop", &self.right_stop);
        line("grids-line-mean", &self.mean);
        line("grids-line-temperature", &self.temperature);
        lines.extend(self.explanation.clone());
        lines.join("\n")
    }
}
