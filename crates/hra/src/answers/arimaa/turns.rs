//! What a side can do in a turn, counted and listed.

use super::position;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::unique_turns;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many turns are there?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaTurns {
    /// `g [64 characters]`, a diagram, or a record, of which the last position is meant.
    pub position: String,
    /// Whether the turns are listed too.
    #[serde(default)]
    pub list: bool,
}

/// The turns of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaTurnsAnswer {
    /// The position.
    pub position: String,
    /// Distinct placements after one turn, the unchanged one excluded.
    pub unique: usize,
    /// How many of them need 1, 2, 3 and 4 steps.
    pub by_steps: [usize; 4],
    /// A turn for each, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<String>>,
}

impl Question for ArimaaTurns {
    const NAME: &'static str = "arimaa.turns";
    const ABOUT: &'static str = "How many different turns a side has, by their steps.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "g [r...........................e.......E...................R.......]"}"#,
        &[
            "arimaa",
            "turns",
            "g [r...........................e.......E...................R.......]",
        ],
    );
    type Answer = ArimaaTurnsAnswer;

    fn check(&self) -> Result<(), Told> {
        position(&self.position).map(drop)
    }

    fn answer(&self, _: &mut Asked<'_>) -> Result<ArimaaTurnsAnswer, Told> {
        let board = position(&self.position)?;
        let reached = unique_turns(&board);
        let mut by_steps = [0; 4];
        for reached in &reached {
            by_steps[reached.turn.len().clamp(1, 4) - 1] += 1;
        }
        let listed = || {
            let texts = reached
                .iter()
                .map(|reached| board.write_turn(&reached.turn));
            texts.collect::<Vec<String>>()
        };
        Ok(ArimaaTurnsAnswer {
            position: board.write_short(),
            unique: reached.len(),
            by_steps,
            turns: self.list.then(listed),
        })
    }

    fn tell(&self, answer: &ArimaaTurnsAnswer, teller: &Teller) -> String {
        let mut lines = answer.turns.clone().unwrap_or_default();
        let told = Message::new("arimaa-turns").with("count", answer.unique);
        lines.push(teller.strong(&teller.say(&told)));
        let [one, two, three, four] = answer.by_steps;
        let steps = Message::new("arimaa-turns-by-steps")
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("four", four);
        lines.push(teller.say(&steps));
        lines.join("\n")
    }
}
