//! Commands that are short ways to write an experiment and do it.

use super::{RunArgs, do_it};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::lab::{Experiment, Laboratory, Sharded, written};
use say::Message;
use std::path::{Path, PathBuf, absolute};

/// Where a command writes the experiment that it is, and whether it stops there.
#[derive(Args)]
pub struct ExperimentArgs {
    #[arg(long, value_name = "FILE")]
    experiment: Option<PathBuf>,
    #[arg(long, requires = "experiment")]
    write_only: bool,
}

impl ExperimentArgs {
    /// Whether an experiment is written.
    pub fn wanted(&self) -> bool {
        self.experiment.is_some()
    }

    /// A file as the experiment names it, from its own folder; as it is where no experiment is written.
    pub fn named(&self, file: &str) -> Result<String, Failure> {
        let folder = self.experiment.as_deref().and_then(Path::parent);
        if folder.is_none_or(|folder| folder == Path::new("")) || file == "-" {
            return Ok(file.to_owned());
        }
        let whole = absolute(file).map_err(|error| files::unreadable(file, &error))?;
        Ok(whole.display().to_string())
    }

    /// The same of several.
    pub fn all_named(&self, files: &[String]) -> Result<Vec<String>, Failure> {
        files.iter().map(|file| self.named(file)).collect()
    }

    /// Writes the experiment and does it, as far as it is not done, where somebody named a file for it; whether somebody did. The file that it
    /// makes is wanted at `out`, too.
    pub fn done<S: Sharded>(
        &self,
        request: &S,
        out: Option<&str>,
        context: &Context,
    ) -> Result<bool, Failure> {
        let Some(path) = self.experiment.as_deref() else {
            return Ok(false);
        };
        let experiment = written(request, context.work.streams.seed())?;
        write(path, &experiment)?;
        let file = path.display().to_string();
        if self.write_only {
            let told = Message::new("lab-written").with("file", file);
            context.answer(&experiment, || context.words.say(&told))?;
            return Ok(true);
        }
        let run = RunArgs {
            file,
            into: None,
            out: out.map(PathBuf::from),
        };
        do_it(&run, context).map(|()| true)
    }
}

/// Writes an experiment. What stands in the file already is no other one, and stays as somebody wrote it.
fn write(path: &Path, experiment: &Experiment) -> Result<(), Failure> {
    if !path.exists() {
        return files::write_atomically(path, experiment.write()?.as_bytes());
    }
    let file = path.display().to_string();
    let before = files::read_text(&file)?;
    let same = Laboratory::of(experiment.clone())?.same(&file, &before);
    let accepted = Message::new("lab-accepted-other-file");
    same.map_err(|told| Failure::Told(told.accepting(accepted)))
}
