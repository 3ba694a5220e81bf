//! A small network that rates positions: 768 inputs (kind, side and square) and the steps left, one layer of clipped sums, one output,
//! in whole numbers. The sums are kept from position to position and only what changed is added. It knows no training and no files.

use crate::bits::take;
use crate::field::Field;
use work::checkpoint::{self, Kind, Unusable};

/// Sums of the hidden layer.
pub const HIDDEN: usize = 32;
/// Inputs: two sides, six kinds, 64 squares; then one for each number of steps left.
pub const INPUTS: usize = 768 + 4;
/// A sum of 1 in the trained network is this much here; sums are clipped to 0 … 1.
pub const ONE: i16 = 255;
/// An output weight of 1 is this much here.
pub const OUT: i16 = 64;
/// An output of 1 is so many hundredths of a rabbit.
pub const RABBITS: i32 = 400;
/// No weight is larger, so that sums of 33 of them fit into 16 bits.
pub const LARGEST: i16 = 3 * ONE;

const KIND: Kind = Kind {
    name: "arimaa network",
    version: 1,
};

type Sums = [i16; HIDDEN];

/// The network.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// Whether it corrects the evaluation, or is one of its own.
    pub correction: bool,
    /// From each input to the sums.
    rows: Vec<Sums>,
    bias: Sums,
    out: Sums,
    out_bias: i32,
}

impl std::fmt::Debug for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Network {{ correction: {} }}", self.correction)
    }
}

/// Why a network cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum NetworkError {
    /// It cannot be read, is foreign, of another version, or damaged.
    #[error(transparent)]
    Unusable(#[from] Unusable),
    /// Its layers have other sizes, or its weights are too large.
    #[error("the network has another shape")]
    Shape,
}

impl say::Tell for NetworkError {
    fn fault(&self) -> say::Fault {
        match self {
            NetworkError::Unusable(Unusable::Damaged) => say::Fault::Other,
            NetworkError::Unusable(_) | NetworkError::Shape => say::Fault::Input,
        }
    }

    fn message(&self) -> say::Message {
        match self {
            NetworkError::Unusable(Unusable::OtherKind { found_version, .. }) => {
                say::Message::new("bot-error-network-other").with("found", *found_version)
            }
            NetworkError::Unusable(_) => say::Message::new("bot-error-network-damaged"),
            NetworkError::Shape => say::Message::new("bot-error-network-shape"),
        }
    }

    fn accepted(&self) -> Option<say::Message> {
        Some(say::Message::new("bot-accepted-network"))
    }
}

/// The input that a piece stands for, seen by a side: its own pieces first, its own edge at the bottom.
#[inline(always)]
#[must_use]
pub const fn input(view: usize, side: usize, kind: usize, square: usize) -> usize {
    let square = if view == 0 { square } else { square ^ 56 };
    (side ^ view) * 384 + kind * 64 + square
}

/// The input that stands for the steps left, 1 to 4.
#[inline(always)]
#[must_use]
pub const fn steps_input(left: usize) -> usize {
    768 + (left.wrapping_sub(1) & 3)
}

/// The inputs that are 1 in a position.
pub fn inputs(field: &Field, mover: usize, left: usize) -> impl Iterator<Item = usize> {
    let field = *field;
    let pieces = (0..12).flat_map(move |index| {
        let (side, kind) = (index / 6, index % 6);
        let mut set = field.of(side, kind);
        std::iter::from_fn(move || (set != 0).then(|| input(mover, side, kind, take(&mut set))))
    });
    pieces.chain([steps_input(left)])
}

/// Sums as they stand for the last position that each side was asked about.
#[derive(Clone, Debug)]
pub struct Accumulator {
    views: [View; 2],
}

#[derive(Clone, Debug)]
struct View {
    field: Field,
    sums: Sums,
}

impl Network {
    /// A network from its numbers, row by row; none when a number is too large or one is missing.
    #[must_use]
    pub fn new(
        correction: bool,
        rows: Vec<[i16; HIDDEN]>,
        bias: [i16; HIDDEN],
        out: [i16; HIDDEN],
        out_bias: i32,
    ) -> Option<Network> {
        let small = |sums: &Sums| {
            sums.iter()
                .all(|weight| (-LARGEST..=LARGEST).contains(weight))
        };
        let sound = rows.len() == INPUTS
            && rows.iter().all(small)
            && small(&bias)
            && small(&out)
            && out_bias.unsigned_abs() < 1 << 28;
        sound.then_some(Network {
            correction,
            rows,
            bias,
            out,
            out_bias,
        })
    }

