//! The checkpoint of a long search in one file, which is named as the question names it.

use crate::files;
use hra::answers::{KeepError, Keeper};
use say::{Fault, Message};
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Keeps what was found in a file.
pub struct OneFile;

impl Keeper for OneFile {
    fn load(&mut self, path: &str) -> Result<Option<Vec<u8>>, KeepError> {
        match fs::read(path) {
            Ok(kept) => Ok(Some(kept)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(failed(
                "error-file-unreadable",
                "accepted-files",
                path,
                &error,
            )),
        }
    }

    fn save(&mut self, path: &str, payload: &[u8]) -> Result<(), KeepError> {
        let written = files::replace(Path::new(path), |out| out.write_all(payload));
        written.map_err(|error| {
            failed(
                "error-file-unwritable",
                "accepted-writable-file",
                path,
                &error,
            )
        })
    }

    /// Whoever asks has come to a place where something is worth keeping.
    fn due(&mut self) -> bool {
        true
    }
}

fn failed(id: &'static str, accepted: &'static str, path: &str, error: &io::Error) -> KeepError {
    KeepError {
        fault: Fault::Input,
        message: Message::new(id)
            .with("path", path)
            .with("error", error.to_string()),
        accepted: Some(Message::new(accepted)),
    }
}
