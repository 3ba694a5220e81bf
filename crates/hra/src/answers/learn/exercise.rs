//! An exercise as it is posed.

use super::{ExercisePlace, LearnChoice, LearnScene, text};
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use lab::course::{Exercise, Form};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which exercise is this?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct LearnExercise(pub ExercisePlace);

/// How an answer is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AnswerForm {
    /// `choice`, `whole`, `fraction` or `list`.
    pub kind: &'static str,
    /// What can be chosen.
    pub choices: Vec<LearnChoice>,
    /// What is accepted, in words.
    pub accepted: String,
}

impl AnswerForm {
    fn of(form: &Form, words: Words) -> Self {
        let (kind, accepted) = match form {
            Form::Choice(_) => ("choice", None),
            Form::Whole => ("whole", Some(Message::new("course-form-whole"))),
            Form::Fraction => ("fraction", Some(Message::new("course-form-fraction"))),
            Form::List(to) => (
                "list",
                Some(Message::new("course-form-list").with("to", *to)),
            ),
        };
        let choices = match form {
            Form::Choice(choices) => LearnChoice::all(choices, words),
            _ => Vec::new(),
        };
        let accepted = accepted.unwrap_or_else(|| {
            let known: Vec<String> = choices.iter().map(LearnChoice::typed).collect();
            Message::new("course-choices-line").with("choices", known.join("; "))
        });
        AnswerForm {
            kind,
            accepted: words.say(&accepted),
            choices,
        }
    }
}

impl LearnChoice {
    /// What is typed for it, and what it means where that is not the same.
    fn typed(&self) -> String {
        match self.text == self.answer || self.text.starts_with(&format!("{}:", self.answer)) {
            true => self.text.clone(),
            false => format!("{} ({})", self.answer, self.text),
        }
    }
}

/// An exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PosedExercise {
    /// Which lesson, from 1.
    pub lesson: u64,
    /// Which of its exercises, from 1.
    pub number: u64,
    /// By which it was made.
    pub seed: u64,
    /// What is asked.
    pub question: String,
    /// What is looked at.
    pub scene: LearnScene,
    /// How it is answered.
    pub form: AnswerForm,
}

impl PosedExercise {
    pub(super) fn of(place: &ExercisePlace, exercise: &dyn Exercise, words: Words) -> Self {
        PosedExercise {
            lesson: place.lesson,
            number: place.number,
            seed: place.seed,
            question: words.say(&exercise.question()),
            scene: LearnScene::of(&exercise.scene(), words),
            form: AnswerForm::of(&exercise.form(), words),
        }
    }

    /// As it is told in a terminal.
    #[must_use]
    pub fn told(&self) -> String {
        let mut parts = vec![text::wrapped(&self.question, 78).join("\n")];
        if !self.scene.text.is_empty() {
            parts.push(text::indented(&self.scene.text));
        }
        parts.push(text::wrapped(&self.form.accepted, 78).join("\n"));
        parts.join("\n\n")
    }
}

impl Question for LearnExercise {
    const NAME: &'static str = "learn.exercise";
    const ABOUT: &'static str = "An exercise of the course, made by a seed.";
    const EXAMPLE: Example = Example::new(
        r#"{"lesson": 4, "number": 3, "seed": 5}"#,
        &["learn", "exercise", "4", "--number", "3", "--seed", "5"],
    );
    type Answer = PosedExercise;

    fn check(&self) -> Result<(), Told> {
        self.0.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<PosedExercise, Told> {
        let made = self.0.made(asked.work)?;
        Ok(PosedExercise::of(&self.0, &*made, asked.words))
    }

    fn tell(&self, answer: &PosedExercise, _: &Teller) -> String {
        answer.told()
    }
}
