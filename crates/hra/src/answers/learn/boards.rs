//! The boards inside the lessons: moves of the reader, and the answers of a perfect player.

use super::plan::PLANS;
use super::{LESSONS, LearnChoice, LearnScene, text};
use crate::Told;
use crate::answers::numbers::within;
use crate::answers::{Asked, Example, Question, Teller};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What becomes of a board of a lesson after these moves?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LearnTry {
    /// Which lesson, from 1.
    pub lesson: u64,
    /// Which of its boards, from 1.
    pub board: u64,
    /// The reader's moves; each is answered.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A board that is tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TriedBoard {
    /// What is looked at.
    pub scene: LearnScene,
    /// What the reader can do.
    pub moves: Vec<LearnChoice>,
    /// What was answered, and how it ended.
    pub said: String,
    /// Whether it is over.
    pub over: bool,
    /// Whether the reader has won.
    pub won: bool,
}

/// No board lasts longer; more would only be work.
const MOST_MOVES: u64 = 60;

impl Question for LearnTry {
    const NAME: &'static str = "learn.try";
    const ABOUT: &'static str =
        "A board of a lesson after some moves, each answered by a perfect player.";
    const EXAMPLE: Example = Example::only(r#"{"lesson": 4, "board": 2, "moves": ["2 from 3"]}"#);
    type Answer = TriedBoard;

    fn check(&self) -> Result<(), Told> {
        within(self.lesson, &LESSONS)?;
        let boards = PLANS[self.lesson as usize - 1].pieces.len() as u64;
        within(self.board, &(1..=boards))?;
        within(self.moves.len() as u64, &(0..=MOST_MOVES)).map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TriedBoard, Told> {
        self.check()?;
        let (_, toy) = &PLANS[self.lesson as usize - 1].pieces[self.board as usize - 1];
        let touched = toy.opened()?.after(&self.moves, asked.work)?;
        Ok(TriedBoard {
            scene: LearnScene::of(&touched.scene, asked.words),
            moves: LearnChoice::all(&touched.moves, asked.words),
            said: text::sentences(&touched.said, asked.words),
            over: touched.over.is_some(),
            won: touched.over == Some(true),
        })
    }

    fn tell(&self, answer: &TriedBoard, _: &Teller) -> String {
        format!("{}\n{}", answer.scene.text, answer.said)
    }
}
