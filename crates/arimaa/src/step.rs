//! One step, and lists of them. A step knows which piece goes where and as what; whether it is legal is the board's business.

use crate::{Colour, Direction, Piece, Square};
use std::fmt;

/// What a step is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A piece of the side to move steps by itself (and may pull with its next step).
    Plain,
    /// A piece of the opponent is pushed out of the way: the next step must be a [`Kind::Follow`] into its square.
    Push,
    /// The second half of a push: the pusher steps into the square that was emptied.
    Follow,
    /// A piece of the opponent is pulled into the square that the last step emptied.
    Pull,
}

/// A step: one piece goes to a neighbouring square. Packed into 14 bits, so that it is cheap to store in tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step(u16);

impl Step {
    /// Packs a step. The caller answers for the target being on the board.
    #[must_use]
    pub const fn new(
        piece: Piece,
        colour: Colour,
        from: Square,
        direction: Direction,
        kind: Kind,
    ) -> Step {
        Step(
            from.index() as u16
                | (direction as u16) << 6
                | (piece as u16) << 8
                | (colour as u16) << 11
                | (kind as u16) << 12,
        )
    }

    /// The step with these bits, if they are those of a step.
    #[must_use]
    pub fn from_bits(bits: u16) -> Option<Step> {
        let step = Step(bits);
        let sound =
            bits >> 14 == 0 && (bits >> 8 & 7) < 6 && step.from().step(step.direction()).is_some();
        sound.then_some(step)
    }

    /// The step as a small number below 2^14, for tables.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Where the piece stood.
    #[must_use]
    pub const fn from(self) -> Square {
        Square::from_low_bits((self.0 & 63) as u32)
    }

    /// Where the piece goes.
    #[must_use]
    pub const fn to(self) -> Square {
        let from = (self.0 & 63) as u32;
        Square::from_low_bits(match self.direction() {
            Direction::North => from + 8,
            Direction::South => from.wrapping_sub(8),
            Direction::East => from + 1,
            Direction::West => from.wrapping_sub(1),
        })
    }

    /// Which way it goes.
    #[must_use]
    pub const fn direction(self) -> Direction {
        Direction::from_low_bits(self.0 >> 6)
    }

    /// The piece that moves: the pushed or pulled one in [`Kind::Push`] and [`Kind::Pull`].
    #[must_use]
    pub const fn piece(self) -> Piece {
        let index = (self.0 >> 8 & 7) as usize;
        Piece::ALL[if index < 6 { index } else { 5 }]
    }

    /// The colour of the piece that moves.
    #[must_use]
    pub const fn colour(self) -> Colour {
        if self.0 >> 11 & 1 == 0 {
            Colour::Gold
        } else {
            Colour::Silver
        }
    }

    /// What the step is part of.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.0 >> 12 & 3 {
            0 => Kind::Plain,
            1 => Kind::Push,
            2 => Kind::Follow,
            _ => Kind::Pull,
        }
    }
}

impl fmt::Display for Step {
    /// As records have it: `Ra2n`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}{}",
            self.piece().letter(self.colour()),
            self.from(),
            self.direction().letter()
        )
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}:{:?}", self.kind())
    }
}

/// More than any position has: 16 own pieces with 4 directions and 16 others, of which one neighbour is the pusher, with 3.
const CAPACITY: usize = 128;

/// A list of steps that lives on the stack.
#[derive(Clone)]
pub struct StepList {
    steps: [Step; CAPACITY],
    len: usize,
}

impl StepList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> StepList {
        StepList {
            steps: [Step(0); CAPACITY],
            len: 0,
        }
    }

    /// Appends a step. A step beyond the capacity, which no position has, is dropped.
    pub fn push(&mut self, step: Step) {
        if let Some(slot) = self.steps.get_mut(self.len) {
            *slot = step;
            self.len += 1;
        }
    }

    /// Forgets all steps.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The steps.
    #[must_use]
    pub fn as_slice(&self) -> &[Step] {
        &self.steps[..self.len]
    }

    /// The steps, to be sorted or changed in place.
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [Step] {
        &mut self.steps[..self.len]
    }
}

impl Default for StepList {
    fn default() -> Self {
        StepList::new()
    }
}

impl std::ops::Deref for StepList {
    type Target = [Step];
    fn deref(&self) -> &[Step] {
        self.as_slice()
    }
}

impl std::ops::DerefMut for StepList {
    fn deref_mut(&mut self) -> &mut [Step] {
        self.as_mut_slice()
    }
}

impl fmt::Debug for StepList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
