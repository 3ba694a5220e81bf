//! A sheet of exercises, with the solutions apart.

use super::check::LearnCheck;
use super::{ExercisePlace, LESSONS, LearnScene, PosedExercise, print, text};
use crate::answers::numbers::{Bounds, within};
use crate::answers::{Asked, Attachment, Example, Question, Teller};
use crate::{Told, Words};
use lab::course::{EXERCISES, Exercise, Form, Scene};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// How many exercises a sheet has.
const COUNTS: Bounds = 1..=60;

/// Which exercises stand on a sheet?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LearnSheet {
    /// From which lessons, in turn; all where none is named.
    #[serde(default)]
    pub lessons: Vec<u64>,
    /// The same seed gives the same sheet.
    #[serde(default)]
    pub seed: u64,
    /// How many exercises.
    #[serde(default = "usual_count")]
    pub count: u64,
}

fn usual_count() -> u64 {
    10
}

/// The solution to an exercise of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SheetSolution {
    /// A right answer.
    pub answer: String,
    /// Why it is right.
    pub said: String,
    /// What the answer leaves to look at.
    pub after: Option<LearnScene>,
}

/// A sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CourseSheet {
    /// What it is called.
    pub title: String,
    /// How it was made, and is made again.
    pub made: String,
    /// The exercises.
    pub exercises: Vec<PosedExercise>,
    /// Their solutions, in the same order.
    pub solutions: Vec<SheetSolution>,
}

/// Lessons as people write them: `2,3,4`.
///
/// # Errors
/// When the text names none.
pub fn read_lessons(text: &str) -> Result<Vec<u64>, Told> {
    let numbers: Result<Vec<u64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    numbers.map_err(|_| {
        Told::input(
            Message::new("course-error-lessons").with("text", text),
            Message::new("course-accepted-lessons"),
        )
    })
}

impl LearnSheet {
    fn lessons(&self) -> Vec<u64> {
        match self.lessons.is_empty() {
            true => LESSONS.collect(),
            false => self.lessons.clone(),
        }
    }

    /// The exercises lesson by lesson, from the first one on and around again with other seeds.
    fn places(&self) -> Vec<ExercisePlace> {
        let lessons = self.lessons();
        let many = lessons.len() as u64;
        let mut places: Vec<ExercisePlace> = (0..self.count)
            .map(|at| ExercisePlace {
                lesson: lessons[(at % many) as usize],
                number: at / many % EXERCISES + 1,
                seed: self.seed.wrapping_add(at / many / EXERCISES * 1_000_003),
            })
            .collect();
        places.sort_by_key(|place| lessons.iter().position(|lesson| *lesson == place.lesson));
        places
    }
}

/// So often another exercise is drawn instead of one that shows what the sheet shows already.
const REDRAWN: usize = 20;

/// The exercise of a place, drawn again with other seeds while the same is to be seen on the sheet already: one answer would give
/// away the other.
fn unseen(
    mut place: ExercisePlace,
    seen: &mut Vec<(Scene, Option<Message>)>,
    work: &Work,
) -> Result<(ExercisePlace, Box<dyn Exercise>), Told> {
    let mut made = place.made(work)?;
    for _ in 0..REDRAWN {
        if !seen.contains(&sight(&*made)) {
            break;
        }
        place.seed = place.seed.wrapping_add(15_485_863);
        made = place.made(work)?;
    }
    seen.push(sight(&*made));
    Ok((place, made))
}

/// What is to be seen; the question itself where that is all.
fn sight(exercise: &dyn Exercise) -> (Scene, Option<Message>) {
    let scene = exercise.scene();
    let question = (scene == Scene::Nothing).then(|| exercise.question());
    (scene, question)
}

/// A solution as people say it: what is typed for a move may be short.
fn in_words(form: &Form, solution: String, words: Words) -> String {
    match (form, form.chosen(&solution)) {
        (Form::Choice(_), Ok(choice)) => text::argument(&choice.text, words),
        _ => solution,
    }
}

impl Question for LearnSheet {
    const NAME: &'static str = "learn.sheet";
    const ABOUT: &'static str =
        "A sheet of exercises of the course, made by a seed, with the solutions apart.";
    const EXAMPLE: Example = Example::new(
        r#"{"lessons": [2, 3, 4], "seed": 7, "count": 6}"#,
        &[
            "learn",
            "sheet",
            "--lessons",
            "2,3,4",
            "--seed",
            "7",
            "--count",
            "6",
        ],
    );
    type Answer = CourseSheet;

    fn check(&self) -> Result<(), Told> {
        within(self.count, &COUNTS)?;
        let lessons = self.lessons.iter();
        lessons
            .map(|lesson| within(*lesson, &LESSONS))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(())
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<CourseSheet, Told> {
        self.check()?;
        let (mut exercises, mut solutions) = (Vec::new(), Vec::new());
        let mut seen = Vec::new();
        for place in self.places() {
            let (place, made) = unseen(place, &mut seen, asked.work)?;
            exercises.push(PosedExercise::of(&place, &*made, asked.words));
            let check = LearnCheck {
                exercise: place,
                answer: None,
            };
            let judged = check.answer(asked)?;
            let solution = judged.solution.unwrap_or_default();
            solutions.push(SheetSolution {
                answer: in_words(&made.form(), solution, asked.words),
                said: judged.said,
                after: judged.after,
            });
        }
        let lessons: Vec<String> = self.lessons().iter().map(u64::to_string).collect();
        let made = Message::new("course-sheet-made")
            .with("lessons", lessons.join(","))
            .with("seed", self.seed.to_string())
            .with("count", self.count);
        Ok(CourseSheet {
            title: asked.words.get("course-sheet-title"),
            made: asked.words.say(&made),
            exercises,
            solutions,
        })
    }

    fn tell(&self, answer: &CourseSheet, teller: &Teller) -> String {
        let mut parts = vec![teller.strong(&answer.title), answer.made.clone()];
        for (at, exercise) in answer.exercises.iter().enumerate() {
            parts.push(format!("{}. {}", at + 1, exercise.told()));
        }
        parts.push(teller.strong(&teller.get("course-sheet-solutions")));
        for (at, solution) in answer.solutions.iter().enumerate() {
            let line = format!("{}. {} — {}", at + 1, solution.answer, solution.said);
            parts.push(text::wrapped(&line, 78).join("\n"));
        }
        parts.join("\n\n")
    }

    fn attachments(&self, answer: &CourseSheet, teller: &Teller) -> Vec<Attachment> {
        vec![
            Attachment::new("sheet.svg", print::exercises_drawn(answer, teller)),
            Attachment::new("solutions.svg", print::solutions_drawn(answer, teller)),
        ]
    }
}
