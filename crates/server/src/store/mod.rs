//! What is kept: graphs, games, experiments and results that somebody saved, sessions, and jobs. One file that survives a
//! kill at any moment: every change is on the disk before it is answered. Every record has a checksum: what is damaged is told and set
//! aside, and the rest is served. It knows no HTTP.

mod former;
mod log;
mod record;
mod scan;

use log::{Kept, Log};
use say::{Fault, Message, Tell};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use work::Bytes;

/// The version that we write; the first was another kind of file.
const KNOWN: u64 = 2;

/// One kind of thing that is kept, each under a number; the layout of what is kept is JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shelf {
    number: u8,
    name: &'static str,
}

const fn shelf(number: u8, name: &'static str) -> Shelf {
    Shelf { number, name }
}

/// What somebody saved: what it is, and what is in it.
pub const SAVED: Shelf = shelf(1, "saved");
pub const CONTENTS: Shelf = shelf(2, "contents");
/// Games in progress.
pub const SESSIONS: Shelf = shelf(3, "sessions");
/// Long work: how it stands, what was asked, what came out.
pub const JOBS: Shelf = shelf(4, "jobs");
pub const REQUESTS: Shelf = shelf(5, "requests");
pub const RESULTS: Shelf = shelf(6, "results");

const SHELVES: [Shelf; 6] = [SAVED, CONTENTS, SESSIONS, JOBS, REQUESTS, RESULTS];
/// What may be large, and is refused where the store is full. The rest is small, and without it nothing could be tidied up.
const LARGE: [Shelf; 3] = [CONTENTS, REQUESTS, RESULTS];

/// Why the store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// Somebody else has it open.
    #[error("another workbench uses {0}")]
    InUse(PathBuf),
    /// A later version of the workbench wrote it.
    #[error("{path} is of version {found}, and this workbench knows {known}")]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u64,
        /// Ours.
        known: u64,
    },
    /// It cannot be read or written.
    #[error("{path}: {error}")]
    Broken {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: Error,
    },
}

/// Why something is not kept, or not found.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The system does not let us.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// What is kept would be more than may be kept.
    #[error("{needed} are more than the {most} of the store")]
    Quota {
        /// What it would be.
        needed: Bytes,
        /// What is allowed.
        most: Bytes,
    },
    /// It was there and cannot be read any more.
    #[error("{shelf} {id} is damaged")]
    Damaged {
        /// Where it was.
        shelf: &'static str,
        /// Which.
        id: u64,
    },
    /// A document that cannot be written or read.
    #[error(transparent)]
    Document(#[from] serde_json::Error),
}

impl Error {
    /// Whether there is no room on the disk; that may pass.
    pub fn disk_full(&self) -> bool {
        let full = [io::ErrorKind::StorageFull, io::ErrorKind::QuotaExceeded];
        matches!(self, Error::Io(error) if full.contains(&error.kind()))
    }
}

impl Tell for Error {
    fn fault(&self) -> Fault {
        Fault::Other
    }

    fn message(&self) -> Message {
        match self {
            error if error.disk_full() => Message::new("server-error-disk-full"),
            Error::Quota { most, .. } => {
                Message::new("server-error-quota").with("most", most.to_string())
            }
            Error::Damaged { .. } => Message::new("server-error-damaged"),
            error => Message::new("server-error-broken").with("detail", error.to_string()),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            Error::Quota { .. } => Some(Message::new("server-accepted-quota")),
            error if error.disk_full() => Some(Message::new("server-accepted-disk")),
            _ => None,
        }
    }
}

/// The open store.
pub struct Store {
    log: Mutex<Log>,
    folder: PathBuf,
    quota: Bytes,
    notes: Vec<Message>,
    /// Held as long as the store is open.
    _lock: File,
}

/// How full the store is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    pub used: Bytes,
    pub most: Bytes,
}

impl Room {
    /// Whether somebody should hear of it.
    pub fn scarce(self) -> bool {
        self.used.0 >= self.most.0 / 5 * 4
    }
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    passed.map_or(0, |passed| passed.as_millis() as u64)
}

