//! What is kept: graphs, games, experiments and results that somebody saved, sessions, and jobs. One file that survives a
//! kill at any moment: every change is a transaction that is on the disk before it is answered. It knows no HTTP.

use redb::{Database, Error, ReadableDatabase, ReadableTable, TableDefinition, WriteTransaction};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Numbers about the store itself.
const ABOUT: TableDefinition<&str, u64> = TableDefinition::new("about");
const VERSION: &str = "version";
const NEXT: &str = "next";

/// One kind of thing that is kept, each under a number; the layout of what is kept is JSON.
#[derive(Clone, Copy)]
pub struct Shelf(TableDefinition<'static, u64, &'static [u8]>);

/// What somebody saved: what it is, and what is in it.
pub const SAVED: Shelf = Shelf(TableDefinition::new("saved"));
pub const CONTENTS: Shelf = Shelf(TableDefinition::new("contents"));
/// Games in progress.
pub const SESSIONS: Shelf = Shelf(TableDefinition::new("sessions"));
/// Long work: how it stands, what was asked, what came out.
pub const JOBS: Shelf = Shelf(TableDefinition::new("jobs"));
pub const REQUESTS: Shelf = Shelf(TableDefinition::new("requests"));
pub const RESULTS: Shelf = Shelf(TableDefinition::new("results"));

/// Brings a store from the version that is its place in the list to the next.
type Step = fn(&WriteTransaction) -> Result<(), Error>;

/// Every version that there ever was, from an empty file on.
const STEPS: &[Step] = &[|transaction| {
    for shelf in [SAVED, CONTENTS, SESSIONS, JOBS, REQUESTS, RESULTS] {
        transaction.open_table(shelf.0)?;
    }
    let mut about = transaction.open_table(ABOUT)?;
    about.insert(NEXT, 1)?;
    Ok(())
}];

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

/// The open store.
pub struct Store {
    database: Database,
    folder: PathBuf,
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    passed.map_or(0, |passed| passed.as_millis() as u64)
}

impl Store {
    /// Opens the store in a folder, and makes it if there is none.
    pub fn open(folder: &Path) -> Result<Self, Unopened> {
        let path = folder.join("hra.redb");
        let broken = |error| Unopened::Broken {
            path: path.clone(),
            error,
        };
        std::fs::create_dir_all(folder).map_err(|error| broken(error.into()))?;
        let database = Database::create(&path).map_err(|error| match error {
            redb::DatabaseError::DatabaseAlreadyOpen => Unopened::InUse(path.clone()),
            error => broken(error.into()),
        })?;
        let known = STEPS.len() as u64;
        let found = upgrade(&database, STEPS).map_err(broken)?;
        if found > known {
            return Err(Unopened::Newer { path, found, known });
        }
        Ok(Store {
            database,
            folder: folder.to_owned(),
        })
    }

    /// Where a job keeps what it found so far.
    pub fn checkpoints(&self, job: u64) -> PathBuf {
        self.folder.join("checkpoints").join(job.to_string())
    }

    /// Changes something, wholly or not at all.
    pub fn change<T>(&self, change: impl FnOnce(&Change) -> Result<T, Error>) -> Result<T, Error> {
        let change_of = Change(self.database.begin_write()?);
        let result = change(&change_of)?;
        change_of.0.commit()?;
        Ok(result)
    }

    /// What is kept under a number.
    pub fn get<T: DeserializeOwned>(&self, shelf: Shelf, id: u64) -> Result<Option<T>, Error> {
        let table = self.database.begin_read()?.open_table(shelf.0)?;
        let found = table.get(id)?;
        Ok(found.and_then(|bytes| serde_json::from_slice(bytes.value()).ok()))
    }

    /// Everything on a shelf, in the order of the numbers.
    pub fn all<T: DeserializeOwned>(&self, shelf: Shelf) -> Result<Vec<(u64, T)>, Error> {
        let table = self.database.begin_read()?.open_table(shelf.0)?;
        let mut all = Vec::new();
        for entry in table.iter()? {
            let (id, bytes) = entry?;
            // What a later version put there and we cannot read stays where it is.
            if let Ok(item) = serde_json::from_slice(bytes.value()) {
                all.push((id.value(), item));
            }
        }
        Ok(all)
    }
}

/// A change that is being made.
pub struct Change(WriteTransaction);

impl Change {
    /// A number that nothing else has or had.
    pub fn number(&self) -> Result<u64, Error> {
        let mut about = self.0.open_table(ABOUT)?;
        let number = about.get(NEXT)?.map_or(1, |next| next.value());
        about.insert(NEXT, number + 1)?;
        Ok(number)
    }

