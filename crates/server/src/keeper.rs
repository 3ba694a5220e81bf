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
}

impl<'p> Folder<'p> {
    pub fn new(path: &'p Path) -> Self {
        Folder {
            path,
            last: Instant::now(),
            cost: Duration::ZERO,
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
        self.last.elapsed() >= SOONEST.max(self.cost * PATIENCE)
    }
}
