//! What a line of the search keeps at each of its plies: how it came there, which acts are tried and which cut before. It decides
//! nothing.

use super::order::Rated;
use crate::act::Act;

/// The deepest line in steps.
pub const LINE: usize = 96;

/// One ply of the line.
pub struct Frame {
    /// The act that led here; none where what came before is of no use.
    pub led_by: Act,
    /// Killer moves: the acts that cut off here last.
    pub killers: [Act; 2],
    /// The acts of the node, kept so that no node asks for memory.
    pub acts: Vec<Rated>,
}

impl Frame {
    /// An act cut off here.
    #[inline]
    pub fn killed_by(&mut self, act: Act) {
        if self.killers[0] != act {
            self.killers = [act, self.killers[0]];
        }
    }
}

/// The plies of one thread's line. An act takes up to four of them, so that there are some beyond the deepest.
pub struct Stack([Frame; LINE + 4]);

impl Stack {
    /// Nothing learnt.
    pub fn new() -> Self {
        Stack(std::array::from_fn(|_| Frame {
            led_by: Act::NONE,
            killers: [Act::NONE; 2],
            acts: Vec::new(),
        }))
    }

    /// The frame of a ply.
    #[inline(always)]
    pub fn at(&mut self, ply: usize) -> &mut Frame {
        &mut self.0[ply]
    }
}
