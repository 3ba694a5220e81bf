//! Sums of different games: who wins, and with which move in which part.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use calculator::{SumMove, solve_sum};
use grids::{outcome_told, side_name};
use rules::Side;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::{Outcome, Values};

/// Who wins when these games are played at once?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CgtSum {
    /// The games, such as `domineering:2x3`.
    pub parts: Vec<String>,
}

/// A game of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SumPart {
    /// The game.
    pub game: String,
    /// What it is worth.
    pub value: String,
}

/// A move in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PartMove {
    /// In which, counted from one.
    pub part: usize,
    /// The move.
    #[serde(rename = "move")]
    pub label: String,
}

/// The winning moves of both, each as if he were to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SumWinningMoves {
    /// Left's.
    pub left: Vec<PartMove>,
    /// Right's.
    pub right: Vec<PartMove>,
}

/// What a sum is worth, and who wins it how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SumSolution {
    /// What it is worth.
    pub value: String,
    /// Who wins: `N`, `P`, `L` or `R`.
    #[serde(serialize_with = "as_text")]
    #[schema(value_type = String)]
    pub outcome: Outcome,
    /// Its games.
    pub parts: Vec<SumPart>,
    /// The moves that win.
    pub winning_moves: SumWinningMoves,
}

fn as_text<S: serde::Serializer>(outcome: &Outcome, out: S) -> Result<S::Ok, S::Error> {
    out.collect_str(outcome)
}

impl Question for CgtSum {
    const NAME: &'static str = "cgt.sum";
    const ABOUT: &'static str = "Who wins a sum of different games, and how.";
    const EXAMPLE: Example = Example::new(
        r#"{"parts": ["domineering:2x2", "nim:1"]}"#,
        &["cgt", "sum", "domineering:2x2", "nim:1"],
    );
    type Answer = SumSolution;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<SumSolution, Told> {
        let values = Values::new(asked.work);
        let sum = solve_sum(&self.parts, &values, asked.work)?;
        let named = |side: Side| {
            let named = |one: &SumMove| PartMove {
                part: one.part + 1,
                label: one.label.clone(),
            };
            sum.winning[side as usize].iter().map(named).collect()
        };
        let part = |part: &calculator::Part| SumPart {
            game: part.text.clone(),
            value: values.text(part.value),
        };
        Ok(SumSolution {
            value: values.text(sum.value),
            outcome: sum.outcome,
            parts: sum.parts.iter().map(part).collect(),
            winning_moves: SumWinningMoves {
                left: named(Side::Left),
                right: named(Side::Right),
            },
        })
    }

    fn tell(&self, answer: &SumSolution, teller: &Teller) -> String {
        let mut lines = vec![teller.strong(&teller.say(&outcome_told(answer.outcome)))];
        let part = |part: &SumPart| format!("{} = {}", part.game, part.value);
        lines.extend(answer.parts.iter().map(part));
        let value = Message::new("grids-line-value").with("value", answer.value.as_str());
        lines.push(teller.say(&value));
        let game = |one: &PartMove| answer.parts.get(one.part.wrapping_sub(1));
        for (side, winning) in [
            (Side::Left, &answer.winning_moves.left),
            (Side::Right, &answer.winning_moves.right),
        ] {
            let told = match winning.first() {
                Some(first) => Message::new("calculator-sum-wins")
                    .with("side", side_name(side))
                    .with("part", game(first).map_or("", |part| part.game.as_str()))
                    .with("move", first.label.as_str()),
                None => Message::new("grids-explain-loses").with("side", side_name(side)),
            };
            lines.push(teller.say(&told));
        }
        lines.join("\n")
    }
}
