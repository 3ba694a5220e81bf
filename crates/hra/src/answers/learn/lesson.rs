//! Which lessons there are, and what one says.

use super::plan::PLANS;
use super::{LESSONS, LearnScene, text};
use crate::Told;
use crate::answers::numbers::within;
use crate::answers::{Asked, Example, Question, Teller};
use lab::course::EXERCISES;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which lessons are there?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LearnLessons {}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LessonEntry {
    /// Its number, from 1.
    pub number: u64,
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub lead: String,
    /// How many exercises it has.
    pub exercises: u64,
}

/// All lessons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct LessonList(pub Vec<LessonEntry>);

impl LessonEntry {
    /// As a line.
    #[must_use]
    pub fn line(&self, teller: &Teller) -> String {
        let title = teller.strong(&self.title);
        let line = Message::new("course-list-line").with("number", self.number);
        teller.say(&line.with("title", title).with("lead", self.lead.as_str()))
    }
}

impl Question for LearnLessons {
    const NAME: &'static str = "learn.lessons";
    const ABOUT: &'static str = "The lessons of the course.";
    const EXAMPLE: Example = Example::new("{}", &["learn"]);
    const BARE: bool = true;
    type Answer = LessonList;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LessonList, Told> {
        let entry = |(at, plan): (usize, &super::plan::Plan)| LessonEntry {
            number: at as u64 + 1,
            title: asked.words.get(plan.title),
            lead: asked.words.get(plan.lead),
            exercises: EXERCISES,
        };
        Ok(LessonList(PLANS.iter().enumerate().map(entry).collect()))
    }

    fn tell(&self, answer: &LessonList, teller: &Teller) -> String {
        let mut lines: Vec<String> = answer.0.iter().map(|entry| entry.line(teller)).collect();
        lines.push(teller.get("course-list-more"));
        lines.join("\n")
    }
}

/// What does a lesson say?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LearnLesson {
    /// Which, from 1.
    pub lesson: u64,
}

/// A piece of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LessonPiece {
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// What may be done on the board behind it.
    pub rules: String,
    /// The board; `learn.try` plays on it.
    pub board: LearnScene,
}

/// A lesson to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LessonText {
    /// Its number, from 1.
    pub number: u64,
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub lead: String,
    /// Text and boards.
    pub pieces: Vec<LessonPiece>,
}

impl Question for LearnLesson {
    const NAME: &'static str = "learn.lesson";
    const ABOUT: &'static str = "What a lesson of the course says, with boards to try.";
    const EXAMPLE: Example = Example::new(r#"{"lesson": 4}"#, &["learn", "4"]);
    type Answer = LessonText;

    fn check(&self) -> Result<(), Told> {
        within(self.lesson, &LESSONS).map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LessonText, Told> {
        self.check()?;
        let (plan, words) = (&PLANS[self.lesson as usize - 1], asked.words);
        let mut pieces = Vec::new();
        for (id, toy) in &plan.pieces {
            let board = toy.opened()?;
            let seen = board.after(&[], asked.work)?;
            let paragraphs = words.get(id);
            pieces.push(LessonPiece {
                paragraphs: paragraphs.split("\n\n").map(str::to_owned).collect(),
                rules: words.say(&board.rules()),
                board: LearnScene::of(&seen.scene, words),
            });
        }
        Ok(LessonText {
            number: self.lesson,
            title: words.get(plan.title),
            lead: words.get(plan.lead),
            pieces,
        })
    }

    fn tell(&self, answer: &LessonText, teller: &Teller) -> String {
        let head = format!("{}. {}", answer.number, answer.title);
        let mut parts = vec![teller.strong(&head)];
        for piece in &answer.pieces {
            parts.extend(
                piece
                    .paragraphs
                    .iter()
                    .map(|text| text::wrapped(text, 78).join("\n")),
            );
            let line = Message::new("course-board-line").with("rules", piece.rules.as_str());
            let line = text::wrapped(&teller.say(&line), 78).join("\n");
            parts.push(format!("{line}\n{}", text::indented(&piece.board.text)));
        }
        parts.push(teller.get("course-try-hint"));
        parts.join("\n\n")
    }
}
