//! Checkpoints in files: each replaced whole or not at all, on the disk before it counts as kept. Terminal and server use it; whoever else
//! works is handed a [`Keeper`] and opens nothing.

use super::{Keeper, Piece, unusable};
use crate::Clock;
use crate::checkpoint::{self, Unusable};
use say::{Fault, Message, Told};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Unless somebody says how often, keeping something costs at most a twentieth of the time,
const PATIENCE: u32 = 20;
/// and is never done more often than this.
const SOONEST: Duration = Duration::from_secs(1);

/// Keeps pieces in a folder, a file each, or one piece in one file.
pub struct Files {
    place: Place,
    clock: Clock,
    every: Option<Duration>,
    ours: bool,
    reads: bool,
    last: Duration,
    cost: Duration,
    warn: Option<Warn>,
    warned: bool,
}

/// Who is told that something could not be kept.
type Warn = Box<dyn FnMut(&Told) + Send>;

enum Place {
    Folder(PathBuf),
    File(PathBuf),
}

impl Files {
    /// Keeps pieces in a folder, which is made when the first is kept.
    #[must_use]
    pub fn in_folder(folder: impl Into<PathBuf>, clock: Clock) -> Self {
        Files::new(Place::Folder(folder.into()), clock)
    }

    /// Keeps one piece in this file, whatever it is called.
    #[must_use]
    pub fn one(file: impl Into<PathBuf>, clock: Clock) -> Self {
        Files::new(Place::File(file.into()), clock)
    }

    fn new(place: Place, clock: Clock) -> Self {
        Files {
            place,
            clock,
            every: None,
            ours: false,
            reads: false,
            last: clock.now(),
            cost: Duration::ZERO,
            warn: None,
            warned: false,
        }
    }

    /// Keeps something this often; zero is whenever there is something to keep.
    #[must_use]
    pub fn every(mut self, every: Duration) -> Self {
        self.every = Some(every);
        self
    }

    /// The place was not named by whoever asks, so that nothing that is wrong with it is his fault.
    #[must_use]
    pub fn ours(mut self) -> Self {
        self.ours = true;
        self
    }

    /// Nothing will be kept here: a place in which nothing can be written will do.
    #[must_use]
    pub fn only_read(mut self) -> Self {
        self.reads = true;
        self
    }

    /// Work goes on where something cannot be kept: an answer is worth more than its checkpoint. `warn` is told why, once until something
    /// is kept again. A place where nothing can be written is still refused before work begins.
    #[must_use]
    pub fn going_on(mut self, warn: impl FnMut(&Told) + Send + 'static) -> Self {
        self.warn = Some(Box::new(warn));
        self
    }

    /// Whether something could be written here, tried with a file of no length.
    fn tried(&self, path: &Path) -> io::Result<()> {
        self.make_folder(path)?;
        let beside = sibling(path);
        File::create(&beside)?;
        fs::remove_file(beside)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        match (&self.place, path.parent()) {
            (Place::Folder(_), Some(folder)) => fs::create_dir_all(folder),
            _ => Ok(()),
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        match &self.place {
            Place::File(path) => path.clone(),
            Place::Folder(folder) => {
                let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
                let name: String = name.chars().map(plain).collect();
                folder.join(format!("{name}.hra"))
            }
        }
    }

    fn blame(&self, told: Told) -> Told {
        Told {
            fault: if self.ours { Fault::Other } else { told.fault },
            ..told
        }
    }
}

impl Keeper for Files {
    fn load(&mut self, piece: &Piece<'_>) -> Result<Option<Vec<u8>>, Told> {
        let path = self.file(piece.name);
        let read = match File::open(&path) {
            Ok(file) => checkpoint::read(BufReader::new(file), piece.kind)
                .and_then(|kept| checkpoint::answering(piece.question, kept))
                .map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound && self.reads => return Ok(None),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let tried = self.tried(&path);
                return tried
                    .map(|()| None)
                    .map_err(|error| self.blame(unwritable(&path, &error)));
            }
            Err(error) => Err(error.into()),
        };
        read.map_err(|why| self.refuse(piece, &why))
    }

    fn save(&mut self, piece: &Piece<'_>, payload: &[u8]) -> Result<(), Told> {
        let begun = self.clock.now();
        let path = self.file(piece.name);
        let written = self.make_folder(&path).and_then(|()| {
            replace(&path, |out| {
                let mut out = BufWriter::new(out);
                let titled = checkpoint::titled(piece.question, payload);
                checkpoint::write(&mut out, piece.kind, &titled)?;
                out.flush()
            })
        });
        self.last = self.clock.now();
        self.cost = self.last.saturating_sub(begun);
        let failed = written
            .map_err(|error| self.blame(unwritable(&path, &error)))
            .err();
        match (failed, &mut self.warn) {
            (None, _) => self.warned = false,
            (Some(told), None) => return Err(told),
            (Some(told), Some(warn)) => {
                if !self.warned {
                    warn(&told);
                }
                self.warned = true;
            }
        }
        Ok(())
    }

    fn due(&mut self) -> bool {
        let pause = self.every.unwrap_or(SOONEST.max(self.cost * PATIENCE));
        self.clock.now().saturating_sub(self.last) >= pause
    }

    fn refuse(&self, piece: &Piece<'_>, why: &Unusable) -> Told {
        let path = self.file(piece.name);
        self.blame(unusable(&path.display().to_string(), why))
    }
}

