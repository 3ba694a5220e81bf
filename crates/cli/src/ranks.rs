//! Work that several ranks do together: processes, where a launcher of MPI started them, or else threads of this one.

use crate::context::Context;
use crate::failure::Failure;
use processes::Joined;
use ranks::{Alone, Ranks};
use say::{Message, Tell, Told};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::Arc;
use work::{Silent, Work};

/// More threads than this are a mistake.
const MOST: u64 = 1024;

/// How many ranks are asked for in so many words.
pub fn count(text: &str) -> Result<usize, Failure> {
    let count = text.trim().parse().ok();
    let count = count.filter(|count| (1..=MOST).contains(count));
    count.map(|count| count as usize).ok_or_else(|| {
        Failure::input(
            Message::new("ranks-error-count").with("text", text),
            Message::new("ranks-accepted-count").with("most", MOST),
        )
    })
}

/// Does work by all processes that were started together, else by so many threads. Only the first rank has something to tell; under MPI the
/// others get nothing.
pub fn together<T: Send>(
    threads: usize,
    context: &Context,
    work: impl Fn(&dyn Ranks, &Work) -> Result<T, Told> + Sync,
) -> Result<Option<T>, Failure> {
    let quiet = Work {
        observer: Arc::new(Silent),
        ..context.work.clone()
    };
    let one = |ranks: &dyn Ranks| {
        let first = ranks.rank() == 0;
        work(ranks, if first { &context.work } else { &quiet })
    };
    if let Some(joined) = processes::join()? {
        return by_processes(&*joined, context, one);
    }
    if threads == 1 {
        return Ok(Some(one(&Alone)?));
    }
    let lost = ranks::Lost(0).message().id;
    let (mut found, mut failed) = (None, None);
    for result in ranks::threads(threads, |ranks| one(ranks)) {
        match result {
            Ok(here) => found = found.or(Some(here)),
            // Whoever misses another rank only says that something else was wrong.
            Err(told) if told.message.id == lost => failed = failed.or(Some(told)),
            Err(told) => return Err(told.into()),
        }
    }
    failed.map_or(Ok(found), |told| Err(told.into()))
}

fn by_processes<T>(
    joined: &dyn Joined,
    context: &Context,
    work: impl Fn(&dyn Ranks) -> Result<T, Told>,
) -> Result<Option<T>, Failure> {
    match work(joined) {
        Ok(found) => Ok((joined.rank() == 0).then_some(found)),
        Err(told) => {
            let failure = Failure::from(told);
            let code = failure.code();
            let _ = failure.report(&context.manner());
            joined.abort(code)
        }
    }
}

/// A file that is opened when something is read or written: the first rank makes it before others look at it.
pub struct Later {
    path: PathBuf,
    makes: bool,
    file: Option<File>,
}

impl Later {
    pub fn new(path: impl Into<PathBuf>, ranks: &dyn Ranks) -> Self {
        Later {
            path: path.into(),
            makes: ranks.rank() == 0,
            file: None,
        }
    }

    fn file(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            let mut options = OpenOptions::new();
            options.read(true);
            if self.makes {
                options.write(true).create(true).truncate(false);
            }
            self.file = Some(options.open(&self.path)?);
        }
        self.file
            .as_mut()
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Read for Later {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.file()?.read(into)
    }
}

impl Write for Later {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        self.file()?.write(from)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file()?.flush()
    }
}

impl Seek for Later {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file()?.seek(to)
    }
}
