//! The file of the store: records one after another, every change at the end, each record with its checksum. It knows no JSON and no HTTP.
//! Damage costs the records that it hits and no other; a full disk costs the change that did not fit and no later one.

use super::record::{Act, Head, Key};
use super::scan::{Seen, scan};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Where the log keeps what it knows about itself.
const OWN: u8 = 0;
const VERSION: Key = (OWN, 0);
const NEXT: Key = (OWN, 1);
/// A file with less that nobody needs any more is not worth writing again.
const UNTIDY: u64 = 4 << 20;

/// Where a thing is.
#[derive(Clone, Copy, Debug)]
enum Place {
    Here { at: u64, length: u32, sum: u32 },
    Lost,
}

impl Place {
    fn bytes(self) -> u64 {
        match self {
            Place::Here { length, .. } => u64::from(length) + Head::SIZE as u64,
            Place::Lost => Head::SIZE as u64,
        }
    }
}

/// What is read.
#[derive(Debug, PartialEq, Eq)]
pub enum Kept {
    Nothing,
    Bytes(Vec<u8>),
    /// It was there and is damaged.
    Lost,
}

/// The open file.
pub struct Log {
    path: PathBuf,
    file: File,
    /// Where the next change is written; what lies behind is of a change that failed.
    end: u64,
    clean: bool,
    places: BTreeMap<Key, Place>,
    live: u64,
    next: u64,
    /// Not tried again before the file is so long.
    tidy_at: u64,
    /// As if the disk had no more room than this.
    #[cfg(test)]
    pub disk: Option<u64>,
}

/// What was found when a file was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Records, damaged ones included.
    pub records: u64,
    /// Records and stretches of the file that are damaged.
    pub damaged: u64,
    /// Its version, where it says one.
    pub version: Option<u64>,
}

impl Log {
    /// Opens the file, or begins it.
    pub fn open(path: &Path, version: u64) -> io::Result<(Self, Found)> {
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let file = options.open(path)?;
        let mut log = Log {
            path: path.to_owned(),
            file,
            end: 0,
            clean: true,
            places: BTreeMap::new(),
            live: 0,
            next: 1,
            tidy_at: UNTIDY,
            #[cfg(test)]
            disk: None,
        };
        let found = log.learn()?;
        if log.end == 0 && found.damaged == 0 {
            let text = version.to_string();
            log.append(&[(VERSION, Some(text.as_bytes()))])?;
        }
        Ok((log, found))
    }

    /// Goes through the whole file.
    fn learn(&mut self) -> io::Result<Found> {
        let mut found = Found::default();
        let mut open: Vec<(Key, Option<Place>)> = Vec::new();
        let mut places = BTreeMap::new();
        let (mut end, mut highest) = (0, 0);
        // Whether there was damage since the last change that is whole, and where the file breaks off.
        let (mut broken, mut torn) = (false, None);
        scan(&self.file, |seen| match seen {
            Seen::Damaged { .. } => {
                found.damaged += 1;
                broken = true;
            }
            Seen::Torn { from } => torn = Some(from),
            Seen::Record { head, at, sound } => {
                found.records += 1;
                found.damaged += u64::from(!sound);
                highest = highest.max(if head.key.0 == OWN { 0 } else { head.key.1 });
                let (length, sum) = (head.length, head.sum);
                open.push(match head.act {
                    Act::Remove => (head.key, None),
                    Act::Put if sound => (head.key, Some(Place::Here { at, length, sum })),
                    Act::Put | Act::Lost => (head.key, Some(Place::Lost)),
                });
                if head.last {
                    end = at + u64::from(length);
                    broken = false;
                    places.extend(open.drain(..));
                }
            }
        })?;
        // A change without its last record counts only where that record may be what is damaged.
        if broken {
            places.extend(open);
        }
        let length = self.file.metadata()?.len();
        self.end = if broken { torn.unwrap_or(length) } else { end };
        self.clean = self.end == length;
        let mut numbers = Vec::new();
        for (key, place) in places {
            match place {
                Some(place) if key.0 == OWN => numbers.push((key, place)),
                Some(place) => self.settle(key, Some(place)),
                None => {}
            }
        }
        for (key, place) in numbers {
            let Place::Here { .. } = place else { continue };
            self.places.insert(key, place);
            let number = match self.get(key)? {
                Kept::Bytes(bytes) => std::str::from_utf8(&bytes)
                    .ok()
                    .and_then(|text| text.parse().ok()),
                _ => None,
            };
            self.places.remove(&key);
            match key {
                VERSION => found.version = number,
                _ => self.next = self.next.max(number.unwrap_or(1)),
            }
        }
        // Numbers of what cannot be read any more are not given again.
        let lost = if found.damaged > 0 { 1000 } else { 0 };
        self.next = self.next.max(highest + 1) + lost;
        Ok(found)
    }

