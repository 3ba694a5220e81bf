//! One record of the store's file: a head that can be trusted alone, and the bytes after it. It opens nothing.

/// Which thing: its shelf and its number.
pub type Key = (u8, u64);

/// What a record says about its thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// It is this from now on.
    Put,
    /// It is gone.
    Remove,
    /// It was there and could not be read any more, so that nobody takes it for something that never was.
    Lost,
}

/// What stands before the bytes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub act: Act,
    /// Whether the change that it belongs to ends with it: until then it does not count.
    pub last: bool,
    pub key: Key,
    /// How many bytes follow.
    pub length: u32,
    /// Their checksum.
    pub sum: u32,
}

/// What follows is text, in which the first of these bytes never occurs: the next record is found also behind one that is damaged.
pub const MARK: [u8; 4] = [0xff, b'H', b'r', b'a'];

impl Head {
    pub const SIZE: usize = 28;

    pub fn write(&self) -> [u8; Head::SIZE] {
        let mut bytes = [0; Head::SIZE];
        bytes[..4].copy_from_slice(&MARK);
        bytes[4] = match self.act {
            Act::Put => 1,
            Act::Remove => 2,
            Act::Lost => 3,
        };
        bytes[5] = self.last.into();
        bytes[6] = self.key.0;
        bytes[8..16].copy_from_slice(&self.key.1.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.length.to_le_bytes());
        bytes[20..24].copy_from_slice(&self.sum.to_le_bytes());
        let sum = crc32fast::hash(&bytes[..24]);
        bytes[24..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Nothing when a single bit is wrong.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let bytes: &[u8; Head::SIZE] = bytes.get(..Head::SIZE)?.try_into().ok()?;
        let number = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| bytes[at + byte]));
        if bytes[..4] != MARK || number(24) != crc32fast::hash(&bytes[..24]) {
            return None;
        }
        let id = u64::from(number(8)) | u64::from(number(12)) << 32;
        Some(Head {
            act: match bytes[4] {
                1 => Act::Put,
                2 => Act::Remove,
                3 => Act::Lost,
                _ => return None,
            },
            last: bytes[5] != 0,
            key: (bytes[6], id),
            length: number(16),
            sum: number(20),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_as_it_was_written_and_not_with_a_wrong_bit() {
        let head = Head {
            act: Act::Put,
            last: true,
            key: (3, 0x1234_5678_9abc),
            length: 77,
            sum: 0xdead_beef,
        };
        let bytes = head.write();
        assert_eq!(Head::read(&bytes), Some(head));
        for bit in 0..Head::SIZE * 8 {
            let mut wrong = bytes;
            wrong[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Head::read(&wrong), None, "bit {bit}");
        }
    }
}