impl Store {
    /// Opens the store in a folder, and makes it if there is none. What is damaged is set aside; [`Store::notes`] tells it.
    pub fn open(folder: &Path, quota: Bytes) -> Result<Self, Unopened> {
        let path = folder.join("hra.store");
        let broken = |error: io::Error| Unopened::Broken {
            path: path.clone(),
            error: error.into(),
        };
        std::fs::create_dir_all(folder).map_err(broken)?;
        let lock = File::create(folder.join("hra.lock")).map_err(broken)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Unopened::InUse(path)),
            Err(TryLockError::Error(error)) => return Err(broken(error)),
        }
        let mut notes = Vec::new();
        let begun = !path.exists();
        let (mut log, mut found) = Log::open(&path, KNOWN).map_err(broken)?;
        if found.version.is_some_and(|found| found > KNOWN) {
            let found = found.version.unwrap_or_default();
            return Err(Unopened::Newer {
                path,
                found,
                known: KNOWN,
            });
        }
        if found.damaged > 0 && found.records == 0 {
            drop(log);
            let aside = free_name(&path);
            std::fs::rename(&path, &aside).map_err(broken)?;
            notes.push(unreadable(&path, &aside));
            (log, found) = Log::open(&path, KNOWN).map_err(broken)?;
        }
        if found.damaged > 0 {
            let aside = free_name(&path);
            let kept = log.rewrite(|old| {
                let linked = std::fs::hard_link(old, &aside);
                linked.or_else(|_| std::fs::copy(old, &aside).map(drop))
            });
            let id = if kept.is_ok() {
                "server-note-damaged"
            } else {
                "server-note-damaged-here"
            };
            notes.push(noted(id, &path, &aside).with("count", found.damaged));
        }
        if begun {
            notes.extend(former::taken_over(folder, &mut log).map_err(broken)?);
        }
        Ok(Store {
            log: Mutex::new(log),
            folder: folder.to_owned(),
            quota,
            notes,
            _lock: lock,
        })
    }

    /// What was noticed when it was opened.
    pub fn notes(&self) -> &[Message] {
        &self.notes
    }

    /// Where a job keeps what it found so far.
    pub fn checkpoints(&self, job: u64) -> PathBuf {
        self.folder.join("checkpoints").join(job.to_string())
    }

    /// How full it is.
    pub fn room(&self) -> Room {
        Room {
            used: Bytes(self.lock().live()),
            most: self.quota,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes something, wholly or not at all.
    pub fn change<T>(&self, change: impl FnOnce(&Change) -> Result<T, Error>) -> Result<T, Error> {
        let log = self.lock();
        let mut staged = Change {
            next: Cell::new(log.next()),
            log,
            staged: RefCell::default(),
        };
        let result = change(&staged)?;
        staged.commit(self.quota)?;
        Ok(result)
    }

    /// What is kept under a number.
    pub fn get<T: DeserializeOwned>(&self, shelf: Shelf, id: u64) -> Result<Option<T>, Error> {
        let kept = self.lock().get((shelf.number, id))?;
        match kept {
            Kept::Nothing => Ok(None),
            Kept::Bytes(bytes) => Ok(Some(serde_json::from_slice(&bytes)?)),
            Kept::Lost => Err(Error::Damaged {
                shelf: shelf.name,
                id,
            }),
        }
    }

    /// The same, as it was written and not understood again: it may be large.
    pub fn get_raw(&self, shelf: Shelf, id: u64) -> Result<Option<Box<RawValue>>, Error> {
        let kept = self.lock().get((shelf.number, id))?;
        let damaged = || Error::Damaged {
            shelf: shelf.name,
            id,
        };
        match kept {
            Kept::Nothing => Ok(None),
            Kept::Bytes(bytes) => {
                let text = String::from_utf8(bytes).map_err(|_| damaged())?;
                Ok(Some(RawValue::from_string(text)?))
            }
            Kept::Lost => Err(damaged()),
        }
    }

    /// How many bytes something takes.
    pub fn size(&self, shelf: Shelf, id: u64) -> u64 {
        self.lock().size((shelf.number, id))
    }

    /// Everything on a shelf, in the order of the numbers; what is damaged is left out.
    pub fn all<T: DeserializeOwned>(&self, shelf: Shelf) -> Result<Vec<(u64, T)>, Error> {
        let mut log = self.lock();
        let numbers: Vec<u64> = log.numbers(shelf.number).collect();
        let mut all = Vec::new();
        for id in numbers {
            if let Kept::Bytes(bytes) = log.get((shelf.number, id))?
                // What a later version put there and we cannot read stays where it is.
                && let Ok(item) = serde_json::from_slice(&bytes)
            {
                all.push((id, item));
            }
        }
        Ok(all)
    }
}

fn noted(id: &'static str, path: &Path, aside: &Path) -> Message {
    Message::new(id)
        .with("path", path.display().to_string())
        .with("aside", aside.display().to_string())
}

/// That a file cannot be read and was moved.
fn unreadable(path: &Path, aside: &Path) -> Message {
    noted("server-note-unreadable", path, aside)
}

/// A name beside this one that nothing has.
fn free_name(path: &Path) -> PathBuf {
    let named = |number: u32| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".damaged-{number}"));
        path.with_file_name(name)
    };
    let free = |path: &PathBuf| !path.exists();
    (1..).map(named).find(free).unwrap_or_else(|| named(0))
}