    /// Says where a thing is from now on.
    fn settle(&mut self, key: Key, place: Option<Place>) {
        let before = match place {
            Some(place) => {
                self.live += place.bytes();
                self.places.insert(key, place)
            }
            None => self.places.remove(&key),
        };
        self.live -= before.map_or(0, Place::bytes);
    }

    /// How many bytes all things take.
    pub fn live(&self) -> u64 {
        self.live
    }

    /// How many bytes a thing takes.
    pub fn size(&self, key: Key) -> u64 {
        self.places.get(&key).map_or(0, |place| place.bytes())
    }

    /// A number that is greater than all that were given.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The numbers of what is on a shelf, damaged things included.
    pub fn numbers(&self, shelf: u8) -> impl DoubleEndedIterator<Item = u64> + '_ {
        let range = self.places.range((shelf, 0)..=(shelf, u64::MAX));
        range.map(|(key, _)| key.1)
    }

    pub fn has(&self, key: Key) -> bool {
        self.places.contains_key(&key)
    }

    /// Reads a thing; what does not have its checksum is damaged, and never given.
    pub fn get(&mut self, key: Key) -> io::Result<Kept> {
        match self.places.get(&key) {
            None => Ok(Kept::Nothing),
            Some(Place::Lost) => Ok(Kept::Lost),
            Some(&Place::Here { at, length, sum }) => {
                let mut bytes = vec![0; length as usize];
                self.file.seek(SeekFrom::Start(at))?;
                match self.file.read_exact(&mut bytes) {
                    Ok(()) if crc32fast::hash(&bytes) == sum => Ok(Kept::Bytes(bytes)),
                    Ok(()) => Ok(Kept::Lost),
                    Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(Kept::Lost),
                    Err(error) => Err(error),
                }
            }
        }
    }

    /// Makes a change, wholly or not at all; it is on the disk when this returns.
    pub fn append(&mut self, change: &[(Key, Option<&[u8]>)]) -> io::Result<()> {
        if change.is_empty() {
            return Ok(());
        }
        if !self.clean {
            self.file.set_len(self.end)?;
            self.clean = true;
        }
        let written = self.write_change(change);
        match written {
            Ok((end, places)) => {
                self.end = end;
                for (key, place) in places {
                    if key.0 != OWN {
                        self.next = self.next.max(key.1 + 1);
                        self.settle(key, place);
                    }
                }
                self.tidy();
                Ok(())
            }
            Err(error) => {
                // What was written of it is cut off now, or before the next change.
                self.clean = self.file.set_len(self.end).is_ok();
                Err(error)
            }
        }
    }

    #[allow(clippy::type_complexity, reason = "used once")]
    fn write_change(
        &mut self,
        change: &[(Key, Option<&[u8]>)],
    ) -> io::Result<(u64, Vec<(Key, Option<Place>)>)> {
        let mut at = self.end;
        let mut places = Vec::new();
        self.file.seek(SeekFrom::Start(at))?;
        for (number, &(key, bytes)) in change.iter().enumerate() {
            let last = number + 1 == change.len();
            let (head, bytes) = head_of(key, bytes, last)?;
            self.file.write_all(&head.write())?;
            #[cfg(test)]
            if self.disk.is_some_and(|disk| at + bytes.len() as u64 > disk) {
                self.file.write_all(&bytes[..bytes.len() / 2])?;
                return Err(io::ErrorKind::StorageFull.into());
            }
            self.file.write_all(bytes)?;
            at += Head::SIZE as u64;
            let here = Place::Here {
                at,
                length: head.length,
                sum: head.sum,
            };
            places.push((key, (head.act == Act::Put).then_some(here)));
            at += u64::from(head.length);
        }
        self.file.sync_data()?;
        Ok((at, places))
    }

    /// Writes the file again without what nobody needs, when that is most of it. A disk that is too full for it is no fault.
    fn tidy(&mut self) {
        if self.end < self.tidy_at || self.end < 2 * self.live + UNTIDY {
            return;
        }
        if self.rewrite(|_| Ok(())).is_err() {
            self.tidy_at = self.end + UNTIDY;
        }
    }

    /// Writes the file again with all that is known, and puts it in place of the old one; before that, `before` is done with the old one.
    pub fn rewrite(&mut self, before: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
        let part = self.path.with_extension("part");
        let written = self.write_again(&part).and_then(|fresh| {
            before(&self.path)?;
            fs::rename(&part, &self.path)?;
            Ok(fresh)
        });
        let (file, places, end) = match written {
            Ok(fresh) => fresh,
            Err(error) => {
                let _ = fs::remove_file(&part);
                return Err(error);
            }
        };
        if let Some(folder) = self
            .path
            .parent()
            .and_then(|folder| File::open(folder).ok())
        {
            let _ = folder.sync_all();
        }
        self.file = file;
        self.places = places;
        self.end = end;
        self.clean = true;
        self.live = self.places.values().map(|place| place.bytes()).sum();
        self.tidy_at = UNTIDY;
        Ok(())
    }

    fn write_again(&mut self, part: &Path) -> io::Result<(File, BTreeMap<Key, Place>, u64)> {
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(true);
        let mut file = options.open(part)?;
        let mut places = BTreeMap::new();
        let mut at = 0;
        let mut put = |file: &mut File, key: Key, bytes: Option<&[u8]>| {
            let (mut head, bytes) = head_of(key, bytes, true)?;
            if head.act == Act::Remove {
                head.act = Act::Lost;
            }
            file.write_all(&head.write())?;
            file.write_all(bytes)?;
            at += (Head::SIZE + bytes.len()) as u64;
            let begin = at - u64::from(head.length);
            let here = Place::Here {
                at: begin,
                length: head.length,
                sum: head.sum,
            };
            let place = if head.act == Act::Put {
                here
            } else {
                Place::Lost
            };
            if key.0 != OWN {
                places.insert(key, place);
            }
            io::Result::Ok(())
        };
        put(
            &mut file,
            VERSION,
            Some(super::KNOWN.to_string().as_bytes()),
        )?;
        put(&mut file, NEXT, Some(self.next.to_string().as_bytes()))?;
        let keys: Vec<Key> = self.places.keys().copied().collect();
        for key in keys {
            match self.get(key)? {
                Kept::Bytes(bytes) => put(&mut file, key, Some(&bytes))?,
                Kept::Lost => put(&mut file, key, None)?,
                Kept::Nothing => {}
            }
        }
        file.sync_all()?;
        Ok((file, places, at))
    }
}

/// What stands before these bytes; no bytes is that the thing is gone.
fn head_of(key: Key, bytes: Option<&[u8]>, last: bool) -> io::Result<(Head, &[u8])> {
    let act = if bytes.is_some() {
        Act::Put
    } else {
        Act::Remove
    };
    let bytes = bytes.unwrap_or_default();
    let length = u32::try_from(bytes.len()).map_err(|_| io::ErrorKind::FileTooLarge)?;
    let sum = crc32fast::hash(bytes);
    Ok((
        Head {
            act,
            last,
            key,
            length,
            sum,
        },
        bytes,
    ))
}
