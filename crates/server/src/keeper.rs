//! Checkpoints of a job in a folder of its own: each there whole or not at all, whatever happens meanwhile.

use ludo::keep::{KIND, KeepError, Keeper};
use say::{Fault, Message, Tell};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use work::checkpoint;

/// Keeping something costs at most a twentieth of the time.
const PATIENCE: u32 = 20;
/// And is never done more often than this.
const SOONEST: Duration = Duration::from_secs(1);

/// Keeps what was found so far.
pub struct Folder<'p> {
    path: &'p Path,
    last: Instant,
    cost: Duration,
    soonest: Duration,
}

impl<'p> Folder<'p> {
    pub fn new(path: &'p Path) -> Self {
        Folder {
            path,
            last: Instant::now(),
            cost: Duration::ZERO,
            soonest: SOONEST,
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let name: String = name.chars().map(plain).collect();
        self.path.join(format!("{name}.hra"))
    }
}

fn replace(path: &Path, payload: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("part");
    let mut out = BufWriter::new(File::create(&beside)?);
    checkpoint::write(&mut out, KIND, payload)?;
    out.flush()?;
    out.get_ref().sync_all()?;
    fs::rename(&beside, path)
}

impl Keeper for Folder<'_> {
    fn load(&mut self, name: &str) -> Result<Option<Vec<u8>>, KeepError> {
        let read = match File::open(self.file(name)) {
            Ok(file) => checkpoint::read(BufReader::new(file), KIND).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        };
        read.map_err(|error| KeepError {
            fault: error.fault(),
            message: error.message(),
            accepted: None,
        })
    }

    fn save(&mut self, name: &str, payload: &[u8]) -> Result<(), KeepError> {
        let begun = Instant::now();
        let kept = replace(&self.file(name), payload);
        self.cost = begun.elapsed();
        self.last = Instant::now();
        kept.map_err(|error| KeepError {
            fault: Fault::Other,
            message: Message::new("server-error-broken").with("detail", error.to_string()),
            accepted: None,
        })
    }

    fn due(&mut self) -> bool {
        self.last.elapsed() >= self.soonest.max(self.cost * PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hra::answers::ludo::{LudoSolution, LudoSolve};
    use hra::answers::{Asked, Forgetful, Question};
    use hra::{Told, Words};
    use std::sync::Arc;
    use work::{Observer, Stop, Update, Work};

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
        keeper: &mut dyn Keeper,
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
        let mut keeper = Folder {
            soonest: Duration::ZERO,
            ..Folder::new(&path)
        };
        let stopped = solve(&question, &mut keeper, &work).unwrap_err();
        assert_eq!(stopped.fault, Fault::Stopped);
        assert!(
            fs::read_dir(&path).unwrap().count() > 0,
            "something was kept"
        );
        let resumed = solve(&question, &mut Folder::new(&path), &Work::unlimited()).unwrap();
        let straight = solve(&question, &mut Forgetful, &Work::unlimited()).unwrap();
        assert_eq!(timeless(resumed), timeless(straight));
    }
}
