//! Files to which numbered blocks are appended, so that a run that was killed goes on where it stopped.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use hra::Told;
use hra::answers::arimaa::BlockRun;
use say::Message;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};

/// Goes on with a file until the run has all its blocks, and tells of it.
pub fn run<R: BlockRun>(run: &R, path: &str, context: &Context) -> Result<(), Failure> {
    let (mut file, before) = resume(path, &run.head(), |bytes| run.found(path, bytes))?;
    let threads = context.threads.unwrap_or_else(rayon::current_num_threads);
    run.go_on(&context.work, before, threads, &mut |block| {
        // One write a block: what a killed run leaves is a beginning of the file that it would have made.
        let written = file.write_all(block);
        written.map_err(|error| unwritable(path, &error))?;
        work::keep::written();
        Ok(())
    })?;
    drop(file);
    let report = run.report(&files::read_bytes(path)?, before)?;
    context.answer(&report, || R::tell(&report, &context.teller()))
}

/// The file, ready for the next block, and how many it holds; a new one gets this head. `read` says how many bytes are whole and how
/// many blocks they are; what a killed run left unfinished is cut off.
pub fn resume(
    path: &str,
    head: &[u8],
    read: impl FnOnce(&[u8]) -> Result<(usize, u64), Told>,
) -> Result<(File, u64), Failure> {
    let open = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path);
    let failed = |error: io::Error| unwritable(path, &error);
    let mut file = open.map_err(failed)?;
    if file.try_lock().is_err() {
        return Err(Failure::other(
            Message::new("arimaa-error-games-busy").with("path", path),
        ));
    }
    let bytes = files::read_bytes(path)?;
    let (whole, blocks) = if bytes.len() < head.len() && head.starts_with(&bytes) {
        file.set_len(0).map_err(failed)?;
        file.write_all(head).map_err(failed)?;
        (head.len(), 0)
    } else {
        let (whole, blocks) = read(&bytes)?;
        file.set_len(whole as u64).map_err(failed)?;
        (whole, blocks)
    };
    file.seek(SeekFrom::Start(whole as u64)).map_err(failed)?;
    Ok((file, blocks))
}

/// What is told when a file cannot be written.
pub fn unwritable(path: &str, error: &io::Error) -> Told {
    Told::input(
        Message::new("error-file-unwritable")
            .with("path", path)
            .with("error", error.to_string()),
        Message::new("accepted-writable-file"),
    )
}
