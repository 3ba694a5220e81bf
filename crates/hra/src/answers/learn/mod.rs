//! The course as documents: lessons with boards to try, exercises that are made by a seed and checked by the solvers, sheets of them.
//! What is asked and judged is `lab::course`; here it gets words and drawings.

mod boards;
mod check;
mod drawing;
mod exercise;
mod lesson;
mod plan;
mod print;
mod sheet;
mod text;

pub use boards::{LearnTry, TriedBoard};
pub use check::{JudgedAnswer, LearnCheck};
pub use exercise::{AnswerForm, LearnExercise, PosedExercise};
pub use lesson::{LearnLesson, LearnLessons, LessonEntry, LessonList, LessonPiece, LessonText};
pub use print::printed;
pub use sheet::{CourseSheet, LearnSheet, SheetSolution, read_lessons};

use super::numbers::{Bounds, within};
use crate::{Told, Words};
use lab::course::{self, Choice, Exercise, Scene};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// The numbers of lessons.
pub const LESSONS: Bounds = 1..=course::LESSONS.len() as u64;
/// The numbers of the exercises of a lesson.
pub const NUMBERS: Bounds = 1..=course::EXERCISES;

/// Which exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExercisePlace {
    /// Which lesson, from 1.
    pub lesson: u64,
    /// Which of its exercises, from 1.
    #[serde(default = "first")]
    pub number: u64,
    /// The same seed gives the same exercise.
    #[serde(default)]
    pub seed: u64,
}

fn first() -> u64 {
    1
}

impl ExercisePlace {
    fn check(&self) -> Result<(), Told> {
        within(self.lesson, &LESSONS)?;
        within(self.number, &NUMBERS).map(drop)
    }

    fn made(&self, work: &Work) -> Result<Box<dyn Exercise>, Told> {
        self.check()?;
        course::exercise(self.lesson as usize, self.number, self.seed, work)
    }
}

/// Something to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LearnScene {
    /// Drawn in letters.
    pub text: String,
    /// Drawn; what can be touched has `data-touch`. Nothing where there is nothing to see.
    pub svg: Option<String>,
}

impl LearnScene {
    fn of(scene: &Scene, words: Words) -> Self {
        LearnScene {
            text: text::drawn(scene, words),
            svg: drawing::drawn(scene),
        }
    }
}

/// One of several answers or moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LearnChoice {
    /// By which it is given.
    pub answer: String,
    /// How it is told.
    pub text: String,
    /// What hands touch for it, in order.
    pub touches: Vec<[usize; 2]>,
}

impl LearnChoice {
    fn of(choice: &Choice, words: Words) -> Self {
        LearnChoice {
            answer: choice.answer.clone(),
            text: text::argument(&choice.text, words),
            touches: choice.touches.clone(),
        }
    }

    fn all(choices: &[Choice], words: Words) -> Vec<Self> {
        let choices = choices.iter();
        choices
            .map(|choice| LearnChoice::of(choice, words))
            .collect()
    }
}
