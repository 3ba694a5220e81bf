//! The packed board of the engines, seen by the player to move, and sowing by one table look-up and two additions.
//! It does not know stores or whose turn is next; a law in the tests ties it to the slow [`Position`].

use crate::lanes::Lanes;
use crate::position::Position;
use crate::variant::{Remaining, Rules};
use std::sync::Arc;

/// Both rows, each in its owner's order of sowing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board<L> {
    /// The row of the player to move.
    pub mine: L,
    /// The row of the other.
    pub theirs: L,
}

impl<L: Lanes> Board<L> {
    /// Packs a position, seen by the player to move.
    #[must_use]
    pub fn from_position(position: &Position) -> Self {
        let pack = |row: &[u16]| {
            let lanes = row.iter().enumerate();
            lanes.fold(L::default(), |word, (lane, &beans)| {
                word.plus(L::single(lane, beans))
            })
        };
        Board {
            mine: pack(position.row(position.mover())),
            theirs: pack(position.row(position.waiting())),
        }
    }

    /// The same board seen by the other player.
    #[inline(always)]
    #[must_use]
    pub fn swapped(self) -> Self {
        Board {
            mine: self.theirs,
            theirs: self.mine,
        }
    }

    /// Whether one row is empty.
    #[inline(always)]
    #[must_use]
    pub fn is_over(self) -> bool {
        self.mine.is_empty() || self.theirs.is_empty()
    }

    /// Beans in all pits.
    #[inline(always)]
    #[must_use]
    pub fn beans(self) -> u16 {
        self.mine.sum() + self.theirs.sum()
    }
}

/// Whether boards of this size and with so many beans fit into `u64` rows.
#[must_use]
pub fn fits_small(length: usize, beans: u16) -> bool {
    length <= u64::LANES && beans <= u64::MOST
}

/// What happens when a pit with so many beans is sown: differences to both rows, beans into the store, the last place.
#[derive(Clone, Copy, Debug, Default)]
struct Step<L> {
    mine: L,
    theirs: L,
    stored: u16,
    /// Places count from the mover's first pit: pits, store, the other's pits.
    last: u16,
}

/// The board after a sowing, still seen by the player who sowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sowing<L> {
    /// Where the beans lie.
    pub board: Board<L>,
    /// How many beans went into the mover's store.
    pub gain: u16,
    /// Whether he moves again.
    pub again: bool,
    /// Whether the last bean captured.
    pub captured: bool,
}

/// Sows on boards of one size under one set of rules. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Sower<L> {
    length: usize,
    rules: Rules,
    stride: usize,
    steps: Arc<[Step<L>]>,
}

impl<L: Lanes> Sower<L> {
    /// Tables for boards with `length` pits on a side and at most `beans` beans.
    ///
    /// # Panics
    /// When such boards do not fit into `L`; see [`fits_small`].
    #[must_use]
    pub fn new(length: usize, beans: u16, rules: Rules) -> Self {
        assert!(
            length <= L::LANES && beans <= L::MOST,
            "the board does not fit"
        );
        let stride = usize::from(beans) + 1;
        let mut steps = vec![Step::default(); length * stride];
        for pit in 0..length {
            for hand in 1..stride {
                let mut step = Step::<L>::default();
                let mut place = pit;
                for _ in 0..hand {
                    place = (place + 1) % (2 * length + 1);
                    if place < length {
                        step.mine = step.mine.plus(L::single(place, 1));
                    } else if place == length {
                        step.stored += 1;
                    } else {
                        step.theirs = step.theirs.plus(L::single(place - length - 1, 1));
                    }
                }
                step.mine = step.mine.minus(L::single(pit, hand as u16));
                step.last = place as u16;
                steps[pit * stride + hand] = step;
            }
        }
        Sower {
            length,
            rules,
            stride,
            steps: steps.into(),
        }
    }

    /// How many pits a row has.
    #[inline(always)]
    #[must_use]
    pub fn length(&self) -> usize {
        self.length
    }

    /// The rules sown by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Sows a pit that is not empty. Remaining beans are not swept.
    #[inline(always)]
    #[must_use]
    pub fn sow(&self, board: Board<L>, pit: usize) -> Sowing<L> {
        let hand = usize::from(board.mine.lane(pit));
        let step = &self.steps[pit * self.stride + hand];
        let mut mine = board.mine.plus(step.mine);
        let mut theirs = board.theirs.plus(step.theirs);
        let (mut gain, last) = (step.stored, usize::from(step.last));
        let mut captured = false;
        if last < self.length && mine.lane(last) == 1 {
            let opposite = self.length - 1 - last;
            let taken = theirs.lane(opposite);
            if taken > 0 || self.rules.capture_empty {
                mine = mine.minus(L::single(last, 1));
                theirs = theirs.minus(L::single(opposite, taken));
                gain += 1 + taken;
                captured = true;
            }
        }
        Sowing {
            board: Board { mine, theirs },
            gain,
            again: last == self.length,
            captured,
        }
    }

    /// What the player to move gains over the other when the game ends on this board.
    #[inline(always)]
    #[must_use]
    pub fn swept(&self, board: Board<L>) -> i16 {
        let ahead = board.mine.sum() as i16 - board.theirs.sum() as i16;
        match self.rules.remaining {
            Remaining::Owner => ahead,
            Remaining::Emptier => -ahead,
        }
    }
}

/// The number of ways to sow exactly `depth` times: the fast twin of [`rules::perft`].
#[must_use]
pub fn perft<L: Lanes>(sower: &Sower<L>, board: Board<L>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if board.is_over() {
        return 0;
    }
    let mut pits = board.mine.occupied();
    if depth == 1 {
        return u64::from(pits.count_ones());
    }
    let mut count = 0;
    while pits != 0 {
        let sowing = sower.sow(board, pits.trailing_zeros() as usize);
        pits &= pits - 1;
        let next = if sowing.again {
            sowing.board
        } else {
            sowing.board.swapped()
        };
        count += perft(sower, next, depth - 1);
    }
    count
}
