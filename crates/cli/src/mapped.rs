//! Files mapped into memory, for databases that are larger than one would like to copy. The only unsafe code of the terminal.

use std::fs::File;
use std::io;
use std::path::Path;

/// The bytes of a file, mapped.
pub struct Mapped(memmap2::Mmap);

impl Mapped {
    /// Maps a file for reading.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        // SAFETY: the mapping is read-only. Another process that shortens the file meanwhile could end this one, as it
        // could with any mapped file; our own builder only ever appends or rewrites in place, and contents are checked after mapping.
        #[allow(unsafe_code)]
        let map = unsafe { memmap2::Mmap::map(&file) }?;
        Ok(Mapped(map))
    }
}

impl AsRef<[u8]> for Mapped {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}
