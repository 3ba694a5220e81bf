//! A folder that one run at a time works in. The system takes the lock from a process that dies, so that nobody has to clear one away.

use super::files::unwritable;
use say::{Message, Told};
use std::fs::{self, File, TryLockError};
use std::path::Path;

/// As long as this lives, nobody else gets a lock of the same folder.
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Locks a folder, which is made where it is not there.
    ///
    /// # Errors
    /// When somebody else works in it, or when nothing can be written there.
    pub fn take(folder: &Path) -> Result<Lock, Told> {
        let path = folder.join("lock");
        let file = fs::create_dir_all(folder)
            .and_then(|()| {
                File::options()
                    .create(true)
                    .write(true)
                    .truncate(false)
                    .open(&path)
            })
            .map_err(|error| unwritable(&path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => {
                let place = folder.display().to_string();
                Err(
                    Told::other(Message::new("work-error-locked").with("place", place))
                        .accepting(Message::new("work-accepted-locked")),
                )
            }
            Err(TryLockError::Error(error)) => Err(unwritable(&path, &error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_lock_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("new");
        let lock = Lock::take(&place).unwrap();
        let refused = Lock::take(&place).err().unwrap();
        assert!(
            refused.message.to_string().contains("work-error-locked"),
            "{refused}"
        );
        drop(lock);
        assert!(Lock::take(&place).is_ok());
        fs::write(folder.path().join("file"), "").unwrap();
        let refused = Lock::take(&folder.path().join("file")).err().unwrap();
        assert!(
            refused.message.to_string().contains("unwritable"),
            "{refused}"
        );
    }
}
