//! Databases as files: a header and one checksummed layer after another, so that a build that was killed goes on and a
//! damaged file is noticed. It works over bytes, [`Read`] and [`Write`]; who opens and maps files is not decided here.
//!
//! Layout, little-endian: 8 bytes `HRAKALAH`, version (u32), pits on a side (u8), rules (u8: bit 0 capture of nothing, bit 1
//! remaining beans to the emptier), beans aimed at (u16), CRC-32 of these. Then a table of one CRC-32 and one state
//! word (0 missing, 1 there) for each layer 0 … beans, itself followed by nothing: each slot is written once, after
//! its layer. Then the values, one signed byte for each board in the order of their numbers.

use crate::database::{Builder, Bytes, Database, MOST_BEANS, bytes_needed, layer};
use crate::game::Kalah;
use crate::variant::{Remaining, Rules};
use ranks::Lost;
use rules::{Fault, Message, Tell};
use std::io::{self, Read, Seek, SeekFrom, Write};
use work::{Halt, Work};

const MAGIC: &[u8; 8] = b"HRAKALAH";
const VERSION: u32 = 1;
const HEAD: usize = 20;
const SLOT: usize = 8;
/// A slot whose layer is there holds this beside its checksum: no run of equal bytes looks like it.
const THERE: u32 = 0x4c41_5952;

/// What is wrong with a database.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// It cannot be read or written.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is no database, or of a version from elsewhere.
    #[error("this is no database of version {VERSION}")]
    Foreign,
    /// It is of another board or other rules.
    #[error("this database is for {found}")]
    Other {
        /// What it is for.
        found: String,
    },
    /// Layers are missing: the build did not finish.
    #[error("only {done} of {wanted} layers are there")]
    Unfinished {
        /// Layers that are there.
        done: u16,
        /// Layers that there should be.
        wanted: u16,
    },
    /// A checksum does not fit.
    #[error("layer {layer} is damaged")]
    Damaged {
        /// The layer with so many beans.
        layer: u16,
    },
    /// Such a database is not made.
    #[error("no database for {pits} pits and {beans} beans")]
    Unsuitable {
        /// Pits on a side.
        pits: usize,
        /// Beans aimed at.
        beans: u16,
    },
    /// Stopped, or too large.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// Another rank of those that build together has ended.
    #[error(transparent)]
    Lost(#[from] Lost),
}

impl Tell for ArchiveError {
    fn fault(&self) -> Fault {
        match self {
            ArchiveError::Halt(halt) => halt.fault(),
            ArchiveError::Lost(lost) => lost.fault(),
            ArchiveError::Unreadable(_) | ArchiveError::Damaged { .. } => Fault::Other,
            _ => Fault::Input,
        }
    }

    fn message(&self) -> Message {
        match self {
            ArchiveError::Unreadable(error) => {
                Message::new("kalah-error-database-unreadable").with("reason", error.to_string())
            }
            ArchiveError::Foreign => Message::new("kalah-error-database-foreign"),
            ArchiveError::Other { found } => {
                Message::new("kalah-error-database-other").with("found", found.as_str())
            }
            ArchiveError::Unfinished { done, wanted } => {
                Message::new("kalah-error-database-unfinished")
                    .with("done", *done)
                    .with("wanted", *wanted)
            }
            ArchiveError::Damaged { layer } => {
                Message::new("kalah-error-database-damaged").with("layer", *layer)
            }
            ArchiveError::Unsuitable { pits, beans } => {
                Message::new("kalah-error-database-unsuitable")
                    .with("pits", *pits)
                    .with("beans", *beans)
            }
            ArchiveError::Halt(halt) => halt.message(),
            ArchiveError::Lost(lost) => lost.message(),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            ArchiveError::Halt(halt) => halt.accepted(),
            ArchiveError::Lost(lost) => lost.accepted(),
            ArchiveError::Unsuitable { .. } => {
                Some(Message::new("kalah-accepted-database").with("most", MOST_BEANS))
            }
            _ => Some(Message::new("kalah-accepted-database-file")),
        }
    }
}

/// What a database file says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Pits on a side.
    pub length: usize,
    /// The rules; never with pie, which does not matter here.
    pub rules: Rules,
    /// Beans aimed at.
    pub beans: u16,
    /// How many layers are marked as finished.
    pub done: u16,
}

