//! Files of checksummed blocks, one after another: a file that was broken off loses at most its last block, and a damaged one is refused.
//! It knows bytes and squares, not what they mean.

use bot::field::Field;

/// What a block has beside its content: length, its complement, and the checksum.
pub const FRAME: usize = 12;
/// No content is longer.
const LONGEST: u32 = 1 << 20;

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damaged {
    /// It begins otherwise.
    #[error("this is another kind of file")]
    Foreign,
    /// Another version of the layout.
    #[error("this file has version {0}")]
    Version(u32),
    /// A checksum does not fit, or what it protects makes no sense; the number of whole blocks before it.
    #[error("damaged after {0} blocks")]
    After(u64),
}

/// The first bytes of a file: how it begins, the version, numbers, and the CRC-32 of these.
#[must_use]
pub fn head(magic: &[u8; 8], version: u32, numbers: &[u64]) -> Vec<u8> {
    let mut out = magic.to_vec();
    out.extend(version.to_le_bytes());
    for number in numbers {
        out.extend(number.to_le_bytes());
    }
    out.extend(crc32fast::hash(&out).to_le_bytes());
    out
}

/// Reads the numbers back.
///
/// # Errors
/// When it begins otherwise, has another version, or is damaged.
pub fn read_head<const N: usize>(
    bytes: &[u8],
    magic: &[u8; 8],
    version: u32,
) -> Result<[u64; N], Damaged> {
    let mut rest = Bytes(bytes);
    if rest.take(8) != Some(magic) {
        return Err(Damaged::Foreign);
    }
    match rest.number(4) {
        Some(found) if found == u64::from(version) => (),
        Some(found) => return Err(Damaged::Version(found as u32)),
        None => return Err(Damaged::After(0)),
    }
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = rest.number(8).ok_or(Damaged::After(0))?;
    }
    let fits = bytes.get(..12 + 8 * N).map(crc32fast::hash).map(u64::from) == rest.number(4);
    if fits {
        Ok(numbers)
    } else {
        Err(Damaged::After(0))
    }
}

/// A block with this content.
#[must_use]
pub fn frame(content: &[u8]) -> Vec<u8> {
    let length = content.len() as u32;
    let mut out = length.to_le_bytes().to_vec();
    out.extend((!length).to_le_bytes());
    out.extend(content);
    out.extend(crc32fast::hash(content).to_le_bytes());
    out
}

/// The content of the first block; `Some(None)` when the block is not all there, `None` when it is damaged.
#[must_use]
pub fn content(bytes: &[u8]) -> Option<Option<&[u8]>> {
    let mut rest = Bytes(bytes);
    let (Some(length), Some(inverse)) = (rest.number(4), rest.number(4)) else {
        return Some(None);
    };
    let length = length as u32;
    if inverse as u32 != !length || length > LONGEST {
        return None;
    }
    let (Some(content), Some(sum)) = (rest.take(length as usize), rest.number(4)) else {
        return Some(None);
    };
    (u64::from(crc32fast::hash(content)) == sum).then_some(Some(content))
}

/// Who stands where, two squares a byte from a1: 0 empty, 1 to 6 rabbit to elephant of Gold, 9 to 14 of Silver.
#[must_use]
pub fn squares(field: &Field) -> [u8; 32] {
    let code = |square: usize| {
        let side = (0..2).find(|&side| field.all[side] >> square & 1 != 0);
        side.map_or(0, |side| 1 + field.kind_at(square) as u8 + 8 * side as u8)
    };
    std::array::from_fn(|pair| code(2 * pair) | code(2 * pair + 1) << 4)
}

/// Reads it back; none when a code has no meaning.
#[must_use]
pub fn read_squares(bytes: &[u8]) -> Option<Field> {
    let mut field = Field::EMPTY;
    for (pair, byte) in bytes.iter().enumerate() {
        for (half, code) in [byte & 15, byte >> 4].into_iter().enumerate() {
            match usize::from(code) {
                0 => (),
                code @ (1..7 | 9..15) => field.toggle(code / 8, code % 8 - 1, 2 * pair + half),
                _ => return None,
            }
        }
    }
    (bytes.len() == 32).then_some(field)
}

/// Bytes that are read one after another, little-endian.
pub struct Bytes<'b>(pub &'b [u8]);

impl<'b> Bytes<'b> {
    /// The next so many.
    pub fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (head, tail) = self.0.split_at_checked(count)?;
        self.0 = tail;
        Some(head)
    }

    /// A number of so many bytes.
    pub fn number(&mut self, bytes: usize) -> Option<u64> {
        let little = self.take(bytes)?.iter().rev();
        Some(little.fold(0, |sum, byte| sum << 8 | u64::from(*byte)))
    }
}
