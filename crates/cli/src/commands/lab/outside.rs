//! Files that an experiment names, and programs that it starts.

use crate::commands::arimaa::engine::Start;
use crate::failure::Failure;
use crate::files;
use hra::Told;
use hra::aei::AnyPlayer;
use hra::answers::lab::Means;
use std::path::{Path, PathBuf, absolute};

/// Names of files are meant from the folder of the experiment.
pub struct Outside {
    base: PathBuf,
}

impl Outside {
    pub fn of(base: &Path) -> Self {
        let base = base.to_owned();
        Outside { base }
    }

    /// Names of files are meant from where we are.
    pub fn here() -> Self {
        Outside::of(Path::new(""))
    }

    /// The folder, for whoever works elsewhere.
    pub fn base(&self) -> PathBuf {
        // An empty path is where we are.
        absolute(self.base.join(".")).unwrap_or_else(|_| self.base.clone())
    }
}

impl Means for Outside {
    fn file(&self, name: &str) -> Result<Vec<u8>, Told> {
        let path = self.base.join(name);
        files::read_bytes(&path.display().to_string()).map_err(Failure::told)
    }

    fn program(
        &self,
        command: &str,
        options: &[(String, String)],
    ) -> Result<Box<dyn AnyPlayer>, Told> {
        let started = Start::new(command, options.to_vec()).and_then(|start| start.start());
        Ok(Box::new(started.map_err(Failure::told)?))
    }
}
