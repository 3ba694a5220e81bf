//! Checkpoints: what was finished, written so that a damaged or foreign file is noticed and never trusted.
//! It works over [`Read`] and [`Write`]; who opens files (and replaces them atomically) is not decided here.
//!
//! Layout, little-endian: 8 bytes `HRACHECK`, a version of this layout (u32), the kind's length (u32) and name, the
//! kind's own version (u32), the payload's length (u64), the payload, and the CRC-32 of all that comes before.

use std::io::{self, Read, Write};

const MAGIC: &[u8; 8] = b"HRACHECK";
const LAYOUT: u32 = 1;
/// Names are ours; a longer one in a file is damage.
const LONGEST_NAME: u32 = 256;

/// What a checkpoint holds: a name and the version of its payload's layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Such as `kalah database`.
    pub name: &'static str,
    /// Raised whenever the payload's layout changes.
    pub version: u32,
}

/// Why a checkpoint cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// It cannot be read at all, or ends too early.
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// It is not a checkpoint.
    #[error("this is no checkpoint")]
    Foreign,
    /// It is a checkpoint of something else, or of another version.
    #[error(
        "this is a checkpoint of {found:?} version {found_version}, not of {wanted:?} version {wanted_version}"
    )]
    OtherKind {
        /// What it is of.
        found: String,
        /// The version of that.
        found_version: u32,
        /// What was wanted.
        wanted: &'static str,
        /// The version that was wanted.
        wanted_version: u32,
    },
    /// The checksum does not fit.
    #[error("the checkpoint is damaged")]
    Damaged,
    /// It was kept for another question.
    #[error("this was kept for {found:?}, not for {wanted:?}")]
    OtherQuestion {
        /// For which.
        found: String,
        /// Which was wanted.
        wanted: String,
    },
    /// It is whole and of this question, and what it holds cannot be part of the answer: another size, or numbers that are none.
    #[error("the content does not fit the question")]
    Misfit,
}

/// A payload with the question that it answers in front.
#[must_use]
pub fn titled(question: &str, payload: &[u8]) -> Vec<u8> {
    let mut titled = Vec::with_capacity(4 + question.len() + payload.len());
    titled.extend_from_slice(&(question.len() as u32).to_le_bytes());
    titled.extend_from_slice(question.as_bytes());
    titled.extend_from_slice(payload);
    titled
}

/// The payload behind its question, if it is this one.
///
/// # Errors
/// When it answers another question, or none.
pub fn answering(question: &str, mut titled: Vec<u8>) -> Result<Vec<u8>, Unusable> {
    let (length, rest) = titled.split_at_checked(4).ok_or(Unusable::Misfit)?;
    let length = length
        .iter()
        .rev()
        .fold(0, |length, &byte| length << 8 | usize::from(byte));
    let (found, _) = rest.split_at_checked(length).ok_or(Unusable::Misfit)?;
    if found != question.as_bytes() {
        return Err(Unusable::OtherQuestion {
            found: String::from_utf8_lossy(found).into_owned(),
            wanted: question.to_owned(),
        });
    }
    titled.drain(..4 + length);
    Ok(titled)
}

/// Writes a checkpoint.
///
/// # Errors
/// When `out` cannot be written.
pub fn write(mut out: impl Write, kind: Kind, payload: &[u8]) -> io::Result<()> {
    let mut head = Vec::with_capacity(64);
    head.extend_from_slice(MAGIC);
    head.extend_from_slice(&LAYOUT.to_le_bytes());
    head.extend_from_slice(&(kind.name.len() as u32).to_le_bytes());
    head.extend_from_slice(kind.name.as_bytes());
    head.extend_from_slice(&kind.version.to_le_bytes());
    head.extend_from_slice(&(payload.len() as u64).to_le_bytes());
    let mut sum = crc32fast::Hasher::new();
    sum.update(&head);
    sum.update(payload);
    out.write_all(&head)?;
    out.write_all(payload)?;
    out.write_all(&sum.finalize().to_le_bytes())?;
    out.flush()
}

/// Reads a checkpoint back.
///
/// # Errors
/// When it is unreadable, foreign, of another kind or version, or damaged.
pub fn read(mut from: impl Read, kind: Kind) -> Result<Vec<u8>, Unusable> {
    let mut sum = crc32fast::Hasher::new();
    let mut magic = [0; 8];
    from.read_exact(&mut magic)?;
    if magic != *MAGIC {
        return Err(Unusable::Foreign);
    }
    sum.update(&magic);
    let number = |from: &mut dyn Read, sum: &mut crc32fast::Hasher| -> io::Result<u32> {
        let mut bytes = [0; 4];
        from.read_exact(&mut bytes)?;
        sum.update(&bytes);
        Ok(u32::from_le_bytes(bytes))
    };
    if number(&mut from, &mut sum)? != LAYOUT {
        return Err(Unusable::Foreign);
    }
    let length = number(&mut from, &mut sum)?;
    if length > LONGEST_NAME {
        return Err(Unusable::Damaged);
    }
    let mut name = vec![0; length as usize];
    from.read_exact(&mut name)?;
    sum.update(&name);
    let version = number(&mut from, &mut sum)?;
    if name != kind.name.as_bytes() || version != kind.version {
        return Err(Unusable::OtherKind {
            found: String::from_utf8_lossy(&name).into_owned(),
            found_version: version,
            wanted: kind.name,
            wanted_version: kind.version,
        });
    }
    let low = number(&mut from, &mut sum)?;
    let high = number(&mut from, &mut sum)?;
    let length = u64::from(high) << 32 | u64::from(low);
    // A damaged length must not make us allocate: read what there is, then compare.
    let mut payload = Vec::new();
    from.by_ref().take(length).read_to_end(&mut payload)?;
    if payload.len() as u64 != length {
        return Err(Unusable::Damaged);
    }
    sum.update(&payload);
    let mut stored = [0; 4];
    from.read_exact(&mut stored)?;
    if u32::from_le_bytes(stored) != sum.finalize() {
        return Err(Unusable::Damaged);
    }
    Ok(payload)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const KIND: Kind = Kind {
        name: "test",
        version: 3,
    };

    fn written(payload: &[u8]) -> Vec<u8> {
        let mut file = Vec::new();
        write(&mut file, KIND, payload).unwrap();
        file
    }

    #[test]
    fn another_kind_is_named() {
        let other = Kind {
            name: "else",
            version: 3,
        };
        let error = read(&written(b"x")[..], other).unwrap_err();
        assert!(matches!(error, Unusable::OtherKind { found, .. } if found == "test"));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(payload: Vec<u8>) {
            prop_assert_eq!(read(&written(&payload)[..], KIND).unwrap(), payload);
        }

        #[test]
        fn any_flipped_bit_is_noticed(payload: Vec<u8>, at: prop::sample::Index, bit in 0..8) {
            let mut file = written(&payload);
            let at = at.index(file.len());
            file[at] ^= 1u8 << bit;
            prop_assert!(read(&file[..], KIND).is_err());
        }

        #[test]
        fn any_truncation_is_noticed(payload: Vec<u8>, at: prop::sample::Index) {
            let file = written(&payload);
            prop_assert!(read(&file[..at.index(file.len())], KIND).is_err());
        }
    }
}
