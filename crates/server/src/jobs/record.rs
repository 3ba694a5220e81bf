//! How a job stands: what is kept of it, and what is told of it.

use hra::told::ErrorBody;
use hra::{Language, Words};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use utoipa::ToSchema;
use work::{Observer, Update};

/// How a job stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum JobState {
    /// It waits in line.
    Queued,
    /// It is being worked on.
    Running,
    /// There is a result.
    Done,
    /// There is an error instead.
    Failed,
    /// Somebody did not want it any more.
    Aborted,
    /// The server ended before it did.
    Interrupted,
}

impl JobState {
    /// Whether nothing more will happen by itself.
    pub fn is_over(self) -> bool {
        !matches!(self, JobState::Queued | JobState::Running)
    }
}

/// What is kept of a job beside its request and result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    pub id: u64,
    pub kind: String,
    /// In which its result is worded.
    pub language: String,
    /// Whether it goes on where it was.
    pub resumes: bool,
    /// Whether it is only for somebody who watches; jobs of before are not.
    #[serde(default)]
    pub watched: bool,
    pub state: JobState,
    /// Why there is no result, by language.
    pub errors: BTreeMap<String, ErrorBody>,
    pub created: u64,
    pub started: Option<u64>,
    pub ended: Option<u64>,
    pub resumed: bool,
}

impl Record {
    /// Ends it with an error, worded in every language: who asks later may speak another.
    pub fn fail(&mut self, state: JobState, error: impl Fn(Words) -> ErrorBody) {
        self.state = state;
        self.errors = Language::ALL
            .map(|language| {
                (
                    language.code().to_owned(),
                    error(Words::new(language).over_api()),
                )
            })
            .into();
    }

    /// Who words its result.
    pub fn words(&self) -> Words {
        Words::new(self.language.parse().unwrap_or_default()).over_api()
    }
}

/// A job as it is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JobView {
    pub id: u64,
    pub kind: String,
    pub state: JobState,
    /// How far it is, while it runs.
    pub progress: Option<JobProgress>,
    /// The document that the command line gives; only when one job is asked for.
    #[schema(value_type = Option<Object>)]
    pub result: Option<Box<RawValue>>,
    /// What was found so far, in the shape of the result, while it runs and after it was stopped; only when one job is asked for, and
    /// only of work that tells it.
    #[schema(value_type = Option<Object>)]
    pub so_far: Option<Box<RawValue>>,
    pub error: Option<ErrorBody>,
    /// Milliseconds since 1970, as are the others.
    pub created: u64,
    pub started: Option<u64>,
    pub ended: Option<u64>,
    /// Whether it was found unfinished when the server was started, and went on.
    pub resumed: bool,
}

/// How far a job is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct JobProgress {
    /// A word for programs.
    pub task: &'static str,
    pub done: u64,
    /// If that is known.
    pub total: Option<u64>,
    /// What is being done, in words.
    pub message: String,
    /// How often there was something new to see of what was found so far.
    pub found: u64,
}

/// Hears how far the work is, and tells whoever watches now and then.
pub struct Reporter {
    latest: Mutex<Option<(Update, Instant)>>,
    /// What was found so far, and how often that was told.
    found: Mutex<(u64, Option<String>)>,
    changed: watch::Sender<()>,
}

/// Nobody needs to hear more often.
const PAUSE: Duration = Duration::from_millis(100);

impl Reporter {
    pub fn new() -> Self {
        Reporter {
            latest: Mutex::new(None),
            found: Mutex::new((0, None)),
            changed: watch::Sender::new(()),
        }
    }

    /// Something about the job changed.
    pub fn tell(&self) {
        self.changed.send_replace(());
    }

    /// Is woken whenever something changes.
    pub fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Whether anybody watches.
    pub fn watched(&self) -> bool {
        self.changed.receiver_count() > 0
    }

    /// How far it is.
    pub fn progress(&self, words: Words) -> Option<JobProgress> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.map(|(update, _)| JobProgress {
            task: update.task,
            done: update.done,
            total: update.total,
            message: words.get(update.task),
            found: self.lock_found().0,
        })
    }

    /// What was found so far, if anything was told.
    pub fn so_far(&self) -> Option<Box<RawValue>> {
        let document = self.lock_found().1.clone()?;
        RawValue::from_string(document).ok()
    }

    fn lock_found(&self) -> MutexGuard<'_, (u64, Option<String>)> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Observer for Reporter {
    fn update(&self, update: Update) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let told = match *latest {
            Some((before, when)) if before.task == update.task && when.elapsed() < PAUSE => when,
            _ => {
                self.tell();
                Instant::now()
            }
        };
        *latest = Some((update, told));
    }

    fn finished(&self, _: &'static str) {}

    fn found(&self, document: &str) {
        {
            let mut found = self.lock_found();
            *found = (found.0 + 1, Some(document.to_owned()));
        }
        self.tell();
    }
}
