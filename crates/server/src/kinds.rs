//! Long work: a question of the list, asked by its name, answered by the line of jobs. It knows no queue and no HTTP.

use crate::ask;
use crate::refusal::Refusal;
use hra::answers::{Asked, Entry, QUESTIONS};
use hra::{Told, Words};
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::path::Path;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};
use work::Work;
use work::keep::Files;

/// Long work that is asked for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JobRequest {
    /// The question, with a dash: `kalah-solve`.
    pub kind: String,
    /// Its request.
    pub input: Box<RawValue>,
    /// Whether it is only for somebody who watches its events: left alone, it is stopped, and can be resumed.
    #[serde(default)]
    pub watched: bool,
}

/// How a question is called among jobs.
fn kind(entry: &Entry) -> String {
    entry.name.replace('.', "-")
}

impl PartialSchema for JobRequest {
    /// One of the questions, with its name.
    fn schema() -> RefOr<Schema> {
        let mut any = OneOfBuilder::new();
        for entry in QUESTIONS.iter().filter(|entry| !entry.bare) {
            let name = ObjectBuilder::new()
                .schema_type(Type::String)
                .enum_values(Some([kind(entry)]));
            any = any.item(
                ObjectBuilder::new()
                    .property("kind", name)
                    .property("input", Ref::from_schema_name(entry.describe().request))
                    .property("watched", ObjectBuilder::new().schema_type(Type::Boolean))
                    .required("kind")
                    .required("input"),
            );
        }
        any.into()
    }
}

impl ToSchema for JobRequest {
    fn name() -> Cow<'static, str> {
        "JobRequest".into()
    }
}

impl JobRequest {
    fn entry(&self) -> Result<&'static Entry, Told> {
        let found = QUESTIONS
            .iter()
            .find(|entry| !entry.bare && kind(entry) == self.kind);
        found.ok_or_else(|| {
            let kinds = QUESTIONS.iter().filter(|entry| !entry.bare).map(kind);
            Told::input(
                Message::new("server-error-job-kind").with("text", self.kind.as_str()),
                Message::new("accepted-values")
                    .with("values", kinds.collect::<Vec<String>>().join(", ")),
            )
        })
    }

    /// Whether it keeps what it found so far, so that it goes on where it was when the server was ended.
    pub fn resumes(&self) -> bool {
        self.entry().is_ok_and(|entry| entry.keeps)
    }

    /// Refuses what cannot be done before it waits in line.
    pub fn check(&self) -> Result<(), Refusal> {
        let posed = ask::read(self.entry()?, self.input.get())?;
        Ok(posed.check()?)
    }

    /// Does it. The answer is the document that the command line gives.
    pub fn run(
        &self,
        work: &Work,
        words: Words,
        checkpoints: &Path,
    ) -> Result<Box<RawValue>, Told> {
        let broken = |error: serde_json::Error| {
            let detail = error.to_string();
            Told::other(Message::new("server-error-broken").with("detail", detail))
        };
        let posed = self.entry()?.read(self.input.get()).map_err(broken)?;
        let answer = posed.answer(&mut Asked {
            work,
            words,
            keeper: &mut Files::in_folder(checkpoints, work.clock)
                .ours()
                .going_on(|_| ()),
            at_once: false,
            largest: work.memory,
        })?;
        RawValue::from_string(answer).map_err(broken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hra::answers::ludo::{LudoSolution, LudoSolve};
    use hra::answers::{Forgetful, Keeper, Question};
    use say::Fault;
    use std::fs;
    use std::sync::Arc;
    use std::time::Duration;
    use work::{Clock, Observer, Stop, Update};

    /// Stops the work once it is on its way.
    struct Impatient(Stop);

    impl Observer for Impatient {
        fn update(&self, update: Update) {
            if update.total.is_some_and(|total| update.done > total / 2) {
                self.0.request();
            }
        }

        fn finished(&self, _: &'static str) {}
    }

    fn solve(
        question: &LudoSolve,
        keeper: &mut (dyn Keeper + Send),
        work: &Work,
    ) -> Result<LudoSolution, Told> {
        question.answer(&mut Asked {
            work,
            words: Words::default(),
            keeper,
            at_once: false,
            largest: work.memory,
        })
    }

    #[test]
    fn work_that_was_stopped_goes_on_to_the_same_answer() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("job");
        let question = r#"{"players": 2, "pieces": 2, "fields": 12}"#;
        let question: LudoSolve = serde_json::from_str(question).unwrap();
        let timeless = |answer: LudoSolution| LudoSolution {
            seconds: 0.0,
            ..answer
        };
        let stop = Stop::default();
        let work = Work {
            observer: Arc::new(Impatient(stop.clone())),
            stop,
            ..Work::unlimited()
        };
        let files = || Files::in_folder(&path, Clock::still());
        let mut keeper = files().every(Duration::ZERO);
        let stopped = solve(&question, &mut keeper, &work).unwrap_err();
        assert_eq!(stopped.fault, Fault::Stopped);
        assert!(
            fs::read_dir(&path).unwrap().count() > 0,
            "something was kept"
        );
        let resumed = solve(&question, &mut files(), &Work::unlimited()).unwrap();
        let straight = solve(&question, &mut Forgetful, &Work::unlimited()).unwrap();
        assert_eq!(timeless(resumed), timeless(straight));
    }
}
