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
    /// The file of an experiment, where somebody named one.
    pub fn short(&self) -> Option<Short<'_>> {
        let file = self.experiment.as_deref()?;
        Some(Short {
            file,
            write_only: self.write_only,
        })
    }
}

/// An experiment that a command writes.
pub struct Short<'a> {
    file: &'a Path,
    write_only: bool,
}

impl Short<'_> {
    /// A file as the experiment names it: from its own folder.
    pub fn named(&self, file: &str) -> Result<String, Failure> {
        if file == "-" {
            return Err(Failure::input(
                Message::new("lab-error-means").with("name", file),
                Message::new("accepted-files"),
            ));
        }
        let here = self
            .file
            .parent()
            .is_none_or(|folder| folder == Path::new(""));
        if here {
            return Ok(file.to_owned());
        }
        let whole = absolute(file).map_err(|error| files::unreadable(file, &error))?;
        Ok(whole.display().to_string())
    }

    /// The same of several.
    pub fn all_named(&self, files: &[String]) -> Result<Vec<String>, Failure> {
        files.iter().map(|file| self.named(file)).collect()
    }

    /// Writes the experiment and does it, as far as it is not done; the file that it makes is wanted at `out`, too.
    pub fn done<S: Sharded>(
        &self,
        request: &S,
        out: Option<&str>,
        context: &Context,
    ) -> Result<(), Failure> {
        let experiment = written(request, context.work.streams.seed())?;
        self.write(&experiment)?;
        let file = self.file.display().to_string();
        if self.write_only {
            return context.answer(&experiment, || {
                context
                    .words
                    .say(&Message::new("lab-written").with("file", file))
            });
        }
        let run = RunArgs {
            file,
            into: None,
            out: out.map(PathBuf::from),
        };
        do_it(&run, context)
    }

    /// What stands in the file already is no other experiment, and stays as somebody wrote it.
    fn write(&self, experiment: &Experiment) -> Result<(), Failure> {
        if self.file.exists() {
            let file = self.file.display().to_string();
            let before = files::read_text(&file)?;
            let same = Laboratory::of(experiment.clone())?.same(&file, &before);
            return same.map_err(|told| {
                Failure::Told(told.accepting(Message::new("lab-accepted-other-file")))
            });
        }
        files::write_atomically(self.file, experiment.write()?.as_bytes())
    }
}
