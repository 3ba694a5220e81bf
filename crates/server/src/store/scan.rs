//! Goes through the file of the store from its beginning, past whatever is damaged. It changes nothing.

use super::record::{Head, MARK};
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};

/// What is found on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A record whose head can be trusted; its bytes begin here.
    Record { head: Head, at: u64, sound: bool },
    /// Bytes that are no record.
    Damaged { from: u64 },
    /// The file ends within a record: whoever wrote it was killed, and had answered nothing.
    Torn { from: u64 },
}

/// Tells everything that is in the file, in order.
pub fn scan(file: &File, mut tell: impl FnMut(Seen)) -> io::Result<()> {
    let length = file.metadata()?.len();
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let mut at = 0;
    while at < length {
        reader.seek(SeekFrom::Start(at))?;
        let mut bytes = [0; Head::SIZE];
        let whole = fill(&mut reader, &mut bytes)?;
        match Head::read(&bytes) {
            _ if whole < Head::SIZE => {
                tell(Seen::Torn { from: at });
                return Ok(());
            }
            None => {
                tell(Seen::Damaged { from: at });
                at = next_head(&mut reader, at + 1)?.unwrap_or(length);
            }
            Some(head) => {
                let begin = at + Head::SIZE as u64;
                let end = begin + u64::from(head.length);
                if end > length {
                    tell(Seen::Torn { from: at });
                    return Ok(());
                }
                let sound = sum(&mut reader, head.length)? == head.sum;
                tell(Seen::Record {
                    head,
                    at: begin,
                    sound,
                });
                at = end;
            }
        }
    }
    Ok(())
}

/// Reads as much as there is.
fn fill(reader: &mut impl Read, bytes: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < bytes.len() {
        match reader.read(&mut bytes[filled..])? {
            0 => break,
            more => filled += more,
        }
    }
    Ok(filled)
}

fn sum(reader: &mut impl Read, length: u32) -> io::Result<u32> {
    let mut sum = crc32fast::Hasher::new();
    let mut left = length as usize;
    let mut bytes = [0; 1 << 14];
    while left > 0 {
        let part = left.min(bytes.len());
        reader.read_exact(&mut bytes[..part])?;
        sum.update(&bytes[..part]);
        left -= part;
    }
    Ok(sum.finalize())
}

/// Where the next head is that can be trusted.
fn next_head(reader: &mut BufReader<&File>, from: u64) -> io::Result<Option<u64>> {
    let mut window = vec![0; 1 << 16];
    let mut at = from;
    loop {
        reader.seek(SeekFrom::Start(at))?;
        let filled = fill(reader, &mut window)?;
        let seen = &window[..filled];
        let found = (0..filled).find(|&place| {
            seen[place..].starts_with(&MARK) && Head::read(&seen[place..]).is_some()
        });
        if let Some(place) = found {
            return Ok(Some(at + place as u64));
        }
        if filled < window.len() {
            return Ok(None);
        }
        // A head may lie across the border.
        at += (filled - Head::SIZE + 1) as u64;
    }
}