    /// How many things are on a shelf.
    pub fn count(&self, shelf: Shelf) -> Result<u64, Error> {
        use redb::ReadableTableMetadata;
        Ok(self.0.open_table(shelf.0)?.len()?)
    }

    /// Puts something there, instead of what was there.
    pub fn put(&self, shelf: Shelf, id: u64, item: &impl Serialize) -> Result<(), Error> {
        // Our documents have text keys and finite numbers: they can be written.
        let bytes = serde_json::to_vec(item).map_err(|error| Error::Io(error.into()))?;
        self.0.open_table(shelf.0)?.insert(id, bytes.as_slice())?;
        Ok(())
    }

    /// Takes something away; whether it was there.
    pub fn remove(&self, shelf: Shelf, id: u64) -> Result<bool, Error> {
        Ok(self.0.open_table(shelf.0)?.remove(id)?.is_some())
    }

    /// Whether something is there.
    pub fn has(&self, shelf: Shelf, id: u64) -> Result<bool, Error> {
        Ok(self.0.open_table(shelf.0)?.get(id)?.is_some())
    }

    /// Takes away what has the least numbers until so many are left; the numbers of what went.
    pub fn thin(&self, shelf: Shelf, most: u64) -> Result<Vec<u64>, Error> {
        use redb::ReadableTableMetadata;
        let mut table = self.0.open_table(shelf.0)?;
        let mut gone = Vec::new();
        while table.len()? > most {
            match table.pop_first()? {
                Some((id, _)) => gone.push(id.value()),
                None => break,
            }
        }
        Ok(gone)
    }
}

/// Brings a store to the version of these steps, all in one transaction; a later one is left alone. Returns the version that
/// it has afterwards.
fn upgrade(database: &Database, steps: &[Step]) -> Result<u64, Error> {
    let transaction = database.begin_write()?;
    let found = version(&transaction)?;
    let known = steps.len() as u64;
    if found >= known {
        transaction.abort()?;
        return Ok(found);
    }
    for step in &steps[found as usize..] {
        step(&transaction)?;
    }
    transaction.open_table(ABOUT)?.insert(VERSION, known)?;
    transaction.commit()?;
    Ok(known)
}

fn version(transaction: &WriteTransaction) -> Result<u64, Error> {
    let about = transaction.open_table(ABOUT)?;
    let found = about.get(VERSION)?;
    Ok(found.map_or(0, |version| version.value()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn what_was_put_there_is_there_after_opening_again() {
        let folder = tempfile::tempdir().unwrap();
        let item = json!({"name": "Nim", "content": [1, 3, 5]});
        let id = {
            let store = Store::open(folder.path()).unwrap();
            store
                .change(|change| {
                    let id = change.number()?;
                    change.put(SAVED, id, &item)?;
                    Ok(id)
                })
                .unwrap()
        };
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.get::<Value>(SAVED, id).unwrap(), Some(item));
        assert!(store.change(|change| change.number()).unwrap() > id);
    }

    #[test]
    fn a_change_that_fails_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let failed: Result<(), Error> = store.change(|change| {
            change.put(SAVED, 1, &json!("half"))?;
            Err(Error::Corrupted("on purpose".to_owned()))
        });
        assert!(failed.is_err());
        assert_eq!(store.get::<Value>(SAVED, 1).unwrap(), None);
    }

    #[test]
    fn only_one_workbench_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let _store = Store::open(folder.path()).unwrap();
        assert!(matches!(
            Store::open(folder.path()),
            Err(Unopened::InUse(_))
        ));
    }

    #[test]
    fn versions_are_climbed_step_by_step_and_later_ones_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hra.redb");
        let database = Database::create(&path).unwrap();
        let steps: [Step; 2] = [STEPS[0], |transaction| {
            transaction
                .open_table(SAVED.0)?
                .insert(7, b"\"new\"".as_slice())?;
            Ok(())
        }];
        assert_eq!(upgrade(&database, &steps[..1]).unwrap(), 1);
        assert_eq!(upgrade(&database, &steps).unwrap(), 2);
        assert_eq!(upgrade(&database, &steps[..1]).unwrap(), 2, "left alone");
        let failing: [Step; 3] = [steps[0], steps[1], |transaction| {
            transaction.open_table(SAVED.0)?.remove(7)?;
            Err(Error::Corrupted("on purpose".to_owned()))
        }];
        assert!(upgrade(&database, &failing).is_err());
        drop(database);
        assert!(matches!(
            Store::open(folder.path()),
            Err(Unopened::Newer { found: 2, .. })
        ));
        let database = Database::create(&path).unwrap();
        let table = database.begin_read().unwrap().open_table(SAVED.0).unwrap();
        assert!(
            table.get(7).unwrap().is_some(),
            "a failed step leaves no trace"
        );
    }
}
