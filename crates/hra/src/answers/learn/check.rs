//! Is an answer right? A wrong one is met with what refutes it.

use super::{ExercisePlace, LearnScene, text};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Is this the answer to an exercise?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LearnCheck {
    /// Which exercise.
    #[serde(flatten)]
    pub exercise: ExercisePlace,
    /// What is answered; nothing asks for the solution.
    #[serde(default)]
    pub answer: Option<String>,
}

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct JudgedAnswer {
    /// Whether it is right; nothing where the solution was asked for.
    pub right: Option<bool>,
    /// Why; where it is wrong, what refutes it.
    pub said: String,
    /// What that leaves to look at.
    pub after: Option<LearnScene>,
    /// A right answer, where it was asked for or given.
    pub solution: Option<String>,
}

impl Question for LearnCheck {
    const NAME: &'static str = "learn.check";
    const ABOUT: &'static str =
        "Whether an answer to an exercise of the course is right; what refutes a wrong one.";
    const EXAMPLE: Example = Example::new(
        r#"{"lesson": 4, "number": 1, "seed": 5, "answer": "9"}"#,
        &["learn", "exercise", "4", "--seed", "5", "--answer", "9"],
    );
    type Answer = JudgedAnswer;

    fn check(&self) -> Result<(), Told> {
        self.exercise.check()
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<JudgedAnswer, Told> {
        let (made, words) = (self.exercise.made(asked.work)?, asked.words);
        let solution = made.solution(asked.work)?;
        let judged = self.answer.as_ref().unwrap_or(&solution);
        let verdict = made.check(judged, asked.work)?;
        Ok(JudgedAnswer {
            right: self.answer.as_ref().map(|_| verdict.right),
            said: text::sentences(&verdict.said, words),
            after: verdict.after.map(|scene| LearnScene::of(&scene, words)),
            solution: verdict.right.then(|| judged.clone()),
        })
    }

    fn tell(&self, answer: &JudgedAnswer, teller: &Teller) -> String {
        let mut lines = Vec::new();
        match (answer.right, &answer.solution) {
            (Some(true), _) => lines.push(teller.strong(&teller.get("course-right"))),
            (Some(false), _) => lines.push(teller.strong(&teller.get("course-wrong"))),
            (None, Some(solution)) => {
                let message = Message::new("course-solution").with("answer", solution.as_str());
                lines.push(teller.strong(&teller.say(&message)));
            }
            (None, None) => {}
        }
        lines.extend(text::wrapped(&answer.said, 78));
        if let Some(after) = answer.after.as_ref().filter(|after| !after.text.is_empty()) {
            lines.push(text::indented(&after.text));
        }
        lines.join("\n")
    }
}
