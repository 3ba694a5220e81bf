//! Files and standard input, opened here and nowhere below. `-` is standard input.

use crate::failure::Failure;
use say::Message;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use work::keep::replace;

/// No text that people write for us is larger; a larger one is a mistake, and reading it would only exhaust memory.
const LARGEST_TEXT: u64 = 1 << 30;

/// All of a text file, or of standard input for `-`.
pub fn read_text(path: &str) -> Result<String, Failure> {
    let bytes = read_bytes(path)?;
    String::from_utf8(bytes).map_err(|_| {
        Failure::input(
            Message::new("error-file-not-text").with("path", path),
            Message::new("accepted-files"),
        )
    })
}

/// All of a file, or of standard input for `-`.
pub fn read_bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin()
            .lock()
            .take(LARGEST_TEXT)
            .read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LARGEST_TEXT).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) if bytes.len() as u64 == LARGEST_TEXT => Err(Failure::input(
            Message::new("error-file-too-large")
                .with("path", path)
                .with("most", work::Bytes(LARGEST_TEXT).to_string()),
            Message::new("accepted-files"),
        )),
        Ok(_) => Ok(bytes),
        Err(error) => Err(unreadable(path, &error)),
    }
}

/// A file that is read piece by piece; one of which not even the beginning can be read is refused.
pub fn open(path: &str) -> Result<impl Read, Failure> {
    let open = || -> io::Result<_> {
        let mut file = io::BufReader::with_capacity(1 << 16, fs::File::open(path)?);
        file.fill_buf()?;
        Ok(file)
    };
    open().map_err(|error| unreadable(path, &error))
}

/// That a file cannot be read, and why.
pub fn unreadable(path: &str, error: &io::Error) -> Failure {
    Failure::input(
        Message::new("error-file-unreadable")
            .with("path", path)
            .with("error", error.to_string()),
        Message::new("accepted-files"),
    )
}

/// That a file cannot be written, and why.
pub fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let message = Message::new("error-file-unwritable")
        .with("path", path.display().to_string())
        .with("error", error.to_string());
    // A place can be wrong; that a disk is full is no fault of whoever named it.
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Failure::other(message),
        _ => Failure::input(message, Message::new("accepted-writable-file")),
    }
}

/// Writes a file so that it is there whole or not at all, whatever happens meanwhile.
pub fn write_atomically(path: &Path, content: &[u8]) -> Result<(), Failure> {
    replace(path, |out| out.write_all(content)).map_err(|error| unwritable(path, &error))
}

/// Writes a file into a folder, which is made where it is not there.
pub fn write_into(folder: &Path, name: &str, content: &[u8]) -> Result<(), Failure> {
    // If the folder cannot be made, writing tells why.
    let _ = fs::create_dir_all(folder);
    write_atomically(&folder.join(name), content)
}

/// The user's data directory as the system has it.
pub fn data_folder() -> Result<PathBuf, Failure> {
    let variable = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from).filter(|path| path.is_absolute())
    };
    let found = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")))
    };
    found.map(|folder| folder.join("hra")).ok_or_else(|| {
        Failure::input(
            Message::new("server-error-no-data"),
            Message::new("server-accepted-data"),
        )
    })
}
