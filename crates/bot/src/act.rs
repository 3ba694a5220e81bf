//! Acts: what the engine plays one at a time. A plain step costs one step of the turn; a push or a pull is one act of
//! two steps, so that the search never stands in the middle of a push. It knows no board.

use crate::bits::next;

/// A plain step, a push, a pull or a pass, in 12 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Act(pub u16);

/// What an act is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A piece of the mover steps.
    Step,
    /// A piece of the opponent is pushed and the pusher follows.
    Push,
    /// A piece of the mover steps and pulls a piece of the opponent after it.
    Pull,
    /// The turn ends before its fourth step.
    Pass,
}

impl Act {
    /// Ends the turn.
    pub const PASS: Act = Act(3 << 10);
    /// No act; it is equal to none that is played.
    pub const NONE: Act = Act(u16::MAX);

    /// The piece on `from` steps.
    #[inline(always)]
    #[must_use]
    pub const fn step(from: usize, direction: usize) -> Act {
        Act((from | direction << 6) as u16)
    }

    /// The opponent's piece on `square` goes in `direction`; the pusher stands from it in direction `pusher`.
    #[inline(always)]
    #[must_use]
    pub const fn push(square: usize, direction: usize, pusher: usize) -> Act {
        Act((square | direction << 6 | pusher << 8 | 1 << 10) as u16)
    }

    /// The piece on `square` goes in `direction` and pulls what stands from it in direction `pulled`.
    #[inline(always)]
    #[must_use]
    pub const fn pull(square: usize, direction: usize, pulled: usize) -> Act {
        Act((square | direction << 6 | pulled << 8 | 2 << 10) as u16)
    }

    /// Which of the four it is.
    #[inline(always)]
    #[must_use]
    pub const fn deed(self) -> Deed {
        match self.0 >> 10 {
            0 => Deed::Step,
            1 => Deed::Push,
            2 => Deed::Pull,
            _ => Deed::Pass,
        }
    }

    /// How many steps of the turn it takes.
    #[inline(always)]
    #[must_use]
    pub const fn cost(self) -> usize {
        match self.deed() {
            Deed::Step => 1,
            Deed::Push | Deed::Pull => 2,
            Deed::Pass => 0,
        }
    }

    /// The square it begins with.
    #[inline(always)]
    #[must_use]
    pub const fn square(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The direction of its first step.
    #[inline(always)]
    #[must_use]
    pub const fn direction(self) -> usize {
        (self.0 >> 6 & 3) as usize
    }

    /// Where the other piece stands, as seen from the first square.
    #[inline(always)]
    #[must_use]
    pub const fn second(self) -> usize {
        (self.0 >> 8 & 3) as usize
    }

    /// Where the first piece goes.
    #[inline(always)]
    #[must_use]
    pub const fn target(self) -> usize {
        next(self.square(), self.direction())
    }

    /// Where the other piece of a push or a pull stands.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> usize {
        next(self.square(), self.second())
    }

    /// Where the mover's own piece stands before the act.
    #[inline(always)]
    #[must_use]
    pub const fn mover(self) -> usize {
        match self.deed() {
            Deed::Push => self.other(),
            _ => self.square(),
        }
    }

    /// As an index into tables of 3072 acts. A pass has the last one, which no act can have: from h8 west, pulling what stands west.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        let index = (self.0 & 0xfff) as usize;
        if index < 3072 { index } else { 3071 }
    }
}

/// A list of acts that lives on the stack.
pub struct Acts {
    acts: [Act; 256],
    length: usize,
}

impl Default for Acts {
    fn default() -> Self {
        Acts::new()
    }
}

impl Acts {
    /// An empty list.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> Self {
        Acts {
            acts: [Act::NONE; 256],
            length: 0,
        }
    }

    /// Adds an act. There are at most 240 in a legal position (sixteen pieces in four directions, and pushes and pulls of
    /// neighbours); the mask keeps even a wrong count within the list.
    #[inline(always)]
    pub fn push(&mut self, act: Act) {
        self.acts[self.length & 255] = act;
        self.length += 1;
    }

    /// The acts.
    #[inline(always)]
    #[must_use]
    pub fn as_slice(&self) -> &[Act] {
        &self.acts[..self.length.min(256)]
    }
}