/// A change that is being made. It sees itself.
pub struct Change<'s> {
    log: MutexGuard<'s, Log>,
    next: Cell<u64>,
    /// What things become; nothing where they go.
    staged: RefCell<BTreeMap<record::Key, Option<Vec<u8>>>>,
}

impl Change<'_> {
    /// A number that nothing else has or had.
    pub fn number(&self) -> Result<u64, Error> {
        let number = self.next.get();
        self.next.set(number + 1);
        Ok(number)
    }

    /// How many things are on a shelf.
    pub fn count(&self, shelf: Shelf) -> Result<u64, Error> {
        Ok(self.numbers(shelf).len() as u64)
    }

    fn numbers(&self, shelf: Shelf) -> Vec<u64> {
        let staged = self.staged.borrow();
        let kept = self.log.numbers(shelf.number);
        let mut numbers: Vec<u64> = kept
            .filter(|&id| !staged.contains_key(&(shelf.number, id)))
            .collect();
        let range = staged.range((shelf.number, 0)..=(shelf.number, u64::MAX));
        numbers.extend(range.filter(|(_, to)| to.is_some()).map(|(key, _)| key.1));
        numbers.sort_unstable();
        numbers
    }

    /// Puts something there, instead of what was there.
    pub fn put(&self, shelf: Shelf, id: u64, item: &impl Serialize) -> Result<(), Error> {
        self.put_bytes(shelf, id, serde_json::to_vec(item)?);
        Ok(())
    }

    /// The same with a document that is written already, which may be large.
    pub fn put_raw(&self, shelf: Shelf, id: u64, item: Box<RawValue>) {
        let text: Box<str> = item.into();
        self.put_bytes(shelf, id, text.into_string().into_bytes());
    }

    fn put_bytes(&self, shelf: Shelf, id: u64, bytes: Vec<u8>) {
        let key = (shelf.number, id);
        self.staged.borrow_mut().insert(key, Some(bytes));
    }

    /// Takes something away; whether it was there.
    pub fn remove(&self, shelf: Shelf, id: u64) -> Result<bool, Error> {
        let was = self.has(shelf, id)?;
        if was {
            self.staged.borrow_mut().insert((shelf.number, id), None);
        }
        Ok(was)
    }

    /// Whether something is there.
    pub fn has(&self, shelf: Shelf, id: u64) -> Result<bool, Error> {
        let key = (shelf.number, id);
        let staged = self.staged.borrow();
        let there = staged.get(&key).map(Option::is_some);
        Ok(there.unwrap_or_else(|| self.log.has(key)))
    }

    /// Takes away what has the least numbers until so many are left; the numbers of what went.
    pub fn thin(&self, shelf: Shelf, most: u64) -> Result<Vec<u64>, Error> {
        let mut numbers = self.numbers(shelf);
        let surplus = numbers.len().saturating_sub(most as usize);
        numbers.truncate(surplus);
        for &id in &numbers {
            self.remove(shelf, id)?;
        }
        Ok(numbers)
    }

    fn commit(&mut self, quota: Bytes) -> Result<(), Error> {
        let staged = std::mem::take(&mut *self.staged.borrow_mut());
        let mut needed = self.log.live();
        let mut grows = false;
        for (&key, to) in &staged {
            let large = LARGE.iter().any(|shelf| shelf.number == key.0);
            let (before, after) = (self.log.size(key), to.as_ref().map_or(0, Vec::len) as u64);
            grows |= large && after > before;
            needed = (needed + after).saturating_sub(before);
        }
        if grows && needed > quota.0 {
            return Err(Error::Quota {
                needed: Bytes(needed),
                most: quota,
            });
        }
        let change: Vec<(record::Key, Option<&[u8]>)> = staged
            .iter()
            .map(|(&key, to)| (key, to.as_deref()))
            .collect();
        Ok(self.log.append(&change)?)
    }
}

#[cfg(test)]
mod tests;