impl Info {
    /// How many bytes the whole file has.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.offset() as u64 + bytes_needed(self.length, self.beans).unwrap_or(u64::MAX / 2)
    }

    /// Where in the file the value of the board with this number is.
    pub(crate) fn begin(&self, number: u64) -> u64 {
        self.offset() as u64 + number
    }

    fn offset(&self) -> usize {
        HEAD + SLOT * (usize::from(self.beans) + 1)
    }

    fn head(&self) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        head[..8].copy_from_slice(MAGIC);
        head[8..12].copy_from_slice(&VERSION.to_le_bytes());
        head[12] = self.length as u8;
        let emptier = self.rules.remaining == Remaining::Emptier;
        head[13] = u8::from(self.rules.capture_empty) | u8::from(emptier) << 1;
        head[14..16].copy_from_slice(&self.beans.to_le_bytes());
        let sum = crc32fast::hash(&head[..16]);
        head[16..].copy_from_slice(&sum.to_le_bytes());
        head
    }
}

/// Reads what a file says about itself; nothing of it is trusted beyond its own checksum.
///
/// # Errors
/// When it is no database.
pub fn info(mut file: impl Read) -> Result<Info, ArchiveError> {
    let mut head = [0; HEAD];
    file.read_exact(&mut head)
        .map_err(|_| ArchiveError::Foreign)?;
    let info = Info {
        length: usize::from(head[12]),
        rules: Rules {
            capture_empty: head[13] & 1 == 1,
            remaining: if head[13] & 2 == 2 {
                Remaining::Emptier
            } else {
                Remaining::Owner
            },
            pie: false,
        },
        beans: u16::from_le_bytes([head[14], head[15]]),
        done: 0,
    };
    if info.head() != head || !suitable(info.length, info.beans) {
        return Err(ArchiveError::Foreign);
    }
    let mut slots = vec![0; SLOT * (usize::from(info.beans) + 1)];
    file.read_exact(&mut slots)
        .map_err(|_| ArchiveError::Foreign)?;
    let marked = slots
        .chunks_exact(SLOT)
        .take_while(|slot| slot[4..] == THERE.to_le_bytes());
    Ok(Info {
        done: marked.count() as u16,
        ..info
    })
}

fn suitable(length: usize, beans: u16) -> bool {
    (1..=8).contains(&length) && beans <= MOST_BEANS && bytes_needed(length, beans).is_some()
}

fn checksum(bytes: &[u8], at: u16) -> Option<u32> {
    let place = HEAD + SLOT * usize::from(at);
    let slot = bytes.get(place..place + 4)?;
    Some(u32::from_le_bytes(slot.try_into().ok()?))
}

/// Refuses a database of another board or other rules than a game's.
///
/// # Errors
/// When it does not serve the game.
pub fn fits(database: &Database, game: &Kalah) -> Result<(), ArchiveError> {
    if database.serves(game.length(), game.rules()) {
        return Ok(());
    }
    Err(ArchiveError::Other {
        found: format!("{} {}", database.rules(), database.length()),
    })
}

/// Checks every byte and makes a database of them.
///
/// # Errors
/// When it is foreign, unfinished or damaged.
pub fn open(work: &Work, bytes: Bytes) -> Result<Database, ArchiveError> {
    let all: &[u8] = (*bytes).as_ref();
    let info = info(all)?;
    if info.done <= info.beans {
        return Err(ArchiveError::Unfinished {
            done: info.done,
            wanted: info.beans + 1,
        });
    }
    let task = work.task("kalah-task-check", Some(info.size()));
    for beans in 0..=info.beans {
        let range = layer(info.length, beans);
        let part = all
            .get(info.offset() + range.start as usize..info.offset() + range.end as usize)
            .ok_or(ArchiveError::Damaged { layer: beans })?;
        if Some(crc32fast::hash(part)) != checksum(all, beans) {
            return Err(ArchiveError::Damaged { layer: beans });
        }
        task.advance(part.len() as u64)?;
    }
    let offset = info.offset();
    Ok(Database::over(
        info.length,
        info.rules,
        info.beans,
        offset,
        bytes,
    ))
}

