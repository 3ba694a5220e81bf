//! What ranks say to each other, as bytes.

use crate::cells::{Cells, Pair};
use crate::equation::{Open, Outcome};
use crate::formation::Id;

/// Bytes of an address.
pub(super) const ADDRESS: usize = 8;

/// Asks for the bounds at a place of a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question {
    /// Whether the mover of the asker rolls again; else his opponent does.
    pub again: bool,
    /// The columns of the mover of the asker, and of his opponent.
    pub mover: u8,
    pub opponent: u8,
    pub at: u64,
}

impl Question {
    pub fn write(self, out: &mut Vec<u8>) {
        let columns = u64::from(self.mover) << 56 | u64::from(self.opponent) << 48;
        let word = u64::from(self.again) << 63 | columns | self.at;
        out.extend_from_slice(&word.to_le_bytes());
    }

    pub fn read(bytes: &[u8]) -> Self {
        let word = number(bytes);
        Question {
            again: word >> 63 == 1,
            mover: (word >> 56 & 0x7f) as u8,
            opponent: (word >> 48 & 0xff) as u8,
            at: word & ((1 << 48) - 1),
        }
    }
}

fn number(bytes: &[u8]) -> u64 {
    let bytes = bytes.iter().take(8).rev();
    bytes.fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// Appends bounds as wide as they are kept.
pub(super) fn write_pair<C: Cells>(pair: Pair, out: &mut Vec<u8>) {
    let begin = out.len();
    out.resize(begin + C::BYTES as usize, 0);
    C::write(pair, &mut out[begin..]);
}

/// The bounds at the beginning of these bytes.
pub(super) fn pair_of<C: Cells>(bytes: &[u8]) -> Pair {
    C::read(bytes)
}

/// Asks for what the dice say about a position whose opponent's row is elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Help {
    pub class: u32,
    pub mover: Id,
    pub opponent: Id,
}

/// Bytes of a request for help.
pub(super) const HELP: usize = 12;

impl Help {
    pub fn write(self, out: &mut Vec<u8>) {
        for part in [self.class, self.mover, self.opponent] {
            out.extend_from_slice(&part.to_le_bytes());
        }
    }

    pub fn read(bytes: &[u8]) -> Self {
        let part = |at: usize| number(&bytes[4 * at..4 * at + 4]) as u32;
        Help {
            class: part(0),
            mover: part(1),
            opponent: part(2),
        }
    }
}

/// Bytes of an outcome.
pub(super) const OUTCOME: usize = 24;

/// Appends what the dice say; where that is known for sure there is nothing to divide by.
pub(super) fn write_outcome(outcome: &Outcome<Pair>, out: &mut Vec<u8>) {
    let (sum, passes, whole) = match outcome {
        Outcome::Known(pair) => (*pair, 0, 0),
        Outcome::Open(open) => (open.sum, open.passes, open.whole),
    };
    out.extend_from_slice(&sum.low.to_le_bytes());
    out.extend_from_slice(&sum.high.to_le_bytes());
    out.extend_from_slice(&passes.to_le_bytes());
    out.extend_from_slice(&whole.to_le_bytes());
}

pub(super) fn outcome_of(bytes: &[u8]) -> Outcome<Pair> {
    let sum = Pair {
        low: number(bytes),
        high: number(&bytes[8..]),
    };
    let passes = number(&bytes[16..20]) as u32;
    match number(&bytes[20..24]) as u32 {
        0 => Outcome::Known(sum),
        whole => Outcome::Open(Open { sum, passes, whole }),
    }
}