    /// Sums for no position yet.
    #[must_use]
    pub fn accumulator(&self) -> Accumulator {
        let view = View {
            field: Field::EMPTY,
            sums: self.bias,
        };
        Accumulator {
            views: [view.clone(), view],
        }
    }

    /// What the network says of a position for `mover`, who has `left` steps, in hundredths of a rabbit.
    #[inline]
    pub fn correction(
        &self,
        accumulator: &mut Accumulator,
        field: &Field,
        mover: usize,
        left: usize,
    ) -> i32 {
        let view = &mut accumulator.views[mover & 1];
        self.move_to(view, mover & 1, field);
        self.output(&view.sums, left)
    }

    /// The same from nothing; the slow twin.
    #[must_use]
    pub fn afresh(&self, field: &Field, mover: usize, left: usize) -> i32 {
        let mut sums = self.bias;
        for index in inputs(field, mover, left).filter(|index| *index < 768) {
            add(&mut sums, &self.rows[index]);
        }
        self.output(&sums, left)
    }

    #[inline]
    fn move_to(&self, view: &mut View, mover: usize, field: &Field) {
        if view.field.hash == field.hash && view.field == *field {
            return;
        }
        let mut sums = view.sums;
        for side in 0..2 {
            for kind in 0..6 {
                let (old, new) = (view.field.of(side, kind), field.of(side, kind));
                let mut gone = old & !new;
                while gone != 0 {
                    subtract(
                        &mut sums,
                        &self.rows[input(mover, side, kind, take(&mut gone))],
                    );
                }
                let mut come = new & !old;
                while come != 0 {
                    add(
                        &mut sums,
                        &self.rows[input(mover, side, kind, take(&mut come))],
                    );
                }
            }
        }
        view.sums = sums;
        view.field = *field;
    }

    #[inline]
    fn output(&self, sums: &Sums, left: usize) -> i32 {
        let steps = &self.rows[steps_input(left)];
        let mut sum = self.out_bias;
        for index in 0..HIDDEN {
            let clipped = (sums[index] + steps[index]).clamp(0, ONE);
            sum += i32::from(clipped) * i32::from(self.out[index]);
        }
        let one = i64::from(ONE) * i64::from(OUT);
        (i64::from(sum) * i64::from(RABBITS) / one) as i32
    }

    /// The file: a checkpoint with the sizes, whether it corrects, and all numbers, little-endian.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut payload = Vec::new();
        payload.extend((INPUTS as u32).to_le_bytes());
        payload.extend((HIDDEN as u32).to_le_bytes());
        payload.push(u8::from(self.correction));
        payload.extend(self.out_bias.to_le_bytes());
        let all = self.rows.iter().chain([&self.bias, &self.out]);
        payload.extend(all.flatten().flat_map(|weight| weight.to_le_bytes()));
        let mut file = Vec::new();
        // Writing into memory does not fail.
        let _ = checkpoint::write(&mut file, KIND, &payload);
        file
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is foreign, of another version, damaged, or of another shape.
    pub fn read(file: &[u8]) -> Result<Network, NetworkError> {
        let mut rest = file;
        let payload = checkpoint::read(&mut rest, KIND)?;
        let network = if rest.is_empty() {
            parse(&payload)
        } else {
            None
        };
        network.ok_or(NetworkError::Shape)
    }
}

fn parse(payload: &[u8]) -> Option<Network> {
    let (inputs, rest) = payload.split_first_chunk()?;
    let (hidden, rest) = rest.split_first_chunk()?;
    let (correction, rest) = rest.split_first()?;
    let (out_bias, rest) = rest.split_first_chunk()?;
    let sizes = [u32::from_le_bytes(*inputs), u32::from_le_bytes(*hidden)];
    if sizes != [INPUTS as u32, HIDDEN as u32] || *correction > 1 {
        return None;
    }
    let (numbers, more) = rest.as_chunks();
    let numbers: Vec<i16> = numbers
        .iter()
        .map(|bytes| i16::from_le_bytes(*bytes))
        .collect();
    let (rows, odd) = numbers.as_chunks();
    let (rows, [bias, out]) = rows.split_last_chunk()?;
    if !more.is_empty() || !odd.is_empty() {
        return None;
    }
    let out_bias = i32::from_le_bytes(*out_bias);
    Network::new(*correction == 1, rows.to_vec(), *bias, *out, out_bias)
}

#[inline(always)]
fn add(sums: &mut Sums, row: &Sums) {
    for index in 0..HIDDEN {
        sums[index] = sums[index].wrapping_add(row[index]);
    }
}

#[inline(always)]
fn subtract(sums: &mut Sums, row: &Sums) {
    for index in 0..HIDDEN {
        sums[index] = sums[index].wrapping_sub(row[index]);
    }
}

#[cfg(test)]
mod tests;
