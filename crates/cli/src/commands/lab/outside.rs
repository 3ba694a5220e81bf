//! Files that an experiment names, and programs that it starts.

use crate::commands::arimaa::engine::Start;
use crate::failure::Failure;
use crate::files;
use hra::Told;
use hra::aei::AnyPlayer;
use hra::answers::lab::{Means, NoMeans};
use std::path::{Path, PathBuf, absolute};
use work::Halt;

/// Names of files are meant from the folder of the experiment.
pub struct Outside {
    base: PathBuf,
}

impl Outside {
    pub fn of(base: &Path) -> Self {
        let base = base.to_owned();
        Outside { base }
    }

    /// The folder, for whoever works elsewhere.
    pub fn base(&self) -> PathBuf {
        // An empty path is where we are.
        absolute(self.base.join(".")).unwrap_or_else(|_| self.base.clone())
    }
}

impl Means for Outside {
    fn file(&self, name: &str) -> Result<Vec<u8>, Told> {
        if name == "-" {
            // What comes once cannot be read again.
            return NoMeans.file(name);
        }
        let path = self.base.join(name);
        files::read_bytes(&path.display().to_string()).map_err(told)
    }

    fn program(
        &self,
        command: &str,
        options: &[(String, String)],
    ) -> Result<Box<dyn AnyPlayer>, Told> {
        let started = Start::new(command, options.to_vec()).and_then(|start| start.start());
        Ok(Box::new(started.map_err(told)?))
    }
}

fn told(failure: Failure) -> Told {
    match failure {
        Failure::Told(told) => told,
        Failure::ReaderGone | Failure::BadNews => Halt::Stopped.into(),
    }
}
