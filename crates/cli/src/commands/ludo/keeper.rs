//! Checkpoints of Ludo in a folder: one file for each pair of layers, replaced whole or not at all.

use crate::files;
use hra::answers::ludo::CHECKPOINT;
use hra::answers::{KeepError, Keeper};
use say::{Message, Tell};
use std::fs::File;
use std::io::{BufReader, ErrorKind};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use work::checkpoint;

/// Keeps what was found in a folder.
pub struct Folder {
    path: PathBuf,
    every: Duration,
    last: Instant,
}

impl Folder {
    /// Keeps something this often.
    pub fn new(path: PathBuf, every: Duration) -> Self {
        Folder {
            path,
            every,
            last: Instant::now(),
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path.join(format!("{name}.hra"))
    }
}

impl Keeper for Folder {
    fn load(&mut self, name: &str) -> Result<Option<Vec<u8>>, KeepError> {
        let path = self.file(name);
        let failed = |error: checkpoint::Unusable| KeepError {
            fault: error.fault(),
            message: Message::new("ludo-error-kept")
                .with("path", path.display().to_string())
                .with("error", error.message()),
            accepted: Some(Message::new("ludo-accepted-checkpoint")),
        };
        match File::open(&path) {
            Ok(file) => checkpoint::read(BufReader::new(file), CHECKPOINT)
                .map(Some)
                .map_err(failed),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failed(error.into())),
        }
    }

    fn save(&mut self, name: &str, payload: &[u8]) -> Result<(), KeepError> {
        let written = std::fs::create_dir_all(&self.path).and_then(|()| {
            files::replace(&self.file(name), |out| {
                checkpoint::write(out, CHECKPOINT, payload)
            })
        });
        self.last = Instant::now();
        written.map_err(|error| KeepError {
            fault: say::Fault::Input,
            message: Message::new("error-file-unwritable")
                .with("path", self.file(name).display().to_string())
                .with("error", error.to_string()),
            accepted: Some(Message::new("accepted-writable-file")),
        })
    }

    fn due(&mut self) -> bool {
        self.last.elapsed() >= self.every
    }
}