/// Builds a database into a file, going on where an earlier build was killed. Layers whose checksum does not fit are
/// built again; a file of something else is refused.
///
/// # Errors
/// When the file is of something else, cannot be written, or the work is stopped; finished layers are kept.
pub fn build<F: Read + Write + Seek>(
    work: &Work,
    file: &mut F,
    length: usize,
    rules: Rules,
    beans: u16,
) -> Result<Info, ArchiveError> {
    let wanted = wanted(length, rules, beans)?;
    let mut builder = Builder::new(work, length, wanted.rules, beans)?;
    let found = opened(file, &wanted)?;
    resume(file, &mut builder, found)?;
    while let Some(beans) = builder.next() {
        let Some(bytes) = builder.build(work)? else {
            break;
        };
        file.seek(SeekFrom::Start(
            wanted.offset() as u64 + layer(length, beans).start,
        ))?;
        file.write_all(&bytes)?;
        file.flush()?;
        seal(file, beans, crc32fast::hash(&bytes))?;
    }
    Ok(Info {
        done: beans + 1,
        ..wanted
    })
}

/// What a file of such a database says about itself before anything is built.
pub(crate) fn wanted(length: usize, rules: Rules, beans: u16) -> Result<Info, ArchiveError> {
    if !suitable(length, beans) {
        return Err(ArchiveError::Unsuitable {
            pits: length,
            beans,
        });
    }
    let rules = Rules {
        pie: false,
        ..rules
    };
    Ok(Info {
        length,
        rules,
        beans,
        done: 0,
    })
}

/// Begins an empty file, and refuses one of something else.
fn opened<F: Read + Write + Seek>(file: &mut F, wanted: &Info) -> Result<Info, ArchiveError> {
    if file.seek(SeekFrom::End(0))? == 0 {
        file.write_all(&wanted.head())?;
        file.write_all(&vec![0; SLOT * (usize::from(wanted.beans) + 1)])?;
        file.flush()?;
    }
    file.seek(SeekFrom::Start(0))?;
    let found = info(&mut *file)?;
    if (Info { done: 0, ..found }) != *wanted {
        return Err(ArchiveError::Other {
            found: format!("{} {} {}", found.rules, found.length, found.beans),
        });
    }
    Ok(found)
}

/// Says that a layer is there, after it was written: a kill in between leaves a layer that does not count.
pub(crate) fn seal<F: Write + Seek>(file: &mut F, beans: u16, sum: u32) -> io::Result<()> {
    file.flush()?;
    let mut slot = [0; SLOT];
    slot[..4].copy_from_slice(&sum.to_le_bytes());
    slot[4..].copy_from_slice(&THERE.to_le_bytes());
    file.seek(SeekFrom::Start((HEAD + SLOT * usize::from(beans)) as u64))?;
    file.write_all(&slot)?;
    file.flush()?;
    work::keep::written();
    Ok(())
}

/// Begins a file or goes on with one; tells how many layers of it are whole.
pub(crate) fn begin<F: Read + Write + Seek>(
    file: &mut F,
    wanted: &Info,
) -> Result<u16, ArchiveError> {
    let found = opened(file, wanted)?;
    let mut slots = vec![0; found.offset()];
    file.seek(SeekFrom::Start(0))?;
    file.read_exact(&mut slots)?;
    let mut part = vec![0; 1 << 20];
    for beans in 0..found.done {
        let range = layer(found.length, beans);
        let mut left = range.end - range.start;
        let mut sum = crc32fast::Hasher::new();
        while left > 0 {
            let wide = part.len().min(left as usize);
            if file.read_exact(&mut part[..wide]).is_err() {
                return Ok(beans);
            }
            sum.update(&part[..wide]);
            left -= wide as u64;
        }
        if Some(sum.finalize()) != checksum(&slots, beans) {
            return Ok(beans);
        }
    }
    Ok(found.done)
}

/// Takes the layers that are there and whole, up to the first that is not.
fn resume<F: Read + Seek>(
    file: &mut F,
    builder: &mut Builder,
    found: Info,
) -> Result<(), ArchiveError> {
    let mut slots = vec![0; found.offset()];
    file.seek(SeekFrom::Start(0))?;
    file.read_exact(&mut slots)?;
    for beans in 0..found.done {
        let range = layer(found.length, beans);
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(found.offset() as u64 + range.start))?;
        file.by_ref()
            .take(range.end - range.start)
            .read_to_end(&mut bytes)?;
        let whole = bytes.len() as u64 == range.end - range.start;
        if !whole || Some(crc32fast::hash(&bytes)) != checksum(&slots, beans) {
            break;
        }
        builder.take(beans, &bytes);
    }
    Ok(())
}