/// That a file cannot be written, and why.
pub(super) fn unwritable(path: &Path, error: &io::Error) -> Told {
    let message = Message::new("error-file-unwritable")
        .with("path", path.display().to_string())
        .with("error", error.to_string());
    // A place can be wrong; that a disk is full is no fault of whoever named it.
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Told::other(message),
        _ => Told::input(message, Message::new("accepted-writable-file")),
    }
}

/// Replaces a file by what is written: it is there whole, old or new, whatever happens meanwhile.
///
/// # Errors
/// When it cannot be written; then the old file is as it was.
pub fn replace(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let beside = sibling(path);
    let written = File::create(&beside)
        .and_then(|mut file| write(&mut file).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    match written {
        Ok(()) => {
            // The new name is on the disk once its folder is; where folders cannot be opened, the system sees to it.
            let folder = path
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty());
            if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
                let _ = folder.sync_all();
            }
            super::written();
        }
        Err(_) => {
            let _ = fs::remove_file(&beside);
        }
    }
    written
}

/// A name in the same folder, so that renaming stays on one disk, and of this process, so that two do not write into one file.
fn sibling(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkpoint::Kind;

    const KIND: Kind = Kind {
        name: "test",
        version: 1,
    };

    fn piece<'p>(name: &'p str, question: &'p str) -> Piece<'p> {
        Piece {
            name,
            kind: KIND,
            question,
        }
    }

    /// Which sentence says why.
    fn why(told: &Told) -> String {
        told.message.to_string()
    }

    #[test]
    fn what_is_kept_is_found_again_and_only_by_its_question() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("a").join("b");
        let mut keeper = Files::in_folder(&place, Clock::still());
        let mine = piece("x/../y", "two and two");
        assert_eq!(keeper.load(&mine).unwrap(), None);
        keeper.save(&mine, b"four").unwrap();
        keeper.save(&mine, b"4").unwrap();
        let mut again = Files::in_folder(&place, Clock::still());
        assert_eq!(again.load(&mine).unwrap().as_deref(), Some(&b"4"[..]));
        let names: Vec<_> = fs::read_dir(&place).unwrap().collect();
        assert_eq!(names.len(), 1, "nothing is left beside it: {names:?}");
        let told = again.load(&piece("x/../y", "three and three")).unwrap_err();
        assert_eq!(told.fault, Fault::Input);
        assert!(why(&told).contains("two and two"), "{told}");
    }

    #[test]
    fn damage_is_told_and_blamed_on_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one");
        let mut keeper = Files::one(&path, Clock::still());
        keeper.save(&piece("any", "q"), b"payload").unwrap();
        let mut bytes = fs::read(&path).unwrap();
        let last = bytes.len() - 6;
        bytes[last] ^= 1;
        fs::write(&path, &bytes).unwrap();
        let told = keeper.load(&piece("any", "q")).unwrap_err();
        assert_eq!(told.fault, Fault::Other);
        assert!(why(&told).contains("work-error-damaged"), "{told}");
        fs::write(&path, "something else, written by somebody").unwrap();
        let told = keeper.load(&piece("any", "q")).unwrap_err();
        assert_eq!(told.fault, Fault::Input);
        assert!(why(&told).contains("work-error-foreign"), "{told}");
        let told = Files::one(&path, Clock::still())
            .ours()
            .load(&piece("any", "q"));
        assert_eq!(told.unwrap_err().fault, Fault::Other);
    }

    #[test]
    fn a_file_that_cannot_be_replaced_stays_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("one");
        fs::write(&path, "old").unwrap();
        let failed = replace(&path, |out| {
            out.write_all(b"ne")?;
            Err(io::Error::other("the disk is full"))
        });
        assert!(failed.is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_place_that_cannot_be_written_is_refused_before_work_begins() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("missing").join("one");
        let mut files = Files::one(&path, Clock::still()).going_on(|_| ());
        let told = files.load(&piece("any", "q")).unwrap_err();
        assert!(why(&told).contains("unwritable"), "{told:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn work_goes_on_where_nothing_can_be_kept_any_more() {
        use std::sync::{
            Arc,
            atomic::{AtomicUsize, Ordering},
        };
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("place");
        fs::create_dir(&place).unwrap();
        let warned = Arc::new(AtomicUsize::new(0));
        let count = warned.clone();
        let mut files = Files::one(place.join("one"), Clock::still()).going_on(move |_| {
            count.fetch_add(1, Ordering::Relaxed);
        });
        assert_eq!(files.load(&piece("any", "q")).unwrap(), None);
        fs::remove_dir(&place).unwrap();
        for _ in 0..3 {
            files.save(&piece("any", "q"), b"payload").unwrap();
        }
        assert_eq!(warned.load(Ordering::Relaxed), 1, "said once");
        fs::create_dir(&place).unwrap();
        files.save(&piece("any", "q"), b"payload").unwrap();
        assert_eq!(files.load(&piece("any", "q")).unwrap().unwrap(), b"payload");
        fs::remove_dir_all(&place).unwrap();
        files.save(&piece("any", "q"), b"payload").unwrap();
        assert_eq!(
            warned.load(Ordering::Relaxed),
            2,
            "and again when it fails again"
        );
    }

    #[test]
    fn under_a_clock_that_stands_still_only_zero_is_due() {
        let mut patient = Files::one("nowhere", Clock::still());
        assert!(!patient.due());
        assert!(patient.every(Duration::ZERO).due());
    }
}
